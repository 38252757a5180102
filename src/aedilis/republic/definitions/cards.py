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
    NONE,
    PAID,
    WHEN,
)
from aedilis.republic.definitions.source import Definition, Entry, Roll, build


class Concession(Definition):
    """A concession. `income` is in talents, each time it is `paid`.

    `tax_farmer` is the die result that destroys a tax farmer, 0 for the other concessions; `traits`
    is a mask of bits in `codes`.
    """

    __slots__ = ("card", "deck", "income", "paid", "tax_farmer", "traits")

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("concession", index, entry)
        self.card: Final = entry.number("card")
        self.deck: Final = entry.word("deck", ERAS)
        self.income: Final = entry.number("income")
        self.paid: Final = entry.word("paid", PAID)
        self.tax_farmer: Final = entry.number_or("tax_farmer", 0)
        self.traits: Final = entry.bits("traits", CONCESSION_TRAITS)


class Intrigue(Definition):
    """A kind of intrigue card. `cards` are its card numbers in each of the three decks.

    `when` is the moment it may be played, as a place in `codes.WHEN`. `drm` and `rerolls` change an
    assassination; `talents` and `popularity` change each year for the senator it lies with; `dice`
    is the roll it asks for.
    """

    __slots__ = ("cards", "dice", "drm", "popularity", "rerolls", "talents", "when")

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("intrigue", index, entry)
        self.cards: Final = tuple(entry.numbers(era) for era in ERAS)
        self.when: Final = entry.word("when", WHEN)
        self.drm: Final = entry.number_or("drm", 0)
        self.rerolls: Final = entry.number_or("rerolls", 0)
        self.talents: Final = entry.number_or("talents", 0)
        self.popularity: Final = entry.number_or("popularity", 0)
        self.dice: Final[Roll | None] = entry.roll_or_none("dice")


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

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("law", index, entry)
        self.card: Final = entry.number("card")
        self.deck: Final = entry.word("deck", ERAS)
        self.year: Final = entry.number("year")
        self.needs: Final = entry.word_or("needs", NEEDS)
        self.needs_strength: Final = entry.number_or("needs_strength", 0)
        self.needs_law: Final = entry.ref("needs_law", "law")
        self.needs_war: Final = entry.ref("needs_war", "war")
        self.needs_series: Final = entry.ref("needs_series", "series")
        self.lasts: Final = entry.word("lasts", LASTS)
        self.late_start: Final = entry.word_or("late_start", LATE_STARTS)
        self.idle_when: Final = entry.word_or("idle_when", IDLE_WHEN)
        self.unrest: Final = entry.number_or("unrest", 0)
        self.popularity: Final = entry.number_or("popularity", 0)
        self.knight_drm: Final = entry.number_or("knight_drm", 0)
        self.repeals: Final = entry.ref("repeals", "law")
        self.dice: Final[Roll | None] = entry.roll_or_none("dice")


class ForumEvent(Definition):
    """An event of the forum decks. `deck` and `year` are NONE and 0 for Era Ends.

    `legions` and `fleets` are what a field consul has to take along to collect a bequest of
    `talents`; `creates` is the province it brings; `dice` the chits drawn, each of which changes
    the HRAO's `popularity`.
    """

    __slots__ = (
        "card", "creates", "deck", "dice", "fleets", "legions", "popularity", "talents", "year",
    )  # fmt: skip

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("forum_event", index, entry)
        self.card: Final = entry.number("card")
        self.deck: Final = entry.word("deck", ERAS) if entry.has("deck") else NONE
        self.year: Final = entry.number_or("year", 0)
        self.legions: Final = entry.number_or("legions", 0)
        self.fleets: Final = entry.number_or("fleets", 0)
        self.talents: Final = entry.number_or("talents", 0)
        self.creates: Final = entry.ref("creates", "province")
        self.dice: Final[Roll | None] = entry.roll_or_none("dice")
        self.popularity: Final = entry.number_or("popularity", 0)


CONCESSIONS: Final[tuple[Concession, ...]] = build("concession", Concession)
INTRIGUES: Final[tuple[Intrigue, ...]] = build("intrigue", Intrigue)
LAWS: Final[tuple[Law, ...]] = build("law", Law)
FORUM_EVENTS: Final[tuple[ForumEvent, ...]] = build("forum_event", ForumEvent)
