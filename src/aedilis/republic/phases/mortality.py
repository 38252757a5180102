"""The Mortality Phase: imminent wars break out, and one senator may die (rules 1.05)."""

from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.chits import draw_chits
from aedilis.republic.death import die
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.frames import Step
from aedilis.republic.outbreak import activate
from aedilis.republic.phases.forum.misfortunes import struck
from aedilis.republic.state import MORTALITY, Front, RepublicState
from aedilis.republic.wars import place_in_series, series
from aedilis.republic.zones import IMMINENT

WAKE: Final = 0
DRAW: Final = 1
DONE: Final = 2

cite("R 1.05")


class MortalityFrame(Step):
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


@rule("R 1.05.1", "R 1.07.3321")
def wake_imminent(s: RepublicState) -> None:
    """Of the imminent wars the earliest of each series becomes active (each by itself that has
    no series).
    """
    earliest: dict[int, Front] = {}
    for front in s.fronts:
        if front.status == IMMINENT:
            group = series(front.war)
            first = earliest.get(group)
            if first is None or place_in_series(first.war) > place_in_series(front.war):
                earliest[group] = front
    for front in earliest.values():
        activate(s, front)


@rule("R 1.05.2", "R 1.05.21")
def mortality_draw(s: RepublicState, count: int) -> None:
    """Draw chits, and let die whoever in play they name."""
    for chit in draw_chits(s.dice, count):
        slot = struck(s, chit)
        if slot != NONE:
            die(s, slot)
