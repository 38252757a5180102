"""Bargains: what the senator offers for votes, what he takes for his own, and what he refuses (rule
1.04.3).

Before the Senate sits, who will preside offers to another faction to nominate one of its men and
one of his own as Consuls, if it votes for them. Who presides and has seen a pair rejected offers
talents for votes for the next one, or a priesthood where he has the Pontifex Maximus and no
talents; in the same way a Pontifex is put through. What is offered is weighed in talents, clause by
clause.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import offices
from aedilis.republic.bots.mind import DANGEROUS, Mind
from aedilis.republic.deals.dispute import the_deal
from aedilis.republic.deals.offers import (
    ACCEPT,
    OFFER,
    REFUSE,
    acceptable,
    may_offer,
    pontifex_seat,
)
from aedilis.republic.deals.terms import TRIALS
from aedilis.republic.phases.senate.elections import consul_pairs
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.phases.senate.pontificate import pontifex_candidates
from aedilis.republic.rules.college import priests
from aedilis.republic.rules.persons import hrao_seat, in_rome
from aedilis.republic.state.agreement import (
    CARD,
    CONSENT,
    NOMINATE,
    OFFERED,
    PRIEST,
    TALENTS,
    TEXT,
    VETO,
    VOTE,
    WITHDRAWN,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import DEAL, SEAT, SENATOR, code, thing, verb
from aedilis.republic.state.sitting import CONSULS, PONTIFEX_STEP
from aedilis.republic.state.table import FORUM_PHASE, SENATE, SLOTS

BRIBE: Final = 3
"""Talents offered for the votes of a faction."""
OFFICE_WORTH: Final = 6.0
"""What it is worth to have one's own man put forward."""
VOTE_WORTH: Final = 2.0
"""What the votes of another faction are worth, and what it costs to give one's own away."""
CARD_WORTH: Final = 3.0
PRIEST_WORTH: Final = 4.0
"""What a priesthood is worth: influence, and more votes on war."""
VETO_WORTH: Final = 5.0
"""What the one veto of the Pontifex Maximus is worth."""
HARMFUL: Final = (*TRIALS, "remove_pontifex")
"""Proposals that are bad for whom they name."""
CONSENT_WORTH: Final = 3.0
NEVER: Final = 1000.0
"""What one's voice for another man's rule for life costs, or words that bind to anything."""
GAIN: Final = 0.5
"""A bargain has to bring so much at least."""


def bargain(mind: Mind) -> Move:
    """A deal to accept, to refuse or to offer; nothing most of the time."""
    return answered(mind, worth) or (offer(mind) if free_to_offer(mind) else [])


def answered(mind: Mind, weigh: Callable[[Mind, Deal], float]) -> Move:
    """A deal to accept or to refuse, by what it is worth."""
    if ACCEPT in mind.prompt.choices([]):
        for number in acceptable(mind.s, mind.seat):
            value = weigh(mind, the_deal(mind.s, number))
            if value >= GAIN:
                return [ACCEPT, code("deal", DEAL, number)]
            # Who gives more than he gets says so; what is about even may be worth more later.
            if value < 0:
                return [REFUSE, code("deal", DEAL, number)]
    return []


def free_to_offer(mind: Mind) -> bool:
    """Whether something may be offered here, and not enough has been this year."""
    return offers_open(mind) and not _offered(mind)


def offers_open(mind: Mind) -> bool:
    """Whether something may be offered here."""
    return OFFER in mind.prompt.choices([]) and may_offer(mind.s, mind.seat)


def this_year(mind: Mind) -> list[Deal]:
    """What has been offered this year, by anybody."""
    return [one for one in mind.s.deals if one.turn == mind.s.turn]


def own_offers(mind: Mind) -> list[Deal]:
    """What one has offered oneself this year."""
    return [one for one in this_year(mind) if one.by == mind.seat]


def all_refused(mind: Mind) -> Deal | None:
    """The one thing that has been said to the senator's faction or by it this year, if that was an
    offer that was refused; None where more has been said, or less.
    """
    said = [one for one in this_year(mind) if one.parties() >> mind.seat & 1]
    return said[0] if len(said) == 1 and said[0].state == WITHDRAWN else None


