"""Both consulates: who will preside over many factions keeps them for men of his own, and buys the
votes for it (rules 1.04.3, 1.09.2).

Among few factions he shares the consulate as before, for whoever holds all offices there is soon
the master of all.
"""

from itertools import combinations
from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.prompt import Move
from aedilis.republic.bots import asking, bargains, offices
from aedilis.republic.bots.bargains import partner
from aedilis.republic.bots.jealousy import few
from aedilis.republic.bots.mind import Mind
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ROME_CONSUL
from aedilis.republic.phases.senate.elections import censor_candidates, consul_pairs
from aedilis.republic.phases.senate.posts import PostsFrame
from aedilis.republic.rules.persons import hrao_seat, in_rome
from aedilis.republic.state.agreement import (
    BINDING,
    OFFERED,
    TALENTS,
    VOTE,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import OFFICE, SEAT, SENATOR, code, thing, verb
from aedilis.republic.state.sitting import CONSULS
from aedilis.republic.state.table import FORUM_PHASE

TOO_LITTLE: Final = 1
"""Fewer talents than anybody gives his votes for: one who is offered that says no."""
BETTER: Final = 2
"""A general whose rating is so much higher is far better."""
SECURED: Final = 3.0
"""What the votes for both of one's own as Consuls are worth beyond those for anything else."""
CONSULATE: Final = thing(verb("propose_consuls"))
CENSORSHIP: Final = verb("propose_censor")

Pair = tuple[int, int]
NOBODY_YET: Final[Pair] = (NONE, NONE)


def bargain(mind: Mind, dice: Dice) -> Move:
    """A deal to accept, to refuse or to offer; nothing most of the time."""
    return bargains.answered(mind, worth) or _offer(mind, dice)


def worth(mind: Mind, deal: Deal) -> float:
    """What a deal would bring the senator, in talents: votes for both of his own as Consuls are
    worth more than others, among many factions.
    """
    value = asking.worth(mind, deal)
    for clause in deal.clauses if many(mind) else ():
        if _elects(mind, clause):
            named = bargains.named_people(mind, clause)
            if named and all(mind.mine(slot) for slot in named):
                value += SECURED
    return value


def _elects(mind: Mind, clause: Clause) -> bool:
    """Whether a clause promises the senator votes for Consuls."""
    votes = clause.kind == VOTE and clause.number and clause.about == "consuls"
    return bool(votes) and clause.to == mind.seat


def many(mind: Mind) -> bool:
    """Whether enough factions share Rome that nobody is its master by two offices."""
    return mind.s.neutrals is None and not few(mind)


# -- what is offered -------------------------------------------------------------------------------


def _offer(mind: Mind, dice: Dice) -> Move:
    """Talents for votes, where both Consuls are to be one's own; else what is offered at other
    times.
    """
    if many(mind) and bargains.offers_open(mind):
        s = mind.s
        if s.phase == FORUM_PHASE and hrao_seat(s) == mind.seat:
            talents, friend = _first_price(mind, dice)
            pair = _best(mind, _electable(mind)) if talents else NOBODY_YET
            if both(mind, pair):
                return _bid(mind, pair, friend, talents)
        elif bargains.presides(mind, CONSULS):
            friend = _next_friend(mind)
            pair = _best(mind, consul_pairs(s)) if friend != NONE else NOBODY_YET
            if both(mind, pair):
                return _bid(mind, pair, friend, bargains.BRIBE)
    return asking.offer(mind, dice)


def both(mind: Mind, pair: Pair) -> bool:
    """Whether there are two, and both one's own."""
    return pair[0] != NONE and mind.mine(pair[0]) and mind.mine(pair[1])


def _best(mind: Mind, pairs: list[Pair]) -> Pair:
    return offices.best_pair(mind, pairs) if pairs else NOBODY_YET


def _electable(mind: Mind) -> list[Pair]:
    """The pairs that may be elected in the next sitting, as it looks now."""
    found: list[int] = []
    for seat in range(len(mind.s.factions)):
        found += offices.electable(mind, seat)
    found.sort()
    return list(combinations(found, 2))


def _first_price(mind: Mind, dice: Dice) -> tuple[int, int]:
    """What is offered before the sitting, 0 for nothing, and to whom: once in some times too
    little, and the usual price where that is refused and nothing is offered back.
    """
    own = bargains.own_offers(mind)
    if not own:
        little = dice.below(asking.GRASPING) == 0
        return TOO_LITTLE if little else bargains.BRIBE, partner(mind)
    refused = bargains.all_refused(mind)
    if refused is not None and _paid(mind, refused) == TOO_LITTLE:
        return bargains.BRIBE, _asked(mind, refused)
    return 0, NONE


def _next_friend(mind: Mind) -> int:
    """Whose votes are worth most of those who have not been asked this year; NONE without one, and
    as long as somebody thinks about it.
    """
    if any(one.state == OFFERED for one in bargains.own_offers(mind)):
        return NONE
    asked = {_asked(mind, one) for one in bargains.own_offers(mind)}
    asked |= {one.by for one in _promised(mind)}
    left = [
        seat
        for seat in range(len(mind.s.factions))
        if seat != mind.seat and seat not in asked and in_rome(mind.s, seat)
    ]
    return max(left, key=lambda seat: (mind.votes_of(seat), -seat), default=NONE)


def _bid(mind: Mind, pair: Pair, friend: int, talents: int) -> Move:
    """So many talents for the votes of a faction for a pair; nothing where they are not wanted, or
    there are not so many.
    """
    if friend == NONE or mind.s.factions[mind.seat].treasury < talents or _sure(mind):
        return []
    named = [CONSULATE, SENATOR + pair[0], SENATOR + pair[1]]
    given = [thing(verb("promise_talents")), SEAT + mind.seat, SEAT + friend, talents]
    return bargains.votes_for(mind, friend, named, given)


def _promised(mind: Mind) -> list[Clause]:
    """The votes for Consuls that have been promised to the senator this year."""
    return [
        clause
        for deal in bargains.this_year(mind)
        if deal.state == BINDING
        for clause in deal.clauses
        if _elects(mind, clause)
    ]


def _sure(mind: Mind) -> bool:
    """Whether those who have promised it have most of the votes, together with the senator."""
    seats = range(len(mind.s.factions))
    have = sum(mind.votes_of(seat) for seat in {mind.seat, *(one.by for one in _promised(mind))})
    return 2 * have > sum(mind.votes_of(seat) for seat in seats)


def _asked(mind: Mind, deal: Deal) -> int:
    """Who has been offered something in a deal of one's own."""
    return next((one.by if one.by != mind.seat else one.to for one in deal.clauses), NONE)


def _paid(mind: Mind, deal: Deal) -> int:
    """The talents that the senator would pay."""
    return sum(
        one.number for one in deal.clauses if one.kind == TALENTS and one.by == mind.seat
    )  # fmt: skip


# -- what is done with it --------------------------------------------------------------------------


def consuls(mind: Mind) -> Move:
    """The pair whose votes have been bought, as long as it may be elected and no other was
    promised; else the best.
    """
    move = offices.consuls(mind)
    pair = _bought(mind)
    elects = [thing(one) for one in move[:1]] == [CONSULATE]
    if pair == NOBODY_YET or not elects or nominations(mind.s, mind.seat, "consuls"):
        return move
    return mind.spelled([move[0], *(SENATOR + slot for slot in pair)])


def _bought(mind: Mind) -> Pair:
    """The first pair for which votes have been bought that may still be elected."""
    promised = _promised(mind) if many(mind) else []
    pairs = consul_pairs(mind.s) if promised else []
    for clause in promised:
        named = sorted(bargains.named_people(mind, clause))
        for pair in pairs:
            if sorted(pair) == named:
                return pair
    return NOBODY_YET


def post(mind: Mind) -> Move:
    """Rome beside a rival's Consul: there nobody dies in battle, and who stays presides (1.09.22).
    But where Rome is in danger the field is for who is by far the better general.
    """
    frame = mind.s.stack[-1]
    if not isinstance(frame, PostsFrame):
        return offices.post(mind)
    pair = [slot for slot in (frame.first, frame.second) if slot != NONE]
    own = [mind.military(slot) for slot in pair if mind.mine(slot)]
    others = [mind.military(slot) for slot in pair if not mind.mine(slot)]
    if not own or not others or (mind.peril() and own[0] >= others[0] + BETTER):
        return offices.post(mind)
    return [code("office", OFFICE, ROME_CONSUL)]


def censor(mind: Mind) -> Move:
    """The mightiest of one's own, whom it brings nearer to ruling alone (1.09.4)."""
    move = offices.censor(mind)
    own = [slot for slot in censor_candidates(mind.s) if mind.mine(slot)]
    if not own or move[0] != CENSORSHIP:
        return move
    best = max(own, key=lambda slot: (mind.one(slot).influence, -slot))
    return [CENSORSHIP, code("senator", SENATOR, best)]
