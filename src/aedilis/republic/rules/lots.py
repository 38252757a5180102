"""What is decided among equals where nobody is asked: the best of some, and lots (rule 1.04.8)."""

from collections.abc import Sequence

from aedilis.kernel.rule import rule
from aedilis.republic.state.table import RepublicState


def best(items: Sequence[int], values: list[int]) -> list[int]:
    """Those of the items that have the highest value; none of none."""
    if len(items) < 2:
        return list(items)
    found: list[int] = []
    top = 0
    for i, value in enumerate(values):
        if not found or value > top:
            top = value
            found = [items[i]]
        elif value == top:
            found.append(items[i])
    return found


@rule("R 1.04.8", "R 4.01.3")
def drawn_by_lot(s: RepublicState, items: Sequence[int]) -> int:
    """One of some that are equal: two dice are thrown for each, the highest wins, equal ones throw
    again. Nothing is thrown for one alone. Raises IndexError for none.
    """
    left = list(items)
    while len(left) > 1:
        left = best(left, [s.dice.die() + s.dice.die() for _ in left])
    return left[0]
