"""Cards in the Revolution Phase: what the senator trades, and what he takes in return (1.04.5)."""

from typing import Final

from aedilis.kernel.prompt import Move
from aedilis.republic.bots.haggling import buyer_of, card_worth
from aedilis.republic.bots.temper import Counsel
from aedilis.republic.deals.hand import unpromised
from aedilis.republic.definitions.codes import NONE, STATESMAN
from aedilis.republic.definitions.components import card
from aedilis.republic.phases.revolution.trade import ExchangeFrame
from aedilis.republic.state.choices import CARD, NO, SEAT, STOP, YES, code, verb

TRADE: Final = verb("trade")
"""To show cards in exchange for others."""
REFUSE: Final = verb("refuse")


def trade(mind: Counsel) -> Move:
    """A statesman of another's family is shown to who has it, for a card of his; once a year."""
    if TRADE not in mind.prompt.choices([]) or mind.traded:
        return [STOP]
    for number in unpromised(mind.s, mind.seat):
        buyer = buyer_of(mind, number) if card(number).kind == STATESMAN else NONE
        if buyer in (NONE, mind.seat, mind.foremost()):
            continue
        move = mind.spelled([TRADE, SEAT + buyer, 1, CARD + number])
        if move:
            return move
    return [STOP]


def give_back(mind: Counsel) -> Move:
    """For a card worth more than one's own worst, that one."""
    frame = mind.s.stack[-1]
    hand = unpromised(mind.s, mind.seat)
    if not isinstance(frame, ExchangeFrame) or TRADE not in mind.prompt.choices([]):
        return [REFUSE]
    worst = min(hand, key=lambda number: (card_worth(mind, number, mind.seat), number))
    shown = sum(card_worth(mind, number, mind.seat) for number in frame.offered)
    if shown <= card_worth(mind, worst, mind.seat):
        return [REFUSE]
    return [TRADE, 1, code("card", CARD, worst)]


def exchange(mind: Counsel) -> Move:
    """What comes is taken where it is worth as much as what goes."""
    frame = mind.s.stack[-1]
    if not isinstance(frame, ExchangeFrame):
        return [NO]
    gone = sum(card_worth(mind, number, mind.seat) for number in frame.offered)
    come = sum(card_worth(mind, number, mind.seat) for number in frame.returned)
    return [YES if come >= gone else NO]
