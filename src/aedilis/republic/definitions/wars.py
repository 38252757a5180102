"""The wars, their series and their leaders (rules 1.07.33, 1.07.34)."""

from typing import Final

from aedilis.republic.definitions.codes import (
    CREATES,
    DRAWN,
    ERAS,
    LEADER_TRAITS,
    NONE,
    REVOLTS,
    WAR_TRAITS,
)
from aedilis.republic.definitions.source import Definition, Entry, build


class Series(Definition):
    """A series of matching wars. `wars` is how many there are."""

    __slots__ = ("wars",)

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("series", index, entry)
        self.wars: Final = entry.number("wars")


class War(Definition):
    """A war or revolt.

    `series` is NONE for a war without match, `place` its place in the series from 1. `disaster` and
    `standoff` are sums of three dice. `active_with` are the provinces that have to exist for a
    conditional war to be active, `revolt_with` the one that makes it a revolt. `creates` are the
    provinces it brings, `creates_when` on what; `develops` is the one that it brings, or turns,
    developed. `attacks` are the provinces it attacks, in their order of fighting. `destroys` is the
    concession it destroys. `traits` is a mask of bits in `codes`; `years` are negative before our
    era.
    """

    __slots__ = (
        "active_with", "attacks", "card", "creates", "creates_when", "deck", "destroys", "develops",
        "disaster", "drawn", "drought", "land", "naval", "place", "revolt", "revolt_with", "series",
        "spoils", "standoff", "support", "traits", "years",
    )  # fmt: skip

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("war", index, entry)
        self.card: Final = entry.number("card")
        self.deck: Final = entry.word("deck", ERAS)
        self.years: Final = entry.numbers("years")
        self.series: Final = entry.ref("series", "series")
        self.place: Final = entry.number("place") if self.series != NONE else 1
        self.land: Final = entry.number("land")
        self.support: Final = entry.number("support")
        self.naval: Final = entry.number("naval")
        self.disaster: Final = entry.numbers("disaster")
        self.standoff: Final = entry.numbers("standoff")
        self.spoils: Final = entry.number("spoils")
        self.drawn: Final = entry.word("drawn", DRAWN)
        self.active_with: Final = entry.refs("active_with", "province")
        self.revolt: Final = entry.word_or("revolt", REVOLTS)
        self.revolt_with: Final = entry.ref("revolt_with", "province")
        self.drought: Final = entry.flag("drought")
        self.creates: Final = entry.refs("creates", "province")
        self.creates_when: Final = entry.word("creates_when", CREATES) if self.creates else NONE
        self.develops: Final = entry.ref("develops", "province")
        self.attacks: Final = entry.refs("attacks", "province")
        self.destroys: Final = entry.ref("destroys", "concession")
        self.traits: Final = entry.bits("traits", WAR_TRAITS)


class Ally:
    """What a leader brings the Roman commander who has her as an ally. Immutable."""

    __slots__ = ("military", "popularity", "talents")

    def __init__(self, military: int, talents: int, popularity: int) -> None:
        self.military: Final = military
        self.talents: Final = talents
        self.popularity: Final = popularity

    def __reduce__(self) -> tuple[object, ...]:
        return Ally, (self.military, self.talents, self.popularity)


class Leader(Definition):
    """An enemy leader of all wars of a `series`, or of one `war`; the other of the two is NONE.

    `tax_farmer_roll_with` is the war that, active and with him, destroys tax farmers. `born` is 0
    where nobody knows.
    """

    __slots__ = (
        "ally", "born", "card", "deck", "died", "disaster", "series", "standoff", "strength",
        "tax_farmer_roll_with", "traits", "war",
    )  # fmt: skip

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("leader", index, entry)
        self.card: Final = entry.number("card")
        self.deck: Final = entry.word("deck", ERAS)
        self.born: Final = entry.number_or("born", 0)
        self.died: Final = entry.number("died")
        self.series: Final = entry.ref("series", "series")
        self.war: Final = entry.ref("war", "war")
        self.strength: Final = entry.number("strength")
        self.disaster: Final = entry.number("disaster")
        self.standoff: Final = entry.number("standoff")
        self.traits: Final = entry.bits("traits", LEADER_TRAITS)
        self.tax_farmer_roll_with: Final = entry.ref("tax_farmer_roll_with", "war")
        self.ally: Final[Ally | None] = _ally(entry)

    def leads(self, war: War) -> bool:
        """Whether he adds his strength to `war` while both are in play."""
        return war.series == self.series if self.series != NONE else war.index == self.war


def _ally(entry: Entry) -> Ally | None:
    if not entry.has("ally"):
        return None
    table = entry.entry("ally")
    ally = Ally(table.number("military"), table.number("talents"), table.number("popularity"))
    table.done()
    return ally


SERIES: Final[tuple[Series, ...]] = build("series", Series)
WARS: Final[tuple[War, ...]] = build("war", War)
LEADERS: Final[tuple[Leader, ...]] = build("leader", Leader)
