"""The end of a turn: Senate, Sewer and clean-up, Academy (rules G.turn.6, G.turn.10).

No edition orders the three; here all Senate owners act first, then played cards leave the camps,
then Academy owners think, so that returned jacks can be taken. Each in turn order.
"""

from collections.abc import Sequence

from aedilis.glory.definitions.cards import ACADEMY, SENATE, SEWER
from aedilis.glory.phases.thinking import ThinkFrame
from aedilis.glory.state.choices import SEAT_ITEM
from aedilis.glory.state.table import GloryState
from aedilis.glory.state.zones import distinct, return_jacks
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Pick, Prompt
from aedilis.kernel.rule import rule


@rule("G.b.senate.1", "G.turn.10")
def senate(s: GloryState, seat: int) -> None:
    """Senate: if opponents played jacks, ask its owner which to take."""
    if not s.camps[seat].active >> SENATE & 1:
        return
    if any(c.played_jacks > 0 for i, c in enumerate(s.camps) if i != seat):
        s.stack.append(SenateFrame(seat))


class SenateFrame(Frame[GloryState]):
    """One Senate owner's choice among the jacks that opponents played this turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "senate"

    def fields(self) -> list[object]:
        return [self.seat]

    def clone(self) -> "SenateFrame":
        return SenateFrame(self.seat)

    def advance(self, state: GloryState) -> bool:
        return False

    def asks(self, state: GloryState) -> list[Prompt]:
        others = [i for i, c in enumerate(state.camps) if i != self.seat and c.played_jacks > 0]
        counts = [state.camps[i].played_jacks for i in others]
        items = [SEAT_ITEM + i for i in others]
        return [
            Pick(
                self.seat,
                "glory-ask-senate",
                "G.b.senate.1",
                "claim",
                items,
                counts,
                0,
                sum(counts),
            )
        ]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        others = [item - SEAT_ITEM for item in move[1:]]
        for other in others:
            state.camps[other].played_jacks -= 1
            state.camps[seat].jacks += 1
        if state.log is not None and others:
            state.note("glory-senate", seat, {"from": others})
        state.stack.pop()


@rule("G.turn.6", "G.petition.4", "G.b.sewer.1")
def clean_up(s: GloryState, seat: int) -> None:
    """Return played jacks to the pile and order cards to the pool; a Sewer owner is asked first."""
    camp = s.camps[seat]
    if camp.played and camp.active >> SEWER & 1:
        s.stack.append(SewerFrame(seat))
        return
    if camp.played_jacks:
        return_jacks(s, camp.played_jacks)
        camp.played_jacks = 0
    if camp.played:
        s.pool.extend(camp.played)
        camp.played.clear()


class SewerFrame(Frame[GloryState]):
    """A Sewer owner's choice of played order cards to keep in the stockpile."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "sewer"

    def fields(self) -> list[object]:
        return [self.seat]

    def clone(self) -> "SewerFrame":
        return SewerFrame(self.seat)

    def advance(self, state: GloryState) -> bool:
        return False

    def asks(self, state: GloryState) -> list[Prompt]:
        played = sorted(state.camps[self.seat].played)
        items = distinct(played)
        counts = [played.count(card) for card in items]
        return [
            Pick(
                self.seat, "glory-ask-sewer", "G.b.sewer.1", "store", items, counts, 0, len(played)
            )
        ]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        camp = state.camps[seat]
        for card in move[1:]:
            camp.played.remove(card)
            camp.stockpile.append(card)
        state.pool.extend(camp.played)
        camp.played.clear()
        return_jacks(state, camp.played_jacks)
        camp.played_jacks = 0
        state.flagged = True
        if state.log is not None and move[0] > 0:
            state.note("glory-sewer", seat, {"cards": list(move[1:])})
        state.stack.pop()


@rule("G.b.academy.1")
def academy(s: GloryState, seat: int) -> None:
    """Academy: whoever performed a craftsman action this turn may think once."""
    camp = s.camps[seat]
    if camp.crafted and camp.active >> ACADEMY & 1:
        s.stack.append(ThinkFrame(seat, 1, 1, 0))
