"""Clocks: how long a seat may think, what happens when its time is up, and how it comes back."""

import pytest

from aedilis.server import wire
from aedilis.server.live.room import Room
from tests.server.live.conftest import Hands
from tests.server.live.house import House, a_move, eventually, viewing

pytestmark = pytest.mark.anyio

MOVE = {"kind": "move", "seconds": 100}
BANK = {"kind": "bank", "seconds": 300, "increment": 10}


async def step(room: Room, label: str) -> int:
    """The seat that is asked moves; gives it."""
    seat = room.row.awaited[0]
    await room.move(seat, len(room.times), None, a_move(room, seat, label))
    return seat


def clocks(room: Room) -> list[float | None]:
    return [one.clock for one in room.sitting]


async def test_each_decision_has_its_time(house: House, hands: Hands) -> None:
    room = await house.two(clock=MOVE)
    for n in range(8):
        assert (room.row.since, room.row.until) == (hands.now, hands.now + 100)
        row = await house.row(room.id)
        assert (row.since, row.until) == (room.row.since, room.row.until)
        hands.on(60)
        await step(room, str(n))
    assert clocks(room) == [None, None]


async def test_a_bank_runs_while_its_seat_is_asked_and_gains_a_bit_with_each_answer(
    house: House, hands: Hands
) -> None:
    room = await house.two(clock=BANK)
    left = [300.0, 300.0]
    for n in range(10):
        assert room.row.until == hands.now + left[room.row.awaited[0]]
        hands.on(7)
        seat = await step(room, str(n))
        left[seat] += 3
        assert clocks(room) == left
    assert [one.clock for one in await house.sitting(room.id)] == left
    async with viewing(house, room, house.ana) as viewer:
        await viewer.until(lambda: bool(viewer.got))
        seat = room.row.awaited[0]
        hands.on(4)
        viewer.watcher.wake()
        await viewer.until(lambda: viewer.table.seats[seat].clock == left[seat] - 4)
        assert viewer.table.seats[1 - seat].clock == left[1 - seat]
        assert viewer.table.asked[0].until == hands.now + left[seat] - 4


async def test_an_order_and_an_undo_win_no_time(house: House, hands: Hands) -> None:
    room = await house.two(clock=BANK)
    given = dict.fromkeys(range(2), "never")
    for n in range(200):
        seat = room.row.awaited[0]
        before = clocks(room)[seat]
        assert before is not None
        async with viewing(house, room, house.person_of(room, seat)) as viewer:
            hands.on(3)
            given[seat] = "ask" if given[seat] == "never" else "never"
            await viewer.ask(wire.OrderRequest, window="gift", order=given[seat])
            assert room.row.until == hands.now - 3 + before
            await viewer.ask(wire.UndoRequest, seq=room.known(seat, len(room.times)))
            assert room.row.until == hands.now - 3 + before
            assert clocks(room)[seat] == before
            await viewer.ask(wire.OrderRequest, window="gift", order=given[seat])
            hands.on(2)
            await step(room, str(n))
            assert clocks(room)[seat] == before - 5 + 10
            assert room.table is not None
            if room.row.status == "running" and not room.table.why_no_undo(seat):
                own = room.row.awaited == [seat]
                hands.on(4)
                await viewer.ask(wire.UndoRequest, seq=room.known(seat, len(room.times)))
                assert clocks(room)[seat] == before - 5
                assert room.row.until == hands.now - (4 if own else 0) + before - 5
                return
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize("late", ["move", "bot"])
@pytest.mark.parametrize("clock", [MOVE, BANK])
async def test_who_looks_at_the_table_loses_one_decision_when_time_is_up(
    house: House, hands: Hands, clock: dict[str, object], late: str
) -> None:
    room = await house.two(clock={**clock, "late": late})
    seat = room.row.awaited[0]
    async with (
        viewing(house, room, house.person_of(room, seat)) as viewer,
        viewing(house, room, house.person_of(room, 1 - seat)) as other,
    ):
        hands.on(99.0 if clock is MOVE else 299.0)
        await viewer.until(lambda: bool(viewer.got))
        assert len(room.times) == 1
        hands.on(2)
        for one in (viewer, other):
            await one.until(lambda one=one: 1 in one.log)  # type: ignore[misc]
            assert (one.log[1].seat, one.log[1].late) == (seat, True)
        assert room.sitting[seat].stand_in == ""
        kept = (await house.lines(room.id))[1]
        assert (kept.line["seat"], kept.key) == (seat, "clock:1")
        # Nothing is chosen in his place: he thinks, whatever the table's bot would have led.
        assert kept.line["move"] == {"think": "card"} or kept.line["move"] == {"think": "refill"}
        if clock is BANK:
            assert clocks(room)[seat] == 60
        await house.answer_for(room, 1 - seat, "other")
        while seat not in room.row.awaited:
            await house.answer_for(room, room.row.awaited[0], str(len(room.times)))
        # The next decision is theirs, with time to make it.
        seq = len(room.times)
        assert room.row.until == hands.now + (100 if clock is MOVE else 60)
        await viewer.ask(wire.MoveRequest, seq=seq, move=a_move(room, seat))
        await viewer.until(lambda: seq in viewer.log)
        assert not viewer.log[seq].late
    again = await house.reread(room)
    async with viewing(house, again, house.person_of(again, seat)) as viewer:
        await viewer.until(lambda: seq in viewer.log)
        assert [n for n, line in viewer.log.items() if line.late] == [1]


