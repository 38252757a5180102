"""Setting up the table and finding the first leader (rules G.setup, G.beginner.3)."""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import BUILDINGS, JACKS, SITES
from aedilis.glory.definitions.rules import Rules
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.choices import REVEAL, a_of, code
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import distinct, insert_sorted
from aedilis.glory.turn import TurnFrame
from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule

ALL_SEATS: Final = -1


@rule("G.setup.1", "G.setup.2", "G.setup.3", "G.setup.4", "G.setup.7", "G.beginner.3")
def new_table(rules: Rules, seats: int, dice: Dice, log: list[Event] | None = None) -> GloryState:
    """Camps, hands, sites and jacks dealt; the stack ready to find the first leader."""
    s = GloryState(rules, seats, dice)
    s.log = log
    s.deck = [card for card in range(BUILDINGS) for _ in range(rules.copies[card])]
    s.town = [rules.town] * 6
    s.outskirts = [n - rules.town for n in SITES]
    s.jacks = JACKS - seats
    s.camps = [Camp() for _ in range(seats)]
    for seat, camp in enumerate(s.camps):
        camp.jacks = 1
        for _ in range(5 if rules.switches.expert else 4):
            insert_sorted(camp.hand, s.draw(1 << seat))
    refresh(s)
    s.stack.append(TurnFrame())
    if rules.switches.expert:
        s.stack.append(RevealFrame([-1] * seats))
    else:
        draw_for_leader(s, list(range(seats)))
    return s


@rule("G.setup.5", "G.setup.6")
def draw_for_leader(s: GloryState, seats: list[int]) -> None:
    """Draw a card for each of these seats until one name is alphabetically first; only tied seats
    draw again.
    """
    cards = [s.draw(ALL_SEATS) for _ in seats]
    s.pool.extend(cards)
    tied = first_by_name(s.rules, seats, cards)
    if s.log is not None:
        s.note("glory-first-cards", -1, {"seats": seats, "cards": cards})
    if len(tied) > 1:
        draw_for_leader(s, tied)
        return
    start(s, tied[0])


@rule("G.setup.5")
def first_by_name(rules: Rules, seats: list[int], cards: list[int]) -> list[int]:
    """The seats whose card comes first in the alphabet of the edition's own names."""
    places = [rules.alphabet[card] for card in cards]
    first = min(places)
    return [seat for seat, place in zip(seats, places, strict=True) if place == first]


@rule("G.beginner.3", "G.setup.6")
def start(s: GloryState, leader: int) -> None:
    """The first leader is known; half of the deck goes back in the box where a beginners' game asks
    for it.
    """
    s.leader = leader
    if s.log is not None:
        s.note("glory-first-leader", leader)
    if s.rules.half_deck:
        for _ in range(len(s.deck) - len(s.deck) // 2):
            s.box.append(s.dice.draw(s.deck))
        s.box.sort()


class RevealFrame(Frame[GloryState]):
    """The experts' start: all choose a hand card at once, then show them (G.setup.7).

    `chosen[seat]` is the card, or -1 while the seat has not chosen.
    """

    __slots__ = ("chosen",)

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen

    def kind(self) -> str:
        return "reveal"

    def fields(self) -> list[object]:
        return [self.chosen]

    def clone(self) -> "RevealFrame":
        return RevealFrame(self.chosen[:])

    def advance(self, state: GloryState) -> bool:
        if -1 in self.chosen:
            return False
        state.stack.pop()
        seats = list(range(state.seats))
        for seat, card in enumerate(self.chosen):
            state.camps[seat].hand.remove(card)
            state.pool.append(card)
        state.learned = (1 << state.seats) - 1
        if state.log is not None:
            state.note("glory-first-cards", -1, {"seats": seats, "cards": self.chosen[:]})
        tied = first_by_name(state.rules, seats, self.chosen)
        if len(tied) > 1:
            draw_for_leader(state, tied)
        else:
            start(state, tied[0])
        return True

    def asks(self, state: GloryState) -> list[Prompt]:
        return [
            Choose(
                seat,
                "glory-ask-reveal",
                "G.setup.7",
                [code(REVEAL, card) for card in distinct(camp.hand)],
            )
            for seat, camp in enumerate(state.camps)
            if self.chosen[seat] < 0
        ]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        self.chosen[seat] = a_of(move[0])
