"""Who sits where: every player in every seat equally often, on the same deals."""

from collections import Counter

import pytest

from aedilis.arena.tournament.plan import Contest, groups


def contest(players: int, seats: int, games: int) -> Contest:
    names = tuple(f"p{n}" for n in range(players))
    return Contest("glory", "1", {}, names, seats, games, "seed", 1000)


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (4, 2), (2, 4), (5, 3), (1, 3)])
def test_after_a_round_all_have_sat_in_all_seats_equally_often(players: int, seats: int) -> None:
    one = contest(players, seats, 0)
    fixtures = list(contest(players, seats, one.round_of()).fixtures())
    sat = Counter((sits, seat) for one in fixtures for seat, sits in enumerate(one.seating))
    assert len(set(sat.values())) == 1
    assert len(sat) == players * seats


def test_in_a_block_the_same_meet_on_the_same_deal() -> None:
    fixtures = list(contest(3, 3, 9).fixtures())
    for block in (fixtures[:3], fixtures[3:6], fixtures[6:]):
        assert len({one.seed for one in block}) == 1
        assert len({one.seating for one in block}) == 3
    assert len({one.seed for one in fixtures}) == 3


def test_one_player_alone_never_plays_the_same_game_twice() -> None:
    fixtures = list(contest(1, 4, 6).fixtures())
    assert len({one.seed for one in fixtures}) == 6


def test_fewer_games_are_the_beginning_of_more() -> None:
    few, many = list(contest(3, 2, 5).fixtures()), list(contest(3, 2, 50).fixtures())
    assert few == many[:5]


def test_where_there_are_more_seats_each_player_sits_at_every_table() -> None:
    assert groups(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]
