"""Who is told of what happens at a table while he is away."""

import asyncio
import gc
from contextlib import suppress
from itertools import groupby
from typing import Any

import anyio
import pytest
from sqlalchemy import update

from aedilis.server import wire
from aedilis.server.errors import Refused
from aedilis.server.live.notify import Notify
from aedilis.server.live.room import Room
from aedilis.server.live.stand_ins import set_stand_in
from aedilis.server.live.time_out import time_is_up
from aedilis.server.notices.courier import Courier
from aedilis.server.notices.kinds import KINDS, Notice
from aedilis.server.notices.preferences import Preferences
from aedilis.server.notices.webhook import Hook, WebhookSender
from aedilis.server.store.schema import games
from tests.patience import PATIENCE
from tests.server.live.conftest import Hands, Told, kinds, quiet
from tests.server.live.house import House, a_move, eventually, viewing

pytestmark = pytest.mark.anyio


async def test_whoever_joined_is_told_that_it_has_begun_and_who_is_asked_of_his_turn(
    house: House, told: Told
) -> None:
    room = await house.two("glory")
    await quiet(house)
    asked = room.sitting[room.row.awaited[0]].person
    assert kinds(told, 2).count("begun") == 1
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


def offering(room: Room, by: int, to: int) -> list[int]:
    """The move by which a seat offers another three talents, for nothing."""
    table = room.playing()
    words = {"do": "offer", "clause_1": "promise_talents", "by_1": by, "to_1": to, "talents_1": 3}
    return next(table.game.matches(table.state, by, words | {"clause_2": "end"}))


async def test_an_offer_is_told_once_to_whom_it_is_made_and_to_nobody_else(
    house: House, told: Told
) -> None:
    room = await house.two("republic")
    await quiet(house)
    told.clear()
    for _ in range(2):
        await room.move(0, len(room.times), None, offering(room, 0, 1))
    # What else is done while it waits makes no second news of it.
    await house.play(room, 2)
    await quiet(house)
    offers = [(who, one) for who, one in told if one.kind == "offer"]
    assert [who for who, _ in offers] == [2, 2]
    assert {one.who for _, one in offers} == {"Ana"}
    assert "3 T" not in str(offers)


async def test_whose_seat_a_bot_took_is_told_that_and_then_no_more(
    house: House, told: Told, hands: Hands
) -> None:
    room = await house.two("glory", clock={"kind": "move", "seconds": 100, "late": "bot"})
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

    async def tell(person: int, notice: Notice, **more: Any) -> None:
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
            room = await here.service.rooms.room(room.id)
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
    assert len(notify._looked) == 1
    house.service.rooms.forget(room.id)
    del room, ana
    await eventually(lambda: gc.collect() >= 0 and not notify._looked)


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
        house.service.rooms.forget(room.id)
        await eventually(lambda: house.ana.id in looked)


