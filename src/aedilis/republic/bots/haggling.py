"""Haggling: what the senator asks and pays, where he says no, and what he asks for instead (rule
1.04.3).

An offer is weighed in talents as before, but what strengthens the foremost rival is dearer, cards
are worth what they are to whom they go to, and each temperament has its price. What is too little
is refused, and the same is offered back with the talents that were wanting. The politician offers
by himself: talents for votes before a vote is lost, for the voice of an Advocate, for a law of his
own, and a statesman to whom his family belongs.

Nothing is remembered: what has been offered and refused this year lies open on the table.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots import bargains, offices
from aedilis.republic.bots.bargains import BRIBE, partner
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.deals.dispute import the_deal
from aedilis.republic.deals.offers import (
    ACCEPT,
    OFFER,
    REFUSE,
    acceptable,
    proposal_verb,
)
from aedilis.republic.definitions.codes import CONCESSION, LAW, NONE, STATESMAN
from aedilis.republic.definitions.components import STATESMEN, card
from aedilis.republic.phases.senate.elections import consul_pairs
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.phases.senate.trials import accusable
from aedilis.republic.rules.persons import in_play, in_rome, of_faction, oratory
from aedilis.republic.state.agreement import (
    CARD,
    CLAUSES,
    CONSENT,
    MOST_CLAUSES,
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
from aedilis.republic.state.choices import CARD as CARD_THING
from aedilis.republic.state.choices import DEAL, SEAT, SENATOR, code, thing, verb
from aedilis.republic.state.choices import LAW as LAW_THING
from aedilis.republic.state.sitting import CONSULS, TRIALS
from aedilis.republic.state.table import FORUM_PHASE, SENATE, SLOTS

ENVY: Final = 1.5
"""By how much it is dearer to promise something to the foremost rival."""
COUNTERED: Final = 6.0
"""Who lacks no more than that is told what is wanting; who lacks more is only refused."""
MOST_OFFERS: Final = 3
"""So many offers are made in a year."""
OWN_STATESMAN: Final = 9.0
"""What a statesman is worth to who has his family; to others as much as any card."""
OTHER_STATESMAN: Final = 1.0
CONCESSION_WORTH: Final = 4.0
ANY_CARD: Final = 2.5
RISING: Final = 0.4
"""What each point of influence adds to the price of a vote for somebody."""
RESERVE: Final = 4
"""So many talents are kept when others are offered."""
LAW_PRICE: Final = 4
PLEA_PRICE: Final = 3


def bargain(mind: Counsel) -> Move:
    """A deal to accept, to refuse, or to offer; nothing most of the time."""
    choices = mind.prompt.choices([])
    if ACCEPT in choices:
        for number in acceptable(mind.s, mind.seat):
            value = worth(mind, the_deal(mind.s, number))
            if value >= mind.temper.greed:
                return [ACCEPT, code("deal", DEAL, number)]
            return [REFUSE, code("deal", DEAL, number)]
    return (counter_by(mind, _lacking, dearer) or _offer(mind)) if may_haggle(mind) else []


def counter(mind: Counsel) -> Move:
    """What the senator has refused, offered back at the price that he takes; nothing most of the
    time.
    """
    return counter_by(mind, _lacking_to_all, dearer) if may_haggle(mind) else []


# -- what an offer is worth ------------------------------------------------------------------------


def worth(mind: Counsel, deal: Deal) -> float:
    """What a deal would bring the senator, in talents, by his own prices."""
    value = 0.0
    rival = mind.foremost()
    for clause in deal.clauses:
        if clause.to == mind.seat:
            value += _received(mind, clause)
        if clause.by == mind.seat:
            envy = ENVY if clause.to == rival and clause.kind != TALENTS else 1.0
            price = mind.temper.price if clause.kind != TALENTS else 1.0
            value -= envy * price * _cost(mind, clause)
    return value


def _received(mind: Counsel, clause: Clause) -> float:
    if clause.kind == CARD:
        return card_worth(mind, clause.number, mind.seat)
    return bargains.received(mind, clause)


def _cost(mind: Counsel, clause: Clause) -> float:
    if clause.kind == CARD:
        return card_worth(mind, clause.number, mind.seat)
    if clause.kind == CONSENT and clause.about == "advocate":
        return 1.0
    cost = bargains.cost(mind, clause)
    if clause.kind == VOTE and clause.number and clause.about not in bargains.HARMFUL:
        # What helps others to rise is the dearer the higher they stand, whoever rises beside them.
        named = [one - SENATOR for one in clause.content if SENATOR <= one < SENATOR + SLOTS]
        there = [slot for slot in named if mind.s.senators[slot] is not None]
        cost += RISING * sum(mind.one(slot).influence for slot in there if not mind.mine(slot))
    return cost


def card_worth(mind: Counsel, number: int, seat: int) -> float:
    """What a card is worth to a faction, as far as anybody can tell."""
    one = card(number)
    if one.kind == STATESMAN:
        return OWN_STATESMAN if buyer_of(mind, number) == seat else OTHER_STATESMAN
    return CONCESSION_WORTH if one.kind == CONCESSION else ANY_CARD


def buyer_of(mind: Counsel, number: int) -> int:
    """The faction that has the family of a statesman's card; NONE if none has."""
    family = STATESMEN[card(number).index].family
    for _, one in in_play(mind.s):
        if one.family == family and one.statesman == NONE:
            return one.faction
    return NONE


