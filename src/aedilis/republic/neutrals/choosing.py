"""What a Neutral takes out of the spoils: the first thing on its list that it can fill (rules
4.05.4, 4.05.41, 4.05.414 to 4.05.418).
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE, SPOILS
from aedilis.republic.definitions.named import CENSOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.crisis import least_influential
from aedilis.republic.neutrals.eligible import (
    Posts,
    candidates,
    may_govern,
    open_concessions,
    open_provinces,
    richest_provinces,
)
from aedilis.republic.neutrals.guidelines import guideline, is_neutral
from aedilis.republic.neutrals.landbills import (
    NONE_YET,
    Bill,
    highest_type,
    least_popular,
    seconds,
    settled,
)
from aedilis.republic.neutrals.offers import (
    CONCESSION,
    COSPONSOR,
    GOVERNOR,
    OFFICE,
    SPONSOR,
    Offer,
    a_pass,
)
from aedilis.republic.neutrals.opening import concession_holder, fewest_votes
from aedilis.republic.rules.lots import drawn_by_lot
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.table import RepublicState

_OFFICES: Final = {"field_consul": FIELD_CONSUL, "rome_consul": ROME_CONSUL, "censor": CENSOR}


def own(s: RepublicState, faction: int, slots: list[int]) -> list[int]:
    """Those of some senators who belong to a faction."""
    return [slot for slot in slots if s.senator(slot).faction == faction]


def own_provinces(s: RepublicState, faction: int) -> list[int]:
    """The vacant provinces for which a faction has somebody."""
    return [one for one in open_provinces(s) if own(s, faction, may_govern(s, one))]


@rule("R 4.05.417")
def may_sponsor(s: RepublicState, faction: int, bill: Bill) -> bool:
    """Whether a faction can have a land bill of its own accord: there is none yet, and none has to
    be.
    """
    free = bill.stage == NONE_YET and settled(s)
    return free and highest_type(s) != NONE and bool(in_rome(s, faction))


@rule("R 4.05.4", "R 4.05.41")
def can_fill(s: RepublicState, faction: int, word: str, bill: Bill, posts: Posts) -> bool:
    """Whether a Neutral has somebody of its own for a thing on its list."""
    if word in _OFFICES:
        office = _OFFICES[word]
        return office in posts and bool(own(s, faction, posts[office]))
    if word == "governor":
        return bool(own_provinces(s, faction))
    if word == "concession":
        return bool(open_concessions(s)) and bool(in_rome(s, faction))
    if bill.waits():
        return bool(seconds(s, faction, bill.sponsor))
    return may_sponsor(s, faction, bill)


@rule("R 4.05.4", "R 4.05.419")
def wanted(s: RepublicState, faction: int, bill: Bill, posts: Posts) -> str:
    """The first thing on a Neutral's list that it can fill; empty when it can fill none."""
    for place in guideline(s, faction).spoils_order:
        if can_fill(s, faction, SPOILS[place], bill, posts):
            return SPOILS[place]
    return ""


@rule("R 4.05.4", "R 4.05.41", "R 4.05.415", "R 4.05.417", "R 4.05.418")
def taken_by_neutral(s: RepublicState, faction: int, bill: Bill, posts: Posts) -> Offer:
    """What a Neutral takes, and who of its own gets it. A concession has still to be chosen."""
    word = wanted(s, faction, bill, posts)
    if not word:
        return a_pass()
    if word in _OFFICES:
        office = _OFFICES[word]
        found = least_influential(s, own(s, faction, posts[office]))
        return Offer(OFFICE, office, drawn_by_lot(s, found))
    if word == "governor":
        province = drawn_by_lot(s, richest_provinces(s, own_provinces(s, faction)))
        slot = fewest_votes(s, own(s, faction, may_govern(s, province)))
        return Offer(GOVERNOR, province, slot)
    if word == "concession":
        return Offer(CONCESSION, NONE, NONE)
    if bill.waits():
        return seconding(s, faction, bill)
    return Offer(SPONSOR, highest_type(s), least_popular(s, in_rome(s, faction)))


@rule("R 4.05.416", "R 4.05.417")
def seconding(s: RepublicState, faction: int, bill: Bill) -> Offer:
    """A Neutral's co-sponsor: the least popular of those who can be."""
    return Offer(COSPONSOR, bill.tier, least_popular(s, seconds(s, faction, bill.sponsor)))


@rule("R 4.05.414")
def concession_for(s: RepublicState, faction: int, concession: int) -> Offer:
    """A Neutral's concession goes to its member in Rome with fewest."""
    return Offer(CONCESSION, concession, concession_holder(s, in_rome(s, faction)))


# -- what others take ------------------------------------------------------------------------------


@rule("R 4.05.419")
def able(s: RepublicState, faction: int, offer: Offer, bill: Bill) -> bool:
    """Whether a faction of the coalition could take what is on offer."""
    what, thing = offer.what, offer.thing
    if what == COSPONSOR:
        return bool(seconds(s, faction, bill.sponsor))
    if what == SPONSOR:
        return bool(in_rome(s, faction))
    if not is_neutral(s, faction):
        return True
    if what == OFFICE:
        return bool(own(s, faction, candidates(s, thing)))
    if what == GOVERNOR:
        return bool(own(s, faction, may_govern(s, thing)))
    return bool(in_rome(s, faction))


@rule("R 4.05.419")
def is_its_wish(s: RepublicState, faction: int, offer: Offer, bill: Bill, posts: Posts) -> bool:
    """Whether what another takes is the most important thing left on a Neutral's list."""
    word = wanted(s, faction, bill, posts)
    if offer.what == OFFICE:
        return word in _OFFICES and _OFFICES[word] == offer.thing
    if offer.what == GOVERNOR:
        if word != "governor":
            return False
        return richest_provinces(s, own_provinces(s, faction)) == [offer.thing]
    if offer.what == CONCESSION:
        return word == "concession" and open_concessions(s) == [offer.thing]
    return word == "land_bill" and offer.what in (SPONSOR, COSPONSOR)


def following(s: RepublicState, faction: int) -> list[int]:
    """The others of the coalition in their order, from who chooses after a faction on."""
    ruling = kept(s).coalition
    at = ruling.index(faction) + 1 if faction in ruling else 0
    return [one for one in [*ruling[at:], *ruling[:at]] if one != faction]
