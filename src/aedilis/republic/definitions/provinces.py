"""The provinces, both sides of their cards (rules 1.06.13, 1.06.4, 1.06.51, 2.02)."""

from typing import Final

from aedilis.republic.definitions.source import Definition, Entry, Roll, build, index_of


class ProvinceSide:
    """One side of a province card. Immutable.

    `land` and `naval` are the base strengths, `spoils` the governor's roll, `income` the State's,
    `taxes` what buys the province's own units, of which it may have `armies` and `fleets`.
    """

    __slots__ = ("armies", "fleets", "income", "land", "naval", "spoils", "taxes")

    def __init__(
        self,
        land: int,
        naval: int,
        spoils: Roll,
        income: Roll,
        taxes: int,
        armies: int,
        fleets: int,
    ) -> None:
        self.land: Final = land
        self.naval: Final = naval
        self.spoils: Final = spoils
        self.income: Final = income
        self.taxes: Final = taxes
        self.armies: Final = armies
        self.fleets: Final = fleets

    def __reduce__(self) -> tuple[object, ...]:
        return ProvinceSide, (
            self.land, self.naval, self.spoils, self.income, self.taxes, self.armies, self.fleets,
        )  # fmt: skip


def _side(entry: Entry) -> ProvinceSide:
    side = ProvinceSide(
        entry.number("land"),
        entry.number("naval"),
        entry.roll("spoils"),
        entry.roll("income"),
        entry.number("taxes"),
        entry.number("armies"),
        entry.number("fleets"),
    )
    entry.done()
    return side


class Province(Definition):
    """A province.

    `created_by_wars` and `created_by_events` are what its card names as bringing it;
    `defends_wars` and `defends_series` whom it has to fight, as its own card has it.
    """

    __slots__ = (
        "created_by_events", "created_by_wars", "defends_series", "defends_wars", "developed",
        "frontier", "undeveloped",
    )  # fmt: skip

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("province", index, entry)
        self.frontier: Final = entry.flag("frontier")
        self.created_by_wars: Final = _refs(entry, "created_by", "war", "forum_event")
        self.created_by_events: Final = _refs(entry, "created_by", "forum_event", "war")
        self.defends_wars: Final = _refs(entry, "defends", "war", "series")
        self.defends_series: Final = _refs(entry, "defends", "series", "war")
        self.undeveloped: Final = _side(entry.entry("undeveloped"))
        self.developed: Final = _side(entry.entry("developed"))

    def side(self, developed: bool) -> ProvinceSide:
        """The side that lies up."""
        return self.developed if developed else self.undeveloped


def _refs(entry: Entry, key: str, kind: str, other: str) -> tuple[int, ...]:
    """The indexes of the entries of `kind` in a list that may also name some of the `other`."""
    found: list[int] = []
    for text in entry.texts(key):
        index = index_of(kind, text)
        if index >= 0:
            found.append(index)
        elif index_of(other, text) < 0:
            raise entry.wrong(key, f"known: there is no {kind} or {other} {text!r}")
    return tuple(found)


PROVINCES: Final[tuple[Province, ...]] = build("province", Province)
