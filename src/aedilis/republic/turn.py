"""A turn is a year: seven phases, and a look at who has won (rules 1.03, 1.12)."""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.components import SCENARIOS
from aedilis.republic.ending import end_of_turn
from aedilis.republic.frames import Step
from aedilis.republic.phases.combat.phase import CombatFrame
from aedilis.republic.phases.forum.phase import ForumFrame
from aedilis.republic.phases.mortality import MortalityFrame
from aedilis.republic.phases.population.phase import PopulationFrame
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revolution.phase import RevolutionFrame
from aedilis.republic.senate.phase import SenateFrame
from aedilis.republic.state import RepublicState

SEQUENCE: Final[tuple[Callable[[int], Step], ...]] = (
    MortalityFrame,
    RevenueFrame,
    ForumFrame,
    PopulationFrame,
    SenateFrame,
    CombatFrame,
    RevolutionFrame,
)

cite("R 1.03", "R 1.12.1")


class TurnFrame(Step):
    """At the bottom of the stack: one phase after the other, year after year."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def kind(self) -> str:
        return "turn"

    def fields(self) -> list[object]:
        return [self.phase]

    def advance(self, state: RepublicState) -> bool:
        if self.phase == len(SEQUENCE):
            self.phase = 0
            end_of_turn(state)
            return True
        if self.phase == 0:
            state.turn += 1
            change_era(state)
            if state.log is not None:
                state.note("republic-turn", -1, {"turn": state.turn})
        state.phase = self.phase
        state.stack.append(SEQUENCE[self.phase](0))
        self.phase += 1
        return True


@rule("R 3.05.1", "R VII.scenario-decks")
def change_era(s: RepublicState) -> None:
    """Where one deck holds all cards, the era changes at the start of certain turns."""
    if s.turn in SCENARIOS[s.scenario].era_turns:
        s.era += 1
        if s.log is not None:
            s.note("republic-era", -1, {"era": s.era})
