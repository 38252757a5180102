"""Two processes on one file: whatever lets one of them look into the store, its watchers hear of
what is new there, and its bots go on, though the news of it comes later or never.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.live import bots, rooms
from aedilis.server.live.room import Room
from aedilis.server.live.stand_ins import set_stand_in
from aedilis.server.live.time_out import time_is_up
from aedilis.server.people import leaving
from aedilis.server.service import Service
from aedilis.server.store.deleting import Deleted
from aedilis.server.store.lines import read_since
from aedilis.server.store.schema import lines
from tests.server.live.house import House, a_move, deaf, eventually, viewing

pytestmark = pytest.mark.anyio

Look = Callable[[House, Room], Awaitable[None]]


async def come_in(house: House, room: Room) -> None:
    with pytest.raises(Refused, match="no-open-seat"):
        await house.service.lobby.join(house.dora, room.id, None, None)


async def give_back(house: House, room: Room) -> None:
    await set_stand_in(house.service, room, [0], "")


async def look_at_clocks(house: House, room: Room) -> None:
    await time_is_up(house.service, room)


async def delete(house: House, room: Room) -> None:
    await leaving.tell(house.service, Deleted([room.id], [], 0))


@pytest.mark.parametrize("look", [come_in, give_back, look_at_clocks, delete])
async def test_a_line_that_is_found_in_passing_is_told(house: House, look: Look) -> None:
    here = await house.two()
    async with deaf(house) as other:
        there = await other.service.rooms.room(here.id)
        async with viewing(other, there, other.ben) as viewer:
            await viewer.seen(1)
            seat = here.row.awaited[0]
            await here.move(seat, 1, None, a_move(here, seat))
            await look(other, there)
            assert len(there.times) == 2
            await viewer.seen(2)
            # And the news that comes at last is none.
            await other.service.rooms.news.hear(f"game:{here.id}", "2")
            assert (await viewer.seen(2)).seq == 2


async def test_the_news_of_many_games_are_read_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [await house.two() for _ in range(12)]
    async with deaf(house) as other:
        theirs = [await other.service.rooms.room(room.id) for room in rooms]
        for room in rooms:
            seat = room.row.awaited[0]
            await room.move(seat, 1, None, a_move(room, seat))
        readings: list[int] = []
        reading = other.service.store.reading

        def counted() -> AbstractAsyncContextManager[AsyncConnection]:
            readings.append(len(readings))
            return reading()

        monkeypatch.setattr(other.service.store, "reading", counted)
        # As after the news were cut off.
        await other.service.rooms.news.hear("game:", "")
        await eventually(lambda: all(len(room.times) == 2 for room in theirs))
        assert len(readings) == 1


async def test_where_news_were_missed_only_tables_with_new_talk_are_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms = [await house.two() for _ in range(5)]
    async with deaf(house) as other, AsyncExitStack() as stack:
        theirs = [await other.service.rooms.room(room.id) for room in rooms]
        watching = [
            await stack.enter_async_context(viewing(other, room, other.ben)) for room in theirs
        ]
        for viewer in watching:
            await viewer.seen(1)
        asked: list[str] = []
        told = other.service.talk.told

        async def counted(room: Room, *rest: Any) -> Any:
            asked.append(room.id)
            return await told(room, *rest)

        monkeypatch.setattr(other.service.talk, "told", counted)
        for text in ("Ave", "Vale"):
            await house.service.talk.say(rooms[2], house.ana, text, text, None)
            asked.clear()
            await other.service.rooms._said("chat:", "")
            await watching[2].until(lambda text=text: watching[2].heard[-1:] == [text])  # type: ignore[misc]
            assert asked == [rooms[2].id]


async def test_a_damaged_game_takes_no_news_from_others(house: House) -> None:
    damaged, well = await house.two(), await house.two()
    async with deaf(house) as other:
        theirs = [await other.service.rooms.room(room.id) for room in (damaged, well)]
        for room in (damaged, well):
            seat = room.row.awaited[0]
            await room.move(seat, 1, None, a_move(room, seat))
        broken = update(lines).where(lines.c.game == damaged.id, lines.c.n == 1).values(line="{")
        await house.service.store.writing(lambda c: c.execute(broken))
        await other.service.rooms.news.hear("game:", "")
        await eventually(lambda: len(theirs[1].times) == 2)
        assert theirs[0].gone
        with pytest.raises(Refused, match="damaged"):
            await other.service.rooms.room(damaged.id)


async def test_what_was_read_before_a_change_here_is_not_taken_for_new(house: House) -> None:
    room = await house.two()
    changes = room.changes
    async with house.service.store.reading() as c:
        since = (await read_since(c, {room.id: 1}))[room.id]
    await set_stand_in(house.service, room, [0], "greedy")
    await room.take(changes, since)
    assert room.sitting[0].stand_in == "greedy"


async def test_a_game_that_is_found_gone_is_told(house: House) -> None:
    id_ = await house.create("glory", "me", "open")
    async with deaf(house) as other:
        there = await other.service.rooms.room(id_)
        async with viewing(other, there, other.ana) as viewer:
            await viewer.until(lambda: viewer.table.status == "open")
            await house.service.lobby.stop(house.ana, id_)
            with pytest.raises(Refused, match="no-game"):
                await other.service.lobby.join(other.ben, id_, None, None)
            assert (await viewer.ended()).code == "no-game"


async def test_bots_go_on_where_a_line_is_found_in_passing(house: House) -> None:
    """The process that took the move has gone before its bots could answer."""
    house.service.bot_pause = 3_600.0
    id_ = await house.create("glory", "me", "greedy")
    here = await house.service.rooms.room(id_)
    async with viewing(house, here, house.ana), deaf(house) as other:
        there = await other.service.rooms.room(id_)
        for n in range(60):
            if here.row.awaited != [0]:
                break
            await here.move(0, len(here.times), None, a_move(here, 0, str(n)))
        assert here.row.awaited == [1]
        seen = len(here.times)
        await come_in(other, there)
        await eventually(lambda: len(there.times) > seen)


async def test_only_the_house_that_took_the_move_thinks_of_the_answer(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[Service] = []
    think = bots.think

    async def told(service: Service, *arguments: Any, **named: Any) -> Any:
        thought.append(service)
        return await think(service, *arguments, **named)

    monkeypatch.setattr(bots, "think", told)
    monkeypatch.setattr(rooms, "LEFT_SECONDS", 3_600.0)
    id_ = await house.create("glory", "me", "greedy", "greedy")
    here = await house.service.rooms.room(id_)
    await eventually(lambda: here.row.awaited == [0] and house.service.rooms._bots == {})
    async with deaf(house) as other:
        there = await other.service.rooms.room(id_)
        await eventually(lambda: other.service.rooms._bots == {})
        thought.clear()
        for _ in range(12):
            await eventually(lambda: here.row.awaited == [0] and house.service.rooms._bots == {})
            await here.move(0, len(here.times), None, a_move(here, 0))
            seen = len(here.times)
            await other.service.rooms.news.hear(f"game:{id_}", str(seen))
            while len(there.times) < seen:
                await asyncio.sleep(0.01)
        assert house.service in thought
        assert other.service not in thought


async def test_bots_that_are_left_to_another_house_go_on_when_it_does_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.service.bot_pause = 3_600.0
    id_ = await house.create("glory", "me", "greedy")
    here = await house.service.rooms.room(id_)
    async with viewing(house, here, house.ana), deaf(house) as other:
        there = await other.service.rooms.room(id_)
        for n in range(60):
            if here.row.awaited != [0]:
                break
            await here.move(0, len(here.times), None, a_move(here, 0, str(n)))
        assert here.row.awaited == [1]
        began = time.monotonic()
        await there.catch_up()
        assert there.row.awaited == [1]
        await eventually(lambda: there.row.awaited != [1])
        assert time.monotonic() - began >= rooms.LEFT_SECONDS


async def test_bots_that_were_left_to_another_house_answer_who_moves_here(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LEFT_SECONDS", 3_600.0)
    id_ = await house.create("glory", "me", "greedy")
    room = await house.service.rooms.room(id_)
    await eventually(lambda: room.row.awaited == [0] and house.service.rooms._bots == {})
    room.stir(elsewhere=True)
    for n in range(60):
        await room.move(0, len(room.times), None, a_move(room, 0, str(n)))
        if room.row.awaited == [1]:
            break
    await eventually(lambda: room.row.awaited != [1])
