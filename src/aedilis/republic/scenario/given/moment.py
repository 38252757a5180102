"""Where in the turn a given position stands: the phase, its step, and the Senate's sitting.

What can be told from the rest is not asked for: who presides follows from rank, who is leaving
office from the offices held as the sitting begins (rules 1.03, 1.09.1, 1.09.11, 1.09.2).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.neutrals.sitting import COALITION_STEPS
from aedilis.republic.phases.combat.phase import COMBAT_STEPS, CombatFrame
from aedilis.republic.phases.forum.auction import InitiativesFrame, in_turn
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.forum.phase import FORUM_STEPS, ForumFrame
from aedilis.republic.phases.mortality import MORTALITY_STEPS, MortalityFrame
from aedilis.republic.phases.population.phase import POPULATION_STEPS, PopulationFrame
from aedilis.republic.phases.revenue.phase import REVENUE_STEPS, RevenueFrame
from aedilis.republic.phases.revolution.phase import REVOLUTION_STEPS, RevolutionFrame
from aedilis.republic.phases.senate.agenda import AGENDA, SITTING
from aedilis.republic.phases.senate.floor import fill_chair, may_preside, take_chair
from aedilis.republic.phases.senate.opening import open_senate
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.rules.persons import holder
from aedilis.republic.scenario.given.coalition import rule_from
from aedilis.republic.scenario.given.forum import person_at
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.sitting import CENSOR_STEP, CONSULS, DICTATOR_STEP, TRIALS
from aedilis.republic.state.table import FORUM_PHASE, PHASES, REVENUE, SENATE, RepublicState
from aedilis.republic.turn import TURN_STEPS, TurnFrame

Given = Mapping[str, Any]

ELECTED_AT: Final = {FIELD_CONSUL: CONSULS, DICTATOR: DICTATOR_STEP, CENSOR: CENSOR_STEP}
"""The point of the agenda at which an office is filled."""

INITIATIVE: Final = INITIATIVE_STEPS.names[1:]
"""The steps of one faction's initiative once its card has been drawn."""

PHASES_OF: Final[dict[str, Phase]] = {
    "mortality": MORTALITY_STEPS,
    "revenue": REVENUE_STEPS,
    "forum": FORUM_STEPS,
    "population": POPULATION_STEPS,
    "senate": AGENDA,
    "combat": COMBAT_STEPS,
    "revolution": REVOLUTION_STEPS,
}
STEPS: Final[dict[str, tuple[str, ...]]] = {
    word: (*phase.names, *(INITIATIVE if word == "forum" else ()))
    for word, phase in PHASES_OF.items()
}
"""The steps of each phase that a file can begin with, its first one first. Those of the Senate are
its agenda.
"""

_FRAMES: Final[dict[str, Callable[[Step[Any, Any]], RepublicPhase]]] = {
    "mortality": MortalityFrame,
    "population": PopulationFrame,
    "combat": CombatFrame,
    "revolution": RevolutionFrame,
    "forum": ForumFrame,
}


def set_clock(s: RepublicState, given: Given, seats: Sequence[str]) -> None:
    """The phase and step, as frames that go on from there. Raises ScenarioError."""
    word: str = given.get("phase", PHASES[0])
    by_coalition = word == "senate" and s.neutrals is not None
    steps = COALITION_STEPS.names if by_coalition else STEPS[word]
    step_word: str = given.get("step", steps[0])
    if step_word not in steps:
        text = f"{word} has no such step; there are: {', '.join(steps)}"
        raise ScenarioError(text, ("given", "step"))
    if "whose" in given and not (word == "forum" and step_word in INITIATIVE):
        text = f"only these steps of the forum are somebody's: {', '.join(INITIATIVE)}"
        raise ScenarioError(text, ("given", "whose"))
    if "senate" in given and word != "senate":
        raise ScenarioError("the Senate sits in the phase senate only", ("given", "senate"))
    s.phase = PHASES.index(word)
    s.stack.append(TurnFrame(TURN_STEPS.step(word).next))
    if s.phase == REVENUE:
        s.stack.append(RevenueFrame(REVENUE_STEPS.step(step_word), 0, [0] * len(s.factions), []))
    elif by_coalition:
        rule_from(s, given, step_word, seats)
        _note_done(s, given.get("senate", {}), seats)
    elif s.phase == SENATE:
        s.stack.append(SenateFrame(SITTING))
        _sit(s, given.get("senate", {}), step_word, seats)
    elif s.phase == FORUM_PHASE and step_word in INITIATIVE:
        _begin_initiative(s, given, step_word, seats)
    else:
        s.stack.append(_FRAMES[word](PHASES_OF[word].step(step_word)))


