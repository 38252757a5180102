"""The land bill of a year of Neutrals: who has to sponsor one, and who may (rules 4.05.416,
4.05.417).

Nobody votes on it: a co-sponsor passes it.
"""

from typing import Final

from aedilis.kernel.frame import Plain
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, ROME_CONSUL
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.crisis import least_influential
from aedilis.republic.phases.senate.business import LandBills
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.rules.persons import holder, in_rome, who
from aedilis.republic.state.choices import BILL, SENATOR
from aedilis.republic.state.table import RepublicState

NONE_YET: Final = 0
MANDATORY: Final = 1
OPTIONAL: Final = 2
OVER: Final = 3


class Bill(Plain):
    """The bill of this year: at which `stage` it is, of which type (`tier`), and who sponsors it
    (NONE without one).
    """

    __slots__ = ("sponsor", "stage", "tier")

    def __init__(self, stage: int, tier: int, sponsor: int) -> None:
        self.stage = stage
        self.tier = tier
        self.sponsor = sponsor

    def fields(self) -> list[object]:
        return [self.stage, self.tier, self.sponsor]

    def waits(self) -> bool:
        """Whether it has a sponsor, and needs another."""
        return self.stage in (MANDATORY, OPTIONAL) and self.sponsor != NONE


@rule("R 4.05.416")
def magistrate(s: RepublicState) -> int:
    """Who has to sponsor a bill if the people do not bear him: the Dictator, or without one the
    Rome Consul. NONE as long as that is not settled, or when he is not in Rome.
    """
    slot = holder(s, DICTATOR)
    if slot == NONE and s.sitting().ended >> ROME_CONSUL & 1:
        slot = holder(s, ROME_CONSUL)
    return slot if slot in in_rome(s) else NONE


def settled(s: RepublicState) -> bool:
    """Whether it is known whether a bill is mandatory."""
    return holder(s, DICTATOR) != NONE or bool(s.sitting().ended >> ROME_CONSUL & 1)


@rule("R 4.05.416")
def highest_type(s: RepublicState) -> int:
    """The highest type of land bill for which there is room; NONE without any."""
    return max(LandBills().types(s), default=NONE)


@rule("R 4.05.416", "R 4.05.417")
def seconds(s: RepublicState, faction: int, sponsor: int) -> list[int]:
    """The members of a faction who can be co-sponsors."""
    return [slot for slot in in_rome(s, faction) if slot != sponsor]


def anybody_seconds(s: RepublicState, sponsor: int) -> bool:
    """Whether there is a co-sponsor in the whole coalition."""
    return any(seconds(s, faction, sponsor) for faction in kept(s).coalition)


@rule("R 4.05.416")
def look_after(s: RepublicState, bill: Bill) -> None:
    """A bill becomes mandatory as soon as who governs in Rome is liked less than the people are
    uneasy; without anybody to second it there is none this year.
    """
    if bill.stage == MANDATORY and bill.sponsor == NONE:
        bill.stage = NONE_YET
    if bill.stage == NONE_YET:
        slot, highest = magistrate(s), highest_type(s)
        if slot == NONE or highest == NONE or s.senator(slot).popularity >= s.unrest:
            return
        bill.stage, bill.tier, bill.sponsor = MANDATORY, highest, slot
        if s.log is not None:
            told = {"person": who(s, slot), "bill": highest, "rule": "R 4.05.416"}
            s.note("republic-land-bill-due", s.senator(slot).faction, told)
    if bill.stage == MANDATORY and not anybody_seconds(s, bill.sponsor):
        fails(s, bill)


@rule("R 4.05.417")
def fails(s: RepublicState, bill: Bill) -> None:
    """There is no land bill this year any more."""
    if s.log is not None:
        s.note("republic-land-bill-fails", -1, {"bill": bill.tier})
    bill.stage, bill.sponsor = OVER, NONE


@rule("R 4.05.416", "R 4.05.417")
def passes(s: RepublicState, bill: Bill, slot: int) -> None:
    """A co-sponsor is found: the bill has passed, with the usual effects."""
    parts = [[BILL + bill.tier, SENATOR + bill.sponsor, SENATOR + slot]]
    if s.log is not None:
        told = {"person": who(s, bill.sponsor), "other": who(s, slot), "bill": bill.tier}
        s.note("republic-land-bill-seconded", s.senator(slot).faction, told)
    LandBills().carry(s, parts, s.senator(slot).faction)
    bill.stage, bill.sponsor = OVER, NONE


@rule("R 4.05.417", "R 1.04.8")
def least_popular(s: RepublicState, slots: list[int]) -> int:
    """Of some senators the least popular, then the least influential, then by lot: a Neutral has
    him stand for a land bill.
    """
    found = best(slots, [-s.senator(slot).popularity for slot in slots])
    return drawn_by_lot(s, least_influential(s, found))
