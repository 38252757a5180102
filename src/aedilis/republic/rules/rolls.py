"""Throwing dice, and what evil omens take from them (rules 1.07.2, 1.07.21)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.state.table import RepublicState


def throw(s: RepublicState, dice: int) -> int:
    """The sum of so many dice."""
    return sum(s.dice.die() for _ in range(dice))


@rule("R 1.07.21")
def under_omens(s: RepublicState, roll: int) -> int:
    """A roll less one for each evil omen in force."""
    return roll - s.events[EVIL_OMENS]


@rule("R 1.07.21")
def count_under_omens(s: RepublicState, roll: int) -> int:
    """A roll that says how many of something: never less than none."""
    return max(0, under_omens(s, roll))
