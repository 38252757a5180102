"""Who is told of what happens at a table while he is away."""

import asyncio
import gc
from itertools import groupby
from typing import Any

import pytest

from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.notices.kinds import Notice
from tests.server.live.conftest import Hands, Told, kinds, quiet
from tests.server.live.house import House, a_move, eventually, viewing

pytestmark = pytest.mark.anyio


async def test_whoever_joined_is_told_that_it_has_begun_and_who_is_asked_of_his_turn(
    house: House, told: Told
) -> None:
    room = await house.two("glory")
    await quiet(house)
    asked = room.sitting[room.row.awaited[0]].person
    assert kinds(told, 2)[0] == "begun"
    assert "begun" not in kinds(told, 1)
    assert asked is not None
    assert kinds(told, asked).count("your-turn") == 1
    notice = next(one for _, one in told if one.kind == "your-turn")
    assert notice.game == room.id
    assert notice.url.endswith(f"/table/{room.id}")
    assert notice.topic
    assert notice.phase


@pytest.mark.parametrize("anew", [False, True])
async def test_ones_turn_is_told_once_however_many_lines_it_takes(
    house: House, told: Told, anew: bool
) -> None:
    room = await house.two("glory")
    await quiet(house)
    turns: list[int] = []
    for n in range(25):
        if anew:
            room = await house.reread(room)
        seat = room.row.awaited[0]
        if not turns or turns[-1] != seat:
            turns.append(seat)
        await room.move(seat, len(room.times), None, a_move(room, seat, str(n)))
        await quiet(house)
    last = room.row.awaited[0]
    if turns[-1] != last:
        turns.append(last)
    assert [who for who, one in told if one.kind == "your-turn"] == [seat + 1 for seat in turns]


async def test_the_end_is_told_to_all_who_played(house: House, told: Told) -> None:
    room = await house.two("glory")
    while room.row.status == "running":
        await house.play(room, 20, f"{len(room.times)}")
    await quiet(house)
    assert [who for who, one in told if one.kind == "over"] == [1, 2]
    # Nobody leaves a game that is over; and nothing that comes later is news of its end.
    with pytest.raises(Refused, match="not-running"):
        await house.service.lobby.leave(house.ben, room.id)
    await room.tell(seats=True)
    await quiet(house)
    assert [who for who, one in told if one.kind == "over"] == [1, 2]


async def test_talk_is_told_to_whom_it_is_for_and_without_its_words(
    house: House, told: Told
) -> None:
    room = await house.two("republic", private_chat=True)
    await quiet(house)
    told.clear()
    async with viewing(house, room, house.ana) as ana:
        await ana.ask(wire.SayRequest, text="secret words for Ben", to=1)
        await quiet(house)
        assert [(who, one.kind) for who, one in told] == [(2, "chat")]
        await ana.ask(wire.SayRequest, text="@Cleo and all")
        await quiet(house)
    assert [(who, one.kind) for who, one in told[1:]] == [(2, "chat"), (3, "mention")]
    assert all(one.who == "Ana" for _, one in told)
    assert "secret" not in str(told)


async def test_whose_seat_a_bot_took_is_told_that_and_then_no_more(
    house: House, told: Told, hands: Hands
) -> None:
    room = await house.two("glory", clock={"kind": "move", "seconds": 100})
    await quiet(house)
    seat = room.row.awaited[0]
    person = room.sitting[seat].person
    assert person is not None
    told.clear()
    hands.on(101)
    await eventually(lambda: bool(room.sitting[seat].stand_in))
    await eventually(lambda: "replaced" in kinds(told, person))
    for n in range(6):
        await eventually(lambda: room.row.awaited == [1 - seat] or room.row.status == "over")
        await house.answer_for(room, 1 - seat, str(n))
    await quiet(house)
    assert kinds(told, person) == ["replaced"]


async def test_a_notice_that_fails_stops_no_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: Any, **more: Any) -> None:
        raise OSError("no courier")

    monkeypatch.setattr(house.service.notify.courier, "tell", broken)
    room = await house.two("glory")
    assert await house.play(room, 10) == 10
    await quiet(house)


async def test_a_turn_is_told_by_the_process_in_which_the_other_moved(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[int] = []

    async def tell(person: int, notice: Notice, *, live: bool = False) -> None:
        turns.append(person)

    room = await house.two("glory")
    await quiet(house)
    other = House(house.url)
    await other.open(fresh=False)
    for one in (house, other):
        monkeypatch.setattr(one.service.notify.courier, "tell", tell)
    try:
        expected: list[int] = []
        for n in range(30):
            seat = room.row.awaited[0]
            here = (house, other)[seat]
            room = await here.service.desk.room(room.id)
            await room.catch_up()
            await room.move(seat, len(room.times), None, a_move(room, seat, str(n)))
            await quiet(here)
            if room.row.awaited != [seat]:
                expected.append(room.row.awaited[0] + 1)
    finally:
        await other.close()
    assert len(expected) > 3
    assert [who for who, _ in groupby(turns)] == expected


async def test_what_is_known_of_a_room_goes_with_it(house: House, told: Told) -> None:
    room = await house.two("glory")
    async with viewing(house, room, house.ana) as ana:
        await ana.seen(1)
    await house.play(room, 5)
    await quiet(house)
    notify = house.service.notify
    assert (len(notify._known), len(notify._looked)) == (1, 1)
    house.service.desk.forget(room.id)
    del room, ana
    await eventually(lambda: gc.collect() >= 0 and not notify._known and not notify._looked)


async def test_what_waits_for_a_viewer_is_withdrawn_also_when_the_room_is_read_anew(
    house: House, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("glory")
    looked: list[int] = []

    async def look(person: int, game: str) -> None:
        looked.append(person)

    async with viewing(house, room, house.ana) as ana:
        await ana.seen(1)
        await quiet(house)
        monkeypatch.setattr(house.service.notify.courier, "looked", look)
        await house.service.talk.say(room, house.ben, "k", "ave", None)
        await quiet(house)
        looked.clear()
        house.service.desk.forget(room.id)
        await eventually(lambda: house.ana.id in looked)


async def test_nobody_who_speaks_waits_for_notices(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    slow = asyncio.Event()

    async def tell(person: int, notice: Notice, *, live: bool = False) -> None:
        await slow.wait()
        taken.append(person)

    room = await house.two("glory")
    await quiet(house)
    monkeypatch.setattr(house.service.notify.courier, "tell", tell)
    await asyncio.wait_for(house.service.talk.say(room, house.ana, "k", "ave", None), 5)
    assert taken == []
    # What is said is told even if the server stops.
    slow.set()
    await house.restart()
    assert taken == [house.ben.id]
