"""The statesmen that factions without a player cannot bring into play, and what they trade them for
(rule 4.06.1).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.hold import RoundFrame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import INTRIGUE, NONE, STATESMAN
from aedilis.republic.definitions.components import STATESMEN, card
from aedilis.republic.neutrals.guidelines import guided
from aedilis.republic.phases.revolution.trade import hand_over
from aedilis.republic.rules.persons import why_not_play, with_identity
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.table import RepublicState

MOST_CARDS: Final = 2
"""So many intrigue cards a statesman is worth."""


def family_of(number: int) -> int:
    """The family of a statesman's card."""
    return STATESMEN[card(number).index].family


@rule("R 4.06.1")
def family_holder(s: RepublicState, number: int) -> int:
    """The faction that controls a statesman's family; NONE when none does."""
    for slot in with_identity(s, family_of(number) + 1):
        if s.senator(slot).family != NONE:
            return s.senator(slot).faction
    return NONE


def statesmen_in_hand(s: RepublicState, faction: int) -> list[int]:
    """The statesmen in a hand, the lowest ID first."""
    found = [number for number in s.factions[faction].hand if card(number).kind == STATESMAN]
    return sorted(found, key=lambda number: (family_of(number), number))


@rule("R 4.06.1")
def unplayable(s: RepublicState, faction: int) -> list[int]:
    """The statesmen that a faction cannot play and another might."""
    return [
        number
        for number in statesmen_in_hand(s, faction)
        if why_not_play(s, faction, card(number).index)
        and family_holder(s, number) not in (NONE, faction)
    ]


@rule("R 4.06.1")
def wanted(s: RepublicState, faction: int, other: int) -> list[int]:
    """What a faction would take from another for a statesman: one of a family of its own, else so
    many cards of intrigue, of which lots choose.
    """
    for number in statesmen_in_hand(s, other):
        if family_holder(s, number) == faction and not why_not_play(s, faction, card(number).index):
            return [number]
    return []


@rule("R 4.06.1")
def intrigue_of(s: RepublicState, faction: int) -> list[int]:
    """The intrigue cards in a hand."""
    return [number for number in s.factions[faction].hand if card(number).kind == INTRIGUE]


cite("R 4.06.1")


class NeutralTradesFrame(RoundFrame[RepublicState]):
    """Once round the table: each faction without a player trades the statesmen that it cannot play
    with whoever controls their families. Only a player is asked. `done` are the cards that nobody
    has taken, or that have been traded.
    """

    __slots__ = ("done",)

    def __init__(self, first: int, at: int, done: list[int]) -> None:
        super().__init__(first, at)
        self.done = done

    def kind(self) -> str:
        return "neutral_trades"

    def fields(self) -> list[object]:
        return [self.first, self.at, self.done]

    def _card(self, s: RepublicState) -> int:
        """The card that is offered next; 0 for none."""
        faction = self.turn(s)
        if faction < s.seats or s.factions[faction].gone:
            return 0
        left = [number for number in unplayable(s, faction) if number not in self.done]
        return left[0] if left else 0

    def advance(self, state: RepublicState) -> bool:
        if self.at == state.places():
            state.stack.pop()
            return True
        number = self._card(state)
        if not number:
            self.at += 1
            return True
        if family_holder(state, number) < state.seats:
            return False
        self._trade(state, number)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        number = self._card(state)
        seat = family_holder(state, number)
        faction = self.turn(state)
        # One question whatever his hand holds: all see which question is put to whom.
        prompt = Choose(seat, "republic-ask-neutral-trade", "R 4.06.1", [YES, NO])
        cards = wanted(state, faction, seat)
        prompt.params = {
            "seat": faction,
            "card": number,
            "worth": "statesman" if cards else "intrigue",
            "cards": cards,
            "count": min(MOST_CARDS, len(intrigue_of(state, seat))),
        }
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        number = self._card(state)
        if move[0] == YES:
            self._trade(state, number)
            return
        self.done.append(number)
        if state.log is not None:
            state.note("republic-trade-refused", seat, {"to": [self.turn(state)]})

    @rule("R 4.06.1")
    def _trade(self, s: RepublicState, number: int) -> None:
        """The statesman goes to whoever can play him, and what he is worth comes back."""
        faction, other = self.turn(s), family_holder(s, number)
        self.done.append(number)
        cards = wanted(s, faction, other)
        if not cards:
            left = intrigue_of(s, other)
            cards = [s.dice.draw(left) for _ in range(min(MOST_CARDS, len(left)))]
        told = {"to": [other], "card": number, "count": len(cards)}
        guided(s, faction, "republic-neutral-trades", "R 4.06.1", told)
        hand_over(s, faction, other, [number])
        hand_over(s, other, faction, sorted(cards))
