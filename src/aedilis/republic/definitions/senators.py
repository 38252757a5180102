"""The families and the statesmen (rules 1.07.31, 1.07.311, 1.07.312)."""

from typing import Final

from aedilis.republic.definitions.codes import ABILITIES, ERAS
from aedilis.republic.definitions.facts import cards as facts
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.definitions.source import (
    Definition,
    bits,
    build,
    index_of,
    indexes_of,
    place,
    read,
)


class Senator(Definition):
    """What a family and a statesman have in common: card, deck and printed ratings."""

    __slots__ = ("card", "deck", "influence", "loyalty", "military", "oratory", "popularity")

    def __init__(self, kind: str, index: int, row: facts.Senator) -> None:
        super().__init__(kind, index, row.id)
        self.card: Final = row.card
        self.deck: Final = place(ERAS, row.deck)
        self.military: Final = row.military
        self.oratory: Final = row.oratory
        self.loyalty: Final = row.loyalty
        self.influence: Final = row.influence
        self.popularity: Final = row.popularity


class Family(Senator):
    """A family card. `number` is its ID and that of its mortality chit, 1 to 30: the index plus 1.

    `statesmen` are the indexes of its statesmen.
    """

    __slots__ = ("number", "statesmen")

    def __init__(self, index: int, row: facts.Family) -> None:
        super().__init__("family", index, row)
        self.number: Final = row.number
        self.statesmen: Final = indexes_of("statesman", row.statesmen)


class Statesman(Senator):
    """A statesman card.

    `family` is the index of his family, and `code` its number with his letter. `opposes` are the
    statesmen beside whom his loyalty is 0; `pair` may be in play together with him; `kin` is the
    brother whose faction draws his loyalty away. `voids_numbers_of` are the wars whose disaster and
    standoff numbers he cancels. `military_roll` stands in for `military` in battle. `abilities` is
    a mask of the bits in `codes`; the other fields are what he adds, or uses, in place of the usual
    number.
    """

    __slots__ = (
        "abilities", "advocate_drm", "appeal_dice", "code", "family", "kin", "knight_drm",
        "law_votes", "military_roll", "opposes", "pair", "prosecutor_drm", "veterans",
        "voids_numbers_of",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.Statesman) -> None:
        super().__init__("statesman", index, row)
        self.code: Final = row.code
        self.family: Final = index_of("family", row.family)
        self.opposes: Final = indexes_of("statesman", row.opposes)
        self.pair: Final = index_of("statesman", row.pair)
        self.kin: Final = index_of("statesman", row.kin)
        self.voids_numbers_of: Final = indexes_of("war", row.voids_numbers_of)
        self.military_roll: Final[Roll | None] = row.military_roll
        self.abilities: Final = bits(ABILITIES, row.abilities)
        self.law_votes: Final = row.law_votes
        self.knight_drm: Final = row.knight_drm
        self.advocate_drm: Final = row.advocate_drm
        self.prosecutor_drm: Final = row.prosecutor_drm
        self.appeal_dice: Final = row.appeal_dice
        self.veterans: Final = row.veterans


FAMILIES: Final[tuple[Family, ...]] = build(
    "family", read("families", facts.Families).family, Family
)
STATESMEN: Final[tuple[Statesman, ...]] = build(
    "statesman", read("statesmen", facts.Statesmen).statesman, Statesman
)
