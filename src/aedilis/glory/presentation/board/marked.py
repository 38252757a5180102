"""Sentences of Glory to Rome whose names can be pointed at."""

from collections.abc import Sequence

from aedilis.glory.definitions.cards import BUILDINGS, JACK
from aedilis.glory.presentation.board.refs import card_ref
from aedilis.glory.presentation.text import GloryText
from aedilis.kernel.marking import clean, mark


class MarkedGloryText(GloryText):
    """The texts of `GloryText` with every name of a card, role, material or seat marked; see
    `aedilis.kernel.marking`.
    """

    def __init__(
        self, language: str, seat_names: Sequence[str], viewer: int = -1, strict: bool = False
    ) -> None:
        super().__init__(language, [clean(name) for name in seat_names], viewer, strict)

    def card(self, card: int) -> str:
        name = super().card(card)
        return mark(card_ref(card), name) if 0 <= card < BUILDINGS or card == JACK else name

    def role(self, role: int) -> str:
        return mark(f"role:{role}", super().role(role))

    def material(self, material: int) -> str:
        return mark(f"material:{material}", super().material(material))

    def seat(self, seat: int) -> str:
        return mark(f"seat:{seat}", super().seat(seat)) if seat >= 0 else super().seat(seat)

    def _counted(self, card: int, count: int) -> str:
        counted = super()._counted(card, count)
        return mark(card_ref(card), counted) if card == JACK else counted