# -- saying no, and what instead -------------------------------------------------------------------


def _parties(deal: Deal, seat: int) -> list[int]:
    """The other parties of a deal."""
    return [n for n in range(deal.parties().bit_length()) if deal.parties() >> n & 1 and n != seat]


def _lacking(mind: Counsel, deal: Deal) -> float:
    """How many talents a deal lacks by the prices of a politician."""
    return mind.temper.greed - worth(mind, deal)


def _lacking_to_all(mind: Counsel, deal: Deal) -> float:
    """The same by prices that are alike for all."""
    return bargains.GAIN - bargains.worth(mind, deal)


def counter_by(
    mind: Counsel,
    lacking: Callable[[Counsel, Deal], float],
    changed: Callable[[Counsel, Deal, int], Move],
) -> Move:
    """What was refused this year, changed by the talents that were wanting; once to each rival."""
    this_year = bargains.this_year(mind)
    for deal in reversed(this_year):
        others = _parties(deal, mind.seat)
        refused = deal.state == WITHDRAWN and not deal.accepted >> mind.seat & 1
        if not refused or not deal.parties() >> mind.seat & 1 or others != [deal.by]:
            continue
        if any(one.by == mind.seat and one.parties() >> deal.by & 1 for one in this_year):
            continue
        wanting = lacking(mind, deal)
        if not 0 < wanting <= COUNTERED:
            continue
        move = changed(mind, deal, int(wanting) + 1)
        if move:
            return move
    return []


def dearer(mind: Counsel, deal: Deal, more: int) -> Move:
    """A deal with so many talents more from who has offered it, if his men have as many; empty
    where it cannot be said.
    """
    if carried(mind, deal.by) < more:
        return []
    clauses = repeated(deal)
    paid = [one for one in clauses if one.kind == TALENTS and one.by == deal.by]
    rest = [one for one in clauses if one not in paid[:1]]
    if any(one.kind == CARD and one.by != mind.seat for one in rest):
        return []  # nobody offers another's card
    price = Clause(TALENTS, deal.by, mind.seat, more + sum(one.number for one in paid[:1]))
    if len(rest) >= MOST_CLAUSES:
        return []
    return told(mind, [*rest, price])


def repeated(deal: Deal) -> list[Clause]:
    """The promises of a deal that an offer of one's own can repeat: not those in words alone."""
    return [one for one in deal.clauses if one.kind != TEXT]


def carried(mind: Mind, seat: int) -> int:
    """The talents that a faction's men have: all that others know of what it has."""
    return sum(one.talents for _, one in of_faction(mind.s, seat))


def told(mind: Counsel, clauses: list[Clause]) -> Move:
    """An offer of some clauses, part by part; empty where the rules have no such offer now."""
    move: Move = [OFFER]
    for clause in clauses:
        move.append(thing(verb(f"promise_{CLAUSES[clause.kind]}")))
        if clause.kind != CARD:
            move.append(SEAT + clause.by)
        move.append(SEAT + clause.to)
        if clause.kind == TALENTS:
            move.append(clause.number)
        elif clause.kind == CARD:
            move.append(CARD_THING + clause.number)
        elif clause.kind == PRIEST:
            move += clause.content
        else:
            move += [thing(verb(proposal_verb(clause.about))), *clause.content]
            if clause.kind in (VOTE, VETO):
                move.append(thing(verb("yes" if clause.number else "no")))
    return mind.spelled([*move, thing(verb("end"))])


# -- what is offered -------------------------------------------------------------------------------


def may_haggle(mind: Counsel) -> bool:
    """Whether something may be offered here, none of one's own lies on the table, and not enough
    have been made this year.
    """
    if not bargains.offers_open(mind):
        return False
    own = bargains.own_offers(mind)
    return len(own) < MOST_OFFERS and all(one.state != OFFERED for one in own)


