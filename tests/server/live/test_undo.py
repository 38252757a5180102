"""Undo: one's own last move, and never across what another did or what has been revealed."""

import pytest

from aedilis.server import wire
from tests.server.live.house import House, a_move, a_room_to_undo, digest, eventually, viewing

pytestmark = pytest.mark.anyio


async def test_a_move_is_taken_back_and_everybody_sees_it(house: House) -> None:
    room, seat = await a_room_to_undo(house)
    before, seq = digest(room), len(room.times)
    async with (
        viewing(house, room, house.person_of(room, seat)) as mine,
        viewing(house, room, house.person_of(room, 1 - seat)) as other,
    ):
        await mine.ask(wire.MoveRequest, seq=seq, move=a_move(room, seat))
        assert digest(room) != before
        await mine.seen(seq + 1)
        assert mine.table.undo == ""
        await other.seen(seq + 1)
        reason = other.table.undo
        assert reason
        error = await other.refused(wire.UndoRequest, seq=seq + 1)
        assert (error.code, error.key) == ("no-undo", "kernel-undo-nothing")
        done = await mine.ask(wire.UndoRequest, seq=seq + 1)
        assert done.seq == seq + 2
        assert digest(room) == before
        for viewer in (mine, other):
            await viewer.until(lambda viewer=viewer: seq + 1 in viewer.log)  # type: ignore[misc]
            assert viewer.log[seq + 1].undo
            assert viewer.log[seq + 1].seat == seat
        kept = (await house.lines(room.id))[-1]
        assert kept.line == {"n": seq + 1, "seat": seat, "undo": True}
    assert digest(await house.reread(room)) == before


@pytest.mark.parametrize("game", ["glory", "republic"])
async def test_what_was_revealed_stays_revealed(house: House, game: str) -> None:
    """After a line with an outcome, or by which the mover has learned something, nobody undoes."""
    room = await house.two(game)
    revealed = 0
    for n in range(60):
        seat, seq = room.row.awaited[0], len(room.times)
        await room.move(seat, seq, None, a_move(room, seat, str(n)))
        assert room.table is not None
        line = room.table.entries[-1].line
        if line.out or room.table.state.learned >> seat & 1:
            revealed += 1
            async with viewing(house, room, house.person_of(room, seat)) as viewer:
                error = await viewer.refused(wire.UndoRequest, seq=seq + 1)
                assert (error.code, error.key) == ("no-undo", "kernel-undo-revealed")
    assert revealed > 3
    assert not any(line.line.get("undo") for line in await house.lines(room.id))


async def test_undo_stops_at_the_deal_and_at_the_end(house: House) -> None:
    room = await house.two()
    seat = room.row.awaited[0]
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        error = await viewer.refused(wire.UndoRequest, seq=1)
        assert error.key == "kernel-undo-nothing"
    over = await house.plant("glory", None)
    async with viewing(house, over, house.ana) as viewer:
        error = await viewer.refused(wire.UndoRequest, seq=len(over.times))
        assert error.code == "not-running"


async def test_a_move_is_taken_back_past_bots_that_have_moved_since(house: House) -> None:
    id_ = await house.create("glory", "me", "greedy", "greedy")
    room = await house.service.rooms.room(id_)
    tried = 0
    async with viewing(house, room, house.ana) as viewer:
        for n in range(150):
            await eventually(lambda: room.row.awaited == [0] or room.row.status != "running")
            if room.row.status != "running":
                break
            before, seq = digest(room), len(room.times)
            await viewer.ask(wire.MoveRequest, seq=seq, move=a_move(room, 0, str(n)))
            await eventually(lambda: room.row.awaited == [0] or room.row.status != "running")
            assert room.table is not None
            course = room.table.undo_course(0, room.bots())
            now = len(room.times)
            await viewer.seen(now)
            if room.row.status != "running" or len(course) < 2 or course.count(0) > 1:
                continue
            tried += 1
            assert room.table.why_no_undo(0) == "kernel-undo-other"
            assert viewer.table.undo == ""
            await viewer.ask(wire.UndoRequest, seq=now)
            lines = (await house.lines(id_))[now:]
            assert [one.line["seat"] for one in lines] == course
            assert all(one.line["undo"] for one in lines)
            assert digest(room) == before
            if tried == 3:
                break
    assert tried
    kept = digest(room)
    assert digest(await house.reread(room)) == kept


async def test_nobody_goes_back_past_another_person(house: House) -> None:
    """Nor past the bot that plays for one."""
    room, seat = await a_room_to_undo(house)
    assert room.bots() == set()
    room.sitting[1 - seat].stand_in = "random"
    assert room.bots() == set()
