"""The first choices of a game: faction leaders, governors, first cards (rules 3.01.7, 3.02.4,
3.01.9).

Each goes round the table from the faction of the first Consul.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Amount, Choose, Form, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.components import OFFICES, card
from aedilis.republic.definitions.codes import CONCESSION, STATESMAN
from aedilis.republic.definitions.numbers import GOVERNOR_TERM
from aedilis.republic.senators import enter_statesman, of_faction, why_not_play
from aedilis.republic.state import Holding, RepublicState
from aedilis.republic.zones import PLAY, PROVINCE, ROME

DONE: Final = 0
CARD: Final = 1000
"""Cards are chosen by their number plus this, senators by their slot plus `SLOT`."""
SLOT: Final = 2000


class RoundFrame(Frame[RepublicState]):
    """Once round the table; `at` counts seats from `first`."""

    __slots__ = ("at", "first")

    def __init__(self, first: int, at: int) -> None:
        self.first = first
        self.at = at

    def fields(self) -> list[object]:
        return [self.first, self.at]

    def turn(self, s: RepublicState) -> int:
        """The seat whose turn it is."""
        return (self.first + self.at) % s.seats

    def advance(self, state: RepublicState) -> bool:
        if self.at < state.seats:
            return False
        state.stack.pop()
        return True


cite("R 3.01.7", "R 1.04.2")


class LeadersFrame(RoundFrame):
    """Each faction names its leader."""

    __slots__ = ()

    def kind(self) -> str:
        return "leaders"

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        options = [SLOT + slot for slot, _ in of_faction(state, seat)]
        return [Choose(seat, "republic-ask-leader", "R 3.01.7", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.factions[seat].leader = move[0] - SLOT
        self.at += 1
        if state.log is not None:
            state.note("republic-leader", seat, {"slot": move[0] - SLOT})


class GovernorForm(Form):
    """Which senator governs a province dealt, and for how many turns."""

    __slots__ = ("options",)

    def __init__(self, seat: int, options: list[int]) -> None:
        super().__init__(seat, "republic-ask-governor", "R 3.02.4")
        self.options = options

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return Choose(self.seat, self.key, self.rule, self.options)
        if len(done) == 1:
            return Amount(self.seat, "republic-ask-term", self.rule, "term", 1, GOVERNOR_TERM)
        return None


cite("R 3.02.4", "R 3.03.4")


class GovernorsFrame(Frame[RepublicState]):
    """Provinces dealt and not yet assigned: seat and province in turn, in `dealt`."""

    __slots__ = ("dealt",)

    def __init__(self, dealt: list[int]) -> None:
        self.dealt = dealt

    def kind(self) -> str:
        return "governors"

    def fields(self) -> list[object]:
        return [self.dealt]

    def advance(self, state: RepublicState) -> bool:
        if self.dealt:
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat, province = self.dealt[0], self.dealt[1]
        prompt = GovernorForm(seat, governor_options(state, seat))
        prompt.params = {"province": province}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        province = self.dealt[1]
        del self.dealt[:2]
        slot = move[0] - SLOT
        holding = state.holdings[province]
        assert holding is not None
        state.holdings[province] = Holding(holding.developed, slot, move[1])
        senator = state.senator(slot)
        senator.place = PROVINCE
        senator.at = province
        if state.log is not None:
            state.note("republic-governor", seat, {"slot": slot, "province": province})


@rule("R 1.09.5", "R 3.02.4")
def governor_options(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction in Rome without major office, as choices."""
    major = 0
    for office in OFFICES:
        if office.major:
            major |= 1 << office.index
    return [
        SLOT + slot
        for slot, senator in of_faction(s, seat)
        if senator.place == ROME and not senator.offices & major
    ]


class PlayForm(Form):
    """A card to play from hand, or none; a concession goes on with who is to hold it."""

    __slots__ = ("cards", "holders")

    def __init__(self, seat: int, cards: list[int], holders: list[int]) -> None:
        super().__init__(seat, "republic-ask-first-cards", "R 3.01.9")
        self.cards = cards
        self.holders = holders

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return Choose(self.seat, self.key, self.rule, [*self.cards, DONE])
        if len(done) == 1 and done[0] != DONE and card(done[0] - CARD).kind == CONCESSION:
            return Choose(self.seat, "republic-ask-holder", "R 1.07.32", self.holders)
        return None


cite("R 3.01.9")


class HandsFrame(RoundFrame):
    """Each faction plays statesmen and concessions from its hand, as many as it will."""

    __slots__ = ()

    def kind(self) -> str:
        return "hands"

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        cards = [CARD + number for number in playable(state, seat)]
        holders = [SLOT + slot for slot, _ in of_faction(state, seat)]
        return [PlayForm(seat, cards, holders)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == DONE:
            self.at += 1
            return
        number = move[0] - CARD
        if card(number).kind == STATESMAN:
            play_statesman(state, seat, number)
        else:
            play_concession(state, seat, number, move[1] - SLOT)


@rule("R 3.01.9", "R 1.07.312", "R 1.07.32")
def playable(s: RepublicState, seat: int) -> list[int]:
    """The statesmen and concessions in a hand that may come into play now, by card number."""
    return [
        number
        for number in s.factions[seat].hand
        if card(number).kind == CONCESSION
        or (card(number).kind == STATESMAN and not why_not_play(s, seat, card(number).index))
    ]


@rule("R 1.07.312")
def play_statesman(s: RepublicState, seat: int, number: int) -> None:
    """A statesman comes from a hand into play."""
    s.factions[seat].hand.remove(number)
    slot = enter_statesman(s, seat, card(number).index)
    if s.log is not None:
        s.note("republic-statesman", seat, {"statesman": card(number).index, "slot": slot})


@rule("R 1.07.32")
def play_concession(s: RepublicState, seat: int, number: int, slot: int) -> None:
    """A concession comes from a hand to one of the faction's senators."""
    s.factions[seat].hand.remove(number)
    s.owner[card(number).index] = slot
    s.zone[number] = PLAY
    if s.log is not None:
        s.note("republic-concession", seat, {"concession": card(number).index, "slot": slot})
