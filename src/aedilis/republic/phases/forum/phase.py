"""The sequence of the Forum Phase (rules 1.07, 1.12.1)."""

from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.ending import era_ends
from aedilis.republic.frames import Step
from aedilis.republic.known import ENEMY_LEADER_DIES
from aedilis.republic.phases.forum.auction import InitiativesFrame, in_turn
from aedilis.republic.phases.forum.foes import EnemyLeaderFrame
from aedilis.republic.phases.forum.order import put_in_order
from aedilis.republic.phases.forum.passage import passage_of_time
from aedilis.republic.state import FORUM_PHASE, RepublicState

PASSAGE: Final = 0
TURNS: Final = 1
ORDER: Final = 2
ENEMIES: Final = 3
END: Final = 4

cite("R 1.03", "R 1.07.1", "R 1.07.2", "R 1.07.8", "R 1.12.1")


class ForumFrame(Step):
    """The phase; `step` is where in its sequence it stands."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def kind(self) -> str:
        return "forum"

    def fields(self) -> list[object]:
        return [self.step]

    def advance(self, state: RepublicState) -> bool:
        step = self.step
        self.step += 1
        if step == PASSAGE:
            state.phase = FORUM_PHASE
            passage_of_time(state)
        elif step == TURNS:
            state.stack.append(InitiativesFrame(in_turn(state), 0))
        elif step == ORDER:
            put_in_order(state)
        elif step == ENEMIES:
            if state.events[ENEMY_LEADER_DIES]:
                state.stack.append(EnemyLeaderFrame())
        else:
            state.stack.pop()
            if state.era_ends:
                era_ends(state)
        return True
