"""Factions in scenario files: the seats by their names, and those without a player by what they are
called (rules 4.01.1, 4.01.2); and what the Senate of Neutrals is read for (rule 4.05).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import NEUTRALS
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.division import division
from aedilis.republic.rules.persons import printed
from aedilis.republic.state.choices import REBEL_WAR, WAR
from aedilis.republic.state.neutrals import MOST_PEOPLE, factions_for
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import MARCH
from aedilis.republic.words import FIXED

PLANS: Final = (
    "peace", "two_wars", "dangerous_war", "active_war", "inactive_war", "down_to_three", "rebel",
    "three_wars", "two_wars_in_crisis", "weakest_war", "own",
)  # fmt: skip
"""The words for the lines of the lists of plans, in order (`neutrals/strategy.py`)."""


def camps(seats: Sequence[str]) -> list[str]:
    """The names of all factions in a file with these seats."""
    if len(seats) > MOST_PEOPLE:
        return list(seats)
    count = factions_for(len(seats)) - len(seats)
    return [*seats, *(one.id for one in NEUTRALS[:count])]


def war_word(war: int) -> object:
    """The word of a war of a plan."""
    return FIXED[REBEL_WAR if war == MARCH else WAR + war]


def _plan(s: RepublicState, names: Sequence[str]) -> object:
    plan = kept(s).plan
    return [PLANS[plan[0]], *(war_word(war) for war in plan[1:])] if plan else []


def _picker(s: RepublicState, names: Sequence[str]) -> object:
    frame = division(s)
    return names[frame.picker(s)] if frame is not None else "nobody"


def _sponsor(s: RepublicState, names: Sequence[str]) -> object:
    frame = division(s)
    slot = frame.bill.sponsor if frame is not None else NONE
    return printed(s.senator(slot)).id if slot != NONE else "nobody"


COALITION_OF: Final[Mapping[str, Callable[[RepublicState, Sequence[str]], object]]] = {
    "ranks": lambda s, names: [names[one] for one in kept(s).ranks],
    "coalition": lambda s, names: [names[one] for one in kept(s).coalition],
    "dominant": lambda s, names: names[kept(s).dominant],
    "crisis": lambda s, names: kept(s).crisis,
    "plan": _plan,
    "picker": _picker,
    "bill_sponsor": _sponsor,
}
"""What can be read of the Senate of one or two people."""