async def test_who_is_not_there_loses_one_decision_after_the_other(
    house: House, hands: Hands
) -> None:
    room = await house.two(clock=MOVE)
    seat = room.row.awaited[0]
    for _ in range(2):
        seq = len(room.times)
        hands.on(101)
        await eventually(lambda seq=seq: len(room.times) == seq + 1)  # type: ignore[misc]
        assert room.sitting[seat].stand_in == ""
        while seat not in room.row.awaited:
            await house.answer_for(room, room.row.awaited[0], str(len(room.times)))


@pytest.mark.parametrize("clock", [MOVE, BANK])
async def test_where_the_table_wants_it_the_bot_takes_the_seat_of_who_is_not_there(
    house: House, hands: Hands, clock: dict[str, object]
) -> None:
    room = await house.two(clock={**clock, "late": "bot"})
    house.service.bot_pause = 1000.0
    seat = room.row.awaited[0]
    person = house.person_of(room, seat)
    async with viewing(house, room, house.person_of(room, 1 - seat)) as other:
        hands.on(101.0 if clock is MOVE else 301.0)
        await other.until(lambda: other.table.seats[seat].stand_in == "greedy")
        assert [one.stand_in for one in await house.sitting(room.id)].count("greedy") == 1
        await other.until(lambda: 1 in other.log)
        assert other.log[1].late
    async with viewing(house, room, person) as viewer:
        await viewer.seen(2)
        undo = await viewer.refused(wire.UndoRequest, seq=len(room.times))
        assert undo.code == "stood-in"
        await viewer.ask(wire.StandInRequest, seat=seat)
        await viewer.until(lambda: viewer.table.seats[seat].stand_in == "")
        if clock is BANK:
            assert clocks(room)[seat] == 60


async def test_who_plays_against_bots_alone_keeps_the_seat(house: House, hands: Hands) -> None:
    """Bots among themselves would have played the game to its end before anybody came back."""
    id_ = await house.create("glory", "me", "random", "random", clock={**MOVE, "late": "bot"})
    room = await house.service.rooms.room(id_)
    await eventually(lambda: room.row.awaited == [0])
    for _ in range(2):
        seq = len(room.times)
        hands.on(101)
        await eventually(lambda seq=seq: len(room.times) > seq)  # type: ignore[misc]
        await eventually(lambda: room.row.awaited == [0])
        assert (await house.lines(id_))[seq].key == f"clock:{seq}"
        assert (room.row.status, room.sitting[0].stand_in) == ("running", "")


async def test_an_answer_of_ones_own_gives_the_seat_back(house: House) -> None:
    room = await house.two()
    house.service.bot_pause = 1000.0
    seat = room.row.awaited[0]
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        await viewer.ask(wire.StandInRequest, seat=seat, bot="random")
        await viewer.until(lambda: viewer.table.seats[seat].stand_in == "random")
        # What is no answer leaves it to the bot.
        wrong = await viewer.refused(wire.MoveRequest, seq=len(room.times), move=[99_999])
        assert (wrong.code, room.sitting[seat].stand_in) == ("illegal", "random")
        move = a_move(room, seat)
        done = await viewer.ask(wire.MoveRequest, seq=len(room.times), move=move)
        assert (done.seq, room.sitting[seat].stand_in) == (2, "")
        assert (await house.sitting(room.id))[seat].stand_in == ""


