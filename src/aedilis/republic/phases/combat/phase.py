"""The sequence of the Combat Phase (rules 1.10, 1.12.3)."""

from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.ending import four_wars
from aedilis.republic.frames import Step
from aedilis.republic.phases.combat.aftermath import (
    mark_unprosecuted,
    open_phase,
    send_rhodians_home,
)
from aedilis.republic.phases.combat.gabinian import RaisingFrame, raising
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.state import COMBAT, RepublicState

RAISE: Final = 0
FIGHT: Final = 1
CLOSE: Final = 2

cite("R 1.10.1", "R 1.10.9", "R 1.12.3")


class CombatFrame(Step):
    """The phase; `step` is where in its sequence it stands."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def kind(self) -> str:
        return "combat"

    def fields(self) -> list[object]:
        return [self.step]

    def advance(self, state: RepublicState) -> bool:
        if self.step == RAISE:
            state.phase = COMBAT
            open_phase(state)
            order = raising(state)
            if order:
                state.stack.append(RaisingFrame(order, 0))
        elif self.step == FIGHT:
            state.stack.append(BattlesFrame([], NONE, 0, []))
        else:
            mark_unprosecuted(state)
            send_rhodians_home(state)
            state.stack.pop()
            four_wars(state)
        self.step += 1
        return True
