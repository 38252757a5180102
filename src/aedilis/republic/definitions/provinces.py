"""The provinces, both sides of their cards (rules 1.06.13, 1.06.4, 1.06.51, 2.02), and the lands
beside them.
"""

from typing import Final

from aedilis.republic.definitions.facts import world as facts
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.definitions.source import Definition, build, indexes_of, read


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


def _side(row: facts.ProvinceSide) -> ProvinceSide:
    return ProvinceSide(
        row.land, row.naval, row.spoils, row.income, row.taxes, row.armies, row.fleets
    )


class Province(Definition):
    """A province.

    `created_by_wars` and `created_by_events` are what its card names as bringing it;
    `defends_wars` and `defends_series` whom it has to fight, as its own card has it.
    """

    __slots__ = (
        "created_by_events", "created_by_wars", "defends_series", "defends_wars", "developed",
        "frontier", "undeveloped",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.Province) -> None:
        super().__init__("province", index, row.id)
        self.frontier: Final = row.frontier
        self.created_by_wars: Final = indexes_of("war", row.created_by)
        self.created_by_events: Final = indexes_of("forum_event", row.created_by)
        self.defends_wars: Final = indexes_of("war", row.defends)
        self.defends_series: Final = indexes_of("series", row.defends)
        self.undeveloped: Final = _side(row.undeveloped)
        self.developed: Final = _side(row.developed)

    def side(self, developed: bool) -> ProvinceSide:
        """The side that lies up."""
        return self.developed if developed else self.undeveloped


PROVINCES: Final[tuple[Province, ...]] = build(
    "province", read("provinces", facts.Provinces).province, Province
)
LANDS: Final[tuple[Definition, ...]] = build(
    "land", read("lands", facts.Lands).land, lambda index, row: Definition("land", index, row.id)
)
"""The lands that are no provinces, in which wars are fought as well."""
