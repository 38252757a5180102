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
from aedilis.republic.definitions.facts import wars as facts
from aedilis.republic.definitions.source import (
    Definition,
    bits,
    build,
    index_of,
    indexes_of,
    place,
    read,
)


class Series(Definition):
    """A series of matching wars. `wars` is how many there are."""

    __slots__ = ("wars",)

    def __init__(self, index: int, row: facts.Series) -> None:
        super().__init__("series", index, row.id)
        self.wars: Final = row.wars


class War(Definition):
    """A war or revolt.

    `series` is NONE for a war without match, `place` its place in the series from 1. `disaster` and
    `standoff` are sums of three dice. `active_with` are the provinces that have to exist for a
    conditional war to be active, `revolt_with` the one that makes it a revolt. `creates` are the
    provinces it brings, `creates_when` on what; `develops` is the one that it brings, or turns,
    developed. `attacks` are the provinces it attacks, in their order of fighting. `destroys` is the
    concession it destroys. `theatre` is the id of the province or land it is fought in. `traits` is
    a mask of bits in `codes`; `years` are negative before our era.
    """

    __slots__ = (
        "active_with", "attacks", "card", "creates", "creates_when", "deck", "destroys", "develops",
        "disaster", "drawn", "drought", "land", "naval", "place", "revolt", "revolt_with", "series",
        "spoils", "standoff", "support", "theatre", "traits", "years",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.War) -> None:
        super().__init__("war", index, row.id)
        self.card: Final = row.card
        self.deck: Final = place(ERAS, row.deck)
        self.years: Final = row.years
        self.theatre: Final = str(row.theatre)
        self.series: Final = index_of("series", row.series)
        self.place: Final = row.place or 1
        self.land: Final = row.land
        self.support: Final = row.support
        self.naval: Final = row.naval
        self.disaster: Final = row.disaster
        self.standoff: Final = row.standoff
        self.spoils: Final = row.spoils
        self.drawn: Final = place(DRAWN, row.drawn)
        self.active_with: Final = indexes_of("province", row.active_with)
        self.revolt: Final = place(REVOLTS, row.revolt)
        self.revolt_with: Final = index_of("province", row.revolt_with)
        self.drought: Final = row.drought
        self.creates: Final = indexes_of("province", row.creates)
        self.creates_when: Final = place(CREATES, row.creates_when)
        self.develops: Final = index_of("province", row.develops)
        self.attacks: Final = indexes_of("province", row.attacks)
        self.destroys: Final = index_of("concession", row.destroys)
        self.traits: Final = bits(WAR_TRAITS, row.traits)


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

    def __init__(self, index: int, row: facts.Leader) -> None:
        super().__init__("leader", index, row.id)
        self.card: Final = row.card
        self.deck: Final = place(ERAS, row.deck)
        self.born: Final = row.born
        self.died: Final = row.died
        self.series: Final = index_of("series", row.series)
        self.war: Final = index_of("war", row.war)
        self.strength: Final = row.strength
        self.disaster: Final = row.disaster
        self.standoff: Final = row.standoff
        self.traits: Final = bits(LEADER_TRAITS, row.traits)
        self.tax_farmer_roll_with: Final = index_of("war", row.tax_farmer_roll_with)
        self.ally: Final[Ally | None] = _ally(row.ally)

    def leads(self, war: War) -> bool:
        """Whether he adds his strength to `war` while both are in play."""
        return war.series == self.series if self.series != NONE else war.index == self.war


def _ally(row: facts.Ally | None) -> Ally | None:
    return Ally(row.military, row.talents, row.popularity) if row else None


SERIES: Final[tuple[Series, ...]] = build("series", read("series", facts.AllSeries).series, Series)
WARS: Final[tuple[War, ...]] = build(
    "war", [row for era in ERAS for row in read(f"wars_{era}", facts.Wars).war], War
)
LEADERS: Final[tuple[Leader, ...]] = build("leader", read("leaders", facts.Leaders).leader, Leader)
