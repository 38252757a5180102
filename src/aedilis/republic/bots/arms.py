"""Armies in the Senate: what to raise, who marches, who is reinforced, and who comes home."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import civil_war
from aedilis.republic.bots.campaign import (
    SPARE_FLEETS,
    affordable_units,
    hopeless,
    plan,
    pool_of,
    to_the_gates,
)
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.stakes import theatre
from aedilis.republic.bots.strike import Strike
from aedilis.republic.definitions.numbers import FLEETS, LEGIONS, VETERAN_STRENGTH
from aedilis.republic.phases.senate.commands import (
    commanders_in_field,
    may_be_recalled,
    war_of,
    war_thing,
)
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.phases.senate.kinds import Parts
from aedilis.republic.rules.armies import fleets_at, legions_at, veterans_at
from aedilis.republic.rules.wars import front_of, naval_strength, support
from aedilis.republic.state.choices import LEGION, SENATOR, code, thing, verb
from aedilis.republic.state.zones import BARRACKS, POOL

READY_LEGIONS: Final = 14
READY_FLEETS: Final = 8
"""What Rome should have at hand even when nobody marches yet."""
SPARE: Final = 25
"""Talents that are not spent on what may only be needed later."""


def raise_forces(mind: Mind) -> Move:
    """What the best plan lacks, and beyond it what a rich State keeps ready."""
    if mind.failed("forces"):
        return []
    coins = affordable_units(mind)
    pool = pool_of(mind, coins)
    going = plan(mind, coins).strikes if coins else []
    regulars = sum(one.regulars for one in going)
    ships = sum(one.fleets for one in going)
    legions = max(0, regulars - pool.regulars)
    fleets = max(0, ships - pool.fleets)
    more = _ready(mind, coins - legions - fleets)
    legions, fleets = legions + more[0], fleets + more[1]
    legions = min(legions, len(legions_at(mind.s, POOL)))
    fleets = min(fleets, len(fleets_at(mind.s, POOL)))
    if legions + fleets:
        return mind.spelled([verb("propose_forces"), legions, fleets])
    useless = _useless_fleets(mind)
    return mind.spelled([verb("propose_forces"), 0, 0, 0, useless]) if useless else []


def _useless_fleets(mind: Mind) -> int:
    """The fleets that a State short of money keeps in Rome for nothing: no war could ask for so
    many.
    """
    if mind.treasury_after() >= SPARE:
        return 0
    wanted = READY_FLEETS
    for front in mind.s.fronts:
        wanted = max(wanted, support(front.war) + SPARE_FLEETS, naval_strength(mind.s, front.war))
    there = len(fleets_at(mind.s, BARRACKS)) - mind.s.sitting().raised[1]
    return max(0, min(there, len(fleets_at(mind.s, BARRACKS)) - wanted))


def _ready(mind: Mind, coins: int) -> tuple[int, int]:
    """The legions and fleets that a State with money to spare adds to those it has."""
    spare = min(coins, max(0, mind.treasury_after() - SPARE) // (unit_cost(mind.s) + 2))
    if spare <= 0:
        return 0, 0
    s = mind.s
    legions = READY_LEGIONS - (LEGIONS - len(legions_at(s, POOL)))
    fleets = READY_FLEETS - (FLEETS - len(fleets_at(s, POOL)))
    legions = max(0, min(spare, legions))
    return legions, max(0, min(spare - legions, fleets))


def deploy(mind: Mind) -> Move:
    """All generals whom the best plan sends, with their armies, in one proposal; but whoever goes
    against a rebel goes alone, and first.
    """
    if civil_war.must_send(mind):
        # In one proposal with others this army might be rejected.
        first = _deployment(mind, to_the_gates(mind, 0), veterans_at(mind.s, BARRACKS))
        if first:
            return first
    if mind.failed("deploy"):
        return []
    away = commanders_in_field(mind.s)
    going = [one for one in plan(mind, 0).strikes if one.slot not in away]
    move: Move = []
    veterans = veterans_at(mind.s, BARRACKS)
    while going:
        move = _deployment(mind, going, veterans)
        if move:
            return move
        going.pop()
    return []


def _deployment(mind: Mind, going: list[Strike], veterans: list[int]) -> Move:
    """The proposal that sends some armies; empty if it cannot be made so."""
    if not going:
        return []
    move: Move = [verb("propose_deploy")]
    left = veterans[:]
    for n, one in enumerate(going):
        chosen, left = left[: one.veterans], left[one.veterans :]
        if n:
            move.append(thing(verb("yes")))
        move += [SENATOR + one.slot, thing(war_thing("war", one.war)), one.regulars]
        move += [len(chosen), *[LEGION + x for x in chosen]]
        move.append(one.fleets)
        move = mind.spelled(move)
        if not move:
            return []
    return move


def deployment_value(mind: Mind, parts: Parts) -> float:
    """What a proposal to send armies is worth; to whom they belong does not matter to Rome."""
    value = 0.0
    attacked: list[int] = []
    for part in parts:
        slot, war = part[0] - SENATOR, war_of(part[1])
        front = front_of(mind.s, war)
        if front is None:
            attacked.append(war)
            value += 1.0
            continue
        there = theatre(mind, slot, front)
        strength, men, fleets = part[2] + VETERAN_STRENGTH * part[3], part[2] + part[3], part[-1]
        if war not in attacked:
            # Whoever comes first finds those who wait there.
            strength, men = strength + there.strength, men + there.men
            fleets += there.fleets
        attacked.append(war)
        value += there.prospect(strength, men, fleets)
    return value + civil_war.sending_value(mind, parts, attacked)


def reinforce(mind: Mind) -> Move:
    """More for a general who will do better with it, as the plan has it."""
    if mind.failed("reinforce"):
        return []
    away = commanders_in_field(mind.s)
    for one in plan(mind, 0).strikes:
        if one.slot in away:
            veterans = veterans_at(mind.s, BARRACKS)[: one.veterans]
            return mind.spelled([
                verb("propose_reinforce"), code("general", SENATOR, one.slot), one.regulars,
                len(veterans), *[LEGION + n for n in veterans], one.fleets,
            ])  # fmt: skip
    return []


def recall(mind: Mind) -> Move:
    """A general who has no hope comes home with his army."""
    if mind.failed("recall"):
        return []
    rescued = [one.slot for one in plan(mind, affordable_units(mind)).strikes]
    for slot in hopeless(mind):
        if slot in may_be_recalled(mind.s) and slot not in rescued:
            return [
                verb("propose_recall"), code("general", SENATOR, slot), verb("take", "how"),
            ]  # fmt: skip
    return []
