"""What `tables.toml` and `supply.toml` may say: the board's tables, and what lies in the box."""

from typing import Annotated

from msgspec import Meta, field

from aedilis.kernel.data import Facts, Text, one_of
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.facts.parts import ConcessionId, EventId, Numbers

EventColumn = Annotated[tuple[EventId, ...], Meta(min_length=16, max_length=16)]
"""The events of the results of three dice, from 3 to 18."""


class RandomEvents(Facts, frozen=True):
    early: EventColumn
    middle: EventColumn
    late: EventColumn


class NaturalDisaster(Facts, frozen=True):
    concessions: Annotated[tuple[ConcessionId, ...], Meta(min_length=6, max_length=6)]


class PopulationRow(Facts, frozen=True):
    unrest: int
    effects: tuple[Annotated[str, one_of(codes.POPULATION_EFFECTS)], ...] = ()


class Population(Facts, frozen=True):
    first: int = field(name="from")
    rows: list[PopulationRow]


class CombatRow(Facts, frozen=True):
    result: Annotated[str, one_of(codes.BATTLES)]
    losses: int


class Combat(Facts, frozen=True):
    first: int = field(name="from")
    rows: list[CombatRow]


class PopularAppeal(Facts, frozen=True):
    first: int = field(name="from")
    votes: Numbers
    killed_at: int
    freed_at: int


class Trial(Facts, frozen=True):
    first: int = field(name="from")
    votes: Numbers


class Assassination(Facts, frozen=True):
    first: int = field(name="from")
    results: tuple[Annotated[str, one_of(codes.ASSASSINATIONS)], ...]


class Contributions(Facts, frozen=True):
    talents: Numbers
    influence: Numbers

    def __post_init__(self) -> None:
        if len(self.talents) != len(self.influence):
            raise ValueError("influence: needs a number for each of the talents")


class Games(Facts, frozen=True):
    id: Text
    talents: int
    popularity: int
    unrest: int


class BillVote(Facts, frozen=True, kw_only=True):
    unrest: int
    sponsor: int
    cosponsor: int = 0
    voter: int


class LandBill(Facts, frozen=True):
    id: Text
    type: int
    talents: int
    yearly: bool
    slots: int
    passed: BillVote = field(name="pass")
    repeal: BillVote | None = None


class Tables(Facts, frozen=True):
    """`tables.toml`."""

    random_events: RandomEvents
    natural_disaster: NaturalDisaster
    population: Population
    combat: Combat
    popular_appeal: PopularAppeal
    trial: Trial
    assassination: Assassination
    contributions: Contributions
    games: list[Games]
    land_bill: list[LandBill]


class Mortality(Facts, frozen=True):
    each: int
    none: int
    draw_two: int


class Talents(Facts, frozen=True):
    values: Numbers
    pieces: Numbers


class Supply(Facts, frozen=True):
    """`supply.toml`."""

    dice: int
    black_dice: int
    mortality: Mortality
    markers: dict[str, int]
    office_markers: dict[str, int]
    talents: Talents
