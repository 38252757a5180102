"""The end of a game that somebody has played alone stands beside his earlier ones, and beside what
all others have done whose games are public.
"""

from dataclasses import replace
from itertools import count
from statistics import median_low
from typing import Any

import pytest

from aedilis.games import PACKAGES
from aedilis.kernel.languages import LANGUAGES
from aedilis.server.live.room import Room
from aedilis.server.store import games as kept
from aedilis.server.wire.parts import Earlier
from tests.server.live.house import House, viewing

pytestmark = pytest.mark.anyio

_times = count(2_000_000)


async def ended(house: House, seed: str, **more: Any) -> Room:
    """A game of Rome that Ana ended alone, after all that were ended before."""
    more = {"updated": float(next(_times)), **more}
    return await house.plant("republic", None, seats=1, seed=seed, **more)


async def seat_in(house: House, room: Room, **values: Any) -> None:
    """Keep something else of who sat at a table alone."""
    await house.service.store.writing(lambda c: kept.change_seat(c, room.id, 0, **values))


def measured(room: Room) -> dict[str, int]:
    assert room.row.ending is not None
    found: dict[str, int] = room.row.ending["measured"]
    return found


async def told(house: House, room: Room, language: str = "en", who: int = 0) -> Earlier | None:
    """What somebody who watches is told of other games."""
    async with viewing(house, room, house.people[who], language) as viewer:
        table = await viewer.seen(len(room.times))
    assert table.result is not None
    earlier: Earlier | None = table.result.earlier
    return earlier


async def known(house: House, room: Room) -> Earlier:
    earlier = await told(house, room)
    assert earlier is not None
    return earlier


async def test_a_game_that_ends_here_is_remembered(house: House) -> None:
    id_ = await house.create("republic", "me", options={"scenario": "middle"})
    room = await house.service.rooms.room(id_)
    await house.play(room, 5000)
    row = await house.row(id_)
    assert row.ending is not None
    assert room.table is not None
    state = room.table.state
    assert row.ending["measured"]["years"] == state.turn
    assert row.ending["measured"]["wars-won"] == state.neutrals.won
    first = await known(house, room)
    assert (first.games, first.won, first.public) == (0, 0, 0)
    assert first.heading == "Middle Republic, alone: your first game."
    assert [(one.measure, one.best, one.median, one.record) for one in first.measures] == [
        ("years", None, None, None), ("wars-won", None, None, None), ("influence", None, None, None)
    ]  # fmt: skip
    assert {one.measure: one.now for one in first.measures} == row.ending["measured"]


async def test_it_stands_beside_the_best_and_the_middle_of_ones_own(house: House) -> None:
    rooms = [await ended(house, f"seed {n}") for n in range(5)]
    found = await known(house, rooms[-1])
    before = [measured(room) for room in rooms[:-1]]
    assert len({tuple(one.values()) for one in before}) > 1
    assert (found.games, found.public) == (4, 4)
    assert found.won == sum(0 in (room.row.ending or {})["winners"] for room in rooms[:-1])
    for one in found.measures:
        values = [each[one.measure] for each in before]
        assert one.now == measured(rooms[-1])[one.measure]
        assert (one.best, one.median, one.record) == (max(values), median_low(values), max(values))
        assert bool(one.note) == (one.now > max(values))
    # What ended later is nothing to a game that was over by then.
    third = await known(house, rooms[2])
    assert third.games == 2


async def test_only_games_of_the_same_scenario_count(house: House) -> None:
    await ended(house, "a", options={"scenario": "late"})
    await ended(house, "b", options={"scenario": "middle"})
    # Other options make no other kind.
    await ended(house, "c", options={"draw-two-chits": 1})
    assert (await known(house, await ended(house, "d"))).games == 1


async def test_neither_sandboxes_nor_games_of_two_nor_running_ones_count(house: House) -> None:
    await ended(house, "a", sandbox=True)
    await house.plant("republic", None, seats=2, updated=1_500_000.0)
    await house.plant("republic", 5, seats=1, seed="b")
    found = await known(house, await ended(house, "c"))
    assert (found.games, found.public) == (0, 0)


async def test_what_a_bot_ended_in_ones_place_does_not_count(house: House) -> None:
    room = await ended(house, "a")
    await seat_in(house, room, stand_in="senator")
    found = await known(house, await ended(house, "b"))
    assert (found.games, found.public) == (0, 0)


async def test_games_of_others_count_for_all_where_they_are_public(house: House) -> None:
    for seed, private in (("a", False), ("b", True), ("c", False)):
        room = await ended(house, seed, private=private)
        await seat_in(house, room, person=house.ben.id, name="Ben")
    found = await known(house, await ended(house, "d"))
    assert (found.games, found.public) == (0, 2)
    assert all(one.best is None and one.record is not None for one in found.measures)
    # A private game is compared with them all the same.
    assert (await known(house, await ended(house, "e", private=True))).public == 3


async def test_bots_set_no_records(house: House) -> None:
    room = await ended(house, "a")
    await seat_in(house, room, person=None, bot="senator")
    assert (await known(house, await ended(house, "b"))).public == 0


async def test_nobody_else_is_told(house: House) -> None:
    await ended(house, "a")
    room = await ended(house, "b")
    assert await told(house, room) is not None
    assert await told(house, room, who=1) is None
    async with viewing(house, room, None) as stranger:
        table = await stranger.seen(len(room.times))
    assert table.result is not None
    assert b'"earlier"' not in b"".join(stranger.sent)


async def test_games_of_several_are_told_as_before(house: House) -> None:
    for game, seats in (("republic", 2), ("glory", 2)):
        room = await house.plant(game, None, seats=seats)
        assert set(room.row.ending or {}) == {"word", "winners", "digest"}
        assert await told(house, room) is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_in_ones_own_language(house: House, language: str) -> None:
    for seed in ("a", "b", "c"):
        found = await told(house, await ended(house, seed), language)
        assert found is not None
        named = [(one.name, one.note) for one in found.measures]
        for text in (found.heading, *found.columns, *(text for pair in named for text in pair)):
            assert not any(sign in text for sign in ("kernel-", "republic-", "{", "$"))
        assert PACKAGES["republic"].terms(language).variant_name("early") in found.heading


async def test_a_damaged_ending_is_nobodys_record(house: House) -> None:
    room, other = await ended(house, "a"), await ended(house, "b")
    await house.change(room.id, ending={"word": "lost", "winners": [], "measured": {"years": "x"}})
    await house.change(other.id, ending={"word": "lost", "winners": []})
    assert (await known(house, await ended(house, "c"))).games == 0


async def test_a_package_that_cannot_count_keeps_no_game_from_its_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: Any, seat: int) -> dict[str, int]:
        raise ZeroDivisionError

    monkeypatch.setitem(PACKAGES, "republic", replace(PACKAGES["republic"], results=broken))
    id_ = await house.create("republic", "me")
    room = await house.service.rooms.room(id_)
    await house.play(room, 5000)
    assert (await house.row(id_)).status == "over"
    assert await told(house, room) is None
