"""What follows when a senator dies (rules 1.05.3 to 1.05.4)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import FAMILY, NONE
from aedilis.republic.definitions.components import FAMILIES, STATESMEN, card
from aedilis.republic.rules.abroad import leave_forces, vacate
from aedilis.republic.rules.armies import disband_legion
from aedilis.republic.rules.bodyguard import guard_leaves
from aedilis.republic.rules.camps import strike_camp
from aedilis.republic.rules.concessions import give_up, of_senator
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.offices import leave_office
from aedilis.republic.rules.persons import enter_family, of_faction, person, with_identity
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CURIA, DISCHARGED, REMOVED


@rule("R 1.05.3", "R 1.05.31")
def die(s: RepublicState, slot: int, heir: bool = True) -> None:
    """A senator dies, whatever of. All that lies on him goes; a family goes to the end of the
    Curia.

    A leader's family stays with the faction, as an heir in Rome who holds nothing, unless `heir` is
    False (the punishment of assassins). A statesman leaves the game; in a pair the family's card
    goes to the survivor.
    """
    senator = s.senator(slot)
    seat = senator.faction
    was_leader = seat != NONE and s.factions[seat].leader == slot
    strip(s, slot)
    s.sit(slot, None)
    for frame in s.stack:
        if isinstance(frame, RepublicFrame):
            frame.bury(s, slot)
    if s.senate_session is not None:
        s.senate_session.bury(slot)
    if s.college is not None:
        s.college.bury(slot)
    if s.docket is not None:
        s.docket.bury(slot)
    if s.rebel == slot:
        # Nobody leads the revolt any more; what becomes of the others is for the revolt to say.
        s.rebel = NONE
        s.flagged = True
    if was_leader:
        s.factions[seat].leader = NONE
    if s.log is not None:
        s.note("republic-dies", seat, {"person": person(senator)})
    if senator.statesman != NONE:
        s.zone[STATESMEN[senator.statesman].card] = REMOVED
    if senator.family != NONE:
        _family_of_the_dead(s, senator, was_leader and heir)
    bereave(s, seat)


@rule("R 1.05.3", "R 1.05.31", "R 1.07.311", "R 1.07.312")
def _family_of_the_dead(s: RepublicState, dead: Senator, stays: bool) -> None:
    """Where the family's card goes: under the survivor of a pair, to an heir, or to the Curia."""
    survivors = [s.senator(slot) for slot in with_identity(s, dead.family + 1)]
    if survivors:
        survivors[0].family = dead.family
    elif stays:
        s.factions[dead.faction].leader = enter_family(s, dead.family, dead.faction)
    else:
        number = FAMILIES[dead.family].card
        s.zone[number] = CURIA
        s.curia.append(number)


@rule("R 1.05.3", "R 1.07.32")
def strip(s: RepublicState, slot: int) -> None:
    """Take everything from a senator: concessions to the Forum, provinces vacant there, allegiances
    and offices gone, talents to the bank; forces in the field stay without him, a rebel's go to
    Rome.

    What lies on his own card (knights, marks) goes with him.
    """
    pay(s, slot, BANK, s.senator(slot).talents)
    if s.rising is not None:
        strike_camp(s, slot)
    for index in of_senator(s, slot):
        give_up(s, index)
    for number, holding in enumerate(s.holdings):
        if holding is not None and holding.governor == slot:
            vacate(s, number)
    leave_office(s, slot)
    leave_forces(s, slot)
    for legion, patron in enumerate(s.loyal):
        if patron == slot:
            s.loyal[legion] = NONE
            if s.legions[legion] == DISCHARGED:
                disband_legion(s, legion)
    if s.guarded == slot:
        guard_leaves(s)
    if s.life == slot:
        s.life = NONE
        s.elected = False


@rule("R 1.05.4")
def bereave(s: RepublicState, seat: int) -> None:
    """A faction (NONE: nobody's) has lost a senator. Was he its last, its player is asked whether
    he stays before it takes another (`leaving`); whoever waits for one may take him.
    """
    if seat != NONE and not s.factions[seat].gone and not of_faction(s, seat):
        s.bereft |= 1 << seat
        s.flagged = True
    call_all(s)


@rule("R 1.05.4")
def call_from_curia(s: RepublicState, seat: int) -> None:
    """A faction without senators takes the first in the Curia whose ID nobody in play has; he leads
    it.
    """
    number = first_in_curia(s)
    if number == NONE or s.factions[seat].gone or s.bereft >> seat & 1 or of_faction(s, seat):
        return
    family = card(number).index
    s.curia.remove(number)
    s.factions[seat].leader = enter_family(s, family, seat)
    if s.log is not None:
        s.note("republic-called", seat, {"family": family})


def call_all(s: RepublicState) -> None:
    """Every faction that waits for a senator takes one from the Curia, in seating order."""
    for seat in range(len(s.factions)):
        call_from_curia(s, seat)


@rule("R 1.05.4", "R 1.09.81")
def first_in_curia(s: RepublicState) -> int:
    """The first senator's card in the Curia whose ID nobody in play has; NONE without any."""
    for number in s.curia:
        one = card(number)
        if one.kind == FAMILY and not with_identity(s, one.index + 1):
            return number
    return NONE
