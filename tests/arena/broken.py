"""Games of Glory to Rome with one thing spoilt on purpose, for tests of what watches over games."""

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.glory.game import Glory
from aedilis.glory.state.table import GloryState
from aedilis.glory.view import GloryView
from aedilis.kernel.event import Event
from aedilis.kernel.game import IllegalMove, Words


class LosesCards(Glory):
    """A card vanishes from the deck in the fifth turn."""

    def apply(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        super().apply(state, seat, move)
        if state.turn == 5 and len(state.deck) % 2 == 0:
            state.deck.pop()


class SharesHands(Glory):
    """Copies hold the very hands of the original."""

    def clone(self, state: GloryState) -> GloryState:
        copy = super().clone(state)
        for mine, theirs in zip(copy.camps, state.camps, strict=True):
            mine.hand = theirs.hand
        return copy


class CopiesBadly(Glory):
    """Copies have an emptier pool."""

    def clone(self, state: GloryState) -> GloryState:
        copy = super().clone(state)
        copy.pool = copy.pool[1:]
        return copy


class Forgets(Glory):
    """What is written down and read again has lost the standing orders and the leader."""

    def from_data(self, data: Mapping[str, Any]) -> GloryState:
        state = super().from_data(data)
        state.leader = (state.leader + 1) % state.seats
        return state


class ShowsHands(Glory):
    """A view tells everybody the first card of the last seat's hand."""

    def view(self, state: GloryState, seat: int) -> GloryView:
        view = super().view(state, seat)
        hand = state.camps[-1].hand
        if hand:
            view.pool.append(hand[0])
        return view


class ExplainsTooMuch(Glory):
    """A refusal names the leader's first card."""

    def explain(self, state: GloryState, seat: int, words: Words) -> IllegalMove:
        reason = super().explain(state, seat, words)
        hand = state.camps[state.leader].hand
        return IllegalMove(reason.key, reason.rule, {**reason.params, "card": str(hand[:1])})


class Gossips(Glory):
    """Every move tells everybody how the next seat's hand begins."""

    def apply(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        hand = state.camps[(seat + 1) % state.seats].hand
        card = hand[0] if hand else -1
        super().apply(state, seat, move)
        if state.log is not None:
            state.log.append(Event("glory-gossip", seat, {"card": card}))


class Wavers(Glory):
    """A move does one thing more when it has been made before at this very table of rules."""

    def __init__(self) -> None:
        self.ends = 0

    def settle(self, state: GloryState) -> None:
        super().settle(state)
        if state.over:
            self.ends += 1
            state.turn += self.ends


class NeverEnds(Glory):
    """No condition ends the game, and nobody is in any hurry."""

    def settle(self, state: GloryState) -> None:
        state.flagged = False

    def check(self, state: GloryState) -> list[str]:
        return []


class Stumbles(Glory):
    """An error of the program in the third turn."""

    def apply(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        if state.turn == 3:
            raise ZeroDivisionError("stumbled")
        super().apply(state, seat, move)
