"""The unrest level (rules 1.08.1)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.numbers import UNREST_MIN
from aedilis.republic.state.table import RepublicState


@rule("R 1.08.1")
def change_unrest(s: RepublicState, amount: int) -> None:
    """Change the unrest level; it has no upper limit and stays at 0 or above."""
    s.unrest = max(UNREST_MIN, s.unrest + amount)
