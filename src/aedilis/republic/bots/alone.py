"""What the senator's second version does otherwise among Neutrals: he reckons what a vote costs
with what lies open in their treasuries, and gives generals and offices by the odds of battle.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import coalition
from aedilis.republic.bots.majority import DEFENCE, ENOUGH, vote_gain
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.stakes import theatre
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.offices import BRIBE_MOST, DEFENDS_TO
from aedilis.republic.neutrals.armies import Attack, attacks
from aedilis.republic.neutrals.campaign import CampaignFrame
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.guidelines import is_neutral
from aedilis.republic.neutrals.strategy import DOWN_TO_THREE, generals_in_rome
from aedilis.republic.phases.forum.persuasion import targets
from aedilis.republic.phases.senate.commands import commanders
from aedilis.republic.rules.odds import base_number, persuasion_chance
from aedilis.republic.rules.wars import front_of
from aedilis.republic.state.choices import SENATOR, STOP, code, verb

GENERAL: Final = 5.0
"""What each point of a general's rating is worth in an office that leads an army."""
EVEN: Final = 0.5
"""What is hoped for where there is nothing to reckon with."""
AT_SEA: Final = 0.5
"""The part of a war that a victory over its fleet is, where every war need not be ended now."""


# -- persuasion ------------------------------------------------------------------------------------


class Price(NamedTuple):
    """What it takes to win somebody over: the `bribe` to begin with, `all` that will have to lie on
    the table, and the `chance` that is left then.
    """

    bribe: int
    all: int
    chance: float


def price(mind: Mind, speaker: int, target: int) -> Price:
    """The price of somebody for whom nobody else's player answers: his faction defends him as long
    as its treasury reaches, and each time as much is laid on top again (`majority.persist`).
    """
    s = mind.s
    plain = base_number(s, speaker, target)
    bribe = max(0, BRIBE_MOST - plain)
    base, total = plain + bribe, bribe
    owner = mind.one(target).faction
    chest = s.factions[owner].treasury if owner != NONE else 0
    while owner != NONE and 0 < base - DEFENDS_TO <= chest:
        chest -= base - DEFENDS_TO
        total += BRIBE_MOST - DEFENDS_TO
        base = BRIBE_MOST
    return Price(bribe, total, persuasion_chance(s, speaker, target, base - plain, 0))


def _within(mind: Mind, speaker: int, target: int) -> tuple[int, float]:
    """The bribe for an attempt with what a speaker has, and how likely it is to succeed."""
    purse = mind.one(speaker).talents
    owner = mind.one(target).faction
    if owner == NONE or is_neutral(mind.s, owner):
        whole = price(mind, speaker, target)
        if whole.all <= purse:
            return whole.bribe, whole.chance
    bribe = min(purse, max(0, BRIBE_MOST - base_number(mind.s, speaker, target)))
    defence = DEFENCE if owner != NONE else 0
    chance = persuasion_chance(mind.s, speaker, target, bribe, defence)
    return bribe, chance if chance >= ENOUGH else 0.0


def persuade(mind: Mind) -> Move:
    """Whoever of one's own in Rome can, wins over who brings most votes or takes most from a
    Neutral, for all that his faction can lay against it.
    """
    best: Move = [STOP]
    most = 0.0
    for speaker in mind.own_in_rome():
        for target in targets(mind.s, mind.seat):
            bribe, chance = _within(mind, speaker, target)
            value = chance * vote_gain(mind, target)
            if value > most:
                most = value
                people = [code("senator", SENATOR, speaker), code("target", SENATOR, target)]
                best = [verb("persuade"), *people, bribe]
    return best


# -- war -------------------------------------------------------------------------------------------


def generals(mind: Mind) -> Move:
    """Whoever is sent where most is won: in need all wars of the plan have to be."""
    frame = mind.s.stack[-1]
    assert isinstance(frame, CampaignFrame)
    without = [war for war in frame.wars if not commanders(mind.s, war)]
    free = generals_in_rome(mind.s)[: len(without)]
    best = max(permutations(free), key=lambda named: _hope(mind, frame.wars, named))
    return mind.spelled([SENATOR + slot for slot in best])


def _hope(mind: Mind, wars: Sequence[int], named: Sequence[int]) -> float:
    """What may be hoped for when these go, in this order, to the wars that nobody commands at."""
    s = mind.s
    line = kept(s).plan[0]
    left = list(named)
    fought: list[int] = []
    led: list[int] = []
    for war in wars:
        there = commanders(s, war)
        if there or left:
            fought.append(war)
            led.append(there[0] if there else left.pop(0))
    together = 1.0
    one_by_one = 0.0
    for attack in attacks(s, line, fought, led):
        chance = _wins(mind, attack, 0.0 if line == DOWN_TO_THREE else AT_SEA)
        together *= chance
        one_by_one += chance
    return together if line == DOWN_TO_THREE else one_by_one


def _wins(mind: Mind, attack: Attack, at_sea: float) -> float:
    """How likely an attack is to end its war; a victory at sea alone counts for a part of that."""
    front = front_of(mind.s, attack.war)
    if front is None:
        return EVEN
    there = theatre(mind, attack.general, front)
    men, fleets = there.men + attack.sent.legions, there.fleets + attack.sent.fleets
    strength = there.strength + attack.sent.legions
    if not there.naval:
        return there.landing(strength, men, fleets).victory if men else 0.0
    met = there.sailing(men, fleets)
    left = int(fleets - met.fleets)
    land = there.landing(strength, men, left).victory if men and left >= there.support else 0.0
    return met.victory * (at_sea + (1 - at_sea) * land)


# -- spoils ----------------------------------------------------------------------------------------


def share(mind: Mind) -> Move:
    """As before, but whoever leads an army is chosen for what he can do there before all."""
    return coalition.share(mind, GENERAL)
