"""What somebody takes out of the spoils, and how it is carried out (rules 4.05.4, 4.05.418)."""

from typing import Final

from aedilis.kernel.frame import Plain
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.eligible import (
    candidates,
    may_govern,
    open_concessions,
    open_offices,
)
from aedilis.republic.neutrals.landbills import NONE_YET, OPTIONAL, Bill, passes
from aedilis.republic.phases.senate.business import LandBills
from aedilis.republic.phases.senate.governors import elect_governor, vacant
from aedilis.republic.phases.senate.posts import take_post
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.persons import in_rome, who
from aedilis.republic.state.table import RepublicState

NOTHING: Final = -1
OFFICE: Final = 0
GOVERNOR: Final = 1
CONCESSION: Final = 2
SPONSOR: Final = 3
COSPONSOR: Final = 4
PASSED: Final = 5
WORDS: Final = ("office", "province", "concession", "sponsor", "cosponsor", "pass")
"""The words for these, as the keys of their messages end."""


class Offer(Plain):
    """`what` somebody takes: which `thing` (an office, a province, a concession, a type of bill),
    and for whom; or that he passes. NOTHING as long as nobody has said anything.
    """

    __slots__ = ("slot", "thing", "what")

    def __init__(self, what: int, thing: int, slot: int) -> None:
        self.what = what
        self.thing = thing
        self.slot = slot

    def fields(self) -> list[object]:
        return [self.what, self.thing, self.slot]


def nothing() -> Offer:
    """Nobody has said anything."""
    return Offer(NOTHING, NONE, NONE)


def a_pass() -> Offer:
    """Somebody takes nothing."""
    return Offer(PASSED, NONE, NONE)


def told_of_offer(s: RepublicState, offer: Offer) -> dict[str, object]:
    """What an event says of an offer."""
    told: dict[str, object] = {}
    if offer.slot != NONE:
        told["person"] = who(s, offer.slot)
    if offer.what in (SPONSOR, COSPONSOR):
        told["bill"] = offer.thing
    elif offer.what != PASSED:
        told[WORDS[offer.what]] = offer.thing
    return told


@rule("R 4.05.41", "R 4.05.4")
def holds(s: RepublicState, offer: Offer, bill: Bill) -> bool:
    """Whether what was said can still be done."""
    what, thing, slot = offer.what, offer.thing, offer.slot
    if what == PASSED:
        return True
    if slot == NONE:
        return False
    if what == OFFICE:
        return thing in open_offices(s) and slot in candidates(s, thing)
    if what == GOVERNOR:
        return thing in vacant(s) and slot in may_govern(s, thing)
    if what == CONCESSION:
        return thing in open_concessions(s) and slot in in_rome(s)
    if what == SPONSOR:
        return bill.stage == NONE_YET and thing in LandBills().types(s) and slot in in_rome(s)
    return bill.waits() and slot != bill.sponsor and slot in in_rome(s)


@rule("R 4.05.4", "R 4.05.417")
def carry_out(s: RepublicState, offer: Offer, bill: Bill) -> None:
    """Somebody gets what was taken, with all that it brings, at once."""
    what, thing, slot = offer.what, offer.thing, offer.slot
    if what == OFFICE:
        take_post(s, slot, thing)
    elif what == GOVERNOR:
        elect_governor(s, thing, slot)
    elif what == CONCESSION:
        grant(s, thing, slot)
        if s.log is not None:
            told = {"concession": thing, "person": who(s, slot)}
            s.note("republic-concession", s.senator(slot).faction, told)
    elif what == SPONSOR:
        bill.stage, bill.tier, bill.sponsor = OPTIONAL, thing, slot
    elif what == COSPONSOR:
        passes(s, bill, slot)
