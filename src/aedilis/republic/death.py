"""What follows when a senator dies (rules 1.05.3 to 1.05.4)."""

from aedilis.kernel.rule import rule
from aedilis.republic.bodyguard import guard_leaves
from aedilis.republic.components import FAMILIES, STATESMEN, card
from aedilis.republic.concessions import give_up, of_senator
from aedilis.republic.definitions.codes import FAMILY, NONE
from aedilis.republic.frames import Step
from aedilis.republic.money import BANK, pay
from aedilis.republic.senators import enter_family, of_faction, person, with_identity
from aedilis.republic.state import RepublicState, Senator
from aedilis.republic.travel import come_home, companions, leave_forces, vacate
from aedilis.republic.zones import CURIA, REMOVED


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
    s.senators[slot] = None
    for frame in s.stack:
        if isinstance(frame, Step):
            frame.bury(s, slot)
    if s.session is not None:
        s.session.bury(slot)
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
    call_all(s)


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
    gone, talents to the bank; forces in the field stay without him, a rebel's go to Rome.

    What lies on his own card (knights, offices, marks) goes with him.
    """
    pay(s, slot, BANK, s.senator(slot).talents)
    for index in of_senator(s, slot):
        give_up(s, index)
    for number, holding in enumerate(s.holdings):
        if holding is not None and holding.governor == slot:
            vacate(s, number)
    for other in companions(s, slot):
        # A Master of Horse whose Dictator dies is in Rome again, and out of office (1.10.7).
        come_home(s, other)
        s.senator(other).offices = 0
    leave_forces(s, slot)
    for legion, patron in enumerate(s.loyal):
        if patron == slot:
            s.loyal[legion] = NONE
    if s.guarded == slot:
        guard_leaves(s)
    if s.life == slot:
        s.life = NONE
        s.elected = False


@rule("R 1.05.4")
def call_from_curia(s: RepublicState, seat: int) -> None:
    """A faction without senators takes the first in the Curia whose ID no statesman in play
    has; he leads it.
    """
    if s.factions[seat].gone or of_faction(s, seat):
        return
    for number in s.curia:
        one = card(number)
        if one.kind == FAMILY and not with_identity(s, one.index + 1):
            s.curia.remove(number)
            s.factions[seat].leader = enter_family(s, one.index, seat)
            if s.log is not None:
                s.note("republic-called", seat, {"family": one.index})
            return


def call_all(s: RepublicState) -> None:
    """Every faction that waits for a senator takes one from the Curia, in seating order."""
    for seat in range(s.seats):
        call_from_curia(s, seat)
