"""In the field and after: whether to land, to march on Rome, and to follow one who does."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.mind import Mind, best_against
from aedilis.republic.bots.stakes import theatre
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import LOSING_WARS, UNIT_COST
from aedilis.republic.phases.combat.attack import AttackFrame, front_to_attack
from aedilis.republic.phases.combat.holdout import HoldoutFrame, province_attacked
from aedilis.republic.rules.armies import legions_at, troop_strength
from aedilis.republic.rules.holdouts import strength_there
from aedilis.republic.rules.strength import own_strength
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.choices import NO, YES, verb
from aedilis.republic.state.zones import BARRACKS, UNDER, VICTOR

GOOD: Final = 0.45
BAD: Final = 0.15
"""Troops land when they win at least so likely, and are beaten less likely than that."""
MARGIN: Final = 1.4
"""By how much a rebel's army has to outweigh all that can be sent against it."""


def land_battle(mind: Mind) -> Move:
    """After a victory at sea the troops land if they are more likely to win than to be beaten."""
    frame = mind.s.stack[-1]
    if isinstance(frame, HoldoutFrame):
        return _land_there(mind, frame.slot)
    assert isinstance(frame, AttackFrame)
    front = front_to_attack(mind.s, frame.slot)
    if front is None:
        return [NO]
    here = theatre(mind, frame.slot, front)
    met = here.landing(here.strength, here.men, here.fleets)
    return [YES] if met.victory > GOOD and met.defeat < BAD else [NO]


def _land_there(mind: Mind, slot: int) -> Move:
    """In a rebel's province the troops land if they are stronger than he is."""
    province = province_attacked(mind.s, slot)
    if province == NONE:
        return [NO]
    enemy = strength_there(mind.s, province)[0]
    return [YES] if own_strength(mind.s, slot, False) > enemy else [NO]


def declare(mind: Mind) -> Move:
    """He marches on Rome when his army outweighs all that can be sent against it."""
    s = mind.s
    victor = next((slot for slot in mind.own() if mind.one(slot).marks & VICTOR), -1)
    if victor < 0:
        return [verb("lay_down")]
    mine = troop_strength(s, legions_at(s, UNDER + victor)) + mind.military(victor)
    home = troop_strength(s, legions_at(s, BARRACKS))
    raised = max(0, s.treasury) // UNIT_COST
    outweighs = mine > MARGIN * (home + raised + best_against(s, mind.seat))
    if outweighs and active_wars(s) < LOSING_WARS - 1 and verb("rebel") in mind.prompt.choices([]):
        return [verb("rebel")]
    return [verb("lay_down")]


def join(mind: Mind) -> Move:
    """Nobody follows a rebel into death who can stay at home and vote for him."""
    return [verb("stay")]


def keep_bequest(mind: Mind) -> Move:
    """A rebel has a use for talents, and none for those of the State."""
    return [YES]


def nothing_raised(mind: Mind) -> Move:
    """A private army is not worth its price."""
    return [0]
