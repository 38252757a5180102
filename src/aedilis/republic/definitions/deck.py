"""Every card by the number printed on it: 160 of the scenarios and 18 events (rules 1.02, 1.07.3).

A card is that number, 1 to 178, in code and in saved games. Copies of one intrigue card have
numbers of their own and share their id.
"""

from typing import Final

from aedilis.republic.definitions.cards import CONCESSIONS, FORUM_EVENTS, INTRIGUES, LAWS
from aedilis.republic.definitions.codes import (
    CONCESSION,
    EVENT,
    FACTION_CARD,
    FACTION_KINDS,
    FAMILY,
    FORUM_EVENT,
    INTRIGUE,
    KINDS,
    LAW,
    LEADER,
    LEADER_INTRIGUE,
    NONE,
    STATESMAN,
    WAR,
)
from aedilis.republic.definitions.events import EVENTS
from aedilis.republic.definitions.senators import FAMILIES, STATESMEN
from aedilis.republic.definitions.source import Definition
from aedilis.republic.definitions.wars import LEADERS, WARS

ERA_ENDS: Final = 65


class Card:
    """A card. `kind` is one of `codes.KINDS`, `index` its place there, `deck` its era's or NONE.

    Who draws a `faction` card holds it; the others go to the Forum. There is one object for each
    card.
    """

    __slots__ = ("deck", "definition", "faction", "index", "kind", "number")

    def __init__(self, number: int, kind: int, deck: int, definition: Definition) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.deck: Final = deck
        self.faction: Final = kind in FACTION_KINDS
        self.index: Final = definition.index
        self.definition: Final = definition

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.number,)

    def __repr__(self) -> str:
        return f"<card {self.number} {self.definition.id}>"

    @property
    def id(self) -> str:
        """The id of what the card is."""
        return self.definition.id


def _all_cards() -> list[Card]:
    found: list[Card] = []
    found += [Card(one.card, FAMILY, one.deck, one) for one in FAMILIES]
    found += [Card(one.card, STATESMAN, one.deck, one) for one in STATESMEN]
    found += [Card(one.card, CONCESSION, one.deck, one) for one in CONCESSIONS]
    found += [Card(one.card, WAR, one.deck, one) for one in WARS]
    for leader in LEADERS:
        kind = LEADER_INTRIGUE if leader.traits & FACTION_CARD else LEADER
        found.append(Card(leader.card, kind, leader.deck, leader))
    for intrigue in INTRIGUES:
        for deck, numbers in enumerate(intrigue.cards):
            found += [Card(number, INTRIGUE, deck, intrigue) for number in numbers]
    found += [Card(one.card, LAW, one.deck, one) for one in LAWS]
    found += [Card(one.card, FORUM_EVENT, one.deck, one) for one in FORUM_EVENTS]
    found += [Card(one.card, EVENT, NONE, one) for one in EVENTS]
    found.sort(key=lambda one: one.number)
    return found


ALL_CARDS: Final[tuple[Card, ...]] = tuple(_all_cards())
"""The cards in the order of their numbers: card n is at n - 1."""

CARDS: Final = len(ALL_CARDS)


def _card_ids() -> dict[str, tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for one in ALL_CARDS:
        found.setdefault(one.id, []).append(one.number)
    return {id_: tuple(numbers) for id_, numbers in found.items()}


CARD_IDS: Final[dict[str, tuple[int, ...]]] = _card_ids()
"""The numbers of the cards with an id: one, or several for an intrigue card."""


def card(number: int) -> Card:
    """The card with a number."""
    return ALL_CARDS[number - 1]


def card_word(number: int) -> str:
    """The word of a card in records: its id, and its number where an intrigue card has copies."""
    one = card(number)
    return one.id if len(CARD_IDS[one.id]) == 1 else f"{one.id}.{number}"


def card_from_word(word: str) -> int:
    """The number of the card with a word, NONE if there is no such card."""
    id_ = word.partition(".")[0]
    for found in CARD_IDS.get(id_, ()):
        if card_word(found) == word:
            return found
    return NONE


def deck_cards(deck: int) -> list[int]:
    """The cards of an era's deck by their numbers, Era Ends not among them."""
    return [one.number for one in ALL_CARDS if one.deck == deck]


def kind_word(number: int) -> str:
    """The word for the kind of a card."""
    return KINDS[card(number).kind]
