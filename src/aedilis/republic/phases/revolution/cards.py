"""Cards played and thrown away in the Revolution Phase (rules 1.11.1, 1.11.2), and veterans
disbanded in it (2.04.2).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.hold import RoundFrame
from aedilis.kernel.prompt import Choose, Pick, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.hand import unpromised
from aedilis.republic.definitions.cards import Law
from aedilis.republic.definitions.codes import IDLE_WHEN, LAW
from aedilis.republic.definitions.components import LAWS, WARS, card
from aedilis.republic.definitions.numbers import HAND_LIMIT
from aedilis.republic.rules.laws import throw_away
from aedilis.republic.rules.particular_orders import forget_year
from aedilis.republic.rules.veterans import disband_veterans, may_disband, victors
from aedilis.republic.setup.opening import HandsFrame, PlayForm, card_options, holder_options
from aedilis.republic.state.choices import CARD, LEGION, STOP, code, index, senator, senators, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD, REMOVED

DISBAND: Final = verb("disband")

cite("R 1.11.1", "R 2.04.2")


class PlayFrame(HandsFrame):
    """Each faction that holds cards plays statesmen and concessions, as many as it will; a general
    of its who has won may disband veterans.
    """

    __slots__ = ()

    def kind(self) -> str:
        return "play_cards"

    def advance(self, state: RepublicState) -> bool:
        while self.at < len(state.factions) and not self.has_turn(state, self.turn(state)):
            self.at += 1
        if self.at == len(state.factions):
            forget_year(state)
        return super().advance(state)

    def has_turn(self, s: RepublicState, seat: int) -> bool:
        """Whether a faction has anything to play, by what everybody knows."""
        return bool(s.factions[seat].hand) or bool(victors(s, seat))

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        if victors(state, seat):
            return [Ask(self, state, seat, "republic-ask-play", "R 1.11.1")]
        cards, holders = card_options(state, seat), holder_options(state, seat)
        return [PlayForm(seat, "republic-ask-play", "R 1.11.1", cards, holders)]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        cards, holders = card_options(state, seat), holder_options(state, seat)
        if not done:
            return Choose(seat, "republic-ask-play", "R 1.11.1", [*cards, DISBAND, STOP])
        if done[0] != DISBAND:
            return PlayForm(seat, "republic-ask-play", "R 1.11.1", cards, holders).field(done)
        if len(done) == 1:
            generals = senators("general", victors(state, seat))
            return Choose(seat, "republic-ask-disbands", "R 2.04.2", generals)
        if len(done) == 2:
            legions = may_disband(state, senator(done[1]))
            items = [code("legion", LEGION, n) for n in legions]
            ones = [1] * len(items)
            return Pick(
                seat, "republic-ask-disband", "R 2.04.2", "veterans", items, ones, 1, len(items)
            )
        return None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == DISBAND:
            disband_veterans(state, senator(move[1]), [index(one, LEGION) for one in move[3:]])
        else:
            super().answer(state, seat, move)


@rule("R 1.11.2", "R 4.07.1")
def excess(s: RepublicState, seat: int) -> int:
    """By how many cards a hand is above the limit, which no Neutral has."""
    if seat >= s.seats:
        return 0
    return max(0, len(s.factions[seat].hand) - HAND_LIMIT)


@rule("R 2.06.4", "R 1.11.2")
def kept_laws(s: RepublicState, seat: int) -> list[int]:
    """The laws in a hand that go last where the Senate votes on them; not those which can be played
    no more.
    """
    if s.docket is None:
        return []
    return [
        number
        for number in s.factions[seat].hand
        if card(number).kind == LAW and not is_idle(s, LAWS[card(number).index])
    ]


@rule("R 2.06.4")
def is_idle(s: RepublicState, law: Law) -> bool:
    """Whether what a law needs is gone for good."""
    if IDLE_WHEN[law.idle_when] == "needed_law_gone":
        return s.zone[LAWS[law.needs_law].card] in (DISCARD, REMOVED)
    if IDLE_WHEN[law.idle_when] == "needed_war_defeated":
        return s.zone[WARS[law.needs_war].card] in (DISCARD, REMOVED)
    return False


@rule("R 1.11.2", "R 1.04.3", "R 2.06.4")
def discardable(s: RepublicState, seat: int) -> tuple[list[int], list[int]]:
    """What of a hand has to be thrown away, and of what the rest may be chosen: first what is
    promised to nobody, then what is, and laws that the Senate may still vote on last.
    """
    hand, laws, free = s.factions[seat].hand, kept_laws(s, seat), unpromised(s, seat)
    order = [(law, promised) for law in (False, True) for promised in (False, True)]
    must: list[int] = []
    for law, promised in order:
        some = [n for n in hand if (n in laws) == law and (n not in free) == promised]
        if len(must) + len(some) >= excess(s, seat):
            return must, some
        must += some
    return must, []


cite("R 1.11.2", "R 1.04.9")


class DiscardFrame(RoundFrame[RepublicState]):
    """Each faction with too many cards throws away the rest, of its own choice and open to all."""

    __slots__ = ()

    def kind(self) -> str:
        return "discard_cards"

    def advance(self, state: RepublicState) -> bool:
        while self.at < len(state.factions) and not excess(state, self.turn(state)):
            self.at += 1
        return super().advance(state)

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = self.turn(state)
        must, free = discardable(state, seat)
        count = excess(state, seat) - len(must)
        cards = [code("card", CARD, number) for number in free]
        key = "republic-ask-discard"
        prompt = Pick(seat, key, "R 1.11.2", "cards", cards, [1] * len(cards), count, count)
        prompt.params = {"count": count}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        must, _ = discardable(state, seat)
        cards = sorted([*must, *(index(choice, CARD) for choice in move[1:])])
        for number in cards:
            throw_away(state, seat, number)
        if state.log is not None:
            state.note("republic-discards", seat, {"cards": cards})
        self.at += 1
