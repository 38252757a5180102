"""Tribunes called by seats that nobody hinders."""

from aedilis.republic.definitions.components import STATESMEN, index_of
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import bring, vacate
from tests.republic.setup.senate import floor, propose
from tests.republic.setup.trials import asked, do, member

CARD, OTHER_CARD = "tribune.38", "tribune.39"


def call(s: RepublicState, seat: int, means: str = CARD) -> RepublicState:
    """A seat calls its Tribune, whom nobody silences."""
    do(s, seat, do="tribune", **{"with": means})
    return unhindered(s)


def veto(s: RepublicState, seat: int, means: str = CARD) -> RepublicState:
    """A seat vetoes what is on the floor, and nobody silences it."""
    do(s, seat, do="veto", **{"with": means})
    return unhindered(s)


def unhindered(s: RepublicState) -> RepublicState:
    while asked(s)[0][1] == "republic-ask-hold-tribune":
        do(s, asked(s)[0][0], do="pass")
    return s


def raising(s: RepublicState, legions: int = 1) -> RepublicState:
    return propose(s, 0, "forces", raise_legions=legions, raise_fleets=0)


def legions_on_floor(s: RepublicState) -> int:
    frame = the_vote(s)
    assert frame is not None
    assert frame.motion.what == "forces"
    return frame.motion.parts[0][0]


def with_statesman(word: str) -> tuple[RepublicState, int]:
    """The Senate with a statesman of faction 2 in it; gives his slot as well."""
    s = floor(scenario="middle")
    vacate(s, STATESMEN[index_of("statesman", word)].family)
    slot = bring(s, 2, word)
    for faction in range(5):
        s.factions[faction].leader = member(s, faction)
    return s, slot
