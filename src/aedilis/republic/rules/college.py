"""The Pontifex Maximus and his priests: who they are, what they count for in votes, and how a
priesthood or the office is lost (rules 2.01.1 to 2.01.8).

All of it is asked for in every game. Where there is no college there is nothing of it.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import PONTIFEX
from aedilis.republic.definitions.numbers import (
    PONTIFEX_LOSS,
    PRIEST_INFLUENCE,
    PRIEST_LOSS,
    PRIESTS,
)
from aedilis.republic.rules.living import conviction_deposes
from aedilis.republic.rules.offices import leave_office
from aedilis.republic.rules.persons import gain_influence, holder, in_rome, votes, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME

TWICE: Final = 2


@rule("R 2.01.1", "R 2.01.2")
def pontifex(s: RepublicState) -> int:
    """The slot of the Pontifex Maximus, wherever he is; NONE without one."""
    return holder(s, PONTIFEX) if s.college is not None else NONE


@rule("R 2.01.5", "R 2.01.3", "R 2.01.4")
def acting_pontifex(s: RepublicState) -> int:
    """The slot of the Pontifex Maximus if he is in Rome and so has his powers; else NONE."""
    slot = pontifex(s)
    return slot if slot != NONE and s.senator(slot).place == ROME else NONE


@rule("R 2.01.31", "R VII.priest")
def is_priest(s: RepublicState, slot: int) -> bool:
    """Whether a senator is a priest."""
    return s.college is not None and bool(s.college.priests >> slot & 1)


def priests(s: RepublicState) -> list[int]:
    """The slots of the priests."""
    if s.college is None:
        return []
    return [slot for slot in range(len(s.senators)) if s.college.priests >> slot & 1]


# -- votes -----------------------------------------------------------------------------------------


@rule("R 2.01.32", "R 2.01.4")
def votes_on_war(s: RepublicState, slot: int) -> int:
    """The votes of a senator, before any are bought, on what is about a war or its commander: twice
    as many for the Pontifex Maximus, and one more for a priest, which is not doubled.
    """
    own = votes(s.senator(slot))
    if s.college is None:
        return own
    return own * (TWICE if slot == acting_pontifex(s) else 1) + int(is_priest(s, slot))


# -- priesthoods -----------------------------------------------------------------------------------


@rule("R 2.01.3", "R 2.01.31")
def may_be_priest(s: RepublicState) -> list[int]:
    """The slots of those who can be made priests: aligned, in Rome, no priest yet, and not the
    Pontifex himself.
    """
    chief = pontifex(s)
    return [slot for slot in in_rome(s) if slot != chief and not is_priest(s, slot)]


@rule("R 2.01.3")
def markers_left(s: RepublicState) -> int:
    """How many priesthoods nobody has."""
    return PRIESTS - len(priests(s))


@rule("R 2.01.31")
def make_priest(s: RepublicState, slot: int, former: int = NONE) -> None:
    """A senator becomes a priest, in the place of a `former` one if there is no new priesthood."""
    assert s.college is not None
    if former != NONE:
        lose_priesthood(s, former)
    s.college.priests |= 1 << slot
    gain_influence(s, slot, PRIEST_INFLUENCE)


@rule("R 2.01.31", "R 1.11.32")
def lose_priesthood(s: RepublicState, slot: int) -> None:
    """A senator is a priest no more, and loses influence by it; nothing for one who is none."""
    if s.college is not None and is_priest(s, slot):
        s.college.priests &= ~(1 << slot)
        gain_influence(s, slot, PRIEST_LOSS)
        if s.log is not None:
            s.note("republic-priest-no-more", s.senator(slot).faction, {"person": who(s, slot)})


# -- the end of the office -------------------------------------------------------------------------


@rule("R 2.01.2")
def depose(s: RepublicState, slot: int) -> None:
    """Somebody convicted is Pontifex Maximus no more, if he was it. His influence is left to his
    judges. Under the Living Rules he keeps the office.
    """
    if slot == pontifex(s) and conviction_deposes(s):
        leave_office(s, slot, 1 << PONTIFEX)
        _tell(s, slot, 0)


@rule("R 2.01.7", "R 2.01.8")
def dismiss(s: RepublicState, slot: int) -> None:
    """The Pontifex Maximus is removed from office, and loses influence. His priests stay."""
    leave_office(s, slot, 1 << PONTIFEX)
    before = s.senator(slot).influence
    gain_influence(s, slot, PONTIFEX_LOSS)
    _tell(s, slot, before - s.senator(slot).influence)


def _tell(s: RepublicState, slot: int, lost: int) -> None:
    if s.log is not None:
        told = {"person": who(s, slot), "influence": lost}
        s.note("republic-pontifex-no-more", s.senator(slot).faction, told)
