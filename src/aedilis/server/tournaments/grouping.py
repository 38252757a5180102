"""Into how many tables of which sizes people are divided, and who sits with whom: without meeting
again where that can be avoided, and near each other in an order where that is wanted.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from aedilis.server.tournaments.played import Odd, Pairs, pairs_of

PATIENCE: Final = 20_000
"""So many steps an arrangement is sought in which nobody meets anybody again."""

SWEEPS: Final = 12
"""So often all exchanges of two are tried to make an arrangement better."""


class Shape(NamedTuple):
    """How people are divided: how many of them sit at each table, how many bots, and how many
    people rest.
    """

    people: tuple[int, ...]
    bots: tuple[int, ...]
    byes: int = 0


def shape_of(count: int, size: int, odd: Odd, allowed: Collection[int]) -> Shape:
    """How so many people are divided into tables of a size, which is one of those `allowed`. Where
    too few are there for one table, bots fill it; where no other size fits, some rest.
    """
    if odd == "sizes":
        found = _near(count, size, allowed)
        if found:
            return Shape(found, (0,) * len(found))
    if odd != "bot" and count >= size:
        tables = count // size
        return Shape((size,) * tables, (0,) * tables, count % size)
    tables = -(-count // size)
    people = _even(count, tables)
    seats = size if tables > 1 else min((one for one in allowed if one >= count), default=size)
    seats = size if odd == "bot" else seats
    return Shape(people, tuple(seats - one for one in people))


def _near(count: int, size: int, allowed: Collection[int]) -> tuple[int, ...]:
    """Tables as near the size as can be, of several such divisions that with more tables; empty
    where none is possible.
    """
    best: tuple[int, ...] = ()
    for tables in range(1, count // 2 + 1):
        sizes = _even(count, tables)
        if all(one in allowed for one in sizes) and (
            not best or _far(sizes, size) <= _far(best, size)
        ):
            best = sizes
    return best


def _far(sizes: Sequence[int], size: int) -> int:
    return sum(abs(one - size) for one in sizes)


def _even(count: int, tables: int) -> tuple[int, ...]:
    """So many people at so many tables, as evenly as can be, the larger tables first."""
    least, more = divmod(count, tables)
    return (least + 1,) * more + (least,) * (tables - more)


def group(order: Sequence[int], sizes: Sequence[int], met: Pairs, *, near: bool) -> list[list[int]]:
    """Divide people, in the order in which they stand, into tables of these sizes. Nobody meets
    anybody again where that can be avoided, else as few as can be found; `near`: who stands alike
    sits together as far as that allows.
    """
    if not near:
        return [[order[at] for at in one] for one in _tables(order, sizes, met, near)]
    return [sorted(order[at] for at in one) for one in _tables(order, sizes, met, near)]


def repeats(tables: Sequence[Sequence[int]], met: Pairs) -> int:
    """What it costs that people meet again; of two who meet for the third time more than twice as
    much.
    """
    return sum(met[pair] ** 2 for table in tables for pair in pairs_of(table))


def _tables(order: Sequence[int], sizes: Sequence[int], met: Pairs, near: bool) -> list[list[int]]:
    """The same by places in the order."""
    again = [[met[min(a, b), max(a, b)] ** 2 for b in order] for a in order]
    found = _Fresh(again, sizes).find()
    if found is None:
        found = _cut(len(order), sizes)
    return _improved(found, again, near)


def _cut(count: int, sizes: Sequence[int]) -> list[list[int]]:
    places = iter(range(count))
    return [[next(places) for _ in range(size)] for size in sizes]


class _Fresh:
    """Looks for tables at which nobody meets anybody again: the first who has none yet is given the
    next after him whom he may meet, and so on; what leads nowhere is taken back.
    """

    def __init__(self, again: Sequence[Sequence[int]], sizes: Sequence[int]) -> None:
        self.again = again
        self.left = Counter(sizes)
        self.order = list(dict.fromkeys(sizes))
        self.free = [True] * len(again)
        self.tables: list[list[int]] = []
        self.steps = 0

    def find(self) -> list[list[int]] | None:
        return self.tables if self._next() else None

    def _next(self) -> bool:
        """Fill the table of the first who has none."""
        if not any(self.free):
            return True
        first = self.free.index(True)
        for size in self.order:
            if not self.left[size]:
                continue
            self.left[size] -= 1
            self._seat(first, table := [first])
            self.tables.append(table)
            if self._fill(table, size):
                return True
            self.tables.pop()
            self.free[first] = True
            self.left[size] += 1
        return False

    def _seat(self, one: int, table: list[int]) -> None:
        self.free[one] = False
        if table[-1] != one:
            table.append(one)

    def _fill(self, table: list[int], size: int) -> bool:
        if len(table) == size:
            return self._next()
        for one in range(table[-1] + 1, len(self.free)):
            if not self.free[one] or any(self.again[one][other] for other in table):
                continue
            self.steps += 1
            if self.steps > PATIENCE:
                return False
            self._seat(one, table)
            if self._fill(table, size):
                return True
            table.pop()
            self.free[one] = True
        return False


def _improved(
    tables: list[list[int]], again: Sequence[Sequence[int]], near: bool
) -> list[list[int]]:
    """Exchange two people as long as that makes it better."""
    for _ in range(SWEEPS):
        if not _sweep(tables, again, near):
            break
    return tables


def _sweep(tables: list[list[int]], again: Sequence[Sequence[int]], near: bool) -> bool:
    better = False
    for a, here in enumerate(tables):
        for there in tables[a + 1 :]:
            for i in range(len(here)):
                for j in range(len(there)):
                    before = _cost(here, i, again, near), _cost(there, j, again, near)
                    here[i], there[j] = there[j], here[i]
                    after = _cost(here, i, again, near), _cost(there, j, again, near)
                    if _sum(after) < _sum(before):
                        better = True
                    else:
                        here[i], there[j] = there[j], here[i]
    return better


def _cost(table: list[int], at: int, again: Sequence[Sequence[int]], near: bool) -> tuple[int, int]:
    """What somebody costs at a table: meeting again first, then standing far from the others."""
    one = table[at]
    others = [other for n, other in enumerate(table) if n != at]
    far = sum((one - other) ** 2 for other in others) if near else 0
    return sum(again[one][other] for other in others), far


def _sum(costs: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, int]:
    return costs[0][0] + costs[1][0], costs[0][1] + costs[1][1]
