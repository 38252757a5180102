"""The sequence of the Combat Phase (rules 1.10, 1.12.3)."""

from typing import Any, Final

from aedilis.kernel.phase import Added, Do, Phase, Step
from aedilis.kernel.rule import cite
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.combat.aftermath import (
    mark_unprosecuted,
    open_phase,
    send_rhodians_home,
)
from aedilis.republic.phases.combat.blockade import BlockadeFrame, crossing
from aedilis.republic.phases.combat.defence import DefenceFrame
from aedilis.republic.phases.combat.gabinian import RaisingFrame, raising
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.phases.ending import four_wars
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import COMBAT, RepublicState


def raise_armies(s: RepublicState) -> None:
    """Under the Gabinian Law commanders raise legions before they fight."""
    s.phase = COMBAT
    open_phase(s)
    order = raising(s)
    if order:
        s.stack.append(RaisingFrame(order, 0))


def intercept(s: RepublicState) -> None:
    """Rebels who are at sea are met there, or land."""
    for province in crossing(s):
        s.stack.append(BlockadeFrame(province))


def fight(s: RepublicState) -> None:
    """Battle after battle; after Rome's own, where the table plays so, those of the provinces."""
    if s.frontier is not None:
        s.stack.append(DefenceFrame([], True))
    s.stack.append(BattlesFrame([], NONE, 0, []))


def close(s: RepublicState) -> None:
    """What was not fought is noted, allies go home, and too many wars lose the game."""
    mark_unprosecuted(s)
    send_rhodians_home(s)
    four_wars(s)


def with_rebel_governors(s: RepublicState) -> bool:
    """Whether governors may rebel."""
    return s.rising is not None


COMBAT_STEPS: Final = Phase(
    (
        Do("raise", raise_armies),
        Added("intercept", intercept, with_rebel_governors),
        Do("fight", fight),
        Do("close", close),
    )
)

cite("R 1.10.1", "R 1.10.9", "R 1.12.3", "R 2.03.72")


class CombatFrame(RepublicPhase):
    """The phase."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else COMBAT_STEPS.first)

    def kind(self) -> str:
        return "combat"
