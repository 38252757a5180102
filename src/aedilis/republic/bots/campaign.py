"""Which wars to fight, with whom and with what: the senator's plan of campaign.

Every general there is may be sent against one war with a part of the forces in Rome, and of those
the State could still raise. What comes of it is reckoned in talents, and the plan that is worth
most is taken.
"""

from typing import Final

from aedilis.republic.bots import civil_war
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.stakes import Theatre, theatre
from aedilis.republic.bots.strike import PRICE, Pool, Strike, best_and_lean, sizes
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.definitions.numbers import LOSING_WARS, UNIT_UPKEEP, VETERAN_STRENGTH
from aedilis.republic.phases.senate.commands import (
    before,
    commanders_in_field,
    generals,
    reinforceable,
    targets,
)
from aedilis.republic.phases.senate.forces import unit_cost
from aedilis.republic.rules.armies import fleets_at, legions_at, veterans_at
from aedilis.republic.rules.wars import front_of, rebels_of
from aedilis.republic.state.zones import BARRACKS, MARCH

SPARE_FLEETS: Final = 2
"""Fleets taken along beyond what a land battle needs, for there will be losses."""
THOUGHTS: Final = (5, 3, 1)
"""How many ways to go are thought through for the first general, the second and the third."""
GENERALS: Final = (FIELD_CONSUL, ROME_CONSUL, DICTATOR)
HOPELESS: Final = -6.0
"""A campaign worth less than this is broken off."""


# -- one army --------------------------------------------------------------------------------------


def strikes(mind: Mind, slot: int, war: int, pool: Pool) -> list[Strike]:
    """The ways worth a thought to send a general against a war: the best one, and a leaner one
    nearly as good; nothing if none is any good.
    """
    if war == MARCH:
        return civil_war.against_rebel(mind, slot, pool)
    if rebels_of(war) != NONE:
        return civil_war.against_governor(mind, slot, rebels_of(war), pool)
    front = front_of(mind.s, war)
    if front is None:
        return []
    there = theatre(mind, slot, front)
    tried = _at_sea(there, pool) if there.naval else _by_land(there, pool)
    return best_and_lean([_strike(slot, there, pool, *size) for size in tried])


def _at_sea(there: Theatre, pool: Pool) -> list[tuple[int, int]]:
    """The strengths by land and the fleets worth trying where a fleet has to be beaten: with
    nobody to land, or with all that is left.
    """
    found: list[tuple[int, int]] = []
    for fleets in sizes(there.naval, there.rating, there.fleets + pool.fleets + pool.coins):
        more = max(0, fleets - there.fleets)
        power = there.strength + pool.strength(more)
        found.append((there.strength, more))
        found += [(size, more) for size in sizes(there.land, there.rating, power)[-2:]]
    return found


def _by_land(there: Theatre, pool: Pool) -> list[tuple[int, int]]:
    """The strengths and the fleets worth trying where the legions fight."""
    least = max(0, there.support - there.fleets)
    if least > pool.fleets + pool.coins:
        return []
    spare = min(SPARE_FLEETS, max(0, pool.fleets - least)) if there.support else 0
    fleets = least + spare
    power = there.strength + pool.strength(fleets)
    return [(size, fleets) for size in sizes(there.land, there.rating, power)]


def _strike(slot: int, there: Theatre, pool: Pool, strength: int, fleets: int) -> Strike:
    """The strike that brings the legions at a war up to a strength, veterans first."""
    regulars, veterans = pool.legions(max(0, strength - there.strength))
    men = there.men + veterans + regulars
    power = there.strength + regulars + VETERAN_STRENGTH * veterans
    value = there.prospect(power, men, there.fleets + fleets)
    raised = max(0, regulars - pool.regulars) + max(0, fleets - pool.fleets)
    charge = PRICE * there.unit_cost * raised
    return Strike(slot, there.front.war, regulars, veterans, fleets, value - charge)


# -- all armies together ---------------------------------------------------------------------------


class Plan:
    """The armies that go, and what they are worth together."""

    __slots__ = ("strikes", "value")

    def __init__(self, value: float, found: list[Strike]) -> None:
        self.value: Final = value
        self.strikes: Final = found


