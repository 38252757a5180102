"""The legionary: Rome demands (rules G.legionary).

All legionary actions of one seat are one batch: the cards are shown together, and what they demand
is collected at once (`demand`). The shown cards never leave the hand.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import LEGIONARY
from aedilis.glory.roles.demand import demand
from aedilis.glory.roles.role import ROLES, ActionsFrame, Role
from aedilis.glory.state.choices import DEMAND, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import distinct
from aedilis.kernel.prompt import Choose, Form, Pick, Prompt
from aedilis.kernel.rule import cite, rule

SHOW: Final = 1

cite("G.legionary.1", "G.legionary.6", "G.legionary.9")


class DemandForm(Form):
    """Demand or do something else; a demand goes on with the cards to show."""

    __slots__ = ("camp", "head", "most")

    def __init__(self, seat: int, options: list[int], camp: Camp, most: int) -> None:
        super().__init__(seat, "glory-ask-legionary", "G.legionary.1")
        self.head = Choose(seat, self.key, self.rule, options)
        self.camp = camp
        self.most = most

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return self.head
        if len(done) == 1 and verb_of(done[0]) == DEMAND:
            items, counts = showable(self.camp)
            return Pick(
                self.seat, "glory-ask-demand", self.rule, "demand", items, counts, 1, self.most
            )
        return None


@rule("G.legionary.1", "G.legionary.5")
def showable(camp: Camp) -> tuple[list[int], list[int]]:
    """The hand cards that have not backed a demand this turn, and how many of each."""
    items: list[int] = []
    counts: list[int] = []
    for card in distinct(camp.hand):
        n = camp.hand.count(card) - camp.shown.count(card)
        if n > 0:
            items.append(card)
            counts.append(n)
    return items, counts


cite("G.legionary.5", "G.legionary.7")


class Legionary(Role):
    """Actions of the legionary."""

    def question(self) -> str:
        return "glory-ask-legionary"

    def paragraph(self) -> str:
        return "G.legionary.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        # Everything is demanded at once: no second batch in one frame (G.legionary.5, 7).
        if f.used or not camp.hand:
            return None
        return [DEMAND << 18] if showable(camp)[0] else []

    def prompt(self, s: GloryState, f: ActionsFrame, options: list[int]) -> Prompt:
        camp = s.camps[f.seat]
        left = f.tokens(camp)
        form = DemandForm(f.seat, options, camp, left)
        form.params = {"left": left}
        return form

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        cards = list(move[2:])
        for _ in cards:
            f.spend(camp)
        f.used = SHOW
        demand(s, f.seat, cards)


ROLES[LEGIONARY] = Legionary()
