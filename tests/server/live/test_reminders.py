"""Whoever is awaited is told in time that his time runs out."""

from typing import Any

import pytest
from sqlalchemy import update

from aedilis.server.live.reminders import Question, remind
from aedilis.server.live.room import Room
from aedilis.server.live.stand_ins import set_stand_in
from aedilis.server.store.schema import seats
from tests.server.live.conftest import Hands, Told, quiet
from tests.server.live.house import House, a_move, eventually

pytestmark = pytest.mark.anyio

HOUR = 3600.0
DAY = {"kind": "move", "seconds": 24 * 3600}
WEEK = {"kind": "move", "seconds": 7 * 24 * 3600}
BANK = {"kind": "bank", "seconds": 4 * 3600, "increment": 60}


class Watch:
    """Looks for it when the test wants, and remembers as the server does."""

    def __init__(self, house: House, hands: Hands, told: Told) -> None:
        self.house = house
        self.hands = hands
        self.told = told
        self.known: set[Question] = set()

    async def look(self) -> list[int]:
        """Whom it tells."""
        await quiet(self.house)
        before = len(self.told)
        self.known = await remind(self.house.service, self.hands.now, self.known)
        fresh = self.told[before:]
        assert {(one.kind, one.news) for _, one in fresh} <= {("seat", "hurry")}
        return [who for who, _ in fresh]


@pytest.fixture
def watch(house: House, hands: Hands, told: Told) -> Watch:
    return Watch(house, hands, told)


def asked(room: Room) -> list[int]:
    """The people who are awaited."""
    return [one.person for one in room.sitting if one.seat in room.row.awaited and one.person]


@pytest.mark.parametrize(
    ("clock", "early", "late"),
    [
        pytest.param(DAY, 17.9, 18.1, id="six hours of a day"),
        pytest.param(WEEK, 161.9, 162.1, id="six hours of a week"),
        pytest.param({"kind": "move", "seconds": 8 * 3600}, 5.9, 6.1, id="a quarter of it"),
        pytest.param({"kind": "move", "seconds": 3600}, 0.74, 0.76, id="of an hour"),
    ],
)
async def test_of_a_decision_whose_time_runs_out_its_player_is_told_once(
    house: House, hands: Hands, watch: Watch, clock: dict[str, Any], early: float, late: float
) -> None:
    room = await house.two(clock=clock)
    begun = hands.now
    hands.now = begun + early * HOUR
    assert await watch.look() == []
    hands.now = begun + late * HOUR
    assert await watch.look() == asked(room)
    # He may look, or not: it is the same question.
    await house.service.notify.looked(room, house.person_of(room, room.row.awaited[0]))
    for _ in range(3):
        hands.on(60)
        assert await watch.look() == []


async def test_each_question_has_its_own_word(house: House, hands: Hands, watch: Watch) -> None:
    room = await house.two(clock=DAY)
    for n in range(6):
        hands.on(19 * HOUR)
        assert await watch.look() == asked(room)
        seat = room.row.awaited[0]
        await room.move(seat, len(room.times), None, a_move(room, seat, str(n)))
        assert await watch.look() == []


async def test_a_bank_is_short_by_what_is_left_of_its_beginning(
    house: House, hands: Hands, watch: Watch
) -> None:
    room = await house.two(clock=BANK)
    first, seat = asked(room), room.row.awaited[0]
    hands.on(2.9 * HOUR)
    assert await watch.look() == []
    hands.on(0.2 * HOUR)
    assert await watch.look() == first
    while room.row.awaited == [seat]:
        await room.move(seat, len(room.times), None, a_move(room, seat, f"{len(room.times)}"))
    # The other has all his time, and the first one is short as soon as he is asked again.
    hands.on(60)
    assert await watch.look() == []
    while room.row.awaited != [seat]:
        other = room.row.awaited[0]
        await room.move(other, len(room.times), None, a_move(room, other, f"{len(room.times)}"))
    assert await watch.look() == first


async def test_of_several_who_are_awaited_each_bank_is_its_own(
    house: House, hands: Hands, watch: Watch
) -> None:
    room = await house.plant("republic", 60, settings={"clock": BANK})
    now = hands.now
    await house.change(room.id, awaited=[0, 1, 2], since=now, until=now + 0.5 * HOUR)
    for seat, left in enumerate((0.5 * HOUR, 3.0 * HOUR, 0.9 * HOUR)):
        these = (seats.c.game == room.id) & (seats.c.seat == seat)
        await house.write(update(seats).where(these).values(clock=left))
    await house.reread(room)
    assert await watch.look() == [1, 3]
    assert await watch.look() == []


@pytest.mark.parametrize(
    "clock",
    [
        pytest.param({"kind": "none", "seconds": 7200}, id="none"),
        pytest.param({"kind": "move", "seconds": 3599}, id="a decision"),
        pytest.param({"kind": "bank", "seconds": 3599, "increment": 60}, id="a bank"),
    ],
)
async def test_where_nobody_would_read_it_in_time_nobody_is_told(
    house: House, hands: Hands, watch: Watch, clock: dict[str, Any]
) -> None:
    await house.two(clock=clock)
    hands.on(3580)
    assert await watch.look() == []


async def test_for_whom_a_bot_plays_is_not_told_until_he_is_back(
    house: House, hands: Hands, watch: Watch
) -> None:
    room = await house.two(clock=DAY)
    house.service.bot_pause = 1000.0
    seat = room.row.awaited[0]
    await set_stand_in(house.service, room, [seat], "random")
    hands.on(20 * HOUR)
    assert await watch.look() == []
    await set_stand_in(house.service, room, [seat], "")
    assert await watch.look() == []
    hands.on(20 * HOUR)
    assert await watch.look() == asked(room)


async def test_a_word_that_fails_is_tried_again(
    house: House, hands: Hands, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await house.two(clock=DAY)
    hands.on(20 * HOUR)

    async def broken(*given: Any) -> None:
        raise OSError("no store")

    with monkeypatch.context() as patch:
        patch.setattr(house.service.notify, "seat", broken)
        assert await watch.look() == []
    assert await watch.look() == asked(room)


async def test_the_server_looks_for_it_by_itself(
    house: House, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []

    async def seat(room: Room, seat: int, news: str) -> None:
        heard.append(news)

    room = await house.two(clock=DAY)
    monkeypatch.setattr("aedilis.server.live.reminders.EVERY_SECONDS", 0.01)
    await house.restart()
    monkeypatch.setattr(house.service.notify, "seat", seat)
    assert (await house.row(room.id)).until == hands.now + 24 * HOUR
    hands.on(23 * HOUR)
    await eventually(lambda: heard == ["hurry"])
