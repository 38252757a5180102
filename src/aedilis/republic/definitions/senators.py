"""The families and the statesmen (rules 1.07.31, 1.07.311, 1.07.312)."""

from typing import Final

from aedilis.republic.definitions.codes import ABILITIES, ERAS
from aedilis.republic.definitions.source import Definition, Entry, Roll, build


class Senator(Definition):
    """What a family and a statesman have in common: card, deck and printed ratings."""

    __slots__ = ("card", "deck", "influence", "loyalty", "military", "oratory", "popularity")

    def __init__(self, kind: str, index: int, entry: Entry) -> None:
        super().__init__(kind, index, entry)
        self.card: Final = entry.number("card")
        self.deck: Final = entry.word("deck", ERAS)
        self.military: Final = entry.number("military")
        self.oratory: Final = entry.number("oratory")
        self.loyalty: Final = entry.number("loyalty")
        self.influence: Final = entry.number("influence")
        self.popularity: Final = entry.number("popularity")


class Family(Senator):
    """A family card. `number` is its ID and that of its mortality chit, 1 to 30: the index plus 1.

    `statesmen` are the indexes of its statesmen.
    """

    __slots__ = ("number", "statesmen")

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("family", index, entry)
        self.number: Final = entry.number("number")
        self.statesmen: Final = entry.refs("statesmen", "statesman")


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

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("statesman", index, entry)
        self.code: Final = entry.text("code")
        self.family: Final = entry.ref("family", "family")
        self.opposes: Final = entry.refs("opposes", "statesman")
        self.pair: Final = entry.ref("pair", "statesman")
        self.kin: Final = entry.ref("kin", "statesman")
        self.voids_numbers_of: Final = entry.refs("voids_numbers_of", "war")
        self.military_roll: Final[Roll | None] = entry.roll_or_none("military_roll")
        self.abilities: Final = entry.bits("abilities", ABILITIES)
        self.law_votes: Final = entry.number_or("law_votes", 0)
        self.knight_drm: Final = entry.number_or("knight_drm", 0)
        self.advocate_drm: Final = entry.number_or("advocate_drm", 0)
        self.prosecutor_drm: Final = entry.number_or("prosecutor_drm", 0)
        self.appeal_dice: Final = entry.number_or("appeal_dice", 2)
        self.veterans: Final = entry.number_or("veterans", 1)


FAMILIES: Final[tuple[Family, ...]] = build("family", Family)
STATESMEN: Final[tuple[Statesman, ...]] = build("statesman", Statesman)
