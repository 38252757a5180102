"""A vote that was ordered beforehand (rules 1.09.14, 1.09.141): given at once, by what all can
see; and the calling of all who are left to vote.

A vote is only ever the vote of one's own faction, where it may vote so. Talents are spent where
they put one's side ahead of the votes cast so far, as few as that takes; whose they are, nobody has
said, so the fullest purses pay.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Form, Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.ballot import ABSTAIN, BUY, CALL_REST, NO, NOTHING, YES
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.particular_orders import StandingOrder, ordered, orders_given
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.rules.purses import shared
from aedilis.republic.state.choices import PASS, SENATOR
from aedilis.republic.state.table import SLOTS, RepublicState

ELECTIONS: Final = ("consuls", "dictator", "censor", "governors", "life", "pontifex")
CALLING: Final = ("calling", "chairing", "presiding")
"""The orders of who presides by which all others are called at once."""
_WAYS: Final = {"yes": YES, "no": NO, "abstain": ABSTAIN}


@rule("R 1.09.14", "R 1.09.141")
def ordered_vote(s: RepublicState, prompt: Prompt) -> Move | None:
    """How a faction that is called votes by an order of its own; None where it is to be asked."""
    top = s.stack[-1]
    if prompt.key != "republic-ask-vote" or not isinstance(top, VoteFrame):
        return None
    seat = prompt.seat
    if top.tally.asked != seat or not isinstance(prompt, Form) or top.more_options(s, seat):
        return None
    for order in orders_given(s, seat):
        way = _way(s, top, seat, order)
        if way is None:
            continue
        options = top.vote_options(s)
        if way == ABSTAIN and PASS in options:
            return [PASS]
        if way not in options:
            return None
        return [way] if way == ABSTAIN else [way, *_bought(s, top, prompt, way, order.number)]
    return None


@rule("R 1.09.14")
def ordered_call(s: RepublicState, prompt: Prompt) -> Move | None:
    """Who presides has all called who are left, where he has ordered it; None where he is asked."""
    if prompt.key != "republic-ask-call":
        return None
    return [CALL_REST] if any(ordered(s, prompt.seat, one) for one in CALLING) else None


def _way(s: RepublicState, vote: VoteFrame, seat: int, order: StandingOrder) -> int | None:
    """How an order says to vote; None where it is about something else."""
    about = order.about
    if order.name == "votes_with":
        return _as(s, vote, about)
    what = vote.motion.what
    fits = order.name == "all_votes"
    if order.name == "proposals_of":
        fits = vote.motion.by == about
    elif order.name in ("own_proposals", "chairing"):
        fits = vote.motion.by == seat
    elif order.name == "concessions_to":
        fits = what == "concessions" and _names(s, vote, about)
    elif order.name == "own_elections":
        fits = what in ELECTIONS and _names(s, vote, seat)
    return _WAYS[order.way] if fits else None


def _names(s: RepublicState, vote: VoteFrame, seat: int) -> bool:
    """Whether what is voted on names a member of a faction."""
    slots = [one - SENATOR for one in vote.motion.content() if SENATOR <= one < SENATOR + SLOTS]
    return any(s.senator(slot).faction == seat for slot in slots)


def _as(s: RepublicState, vote: VoteFrame, seat: int) -> int | None:
    """How another faction has voted, or will on what it has proposed itself; None where that is
    not to be seen.
    """
    if not vote.tally.voted[seat]:
        return YES if vote.motion.by == seat else None
    ayes = any(vote.tally.ayes >> slot & 1 for slot in in_rome(s, seat))
    noes = any(vote.tally.noes >> slot & 1 for slot in in_rome(s, seat))
    if ayes and noes:
        return None
    return YES if ayes else NO if noes else ABSTAIN


def _bought(s: RepublicState, vote: VoteFrame, prompt: Form, way: int, most: int) -> Sequence[int]:
    """What is said about votes bought: as many as put one's side ahead, if so many may be."""
    if prompt.field([way]) is None:
        return []
    purses: list[int] = []
    while isinstance(field := prompt.field([way, BUY, *([0] * len(purses))]), Amount):
        purses.append(field.high)
    yes, no = vote.totals(s)
    weight = vote.weight_of(s, vote.tally.asked)
    for talents in range(min(most, sum(purses)) + 1):
        side = weight + talents
        passes = vote.passes(yes + side, no) if way == YES else vote.passes(yes, no + side)
        if passes == (way == YES):
            return [BUY, *shared(purses, talents)] if talents else [NOTHING]
    return [NOTHING]