# -- what an offer is worth ------------------------------------------------------------------------


def worth(mind: Mind, deal: Deal) -> float:
    """What a deal would bring the senator, in talents."""
    value = 0.0
    for clause in deal.clauses:
        if clause.to == mind.seat:
            value += received(mind, clause)
        if clause.by == mind.seat:
            value -= cost(mind, clause)
    return value


def received(mind: Mind, clause: Clause) -> float:
    """What a promise is worth to whom it is made."""
    if clause.kind == TALENTS:
        return float(clause.number)
    if clause.kind == CARD:
        return CARD_WORTH - 1
    own = names_own(mind, clause)
    if clause.kind == NOMINATE:
        return OFFICE_WORTH if own and clause.about not in HARMFUL else 0.0
    if clause.kind == VOTE:
        return VOTE_WORTH if _helps(clause, own, bool(clause.number)) else 0.0
    if clause.kind == VETO:
        # It is kept for what it is needed for; a promise not to use it is worth what a vote is.
        decides = VETO_WORTH if clause.number else VOTE_WORTH
        return decides if _helps(clause, own, not clause.number) else 0.0
    if clause.kind == PRIEST:
        return PRIEST_WORTH if own else 0.0
    return CONSENT_WORTH if clause.kind == CONSENT else 0.0


def _helps(clause: Clause, own: bool, carried: bool) -> bool:
    """Whether it is good for a faction that a proposal is `carried`, or that it is not, by whether
    one of its `own` is named in it: an office honours, a trial or a removal harms.
    """
    return carried == (own != (clause.about in HARMFUL))


def cost(mind: Mind, clause: Clause) -> float:
    """What it costs to keep a promise."""
    if clause.kind == TALENTS:
        return float(clause.number)
    if clause.kind == CARD:
        return CARD_WORTH
    people = named_people(mind, clause)
    own = any(mind.mine(slot) for slot in people)
    mighty = any(mind.one(slot).influence >= DANGEROUS for slot in people)
    if clause.kind == PRIEST:
        return 0.0 if own else PRIEST_WORTH + VOTE_WORTH * mighty
    if own and clause.about == "remove_pontifex" and clause.kind in (VOTE, NOMINATE):
        # Nobody sells his own Pontifex; to stand by him costs nothing.
        return 0.0 if clause.kind == VOTE and not clause.number else NEVER
    if clause.kind == VETO:
        if not clause.number:
            return VOTE_WORTH
        return 0.0 if own and _helps(clause, own, False) else VETO_WORTH
    if clause.kind in (CONSENT, NOMINATE):
        return CONSENT_WORTH
    if clause.kind == TEXT or clause.about == "life" or clause.about.startswith("prosecute"):
        return NEVER
    if clause.number and own:
        return 0.0
    return OFFICE_WORTH + VOTE_WORTH if mighty else VOTE_WORTH


def names_own(mind: Mind, clause: Clause) -> bool:
    """Whether a clause names a senator of one's own."""
    return any(mind.mine(slot) for slot in named_people(mind, clause))


def named_people(mind: Mind, clause: Clause) -> list[int]:
    """The slots of the senators a clause names, as far as they are still there."""
    slots = [one - SENATOR for one in clause.content if SENATOR <= one < SENATOR + SLOTS]
    return [slot for slot in slots if mind.s.senators[slot] is not None]


# -- what is offered -------------------------------------------------------------------------------


def _offered(mind: Mind) -> bool:
    """Whether one's own offer lies on the table, or both kinds have been made this turn."""
    own = own_offers(mind)
    # In the Senate a second one may follow, for talents.
    most = 1 if mind.s.phase < SENATE else 2
    return len(own) >= most or any(one.state == OFFERED for one in own)


def offer(mind: Mind) -> Move:
    """What is offered now; nothing most of the time."""
    s = mind.s
    if s.phase == FORUM_PHASE and hrao_seat(s) == mind.seat:
        return shared_consulate(mind, partner(mind), 0)
    if presides(mind, CONSULS) and _rejected(mind, "consuls"):
        return _pair_for_votes(mind)
    if presides(mind, PONTIFEX_STEP) and _rejected(mind, "pontifex"):
        return _pontifex_for_votes(mind)
    return []


