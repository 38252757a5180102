"""Who meets whom in the next round: a function of who is in, what was played, and the seed.

A round robin of tables of two goes by the circle: nobody meets anybody again before everybody has
met everybody. One of larger tables is planned as a whole: of several plans by lot the one with the
fewest meetings of the same people. Where somebody has left, and in all other kinds, a round is made
from what was played.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from aedilis.kernel.dice import stream
from aedilis.server.tournaments.grouping import Shape, group, repeats, shape_of
from aedilis.server.tournaments.played import BOT, Kind, Odd, Pairs, Played, met_by, pairs_of
from aedilis.server.tournaments.seating import sat_by, seat
from aedilis.server.tournaments.standings import lots_of

PLANS: Final = 24
"""So many plans of a round robin are compared; of many people fewer."""

MANY: Final = 40

Tables = list[list[int]]


class Ways(NamedTuple):
    """How rounds are made: the size of tables, what becomes of those who are over, which numbers of
    seats the game allows, and how many rounds there are.
    """

    kind: Kind
    size: int
    odd: Odd
    allowed: Collection[int]
    rounds: int
    seed: str


def pair(
    ways: Ways, order: Sequence[int], played: Sequence[Played], number: int
) -> list[tuple[int, ...]]:
    """The tables of round `number`: the entrants by their seats, `BOT` for a bot; one alone rests.

    `order` is who is in, the best first. Everybody is at one table, once.
    """
    if not order:
        return []
    if ways.kind == "season":
        size = min((one for one in ways.allowed if one >= len(order)), default=len(order))
        shape = Shape((len(order),), (size - len(order),))
        tables = [list(order)]
        resting: list[int] = []
    else:
        shape = shape_of(len(order), ways.size, ways.odd, ways.allowed)
        tables, resting = _grouped(ways, shape, order, played, number)
    sat, dice = sat_by(played), stream(ways.seed, f"seats {number}")
    out = [seat(one, bots, sat, dice) for one, bots in _with_bots(tables, shape)]
    return out + [(one,) for one in resting]


def _with_bots(tables: Tables, shape: Shape) -> list[tuple[list[int], int]]:
    """Each table with its bots: by how many people there are."""
    left = [*zip(shape.people, shape.bots, strict=True)]
    out = []
    for table in tables:
        fits = next(one for one in left if one[0] == len(table))
        left.remove(fits)
        out.append((table, fits[1]))
    return out


def _grouped(
    ways: Ways, shape: Shape, order: Sequence[int], played: Sequence[Played], number: int
) -> tuple[Tables, list[int]]:
    """The tables, and who rests."""
    if ways.kind == "robin":
        rounds = _circle(ways, order, shape) or _planned(ways, order, shape)
        if len(rounds) >= number and _so_far(rounds, played, number):
            return rounds[number - 1]
    lots = lots_of(order, f"{ways.seed} {number}")
    by_lot = sorted(order, key=lots.__getitem__)
    resting = _resting(order if ways.kind == "swiss" else by_lot, shape.byes, played)
    staying = [one for one in (order if ways.kind == "swiss" else by_lot) if one not in resting]
    return group(staying, shape.people, met_by(played), near=ways.kind == "swiss"), resting


def _resting(order: Sequence[int], count: int, played: Sequence[Played]) -> list[int]:
    """Who rests: who has rested least often, of these the last."""
    rested = Counter(table.seats[0] for table in played if table.bye)
    last = {one: n for n, one in enumerate(order)}
    return sorted(order, key=lambda one: (rested[one], -last[one]))[:count]


# -- round robin -----------------------------------------------------------------------------------


def _circle(ways: Ways, order: Sequence[int], shape: Shape) -> list[tuple[Tables, list[int]]]:
    """All rounds of tables of two; none where tables are others."""
    if ways.size != 2 or max(shape.people) > 2 or shape.byes > 1:
        return []
    lots = lots_of(order, ways.seed)
    circle = sorted(order, key=lots.__getitem__)
    if len(circle) % 2:
        circle.append(BOT)
    out: list[tuple[Tables, list[int]]] = []
    half = len(circle) // 2
    for _ in range(ways.rounds):
        pairs = [
            [one for one in pair if one != BOT]
            for pair in zip(circle[:half], reversed(circle[half:]), strict=True)
        ]
        alone = [pair[0] for pair in pairs if len(pair) == 1]
        resting = alone if shape.byes else []
        out.append(([pair for pair in pairs if pair != resting], resting))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return out


def _planned(ways: Ways, order: Sequence[int], shape: Shape) -> list[tuple[Tables, list[int]]]:
    """All rounds of larger tables."""
    best: list[tuple[Tables, list[int]]] = []
    least = -1
    for attempt in range(PLANS if len(order) <= MANY else 2):
        plan, cost = _plan(ways, sorted(order), shape, attempt)
        if least < 0 or cost < least:
            best, least = plan, cost
        if not least:
            break
    return best


def _plan(
    ways: Ways, people: Sequence[int], shape: Shape, attempt: int
) -> tuple[list[tuple[Tables, list[int]]], int]:
    """One plan by lot, and what it costs that people meet again."""
    dice = stream(ways.seed, f"plan {attempt}")
    met: Pairs = Counter()
    rested: list[Played] = []
    rounds: list[tuple[Tables, list[int]]] = []
    cost = 0
    for number in range(1, ways.rounds + 1):
        order = list(people)
        dice.shuffle(order)
        resting = _resting(order, shape.byes, rested)
        rested += [Played(number, (one,)) for one in resting]
        tables = group([one for one in order if one not in resting], shape.people, met, near=False)
        cost += repeats(tables, met)
        met.update(pair for table in tables for pair in pairs_of(table))
        rounds.append((tables, resting))
    return rounds, cost


def _so_far(
    rounds: Sequence[tuple[Tables, list[int]]], played: Sequence[Played], number: int
) -> bool:
    """Whether the rounds before this one were played as planned."""
    for n, (tables, resting) in enumerate(rounds[: number - 1], 1):
        wanted = {frozenset(one) for one in tables} | {frozenset((one,)) for one in resting}
        if wanted != {frozenset(one.people) for one in played if one.round == n}:
            return False
    return True
