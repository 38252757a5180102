"""The merchant: sell from the stockpile into the vault; Atrium and Basilica (rules G.merchant,
G.b.atrium, G.b.basilica).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import ATRIUM, BASILICA, MERCHANT
from aedilis.glory.roles.role import ROLES, ActionsFrame, Role
from aedilis.glory.rules.vault import into_vault, vault_room
from aedilis.glory.state.choices import SELL, SELL_DECK, SELL_HAND, a_of, code, verb_of
from aedilis.glory.state.table import SEEN_BY_ALL, SEEN_BY_NONE, SEEN_BY_OWNER, Camp, GloryState
from aedilis.glory.state.zones import distinct, materials_in, take_material
from aedilis.kernel.rule import cite, rule

SALE: Final = 1
FROM_HAND: Final = 2

cite("G.merchant.1", "G.merchant.4")


class Merchant(Role):
    """Actions of the merchant."""

    def question(self) -> str:
        return "glory-ask-merchant"

    def paragraph(self) -> str:
        return "G.merchant.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        options: list[int] = []
        if vault_room(s, f.seat) == 0:
            return None
        if f.can(camp, SALE):
            mask = materials_in(camp.stockpile)
            options.extend([code(SELL, m) for m in range(6) if mask >> m & 1])
            if camp.active >> ATRIUM & 1:
                options.append(SELL_DECK << 18)
        if camp.active >> BASILICA & 1 and camp.hand and f.can(camp, FROM_HAND):
            options.extend([code(SELL_HAND, card) for card in distinct(camp.hand)])
        return options or None

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        choice = move[0]
        verb = verb_of(choice)
        if verb == SELL:
            f.use(camp, SALE)
            sell(s, f.seat, a_of(choice))
        elif verb == SELL_DECK:
            f.use(camp, SALE)
            sell_deck(s, f.seat)
        else:
            f.use(camp, FROM_HAND)
            sell_hand(s, f.seat, a_of(choice))


ROLES[MERCHANT] = Merchant()


@rule("G.merchant.1", "G.merchant.3")
def sell(s: GloryState, seat: int, material: int) -> None:
    """Sell a card of a material from the stockpile; it is shown as it is laid down."""
    card = take_material(s.camps[seat].stockpile, material)
    into_vault(s, seat, card, SEEN_BY_ALL, "stockpile")


@rule("G.b.atrium.1", "G.b.atrium.2")
def sell_deck(s: GloryState, seat: int) -> None:
    """Atrium: the top card of the deck, which nobody sees."""
    into_vault(s, seat, s.draw(0), SEEN_BY_NONE, "deck")


@rule("G.b.basilica.1", "G.b.basilica.2")
def sell_hand(s: GloryState, seat: int, card: int) -> None:
    """Basilica: a hand card, which the opponents do not see."""
    s.camps[seat].lose_from_hand(card)
    into_vault(s, seat, card, SEEN_BY_OWNER, "hand")
