"""Priests, pleas and laws by vote: what the senator does where the advanced rules have them."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import offices
from aedilis.republic.bots.mind import DANGEROUS, Mind
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.pleas import HIMSELF, AdvocateFrame, the_trial
from aedilis.republic.phases.senate.pontificate import pontifex_candidates
from aedilis.republic.phases.senate.priests import NAME_PRIEST
from aedilis.republic.phases.senate.trials import answerable, prosecutors
from aedilis.republic.phases.senate.tribunes import AS_PONTIFEX
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.college import pontifex, priests
from aedilis.republic.rules.persons import oratory
from aedilis.republic.state.choices import (
    NO,
    SENATOR,
    YES,
    code,
    thing,
    verb,
)
from aedilis.republic.state.table import SLOTS

NOBODY: Final = verb("no", "senator")
LEADER: Final = verb("prosecute_leader")
REMOVE: Final = verb("propose_remove_pontifex")
VETO: Final = verb("veto")
OMENS: Final = verb("omens", "how")

OWN: Final = 10.0
ENVY: Final = 0.1
"""What it is worth to have the Pontifex in one's own faction, and what each point of a rival's
influence takes from him.
"""
BETTER: Final = 2
"""Nobody pleads for a stranger who does not speak that much better than the Prosecutor."""


def _slots(mind: Mind, begun: Move) -> list[int]:
    """The senators who can be named next, by slot."""
    things = [thing(one) for one in mind.prompt.choices(begun)]
    return [one - SENATOR for one in things if SENATOR <= one < SENATOR + SLOTS]


# -- the Pontifex ----------------------------------------------------------------------------------


def elect_pontifex(mind: Mind) -> Move:
    """One's own best speaker, whose votes count twice; else a man of the weakest rival."""
    candidates = pontifex_candidates(mind.s)
    best = max(candidates, key=lambda slot: (_priestly(mind, slot), -slot))
    return mind.spelled([verb("propose_pontifex"), SENATOR + best])


def _priestly(mind: Mind, slot: int) -> float:
    speaks = oratory(mind.one(slot)) + mind.one(slot).knights
    if mind.mine(slot):
        return OWN + speaks
    return -ENVY * mind.influence_of(mind.one(slot).faction)


def name_priest(mind: Mind) -> Move:
    """One's own most influential man who is not one; with no priesthood left, a rival loses his."""
    own = [slot for slot in _slots(mind, [NAME_PRIEST]) if mind.mine(slot)]
    if not own:
        return []
    best = max(own, key=lambda slot: (mind.worth(slot), -slot))
    move = [NAME_PRIEST, code("target", SENATOR, best)]
    sources = mind.prompt.choices(move)
    rivals = [slot for slot in priests(mind.s) if not mind.mine(slot)]
    if sources and rivals:
        former = max(rivals, key=lambda slot: (mind.one(slot).influence, -slot))
        return [*move, code("from", SENATOR, former)]
    return [*move, sources[0]] if sources else move


def remove(mind: Mind) -> Move:
    """The Pontifex of the foremost rival is removed, where his own friends are few enough."""
    chief = pontifex(mind.s)
    if chief == NONE or mind.failed("remove_pontifex"):
        return []
    rival = mind.one(chief).faction
    total = sum(mind.votes_of(seat) for seat in range(len(mind.s.factions)))
    if rival != mind.foremost() or 3 * mind.votes_of(rival) > total:
        return []
    return mind.spelled([REMOVE, SENATOR + chief])


def veto_with(mind: Mind) -> Move:
    """The power of the Pontifex comes before a card."""
    return [VETO, AS_PONTIFEX] if AS_PONTIFEX in mind.prompt.choices([VETO]) else [VETO]


def opinion(mind: Mind, frame: VoteFrame, slots: list[int]) -> float:
    """What the senator thinks of an election or removal of the Pontifex, and of a law."""
    if frame.motion.what == "remove_pontifex":
        if mind.mine(slots[0]):
            return -1.0
        return 1.0 if mind.one(slots[0]).faction == mind.foremost() else -0.5
    if frame.motion.what == "pontifex":
        if mind.mine(slots[0]):
            return 1.0
        mighty = mind.one(slots[0]).influence >= DANGEROUS
        return -1.0 if mighty or mind.one(slots[0]).faction == mind.foremost() else 0.4
    living = [slot for slot in slots if mind.s.senators[slot] is not None]
    if any(mind.mine(slot) for slot in living):
        return 1.0
    if any(mind.one(slot).influence >= DANGEROUS for slot in living):
        return -1.0
    return 0.3


# -- trials ----------------------------------------------------------------------------------------


def prosecute(mind: Mind) -> Move:
    """A rival's leader who has to answer for the omens is tried first."""
    leader = answerable(mind.s)
    if LEADER in mind.prompt.choices([]) and not mind.mine(leader) and not mind.peril():
        own = [one for one in prosecutors(mind.s, leader, thing(OMENS)) if mind.mine(one)]
        if own:
            best = max(own, key=lambda slot: (oratory(mind.one(slot)), -slot))
            return mind.spelled([LEADER, SENATOR + leader, SENATOR + best])
    return offices.prosecute(mind)


def advocate(mind: Mind) -> Move:
    """One's own best speaker, if he speaks better than the accused."""
    accused = the_trial(mind.s).accused()
    own = [slot for slot in _slots(mind, []) if mind.mine(slot)]
    best = max(own, key=lambda slot: (oratory(mind.one(slot)), -slot), default=NONE)
    if best == NONE or oratory(mind.one(best)) <= oratory(mind.one(accused)):
        return [HIMSELF]
    return [code("senator", SENATOR, best)]


def plead(mind: Mind) -> Move:
    """For others as long as they are not the foremost, and the Prosecutor speaks badly."""
    frame = mind.s.stack[-1]
    trial = the_trial(mind.s)
    if not isinstance(frame, AdvocateFrame):
        return []
    if mind.one(trial.accused()).faction == mind.foremost():
        return [NO]
    lead = oratory(mind.one(frame.candidate)) - oratory(mind.one(trial.prosecutor()))
    return [YES if lead >= BETTER else NO]


def successor(mind: Mind) -> Move:
    """Another of one's own prosecutes, who speaks best."""
    own = [slot for slot in _slots(mind, []) if mind.mine(slot)]
    if not own:
        return [NOBODY]
    best = max(own, key=lambda slot: (oratory(mind.one(slot)), -slot))
    return [code("senator", SENATOR, best)]


# -- laws ------------------------------------------------------------------------------------------


def sponsor(mind: Mind) -> Move:
    """One's own first, the most influential; then a man of the weakest rival."""
    there = _slots(mind, [])
    own = [slot for slot in there if mind.mine(slot)]
    if own:
        best = max(own, key=lambda slot: (mind.one(slot).influence, -slot))
    else:
        best = min(there, key=lambda slot: (mind.influence_of(mind.one(slot).faction), slot))
    return [code("senator", SENATOR, best)]


def put_law(mind: Mind) -> Move:
    """Whoever puts a law forward gains by it."""
    return [YES]
