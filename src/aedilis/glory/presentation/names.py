"""The names of Glory to Rome in one language: cards, materials, roles, seats, and lists of them.

The names are in `locale/names.*.toml` (rules G.components), the words beside them in the
catalogues.
"""

from collections.abc import Sequence

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    CARD_CODES,
    JACK,
    MATERIAL,
    MATERIAL_CODES,
    MATERIAL_IDS,
    ROLE_CODES,
    ROLE_IDS,
)
from aedilis.kernel.names import GameNames


class Names(GameNames):
    """The names of this game as one viewer reads them."""

    game = "glory"
    packages = ("aedilis.kernel", "aedilis.glory.presentation")

    def card(self, card: int) -> str:
        """The name on a card; a jack, or a card whose face is not known, is called something."""
        if card == JACK:
            return self.say("glory-jack")
        if 0 <= card < BUILDINGS:
            return self.called("building", BUILDING_IDS[card])
        return self.say("glory-hidden-card")

    def the(self, card: int) -> str:
        """A building in running text, with its article; any other card as it is called."""
        if 0 <= card < BUILDINGS:
            return self.say("glory-the", {"id": BUILDING_IDS[card], "name": self.card(card)})
        return self.card(card)

    def role(self, role: int) -> str:
        """The name of a role."""
        return self.called("role", ROLE_IDS[role])

    def material(self, material: int) -> str:
        """The name of a material as it is written in running text: in English without a capital."""
        name = self.called("material", MATERIAL_IDS[material])
        return name.lower() if self.language == "en" else name

    def material_of(self, card: int) -> str:
        """The material of an order card; for any other card its name."""
        return self.material(MATERIAL[card]) if 0 <= card < BUILDINGS else self.card(card)

    def role_of(self, card: int) -> str:
        """The role of an order card; for any other card its name."""
        return self.role(MATERIAL[card]) if 0 <= card < BUILDINGS else self.card(card)

    def cards(self, cards: Sequence[int]) -> str:
        """Cards as a list, equal ones together."""
        return self.catalogue.join([self._counted(card, n) for card, n in counted(cards)])

    def _counted(self, card: int, count: int) -> str:
        if card == JACK:
            return self.say("glory-jacks", {"count": count})
        return self.times(self.card(card), count)

    def times(self, name: str, count: int) -> str:
        """A name and, if it is there more than once, how often."""
        return name if count == 1 else self.say("glory-several", {"name": name, "count": count})

    def materials(self, materials: Sequence[int]) -> str:
        """Materials as a list, equal ones together."""
        return self.catalogue.join(
            [self.times(self.material(m), n) for m, n in counted(sorted(materials))]
        )

    def seats(self, seats: Sequence[int]) -> str:
        """Seats as a list; the viewer is "you", in the form that follows a preposition."""
        return self.catalogue.join(
            [self.say("glory-you") if self.who(s) == "you" else self.seat(s) for s in seats]
        )

    def word(self, word: object) -> str:
        """A word of a written move: the name of what it means, or the word itself in quotes."""
        text = str(word)
        if text in CARD_CODES:
            return self.card(CARD_CODES[text])
        if text in MATERIAL_CODES:
            return self.material(MATERIAL_CODES[text])
        if text in ROLE_CODES:
            return self.role(ROLE_CODES[text])
        return self.say("kernel-quoted", {"text": text})

    def the_word(self, word: object) -> str:
        """A word of a written move in running text: a building has its article."""
        text = str(word)
        return self.the(CARD_CODES[text]) if text in CARD_CODES else self.word(text)


def counted(items: Sequence[int]) -> list[tuple[int, int]]:
    """The different items in the order of their first appearance, and how often each is there."""
    counts: dict[int, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return list(counts.items())
