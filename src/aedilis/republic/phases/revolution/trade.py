"""Faction cards given away and traded (rules 1.04.5, 1.11.2).

From the HRAO on each seat has its turn: it may give cards to another at once, or show some, or
none, to one that holds cards and ask what it gives for them. That seat shows what it would give, or
refuses; then the first takes it or not. What was shown and what changed hands is known to these two
alone.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.form import Ask
from aedilis.kernel.frame import Frame
from aedilis.kernel.hold import RoundFrame
from aedilis.kernel.prompt import Choose, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import unpromised
from aedilis.republic.state.choices import CARD, NO, SEAT, STOP, YES, code, index, seats, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

GIVE: Final = verb("give")
TRADE: Final = verb("trade")
REFUSE: Final = verb("refuse")

HIDDEN: Final = 0
"""In place of a card that somebody may not see."""


def cards_of(move: Sequence[int]) -> list[int]:
    """The card numbers of an answer to a `Pick`, its count first."""
    return [index(choice, CARD) for choice in move[1:]]


def pick_cards(s: RepublicState, seat: int, least: int) -> Pick:
    """Cards of the asked seat's hand."""
    cards = [code("card", CARD, number) for number in unpromised(s, seat)]
    key = "republic-ask-trade-cards"
    return Pick(seat, key, "R 1.04.5", "cards", cards, [1] * len(cards), least, len(cards))


cite("R 1.04.5", "R 1.11.2")


class TradeFrame(RoundFrame[RepublicState]):
    """Once round the table: whoever can give cards away or ask for some."""

    __slots__ = ()

    def kind(self) -> str:
        return "trade"

    def advance(self, state: RepublicState) -> bool:
        while self.at < len(state.factions) and not self._may(state, self.turn(state)):
            self.at += 1
        return super().advance(state)

    def asks(self, state: RepublicState) -> list[Prompt]:
        return [Ask(self, state, self.turn(state), "republic-ask-trade", "R 1.04.5")]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            return Choose(seat, "republic-ask-trade", "R 1.04.5", self._options(state, seat))
        if done[0] == STOP:
            return None
        if len(done) == 1:
            to = seats("to", partners(state, seat, done[0] == TRADE))
            return Choose(seat, "republic-ask-trade-with", "R 1.04.5", to)
        return pick_cards(state, seat, int(done[0] == GIVE)) if len(done) == 2 else None

    def _may(self, s: RepublicState, seat: int) -> bool:
        """Whether a seat is asked; how many cards anybody holds is known to all."""
        faction = s.factions[seat]
        return not faction.gone and bool(partners(s, seat, not faction.hand))

    def _options(self, s: RepublicState, seat: int) -> list[int]:
        """What a seat may do. What is promised to somebody it can give to nobody."""
        options = [GIVE] if unpromised(s, seat) and partners(s, seat, False) else []
        if partners(s, seat, True):
            options.append(TRADE)
        return [*options, STOP]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == STOP:
            self.at += 1
            return
        to = index(move[1], SEAT)
        cards = cards_of(move[2:])
        if move[0] == GIVE:
            hand_over(state, seat, to, cards)
            return
        state.learned |= 1 << to
        _tell(state, "republic-trade-offered", seat, to)
        state.stack.append(ExchangeFrame(seat, to, cards, []))


def partners(s: RepublicState, seat: int, with_cards: bool) -> list[int]:
    """The other seats in the game; for a trade those that hold cards."""
    return [n for n in s.players() if n != seat and (s.factions[n].hand or not with_cards)]


cite("R 1.04.5", "R 1.04.9")


class ExchangeFrame(RepublicFrame):
    """`seat` has shown the cards `offered` to the seat `other`, which shows cards in return."""

    __slots__ = ("offered", "other", "returned", "seat")

    def __init__(self, seat: int, other: int, offered: list[int], returned: list[int]) -> None:
        self.seat = seat
        self.other = other
        self.offered = offered
        self.returned = returned

    def kind(self) -> str:
        return "exchange"

    def fields(self) -> list[object]:
        return [self.seat, self.other, self.offered, self.returned]

    def masked(self, seat: int) -> Frame[RepublicState]:
        if seat in (self.seat, self.other):
            return self.clone()
        hidden = [HIDDEN] * len(self.offered), [HIDDEN] * len(self.returned)
        return ExchangeFrame(self.seat, self.other, *hidden)

    def redeal(self, state: RepublicState, seat: int, dice: Dice) -> None:
        if seat not in (self.seat, self.other):
            self.offered = _any_of(state, self.seat, len(self.offered), dice)
            self.returned = _any_of(state, self.other, len(self.returned), dice)

    def shown(self, seat: int) -> list[int]:
        if seat == self.seat:
            return self.offered
        return self.returned if seat == self.other else []

    def seen(self, seat: int) -> list[int]:
        if seat == self.other:
            return self.offered
        return self.returned if seat == self.seat else []

    def advance(self, state: RepublicState) -> bool:
        return False

    def asks(self, state: RepublicState) -> list[Prompt]:
        if not self.returned:
            asked: Prompt = Ask(self, state, self.other, "republic-ask-return", "R 1.04.5")
            asked.params = {
                "seat": self.seat, "cards": self.offered[:], "count": len(self.offered),
            }  # fmt: skip
        else:
            asked = Choose(self.seat, "republic-ask-exchange", "R 1.04.5", [YES, NO])
            asked.params = {"seat": self.other, "cards": self.returned[:]}
        return [asked]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            ways = [TRADE, REFUSE] if unpromised(state, seat) else [REFUSE]
            return Choose(seat, "republic-ask-return", "R 1.04.5", ways)
        return pick_cards(state, seat, 1) if done[0] == TRADE and len(done) == 1 else None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == TRADE:
            self.returned = cards_of(move[1:])
            state.learned |= 1 << self.seat
            return
        state.stack.pop()
        if move[0] == YES:
            hand_over(state, self.seat, self.other, self.offered)
            hand_over(state, self.other, self.seat, self.returned)
        else:
            _tell(state, "republic-trade-refused", seat, self.other + self.seat - seat)


def _any_of(s: RepublicState, seat: int, count: int, dice: Dice) -> list[int]:
    """So many cards of a hand, as likely as any others."""
    left = s.factions[seat].hand[:]
    return sorted(dice.draw(left) for _ in range(count))


def _tell(s: RepublicState, key: str, seat: int, to: int) -> None:
    if s.log is not None:
        s.note(key, seat, {"to": [to]})


@rule("R 1.04.5", "R 1.04.9")
def hand_over(s: RepublicState, seat: int, to: int, cards: list[int]) -> None:
    """Cards, if there are any, go from one hand to another, known to these two."""
    if not cards:
        return
    for number in cards:
        s.factions[seat].hand.remove(number)
        s.factions[to].hand.append(number)
    s.factions[to].hand.sort()
    seers = s.seers(seat) | s.seers(to)
    s.learns(s.seers(to))
    if s.log is not None:
        told = {"to": [to], "count": len(cards)}
        s.note("republic-cards-given", seat, told, {"cards": cards}, seers)
