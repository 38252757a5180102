"""How all stand, from what was played.

At a table whoever comes last has no point, and each place before that one more: of four the first
has three. Who share a place share its points. At a table of another size than agreed the points are
stretched, so that a victory is worth as much at each. Then count, in this order: victories (a
shared one as its share), the share of the scores at one's tables, the points of those one has met,
what one has done against those who are level, and the lot. In a knock-out it counts first how far
one came, and then at which place one left.
"""

from collections import defaultdict
from collections.abc import Collection, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from aedilis.kernel.dice import stream
from aedilis.server.tournaments.played import BOT, Kind, Played


class Standing(NamedTuple):
    """How one entrant stands. `games` have been played, `share` is the mean of the shares of the
    scores, `opponents` the points of those met, and `level` the meetings with those who are level
    (more left behind than before one). `lot` is low for the lucky.
    """

    entrant: int
    place: int
    points: Fraction
    games: int
    wins: Fraction
    share: Fraction
    opponents: Fraction
    level: int
    lot: int
    reached: int = 0
    last: int = 0


def points_of(table: Played, entrant: int, size: int, bye: Fraction) -> Fraction:
    """What somebody has from a table that is over, where tables have so many seats."""
    return bye if table.bye else table.beaten(entrant) * (size - 1)


def standings(
    entrants: Sequence[int],
    played: Sequence[Played],
    *,
    kind: Kind,
    size: int,
    bye: Fraction,
    seed: str,
) -> list[Standing]:
    """All entrants, the best first, each at a place of his own. Tables whose places are not known
    count for nothing.
    """
    over = [table for table in played if table.bye or table.places]
    tables: defaultdict[int, list[Played]] = defaultdict(list)
    for table in over:
        for one in table.people:
            tables[one].append(table)
    points = {
        one: sum((points_of(table, one, size, bye) for table in tables[one]), Fraction())
        for one in entrants
    }
    lots = lots_of(entrants, seed)
    found = [
        Standing(
            one,
            0,
            points[one],
            sum(not table.bye for table in tables[one]),
            sum((_won(table, one) for table in tables[one]), Fraction()),
            _share(tables[one], one),
            sum((points.get(other, Fraction()) for other in _others(tables[one], one)), Fraction()),
            0,
            lots[one],
            *_reached(played, one, kind),
        )
        for one in entrants
    ]
    found.sort(key=_before)
    out: list[Standing] = []
    for _, level in groupby(found, _before):
        group = list(level)
        those = [one.entrant for one in group]
        group = [
            one._replace(level=_level(tables[one.entrant], one.entrant, those)) for one in group
        ]
        out += sorted(group, key=lambda one: (-one.level, one.lot))
    return [one._replace(place=place) for place, one in enumerate(out, 1)]


def lots_of(entrants: Sequence[int], seed: str) -> dict[int, int]:
    """Who is lucky where nothing else tells people apart: by the seed alone."""
    drawn = sorted(entrants)
    stream(seed, "lots").shuffle(drawn)
    return {one: lot for lot, one in enumerate(drawn)}


def _before(one: Standing) -> tuple[object, ...]:
    """What tells people apart, but for their meetings and the lot."""
    return -one.reached, one.last, -one.points, -one.wins, -one.share, -one.opponents


def _won(table: Played, entrant: int) -> Fraction:
    if table.bye or table.place(entrant) != 1:
        return Fraction()
    return Fraction(1, table.places.count(1))


def _share(tables: Sequence[Played], entrant: int) -> Fraction:
    shares = []
    for table in tables:
        scores = [max(0, score) for score in table.scores]
        if sum(scores):
            shares.append(Fraction(scores[table.seats.index(entrant)], sum(scores)))
    return sum(shares, Fraction()) / len(shares) if shares else Fraction()


def _others(tables: Sequence[Played], entrant: int) -> list[int]:
    return [one for table in tables for one in table.people if one != entrant]


def _level(tables: Sequence[Played], entrant: int, those: Collection[int]) -> int:
    """How many of those somebody has left behind at his tables, less those who were before him."""
    out = 0
    for table in tables:
        if table.bye:
            continue
        mine = table.place(entrant)
        for other in table.people:
            if other in those and other != entrant:
                out += (table.place(other) > mine) - (table.place(other) < mine)
    return out


def _reached(played: Sequence[Played], entrant: int, kind: Kind) -> tuple[int, int]:
    """In a knock-out: the last round somebody was in, and his place there (0: not known, or he
    rested).
    """
    if kind != "knockout":
        return 0, 0
    mine = [table for table in played if entrant in table.seats]
    if not mine:
        return 0, 0
    last = max(mine, key=lambda table: table.round)
    return last.round, last.place(entrant) if last.places and not last.bye else 0


def going_on(tables: Sequence[Played], best: int, seed: str) -> list[int]:
    """Who goes on from the tables of a round of a knock-out: so many of each, but never all; of
    those who share a place whoever had more of the scores, then by lot. Bots go nowhere.
    """
    out: list[int] = []
    for table in tables:
        people = table.people
        if len(people) == 1:
            out += people
            continue
        lots = lots_of(people, f"{seed} {table.round}")
        ranked = sorted(
            people,
            key=lambda one: (table.place(one), -_share([table], one), lots[one]),
        )
        out += ranked[: max(1, min(best, len(people) - 1))]
    return out


def bots_in(table: Played) -> int:
    """How many bots sit at a table."""
    return table.seats.count(BOT)
