"""What the advanced rules, and tables of one or two people, add to the state (rules 2.00, 4.00): an
object for each that needs one.

A game without a rule has None in its place, and its saved states know nothing of it.
"""

from collections.abc import Mapping
from typing import Any, Final

from aedilis.republic.state.college import College
from aedilis.republic.state.docket import Docket
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.rising import Rising
from aedilis.republic.state.table import RepublicState

FRONTIER: Final = ("troops", "fleets", "ally", "developed", "held")
RISING: Final = ("camp", "fought", "naval_won", "stalemate", "stopped")

NEUTRALS: Final = (
    "order", "ranks", "coalition", "dominant", "crisis", "plan", "pointer", "passed", "checked",
    "given", "won",
)  # fmt: skip

COLLEGE: Final = ("priests", "named", "vetoed", "answerable")

DOCKET: Final = ("queue", "refused")

ADDED: Final = {
    "frontier": FRONTIER,
    "neutrals": NEUTRALS,
    "college": COLLEGE,
    "docket": DOCKET,
    "rising": RISING,
}
"""The fields of the state that may be None, and of each the fields that are saved."""


def equip(s: RepublicState) -> None:
    """Give a new state what its switches call for."""
    if s.switches.provincial_wars:
        s.frontier = Frontier()
    if s.switches.pontifex:
        s.college = College()
    if s.switches.passing_laws:
        s.docket = Docket()
    if s.switches.rebel_governors:
        s.rising = Rising()


def added(s: RepublicState) -> dict[str, tuple[str, ...]]:
    """Of what the state may have, what there is, and the fields of each."""
    return {name: fields for name, fields in ADDED.items() if getattr(s, name) is not None}


def empty(s: RepublicState, data: Mapping[str, Any]) -> None:
    """Give a state that is being read the objects, still empty, that its saved data tell of."""
    if "frontier" in data:
        s.frontier = Frontier()
    if "college" in data:
        s.college = College()
    if "rising" in data:
        s.rising = Rising()
    if "docket" in data:
        s.docket = Docket()
