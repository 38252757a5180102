"""A turn is a year: seven phases, and a look at who has won (rules 1.03, 1.12)."""

from collections.abc import Callable
from typing import Any, Final

from aedilis.kernel.frame import FrameKind, FrameKinds
from aedilis.kernel.phase import Do, Phase, PhaseFrame, Step
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.dispute import DisputeFrame
from aedilis.republic.definitions.components import SCENARIOS
from aedilis.republic.neutrals.coalition import first_dominance
from aedilis.republic.neutrals.frames import NEUTRAL_FRAMES
from aedilis.republic.phases.combat.frames import COMBAT_FRAMES
from aedilis.republic.phases.combat.phase import CombatFrame
from aedilis.republic.phases.ending import end_of_turn
from aedilis.republic.phases.forum.frames import FORUM_FRAMES
from aedilis.republic.phases.forum.phase import ForumFrame
from aedilis.republic.phases.leaving import BereftFrame
from aedilis.republic.phases.mortality import MORTALITY_STEPS, MortalityFrame
from aedilis.republic.phases.population.phase import POPULATION_STEPS, PopulationFrame
from aedilis.republic.phases.revenue.frames import REVENUE_FRAMES
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revolution.frames import REVOLUTION_FRAMES
from aedilis.republic.phases.revolution.phase import RevolutionFrame
from aedilis.republic.phases.senate.frames import SENATE_FRAMES
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.setup.frames import OPENING_FRAMES
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import (
    COMBAT,
    FORUM_PHASE,
    MORTALITY,
    PHASES,
    POPULATION,
    REVENUE,
    REVOLUTION,
    SENATE,
    RepublicState,
)


@rule("R 1.08.2")
def begin_year(s: RepublicState) -> None:
    """A new turn. Rome may raise forces again: a halt of recruiting ends with its year."""
    s.turn += 1
    s.no_recruitment = False
    change_era(s)
    if s.log is not None:
        s.note("republic-turn", -1, {"turn": s.turn})
    if s.turn == 1 and s.neutrals is not None:
        first_dominance(s)


@rule("R 3.05.1", "R VII.scenario-decks")
def change_era(s: RepublicState) -> None:
    """Where one deck holds all cards, the era changes at the start of certain turns."""
    if s.turn in SCENARIOS[s.scenario].era_turns:
        s.era += 1
        if s.log is not None:
            s.note("republic-era", -1, {"era": s.era})


class Begin(Step[RepublicState, PhaseFrame[RepublicState]]):
    """One of the seven phases, which itself says that it has begun."""

    __slots__ = ("_frame",)

    def __init__(self, phase: int, frame: Callable[[], RepublicPhase]) -> None:
        super().__init__(PHASES[phase])
        self._frame: Final = frame

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        state.stack.append(self._frame())
        frame.step = self.next
        return True


TURN_STEPS: Final = Phase(
    (
        Do("year", begin_year),
        Begin(MORTALITY, MortalityFrame),
        Begin(REVENUE, RevenueFrame),
        Begin(FORUM_PHASE, ForumFrame),
        Begin(POPULATION, PopulationFrame),
        Begin(SENATE, SenateFrame),
        Begin(COMBAT, CombatFrame),
        Begin(REVOLUTION, RevolutionFrame),
        Do("end", end_of_turn),
    ),
    goes_round=True,
)

cite("R 1.03", "R 1.12.1")


class TurnFrame(RepublicPhase):
    """At the bottom of the stack: one phase after the other, year after year."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else TURN_STEPS.first)

    def kind(self) -> str:
        return "turn"


FRAMES: Final = FrameKinds(
    (
        FrameKind("turn", TurnFrame, step=TURN_STEPS.step),
        FrameKind("hold", HoldFrame),
        FrameKind("dispute", DisputeFrame),
        FrameKind("bereft", BereftFrame),
        *OPENING_FRAMES,
        FrameKind("mortality", MortalityFrame, step=MORTALITY_STEPS.step),
        *REVENUE_FRAMES,
        *FORUM_FRAMES,
        FrameKind("population", PopulationFrame, step=POPULATION_STEPS.step),
        *SENATE_FRAMES,
        *NEUTRAL_FRAMES,
        *COMBAT_FRAMES,
        *REVOLUTION_FRAMES,
    )
)
"""Every kind of frame of this game."""
