"""Who may command where, and with what strength at least (rules 1.09.641 to 1.09.647)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FORUM_EVENTS, LEADERS, WARS
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.senate.floor import may_preside
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.camps import marches, open_to_attack, rebel_provinces
from aedilis.republic.rules.holdouts import fleet_there, strength_there, support_there
from aedilis.republic.rules.outbreak import waiting_leaders
from aedilis.republic.rules.persons import holder
from aedilis.republic.rules.revolt import rebel_strength
from aedilis.republic.rules.strength import army_strength, master_beside, own_strength
from aedilis.republic.rules.wars import (
    active_fronts,
    front_of,
    is_bequest,
    land_strength,
    naval_strength,
    place_in_series,
    rebelling,
    rebels_of,
    series,
    support,
)
from aedilis.republic.state.choices import CARD, PROVINCE, REBEL_WAR, WAR, code, thing
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_WAR,
    BEQUESTS,
    FORUM,
    MARCH,
    SENT,
    VICTOR,
)


def war_thing(field: str, war: int) -> int:
    """The choice of a war, the rebel's march or a bequest to be taken up."""
    if war == MARCH:
        return code(field, 0, REBEL_WAR)
    if rebels_of(war) != NONE:
        return code(field, PROVINCE, rebels_of(war))
    if is_bequest(war):
        return code(field, CARD, FORUM_EVENTS[bequest_of(war)].card)
    return code(field, WAR, war)


def war_of(choice: int) -> int:
    """The war that a thing of a proposal means."""
    what = thing(choice)
    if what == REBEL_WAR:
        return MARCH
    if what >= PROVINCE:
        return rebelling(what - PROVINCE)
    if what < WAR:
        for event in FORUM_EVENTS:
            if event.card == what - CARD:
                return BEQUESTS - event.index
    return what - WAR


def bequest_of(war: int) -> int:
    """The forum event that such a war stands for."""
    return BEQUESTS - war


@rule("R 1.09.641")
def generals(s: RepublicState, sent: list[int]) -> list[int]:
    """Who in Rome may be sent to war, when those in `sent` go in the same proposal: the Field
    Consul, the Dictator, and the Rome Consul unless his colleague would stay behind.
    """
    found: list[int] = []
    field_consul = holder(s, FIELD_CONSUL)
    stays = field_consul != NONE and may_preside(s, field_consul) and field_consul not in sent
    for office in (FIELD_CONSUL, ROME_CONSUL, DICTATOR):
        slot = holder(s, office)
        if slot == NONE or not may_preside(s, slot) or slot in sent:
            continue
        if office == ROME_CONSUL and stays:
            continue
        found.append(slot)
    return found


@rule("R 1.09.64", "R 1.07.3321", "R 2.03.81", "R 2.03.71")
def targets(s: RepublicState, slot: int) -> list[int]:
    """The wars a general may be sent to, whatever their order. Also the rebel's march, rebel
    governors who are in their provinces, and bequests for a Field Consul.
    """
    wars = [front.war for front in s.fronts]
    if marches(s):
        wars.append(MARCH)
    wars += [rebelling(province) for province in open_to_attack(s)]
    if s.senator(slot).offices >> FIELD_CONSUL & 1:
        for event in FORUM_EVENTS:
            lies_there = s.zone[event.card] == FORUM and event.index not in s.bequests
            if event.talents and lies_there:
                wars.append(BEQUESTS - event.index)
    return wars


@rule("R 1.07.332")
def before(s: RepublicState, war: int, attacked: list[int]) -> list[int]:
    """The active wars of its series that have to be attacked before a war or together with it, and
    that neither anybody fights nor is in `attacked`.
    """
    if war < 0:
        return []
    return [
        front.war
        for front in active_fronts(s)
        if series(front.war) == series(war)
        and place_in_series(front.war) < place_in_series(war)
        and front.war not in attacked
        and not commanders(s, front.war)
    ]