def _begin_initiative(s: RepublicState, given: Given, word: str, seats: Sequence[str]) -> None:
    """The middle of somebody's initiative: the dice are thrown, and the card is drawn."""
    order = in_turn(s)
    whose: str = given.get("whose", seats[order[0]])
    if whose not in seats or seats.index(whose) not in order:
        raise ScenarioError(f"{whose} has no initiative", ("given", "whose"))
    seat = seats.index(whose)
    s.stack.append(ForumFrame(FORUM_STEPS.step("initiatives").next))
    s.stack.append(InitiativesFrame(order, order.index(seat) + 1))
    s.stack.append(InitiativeFrame(seat, INITIATIVE_STEPS.step(word)))


def _sit(s: RepublicState, said: Given, step: str, seats: Sequence[str]) -> None:
    """The sitting, with what has been done in it so far."""
    open_senate(s)
    session = s.sitting()
    session.step = step
    place = AGENDA.step(step).place
    if place > AGENDA.first.place:
        # Those in office now were elected in this sitting, unless the file says otherwise.
        session.outgoing = 0
        session.ended |= 1 << ROME_CONSUL
    for office in (FIELD_CONSUL, DICTATOR, CENSOR):
        if place > AGENDA.step(ELECTED_AT[office]).place and holder(s, office) != NONE:
            session.ended |= 1 << office
    _note_done(s, said, seats)
    _preside(s, said, step)


def _note_done(s: RepublicState, said: Given, seats: Sequence[str]) -> None:
    """What the file says has been done in the sitting so far."""
    session = s.sitting()
    where = ("given", "senate")
    if "outgoing" in said:
        session.outgoing = 0
        for i, word in enumerate(said["outgoing"]):
            session.outgoing |= 1 << person_at(s, word, (*where, "outgoing", i))
    for word in said.get("filled", []):
        session.ended |= 1 << index_of("office", word)
    session.minor = said.get("minor", 0)
    session.major = said.get("major", 0)
    session.dictator_open = said.get("dictator_open", False)
    session.repealed = said.get("repealed", False)
    session.life_tried = said.get("life_tried", False)
    session.fined = said.get("fined", False)
    for word, name in (("priest_named", "named"), ("pontifex_vetoed", "vetoed")):
        if word in said and s.college is None:
            raise ScenarioError("this takes the option pontifex", (*where, word))
        if word in said:
            setattr(s.college, name, said[word])
    for name in ("attacked", "struck"):
        for i, word in enumerate(said.get(name, [])):
            if word not in seats:
                raise ScenarioError(f"{word} is no seat", (*where, name, i))
            setattr(session, name, getattr(session, name) | 1 << seats.index(word))
    for name in ("free", "yielded"):
        for i, word in enumerate(said.get(name, [])):
            slot = person_at(s, word, (*where, name, i))
            setattr(session, name, getattr(session, name) | 1 << slot)


def _preside(s: RepublicState, said: Given, step: str) -> None:
    """Who presides: who the file says, the Censor over trials, else the highest ranking."""
    session = s.sitting()
    fill_chair(s)
    session.former = session.chair
    censor = holder(s, CENSOR)
    if step == TRIALS and may_preside(s, censor):
        take_chair(s, censor)
    if "presiding" not in said:
        return
    place = ("given", "senate", "presiding")
    slot = person_at(s, said["presiding"], place)
    if not may_preside(s, slot):
        raise ScenarioError(f"{said['presiding']} cannot preside: he must be in Rome", place)
    take_chair(s, slot)
    if step != TRIALS:
        session.former = slot