async def test_nobody_who_speaks_waits_for_notices(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    slow = asyncio.Event()

    async def tell(person: int, notice: Notice, **more: Any) -> None:
        await slow.wait()
        taken.append(person)

    room = await house.two("glory")
    await quiet(house)
    monkeypatch.setattr(house.service.notify.courier, "tell", tell)
    await asyncio.wait_for(house.service.talk.say(room, house.ana, "k", "ave", None), PATIENCE)
    assert taken == []
    # What is said is told even if the server stops.
    slow.set()
    await house.restart()
    assert taken == [house.ben.id]


async def owed(house: House) -> list[tuple[int, str]]:
    """Who is still to be told of what."""
    debts = await house.service.notify.outbox.owed(float("inf"), 100)
    return sorted((debt.person, debt.news or debt.kind) for debt in debts)


@pytest.fixture
def untold(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies before it tells anybody of anything."""

    async def nothing(room: Any, debts: Any) -> None:
        return

    monkeypatch.setattr(house.service.notify, "tell", nothing)


def received(house: House, monkeypatch: pytest.MonkeyPatch) -> Told:
    """What the courier of a server that starts anew is given to deliver."""
    out: Told = []

    async def tell(self: Any, person: int, notice: Notice, *, debt: Any, **more: Any) -> None:
        if await self._outbox.settle(debt, []) == 0:
            out.append((person, notice))

    monkeypatch.setattr(Courier, "tell", tell)
    return out


async def test_what_was_owed_when_the_server_died_is_told_by_the_next(
    house: House, untold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("republic", clock={"kind": "move", "seconds": 1000})
    seat = room.row.awaited[0]
    await house.service.talk.say(room, house.ana, "k", "@Cleo ave", None)
    await house.service.talk.say(room, house.ana, "k", "@Cleo ave", None)
    other = next(one for one in range(3) if one not in room.row.awaited)
    await set_stand_in(house.service, room, [other], "random", news="replaced")
    await quiet(house)
    assert await owed(house) == sorted(
        [
            (2, "begun"),
            (3, "begun"),
            (2, "chat"),
            (3, "mention"),
            *((one + 1, "your-turn") for one in room.row.awaited),
            (other + 1, "replaced"),
        ]
    )
    expected = await owed(house)
    told = received(house, monkeypatch)
    await house.restart()
    await eventually(lambda: len(told) == len(expected))
    assert sorted((who, one.news or one.kind) for who, one in told) == expected
    turn = next(one for who, one in told if one.kind == "your-turn" and who == seat + 1)
    assert turn.topic
    assert turn.phase
    assert [one.who for _, one in told if one.kind in ("chat", "mention")] == ["Ana", "Ana"]
    assert await owed(house) == []


async def test_an_offer_that_waits_no_more_is_told_to_nobody(
    house: House, untold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("republic")
    for number in (1, 2):
        await room.move(0, len(room.times), None, offering(room, 0, 1))
        assert (2, "offer") in await owed(house)
        table, words = room.playing(), {"do": "turn_down", "deal": number}
        refusal = next(table.game.matches(table.state, 1, words))
        await room.move(1, len(room.times), None, refusal)
    told = received(house, monkeypatch)
    await house.restart()
    with anyio.fail_after(PATIENCE):
        while await owed(house):
            await anyio.sleep(0.01)
    assert {one.kind for _, one in told} == {"seat", "your-turn"}


@pytest.mark.parametrize(("late", "news"), [("move", "late"), ("bot", "replaced")])
async def test_who_was_late_is_owed_it_with_the_move_itself(
    house: House, untold: None, monkeypatch: pytest.MonkeyPatch, late: str, news: str
) -> None:
    """The server dies as soon as the move is kept."""
    clock = {"kind": "move", "seconds": 1000, "late": late}
    room = await house.two("glory", clock=clock, stand_in="random")
    seat = room.row.awaited[0]

    async def died(*given: Any, **more: Any) -> None:
        raise OSError("killed")

    monkeypatch.setattr(Notify, "seat", died)
    monkeypatch.setattr("aedilis.server.live.time_out.set_stand_in", died)
    monkeypatch.setattr(room.service.bus, "publish", died)
    await house.write(update(games).where(games.c.id == room.id).values(until=1.0))
    with suppress(OSError, Refused):
        # Whether it is this or the clocks' own look that dies of it.
        await time_is_up(house.service, room)
    assert len(await house.lines(room.id)) == 2
    assert (seat + 1, news) in await owed(house)


async def test_the_end_is_owed_as_well(house: House, untold: None) -> None:
    room = await house.two("glory")
    while room.row.status == "running":
        await house.play(room, 20, f"{len(room.times)}")
    assert [(who, what) for who, what in await owed(house) if what == "over"] == [
        (1, "over"),
        (2, "over"),
    ]


async def test_what_is_no_news_any_more_is_not_told(
    house: House, untold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("glory")
    while room.row.awaited == [0]:
        await house.play(room, 1, f"{len(room.times)}")
    while room.row.awaited == [1]:
        await house.play(room, 1, f"{len(room.times)}")
    assert {what for _, what in await owed(house)} == {"begun", "your-turn"}
    told = received(house, monkeypatch)
    await house.restart()
    again = await house.service.rooms.room(room.id)
    await eventually(lambda: len(told) >= 1 + len(again.row.awaited))
    with anyio.fail_after(PATIENCE):
        while await owed(house):
            await anyio.sleep(0.01)
    turns = [who for who, one in told if one.kind == "your-turn"]
    assert turns == [seat + 1 for seat in again.row.awaited]
    assert await owed(house) == []


async def test_whoever_has_looked_is_owed_nothing_more(house: House, untold: None) -> None:
    room = await house.two("glory")
    seat = room.row.awaited[0]
    assert (seat + 1, "your-turn") in await owed(house)
    async with viewing(house, room, house.person_of(room, seat)) as viewer:
        await viewer.seen(1)
    assert (seat + 1, "your-turn") not in await owed(house)


async def test_a_move_that_is_not_kept_owes_nothing(
    house: House, untold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two("glory")
    await house.service.notify.outbox.forget(1)
    await house.service.notify.outbox.forget(2)

    async def full(*given: Any) -> None:
        raise OSError("no room on the disk")

    with monkeypatch.context() as broken:
        broken.setattr("aedilis.server.live.room.owe", full)
        with pytest.raises(OSError, match="no room"):
            await house.play(room, 1)
    assert len(room.times) == len(await house.lines(room.id)) == 1
    assert await owed(house) == []


async def test_two_servers_do_not_tell_the_same_twice(
    house: House, untold: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both find what is owed at the same time."""
    room = await house.two("glory")
    hook = Hook("https://hooks.example.org/", "s")
    chosen = Preferences(webhook=hook, ways=dict.fromkeys(KINDS, ("webhook",)))
    seat = room.row.awaited[0]
    expected = await owed(house)
    sent: list[tuple[str, str]] = []

    async def send(self: Any, to: Hook, notice: Notice, delivery: str) -> None:
        sent.append((notice.kind + notice.news + notice.name, delivery))

    async def all_want(self: Any, person: int) -> Preferences:
        return chosen

    monkeypatch.setattr(WebhookSender, "send", send)
    monkeypatch.setattr(Notify, "preferences", all_want)
    await house.close()
    first, second = House(house.url), House(house.url)
    await asyncio.gather(first.open(fresh=False), second.open(fresh=False))
    try:
        await eventually(lambda: len(sent) == len(expected))
        await asyncio.gather(quiet(first), quiet(second))
        for one in (first, second):
            await one.service.notify._tell_old(float("inf"))
            await one.service.notify.courier.deliver()
        assert len(sent) == len(expected)
        assert len({what for what, _ in sent}) == len(expected)
        assert any(what.startswith("your-turn") for what, _ in sent), seat
    finally:
        await first.close()
        await second.close()
        await house.restart_closed()