def pool_of(mind: Mind, coins: int) -> Pool:
    """The forces in Rome, with so many units to be raised."""
    veterans = len(veterans_at(mind.s, BARRACKS))
    regulars = len(legions_at(mind.s, BARRACKS)) - veterans
    return Pool(regulars, veterans, len(fleets_at(mind.s, BARRACKS)), coins)


def plan(mind: Mind, coins: int) -> Plan:
    """The best there is to do with all generals, in the field and in Rome."""
    away = [slot for slot in reinforceable(mind.s) if front_of(mind.s, mind.one(slot).at)]
    engaged = [mind.one(slot).at for slot in commanders_in_field(mind.s)]
    return _reinforced(mind, pool_of(mind, coins), away, engaged)


def _reinforced(mind: Mind, pool: Pool, away: list[int], engaged: list[int]) -> Plan:
    """The best plan for those in the field, each as he is or with more, and then for the others."""
    if not away:
        return _sent(mind, pool, [], engaged, 0)
    slot = away[0]
    best = _reinforced(mind, pool, away[1:], engaged)
    now = value_now(mind, slot)
    for one in strikes(mind, slot, mind.one(slot).at, pool):
        if not one.units() or one.value <= now + 1:
            continue
        rest = _reinforced(mind, pool.less(one), away[1:], engaged)
        gain = one.value - max(now, 0.0) + rest.value
        if gain > best.value:
            best = Plan(gain, [one, *rest.strikes])
    return best


def value_now(mind: Mind, slot: int) -> float:
    """What is to be expected of a general in the field with what he has."""
    front = front_of(mind.s, mind.one(slot).at)
    if front is None:
        return 0.0
    there = theatre(mind, slot, front)
    return there.prospect(there.strength, there.men, there.fleets)


def _sent(mind: Mind, pool: Pool, sent: list[int], attacked: list[int], after: int) -> Plan:
    """The best plan for the generals in Rome who have not been sent yet."""
    best = Plan(0.0, [])
    for slot in generals(mind.s, sent):
        # Who comes before another in this order goes before him, or not at all.
        if sent and _rank(mind, slot) < after:
            continue
        found: list[Strike] = []
        for war in targets(mind.s, slot):
            fought = war >= MARCH or rebels_of(war) != NONE
            if war not in attacked and fought and not before(mind.s, war, attacked):
                found += strikes(mind, slot, war, pool)
        found.sort(key=lambda one: (-one.value, one.war, one.units()))
        for one in found[: THOUGHTS[len(sent)]]:
            rest = _sent(
                mind, pool.less(one), [*sent, slot], [*attacked, one.war], _rank(mind, slot)
            )
            if one.value + rest.value > best.value:
                best = Plan(one.value + rest.value, [one, *rest.strikes])
    return best


def to_the_gates(mind: Mind, coins: int) -> list[Strike]:
    """The best army against the rebel in Italy whose general may go alone, with so many units to be
    raised; none where there is no such general.
    """
    pool = pool_of(mind, coins)
    found = [one for slot in generals(mind.s, []) for one in strikes(mind, slot, MARCH, pool)]
    return sorted(found, key=lambda one: (-one.value, one.slot))[:1]


def _rank(mind: Mind, slot: int) -> int:
    """The place of a general's office in the order in which plans send them: the Rome Consul can
    only go when his colleague does.
    """
    return next((n for n, one in enumerate(GENERALS) if mind.one(slot).offices >> one & 1), 0)


# -- money and those in the field ------------------------------------------------------------------


def affordable_units(mind: Mind) -> int:
    """The new units that leave the State enough to come through the next year."""
    cost = unit_cost(mind.s)
    reserve = mind.resolve.reserves[mind.s.era]
    in_danger = mind.resolve.vigilant and civil_war.at_the_gates(mind)
    if in_danger or mind.wars() >= LOSING_WARS - 1:
        reserve = min(reserve, mind.resolve.need)
    later = mind.treasury_after() - reserve
    return max(0, min(mind.s.treasury // cost, later // (cost + UNIT_UPKEEP)))


def hopeless(mind: Mind) -> list[int]:
    """The generals in the field who had better come home."""
    return [
        slot
        for slot in commanders_in_field(mind.s)
        if mind.one(slot).at != MARCH and value_now(mind, slot) < HOPELESS
    ]
