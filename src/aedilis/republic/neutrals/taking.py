"""What a player takes out of the spoils: any thing, for any senator that can have it (rules 4.05.4,
4.05.412, 4.05.415, 4.05.417).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.neutrals.choosing import may_sponsor
from aedilis.republic.neutrals.eligible import (
    any_post,
    candidates,
    may_govern,
    open_concessions,
    open_posts,
    open_provinces,
)
from aedilis.republic.neutrals.landbills import Bill, seconds
from aedilis.republic.neutrals.offers import (
    CONCESSION,
    COSPONSOR,
    GOVERNOR,
    OFFICE,
    SPONSOR,
    Offer,
    a_pass,
)
from aedilis.republic.phases.senate.business import LandBills
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import (
    BILL,
    PASS,
    PROVINCE,
    SENATOR,
    code,
    index,
    senator,
    senators,
    verb,
)
from aedilis.republic.state.choices import CONCESSION as A_CONCESSION
from aedilis.republic.state.choices import OFFICE as AN_OFFICE
from aedilis.republic.state.table import RepublicState

TAKE_OFFICE: Final = verb("take_office")
TAKE_PROVINCE: Final = verb("take_province")
TAKE_CONCESSION: Final = verb("take_concession")
STAND: Final = verb("sponsor_bill")
SECOND: Final = verb("cosponsor_bill")


@rule("R 4.05.4", "R 4.05.417")
def takings(s: RepublicState, faction: int, bill: Bill) -> list[int]:
    """The kinds of things a player can take now."""
    found: list[int] = []
    if any_post(s):
        found.append(TAKE_OFFICE)
    if open_provinces(s):
        found.append(TAKE_PROVINCE)
    if open_concessions(s) and in_rome(s):
        found.append(TAKE_CONCESSION)
    if may_sponsor(s, faction, bill):
        found.append(STAND)
    if bill.waits() and seconds(s, faction, bill.sponsor):
        found.append(SECOND)
    return found


@rule("R 4.05.4", "R 4.05.412", "R 4.05.415", "R 4.05.417", "R 4.05.418")
def taking_field(
    s: RepublicState, faction: int, bill: Bill, must: bool, done: Sequence[int]
) -> Prompt | None:
    """What he takes; then which, and for whom. He may pass when nothing `must` be taken."""
    if not done:
        options = takings(s, faction, bill)
        if not must:
            options.append(PASS)
        return Choose(faction, "republic-ask-share", "R 4.05.4", options)
    if len(done) == 1:
        return _which(s, faction, bill, done[0])
    if len(done) == 2 and done[0] != SECOND:
        return _for_whom(s, faction, done)
    return None


def _which(s: RepublicState, faction: int, bill: Bill, what: int) -> Prompt | None:
    if what == TAKE_OFFICE:
        offices = [office for office, able in open_posts(s).items() if able]
        options = [code("office", AN_OFFICE, office) for office in offices]
        return Choose(faction, "republic-ask-share-office", "R 4.05.41", options)
    if what == TAKE_PROVINCE:
        options = [code("province", PROVINCE, province) for province in open_provinces(s)]
        return Choose(faction, "republic-ask-province", "R 4.05.415", options)
    if what == TAKE_CONCESSION:
        options = [code("concession", A_CONCESSION, one) for one in open_concessions(s)]
        return Choose(faction, "republic-ask-concession", "R 4.05.4", options)
    if what == STAND:
        options = [code("bill", BILL, one) for one in LandBills().types(s)]
        return Choose(faction, "republic-ask-bill", "R 4.05.417", options)
    if what == SECOND:
        options = senators("cosponsor", seconds(s, faction, bill.sponsor))
        return Choose(faction, "republic-ask-cosponsor", "R 4.05.416", options)
    return None


def _for_whom(s: RepublicState, faction: int, done: Sequence[int]) -> Prompt:
    what = done[0]
    if what == TAKE_OFFICE:
        office = index(done[1], AN_OFFICE)
        options = senators("senator", candidates(s, office))
        asked = Choose(faction, "republic-ask-share-for", "R 4.05.41", options)
        asked.params = {"office": office}
    elif what == TAKE_PROVINCE:
        province = index(done[1], PROVINCE)
        options = senators("senator", may_govern(s, province))
        asked = Choose(faction, "republic-ask-governor-for", "R 4.05.415", options)
        asked.params = {"province": province}
    elif what == TAKE_CONCESSION:
        options = senators("senator", in_rome(s))
        asked = Choose(faction, "republic-ask-concession-for", "R 4.05.4", options)
        asked.params = {"concession": index(done[1], A_CONCESSION)}
    else:
        options = senators("sponsor", in_rome(s, faction))
        asked = Choose(faction, "republic-ask-bill-sponsor", "R 4.05.417", options)
    return asked


def offer_of(bill: Bill, move: Sequence[int]) -> Offer:
    """What a whole answer takes."""
    what = move[0]
    if what == TAKE_OFFICE:
        return Offer(OFFICE, index(move[1], AN_OFFICE), senator(move[2]))
    if what == TAKE_PROVINCE:
        return Offer(GOVERNOR, index(move[1], PROVINCE), senator(move[2]))
    if what == TAKE_CONCESSION:
        return Offer(CONCESSION, index(move[1], A_CONCESSION), senator(move[2]))
    if what == STAND:
        return Offer(SPONSOR, index(move[1], BILL), senator(move[2]))
    if what == SECOND:
        return Offer(COSPONSOR, bill.tier, index(move[1], SENATOR))
    return a_pass()
