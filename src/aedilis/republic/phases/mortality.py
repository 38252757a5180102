"""The Mortality Phase: imminent wars break out, and one senator may die (rules 1.05)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.chits import draw_chits, whom
from aedilis.republic.components import WARS
from aedilis.republic.death import die
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.state import MORTALITY, RepublicState
from aedilis.republic.zones import ACTIVE, IMMINENT

WAKE: Final = 0
DRAW: Final = 1
DONE: Final = 2

cite("R 1.05")


class MortalityFrame(Frame[RepublicState]):
    """The phase's two steps; nobody is asked anything."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def kind(self) -> str:
        return "mortality"

    def fields(self) -> list[object]:
        return [self.step]

    def advance(self, state: RepublicState) -> bool:
        if self.step == WAKE:
            state.phase = MORTALITY
            wake_imminent(state)
        elif self.step == DRAW:
            mortality_draw(state, 1)
        else:
            state.stack.pop()
        self.step += 1
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        return []

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        raise AssertionError("nobody is asked in the Mortality Phase")


@rule("R 1.05.1", "R 1.07.3321")
def wake_imminent(s: RepublicState) -> None:
    """Of the imminent wars the earliest of each series becomes active (each by itself that has
    no series).
    """
    earliest: dict[int, int] = {}
    for i, front in enumerate(s.fronts):
        if front.status != IMMINENT:
            continue
        war = WARS[front.war]
        group = war.series if war.series != NONE else -2 - front.war
        if group not in earliest or WARS[s.fronts[earliest[group]].war].place > war.place:
            earliest[group] = i
    for i in earliest.values():
        s.fronts[i].status = ACTIVE
        if s.log is not None:
            s.note("republic-war-active", -1, {"war": s.fronts[i].war})


@rule("R 1.05.2", "R 1.05.21")
def mortality_draw(s: RepublicState, count: int) -> None:
    """Draw chits, and let die whoever in play they name."""
    for chit in draw_chits(s.dice, count):
        slot = whom(s, chit) if chit > 0 else -1
        if s.log is not None:
            s.note("republic-chit", -1, {"chit": chit})
        if slot >= 0:
            die(s, slot)
