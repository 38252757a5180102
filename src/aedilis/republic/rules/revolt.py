"""Rebels: who they are, what joins them, what they give up, and how a revolt ends (rules 1.11.31
to 1.11.36, 1.11.371).

The army of a revolt is whatever stands under the Primary Rebel; all other rebels only share his
fate. Nothing here asks anybody.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, MASTER_OF_HORSE
from aedilis.republic.rules.abroad import vacate
from aedilis.republic.rules.armies import (
    fleets_at,
    legions_at,
    move_all,
    send_fleets,
    troop_strength,
)
from aedilis.republic.rules.camps import (
    army_place,
    rebel_places,
    recall_from,
    troops_of,
    with_primary,
)
from aedilis.republic.rules.college import lose_priesthood
from aedilis.republic.rules.concessions import give_up, of_senator
from aedilis.republic.rules.death import die
from aedilis.republic.rules.frontier import troops_strength
from aedilis.republic.rules.offices import leave_office
from aedilis.republic.rules.persons import holder, in_play, printed, who
from aedilis.republic.rules.strength import with_military
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    BARRACKS,
    DEPUTY,
    DISCHARGED,
    MARCH,
    POOL,
    PROCONSUL,
    REBEL,
    SENT,
    UNDER,
    VICTOR,
    WITHDRAWN,
)


def rebels(s: RepublicState) -> list[int]:
    """The slots of everybody in revolt, the Primary Rebel among them."""
    return s.called().rebels[:]


@rule("R 1.11.36")
def would_follow(s: RepublicState, slot: int) -> list[int]:
    """The army a general would have if he rebelled now: all that stand under him, and his own
    veterans wherever they are.
    """
    return [
        n
        for n, place in enumerate(s.legions)
        if place == UNDER + slot or (s.loyal[n] == slot and place not in (POOL, DISCHARGED))
    ]


@rule("R 1.11.3")
def claim(s: RepublicState, slot: int, legions: list[int]) -> int:
    """What a general who wants to rebel is worth beside another: these legions and his own military
    rating, which never counts for more than they do.
    """
    return with_military(troop_strength(s, legions), printed(s.senator(slot)).military)


@rule("R 1.11.3", "R 1.11.31", "R 1.11.32")
def begin(s: RepublicState, slot: int) -> None:
    """A general is the Primary Rebel. His fleets, and a Master of Horse, are in Rome at once; the
    legions still under him are his army.
    """
    send_fleets(s, fleets_at(s, UNDER + slot), BARRACKS)
    s.rebel = slot
    general = s.senator(slot)
    master = holder(s, MASTER_OF_HORSE)
    dictator = general.offices >> DICTATOR & 1
    if dictator and master != NONE and s.senator(master).faction == general.faction:
        s.senator(master).marks |= DEPUTY
    if s.log is not None:
        told = {"person": who(s, slot), "legions": len(would_follow(s, slot))}
        s.note("republic-revolt", s.senator(slot).faction, told)
    leave_rome(s, slot)
    gather_veterans(s)


@rule("R 1.11.32", "R 1.13.1")
def join(s: RepublicState, slot: int) -> None:
    """A senator joins the Primary Rebel of his faction. What he commands goes back to Rome; only
    his veterans come with him.
    """
    move_all(s, UNDER + slot, BARRACKS)
    if s.log is not None:
        s.note("republic-rebel-joins", s.senator(slot).faction, {"person": who(s, slot)})
    leave_rome(s, slot)
    gather_veterans(s)


@rule("R 1.11.32", "R 1.11.34", "R 1.13.1", "R 2.01.31", "R 2.03.5")
def leave_rome(s: RepublicState, slot: int, keeps: int = NONE) -> None:
    """A rebel gives up his offices, priesthood, provinces, knights and concessions. His money stays
    on him, and so does the one province that a rebel governor `keeps`.
    """
    leave_office(s, slot)
    lose_priesthood(s, slot)
    for index in of_senator(s, slot):
        give_up(s, index)
    for number, holding in enumerate(s.holdings):
        if holding is not None and holding.governor == slot and number != keeps:
            vacate(s, number)
    one = s.senator(slot)
    one.knights = 0
    one.marks &= ~(VICTOR | SENT | PROCONSUL | WITHDRAWN)
    one.place = REBEL
    one.at = NONE
    one.serial = 0


@rule("R 1.09.34", "R 1.11.32")
def forget_deputy(s: RepublicState) -> None:
    """A Master of Horse who has stayed loyal when his Dictator rebelled is no deputy of his."""
    for _, one in in_play(s):
        if one.place != REBEL:
            one.marks &= ~DEPUTY


@rule("R 1.10.51", "R 1.11.32", "R 1.11.36", "R 2.03.22")
def gather_veterans(s: RepublicState) -> None:
    """The veterans of every rebel join the Primary Rebel, wherever they are; but whether those in
    the garrison of a rebel governor come is for him to say.
    """
    if s.rebel == NONE:
        return
    army = army_place(s)
    stay = [POOL, DISCHARGED, *rebel_places(s)]
    came = [
        n
        for n, patron in enumerate(s.loyal)
        if patron != NONE and s.legions[n] not in stay and s.senator(patron).place == REBEL
    ]
    for n in came:
        s.legions[n] = army
    if came and s.log is not None:
        s.note("republic-veterans-join", s.senator(s.rebel).faction, {"count": len(came)})


@rule("R 1.11.37", "R 1.09.34")
def rebel_strength(s: RepublicState) -> int:
    """What the Primary Rebel's army is worth when he marches: his legions and provincial troops,
    and his military rating, with that of a rebel who was his Master of Horse, as far as they count
    themselves.
    """
    return with_military(army_of_rebel(s), rebel_military(s))


@rule("R 1.11.37", "R 2.03.3", "R 2.03.7")
def army_of_rebel(s: RepublicState) -> int:
    """What the units count that the Primary Rebel has with him on land, or will land with; the base
    strength of his province stays behind.
    """
    legions = legions_at(s, army_place(s))
    strength = troop_strength(s, legions)
    if s.rising is not None:
        strength += troops_strength(troops_of(s, with_primary(s)), len(legions))
    return strength


@rule("R 1.11.37")
def rebel_military(s: RepublicState) -> int:
    """The Primary Rebel's military rating with that of a rebel who was his Master of Horse."""
    ranks = [s.rebel, *deputies(s)]
    return sum(printed(s.senator(slot)).military for slot in ranks)


def deputies(s: RepublicState) -> list[int]:
    """The slot of the rebel who was Master of Horse to the Primary Rebel, if there is one."""
    return [slot for slot in rebels(s) if s.senator(slot).marks & DEPUTY]


@rule("R 1.11.371", "R 1.05.3", "R 2.03.91")
def put_down(s: RepublicState) -> None:
    """A revolt is over: every rebel is executed, his legions are in Rome, and the generals who were
    still to fight him come home. Of a leader's family an heir stays with the faction.
    """
    for slot in rebels(s):
        if s.log is not None:
            s.note("republic-executed", s.senator(slot).faction, {"person": who(s, slot)})
        die(s, slot)
    recall_from(s, MARCH)
    if s.rising is not None:
        s.rising.stalemate = False
        s.rising.stopped = False
