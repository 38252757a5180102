"""The laborer: gather a card from the pool; with Dock also one from hand (rules G.laborer,
G.b.dock).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import DOCK, LABORER
from aedilis.glory.roles.role import ROLES, ActionsFrame, Role
from aedilis.glory.state.choices import DOCK_CARD, TAKE, a_of, code, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import distinct, materials_in, take_material
from aedilis.kernel.rule import cite, rule

FROM_POOL: Final = 1
FROM_HAND: Final = 2

cite("G.laborer.1", "G.laborer.2", "G.laborer.3", "G.laborer.4")


class Laborer(Role):
    """Actions of the laborer."""

    def question(self) -> str:
        return "glory-ask-laborer"

    def paragraph(self) -> str:
        return "G.laborer.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        options: list[int] = []
        if s.pool and f.can(camp, FROM_POOL):
            mask = materials_in(s.pool)
            options.extend([code(TAKE, m) for m in range(6) if mask >> m & 1])
        if camp.active >> DOCK & 1 and camp.hand and f.can(camp, FROM_HAND):
            options.extend([code(DOCK_CARD, card) for card in distinct(camp.hand)])
        return options or None

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        choice = move[0]
        if verb_of(choice) == TAKE:
            f.use(camp, FROM_POOL)
            gather(s, f.seat, a_of(choice))
        else:
            f.use(camp, FROM_HAND)
            dock(s, f.seat, a_of(choice))


ROLES[LABORER] = Laborer()


@rule("G.laborer.1", "G.laborer.3")
def gather(s: GloryState, seat: int, material: int) -> None:
    """Take a card of a material from the pool into the stockpile."""
    card = take_material(s.pool, material)
    s.camps[seat].stockpile.append(card)
    s.flagged = True
    if s.log is not None:
        s.note("glory-gathered", seat, {"card": card})


@rule("G.b.dock.1", "G.laborer.4")
def dock(s: GloryState, seat: int, card: int) -> None:
    """Dock: move a hand card to the stockpile."""
    camp = s.camps[seat]
    camp.lose_from_hand(card)
    camp.stockpile.append(card)
    s.flagged = True
    if s.log is not None:
        s.note("glory-docked", seat, {"card": card})
