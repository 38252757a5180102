"""Asking: what the senator wants for putting another's man forward, and how he comes down from it
(rule 1.04.3).

Who will preside shares the consulate for votes, and wants talents besides: mostly a price that
leaves both the better for it, now and then more than anybody gives. Who finds it too dear refuses,
and offers back what it is worth to him. Where nothing is offered back, the usual price is asked.
"""

from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.prompt import Move
from aedilis.republic.bots import bargains, haggling
from aedilis.republic.bots.bargains import HARMFUL, partner, shared_consulate
from aedilis.republic.bots.haggling import carried
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.state.agreement import NOMINATE, TALENTS, Clause, Deal
from aedilis.republic.state.table import FORUM_PHASE

PRICE: Final = 3
"""Talents that are asked for a share in the consulate."""
TOO_MUCH: Final = 7
"""More than it is worth to anybody: one who is asked for it says no."""
GRASPING: Final = 5
"""Once in so many times too much is asked."""


def bargain(mind: Mind, dice: Dice) -> Move:
    """A deal to accept, to refuse or to offer; nothing most of the time."""
    return bargains.answered(mind, worth) or offer(mind, dice)


def counter(mind: Counsel) -> Move:
    """What has been refused, offered back for what it is worth; nothing most of the time."""
    return haggling.counter_by(mind, _lacking, _changed) if haggling.may_haggle(mind) else []


def worth(mind: Mind, deal: Deal) -> float:
    """What a deal would bring the senator, in talents: to put a man of his own forward costs him
    nothing.
    """
    value = bargains.worth(mind, deal)
    for clause in deal.clauses:
        proposed = clause.kind == NOMINATE and clause.by == mind.seat
        if proposed and clause.about not in HARMFUL and bargains.names_own(mind, clause):
            value += bargains.cost(mind, clause)
    return value


def _lacking(mind: Mind, deal: Deal) -> float:
    return bargains.GAIN - worth(mind, deal)


def _changed(mind: Counsel, deal: Deal, more: int) -> Move:
    """A deal that brings so many talents more: what one should pay is made less first."""
    clauses = haggling.repeated(deal)
    for paid in clauses:
        if paid.kind == TALENTS and paid.by == mind.seat and paid.number > more:
            rest = [one for one in clauses if one is not paid]
            less = Clause(TALENTS, paid.by, paid.to, paid.number - more)
            return haggling.told(mind, [*rest, less])
    return haggling.dearer(mind, deal, more)


# -- what is offered -------------------------------------------------------------------------------


def offer(mind: Mind, dice: Dice) -> Move:
    """A share in the consulate for votes and talents; else what is offered at other times."""
    here = mind.s.phase == FORUM_PHASE and hrao_seat(mind.s) == mind.seat
    if here and _was_too_dear(mind):
        return _shared(mind, PRICE)
    if not bargains.free_to_offer(mind):
        return []
    if not here:
        return bargains.offer(mind)
    return _shared(mind, TOO_MUCH if dice.below(GRASPING) == 0 else PRICE)


def _shared(mind: Mind, talents: int) -> Move:
    """A share in the consulate for so many talents; for votes alone of who has less."""
    friend = partner(mind)
    return shared_consulate(mind, friend, talents if talents <= carried(mind, friend) else 0)


def _was_too_dear(mind: Mind) -> bool:
    """Whether all that has been said to the senator's faction or by it this year is that it asked
    for too much, which was refused; and whether it may be made again for less.
    """
    refused = bargains.all_refused(mind)
    return (
        bargains.offers_open(mind)
        and refused is not None
        and any(
            one.kind == TALENTS and one.to == mind.seat and one.number == TOO_MUCH
            for one in refused.clauses
        )
    )
