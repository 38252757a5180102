"""Laws in a hand, played and voted on (rule 2.06)."""

import msgspec

from aedilis.republic.state.docket import Docket
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import name
from tests.republic.setup.senate import floor
from tests.republic.setup.trials import asked, do, give, run

OWNER = 3
"""The seat that holds the laws."""


def voting(s: RepublicState) -> Docket:
    """Laws are voted on; gives what is kept of them."""
    s.switches = msgspec.structs.replace(s.switches, passing_laws=True)
    s.docket = Docket()
    return s.docket


def holding(*words: str, step: str = "other") -> RepublicState:
    """The Senate of the Middle Republic, and laws in a hand."""
    s = floor(step, "middle")
    voting(s)
    give(s, OWNER, *words)
    return run(s)


def docket(s: RepublicState) -> Docket:
    assert s.docket is not None
    return s.docket


def play(s: RepublicState, law: str, *sponsors: int, how: str = "") -> RepublicState:
    """The law is played, and these two consent to put it forward."""
    words = {"law": law, **({"how": how} if how else {})}
    do(s, OWNER, do="law", **words)
    for slot in sponsors:
        do(s, OWNER, senator=name(s, slot))
        seat = s.senator(slot).faction
        if asked(s)[0][1] == "republic-ask-put-law":
            do(s, seat, answer="yes")
    return s
