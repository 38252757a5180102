"""People with accounts, and finished games of theirs, for the tests of players and ratings."""

import time
from typing import Any

import httpx

from aedilis.server.people import Person, sessions
from aedilis.server.people.visitors import COOKIE, csrf_token
from aedilis.server.store.games import SeatRow
from tests.server.api.world import World, add_owner
from tests.server.planted import add_game, game_row, play_on


async def add_people(world: World, *names: str) -> dict[str, Person]:
    """People who come with the cookies of their browsers, and go by their names in the world."""
    out: dict[str, Person] = {}
    for name in names:
        out[name] = await add_owner(world.service.store, name)
        session = await sessions.begin(world.service.store, out[name].id)
        token = csrf_token(world.service.keys.signing, sessions.digest_of(session))
        world.clients[name] = httpx.AsyncClient(
            transport=httpx.ASGITransport(world.app),
            base_url="http://testserver/api/v1",
            headers={"cookie": f"{COOKIE}={session}", "x-csrf-token": token},
        )
    return out


async def finished(
    world: World, id_: str, *sitting: Person | str, away: int = -1, **more: Any
) -> list[int]:
    """A finished game of Glory of some people and (by name) the server's bots, the first person's
    own; a bot has ended the seat `away`. Gives who won.
    """
    names = [one if isinstance(one, str) else one.name for one in sitting]
    table, codes = play_on("glory", names, id_, None)
    host = next(one for one in sitting if not isinstance(one, str))
    values = {"id": id_, "title": f"Foro {id_}", "host": host.id, "settings": {}, **more}
    rows = [
        SeatRow(seat=n, name=one, bot=one)
        if isinstance(one, str)
        else SeatRow(seat=n, name=one.name, person=one.id, stand_in="greedy" if n == away else "")
        for n, one in enumerate(sitting)
    ]
    row = game_row(table, time.time(), **values)
    await world.service.store.writing(lambda c: add_game(c, row, rows, table, codes))
    return list(table.game.winners(table.state))
