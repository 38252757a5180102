"""Where rebel governors stand, and what is with them (rules 2.03.3, 2.03.4, 2.03.7, 2.03.71).

The forces of a rebel governor are the garrison of his province and its own troops and fleets. Once
they have landed in Italy the legions stand under the Primary Rebel; the province's own units stay
on its card, and count wherever their camp is.
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.abroad import bring_home, governor_at, vacate
from aedilis.republic.rules.armies import fleets_at, legions_at, move_all
from aedilis.republic.rules.frontier import side, the_frontier
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.wars import rebelling, stays_at_home
from aedilis.republic.state.rising import AT_HOME, AT_SEA, IN_ITALY, LOYAL, Rising
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    FIELD,
    UNDER,
    VICTOR,
)


def the_rising(s: RepublicState) -> Rising:
    """What Rebel Governors add. Raises RuntimeError in a game without them."""
    if s.rising is None:
        raise RuntimeError("a game without Rebel Governors")
    return s.rising


def rebel_provinces(s: RepublicState) -> list[int]:
    """The provinces of rebel governors, whether these are there or have left."""
    if s.rising is None:
        return []
    return [province for province, camp in enumerate(s.rising.camp) if camp != LOYAL]


def province_of_rebel(s: RepublicState, slot: int) -> int:
    """The province of a rebel governor; NONE for any other rebel."""
    for province in rebel_provinces(s):
        if governor_at(s, province) == slot:
            return province
    return NONE


@rule("R 2.03.81", "R 2.03.71")
def open_to_attack(s: RepublicState) -> list[int]:
    """The rebel provinces that Rome may attack: those whose governors are there."""
    return [p for p in rebel_provinces(s) if the_rising(s).camp[p] == AT_HOME]


@rule("R 2.03.7", "R 2.03.8")
def marches(s: RepublicState) -> bool:
    """Whether the Primary Rebel marches on Rome, in Italy already or still at sea."""
    return s.rebel != NONE and not stays_at_home(s)


@rule("R 2.03.7", "R 2.03.72")
def in_italy(s: RepublicState) -> bool:
    """Whether the Primary Rebel is in Italy: he has landed, or was a general and is there."""
    if s.rebel == NONE:
        return False
    home = province_of_rebel(s, s.rebel)
    return home == NONE or the_rising(s).camp[home] == IN_ITALY


def army_place(s: RepublicState) -> int:
    """Where the Primary Rebel's legions stand: in his province, or once in Italy under him."""
    return UNDER + s.rebel if in_italy(s) else AT_PROVINCE + province_of_rebel(s, s.rebel)


def rebel_places(s: RepublicState) -> list[int]:
    """All places where legions and fleets of the rebels can stand."""
    if s.rebel == NONE:
        return []
    return [UNDER + s.rebel, *[AT_PROVINCE + province for province in rebel_provinces(s)]]


def with_primary(s: RepublicState) -> list[int]:
    """The provinces whose own units are with the Primary Rebel where he is, his own first."""
    home = province_of_rebel(s, s.rebel)
    landed = [p for p in rebel_provinces(s) if the_rising(s).camp[p] == IN_ITALY and p != home]
    return [home, *landed] if home != NONE else landed


def troops_of(s: RepublicState, provinces: list[int]) -> int:
    """The troops of some provinces."""
    return sum(the_frontier(s).troops[province] for province in provinces)


def ships_of(s: RepublicState, provinces: list[int]) -> int:
    """The fleets of some provinces' own."""
    return sum(the_frontier(s).fleets[province] for province in provinces)


@rule("R 2.03.6")
def base_points(s: RepublicState) -> int:
    """The printed strength of all rebel provinces, on land and at sea, those left behind among
    them.
    """
    return sum(side(s, p).land + side(s, p).naval for p in rebel_provinces(s))


def has_army(s: RepublicState, province: int) -> bool:
    """Whether a rebel governor has anybody to march with."""
    return bool(legions_at(s, AT_PROVINCE + province) or the_frontier(s).troops[province])


@rule("R 2.03.4", "R 2.03.5")
def pitch_camp(s: RepublicState, province: int) -> None:
    """A province is its rebel governor's: his term ends only with him."""
    holding = s.holdings[province]
    assert holding is not None
    holding.term = 0
    holding.overrun = False
    holding.disorder = False
    rising = the_rising(s)
    rising.camp[province] = AT_HOME
    rising.fought[province] = 0
    rising.naval_won &= ~(1 << province)


@rule("R 2.03.7", "R 2.03.71", "R 2.03.72")
def set_out(s: RepublicState, province: int) -> None:
    """A rebel governor leaves with all he has, and has still to get past the fleets of Rome."""
    the_rising(s).camp[province] = AT_SEA


@rule("R 2.03.7", "R 2.03.71", "R 2.03.72")
def land(s: RepublicState, province: int) -> None:
    """A rebel governor's forces are in Italy, and join the Primary Rebel's."""
    the_rising(s).camp[province] = IN_ITALY
    move_all(s, AT_PROVINCE + province, UNDER + s.rebel)


@rule("R 2.03.4", "R 2.03.91")
def strike_camp(s: RepublicState, slot: int) -> None:
    """A rebel governor is no more: his province is in the Forum, undeveloped and without forces.
    His garrison is in Rome, and so is who was sent against him.
    """
    province = province_of_rebel(s, slot)
    if province == NONE:
        return
    holding = s.holdings[province]
    assert holding is not None
    holding.developed = False
    vacate(s, province)
    frontier, rising = the_frontier(s), the_rising(s)
    frontier.troops[province] = 0
    frontier.fleets[province] = 0
    rising.camp[province] = LOYAL
    rising.fought[province] = 0
    rising.naval_won &= ~(1 << province)
    move_all(s, AT_PROVINCE + province, BARRACKS)
    recall_from(s, rebelling(province))


@rule("R 1.11.371", "R 2.03.91")
def recall_from(s: RepublicState, war: int) -> None:
    """Forces that stand against a rebel who is no more are in Rome, but for those who have won."""
    move_all(s, AT_WAR + war, BARRACKS)
    for slot, one in in_play(s):
        marching = one.place == FIELD and one.at == war
        if marching and one.serial and not one.marks & VICTOR:
            bring_home(s, slot)


@rule("R 2.03.23")
def roman_fleets(s: RepublicState) -> list[int]:
    """The Roman fleets that the Primary Rebel controls."""
    return fleets_at(s, UNDER + s.rebel) if s.rebel != NONE else []
