"""Rooms come and go in memory; the games and those who watch them notice nothing of it."""

import asyncio

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
from tests.server.live.house import House, a_move, digest, eventually, opened, viewing

pytestmark = pytest.mark.anyio


async def test_rooms_beyond_the_limit_go_and_come_back_the_same(url: str, chances: None) -> None:
    async with opened(url, rooms_in_memory=3) as house:
        ids, before = [], {}
        for n in range(8):
            room = await house.two("glory")
            await house.play(room, 3 + n)
            ids.append(room.id)
            before[room.id] = digest(room)
        all_rooms = house.service.rooms
        assert len(all_rooms.in_memory) <= 4
        for id_ in ids:
            room = await all_rooms.room(id_)
            assert digest(room) == before[id_]
            assert not room.gone
        # One that is watched stays.
        watched = await all_rooms.room(ids[0])
        async with viewing(house, watched, house.ana) as viewer:
            for id_ in ids[1:]:
                await all_rooms.room(id_)
            assert all_rooms.in_memory[ids[0]] is watched
            await house.play(watched, 1, "more")
            await viewer.seen(len(watched.times))


async def test_a_room_that_went_while_somebody_had_it_in_hand_goes_on(
    url: str, chances: None
) -> None:
    """A request may be under way in a room that is put away; its bots move all the same."""
    async with opened(url, rooms_in_memory=1) as house:
        id_ = await house.create("glory", "me", "greedy")
        room = await house.service.rooms.room(id_)
        await eventually(lambda: room.row.awaited == [0] and not house.service.rooms._bots)
        for _ in range(3):
            await house.two("glory")
        assert room.gone
        for n in range(40):
            if not await house.answer_for(room, 0, str(n)):
                break
        moved = len(room.times)
        lines = 0
        for _ in range(300):
            lines = (await house.row(id_)).lines
            if lines > moved:
                break
            await asyncio.sleep(0.02)
        assert lines > moved
        again = await house.service.rooms.room(id_)
        assert again is not room


async def test_bots_play_in_more_rooms_than_fit_in_memory(url: str, chances: None) -> None:
    async with opened(url, rooms_in_memory=2) as house:
        ids = [await house.create("glory", "random", "random") for _ in range(6)]
        for _ in range(600):
            rows = [await house.row(id_) for id_ in ids]
            if all(row.status == "over" for row in rows):
                break
            await asyncio.sleep(0.02)
        assert [row.status for row in rows] == ["over"] * 6


async def test_those_who_watch_follow_their_game_to_its_new_room(house: House) -> None:
    room = await house.two("glory")
    await house.play(room, 3)
    async with viewing(house, room, house.ana) as ana, viewing(house, room, None) as nobody:
        for viewer in (ana, nobody):
            await viewer.seen(4)
        house.service.rooms.forget(room.id)
        again = await house.service.rooms.room(room.id)
        assert again is not room
        await eventually(lambda: len(again.watchers) == 2 and not room.watchers)
        await house.play(again, 2, "more")
        for viewer in (ana, nobody):
            await viewer.seen(6)
        if again.row.awaited == [0]:
            await ana.ask(wire.MoveRequest, seq=6, move=a_move(again, 0))
        else:
            assert (await ana.ask(wire.LookRequest, n=2)).seq == 6


async def test_a_game_that_cannot_be_kept_is_read_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("glory")
    await house.play(room, 3)
    before = digest(room)
    async with viewing(house, room, house.ana) as viewer:
        await viewer.seen(4)

        async def full(work: object) -> None:
            raise OSError("no space left")

        seat = room.row.awaited[0]
        move = a_move(room, seat)
        monkeypatch.setattr(house.service.store, "writing", full)
        for _ in range(3):
            with pytest.raises(OSError, match="no space"):
                await room.move(seat, 4, "k", move)
            assert (digest(room), len(room.times), room.row.lines) == (before, 4, 4)
        monkeypatch.undo()
        assert len(await house.lines(room.id)) == 4
        assert await room.move(seat, 4, "k", move) == 4
        await viewer.seen(5)


async def test_when_the_store_is_away_the_room_comes_back_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("glory")
    async with viewing(house, room, house.ana) as viewer:
        await viewer.seen(1)
        seat = room.row.awaited[0]
        move = a_move(room, seat)

        def gone(*work: object) -> None:
            raise OSError("away")

        with monkeypatch.context() as away:
            away.setattr(house.service.store, "writing", gone)
            away.setattr(house.service.store, "reading", gone)
            with pytest.raises(OSError, match="away"):
                await room.move(seat, 1, "k", move)
        assert room.gone
    again = await house.service.rooms.room(room.id)
    assert again is not room
    assert await again.move(seat, 1, "k", move) == 1


async def test_a_game_that_is_not_there_is_refused_each_time(house: House) -> None:
    asked = [house.service.rooms.room("nothing") for _ in range(4)]
    results = await asyncio.gather(*asked, return_exceptions=True)
    assert [getattr(one, "code", one) for one in results] == ["no-game"] * 4
    with pytest.raises(Refused):
        await house.service.rooms.room("nothing")


async def test_many_who_want_a_room_get_the_same(house: House) -> None:
    id_ = (await house.two("glory")).id
    house.service.rooms.forget(id_)
    rooms = await asyncio.gather(*(house.service.rooms.room(id_) for _ in range(5)))
    assert len({id(room) for room in rooms}) == 1


async def test_a_room_that_is_just_read_is_waited_for_at_the_end(house: House) -> None:
    id_ = await house.create("glory", "me", "greedy")
    all_rooms = house.service.rooms
    all_rooms.forget(id_)
    wanted = asyncio.create_task(all_rooms.room(id_))
    await asyncio.sleep(0)
    wanted.cancel()
    assert all_rooms._coming
    await all_rooms.stop()
    assert not all_rooms._coming
    # And nothing begins any more.
    assert id_ in all_rooms.in_memory
    assert not all_rooms._bots
