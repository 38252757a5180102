"""Points and what decides between those who have the same."""

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from aedilis.server.tournaments.played import Kind, Played
from aedilis.server.tournaments.standings import Standing, going_on, lots_of, standings


def stand(
    count: int, played: Sequence[Played], kind: Kind = "swiss", size: int = 4, seed: str = "lot"
) -> list[Standing]:
    return standings(range(count), played, kind=kind, size=size, bye=Fraction(3, 2), seed=seed)


def order(found: Sequence[Standing]) -> list[int]:
    return [one.entrant for one in found]


def test_each_place_is_worth_one_point_more_than_the_next() -> None:
    found = stand(4, [Played(1, (2, 0, 3, 1), (1, 2, 3, 4))])
    assert [(one.entrant, one.points) for one in found] == [
        (2, Fraction(3)),
        (0, Fraction(2)),
        (3, Fraction(1)),
        (1, Fraction()),
    ]
    assert [one.place for one in found] == [1, 2, 3, 4]


def test_those_who_share_a_place_share_its_points() -> None:
    found = {one.entrant: one for one in stand(4, [Played(1, (0, 1, 2, 3), (1, 2, 2, 4))])}
    assert found[1].points == found[2].points == Fraction(3, 2)
    found = {one.entrant: one for one in stand(4, [Played(1, (0, 1, 2, 3), (1, 1, 1, 1))])}
    assert {one.points for one in found.values()} == {Fraction(3, 2)}
    assert {one.wins for one in found.values()} == {Fraction(1, 4)}


def test_a_victory_is_worth_as_much_at_a_table_of_another_size() -> None:
    found = {one.entrant: one.points for one in stand(5, [Played(1, (0, 1, 2), (1, 2, 3))])}
    assert found[0] == 3
    assert found[1] == Fraction(3, 2)
    assert found[2] == 0


def test_a_bye_has_the_points_that_were_stated_and_is_no_game() -> None:
    found = stand(1, [Played(1, (0,))])[0]
    assert (found.points, found.games, found.wins) == (Fraction(3, 2), 0, Fraction())


def test_a_table_that_is_not_over_counts_for_nothing() -> None:
    assert {one.points for one in stand(2, [Played(1, (0, 1))])} == {0}


def test_bots_take_points_from_nobody_but_by_their_place() -> None:
    found = {one.entrant: one.points for one in stand(2, [Played(1, (0, 1, -1, -1), (2, 3, 1, 4))])}
    assert found == {0: 2, 1: 1}


def test_wins_come_before_scores() -> None:
    tables = [
        Played(1, (0, 1, 2, 3), (1, 2, 3, 4), (10, 9, 1, 0)),
        Played(2, (0, 1, 2, 3), (4, 3, 2, 1), (0, 9, 9, 10)),
    ]
    found = stand(4, tables)
    assert {one.points for one in found} == {3}
    assert set(order(found)[:2]) == {0, 3}
    assert order(found)[2:] == [1, 2]


def test_the_share_of_scores_decides_between_those_with_the_same_wins() -> None:
    tables = [
        Played(1, (0, 1), (1, 2), (6, 4)),
        Played(1, (2, 3), (1, 2), (9, 1)),
    ]
    assert order(stand(4, tables, size=2)) == [2, 0, 1, 3]


def test_then_the_points_of_those_who_were_met() -> None:
    tables = [
        Played(1, (0, 1), (1, 2)),
        Played(1, (2, 3), (1, 2)),
        Played(2, (1, 4), (1, 2)),
    ]
    found = stand(5, tables, size=2)
    # 0, 1 and 2 have won once each: 1 and 0 have met somebody with a point.
    assert found[-1].entrant in (3, 4)
    assert {one.entrant: one.opponents for one in found}[2] == 0
    assert order(found).index(0) < order(found).index(2)


def test_then_who_was_before_whom() -> None:
    tables = [
        Played(1, (0, 1), (1, 2)),
        Played(1, (2, 4), (1, 2)),
        Played(2, (1, 2), (1, 2)),
        Played(2, (3, 0), (1, 2)),
    ]
    for seed in ("a", "b", "c", "d"):
        found = stand(5, tables, size=2, seed=seed)
        assert order(found)[:2] == [0, 1]
        assert [one.level for one in found[:2]] == [1, -1]


def test_at_last_the_lot() -> None:
    tables = [Played(1, (0, 1), (1, 2)), Played(2, (1, 2), (1, 2)), Played(3, (2, 0), (1, 2))]
    orders = set()
    for seed in ("a", "b", "c", "d"):
        lots = lots_of(range(3), seed)
        found = order(stand(3, tables, size=2, seed=seed))
        assert found == sorted(range(3), key=lots.__getitem__)
        orders.add(tuple(found))
    assert len(orders) > 1


def test_a_knock_out_is_won_by_who_came_furthest() -> None:
    tables = [
        Played(1, (0, 1, 2, 3), (1, 2, 3, 4), (9, 8, 7, 6)),
        Played(1, (4, 5, 6, 7), (2, 1, 4, 3), (8, 9, 6, 7)),
        Played(2, (0, 1, 4, 5), (4, 3, 1, 2), (1, 2, 4, 3)),
    ]
    assert order(stand(8, tables, "knockout"))[:6] == [4, 5, 1, 0, 7, 2]
    assert going_on(tables[:2], 2, "lot") == [0, 1, 5, 4]


def test_at_least_one_goes_on_and_one_does_not() -> None:
    assert going_on([Played(1, (0, 1), (2, 1))], 3, "lot") == [1]
    assert going_on([Played(1, (0,)), Played(1, (-1, 1), (1, 2))], 2, "lot") == [0, 1]
    shared = Played(1, (0, 1, 2), (1, 1, 3), (3, 4, 0))
    assert going_on([shared], 1, "lot") == [1]


@given(
    st.lists(st.permutations(range(4)).map(tuple), max_size=5),
    st.lists(st.lists(st.integers(0, 3), min_size=4, max_size=4), min_size=5, max_size=5),
)
def test_a_table_gives_all_its_points_and_places_are_all_different(
    seats: list[tuple[int, ...]], scores: list[list[int]]
) -> None:
    tables = [
        Played(n, one, tuple(1 + sum(b > a for b in got) for a in got), tuple(got))
        for n, (one, got) in enumerate(zip(seats, scores, strict=False), 1)
    ]
    found = stand(4, tables)
    assert sum(one.points for one in found) == 6 * len(tables)
    assert sum(one.wins for one in found) == len(tables)
    assert [one.place for one in found] == [1, 2, 3, 4]
    keys = [(one.points, one.wins, one.share, one.opponents) for one in found]
    assert keys == sorted(keys, reverse=True)
    assert found == stand(4, list(reversed(tables)))
