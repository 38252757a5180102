"""The Senate Phase of one or two people, step by step: nothing is proposed and nothing voted on
(rule 4.05.1).
"""

from typing import Any, Final

from aedilis.kernel.phase import Do, Phase, PhaseFrame, Step
from aedilis.kernel.rule import cite, rule
from aedilis.republic.neutrals.assassins import hold_for_checks, nominate
from aedilis.republic.neutrals.campaign import collect_bequest, go_to_war
from aedilis.republic.neutrals.coalition import kept, rank_factions, seek_coalition
from aedilis.republic.neutrals.command import give_command
from aedilis.republic.neutrals.crisis import fill_crisis_offices
from aedilis.republic.neutrals.recruiting import recruit
from aedilis.republic.neutrals.spoils import divide_spoils
from aedilis.republic.neutrals.strategy import make_plan
from aedilis.republic.phases.senate.elections import retire
from aedilis.republic.phases.senate.repopulate import repopulate
from aedilis.republic.phases.senate.trials import clear_marks
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import RepublicState

cite("R 4.05.1", "R 1.09.81")


class Repopulation(Step[RepublicState, PhaseFrame[RepublicState]]):
    """Rome gets senators as long as there are too few."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        if not repopulate(state):
            frame.step = self.next
        return True


def has_coalition(s: RepublicState) -> bool:
    """Whether anybody rules this year."""
    return bool(kept(s).coalition)


def in_crisis(s: RepublicState) -> bool:
    """Whether this year has a Dictator."""
    return kept(s).crisis


@rule("R 4.05.1")
def forget(s: RepublicState) -> None:
    """Nobody is prosecuted: who is in Rome is marked no more."""
    clear_marks(s)
    if s.log is not None:
        s.note("republic-marks-forgotten", -1, {"rule": "R 4.05.1"})


COALITION_STEPS: Final = Phase(
    (
        Repopulation("rome"),
        Do("ranks", rank_factions),
        Do("coalition", seek_coalition),
        Do("life", nominate, has_coalition),
        Do("plan", make_plan),
        Do("retire", retire),
        Do("crisis", fill_crisis_offices, in_crisis),
        Do("check", hold_for_checks, has_coalition),
        Do("spoils", divide_spoils, has_coalition),
        Do("markers", forget),
        Do("recruit", recruit),
        Do("send", go_to_war),
        Do("command", give_command),
        Do("bequest", collect_bequest),
    )
)

cite("R 4.05.1")


class CoalitionPhaseFrame(RepublicPhase):
    """What stands in place of the Senate's agenda."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else COALITION_STEPS.first)

    def kind(self) -> str:
        return "coalition_senate"


SHOWN: Final = ("coalition", "plan", "spoils", "recruit", "send")
"""The steps that are worth telling where the phase stands."""


def step_shown(s: RepublicState) -> str:
    """The last of these that the phase has come to; empty when nobody rules by coalition now."""
    for frame in s.stack:
        if isinstance(frame, CoalitionPhaseFrame):
            # The frame stands behind the step that is being carried out.
            reached = [
                name for name in SHOWN if COALITION_STEPS.step(name).place < frame.step.place
            ]
            return reached[-1] if reached else SHOWN[0]
    return ""


@rule("R 4.05.1")
def rule_by_coalition(s: RepublicState) -> None:
    """The Senate of one or two people."""
    s.stack.append(CoalitionPhaseFrame())
