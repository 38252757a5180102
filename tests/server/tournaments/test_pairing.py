"""Who meets whom: whatever was played, everybody plays once a round, nobody meets anybody again
where that can be avoided, the first seat goes round, and the same seed gives the same tables.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aedilis.kernel.dice import stream
from aedilis.server.tournaments.grouping import group, repeats, shape_of
from aedilis.server.tournaments.pairing import Ways, pair
from aedilis.server.tournaments.played import BOT, KINDS, ODDS, Kind, Played, met_by
from aedilis.server.tournaments.seating import sat_by
from aedilis.server.tournaments.standings import going_on, standings

ALLOWED = (2, 3, 4, 5)

WAYS = st.builds(
    Ways,
    kind=st.sampled_from(KINDS),
    size=st.sampled_from(ALLOWED),
    odd=st.sampled_from(ODDS),
    allowed=st.sampled_from([ALLOWED, (2,), (3, 4, 5), (4,)]),
    rounds=st.integers(1, 6),
    seed=st.text("abc", min_size=1, max_size=4),
).filter(lambda ways: ways.size in ways.allowed)


def ended(number: int, tables: Sequence[tuple[int, ...]], seed: str) -> list[Played]:
    """The tables of a round, played by chance."""
    out = []
    for n, seats in enumerate(tables):
        if len(seats) == 1:
            out.append(Played(number, seats))
            continue
        dice = stream(seed, f"{number} {n}")
        scores = tuple(dice.below(4) for _ in seats)
        places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
        out.append(Played(number, seats, places, scores))
    return out


def rounds_of(ways: Ways, people: Sequence[int], leaving: int = -1) -> Iterator[list[Played]]:
    """Play round after round; one may leave after the first."""
    played: list[Played] = []
    staying = list(people)
    for number in range(1, ways.rounds + 1):
        order = [
            one.entrant
            for one in standings(
                staying, played, kind=ways.kind, size=ways.size, bye=Fraction(1), seed=ways.seed
            )
        ]
        round_ = ended(number, pair(ways, order, played, number), ways.seed)
        yield round_
        played += round_
        if ways.kind == "knockout":
            staying = going_on(round_, 1, ways.seed)
            if len(round_) == 1:
                return
        staying = [one for one in staying if one != leaving or len(staying) <= 2]


def people_for(ways: Ways, count: int) -> list[int]:
    return list(range(min(count, max(ways.allowed)) if ways.kind == "season" else count))


@settings(max_examples=150)
@given(WAYS, st.integers(2, 13), st.integers(-1, 12))
def test_everybody_plays_once_a_round(ways: Ways, count: int, leaving: int) -> None:
    there = set(people_for(ways, count))
    for round_ in rounds_of(ways, sorted(there), leaving):
        seated = [one for table in round_ for one in table.people]
        assert len(seated) == len(set(seated))
        if round_[0].round == 1:
            assert set(seated) == there
        elif ways.kind != "knockout":
            assert there - set(seated) <= {leaving}
        for table in round_:
            assert table.bye or len(table.seats) in ways.allowed
            assert table.people
            assert table.bye or table.seats[0] != BOT
        if ways.odd == "bot":
            assert not any(table.bye for table in round_)
        elif ways.kind != "season" and sum(len(one.people) for one in round_) >= ways.size:
            # Bots come only where there are too few for a table.
            assert not any(BOT in table.seats for table in round_)


@given(WAYS, st.integers(2, 9))
@settings(max_examples=60)
def test_the_same_seed_gives_the_same_tables(ways: Ways, count: int) -> None:
    people = people_for(ways, count)
    assert list(rounds_of(ways, people)) == list(rounds_of(ways, people))
    order = list(reversed(people))
    if ways.kind == "robin" and ways.allowed == ALLOWED:
        # How people stand is nothing to a round robin.
        sat = [[frozenset(one) for one in pair(ways, these, [], 1)] for these in (people, order)]
        assert set(sat[0]) == set(sat[1])


@given(WAYS, st.integers(2, 9))
@settings(max_examples=100)
def test_the_first_seat_goes_to_whoever_has_begun_least(ways: Ways, count: int) -> None:
    before: list[Played] = []
    for round_ in rounds_of(ways, people_for(ways, count)):
        sat = sat_by(before)
        for table in round_:
            if not table.bye:
                assert sat[table.seats[0], 0] == min(sat[one, 0] for one in table.people)
        before += round_


@given(st.integers(2, 8), st.data())
@settings(max_examples=150)
def test_nobody_meets_anybody_again_where_that_can_be_avoided(
    count: int, data: st.DataObject
) -> None:
    sizes = data.draw(st.sampled_from([one for one in divisions(count) if min(one) > 1]))
    pairs = list(combinations(range(count), 2))
    met = Counter(data.draw(st.lists(st.sampled_from(pairs), max_size=len(pairs))))
    order = data.draw(st.permutations(range(count)))
    for near in (False, True):
        tables = group(order, sizes, met, near=near)
        assert sorted(one for table in tables for one in table) == list(range(count))
        assert sorted(map(len, tables)) == sorted(sizes)
        possible = any(repeats(one, met) == 0 for one in arrangements(list(range(count)), sizes))
        if possible:
            assert repeats(tables, met) == 0


def divisions(count: int, most: int = 4) -> list[tuple[int, ...]]:
    if count == 0:
        return [()]
    return [
        (one, *rest)
        for one in range(min(count, most), 0, -1)
        for rest in divisions(count - one, one)
    ]


def arrangements(people: list[int], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        left = [one for one in people if one not in table]
        for rest in arrangements(left, sizes[1:]):
            yield [list(table), *rest]


@pytest.mark.parametrize("count", range(2, 15))
@pytest.mark.parametrize("odd", ["bye", "bot"])
def test_a_round_robin_of_two_lets_everybody_meet_everybody_once(count: int, odd: str) -> None:
    rounds = count - 1 + count % 2
    ways = Ways("robin", 2, odd, (2,), rounds, "circle")  # type: ignore[arg-type]
    played = [table for one in rounds_of(ways, range(count)) for table in one]
    assert met_by(played) == Counter(combinations(range(count), 2))
    rested = Counter(one.people[0] for one in played if len(one.people) == 1)
    assert not rested or set(rested.values()) == {1}


@pytest.mark.parametrize(
    ("count", "size", "rounds"), [(9, 3, 3), (12, 3, 3), (16, 4, 3), (6, 3, 1)]
)
def test_a_round_robin_of_larger_tables_is_planned_without_meeting_again(
    count: int, size: int, rounds: int
) -> None:
    ways = Ways("robin", size, "sizes", ALLOWED, rounds, "plan")
    played = [table for one in rounds_of(ways, range(count)) for table in one]
    assert max(met_by(played).values()) == 1


def test_in_a_swiss_round_those_meet_who_stand_alike() -> None:
    ways = Ways("swiss", 2, "bye", (2,), 3, "like")
    tables = pair(ways, [5, 1, 4, 0, 2, 3], [], 1)
    assert {frozenset(one) for one in tables} == {
        frozenset(one) for one in ((5, 1), (4, 0), (2, 3))
    }
    before = [Played(1, (5, 1), (1, 2)), Played(1, (4, 0), (1, 2)), Played(1, (2, 3), (1, 2))]
    tables = pair(ways, [5, 4, 2, 3, 0, 1], before, 2)
    assert {frozenset(one) for one in tables} == {
        frozenset(one) for one in ((5, 4), (2, 0), (3, 1))
    }


def test_who_rests_is_the_last_who_has_not_rested() -> None:
    ways = Ways("swiss", 2, "bye", (2,), 3, "rest")
    assert (2,) in pair(ways, [0, 1, 2], [], 1)
    assert (1,) in pair(ways, [0, 1, 2], [Played(1, (2,)), Played(1, (0, 1), (1, 2))], 2)


@pytest.mark.parametrize(
    ("count", "size", "odd", "people", "bots", "byes"),
    [
        (12, 4, "sizes", (4, 4, 4), (0, 0, 0), 0),
        (13, 4, "sizes", (5, 4, 4), (0, 0, 0), 0),
        (11, 4, "sizes", (4, 4, 3), (0, 0, 0), 0),
        (6, 4, "sizes", (3, 3), (0, 0), 0),
        (7, 3, "sizes", (4, 3), (0, 0), 0),
        (11, 4, "bye", (4, 4), (0, 0), 3),
        (11, 4, "bot", (4, 4, 3), (0, 0, 1), 0),
        (5, 4, "bot", (3, 2), (1, 2), 0),
        (3, 4, "bye", (3,), (0,), 0),
        (3, 4, "bot", (3,), (1,), 0),
    ],
)
def test_how_people_are_divided(
    count: int, size: int, odd: str, people: tuple[int, ...], bots: tuple[int, ...], byes: int
) -> None:
    assert shape_of(count, size, odd, ALLOWED) == (people, bots, byes)  # type: ignore[arg-type]


def test_where_no_other_size_is_allowed_some_rest() -> None:
    assert shape_of(7, 2, "sizes", (2,)) == ((2, 2, 2), (0, 0, 0), 1)
    assert shape_of(2, 4, "sizes", (4,)) == ((2,), (2,), 0)


@pytest.mark.parametrize("count", range(2, 30))
@pytest.mark.parametrize("odd", ODDS)
@pytest.mark.parametrize("best", [1, 2, 3])
def test_a_knock_out_comes_to_an_end(count: int, odd: str, best: int) -> None:
    ways = Ways("knockout", 4, odd, ALLOWED, 1, "end")  # type: ignore[arg-type]
    staying, played = list(range(count)), list[Played]()
    for number in range(1, 40):
        round_ = ended(number, pair(ways, staying, played, number), "end")
        played += round_
        if len(round_) == 1:
            break
        staying = going_on(round_, best, "end")
        assert len(staying) < sum(len(one.people) for one in round_)
    assert len(round_) == 1
    kind: Kind = "knockout"
    order = standings(range(count), played, kind=kind, size=4, bye=Fraction(1), seed="end")
    final = round_[0]
    assert {one.entrant for one in order[: len(final.people)]} == set(final.people)
    assert final.place(order[0].entrant) == min(final.place(one) for one in final.people)
