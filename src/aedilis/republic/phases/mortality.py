"""The Mortality Phase: imminent wars break out, and one senator may die (rules 1.05)."""

from typing import Any, Final

from aedilis.kernel.phase import Do, Phase, Step
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.forum.misfortunes import struck
from aedilis.republic.rules.chits import draw_chits
from aedilis.republic.rules.death import die
from aedilis.republic.rules.outbreak import activate
from aedilis.republic.rules.wars import place_in_series, series
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import MORTALITY, Front, RepublicState
from aedilis.republic.state.zones import IMMINENT


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
    for chit in draw_chits(s.dice, count, s.switches.draw_two_chits):
        slot = struck(s, chit)
        if slot != NONE:
            die(s, slot)


def begin(s: RepublicState) -> None:
    """The year's first phase."""
    s.phase = MORTALITY
    wake_imminent(s)


def draw(s: RepublicState) -> None:
    """The one draw of a year."""
    mortality_draw(s, 1)


MORTALITY_STEPS: Final = Phase((Do("wake", begin), Do("draw", draw)))

cite("R 1.05")


class MortalityFrame(RepublicPhase):
    """The phase's two steps; nobody is asked anything."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else MORTALITY_STEPS.first)

    def kind(self) -> str:
        return "mortality"
