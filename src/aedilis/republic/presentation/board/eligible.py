"""Whom a proposal can be about when the Senate sits, as things stand: what is worth promising about
(rules 1.09.2, 1.09.3, 1.09.4, 1.09.5, 2.01.2).

An agreement may name others, who might be back in Rome by then; on a sheet they are not offered.
"""

from collections.abc import Callable, Collection
from typing import Final

from aedilis.republic.deals.terms import sitting_of
from aedilis.republic.phases.senate.commands import commanders_in_field, generals
from aedilis.republic.phases.senate.elections import (
    consul_candidates,
    eligible_censors,
    free_of_office,
)
from aedilis.republic.phases.senate.governors import governor_candidates
from aedilis.republic.phases.senate.opening import outgoing
from aedilis.republic.phases.senate.pontificate import eligible_pontiffs
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.table import RepublicState

_CANDIDATES: Final[dict[str, Callable[[RepublicState], list[int]]]] = {
    "consuls": consul_candidates,
    "dictator": free_of_office,
    "censor": eligible_censors,
    "governors": governor_candidates,
    "pontifex": eligible_pontiffs,
    "recall": commanders_in_field,
    "reinforce": commanders_in_field,
}
"""For each kind of proposal whom it can name; the others can name anybody."""


def convened(s: RepublicState) -> RepublicState:
    """The table as the Senate would find it if it met now."""
    if s.senate_session is not None:
        return s
    met = s.clone()
    met.senate_session = SenateSession()
    met.senate_session.outgoing = outgoing(met)
    return met


def eligible(s: RepublicState, about: str) -> Collection[int] | None:
    """The senators, as things, that a kind of proposal can name in the sitting that is under way or
    comes next; None where that is not known, or can be anybody.
    """
    if sitting_of(s) != max(1, s.turn):
        # Next year much will be otherwise.
        return None
    if about == "deploy":
        # The Consuls of this sitting may still have to be elected.
        slots = generals(s, []) if s.senate_session is not None else []
    else:
        candidates = _CANDIDATES.get(about)
        slots = candidates(convened(s)) if candidates is not None else []
    return {SENATOR + slot for slot in slots} if slots else None
