"""What the files of wars, their series and their leaders may say; `wars` says what it means."""

from typing import Annotated

from aedilis.kernel.data import Facts, Text, one_of
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.facts.parts import (
    ConcessionId,
    Era,
    Numbers,
    ProvinceId,
    SeriesId,
    TheatreId,
    WarId,
)


class Series(Facts, frozen=True):
    id: Text
    wars: int


class AllSeries(Facts, frozen=True):
    """`series.toml`."""

    series: list[Series]


class War(Facts, frozen=True, kw_only=True):
    id: Text
    card: int
    deck: Era
    years: Numbers
    theatre: TheatreId
    series: SeriesId | None = None
    place: int = 0
    land: int
    support: int
    naval: int
    disaster: Numbers
    standoff: Numbers
    spoils: int
    drawn: Annotated[str, one_of(codes.DRAWN)]
    active_with: tuple[ProvinceId, ...] = ()
    revolt: Annotated[str, one_of(codes.REVOLTS)] = codes.REVOLTS[0]
    revolt_with: ProvinceId | None = None
    drought: bool = False
    creates: tuple[ProvinceId, ...] = ()
    creates_when: Annotated[str, one_of(codes.CREATES)] | None = None
    develops: ProvinceId | None = None
    attacks: tuple[ProvinceId, ...] = ()
    destroys: ConcessionId | None = None
    traits: tuple[Annotated[str, one_of(codes.WAR_TRAITS)], ...] = ()

    def __post_init__(self) -> None:
        if bool(self.series) != (self.place > 0):
            raise ValueError("place: belongs to a war of a series, and counts from 1")
        if bool(self.creates) != bool(self.creates_when):
            raise ValueError("creates_when: belongs to a war that creates provinces")


class Wars(Facts, frozen=True):
    """`wars_early.toml`, `wars_middle.toml` and `wars_late.toml`."""

    war: list[War]


class Ally(Facts, frozen=True):
    military: int
    talents: int
    popularity: int


class Leader(Facts, frozen=True, kw_only=True):
    id: Text
    card: int
    deck: Era
    born: int = 0
    died: int
    series: SeriesId | None = None
    war: WarId | None = None
    strength: int
    disaster: int
    standoff: int
    traits: tuple[Annotated[str, one_of(codes.LEADER_TRAITS)], ...] = ()
    tax_farmer_roll_with: WarId | None = None
    ally: Ally | None = None

    def __post_init__(self) -> None:
        if bool(self.series) == bool(self.war):
            raise ValueError("series: a leader has a series, or else a war")


class Leaders(Facts, frozen=True):
    """`leaders.toml`."""

    leader: list[Leader]
