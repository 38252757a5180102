"""Standing orders: for which moments a seat wants to be waited for (rules 1.09.151, 1.09.71), and
which questions it has answered in advance.

An order says nothing of what a seat holds, and nobody else learns of it. Offered are those for the
moments that can come, by what everybody knows: where no card that is played then has been in any
deck yet, or all have been seen, the game never waits there. A question is answered with nothing
more than must be done; whether it is depends on what everybody knows.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.game import ANSWER_ORDERS, ORDERS, OrderWord
from aedilis.kernel.prompt import Choose, Prompt, Wider
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import LEADERS
from aedilis.republic.definitions.named import (
    CLEOPATRA,
    GRAFT,
    MOB_INCITED,
    MURDER,
    OPEN_BODYGUARD,
    PROSCRIPTION,
)
from aedilis.republic.rules import particular_orders
from aedilis.republic.rules.laws import may_be_held, unseen
from aedilis.republic.rules.moments import CODED, MOMENTS, QUESTIONS, SMALL_MATTERS
from aedilis.republic.rules.veterans import victors
from aedilis.republic.state.choices import MOMENT, VERBS, code, index, thing, verb
from aedilis.republic.state.table import RepublicState

ORDER: Final = verb("order")
NAMES: Final = tuple(MOMENTS)
_BY_KEY: Final = {key: name for name, key in QUESTIONS.items()}


def moments_to_come(s: RepublicState) -> list[str]:
    """The moments at which the game may wait for somebody, by what everybody knows."""
    return [name for name in NAMES if _may_come(s, name)]


@rule("R 1.07.34", "R 1.07.35")
def _may_come(s: RepublicState, moment: str) -> bool:
    if moment == "tribune":
        return may_be_held(s, GRAFT) or may_be_held(s, MURDER)
    if moment == "silenced":
        silencing = may_be_held(s, GRAFT) or may_be_held(s, MURDER)
        return silencing and may_be_held(s, MOB_INCITED)
    if moment == "cleopatra":
        return not s.cleopatra and unseen(s, LEADERS[CLEOPATRA].card)
    if moment == "proscription":
        return may_be_held(s, PROSCRIPTION)
    if moment == "revenue":
        return may_be_held(s, OPEN_BODYGUARD)
    alone = s.neutrals is not None
    if moment in ("spoils", "check"):
        return alone
    return not (alone and moment in ("proposal", "adjournment", "dictator"))


def windows_to_come(s: RepublicState) -> list[str]:
    """The moments and the questions that may come, by what everybody knows."""
    return [*moments_to_come(s), *(name for name in QUESTIONS if _may_be_asked(s, name))]


@rule("R 2.00")
def _may_be_asked(s: RepublicState, question: str) -> bool:
    if question == "levies":
        return s.frontier is not None
    if question == "pleading":
        return s.switches.advocates
    if question == "disbanding":
        return s.switches.veterans
    return question != "trades" or s.seats > 1


def orders_for(window: str) -> Sequence[OrderWord]:
    """The standing orders for a moment or a question."""
    return ANSWER_ORDERS if window in QUESTIONS else ORDERS


def is_answered(s: RepublicState, prompt: Prompt) -> bool:
    """Whether a seat has answered in advance what it is asked, for its own faction. Cards in hand
    are its own to think of: veterans are let be only by who holds none, which all can see.
    """
    name, seat = _BY_KEY.get(prompt.key, ""), prompt.seat
    if not name or prompt.of != seat:
        return False
    small = name in SMALL_MATTERS and particular_orders.ordered(s, seat, "small_matters")
    passed = small or s.order(seat, name) == "pass"
    if name != "disbanding":
        return passed
    if particular_orders.keeps_cards(s, seat):
        return passed or not victors(s, seat)
    return passed and not s.factions[seat].hand


def order_options(s: RepublicState, seat: int) -> list[int]:
    """An order may be given at any time."""
    return [ORDER]


def order_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """For which moment, and what is wanted there: only what is not the order already."""
    if len(done) == 1:
        codes = [code("moment", MOMENT, n) for n in range(len(CODED))]
        moments = [codes[NAMES.index(name)] for name in moments_to_come(s)]
        # Games that began when all were offered have orders for the others, which do nothing.
        # Questions are not listed among moments either, nor is what says more: they are given by
        # name.
        others = [one for one in codes if one not in moments and _may_be_named(s, seat, one)]
        which = Wider(seat, "republic-ask-order", "R 1.09.151", moments, others)
        # Whoever names but a seat, or an answer, does not mean an order.
        which.named = True
        return which
    window = CODED[index(done[1], MOMENT)]
    if window in particular_orders.KINDS:
        return particular_orders.order_field(s, seat, window, done[2:])
    if len(done) == 2:
        now = s.order(seat, window)
        others = [verb(one, "be") for one in orders_for(window) if one != now]
        return Choose(seat, "republic-ask-order-be", "R 1.09.151", others)
    return None


def _may_be_named(s: RepublicState, seat: int, moment: int) -> bool:
    """An order about another faction needs one."""
    kind = particular_orders.KINDS.get(CODED[index(moment, MOMENT)])
    return kind is None or not kind.about or bool(particular_orders.others(s, seat))


def give_order(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """Give the order."""
    window = CODED[index(move[1], MOMENT)]
    if window in particular_orders.KINDS:
        particular_orders.give(s, seat, window, move[2:])
    else:
        s.set_order(seat, window, VERBS[thing(move[2])])
