"""Who presides over the Senate, who decides for whom, and when it may be interrupted.

See rules 1.09.11, 1.09.12 and 1.09.823.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.persons import ranking, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME

BARRING: Final = frozenset(
    {
        "assassination",
        "tribune",
        "graft",
        "silenced",
        "posts",
        "master",
        "legate",
        "yield",
        "stop",
        "strike",
    }
)
"""The kinds of frames during which nobody may interrupt the Senate."""


@rule("R 1.09.12")
def chair(s: RepublicState) -> int:
    """The slot of the Presiding Magistrate, NONE when nobody can preside."""
    return s.sitting().chair


def presiding_seat(s: RepublicState) -> int:
    """The seat that decides for the Presiding Magistrate."""
    return controller(s, s.senator(chair(s)).faction)


@rule("R 1.09.823", "R 4.02.1")
def controller(s: RepublicState, seat: int) -> int:
    """The seat that decides for a faction in the Senate: its own, or the Consul for Life's.

    He controls every faction but that of the Primary Rebel, as long as he lives. One of a Neutral
    decides nothing for players.
    """
    if s.life == NONE:
        return seat
    if s.rebel != NONE and s.senator(s.rebel).faction == seat:
        return seat
    ruler = s.senator(s.life).faction
    return ruler if ruler < s.seats or s.neutrals is None else seat


def in_session(s: RepublicState) -> bool:
    """Whether the Senate sits and may be interrupted: nothing that bars it is under way, at any
    depth.
    """
    return s.senate_session is not None and not any(frame.kind() in BARRING for frame in s.stack)


@rule("R 1.09.12", "R 1.09.144")
def next_chair(s: RepublicState) -> int:
    """Who presides next: the highest ranking in Rome who has not given up presiding this turn.

    If all have, the highest ranking; NONE if nobody is in Rome.
    """
    ranked = ranking(s)
    for slot in ranked:
        if not s.sitting().yielded >> slot & 1:
            return slot
    return ranked[0] if ranked else NONE


@rule("R 1.09.12", "R 4.05.1")
def fill_chair(s: RepublicState) -> None:
    """Who presides next does so from now on; where there are Neutrals nobody does."""
    if s.neutrals is None:
        take_chair(s, next_chair(s))


def by_rank(s: RepublicState, slots: list[int]) -> list[int]:
    """Some senators in Rome, the highest ranking first."""
    return [slot for slot in ranking(s) if slot in slots]


@rule("R 1.09.12", "R 1.09.721", "R 4.05.1")
def keep_chair(s: RepublicState) -> None:
    """Put somebody else in the chair when its holder has died or left Rome."""
    if s.neutrals is not None:
        return
    session = s.sitting()
    if not may_preside(s, session.chair):
        fill_chair(s)


def may_preside(s: RepublicState, slot: int) -> bool:
    """Whether a slot is that of an aligned senator in Rome."""
    one = s.senators[slot] if slot != NONE else None
    return one is not None and one.place == ROME and one.faction != NONE


def take_chair(s: RepublicState, slot: int) -> None:
    """A senator presides from now on. Where there are Neutrals nobody does."""
    if s.neutrals is not None:
        return
    session = s.sitting()
    if session.chair == slot:
        return
    session.chair = slot
    if s.log is not None and slot != NONE:
        from_seat = s.senator(slot).faction
        s.note("republic-presides", from_seat, {"person": who(s, slot)})
