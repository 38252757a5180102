"""Ambition: the way to rule alone, by vote or by arms, and whom one puts forward (rules 1.09.82,
1.11.3).
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import offices
from aedilis.republic.bots.mastery import RISE, threatens
from aedilis.republic.bots.mind import best_against
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.definitions.numbers import CONSUL_FOR_LIFE_ELECTED, LOSING_WARS, UNIT_COST
from aedilis.republic.phases.senate.elections import (
    censor_candidates,
    consul_pairs,
)
from aedilis.republic.rules.armies import legions_at, troop_strength
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.rules.wars import active_fronts, active_wars
from aedilis.republic.state.choices import OFFICE, SENATOR, code, verb
from aedilis.republic.state.zones import BARRACKS, POOL, UNDER, VICTOR

MASTER: Final = 20.0
"""What it costs to bring a rival within reach of ruling alone."""
SPENT: Final = 0.75
"""The part of the talents of the others in Rome that is thought to be spent on votes against."""
LIFE: Final = verb("propose_life")
REBEL: Final = verb("rebel")


# -- elections -------------------------------------------------------------------------------------


def pair_value(mind: Counsel, pair: tuple[int, int]) -> float:
    """What a pair of Consuls is worth by temperament; nobody makes a rival his master."""
    value = offices.pair_value(mind, pair)
    ratings = [mind.military(slot) for slot in pair]
    if active_fronts(mind.s):
        value += (mind.temper.arms - offices.GENERAL) * max(ratings)
    for slot in pair:
        if mind.mine(slot):
            value += mind.temper.soldier * mind.military(slot)
        elif threatens(mind, slot, RISE):
            value -= MASTER
    return value


def consuls(mind: Counsel) -> Move:
    """One's own rule for life where the votes are sure; else the pair that was promised, or is
    worth most.
    """
    life = own_life(mind)
    if life:
        return life
    pairs = consul_pairs(mind.s)
    promised = [
        sorted(one - SENATOR for one in clause.content)
        for clause in nominations(mind.s, mind.seat, "consuls")
    ]
    kept = [pair for one in promised for pair in pairs if sorted(pair) == one]
    best = kept[0] if kept else max(pairs, key=lambda pair: (pair_value(mind, pair), pair))
    first, second = best if mind.mine(best[0]) or not mind.mine(best[1]) else best[::-1]
    return mind.spelled([verb("propose_consuls"), SENATOR + first, SENATOR + second])


def post(mind: Counsel) -> Move:
    """Who trusts in arms takes the field while there is a war, and who counts his money stays."""
    if active_fronts(mind.s):
        if mind.temper.soldier:
            return [code("office", OFFICE, FIELD_CONSUL)]
        if mind.temper.robs:
            return [code("office", OFFICE, ROME_CONSUL)]
    return offices.post(mind)


def censor(mind: Counsel) -> Move:
    """One's own rule for life, one's own man, or the least dangerous."""
    life = own_life(mind)
    if life:
        return life
    best = max(
        censor_candidates(mind.s),
        key=lambda slot: (mind.mine(slot), -mind.one(slot).influence, -slot),
    )
    return [verb("propose_censor"), code("senator", SENATOR, best)]


def dictator(mind: Counsel) -> Move:
    """A Dictator by vote where Rome needs one, but none who would stay its master."""
    move = offices.dictator(mind)
    if len(move) < 2 or not threatens(mind, _named(move), RISE):
        return move
    free = [slot for slot in offices.not_rejected(mind) if not threatens(mind, slot, RISE)]
    if not free:
        return [verb("next_step")]
    best = max(free, key=lambda slot: (mind.military(slot), mind.mine(slot), -slot))
    return [verb("propose_dictator"), code("senator", SENATOR, best)]


def _named(move: Move) -> int:
    """The slot of who is named last in a proposal."""
    return (move[-1] & 4095) - SENATOR


def own_life(mind: Counsel) -> Move:
    """A Consul for Life of one's own, when the votes for him are there whatever others pay."""
    if not mind.temper.crown or LIFE not in mind.prompt.choices([]):
        return []
    own = mind.votes_of(mind.seat) + sum(mind.one(slot).talents for slot in mind.own_in_rome())
    rest = 0.0
    for seat in range(len(mind.s.factions)):
        if seat != mind.seat:
            talents = sum(mind.one(slot).talents for slot in in_rome(mind.s, seat))
            rest += mind.votes_of(seat) + SPENT * talents
    for slot in mind.own_in_rome():
        influence = mind.one(slot).influence
        if influence >= CONSUL_FOR_LIFE_ELECTED and own + influence > rest:
            return mind.spelled([LIFE, SENATOR + slot])
    return []


# -- arms ------------------------------------------------------------------------------------------


def defence(mind: Counsel) -> int:
    """All that Rome can set against a rebel: the legions at home, those that can be raised, and
    the best general.
    """
    s = mind.s
    home = troop_strength(s, legions_at(s, BARRACKS))
    raised = min(max(0, s.treasury) // UNIT_COST, len(legions_at(s, POOL)))
    return home + raised + best_against(s, mind.seat)


def declare(mind: Counsel) -> Move:
    """He marches on Rome when his army outweighs all that can be sent against it, by temperament:
    and not where Rome's wars would bury him.
    """
    s = mind.s
    victor = next((slot for slot in mind.own() if mind.one(slot).marks & VICTOR), NONE)
    daring = mind.temper.daring
    if victor == NONE or not daring or REBEL not in mind.prompt.choices([]):
        return [verb("lay_down")]
    mine = troop_strength(s, legions_at(s, UNDER + victor)) + mind.military(victor)
    if mine > daring * defence(mind) and active_wars(s) < LOSING_WARS - 1:
        return [REBEL]
    return [verb("lay_down")]
