"""What the Revenue Phase keeps from one step to the next, and who counts in it (rules 1.06.1,
1.06.13, 1.09.53, 1.09.54, 1.11.34, 1.13.1).
"""

from typing import Any, Final

from aedilis.kernel.phase import Step
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.named import EVIL_OMENS, VERRES
from aedilis.republic.rules.abroad import loyal_governor
from aedilis.republic.rules.frontier import attacked
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL

RELEASED_FLEETS: Final = 100
"""Among the units that a rebel has released, fleets are so many above their numbers."""

cite("R 1.06.1", "R 1.06.13")


class Books(RepublicPhase):
    """The phase's accounts, open to all.

    `purses` is each seat's income of the year, which lies on the table until it is redistributed;
    `owed` what provinces have cost and the State pays among its debits; `released` the legions that
    a rebel could not pay, and his fleets, about which the HRAO decides.
    """

    __slots__ = ("owed", "purses", "released")

    def __init__(
        self, step: Step[Any, Any], owed: int, purses: list[int], released: list[int]
    ) -> None:
        super().__init__(step)
        self.owed = owed
        self.purses = purses
        self.released = released


def books(s: RepublicState) -> Books:
    """The accounts of the Revenue Phase in progress. Raises RuntimeError when there is none."""
    for frame in s.stack[::-1]:
        if isinstance(frame, Books):
            return frame
    raise RuntimeError("it is not the Revenue Phase")


@rule("R 1.06.1", "R 1.11.34")
def has_free_purse(senator: Senator) -> bool:
    """Whether he collects income and his money moves: neither rebel nor captive."""
    return senator.place not in (CAPTIVE, REBEL)


def held(s: RepublicState, province: int) -> Holding:
    """A province that is Rome's."""
    holding = s.holdings[province]
    assert holding is not None
    return holding


def governed(s: RepublicState) -> list[int]:
    """The provinces that have a governor loyal to Rome."""
    return [p for p in range(len(s.holdings)) if loyal_governor(s, p) != NONE]


@rule("R 1.06.51", "R 1.06.13", "R 1.06.4", "R 1.07.21", "R 2.02.4", "R 2.02.2")
def is_at_peace(s: RepublicState, province: int) -> bool:
    """Whether neither raiders nor disorder nor a war that attacks it have cost a province its
    income and development.
    """
    holding = s.holdings[province]
    if holding is None or holding.overrun or holding.disorder:
        return False
    return not attacked(s, province)


def omens(s: RepublicState) -> int:
    """What evil omens take from a roll (1.07.21)."""
    return s.events[EVIL_OMENS]


@rule("R 1.07.21")
def verres(s: RepublicState) -> int:
    """By how much a corruption trial raises the State's income from each province and lowers the
    governor's spoils.
    """
    level = s.events[VERRES]
    return EVENTS[VERRES].side(level > 1).income if level else 0
