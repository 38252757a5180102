"""What a Tribune can be called for out of turn, and what one statesman may claim (rules 1.09.15 to
1.09.152).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import note_veto
from aedilis.republic.definitions.codes import CLAIM_LAND_COMMISSIONER
from aedilis.republic.definitions.components import CONCESSIONS
from aedilis.republic.definitions.named import LAND_COMMISSIONER
from aedilis.republic.phases.senate.closing import TRIBUNES_WAITED_FOR, begin_proposal
from aedilis.republic.phases.senate.floor import chair, controller, in_session
from aedilis.republic.phases.senate.propose import (
    ConsentFrame,
    ProposeFrame,
    open_kinds,
    propose_verb,
)
from aedilis.republic.phases.senate.registry import is_proposal, kind_of
from aedilis.republic.phases.senate.tribunes import (
    AS_PONTIFEX,
    TO_CLAIM,
    TO_VETO,
    pay_with,
    proposal_means,
    veto_means,
)
from aedilis.republic.phases.senate.vote import VoteFrame, current_vote, the_vote
from aedilis.republic.rules.college import acting_pontifex
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import has, of_faction, who
from aedilis.republic.state.choices import verb
from aedilis.republic.state.sitting import CLOSING, GOVERNORS, OTHER
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FORUM, ROME

CALL: Final = verb("tribune")
STOP_IT: Final = verb("veto")
CLAIM: Final = verb("claim_commissioner")


def means_now(s: RepublicState, seat: int) -> list[int]:
    """What could pay for a proposal of this seat now; empty when it could make none."""
    if not proposal_means(s, seat, True):
        return []
    kinds = open_kinds(s, seat, True)
    if not kinds and comes_first(s, seat):
        return []
    land_bill = propose_verb("land_bill") in kinds
    return proposal_means(s, seat, land_bill)


@rule("R 1.09.151", "R 1.09.152")
def tribune_options(s: RepublicState, seat: int) -> list[int]:
    """What this seat can do with a Tribune now, or as its Pontifex Maximus."""
    if s.neutrals is not None or not in_session(s) or controller(s, seat) != seat:
        return []
    found: list[int] = []
    if may_call(s, seat) and means_now(s, seat):
        found.append(CALL)
    if stopping_means(s, seat):
        found.append(STOP_IT)
    if claimants(s, seat):
        found.append(CLAIM)
    return found


@rule("R 1.09.152", "R 2.01.5", "R 1.09.823")
def stopping_means(s: RepublicState, seat: int) -> list[int]:
    """What a seat can veto the vote on the floor with out of turn: for its own faction and those it
    decides for, as long as they have not been called.
    """
    vote = current_vote(s)
    if vote is None:
        return []
    found: list[int] = []
    for faction in range(len(s.factions)):
        waits = not vote.tally.voted[faction] and vote.tally.asked != faction
        if waits and controller(s, faction) == seat and vote.may_veto(s, faction):
            found += veto_means(s, faction, vote.motion.what, vote.motion.content())
    return found


def may_call(s: RepublicState, seat: int) -> bool:
    """Whether a Tribune may be called for a proposal at all: not by who has called already, and
    not in the middle of a prosecution, which is no proposal.
    """
    session = s.sitting()
    vote = the_vote(s)
    if seat in session.claims[::2] or seat in session.callers[::2] or session.departed:
        return False
    if vote is not None and not is_proposal(vote.motion.what):
        return False
    return waiting(s) is not None or session.step != CLOSING


def waiting(s: RepublicState) -> HoldFrame | None:
    """The wait for all who may call a Tribune, if it is on."""
    top = s.stack[-1]
    return top if isinstance(top, HoldFrame) and top.moment in TRIBUNES_WAITED_FOR else None


def tribune_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """With what it is paid, or by whom."""
    if len(done) > 1 or done[0] == CLAIM:
        return None
    if done[0] == STOP_IT:
        return Choose(seat, "republic-ask-with", "R 1.09.152", stopping_means(s, seat))
    return Choose(seat, "republic-ask-with", "R 1.09.151", means_now(s, seat))


@rule("R 1.09.151", "R 1.09.642", "R 1.09.15")
def use_tribune(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """Call the Tribune: for a veto, for a proposal at once, or to secure the next one."""
    if move[0] == CLAIM:
        claim_commissioner(s, seat)
        return
    if move[0] == STOP_IT:
        by, vote = seat, the_vote(s)
        if move[1] == AS_PONTIFEX and vote is not None:
            by = s.senator(acting_pontifex(s)).faction
            note_veto(s, vote.motion.what, vote.motion.content(), True)
        pay_with(s, by, move[1], TO_VETO)
        return
    wait = waiting(s)
    if wait is not None:
        s.sitting().callers += [seat, move[1]]
        wait.passed[seat] = 1
    elif comes_first(s, seat):
        begin_proposal(s, seat, move[1])
    else:
        pay_with(s, seat, move[1], TO_CLAIM)


@rule("R 1.09.151", "R 1.09.642")
def comes_first(s: RepublicState, seat: int) -> bool:
    """Whether a Tribune's proposal is voted on at once: with nothing on the floor, before the first
    vote on a proposal of the chair, or while that would send the chair away and the seat has not
    voted. No Tribune comes before another.
    """
    for frame in s.stack:
        if isinstance(frame, ProposeFrame | ConsentFrame) and frame.of_tribune():
            return False
    vote = the_vote(s)
    if vote is None:
        return True
    if vote.of_tribune():
        return False
    return not vote.tally.opened or (sends_chair(s, vote) and not vote.tally.voted[seat])


@rule("R 1.09.642")
def sends_chair(s: RepublicState, vote: VoteFrame) -> bool:
    """Whether what is voted on would send who presides to war."""
    return chair(s) in kind_of(vote.motion.what).leaving(s, vote.motion.parts)


def claimants(s: RepublicState, seat: int) -> list[int]:
    """Those of a faction who may take the Land Commissioner without a vote."""
    number = CONCESSIONS[LAND_COMMISSIONER].card
    in_time = s.sitting().step in (GOVERNORS, OTHER, CLOSING)
    if not in_time or s.zone[number] != FORUM or not any(s.bills):
        return []
    return [
        slot
        for slot, one in of_faction(s, seat)
        if has(one, CLAIM_LAND_COMMISSIONER) and one.place == ROME
    ]


def claim_commissioner(s: RepublicState, seat: int) -> None:
    """A statesman takes the Land Commissioner."""
    slot = claimants(s, seat)[0]
    grant(s, LAND_COMMISSIONER, slot)
    if s.log is not None:
        told = {"concession": LAND_COMMISSIONER, "person": who(s, slot)}
        s.note("republic-concession", seat, told)
