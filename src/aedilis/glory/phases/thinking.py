"""Thinking: take a jack, refill the hand, or draw one more card (rules G.think, G.b.latrine,
G.b.vomitorium).

A think may be the leader's or a follower's turn, or be granted by School or Academy; granted ones
may be declined.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import LATRINE, VOMITORIUM
from aedilis.glory.rules.functions import hand_limit
from aedilis.glory.state.choices import (
    DISCARD,
    DISCARD_HAND,
    STOP,
    THINK_CARD,
    THINK_JACK,
    THINK_REFILL,
    a_of,
    code,
    verb_of,
)
from aedilis.glory.state.table import GloryState
from aedilis.glory.state.zones import distinct, draw_to_hand, return_jacks, take_jack
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule

USED_LATRINE: Final = 1
USED_VOMITORIUM: Final = 2


@rule("G.think.1", "G.think.2", "G.think.3", "G.think.4", "G.think.5")
def think_options(s: GloryState, seat: int, used: int) -> list[int]:
    """The ways to think now, and what may be thrown away before; `used` tells what was thrown away
    already.
    """
    camp = s.camps[seat]
    options = []
    if s.jacks > 0:
        options.append(THINK_JACK << 18)
    size = camp.hand_size()
    options.append(THINK_REFILL << 18 if size < hand_limit(camp) else THINK_CARD << 18)
    if camp.active >> LATRINE & 1 and not used & USED_LATRINE:
        options.extend(code(DISCARD, card) for card in distinct(camp.hand))
    if camp.active >> VOMITORIUM & 1 and not used & USED_VOMITORIUM and size > 0:
        options.append(DISCARD_HAND << 18)
    return options


@rule("G.b.latrine.1", "G.b.vomitorium.1", "G.think.8")
def discard(s: GloryState, seat: int, choice: int) -> int:
    """Throw away what `choice` says, and give the mark of the building used."""
    camp = s.camps[seat]
    if verb_of(choice) == DISCARD:
        card = a_of(choice)
        camp.lose_from_hand(card)
        s.pool.append(card)
        if s.log is not None:
            s.note("glory-discarded", seat, {"cards": [card]})
        return USED_LATRINE
    if s.log is not None:
        s.note("glory-discarded-hand", seat, {"cards": camp.hand[:], "jacks": camp.jacks})
    s.pool.extend(camp.hand)
    camp.hand.clear()
    camp.shown.clear()
    return_jacks(s, camp.jacks)
    camp.jacks = 0
    return USED_VOMITORIUM


@rule("G.think.2", "G.think.3", "G.think.4")
def think(s: GloryState, seat: int, choice: int) -> None:
    """Carry out one way to think."""
    verb = verb_of(choice)
    if verb == THINK_JACK:
        take_jack(s, seat)
    elif verb == THINK_REFILL:
        camp = s.camps[seat]
        draw_to_hand(s, seat, hand_limit(camp) - camp.hand_size())
    else:
        draw_to_hand(s, seat, 1)


cite("G.b.school.1", "G.b.academy.1", "G.think.8")


class ThinkFrame(Frame[GloryState]):
    """`left` thinks of one seat still to do. `granted` ones may be declined; declining loses the
    rest.
    """

    __slots__ = ("granted", "left", "seat", "used")

    def __init__(self, seat: int, left: int, granted: int, used: int) -> None:
        self.seat = seat
        self.left = left
        self.granted = granted
        self.used = used

    def kind(self) -> str:
        return "think"

    def fields(self) -> list[object]:
        return [self.seat, self.left, self.granted, self.used]

    def clone(self) -> "ThinkFrame":
        return ThinkFrame(self.seat, self.left, self.granted, self.used)

    def advance(self, state: GloryState) -> bool:
        if self.left > 0:
            return False
        state.stack.pop()
        return True

    def asks(self, state: GloryState) -> list[Prompt]:
        options = think_options(state, self.seat, self.used)
        if self.granted:
            options.append(STOP << 18)
        prompt = Choose(self.seat, "glory-ask-think", "G.think.1", options)
        if self.granted:
            prompt.params = {"left": self.left}
        return [prompt]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        choice = move[0]
        verb = verb_of(choice)
        if verb == STOP:
            self.left = 0
        elif verb in (DISCARD, DISCARD_HAND):
            self.used |= discard(state, seat, choice)
        else:
            think(state, seat, choice)
            self.left -= 1
            self.used = 0
