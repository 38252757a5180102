"""The laws that lie before the Senate, in games in which it votes on them (rule 2.06.2)."""

from typing import Final


class Docket:
    """What waits for a vote, and what found no sponsors; all of it is public.

    `queue` are the laws in the order of play, each as a list: the seat that has played it, the law,
    1 if it is to repeal another, the slots of sponsor and co-sponsor (NONE once dead), and the mask
    of the seats whose Tribunes come before it. `refused` is the mask of the laws for which nobody
    has consented in this sitting.
    """

    __slots__ = ("queue", "refused")

    def __init__(self) -> None:
        self.queue: list[list[int]] = []
        self.refused = 0

    def clone(self) -> "Docket":
        """An independent copy."""
        other = Docket()
        other.queue = [one[:] for one in self.queue]
        other.refused = self.refused
        return other

    def bury(self, slot: int) -> None:
        """Who sat in a slot has died: his laws are voted on without him."""
        self.queue = [
            [*one[:SPONSOR], *(-1 if x == slot else x for x in one[SPONSOR:BEHIND]), one[BEHIND]]
            for one in self.queue
        ]


# The places in a law that waits.
BY: Final = 0
LAW: Final = 1
REPEALS: Final = 2
SPONSOR: Final = 3
COSPONSOR: Final = 4
BEHIND: Final = 5
