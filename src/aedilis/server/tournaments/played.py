"""What pairing and standings are made from: who sat at which table in which round, and how that
ended. Plain values, without a store.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Final, Literal, NamedTuple, get_args

Kind = Literal["robin", "swiss", "knockout", "season"]
"""Everybody meets everybody; those meet who stand alike; the best of each table go on; always the
same table.
"""

Odd = Literal["sizes", "bye", "bot"]
"""What becomes of a number of people that does not fill its tables: tables of other sizes; some
rest; bots take the seats that are left.
"""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ODDS: Final[tuple[Odd, ...]] = get_args(Odd)

BOT: Final = -1
"""In the seats of a table: a bot, and no entrant."""

Pairs = Counter[tuple[int, int]]
"""How often two have met, the lower number first."""


class Played(NamedTuple):
    """A table of a round (the first is 1). `seats` are the numbers of entrants, `places` what each
    seat came to (1 is the first; those who share a place have the same), nothing while it is not
    known; `scores` what each seat had in the game, where that counts. A table of one seat is a bye.
    """

    round: int
    seats: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1

    @property
    def people(self) -> list[int]:
        """The entrants at this table, in the order of their seats."""
        return [one for one in self.seats if one != BOT]

    def place(self, entrant: int) -> int:
        """The place of somebody who sat here, once it is known."""
        return self.places[self.seats.index(entrant)]

    def beaten(self, entrant: int) -> Fraction:
        """The share of those at the table whom somebody has left behind him, shared on ties."""
        mine = self.place(entrant)
        alike = self.places.count(mine)
        average = mine + Fraction(alike - 1, 2)
        return (len(self.seats) - average) / (len(self.seats) - 1)


def met_by(played: Iterable[Played]) -> Pairs:
    """How often any two entrants have sat at one table."""
    met: Pairs = Counter()
    for table in played:
        met.update(pairs_of(table.people))
    return met


def pairs_of(people: Sequence[int]) -> Iterator[tuple[int, int]]:
    """All pairs of some, the lower number first."""
    return combinations(sorted(people), 2)