def commanders(s: RepublicState, war: int) -> list[int]:
    """Those who command an army against a war."""
    return [
        slot
        for slot, one in s.called().afield
        if one.at == war and one.serial and not one.marks & VICTOR
    ]


def commanders_in_field(s: RepublicState) -> list[int]:
    """All who command an army away from Rome."""
    return [slot for slot, one in s.called().afield if one.serial]


@rule("R 1.09.647")
def reinforceable(s: RepublicState) -> list[int]:
    """The generals who were away when the session began."""
    return [slot for slot in commanders_in_field(s) if not _just_sent(s, slot)]


def _just_sent(s: RepublicState, slot: int) -> bool:
    return s.senator(slot).serial > s.sitting().first_serial


@rule("R 1.09.644")
def may_be_recalled(s: RepublicState) -> list[int]:
    """The generals in the field who were neither sent nor reinforced in this session."""
    return [slot for slot in commanders_in_field(s) if not s.senator(slot).marks & SENT]


def leaderless(s: RepublicState) -> list[int]:
    """The wars, the march against the rebel and rebel provinces, on which forces are left without a
    commander.
    """
    rebels = [rebelling(province) for province in rebel_provinces(s)]
    return [
        war
        for war in [*(front.war for front in s.fronts), MARCH, *rebels]
        if legions_at(s, AT_WAR + war) or fleets_at(s, AT_WAR + war)
    ]


def _all_of(war: int, together: list[int] | None) -> list[int]:
    """A war and those attacked together with it, each once."""
    wars = [war]
    if together is not None:
        for other in together:
            if other not in wars:
                wars.append(other)
    return wars


@rule("R 1.09.643", "R 2.03.81")
def enemy_strength(
    s: RepublicState, war: int, together: list[int] | None = None
) -> tuple[int, int]:
    """The land and the naval strength that an army will meet, once the wars attacked `together`
    have broken out.
    """
    if war == MARCH:
        return own_strength(s, s.rebel, False) if s.rising is None else rebel_strength(s), 0
    if rebels_of(war) != NONE:
        return strength_there(s, rebels_of(war))
    if war < 0:
        return 0, 0
    land = land_strength(s, war)
    naval = naval_strength(s, war)
    leaders: list[int] = []
    for other in _all_of(war, together):
        front = front_of(s, other)
        if front is None or front.status == ACTIVE or series(other) != series(war):
            continue
        leaders += waiting_leaders(s, other)
        if other != war:
            land += WARS[war].land
            naval += WARS[war].naval if naval else 0
    joining = sum(LEADERS[leader].strength for leader in set(leaders))
    return land + joining, naval + joining if naval else 0


@rule("R 1.09.643")
def too_weak(
    s: RepublicState, slot: int, war: int, legions: list[int], fleets: int, together: list[int]
) -> bool:
    """Whether an army would be weaker than what it has to fight first, its fleet or its troops."""
    land, naval = enemy_strength(s, war, together)
    if naval:
        return army_strength(s, slot, legions, fleets, True, war) < naval
    return army_strength(s, slot, legions, fleets, False, war) < land


@rule("R 1.09.643", "R 1.09.9", "R 2.03.81")
def lacks(s: RepublicState, war: int, legions: int, fleets: int) -> bool:
    """Whether so many units cannot give battle: without fleets for one at sea, without legions for
    one on land, or without the fleets that legions need.
    """
    province = rebels_of(war)
    if province != NONE:
        if fleet_there(s, province):
            return fleets == 0 or (legions > 0 and fleets < support_there(s, province))
        return legions == 0 or fleets < support_there(s, province)
    if war < 0:
        return legions == 0
    if naval_strength(s, war):
        return fleets == 0 or (legions > 0 and fleets < support(war))
    return legions == 0 or fleets < support(war)


@rule("R 1.09.34", "R 1.09.642")
def with_master(s: RepublicState, slots: list[int]) -> list[int]:
    """Some generals, and with a Dictator his Master of Horse."""
    masters = [master_beside(s, slot) for slot in slots if s.senators[slot] is not None]
    return [*slots, *(master for master in masters if master != NONE)]
