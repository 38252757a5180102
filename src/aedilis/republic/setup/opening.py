"""The first choices of a game: faction leaders, governors, first cards (rules 3.01.7, 3.02.4,
3.01.9).

Each goes round the table from the faction of the first Consul.
"""

from collections.abc import Sequence

from aedilis.kernel.hold import RoundFrame
from aedilis.kernel.prompt import Amount, Choose, Form, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import promised_cards
from aedilis.republic.definitions.codes import CONCESSION, STATESMAN
from aedilis.republic.definitions.components import STATESMEN, card
from aedilis.republic.definitions.numbers import GOVERNOR_TERM
from aedilis.republic.rules.concessions import grant, may_be_held_now
from aedilis.republic.rules.persons import (
    enter_statesman,
    holds_major,
    in_rome,
    of_faction,
    who,
    why_not_play,
    with_identity,
)
from aedilis.republic.state.choices import CARD, STOP, code, index, senator, senators
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import CAPTIVE, PROVINCE, REBEL

cite("R 3.01.7", "R 1.04.2")


class LeadersFrame(RoundFrame[RepublicState]):
    """Each faction names its leader."""

    __slots__ = ()

    def kind(self) -> str:
        return "leaders"

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        options = senators("senator", [slot for slot, _ in of_faction(state, seat)])
        return [Choose(seat, "republic-ask-leader", "R 3.01.7", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.factions[seat].leader = senator(move[0])
        self.at += 1
        if state.log is not None:
            state.note("republic-leader", seat, {"person": who(state, senator(move[0]))})


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


class GovernorsFrame(RepublicFrame):
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
        slot = senator(move[0])
        holding = state.holdings[province]
        assert holding is not None
        state.holdings[province] = Holding(holding.developed, slot, move[1])
        governor = state.senator(slot)
        governor.place = PROVINCE
        governor.at = province
        if state.log is not None:
            told = {"person": who(state, slot), "province": province}
            state.note("republic-governor", seat, told)


@rule("R 1.09.5", "R 3.02.4")
def governor_options(s: RepublicState, seat: int) -> list[int]:
    """The members of a faction in Rome without major office, as choices."""
    free = [slot for slot in in_rome(s, seat) if not holds_major(s.senator(slot))]
    return senators("senator", free)


class PlayForm(Form):
    """A card to play from hand, or none; a concession goes on with who is to hold it."""

    __slots__ = ("cards", "holders")

    def __init__(
        self, seat: int, key: str, rule: str, cards: list[int], holders: list[int]
    ) -> None:
        super().__init__(seat, key, rule)
        self.cards = cards
        self.holders = holders

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return Choose(self.seat, self.key, self.rule, [*self.cards, STOP])
        if len(done) == 1 and done[0] != STOP and card(index(done[0], CARD)).kind == CONCESSION:
            return Choose(self.seat, "republic-ask-holder", "R 1.07.32", self.holders)
        return None


cite("R 3.01.9", "R VII.initial-faction-phase")


class HandsFrame(RoundFrame[RepublicState]):
    """Each faction plays statesmen and concessions from its hand, as many as it will."""

    __slots__ = ()

    def kind(self) -> str:
        return "hands"

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        cards, holders = card_options(state, seat), holder_options(state, seat)
        return [PlayForm(seat, "republic-ask-first-cards", "R 3.01.9", cards, holders)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == STOP:
            self.at += 1
            return
        number = index(move[0], CARD)
        if card(number).kind == STATESMAN:
            play_statesman(state, seat, number)
        else:
            play_concession(state, seat, number, senator(move[1]))


@rule("R 3.01.9", "R 1.11.1", "R 1.07.312", "R 1.07.32", "R 1.09.61")
def playable(s: RepublicState, seat: int) -> list[int]:
    """The statesmen and concessions in a hand that may come into play now, by card number."""
    promised = promised_cards(s, seat)
    return [
        number
        for number in s.factions[seat].hand
        if number not in promised
        and (
            (card(number).kind == CONCESSION and _may_be_given(s, seat, card(number).index))
            or (card(number).kind == STATESMAN and _may_come(s, seat, card(number).index))
        )
    ]


@rule("R 1.07.32", "R 1.09.61", "R 1.11.34")
def _may_be_given(s: RepublicState, seat: int, concession: int) -> bool:
    """Whether a concession may be played, and there is somebody to hold it."""
    return may_be_held_now(s, concession) and bool(holder_options(s, seat))


@rule("R 1.07.312", "R 1.10.71")
def _may_come(s: RepublicState, seat: int, statesman: int) -> bool:
    """Whether a statesman may be played: not while a captive has his ID."""
    there = with_identity(s, STATESMEN[statesman].family + 1)
    if any(s.senator(slot).place == CAPTIVE for slot in there):
        return False
    return not why_not_play(s, seat, statesman)


def card_options(s: RepublicState, seat: int) -> list[int]:
    """The cards of a hand that may be played, as choices."""
    return [code("card", CARD, number) for number in playable(s, seat)]


@rule("R 1.07.32", "R 1.11.1", "R 1.11.34")
def holder_options(s: RepublicState, seat: int) -> list[int]:
    """Who of a faction may be given a concession, wherever he is, as choices: anybody but a rebel,
    who has none.
    """
    return senators("to", [slot for slot, one in of_faction(s, seat) if one.place != REBEL])


@rule("R 1.07.312")
def play_statesman(s: RepublicState, seat: int, number: int) -> None:
    """A statesman comes from a hand into play."""
    s.factions[seat].hand.remove(number)
    slot = enter_statesman(s, seat, card(number).index)
    if s.log is not None:
        s.note("republic-statesman", seat, {"person": who(s, slot)})


@rule("R 1.07.32")
def play_concession(s: RepublicState, seat: int, number: int, slot: int) -> None:
    """A concession comes from a hand to one of the faction's senators."""
    s.factions[seat].hand.remove(number)
    grant(s, card(number).index, slot)
    if s.log is not None:
        told = {"concession": card(number).index, "person": who(s, slot)}
        s.note("republic-concession", seat, told)
