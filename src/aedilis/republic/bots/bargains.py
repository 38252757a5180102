"""Bargains: what the senator offers for votes, what he takes for his own, and what he refuses (rule
1.04.3).

Before the Senate sits, who will preside offers to another faction to nominate one of its men and
one of his own as Consuls, if it votes for them. Who presides and has seen a pair rejected offers
talents for votes for the next one. What is offered is weighed in talents, clause by clause.
"""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import offices
from aedilis.republic.bots.mind import DANGEROUS, Mind
from aedilis.republic.deals.dispute import the_deal
from aedilis.republic.deals.offers import ACCEPT, OFFER, REFUSE, acceptable, may_offer
from aedilis.republic.phases.senate.elections import consul_pairs
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.rules.persons import hrao_seat, in_rome
from aedilis.republic.state.agreement import (
    CARD,
    CONSENT,
    NOMINATE,
    OFFERED,
    TALENTS,
    TEXT,
    VOTE,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import DEAL, SEAT, SENATOR, code, thing, verb
from aedilis.republic.state.sitting import CONSULS
from aedilis.republic.state.table import FORUM_PHASE, SENATE, SLOTS

BRIBE: Final = 3
"""Talents offered for the votes of a faction."""
OFFICE_WORTH: Final = 6.0
"""What it is worth to have one's own man put forward."""
VOTE_WORTH: Final = 2.0
"""What the votes of another faction are worth, and what it costs to give one's own away."""
CARD_WORTH: Final = 3.0
CONSENT_WORTH: Final = 3.0
NEVER: Final = 1000.0
"""What one's voice for another man's rule for life costs, or words that bind to anything."""
GAIN: Final = 0.5
"""A bargain has to bring so much at least."""


def bargain(mind: Mind) -> Move:
    """A deal to accept, to refuse or to offer; nothing most of the time."""
    choices = mind.prompt.choices([])
    if ACCEPT in choices:
        for number in acceptable(mind.s, mind.seat):
            value = worth(mind, the_deal(mind.s, number))
            if value >= GAIN:
                return [ACCEPT, code("deal", DEAL, number)]
            # Who gives more than he gets says so; what is about even may be worth more later.
            if value < 0:
                return [REFUSE, code("deal", DEAL, number)]
    if OFFER in choices and may_offer(mind.s, mind.seat) and not _offered(mind):
        return _offer(mind)
    return []


# -- what an offer is worth ------------------------------------------------------------------------


def worth(mind: Mind, deal: Deal) -> float:
    """What a deal would bring the senator, in talents."""
    value = 0.0
    for clause in deal.clauses:
        if clause.to == mind.seat:
            value += _received(mind, clause)
        if clause.by == mind.seat:
            value -= _cost(mind, clause)
    return value


def _received(mind: Mind, clause: Clause) -> float:
    """What a promise is worth to whom it is made."""
    if clause.kind == TALENTS:
        return float(clause.number)
    if clause.kind == CARD:
        return CARD_WORTH - 1
    own = any(mind.mine(slot) for slot in _people(mind, clause))
    if clause.kind == NOMINATE:
        return OFFICE_WORTH if own and not clause.about.startswith("prosecute") else 0.0
    if clause.kind == VOTE:
        return VOTE_WORTH if own == bool(clause.number) else 0.0
    return CONSENT_WORTH if clause.kind == CONSENT else 0.0


def _cost(mind: Mind, clause: Clause) -> float:
    """What it costs to keep a promise."""
    if clause.kind == TALENTS:
        return float(clause.number)
    if clause.kind == CARD:
        return CARD_WORTH
    if clause.kind in (CONSENT, NOMINATE):
        return CONSENT_WORTH
    if clause.kind == TEXT or clause.about == "life" or clause.about.startswith("prosecute"):
        return NEVER
    people = _people(mind, clause)
    if clause.number and any(mind.mine(slot) for slot in people):
        return 0.0
    mighty = any(mind.one(slot).influence >= DANGEROUS for slot in people)
    return OFFICE_WORTH + VOTE_WORTH if mighty else VOTE_WORTH


def _people(mind: Mind, clause: Clause) -> list[int]:
    """The slots of the senators a clause names, as far as they are still there."""
    slots = [one - SENATOR for one in clause.content if SENATOR <= one < SENATOR + SLOTS]
    return [slot for slot in slots if mind.s.senators[slot] is not None]


# -- what is offered -------------------------------------------------------------------------------


def _offered(mind: Mind) -> bool:
    """Whether one's own offer lies on the table, or both kinds have been made this turn."""
    own = [one for one in mind.s.deals if one.by == mind.seat and one.turn == mind.s.turn]
    # In the Senate a second one may follow, for talents.
    most = 1 if mind.s.phase < SENATE else 2
    return len(own) >= most or any(one.state == OFFERED for one in own)


def _offer(mind: Mind) -> Move:
    s = mind.s
    if s.phase == FORUM_PHASE and hrao_seat(s) == mind.seat:
        return _shared_consulate(mind)
    if s.phase == SENATE and s.session is not None and s.session.step == CONSULS:
        failed = any(key.startswith("consuls:") for key in s.session.barred)
        if failed and presiding_seat(s) == mind.seat and s.session.chair >= 0:
            return _votes_for_talents(mind)
    return []


def partner(mind: Mind) -> int:
    """The faction whose votes are most useful, but not the foremost one; -1 if there is none."""
    others = [
        seat
        for seat in range(len(mind.s.factions))
        if seat not in (mind.seat, mind.foremost()) and in_rome(mind.s, seat)
    ]
    return max(others, key=lambda seat: (mind.votes_of(seat), -seat), default=-1)


def _shared_consulate(mind: Mind) -> Move:
    """One of one's own and one of the partner's as Consuls, for his votes."""
    friend = partner(mind)
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
    return mind.spelled([
        OFFER,
        thing(verb("promise_vote")), SEAT + friend, SEAT + mind.seat, *named, thing(verb("yes")),
        thing(verb("promise_nominate")), SEAT + mind.seat, SEAT + friend, *named,
        thing(verb("end")),
    ])  # fmt: skip


def _votes_for_talents(mind: Mind) -> Move:
    """Talents for the partner's votes, when a pair has been rejected already."""
    friend = partner(mind)
    funds = mind.s.factions[mind.seat].treasury
    pairs = consul_pairs(mind.s)
    if friend < 0 or funds < 2 * BRIBE or not pairs:
        return []
    first, second = offices.best_pair(mind, pairs)
    if not mind.mine(first) and not mind.mine(second):
        return []
    return mind.spelled([
        OFFER,
        thing(verb("promise_vote")), SEAT + friend, SEAT + mind.seat,
        thing(verb("propose_consuls")), SENATOR + first, SENATOR + second, thing(verb("yes")),
        thing(verb("promise_talents")), SEAT + mind.seat, SEAT + friend, BRIBE,
        thing(verb("end")),
    ])  # fmt: skip
