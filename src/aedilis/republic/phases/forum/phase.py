"""The sequence of the Forum Phase (rules 1.07, 1.12.1)."""

from typing import Any, Final

from aedilis.kernel.phase import Do, Phase, Step
from aedilis.kernel.rule import cite
from aedilis.republic.definitions.named import ENEMY_LEADER_DIES
from aedilis.republic.phases.ending import era_ends
from aedilis.republic.phases.forum.auction import InitiativesFrame, in_turn
from aedilis.republic.phases.forum.foes import EnemyLeaderFrame
from aedilis.republic.phases.forum.order import put_in_order
from aedilis.republic.phases.forum.passage import passage_of_time
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import FORUM_PHASE, RepublicState


def begin(s: RepublicState) -> None:
    """Time passes for what lies in the Forum."""
    s.phase = FORUM_PHASE
    passage_of_time(s)


def initiatives(s: RepublicState) -> None:
    """Each faction has one in turn; those left over are sold."""
    s.stack.append(InitiativesFrame(in_turn(s), 0))


def leader_may_die(s: RepublicState) -> bool:
    """Whether the event is in force by which an enemy leader dies."""
    return s.events[ENEMY_LEADER_DIES] > 0


def enemy_leader(s: RepublicState) -> None:
    """One of the enemies' leaders dies."""
    s.stack.append(EnemyLeaderFrame())


def is_last(s: RepublicState) -> bool:
    """Whether the era ends with this phase."""
    return s.era_ends


FORUM_STEPS: Final = Phase(
    (
        Do("passage", begin),
        Do("initiatives", initiatives),
        Do("order", put_in_order),
        Do("enemies", enemy_leader, leader_may_die),
        Do("end", era_ends, is_last),
    )
)

cite("R 1.03", "R 1.07.1", "R 1.07.2", "R 1.07.8", "R 1.12.1")


class ForumFrame(RepublicPhase):
    """The phase."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else FORUM_STEPS.first)

    def kind(self) -> str:
        return "forum"
