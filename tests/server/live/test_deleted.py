"""Games that the keeper of a server deletes while they are played: whoever watches is told, bots
stop, and nobody stumbles.
"""

import logging

import pytest
from sqlalchemy import select

from aedilis.server import wire
from aedilis.server.bus import announce
from aedilis.server.errors import Refused
from aedilis.server.live.stand_ins import set_stand_in
from aedilis.server.store import usage
from aedilis.server.store.schema import metadata
from aedilis.server.store.store import Store
from tests.server.live.house import a_move, eventually, opened, viewing
from tests.server.postgres import cluster, database, postgres_url

__all__ = ["cluster", "database", "postgres_url"]

pytestmark = pytest.mark.anyio


async def drop(url: str, *ids: str) -> None:
    """What `aedilis admin drop` does, as another process does it."""
    store = Store(url)
    await store.open()
    try:
        async with store.reading() as c:
            wanted = [one for one in await usage.measure(c) if one.id in ids]
        assert len(wanted) == len(ids)
        await store.writing(lambda c: usage.drop(c, wanted))
        await announce(store)
    finally:
        await store.close()


async def test_whoever_watches_is_told_and_others_go_on(
    database: str, chances: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as house:
        room, other = await house.two(), await house.two()
        async with (
            viewing(house, room, house.ana) as player,
            viewing(house, room, None) as nobody,
            viewing(house, other, house.ben) as elsewhere,
        ):
            for one in (player, nobody, elsewhere):
                await one.seen(1)
            seat = room.row.awaited[0]
            move = a_move(room, seat)
            with caplog.at_level(logging.INFO):
                await drop(database, room.id)
                for one in (player, nobody):
                    assert (await one.ended()).code == "no-game"
            assert room.id not in house.service.rooms.in_memory
            (line,) = [one for one in caplog.records if "is gone" in one.message]
            assert line.__dict__["game"] == room.id
            with pytest.raises(Refused, match="no-game"):
                await room.move(seat, 1, None, move)
            with pytest.raises(Refused, match="no-game"):
                await house.service.lobby.join(house.cleo, room.id, None, None)
            seat = other.row.awaited[0]
            await other.move(seat, 1, None, a_move(other, seat))
            await elsewhere.seen(2)
            said = wire.SayRequest
            assert isinstance(await elsewhere.ask(said, text="Adhuc hic sum"), wire.DoneMessage)


async def test_bots_in_the_middle_of_their_game_stop(
    database: str, chances: None, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(database) as house:
        rooms = []
        for seats in (["me", "greedy"], ["me", "senator", "senator"]):
            game = "glory" if len(seats) == 2 else "republic"
            rooms.append(await house.service.rooms.room(await house.create(game, *seats)))
        for room in rooms:
            await set_stand_in(house.service, room, [0], house_bot(room.row.game))
        await eventually(lambda: all(len(room.times) > 5 for room in rooms))
        assert all(room.row.status == "running" for room in rooms)
        await drop(database, *(room.id for room in rooms))
        await eventually(lambda: all(room.gone for room in rooms))
        await eventually(lambda: not house.service.rooms._bots)
        async with house.service.store.reading() as c:
            for table in metadata.sorted_tables:
                if "game" in table.c and table.name != "games":
                    assert (await c.execute(select(table.c.game))).first() is None, table.name
        assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []


def house_bot(game: str) -> str:
    """A bot for a game."""
    return {"glory": "greedy", "republic": "senator"}[game]