def _had(mind: Counsel, kind: int, about: str) -> bool:
    """Whether something like it has been offered this year already."""
    return any(
        clause.kind == kind and clause.about == about
        for one in bargains.own_offers(mind)
        for clause in one.clauses
    )


def _offer(mind: Counsel) -> Move:
    """What is offered now, the first that there is reason for."""
    s = mind.s
    if s.phase == FORUM_PHASE:
        return _statesman(mind) or bargains.offer(mind)
    if s.phase != SENATE or s.senate_session is None:
        return []
    if s.senate_session.step == CONSULS and not _had(mind, VOTE, "consuls"):
        return _votes_for_consuls(mind)
    if s.senate_session.step == TRIALS:
        return _advocate(mind)
    return _law(mind) or bargains.offer(mind)


def _purse(mind: Counsel) -> int:
    """The talents that can be promised."""
    return mind.s.factions[mind.seat].treasury - RESERVE


def _paid(mind: Counsel, to: int, wanted: list[Clause], talents: int) -> Move:
    """Some promises for talents, where there are so many."""
    if _purse(mind) < talents:
        return []
    return told(mind, [*wanted, Clause(TALENTS, mind.seat, to, talents)])


def about(clause: Clause, what: str, content: list[int]) -> Clause:
    """A clause about a kind of proposal and what it names."""
    clause.about = what
    clause.content = content
    return clause


def _votes_for_consuls(mind: Counsel) -> Move:
    """Who presides buys the votes that his pair lacks before it is lost."""
    if mind.s.sitting().chair == NONE or presiding_seat(mind.s) != mind.seat:
        return []
    friend = partner(mind)
    pairs = consul_pairs(mind.s)
    if friend < 0 or not pairs:
        return []
    first, second = offices.best_pair(mind, pairs)
    backers = {mind.seat, mind.one(first).faction, mind.one(second).faction}
    total = sum(mind.votes_of(seat) for seat in range(len(mind.s.factions)))
    if friend in backers or not any(mind.mine(slot) for slot in (first, second)):
        return []
    if 2 * sum(mind.votes_of(seat) for seat in backers if seat != NONE) > total:
        return []
    pair = [SENATOR + first, SENATOR + second]
    vote = about(Clause(VOTE, friend, mind.seat, 1), "consuls", pair)
    return _paid(mind, friend, [vote], BRIBE)


def _advocate(mind: Counsel) -> Move:
    """Whose leader may be tried buys the voice of somebody who speaks better."""
    leader = mind.leader()
    if not mind.s.switches.advocates or leader == NONE or _had(mind, CONSENT, "advocate"):
        return []
    if leader not in accusable(mind.s, "prosecute_minor"):
        return []
    speakers = [
        slot
        for slot in in_rome(mind.s)
        if mind.one(slot).faction not in (NONE, mind.seat)
        and oratory(mind.one(slot)) > max(oratory(mind.one(x)) for x in mind.own())
    ]
    if not speakers:
        return []
    best = max(speakers, key=lambda slot: (oratory(mind.one(slot)), -slot))
    friend = mind.one(best).faction
    plea = about(Clause(CONSENT, friend, mind.seat), "advocate", [SENATOR + best])
    return _paid(mind, friend, [plea], PLEA_PRICE)


def _law(mind: Counsel) -> Move:
    """Who holds a law that the Senate has to pass buys votes for it."""
    if mind.s.docket is None or _had(mind, VOTE, "law"):
        return []
    laws = [card(number).index for number in mind.view.hand if card(number).kind == LAW]
    friend = partner(mind)
    if not laws or friend < 0:
        return []
    vote = about(Clause(VOTE, friend, mind.seat, 1), "law", [LAW_THING + laws[0]])
    return _paid(mind, friend, [vote], LAW_PRICE)


def _statesman(mind: Counsel) -> Move:
    """A statesman is sold to who has his family, for a part of what he is worth there."""
    promised = promised_cards(mind.s, mind.seat)
    for number in mind.view.hand:
        if card(number).kind != STATESMAN or number in promised:
            continue
        buyer = buyer_of(mind, number)
        if buyer in (NONE, mind.seat, mind.foremost()):
            continue
        price = int(OWN_STATESMAN / 2 * mind.temper.price)
        sold = Clause(CARD, mind.seat, buyer, number)
        if not any(
            clause.kind == CARD and clause.number == number
            for one in bargains.own_offers(mind)
            for clause in one.clauses
        ):
            return told(mind, [sold, Clause(TALENTS, buyer, mind.seat, price)])
    return []
