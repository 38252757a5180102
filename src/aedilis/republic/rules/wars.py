"""What a war is worth at the moment: strength, support, and the numbers that strike.

See rules 1.07.332, 1.07.342 and 1.07.343.

A war is a number: an index of `WARS`, or a province in revolt (`zones.REVOLTING`). What its card
says is asked here, so that both kinds are fought alike.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LEADERS, PROVINCES, WARS
from aedilis.republic.definitions.named import DROUGHT, PLAUTIAN, SOCIAL_WAR
from aedilis.republic.rules.alliance import ADDED, allied_base, allied_units
from aedilis.republic.rules.laws import in_force
from aedilis.republic.state.rising import AT_HOME
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, BEQUESTS, REBELLING, REVOLTING

ALONE: Final = -1000
"""Below this are the series of wars that match no other: one for each."""


def revolting(province: int, developed: bool) -> int:
    """The number of a province in revolt, as a war."""
    return REVOLTING + 2 * province + int(developed)


def province_of(war: int) -> int:
    """The province in revolt that a war is; NONE for a war with a card."""
    return (war - REVOLTING) // 2 if war >= REVOLTING else NONE


def is_bequest(war: int) -> bool:
    """Whether a war stands for a bequest that a Consul takes up."""
    return REBELLING < war <= BEQUESTS


def rebelling(province: int) -> int:
    """The number that stands in place of a war for the rebel governor in a province."""
    return REBELLING - province


def rebels_of(war: int) -> int:
    """The province of a rebel governor that a war stands for; NONE for any other."""
    return REBELLING - war if war <= REBELLING else NONE


def printed_land(war: int) -> int:
    """The land strength on its card."""
    if war >= REVOLTING:
        return PROVINCES[province_of(war)].side(bool(war & 1)).land
    return WARS[war].land


def printed_naval(war: int) -> int:
    """The naval strength on its card, 0 where there is no fleet to beat."""
    if war >= REVOLTING:
        return PROVINCES[province_of(war)].side(bool(war & 1)).naval
    return WARS[war].naval


def support(war: int) -> int:
    """The fleets a land battle needs."""
    return 0 if war >= REVOLTING else WARS[war].support


def spoils(s: RepublicState, front: Front) -> int:
    """What its defeat brings the State: nothing from a revolt."""
    return 0 if front.revolt or front.war >= REVOLTING else WARS[front.war].spoils


def series(war: int) -> int:
    """What it shares with the wars that match it: equal for those, and for no other."""
    if war < REVOLTING and WARS[war].series != NONE:
        return WARS[war].series
    return ALONE - war


def place_in_series(war: int) -> int:
    """Its place in the sequence of its series, from 1."""
    return 1 if war >= REVOLTING else WARS[war].place


def front_of(s: RepublicState, war: int) -> Front | None:
    """The war in the Forum; None if it is not there."""
    for front in s.fronts:
        if front.war == war:
            return front
    return None


def the_front(s: RepublicState, war: int) -> Front:
    """The war in the Forum. Raises KeyError when it is not there."""
    front = front_of(s, war)
    if front is None:
        raise KeyError(war)
    return front


def active_fronts(s: RepublicState) -> list[Front]:
    """The active wars, unprosecuted ones among them."""
    return [front for front in s.fronts if front.status == ACTIVE]


@rule("R 1.12.3", "R 1.11.35")
def active_wars(s: RepublicState) -> int:
    """How many wars count as active: each card for one, and a rebel who marches on Rome."""
    return len(active_fronts(s)) + int(civil_war_counts(s))


@rule("R 1.12.3", "R 1.11.35", "R 2.03.8")
def civil_war_counts(s: RepublicState) -> bool:
    """Whether there is a rebel whose war counts as an active one: always when he stays in his
    province, and by the usual option when he marches on Rome.
    """
    if s.rebel == NONE:
        return False
    return s.switches.civil_war_is_active_war or stays_at_home(s)


@rule("R 2.03.8", "R 2.03.7")
def stays_at_home(s: RepublicState) -> bool:
    """Whether the Primary Rebel is a governor who stays in his province."""
    return s.rising is not None and any(
        one is not None and one.governor == s.rebel and s.rising.camp[province] == AT_HOME
        for province, one in enumerate(s.holdings)
    )


@rule("R 1.07.332")
def multiplier(s: RepublicState, war: int) -> int:
    """By how much its strength is multiplied: the active wars of its series, itself among them
    even if it is not active yet.
    """
    group = series(war)
    others = sum(
        1 for f in s.fronts if f.status == ACTIVE and f.war != war and series(f.war) == group
    )
    return 1 + others


@rule("R 1.07.342", "R 1.07.34")
def leaders_on(s: RepublicState, war: int) -> list[int]:
    """The enemy leaders who strengthen a war."""
    if war >= REVOLTING:
        return aids(s, war)
    own = [leader for leader in s.leaders if LEADERS[leader].leads(WARS[war])]
    return own + [leader for leader in aids(s, war) if leader not in own]


def aids(s: RepublicState, war: int) -> list[int]:
    """The leaders who found refuge with a war that is not theirs."""
    return [s.aiding[i] for i in range(0, len(s.aiding), 2) if s.aiding[i + 1] == war]


@rule("R 1.07.332", "R 1.07.342", "R 2.02.412")
def land_strength(s: RepublicState, war: int) -> int:
    """Its land strength now, were it active: printed, multiplied, and its leaders and allies
    added.
    """
    strength = printed_land(war) * multiplier(s, war)
    if war == SOCIAL_WAR and in_force(s, PLAUTIAN):
        strength = (strength + 1) // 2
    strength += sum(LEADERS[leader].strength for leader in leaders_on(s, war))
    return strength if s.frontier is None else strength + allied_strength(s, war, False)


@rule("R 2.02.412")
def allied_strength(s: RepublicState, war: int, naval: bool) -> int:
    """What the provinces that have joined a war add to its strength: what their cards print and
    their own units, which are never multiplied. Whether the former is, the tables may choose.
    """
    at_sea = _fleet_left(s, war)
    if naval and not at_sea:
        return 0
    times = 1 if s.switches.allied_strength == ADDED else multiplier(s, war)
    return allied_base(s, war, naval) * times + allied_units(s, war, naval, at_sea)


def _fleet_left(s: RepublicState, war: int) -> bool:
    """Whether a war has a fleet that is still to be beaten."""
    front = front_of(s, war)
    return printed_naval(war) > 0 and (front is None or not front.naval_won)


@rule("R 1.07.332", "R 1.07.342", "R 1.09.3", "R 2.02.412")
def naval_strength(s: RepublicState, war: int) -> int:
    """Its naval strength now, were it active; 0 if it has no fleet, or no more."""
    if not _fleet_left(s, war):
        return 0
    strength = printed_naval(war) * multiplier(s, war)
    strength += sum(LEADERS[leader].strength for leader in leaders_on(s, war))
    return strength if s.frontier is None else strength + allied_strength(s, war, True)


@rule("R 1.07.343", "R 1.10.21")
def disaster_numbers(s: RepublicState, war: int) -> tuple[set[int], set[int]]:
    """The sums of dice that bring disaster: those of the war's card, and those of its leaders."""
    own = set() if war >= REVOLTING else set(WARS[war].disaster)
    return own, {LEADERS[leader].disaster for leader in leaders_on(s, war)}


@rule("R 1.07.343", "R 1.10.31")
def standoff_numbers(s: RepublicState, war: int) -> tuple[set[int], set[int]]:
    """The sums of dice that bring a standoff: those of the war's card, and those of its leaders."""
    own = set() if war >= REVOLTING else set(WARS[war].standoff)
    return own, {LEADERS[leader].standoff for leader in leaders_on(s, war)}


@rule("R 1.08.12", "R 1.07.33")
def droughts(s: RepublicState) -> int:
    """The drought effects in play: of wars wherever in the Forum, and of the event."""
    from_wars = sum(1 for f in s.fronts if f.war < REVOLTING and WARS[f.war].drought)
    return from_wars + s.events[DROUGHT]