async def test_the_bot_that_stands_in_is_the_tables_own_and_plays(
    house: House, hands: Hands
) -> None:
    room = await house.two(clock={**MOVE, "late": "bot"}, stand_in="random")
    seat = room.row.awaited[0]
    seq = len(room.times)
    hands.on(101)
    await eventually(lambda: room.sitting[seat].stand_in == "random" and len(room.times) > seq)
    kept = (await house.lines(room.id))[seq]
    assert (kept.line["seat"], kept.key) == (seat, f"clock:{seq}")
    while seat not in room.row.awaited:
        await house.answer_for(room, room.row.awaited[0], str(len(room.times)))
    seq = len(room.times)
    await eventually(lambda: len(room.times) > seq)
    kept = (await house.lines(room.id))[seq]
    assert (kept.line["seat"], kept.key) == (seat, None)


async def test_the_time_of_others_goes_on_when_one_is_stood_in_for(
    house: House, hands: Hands
) -> None:
    """To leave one's seat and take it back must not win time, for oneself or for anybody."""
    room = await house.two(clock=BANK)
    house.service.bot_pause = 1000.0
    asked = room.row.awaited[0]
    other = 1 - asked
    async with (
        viewing(house, room, house.person_of(room, asked)) as viewer,
        viewing(house, room, house.person_of(room, other)) as idle,
    ):
        until = room.row.until
        hands.on(40)
        await idle.ask(wire.StandInRequest, seat=other, bot="random")
        await idle.ask(wire.StandInRequest, seat=other)
        assert (room.row.until, clocks(room)) == (until, [300, 300])
        await viewer.ask(wire.StandInRequest, seat=asked, bot="random")
        assert (await house.row(room.id)).until is None
        assert clocks(room)[asked] == 260
        hands.on(500)
        await viewer.ask(wire.StandInRequest, seat=asked)
        assert clocks(room)[asked] == 260
        assert room.row.until == hands.now + 260


async def test_only_the_host_may_leave_to_a_bot_a_seat_whose_time_is_up(
    house: House, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aedilis.server.live.rooms.CLOCK_SECONDS", 1000.0)
    await house.restart()
    room = await house.two("republic", clock=MOVE)
    late = room.row.awaited[0]
    if late == 0:
        await step(room, "first")
        late = room.row.awaited[0]
    async with (
        viewing(house, room, house.ana) as host,
        viewing(house, room, house.dora) as stranger,
    ):
        early = await host.refused(wire.StandInRequest, seat=late, bot="random")
        assert early.code == "not-yours"
        hands.on(101)
        for viewer in (stranger, host):
            for seat, bot in ((late, "random"), (late, ""), (7, "random"), (-1, "")):
                if viewer is host and (seat, bot) == (late, "random"):
                    continue
                error = await viewer.refused(wire.StandInRequest, seat=seat, bot=bot)
                assert error.code == ("no-seat" if seat in (7, -1) else "not-yours")
        error = await host.refused(wire.StandInRequest, seat=late, bot="nobody")
        assert error.code == "bad-field"
        house.service.bot_pause = 1000.0
        await host.ask(wire.StandInRequest, seat=late, bot="random")
        assert room.sitting[late].stand_in == "random"
        # Once it is taken, the host may not give it back or away.
        error = await host.refused(wire.StandInRequest, seat=late, bot="senator")
        assert error.code == "not-yours"


async def test_when_all_who_are_asked_let_their_time_run_out_bots_play_for_all(
    house: House, hands: Hands
) -> None:
    room = await house.two("republic", clock={**MOVE, "late": "bot"})
    for _ in range(60):
        hands.on(101)
        seq = len(room.times)
        await eventually(lambda seq=seq: len(room.times) > seq)  # type: ignore[misc]
        if all(one.stand_in for one in room.sitting):
            break
    assert [one.stand_in for one in room.sitting] == ["senator"] * 3


async def test_a_game_with_a_clock_is_remembered_over_a_restart(house: House, hands: Hands) -> None:
    room = await house.two(clock={**BANK, "late": "bot"})
    seat = room.row.awaited[0]
    hands.on(50)
    await house.restart()
    hands.on(251)
    all_rooms = house.service.rooms
    await eventually(lambda: room.id in all_rooms.in_memory)
    again = all_rooms.in_memory[room.id]
    await eventually(lambda: again.sitting[seat].stand_in == "greedy")
    assert clocks(again)[seat] == 60
