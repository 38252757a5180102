"""What the Combat Phase begins and ends with: wars that nobody prosecutes, and the fleets of Rhodes
(rules 1.10.9, 1.07.21).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.named import RHODIAN_ALLIANCE
from aedilis.republic.phases.combat.battle import AT_SEA, BY_LAND, DRAWN_BACK
from aedilis.republic.phases.combat.order import commanders
from aedilis.republic.rules.abroad import bring_home
from aedilis.republic.rules.armies import fleets_at, legions_at, lose_fleets
from aedilis.republic.rules.camps import marches, province_of_rebel, the_rising
from aedilis.republic.rules.holdouts import support_there
from aedilis.republic.rules.wars import front_of, rebelling, support
from aedilis.republic.state.table import FLEETS, Front, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_WAR,
    BARRACKS,
    MARCH,
    POOL,
    UNDER,
    UNOPPOSED,
    WITHDRAWN,
)


@rule("R 1.07.312", "R 1.09.645")
def open_phase(s: RepublicState) -> None:
    """No war has been fought and no number has struck this turn; who spared his army a disaster
    last turn comes home, now that the Senate has closed.
    """
    for front in s.fronts:
        front.fought = 0
        front.used = 0
    if s.frontier is not None:
        s.frontier.held = []
    if s.rising is not None:
        s.rising.fought = [0] * len(s.rising.fought)
        s.rising.stalemate = False
        s.rising.stopped = False
    for slot in commanders(s):
        if s.senator(slot).marks & WITHDRAWN:
            bring_home(s, slot)


@rule("R 1.10.9", "R VII.unprosecuted-war")
def units_on(s: RepublicState, war: int) -> tuple[int, int]:
    """The legions and fleets of Rome on a war, under commanders or without."""
    places = [AT_WAR + war]
    places += [UNDER + x for x in commanders(s) if s.senator(x).at == war]
    legions = sum(len(legions_at(s, place)) for place in places)
    return legions, sum(len(fleets_at(s, place)) for place in places)


@rule("R 1.10.9", "R 1.10.1", "R 1.07.312")
def prosecuted(s: RepublicState, front: Front) -> bool:
    """Whether Rome has attended to a war: fought it by land, and stands there with a legion and the
    fleets it needs; or at sea, with a fleet left or the enemy's beaten.
    """
    if front.fought & DRAWN_BACK:
        return False
    legions, fleets = units_on(s, front.war)
    if front.fought & BY_LAND and legions and fleets >= support(front.war):
        return True
    return bool(front.fought & AT_SEA and (fleets or front.naval_won))


@rule("R 2.03.8", "R 1.10.9")
def holds_rebel(s: RepublicState) -> bool:
    """Whether Rome has attended to the civil war: an army stands against a Primary Rebel who
    marches, or he was stopped at sea; one who stays was attacked in his province, and an army that
    can fight there is left.
    """
    if s.rising is not None and s.rising.stopped:
        return True
    if marches(s):
        return units_on(s, MARCH)[0] > 0
    home = province_of_rebel(s, s.rebel)
    rising = the_rising(s)
    legions, fleets = units_on(s, rebelling(home))
    if rising.fought[home] & BY_LAND and legions and fleets >= support_there(s, home):
        return True
    return bool(rising.fought[home] & AT_SEA and (fleets or rising.naval_won >> home & 1))


@rule("R 1.10.9", "R 1.10.1")
def mark_unprosecuted(s: RepublicState) -> None:
    """At the end of the phase each active war is found attended to or not, and bears that until
    the next; and so does a civil war that goes on, which needs no fleets.
    """
    for front in s.fronts:
        front.unprosecuted = front.status == ACTIVE and not prosecuted(s, front)
        if front.unprosecuted and s.log is not None:
            s.note("republic-unprosecuted", -1, {"war": front.war})
    if s.rebel != NONE:
        rebel = s.senator(s.rebel)
        rebel.marks &= ~UNOPPOSED
        if not holds_rebel(s):
            rebel.marks |= UNOPPOSED


@rule("R 1.07.21")
def send_rhodians_home(s: RepublicState) -> None:
    """When the war is gone for which Rhodes lent her fleets, so many are disbanded, those in Rome
    first. A rebel's are not in the State's gift.
    """
    if s.rhodian == NONE or front_of(s, s.rhodian) is not None:
        return
    count = EVENTS[RHODIAN_ALLIANCE].side(s.events[RHODIAN_ALLIANCE] > 1).fleets
    s.events[RHODIAN_ALLIANCE] = 0
    s.rhodian = NONE
    gone = lose_fleets(s, BARRACKS, count)
    others = [
        n
        for n in range(FLEETS)
        if s.fleets[n] != POOL and (s.rebel == NONE or s.fleets[n] != UNDER + s.rebel)
    ]
    for n in others[: count - gone]:
        s.fleets[n] = POOL
        gone += 1
    if s.log is not None:
        s.note("republic-rhodians-leave", -1, {"fleets": gone})
