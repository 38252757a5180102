"""The priests of Rome: what is kept of the Pontifex Maximus and of them (rules 2.01.3 to 2.01.8).

There is a college only in games with the Pontifex Maximus. Who he is, is among the offices.
"""

from aedilis.republic.definitions.codes import NONE


class College:
    """The priests, as a mask of slots, and what has been done this turn; all of it is public.

    `named` says that a priesthood was given or moved in this sitting, `vetoed` that the power to
    veto is spent. `answerable` is the seat whose leader may be tried for the omens, NONE for none.
    """

    __slots__ = ("answerable", "named", "priests", "vetoed")

    def __init__(self) -> None:
        self.priests = 0
        self.named = False
        self.vetoed = False
        self.answerable = NONE

    def clone(self) -> "College":
        """An independent copy."""
        other = College()
        other.priests = self.priests
        other.named = self.named
        other.vetoed = self.vetoed
        other.answerable = self.answerable
        return other

    def bury(self, slot: int) -> None:
        """Who sat in a slot has died: nobody there after him is a priest for that."""
        self.priests &= ~(1 << slot)
