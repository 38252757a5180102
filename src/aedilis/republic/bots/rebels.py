"""Rebel governors: when the senator rises, marches, helps, and stops those who come by sea."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.mind import GREAT_UNREST, Mind, best_against
from aedilis.republic.definitions.numbers import LOSING_WARS, PROVINCIAL_UNIT_COST, UNIT_COST
from aedilis.republic.phases.combat.blockade import BlockadeFrame, fleet_of_rebels
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.armies import fleets_at, legions_at, troop_strength
from aedilis.republic.rules.camps import in_italy
from aedilis.republic.rules.frontier import the_frontier, troops_strength
from aedilis.republic.rules.persons import in_play, printed
from aedilis.republic.rules.revolt import army_of_rebel, rebel_military
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.uprising import Group, may_rise, worth
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.choices import NO, PASS, SENATOR, STOP, YES, code, senator, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, FIELD, MARCH, UNDER, VICTOR

MARGIN: Final = 1.4
"""By how much an army has to outweigh all that can be sent against it."""
FOLLOWS: Final = 0.5
"""The part of those under a general who will follow him, as he reckons."""
EVEN: Final = -2
"""With so much less at sea the fleets of Rome still try to stop rebels."""
KEPT: Final = 30
"""A rebel governor keeps so many talents for the upkeep of what he has."""


def defence(s: RepublicState, seat: int) -> int:
    """All that Rome can set against a rebel of a faction who marches."""
    home = troop_strength(s, legions_at(s, BARRACKS))
    marching = [
        troop_strength(s, legions_at(s, UNDER + slot))
        for slot, one in in_play(s)
        if (one.place, one.at) == (FIELD, MARCH)
    ]
    raised = max(0, s.treasury) // UNIT_COST
    return home + sum(marching) + raised + best_against(s, seat)


def loyalty(mind: Mind) -> Move:
    """A general asks his army when half of it would be enough against Rome."""
    s = mind.s
    victors = [slot for slot in mind.own() if mind.one(slot).marks & VICTOR]
    for slot in victors:
        strength = FOLLOWS * troop_strength(s, legions_at(s, UNDER + slot)) + mind.military(slot)
        if strength > MARGIN * defence(s, mind.seat) and active_wars(s) < LOSING_WARS - 1:
            return [verb("roll")]
    return [PASS]


def rise(mind: Mind) -> Move:
    """Somebody rises who can take Rome; or where Rome is about to fall by itself, the strongest
    governor, to wait for it.
    """
    s = mind.s
    if active_wars(s) >= LOSING_WARS - 1:
        return [STOP]
    leaders = [senator(choice) for choice in mind.prompt.choices([verb("rebel")])]
    against = MARGIN * defence(s, mind.seat)
    generals = [slot for slot in leaders if mind.one(slot).place == FIELD]
    for slot in generals:
        if troop_strength(s, legions_at(s, UNDER + slot)) + mind.military(slot) > against:
            return [verb("rebel"), code("senator", SENATOR, slot)]
    governors = [slot for slot in leaders if slot in may_rise(s, mind.seat)]
    if not governors:
        return [STOP]
    best = max(governors, key=lambda slot: (worth(s, Group(slot, 0, [slot])), -slot))
    doomed = mind.treasury_after() < 0 or s.unrest >= GREAT_UNREST
    if doomed or at_home(s, best) > against:
        return [verb("rebel"), code("senator", SENATOR, best)]
    return [STOP]


def at_home(s: RepublicState, slot: int) -> int:
    """What a governor could march with."""
    province = s.senator(slot).at
    legions = legions_at(s, AT_PROVINCE + province)
    troops = troops_strength(the_frontier(s).troops[province], len(legions))
    return with_military(troop_strength(s, legions) + troops, printed(s.senator(slot)).military)


def march(mind: Mind) -> Move:
    """He marches when what he has outweighs all that can be sent against him."""
    s = mind.s
    mine = with_military(army_of_rebel(s), rebel_military(s))
    if mine > MARGIN * defence(s, mind.seat):
        return [verb("march")]
    return [verb("hold_province")]


def garrison_joins(mind: Mind) -> Move:
    """The Primary Rebel has most use for veterans."""
    return [YES]


def reinforce(mind: Mind) -> Move:
    """Whoever comes with most."""
    s = mind.s
    coming = [one for one in mind.prompt.choices([]) if one != verb("no", "senator")]
    troops = the_frontier(s).troops

    def strength(choice: int) -> int:
        provinces = [p for p in range(len(troops)) if governor_at(s, p) == senator(choice)]
        return sum(troops[p] + len(legions_at(s, AT_PROVINCE + p)) for p in provinces)

    return [max(coming, key=lambda choice: (strength(choice), -choice))] if coming else []


def intercept(mind: Mind) -> Move:
    """Rome's fleets stop those who come, if there is a chance or nobody else will; a rebel's own
    faction looks away.
    """
    s = mind.s
    frame = s.stack[-1]
    assert isinstance(frame, BlockadeFrame)
    if s.senator(s.rebel).faction == mind.seat:
        return [NO]
    alone = not in_italy(s) and not any(
        (one.place, one.at) == (FIELD, MARCH) for _, one in in_play(s)
    )
    margin = len(fleets_at(s, BARRACKS)) - fleet_of_rebels(s, frame.province)
    return [YES] if alone or margin >= EVEN else [NO]


def build(mind: Mind) -> Move:
    """Troops, for what is not needed for upkeep."""
    talents = int(str((mind.prompt.params or {}).get("talents", 0)))
    most = mind.prompt.choices([])[-1]
    return [max(0, min(most, (talents - KEPT) // PROVINCIAL_UNIT_COST))]
