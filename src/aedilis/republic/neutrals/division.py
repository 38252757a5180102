"""The division of the spoils as it stands: what everybody in the Senate Phase of Neutrals looks at
(rules 4.05.4, 4.05.419).
"""

from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.eligible import any_post, open_provinces
from aedilis.republic.neutrals.landbills import MANDATORY, OPTIONAL, Bill, fails
from aedilis.republic.neutrals.offers import COSPONSOR, SPONSOR, Offer, nothing
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

CHOOSING: Final = 0
"""Somebody is to say what he takes."""
STOPPING: Final = 1
"""He has said it, and Neutrals may stop him."""
WAITING: Final = 2
"""Players may stop him."""
TRIES: Final = 2
"""So many Tribunes may be used against what somebody takes: a second one when the first has been
silenced.
"""

cite("R 4.05.4", "R 4.05.419")


class Division(RepublicFrame):
    """What is known of the division at any moment. `offer` is what whoever's turn it is has said he
    takes, `stage` how far that has come, `tries` how many Tribunes have been used against it;
    `bill` is the land bill of the year.
    """

    __slots__ = ("bill", "offer", "stage", "tries")

    def __init__(self, offer: Offer, stage: int, tries: int, bill: Bill) -> None:
        self.offer = offer
        self.stage = stage
        self.tries = tries
        self.bill = bill

    def fields(self) -> list[object]:
        return [self.offer, self.stage, self.tries, self.bill]

    def bury(self, state: RepublicState, slot: int) -> None:
        if self.bill.sponsor == slot:
            if self.bill.stage == OPTIONAL:
                fails(state, self.bill)
            self.bill.sponsor = NONE
        if self.offer.slot == slot:
            self.offer.slot = NONE

    @rule("R 4.05.4")
    def picker(self, s: RepublicState) -> int:
        """The faction whose turn it is."""
        ours = kept(s)
        return ours.coalition[ours.pointer % len(ours.coalition)]

    def said_by(self, state: RepublicState) -> int:
        return self.picker(state)

    def next_turn(self, s: RepublicState) -> None:
        """The next one in the order of the coalition chooses."""
        kept(s).pointer = (kept(s).pointer + 1) % len(kept(s).coalition)
        self.again()

    def again(self) -> None:
        """Whoever's turn it is says anew what he takes."""
        self.offer, self.stage, self.tries = nothing(), CHOOSING, 0

    @rule("R 4.05.418")
    def must_go_on(self, s: RepublicState) -> bool:
        """Whether an office or a province is open, or a bill that has to pass."""
        return self.bill.stage == MANDATORY or bool(open_provinces(s) or any_post(s))

    def about_bill(self) -> bool:
        """Whether what is taken is part of a land bill."""
        return self.offer.what in (SPONSOR, COSPONSOR)

    def optional_bill(self) -> bool:
        """Whether an optional land bill is under way, or about to be."""
        return self.bill.stage == OPTIONAL or self.offer.what == SPONSOR

    def stopped(self, s: RepublicState, by: int) -> None:
        """A Tribune of a faction has stopped whoever's turn it was."""
        raise NotImplementedError

    def bill_stopped(self, s: RepublicState) -> None:
        """A Tribune has put an end to an optional bill."""
        raise NotImplementedError


def division(s: RepublicState) -> Division | None:
    """The division of the spoils while it goes on."""
    for frame in s.stack[::-1]:
        if isinstance(frame, Division):
            return frame
    return None


def stoppable(s: RepublicState) -> Division | None:
    """The division while players may stop what has been said; None at any other time."""
    if len(s.stack) < 2:
        return None
    waiting, frame = s.stack[-1], s.stack[-2]
    if isinstance(waiting, HoldFrame) and waiting.moment == "spoils":
        return frame if isinstance(frame, Division) else None
    return None
