"""What lies in the box of The Republic of Rome: cards, provinces, tables and scenarios (1.02).

Facts come from `data/*.toml`. A card is the number printed on it; every other thing is its index
among its kind. The records are made once, when this module is read, and nobody changes them: a
game's state holds only numbers, and looks here for what they mean.
"""

from typing import Final

from aedilis.republic.definitions.cards import CONCESSIONS, FORUM_EVENTS, INTRIGUES, LAWS
from aedilis.republic.definitions.deck import (
    ALL_CARDS,
    CARD_IDS,
    CARDS,
    ERA_ENDS,
    Card,
    card,
    card_from_word,
    card_word,
    deck_cards,
    kind_word,
)
from aedilis.republic.definitions.events import EVENTS, PRINTED_EVENTS
from aedilis.republic.definitions.offices import NEUTRALS, NEVER_TAKE_SPOILS, OFFICES
from aedilis.republic.definitions.provinces import LANDS, PROVINCES
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.definitions.scenarios import (
    FACTION_CARDS,
    SCENARIOS,
    SOLO_SEATS,
    START_FLEETS,
    START_UNREST,
    cards_of,
    family_pool,
    fixed_pool,
    random_pool,
)
from aedilis.republic.definitions.senators import FAMILIES, STATESMEN
from aedilis.republic.definitions.source import Definition, index_of
from aedilis.republic.definitions.supply import CHIT_DRAW_TWO, CHIT_NONE, CHITS
from aedilis.republic.definitions.tables import GAMES, LAND_BILLS
from aedilis.republic.definitions.wars import LEADERS, SERIES, WARS

__all__ = [
    "ALL_CARDS",
    "ALL_KINDS",
    "CARDS",
    "CARD_IDS",
    "CHITS",
    "CHIT_DRAW_TWO",
    "CHIT_NONE",
    "CONCESSIONS",
    "ERA_ENDS",
    "EVENTS",
    "FACTION_CARDS",
    "FAMILIES",
    "FORUM_EVENTS",
    "GAMES",
    "INTRIGUES",
    "LANDS",
    "LAND_BILLS",
    "LAWS",
    "LEADERS",
    "NEUTRALS",
    "NEVER_TAKE_SPOILS",
    "OFFICES",
    "PRINTED_EVENTS",
    "PROVINCES",
    "SCENARIOS",
    "SERIES",
    "SOLO_SEATS",
    "START_FLEETS",
    "START_UNREST",
    "STATESMEN",
    "WARS",
    "Card",
    "Definition",
    "Roll",
    "card",
    "card_from_word",
    "card_word",
    "cards_of",
    "deck_cards",
    "family_pool",
    "find",
    "fixed_pool",
    "index_of",
    "kind_word",
    "random_pool",
]

ALL_KINDS: Final[tuple[tuple[str, tuple[Definition, ...]], ...]] = (
    ("family", FAMILIES),
    ("statesman", STATESMEN),
    ("concession", CONCESSIONS),
    ("series", SERIES),
    ("war", WARS),
    ("leader", LEADERS),
    ("intrigue", INTRIGUES),
    ("law", LAWS),
    ("forum_event", FORUM_EVENTS),
    ("event", EVENTS),
    ("province", PROVINCES),
    ("land", LANDS),
    ("office", OFFICES),
    ("games", GAMES),
    ("land_bill", LAND_BILLS),
    ("scenario", SCENARIOS),
    ("neutral", NEUTRALS),
)
"""Every numbered thing by its kind, in the order of its index."""


def find(kind: str, id_: str) -> Definition | None:
    """The definition of a kind with an id, None if there is none."""
    for known, definitions in ALL_KINDS:
        if known == kind:
            index = index_of(kind, id_)
            return definitions[index] if index >= 0 else None
    return None
