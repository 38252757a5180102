"""Who sits where at a table: the first seat goes to whoever has had it least often, and the others
so that everybody comes to sit everywhere.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.server.tournaments.played import BOT, Played

FIRST: Final = 10_000
"""How much more it weighs to have begun than to have sat anywhere else."""

Sat = Counter[tuple[int, int]]
"""How often an entrant has had a seat."""


def sat_by(played: Iterable[Played]) -> Sat:
    """How often each entrant has had each seat. Whoever rested had none."""
    sat: Sat = Counter()
    for table in played:
        if not table.bye:
            sat.update((one, seat) for seat, one in enumerate(table.seats) if one != BOT)
    return sat


def seat(people: Sequence[int], bots: int, sat: Sat, dice: Dice) -> tuple[int, ...]:
    """The seats of a table with so many bots: of all orders one in which people have what they had
    least, by lot among these. A bot never has the first seat.
    """
    there = list(people)
    dice.shuffle(there)
    there += [BOT] * bots
    costs = [[_cost(one, place, sat) for place in range(len(there))] for one in there]
    return tuple(there[n] for n in _cheapest(costs))


def _cost(one: int, place: int, sat: Sat) -> int:
    if one == BOT:
        return FIRST * FIRST if place == 0 else 0
    before = sat[one, place]
    return FIRST * before if place == 0 else before * before


def _cheapest(costs: list[list[int]]) -> list[int]:
    """For each seat who takes it, so that all together cost least."""
    count = len(costs)
    # By the set of those who sit: what the first seats cost, and who sits in the last of them.
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for place in range(count):
        following: dict[int, tuple[int, list[int]]] = {}
        for those, (cost, taken) in best.items():
            for one in range(count):
                if those >> one & 1:
                    continue
                more, with_him = cost + costs[one][place], those | 1 << one
                if with_him not in following or more < following[with_him][0]:
                    following[with_him] = more, [*taken, one]
        best = following
    return best[(1 << count) - 1][1]
