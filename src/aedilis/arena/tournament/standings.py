"""What comes out of a tournament: ratings, shares of wins, endings, lengths.

Everything here is worked out from the games in the order of their numbers and from nothing else, so
that it is the same wherever they were played.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, median, pstdev
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce

from aedilis.arena.tournament.plan import Contest
from aedilis.arena.tournament.playing import FORFEIT, Played

MIDDLE: Final = 1_500
SCALE: Final = 40.0
"""The model's 25 is shown as 1500, and 1 of it as 40, as on a server's ladder."""
SURE: Final = 0.95
Z: Final = NormalDist().inv_cdf(0.5 + SURE / 2)
DIGITS: Final = 6


class Interval(msgspec.Struct, frozen=True):
    """What was measured, and between what it is with a confidence of 95 %."""

    value: float
    low: float
    high: float


class BySeat(msgspec.Struct, frozen=True):
    """A player's share of wins in one seat, and how many games that was."""

    games: int
    share: Interval


class Standing(msgspec.Struct, frozen=True):
    """How a player did. `games` are those that count, `held` the seats held in them, `wins` with
    shares of shared victories; `share` is wins by seats held, `even` what it would be if all were
    equally strong and somebody always won. `faults` are games lost by a fault of its own, `fault`
    says what the first was.
    """

    player: str
    games: int
    held: int
    wins: float
    share: Interval
    even: float
    rating: Interval
    seats: tuple[BySeat, ...]
    faults: int
    fault: str


class Ending(msgspec.Struct, frozen=True):
    """How games ended, how often, and in what share of them nobody won."""

    ending: str
    games: int
    share: Interval
    nobody: int


class Results(msgspec.Struct, frozen=True):
    """The whole. `nobody` is the share of games that nobody won."""

    contest: Contest
    games: int
    failures: int
    standings: tuple[Standing, ...]
    endings: tuple[Ending, ...]
    nobody: Interval
    seats: tuple[BySeat, ...]
    moves: Interval
    moves_median: float
    balanced: bool


def wilson(hits: float, of: float) -> Interval:
    """A share with the interval of Wilson's score; everything is possible where there is none."""
    if of <= 0:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = hits / of, Z * Z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    half = Z * sqrt(p * (1 - p) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return _rounded(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """A mean with the interval of the normal distribution."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    middle = fmean(values)
    half = Z * pstdev(values) / sqrt(max(1, len(values) - 1))
    return _rounded(middle, middle - half, middle + half)


def _rounded(value: float, low: float, high: float) -> Interval:
    return Interval(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS))


def results_of(contest: Contest, games: Iterable[Played]) -> Results:
    """What came out, of the games that were played."""
    played = sorted(games, key=lambda one: one.number)
    counted = [one for one in played if not one.failure]
    ratings = rate(contest, counted)
    standings = [_standing(contest, counted, one, ratings[one]) for one in _players(contest)]
    standings.sort(key=lambda one: (-one.rating.value, contest.players.index(one.player)))
    seats = range(contest.seats)
    moves = [float(one.moves) for one in counted if one.ending != FORFEIT]
    return Results(
        contest=contest,
        games=len(counted),
        failures=len(played) - len(counted),
        standings=tuple(standings),
        endings=tuple(_endings(counted)),
        nobody=wilson(sum(not one.won for one in counted), len(counted)),
        seats=tuple(_seat(counted, seat) for seat in seats),
        moves=mean(moves),
        moves_median=median(moves) if moves else 0.0,
        balanced=contest.games % contest.round_of() == 0,
    )


def _players(contest: Contest) -> range:
    return range(len(contest.players))


def _share(one: Played, seat: int) -> float:
    return 1 / len(one.won) if seat in one.won else 0.0


def _seat(games: Sequence[Played], seat: int) -> BySeat:
    return BySeat(len(games), wilson(sum(_share(one, seat) for one in games), len(games)))


def _standing(contest: Contest, games: Sequence[Played], player: int, rating: Interval) -> Standing:
    held: list[list[float]] = [[] for _ in range(contest.seats)]
    faults = [one for one in games if one.forfeit >= 0 and one.seating[one.forfeit] == player]
    for one in games:
        for seat, sits in enumerate(one.seating):
            if sits == player:
                held[seat].append(_share(one, seat))
    wins = sum(sum(one) for one in held)
    count = sum(len(one) for one in held)
    return Standing(
        player=contest.players[player],
        games=sum(player in one.seating for one in games),
        held=count,
        wins=round(wins, DIGITS),
        share=wilson(wins, count),
        even=round(1 / contest.seats, DIGITS),
        rating=rating,
        seats=tuple(BySeat(len(one), wilson(sum(one), len(one))) for one in held),
        faults=len(faults),
        fault=faults[0].fault if faults else "",
    )


def _endings(games: Sequence[Played]) -> list[Ending]:
    counts = Counter(one.ending for one in games)
    nobody = Counter(one.ending for one in games if not one.won)
    order = sorted(counts, key=lambda ending: (-counts[ending], ending))
    return [Ending(one, counts[one], wilson(counts[one], len(games)), nobody[one]) for one in order]


def rate(contest: Contest, games: Sequence[Played]) -> list[Interval]:
    """The rating of each player by the model of Plackett and Luce, 95 % of what it may be around
    it. A game that nobody won tells nothing of its players; one who holds several seats changes by
    the mean of what they have done.
    """
    model = PlackettLuce()
    known: list[Any] = [model.rating() for _ in contest.players]
    for one in games:
        if not one.won or len(set(one.seating)) < 2:
            continue
        teams = [[model.create_rating([known[sits].mu, known[sits].sigma])] for sits in one.seating]
        rated = model.rate(teams, ranks=[float(place) for place in one.place])
        for player in sorted(set(one.seating)):
            mine = [
                team[0] for team, sits in zip(rated, one.seating, strict=True) if sits == player
            ]
            mu, sigma = fmean(r.mu for r in mine), fmean(r.sigma for r in mine)
            known[player] = model.create_rating([mu, sigma])
    out = []
    for one in known:
        middle = MIDDLE + SCALE * (one.mu - 25.0)
        half = Z * SCALE * one.sigma
        out.append(Interval(round(middle, 1), round(middle - half, 1), round(middle + half, 1)))
    return out
