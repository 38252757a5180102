"""Where in the turn a given position stands: the phase, its step, and the Senate's sitting.

What can be told from the rest is not asked for: who presides follows from rank, who is leaving
office from the offices held as the sitting begins (rules 1.03, 1.09.1, 1.09.11, 1.09.2).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.republic.components import index_of
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.frames import Step
from aedilis.republic.given.forum import person_at
from aedilis.republic.known import CENSOR, DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.combat.phase import CombatFrame
from aedilis.republic.phases.forum.auction import InitiativesFrame, in_turn
from aedilis.republic.phases.forum.initiative import InitiativeFrame
from aedilis.republic.phases.forum.phase import TURNS, ForumFrame
from aedilis.republic.phases.mortality import MortalityFrame
from aedilis.republic.phases.population.phase import PopulationFrame
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revolution.phase import RevolutionFrame
from aedilis.republic.senate.floor import may_preside, next_chair, take_chair
from aedilis.republic.senate.opening import open_senate
from aedilis.republic.senate.phase import SITTING, SenateFrame
from aedilis.republic.senators import holder
from aedilis.republic.session import CONSULS, DICTATOR_STEP, TRIALS
from aedilis.republic.session import STEPS as SENATE_STEPS
from aedilis.republic.state import FORUM_PHASE, PHASES, REVENUE, SENATE, RepublicState
from aedilis.republic.turn import TurnFrame

Given = Mapping[str, Any]

INITIATIVE: Final = ("persuasion", "knights", "games", "leader")
"""The steps of one faction's initiative once its card has been drawn."""

STEPS: Final[dict[str, tuple[str, ...]]] = {
    "mortality": ("wake", "draw"),
    "revenue": (
        "begin", "unrest", "state", "income", "upkeep", "redistribution", "development",
        "provinces", "contributions", "debits", "released", "end",
    ),
    "forum": ("passage", "initiatives", "order", "enemies", "end", *INITIATIVE),
    "population": ("troubles", "speech"),
    "senate": SENATE_STEPS,
    "combat": ("raise", "fight", "close"),
    "revolution": ("trade", "play", "discard", "declare"),
}  # fmt: skip
"""The steps of each phase, its first one first."""

_FRAMES: Final[dict[str, Callable[[int], Step]]] = {
    "mortality": MortalityFrame,
    "population": PopulationFrame,
    "combat": CombatFrame,
    "revolution": RevolutionFrame,
    "forum": ForumFrame,
}


def set_clock(s: RepublicState, given: Given, seats: Sequence[str]) -> None:
    """The phase and step, as frames that go on from there. Raises ScenarioError."""
    word: str = given.get("phase", PHASES[0])
    known = STEPS[word]
    step_word: str = given.get("step", known[0])
    if step_word not in known:
        text = f"{word} has no such step; there are: {', '.join(known)}"
        raise ScenarioError(text, ("given", "step"))
    if "whose" in given and not (word == "forum" and step_word in INITIATIVE):
        text = f"only these steps of the forum are somebody's: {', '.join(INITIATIVE)}"
        raise ScenarioError(text, ("given", "whose"))
    if "senate" in given and word != "senate":
        raise ScenarioError("the Senate sits in the phase senate only", ("given", "senate"))
    s.phase = PHASES.index(word)
    step = known.index(step_word)
    s.stack.append(TurnFrame(s.phase + 1))
    if s.phase == REVENUE:
        s.stack.append(RevenueFrame(step, 0, [0] * s.seats, []))
    elif s.phase == SENATE:
        s.stack.append(SenateFrame(SITTING))
        _sit(s, given.get("senate", {}), step, seats)
    elif s.phase == FORUM_PHASE and step_word in INITIATIVE:
        _begin_initiative(s, given, step_word, seats)
    else:
        s.stack.append(_FRAMES[word](step))


def _begin_initiative(s: RepublicState, given: Given, word: str, seats: Sequence[str]) -> None:
    """The middle of somebody's initiative: the dice are thrown, and the card is drawn."""
    order = in_turn(s)
    whose: str = given.get("whose", seats[order[0]])
    if whose not in seats or seats.index(whose) not in order:
        raise ScenarioError(f"{whose} has no initiative", ("given", "whose"))
    seat = seats.index(whose)
    s.stack.append(ForumFrame(TURNS + 1))
    s.stack.append(InitiativesFrame(order, order.index(seat) + 1))
    s.stack.append(InitiativeFrame(seat, 1 + INITIATIVE.index(word)))


def _sit(s: RepublicState, said: Given, step: int, seats: Sequence[str]) -> None:
    """The sitting, with what has been done in it so far."""
    open_senate(s)
    session = s.sitting()
    session.step = step
    place = ("given", "senate")
    if step > CONSULS:
        # Those in office now were elected in this sitting, unless the file says otherwise.
        session.outgoing = 0
        session.ended |= 1 << ROME_CONSUL
    for office in (FIELD_CONSUL, DICTATOR, CENSOR):
        elected_at = CONSULS if office == FIELD_CONSUL else office_step(office)
        if step > elected_at and holder(s, office) != NONE:
            session.ended |= 1 << office
    if "outgoing" in said:
        session.outgoing = 0
        for i, word in enumerate(said["outgoing"]):
            session.outgoing |= 1 << person_at(s, word, (*place, "outgoing", i))
    for word in said.get("filled", []):
        session.ended |= 1 << index_of("office", word)
    session.minor = said.get("minor", 0)
    session.major = said.get("major", 0)
    session.dictator_open = said.get("dictator_open", False)
    session.repealed = said.get("repealed", False)
    session.life_tried = said.get("life_tried", False)
    session.fined = said.get("fined", False)
    for name in ("attacked", "struck"):
        for i, word in enumerate(said.get(name, [])):
            if word not in seats:
                raise ScenarioError(f"{word} is no seat", (*place, name, i))
            setattr(session, name, getattr(session, name) | 1 << seats.index(word))
    for name in ("free", "yielded"):
        for i, word in enumerate(said.get(name, [])):
            slot = person_at(s, word, (*place, name, i))
            setattr(session, name, getattr(session, name) | 1 << slot)
    _preside(s, said, step)


def office_step(office: int) -> int:
    """The step of the order of business in which an office is filled."""
    return DICTATOR_STEP if office == DICTATOR else DICTATOR_STEP + 1


def _preside(s: RepublicState, said: Given, step: int) -> None:
    """Who presides: who the file says, the Censor over trials, else the highest ranking."""
    session = s.sitting()
    take_chair(s, next_chair(s))
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
