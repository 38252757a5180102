"""What is played in a tournament: which players sit where in which game, and from which seed.

Games come in blocks. In a block the same players meet on the same deal, and each game moves all of
them on by one seat, so that nobody is better off for his seat or his cards. Which players meet, and
who sits beside whom, changes from block to block. A tournament of whole blocks is balanced.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from aedilis.kernel.dice import Dice, stream


class Fixture(msgspec.Struct, frozen=True):
    """One game: its number from 1 on, its seed, and the number of the player in each seat."""

    number: int
    seed: str
    seating: tuple[int, ...]


class Contest(msgspec.Struct, frozen=True):
    """A tournament, as whoever plays a part of it is told: the options are complete, `players` are
    what was asked for, `rules` the version of the rules. A program has `limit` seconds for each
    answer.
    """

    game: str
    rules: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seats: int
    games: int
    seed: str
    most_moves: int
    limit: float = 10.0

    def fixtures(self) -> Iterator[Fixture]:
        """All games in their order."""
        number = block = 0
        meet = groups(len(self.players), self.seats)
        while True:
            order = shuffled(meet[block % len(meet)], stream(self.seed, f"block:{block}"))
            for seating in rotations(order):
                number += 1
                if number > self.games:
                    return
                yield Fixture(number, f"{self.seed}-{block + 1}", seating)
            block += 1

    def round_of(self) -> int:
        """So many games make it the same for all: every group of players in every seat."""
        return sum(len(rotations(group)) for group in groups(len(self.players), self.seats))


def groups(players: int, seats: int) -> list[tuple[int, ...]]:
    """Who meets whom: all choices of so many players as there are seats; where there are more
    seats than players, each sits at every table at least once, and the rest in every mixture.
    """
    if players >= seats:
        return list(combinations(range(players), seats))
    rest = combinations_with_replacement(range(players), seats - players)
    return [tuple(sorted((*range(players), *more))) for more in rest]


def rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The seatings in which all have moved on by one seat after another, none of them twice."""
    turned = [order[n:] + order[:n] for n in range(len(order))]
    return list(dict.fromkeys(turned))


def shuffled(group: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """The same players in another order, by lot. Those of whom one sits twice stay as they are:
    some orders of them come round after fewer seats than others, and a round would have no size.
    """
    if len(set(group)) < len(group):
        return group
    left = list(group)
    return tuple(left.pop(dice.below(len(left))) for _ in group)
