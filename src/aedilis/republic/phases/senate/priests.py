"""The Pontifex Maximus makes priests, at any time while the Senate sits (rules 2.01.3, 2.01.31)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import note_priest, priest_promised
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.floor import controller, in_session
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.college import (
    acting_pontifex,
    make_priest,
    markers_left,
    may_be_priest,
    pontifex,
    priests,
)
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import SENATOR, index, senator, senators, verb
from aedilis.republic.state.table import RepublicState

NAME_PRIEST: Final = verb("name_priest")
NEW: Final = verb("new_priesthood", "from")


@rule("R 2.01.3", "R 2.01.31", "R 1.09.823")
def may_name_priest(s: RepublicState) -> bool:
    """Whether the Pontifex can give a priesthood now: once in a sitting, with no vote under way."""
    if s.college is None or s.college.named or not in_session(s):
        return False
    return acting_pontifex(s) != NONE and the_vote(s) is None and bool(may_be_priest(s))


def priest_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, for who decides for the Pontifex."""
    if not may_name_priest(s):
        return []
    own = controller(s, s.senator(pontifex(s)).faction)
    return [NAME_PRIEST] if own == seat else []


@rule("R 2.01.3", "R 1.04.3")
def priest_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Who becomes a priest, by promise if there is one, and in whose place, if not as a new one."""
    if len(done) == 1:
        slots = may_be_priest(s)
        promised = priest_promised(s, s.senator(pontifex(s)).faction, slots)
        named = senators("target", slots if promised == NONE else [promised])
        return Choose(seat, "republic-ask-priest", "R 2.01.3", named)
    if len(done) == 2 and priests(s):
        new = [NEW] if markers_left(s) else []
        moved = [*new, *senators("from", priests(s))]
        return Choose(seat, "republic-ask-priest-from", "R 2.01.31", moved)
    return None


@rule("R 2.01.3", "R 2.01.31")
def name_priest(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A priesthood is given, or moved from one senator to another."""
    moved = len(move) > 2 and move[2] != NEW
    ordain(s, senator(move[1]), index(move[2], SENATOR) if moved else NONE)


def ordain(s: RepublicState, slot: int, former: int) -> None:
    """The Pontifex makes a senator priest, in place of a `former` one unless that is NONE."""
    assert s.college is not None
    s.college.named = True
    faction = s.senator(pontifex(s)).faction
    if s.log is not None:
        s.note("republic-priest", faction, {"person": who(s, slot)})
    make_priest(s, slot, former)
    note_priest(s, faction, slot)


@rule("R 1.04.3", "R 2.01.3")
def keep_priest_promise(s: RepublicState) -> None:
    """Before the Senate closes whoever was promised a priesthood has it, if one is left to give."""
    if not may_name_priest(s) or not markers_left(s):
        return
    slot = priest_promised(s, s.senator(pontifex(s)).faction, may_be_priest(s))
    if slot != NONE:
        ordain(s, slot, NONE)
