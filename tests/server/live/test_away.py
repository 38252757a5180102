"""Clocks stand still while nobody serves, and everybody has a minute when somebody does again."""

from typing import Any

import pytest
from sqlalchemy import update

from aedilis.server.live import clocks, pulse
from aedilis.server.live.room import Room
from aedilis.server.store.schema import games, seats
from tests.server.live.conftest import Hands
from tests.server.live.house import House, a_move, eventually

pytestmark = pytest.mark.anyio

MOVE = {"kind": "move", "seconds": 1000}
BANK = {"kind": "bank", "seconds": 1000, "increment": 10}


async def away(house: House, hands: Hands, room: Room, seconds: float) -> Room:
    """The server stops, and starts again so much later; gives the room it has then."""
    await house.close()
    hands.on(seconds)
    await house.restart_closed()
    return await house.service.rooms.room(room.id)


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
async def test_time_away_is_not_counted(
    house: House, hands: Hands, clock: dict[str, object]
) -> None:
    room = await house.two(clock=clock)
    seat = room.row.awaited[0]
    hands.on(400)
    room = await away(house, hands, room, 5_000)
    assert room.row.until == hands.now + 600
    room = await away(house, hands, room, 70_000)
    assert room.row.until == hands.now + 600
    hands.on(100)
    await room.move(seat, len(room.times), None, a_move(room, seat))
    if clock is BANK:
        assert [one.clock for one in room.sitting if one.seat == seat] == [510]
    assert room.sitting[seat].stand_in == ""


@pytest.mark.parametrize("clock", [MOVE, BANK], ids=["move", "bank"])
async def test_after_a_crash_time_counts_until_the_last_sign_of_life(
    house: House, hands: Hands, clock: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two(clock=clock)
    hands.on(100)
    await house.service.pulse._sign(False, 1e9)
    hands.on(7)

    async def crash(self: pulse.Pulse) -> None:
        raise OSError("power cut")

    with monkeypatch.context() as dead:
        dead.setattr(pulse.Pulse, "end", crash)
        room = await away(house, hands, room, 5_000)
    assert room.row.until == hands.now + 900


async def test_everybody_has_a_minute_on_the_clock_of_a_move(house: House, hands: Hands) -> None:
    room = await house.two(clock={"kind": "move", "seconds": 100})
    hands.on(95)
    room = await away(house, hands, room, 5_000)
    assert room.row.until == hands.now + 60
    hands.on(59)
    assert clocks.late(room, hands.now) == []
    hands.on(2)
    assert clocks.late(room, hands.now) == room.row.awaited


async def test_everybody_has_a_minute_in_his_bank(house: House, hands: Hands) -> None:
    room = await house.two(clock=BANK)
    seat = room.row.awaited[0]
    hands.on(997)
    await house.write(
        update(seats).where(seats.c.game == room.id, seats.c.seat == 1 - seat).values(clock=2.0)
    )
    room = await away(house, hands, room, 5_000)
    assert room.row.until == hands.now + 60
    assert clocks.spent(room, hands.now, [seat]) == {seat: 60}
    assert room.sitting[1 - seat].clock == 60


async def test_whoever_is_asked_just_after_has_a_minute_too(house: House, hands: Hands) -> None:
    room = await house.two(clock={"kind": "move", "seconds": 30})
    room = await away(house, hands, room, 5_000)
    back = hands.now
    for n in range(20):
        hands.on(1.5)
        seat = room.row.awaited[0]
        await room.move(seat, len(room.times), None, a_move(room, seat, str(n)))
        assert room.row.until == max(back + 60, hands.now + 30)


async def test_clocks_go_on_while_another_process_serves(house: House, hands: Hands) -> None:
    room = await house.two(clock=MOVE)
    until = room.row.until
    other = House(house.url)
    await other.open(fresh=False)
    try:
        hands.on(300)
        await house.restart()
        assert (await house.row(room.id)).until == until
        await house.close()
        hands.on(100)
    finally:
        await other.close()
    # Now the last one has gone.
    hands.on(4_000)
    await house.restart_closed()
    assert (await house.row(room.id)).until == (until or 0) + 4_000


async def test_games_without_a_clock_are_left_alone(house: House, hands: Hands) -> None:
    room = await house.two()
    since = room.row.since
    room = await away(house, hands, room, 5_000)
    assert (room.row.since, room.row.until) == (since, None)


async def test_nobody_is_late_because_the_database_was_away(
    house: House, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two(clock=MOVE)
    await house.service.pulse.begin(False)
    until = room.row.until
    assert until is not None
    passed = [0.0]
    real = pulse.steady
    monkeypatch.setattr(pulse, "steady", lambda: real() + passed[0])
    store = house.service.store
    gone = [True]
    reading, writing = store.reading, store.writing

    def read() -> Any:
        if gone[0]:
            raise OSError("the database is away")
        return reading()

    async def write(work: Any) -> Any:
        if gone[0]:
            raise OSError("the database is away")
        return await writing(work)

    monkeypatch.setattr(store, "reading", read)
    monkeypatch.setattr(store, "writing", write)
    hands.on(2_000)
    passed[0] = 2_000.0
    # Time is up, but nobody could say anything.
    assert clocks.late(room, hands.now) == []
    gone[0] = False
    await eventually(lambda: room.row.until == until + 2_000)
    assert house.service.pulse.returned == hands.now
    assert room.sitting[room.row.awaited[0]].stand_in == ""
    seq = len(room.times)
    hands.on(1_001)
    await eventually(lambda: len(room.times) > seq)


async def test_a_damaged_game_does_not_hold_up_the_start(house: House, hands: Hands) -> None:
    good, bad = await house.two(clock=MOVE), await house.two(clock=MOVE)
    until = good.row.until
    await house.write(update(games).where(games.c.id == bad.id).values(settings="{not json"))
    await house.close()
    hands.on(5_000)
    await house.restart_closed()
    assert (await house.row(good.id)).until == (until or 0) + 5_000
