"""Concessions, intrigue cards, laws and the events of the forum decks (rules 1.07.32, 1.07.35 to
1.07.37).
"""

from typing import Final

from aedilis.republic.definitions.codes import (
    CONCESSION_TRAITS,
    ERAS,
    IDLE_WHEN,
    LASTS,
    LATE_STARTS,
    NEEDS,
    PAID,
    WHEN,
)
from aedilis.republic.definitions.facts import cards as facts
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.definitions.source import (
    Definition,
    bits,
    build,
    index_of,
    place,
    read,
)


class Concession(Definition):
    """A concession. `income` is in talents, each time it is `paid`.

    `tax_farmer` is the die result that destroys a tax farmer, 0 for the other concessions; `traits`
    is a mask of bits in `codes`.
    """

    __slots__ = ("card", "deck", "income", "paid", "tax_farmer", "traits")

    def __init__(self, index: int, row: facts.Concession) -> None:
        super().__init__("concession", index, row.id)
        self.card: Final = row.card
        self.deck: Final = place(ERAS, row.deck)
        self.income: Final = row.income
        self.paid: Final = place(PAID, row.paid)
        self.tax_farmer: Final = row.tax_farmer
        self.traits: Final = bits(CONCESSION_TRAITS, row.traits)


class Intrigue(Definition):
    """A kind of intrigue card. `cards` are its card numbers in each of the three decks.

    `when` is the moment it may be played, as a place in `codes.WHEN`. `drm` and `rerolls` change an
    assassination; `talents` and `popularity` change each year for the senator it lies with; `dice`
    is the roll it asks for.
    """

    __slots__ = ("cards", "dice", "drm", "popularity", "rerolls", "talents", "when")

    def __init__(self, index: int, row: facts.Intrigue) -> None:
        super().__init__("intrigue", index, row.id)
        self.cards: Final = (row.early, row.middle, row.late)
        self.when: Final = place(WHEN, row.when)
        self.drm: Final = row.drm
        self.rerolls: Final = row.rerolls
        self.talents: Final = row.talents
        self.popularity: Final = row.popularity
        self.dice: Final[Roll | None] = row.dice


class Law(Definition):
    """A law. `needs` is what has to hold before it is played, with the number or index it names.

    `lasts` is what of it stays in force, `late_start` what becomes of it when a game starts in the
    Late Republic, `idle_when` when it is of no more use. `unrest` changes at once; `popularity`
    and `dice` are what each senator of the player's faction loses, or a fine; `knight_drm` is for
    the player's knight rolls; `repeals` is the law it can end.
    """

    __slots__ = (
        "card", "deck", "dice", "idle_when", "knight_drm", "lasts", "late_start", "needs",
        "needs_law", "needs_series", "needs_strength", "needs_war", "popularity", "repeals",
        "unrest", "year",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.Law) -> None:
        super().__init__("law", index, row.id)
        self.card: Final = row.card
        self.deck: Final = place(ERAS, row.deck)
        self.year: Final = row.year
        self.needs: Final = place(NEEDS, row.needs)
        self.needs_strength: Final = row.needs_strength
        self.needs_law: Final = index_of("law", row.needs_law)
        self.needs_war: Final = index_of("war", row.needs_war)
        self.needs_series: Final = index_of("series", row.needs_series)
        self.lasts: Final = place(LASTS, row.lasts)
        self.late_start: Final = place(LATE_STARTS, row.late_start)
        self.idle_when: Final = place(IDLE_WHEN, row.idle_when)
        self.unrest: Final = row.unrest
        self.popularity: Final = row.popularity
        self.knight_drm: Final = row.knight_drm
        self.repeals: Final = index_of("law", row.repeals)
        self.dice: Final[Roll | None] = row.dice


class ForumEvent(Definition):
    """An event of the forum decks. `deck` and `year` are NONE and 0 for Era Ends.

    `legions` and `fleets` are what a field consul has to take along to collect a bequest of
    `talents`; `creates` is the province it brings; `dice` the chits drawn, each of which changes
    the HRAO's `popularity`.
    """

    __slots__ = (
        "card", "creates", "deck", "dice", "fleets", "legions", "popularity", "talents", "year",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.ForumEvent) -> None:
        super().__init__("forum_event", index, row.id)
        self.card: Final = row.card
        self.deck: Final = place(ERAS, row.deck)
        self.year: Final = row.year
        self.legions: Final = row.legions
        self.fleets: Final = row.fleets
        self.talents: Final = row.talents
        self.creates: Final = index_of("province", row.creates)
        self.dice: Final[Roll | None] = row.dice
        self.popularity: Final = row.popularity


CONCESSIONS: Final[tuple[Concession, ...]] = build(
    "concession", read("concessions", facts.Concessions).concession, Concession
)
INTRIGUES: Final[tuple[Intrigue, ...]] = build(
    "intrigue", read("intrigue", facts.Intrigues).intrigue, Intrigue
)
LAWS: Final[tuple[Law, ...]] = build("law", read("laws", facts.Laws).law, Law)
FORUM_EVENTS: Final[tuple[ForumEvent, ...]] = build(
    "forum_event", read("forum_events", facts.ForumEvents).forum_event, ForumEvent
)
