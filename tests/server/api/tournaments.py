"""Tournaments over the API."""

from functools import partial
from typing import Any

import httpx

from aedilis.server.people import sessions
from aedilis.server.people.visitors import COOKIE, csrf_token
from aedilis.server.store import games as kept
from tests.server.api.world import World, add_owner

PLAN = {"kind": "swiss", "game": "glory", "size": 2, "rounds": 2, "title": "Ludi"}


async def enrol(world: World, *names: str) -> None:
    """People with accounts, who can be asked for by their names from now on."""
    for name in names:
        one = await add_owner(world.service.store, name)
        session = await sessions.begin(world.service.store, one.id)
        csrf = csrf_token(world.service.keys.signing, sessions.digest_of(session))
        world.clients[name] = httpx.AsyncClient(
            transport=httpx.ASGITransport(world.app),
            base_url="http://testserver/api/v1",
            headers={"cookie": f"{COOKIE}={session}", "x-csrf-token": csrf},
        )


async def call(world: World, **plan: object) -> str:
    made = await world.ask("POST", "/tournaments", {**PLAN, **plan}, who="owner")
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


async def win_all(world: World, id_: str) -> None:
    """The first seat wins each game of the round."""
    shown = (await world.ask("GET", f"/tournaments/{id_}", who="owner")).json()
    for table in shown["rounds"][0]["tables"]:
        values: dict[str, Any] = {"status": "over", "ending": {"word": "finished", "winners": [0]}}
        await world.service.store.writing(partial(kept.change_game, id_=table["game"], **values))
    await world.service.tournaments.go_on(id_)
