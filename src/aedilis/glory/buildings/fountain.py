"""Fountain: a craftsman action with the top card of the deck (rules G.b.fountain)."""

from collections.abc import Sequence

from aedilis.glory.definitions.cards import CRAFTSMAN, MATERIAL, TOWER
from aedilis.glory.roles.role import below
from aedilis.glory.roles.structures import (
    accepted,
    add,
    has_second,
    lay,
    sites_for,
    spend_second,
)
from aedilis.glory.state.choices import ADD_DRAWN, KEEP, LAY_DRAWN, b_of, c_of, code, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import insert_sorted
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule


@rule("G.b.fountain.1", "G.end.1")
def draw_with_fountain(s: GloryState, seat: int) -> None:
    """Draw a card that only the owner sees, and ask what becomes of it."""
    card = s.draw(1 << seat)
    s.camps[seat].drawn = card
    if s.log is not None:
        s.note("glory-fountain", seat, {}, {"card": card}, 1 << seat)
    s.stack.append(FountainFrame(seat))


class FountainFrame(Frame[GloryState]):
    """What becomes of the drawn card: a foundation, a material, or into hand."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "fountain"

    def fields(self) -> list[object]:
        return [self.seat]

    def clone(self) -> "FountainFrame":
        return FountainFrame(self.seat)

    def advance(self, state: GloryState) -> bool:
        return False

    @rule("G.b.fountain.1", "G.b.fountain.2")
    def options(self, s: GloryState, camp: Camp) -> list[int]:
        """Lay it where a site can be had (out of town for a second action still left), add it, or
        keep it.
        """
        card = camp.drawn
        options = []
        for site in sites_for(s, camp, card):
            if s.town[site] > 0:
                options.append(code(LAY_DRAWN, 0, site, 0))
            elif s.outskirts[site] > 0 and (camp.active >> TOWER & 1 or self._second(s, camp)):
                options.append(code(LAY_DRAWN, 0, site, 1))
        for structure in camp.structures:
            if not structure.complete and accepted(camp, structure) >> MATERIAL[card] & 1:
                options.append(code(ADD_DRAWN, 0, structure.name))
        options.append(KEEP << 18)
        return options

    def _second(self, s: GloryState, camp: Camp) -> bool:
        """Whether a second craftsman action is left for a site out of town."""
        f = below(s)
        return f is not None and has_second(s, camp, f, 0)

    def asks(self, state: GloryState) -> list[Prompt]:
        camp = state.camps[self.seat]
        prompt = Choose(
            self.seat, "glory-ask-fountain", "G.b.fountain.1", self.options(state, camp)
        )
        prompt.params = {"card": camp.drawn}
        return [prompt]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        camp = state.camps[seat]
        choice = move[0]
        verb = verb_of(choice)
        card = camp.drawn
        if verb == LAY_DRAWN and c_of(choice) and not camp.active >> TOWER & 1:
            self._spend_second(state, camp)
        camp.drawn = -1
        state.stack.pop()
        if verb == LAY_DRAWN:
            lay(state, seat, card, b_of(choice), c_of(choice))
        elif verb == ADD_DRAWN:
            add(state, seat, card, b_of(choice), CRAFTSMAN, "deck")
        else:
            insert_sorted(camp.hand, card)
            camp.denied = 0
            if state.log is not None:
                state.note("glory-kept", seat)

    def _spend_second(self, s: GloryState, camp: Camp) -> None:
        f = below(s)
        assert f is not None
        spend_second(s, camp, f)