def presides(mind: Mind, step: str) -> bool:
    """Whether the senator presides over the Senate, at that step of its sitting."""
    session = mind.s.senate_session
    return (
        mind.s.phase == SENATE
        and session is not None
        and session.step == step
        and session.chair >= 0
        and presiding_seat(mind.s) == mind.seat
    )


def _rejected(mind: Mind, name: str) -> bool:
    """Whether a proposal of this kind has been rejected in this sitting."""
    return any(key.startswith(f"{name}:") for key in mind.s.sitting().barred)


def partner(mind: Mind) -> int:
    """The faction whose votes are most useful, but not the foremost one; -1 if there is none."""
    others = [
        seat
        for seat in range(len(mind.s.factions))
        if seat not in (mind.seat, mind.foremost()) and in_rome(mind.s, seat)
    ]
    return max(others, key=lambda seat: (mind.votes_of(seat), -seat), default=-1)


def shared_consulate(mind: Mind, friend: int, talents: int) -> Move:
    """One of one's own and one of a friend's as Consuls, for his votes and so many of his talents;
    empty without a friend.
    """
    if friend < 0:
        return []
    pairs = [
        (mine, his)
        for mine in offices.electable(mind, mind.seat)
        for his in offices.electable(mind, friend)
    ]
    if not pairs:
        return []
    first, second = max(pairs, key=lambda pair: (offices.pair_value(mind, pair), pair))
    named = [thing(verb("propose_consuls")), SENATOR + first, SENATOR + second]
    paid = [thing(verb("promise_talents")), SEAT + friend, SEAT + mind.seat, talents]
    return mind.spelled([
        OFFER,
        thing(verb("promise_vote")), SEAT + friend, SEAT + mind.seat, *named, thing(verb("yes")),
        thing(verb("promise_nominate")), SEAT + mind.seat, SEAT + friend, *named,
        *(paid if talents else []),
        thing(verb("end")),
    ])  # fmt: skip


def _pair_for_votes(mind: Mind) -> Move:
    """Something for the partner's votes, when a pair has been rejected already."""
    pairs = consul_pairs(mind.s)
    if not pairs:
        return []
    first, second = offices.best_pair(mind, pairs)
    if not mind.mine(first) and not mind.mine(second):
        return []
    return _for_votes(mind, [thing(verb("propose_consuls")), SENATOR + first, SENATOR + second])


def _pontifex_for_votes(mind: Mind) -> Move:
    """The same for the best speaker of one's own who can be Pontifex Maximus."""
    own = [slot for slot in pontifex_candidates(mind.s) if mind.mine(slot)]
    if not own:
        return []
    best = max(own, key=lambda slot: (mind.persuasive(slot), -slot))
    return _for_votes(mind, [thing(verb("propose_pontifex")), SENATOR + best])


def _for_votes(mind: Mind, named: Move) -> Move:
    """What the partner is offered for his votes: talents, or of one who has none to spare but has
    the Pontifex Maximus a priesthood.
    """
    friend = partner(mind)
    if friend < 0:
        return []
    if mind.s.factions[mind.seat].treasury >= 2 * BRIBE:
        given = [thing(verb("promise_talents")), SEAT + mind.seat, SEAT + friend, BRIBE]
    elif pontifex_seat(mind.s) == mind.seat:
        his = [slot for slot in in_rome(mind.s, friend) if slot not in priests(mind.s)]
        if not his:
            return []
        best = min(his, key=lambda slot: (mind.one(slot).influence, slot))
        given = [
            thing(verb("promise_priest")), SEAT + mind.seat, SEAT + friend, SENATOR + best,
        ]  # fmt: skip
    else:
        return []
    return votes_for(mind, friend, named, given)


def votes_for(mind: Mind, friend: int, named: Move, given: Move) -> Move:
    """An offer: the votes of a friend for a proposal, for something else."""
    return mind.spelled([
        OFFER,
        thing(verb("promise_vote")), SEAT + friend, SEAT + mind.seat, *named, thing(verb("yes")),
        *given,
        thing(verb("end")),
    ])  # fmt: skip
