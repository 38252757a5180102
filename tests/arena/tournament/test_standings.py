"""Shares, intervals and ratings, worked out from games that are made up."""

import pytest

from aedilis.arena.tournament.plan import Contest
from aedilis.arena.tournament.playing import Played
from aedilis.arena.tournament.standings import results_of, wilson


def contest(players: tuple[str, ...], seats: int, games: int) -> Contest:
    return Contest("glory", "1", {}, players, seats, games, "seed", 1000)


def game(n: int, seating: tuple[int, ...], won: list[int], **more: object) -> Played:
    place = [0 if seat in won or not won else 1 for seat in range(len(seating))]
    told = {"ending": "sites", "moves": 10 * n, **more}
    return Played(n, "s", seating, won=won, place=place, measures={}, course=[], things={}, **told)  # type: ignore[arg-type]


def test_a_share_has_the_interval_of_wilson() -> None:
    found = wilson(8, 10)
    assert (found.value, round(found.low, 3), round(found.high, 3)) == (0.8, 0.49, 0.943)
    assert (wilson(0, 10).low, wilson(10, 10).high) == (0.0, 1.0)


def test_who_wins_has_the_better_rating_and_share() -> None:
    games = [game(n, (0, 1) if n % 2 else (1, 0), [1 - n % 2]) for n in range(1, 21)]
    found = results_of(contest(("good", "bad"), 2, 20), games)
    best, worst = found.standings
    assert (best.player, best.wins, best.share.value) == ("good", 20, 1.0)
    assert best.rating.low > worst.rating.high
    assert [one.games for one in best.seats] == [10, 10]
    assert [one.share.value for one in found.seats] == [0.5, 0.5]
    assert found.moves.value == 105
    assert found.balanced


def test_the_order_in_which_games_came_makes_no_difference() -> None:
    games = [game(n, (0, 1), [n % 3 % 2]) for n in range(1, 30)]
    plan = contest(("a", "b"), 2, 29)
    assert results_of(plan, games) == results_of(plan, games[::-1])


def test_a_shared_victory_is_a_part_of_one_and_a_game_without_a_winner_of_none() -> None:
    games = [game(1, (0, 1, 2), [0, 1]), game(2, (1, 2, 0), [])]
    found = results_of(contest(("a", "b", "c"), 3, 2), games)
    assert {one.player: one.wins for one in found.standings} == {"a": 0.5, "b": 0.5, "c": 0.0}
    assert found.nobody.value == 0.5


def test_faults_are_told_and_games_that_broke_are_left_out() -> None:
    games = [
        game(1, (0, 1), [1], ending="forfeit", forfeit=0, fault="it has ended"),
        game(2, (0, 1), [], failure="ZeroDivisionError"),
    ]
    found = results_of(contest(("a", "b"), 2, 2), games)
    assert (found.games, found.failures) == (1, 1)
    mine = next(one for one in found.standings if one.player == "a")
    assert (mine.faults, mine.fault, mine.games) == (1, "it has ended", 1)


def test_a_rating_needs_two_players() -> None:
    found = results_of(contest(("a",), 2, 1), [game(1, (0, 0), [1])])
    assert found.standings[0].rating.value == pytest.approx(1500)
    assert found.standings[0].share.value == 0.5
