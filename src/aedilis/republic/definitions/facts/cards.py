"""What the files of cards may say, but for wars and their leaders.

What the fields mean, the records made of them say (`senators`, `cards` and `events`).
"""

from typing import Annotated

from aedilis.kernel.data import Facts, Text, one_of
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.facts.parts import (
    Era,
    FamilyId,
    LawId,
    Numbers,
    ProvinceId,
    SeriesId,
    StatesmanId,
    WarId,
)
from aedilis.republic.definitions.roll import Roll


class Senator(Facts, frozen=True):
    """What `families.toml` and `statesmen.toml` have in common."""

    id: Text
    card: int
    deck: Era
    military: int
    oratory: int
    loyalty: int
    influence: int
    popularity: int


class Family(Senator, frozen=True):
    number: int
    statesmen: tuple[StatesmanId, ...]


class Statesman(Senator, frozen=True):
    code: Text
    family: FamilyId
    opposes: tuple[StatesmanId, ...] = ()
    pair: StatesmanId | None = None
    kin: StatesmanId | None = None
    voids_numbers_of: tuple[WarId, ...] = ()
    military_roll: Roll | None = None
    abilities: tuple[Annotated[str, one_of(codes.ABILITIES)], ...] = ()
    law_votes: int = 0
    knight_drm: int = 0
    advocate_drm: int = 0
    prosecutor_drm: int = 0
    appeal_dice: int = 2
    veterans: int = 1


class Families(Facts, frozen=True):
    """`families.toml`."""

    family: list[Family]


class Statesmen(Facts, frozen=True):
    """`statesmen.toml`."""

    statesman: list[Statesman]


class Concession(Facts, frozen=True):
    id: Text
    card: int
    deck: Era
    income: int
    paid: Annotated[str, one_of(codes.PAID)]
    tax_farmer: int = 0
    traits: tuple[Annotated[str, one_of(codes.CONCESSION_TRAITS)], ...] = ()


class Concessions(Facts, frozen=True):
    """`concessions.toml`."""

    concession: list[Concession]


class Intrigue(Facts, frozen=True, kw_only=True):
    id: Text
    early: Numbers = ()
    middle: Numbers = ()
    late: Numbers = ()
    when: Annotated[str, one_of(codes.WHEN)]
    drm: int = 0
    rerolls: int = 0
    talents: int = 0
    popularity: int = 0
    dice: Roll | None = None


class Intrigues(Facts, frozen=True):
    """`intrigue.toml`."""

    intrigue: list[Intrigue]


class Law(Facts, frozen=True, kw_only=True):
    id: Text
    card: int
    deck: Era
    year: int
    needs: Annotated[str, one_of(codes.NEEDS)] = codes.NEEDS[0]
    needs_strength: int = 0
    needs_law: LawId | None = None
    needs_war: WarId | None = None
    needs_series: SeriesId | None = None
    lasts: Annotated[str, one_of(codes.LASTS)]
    late_start: Annotated[str, one_of(codes.LATE_STARTS)] = codes.LATE_STARTS[0]
    idle_when: Annotated[str, one_of(codes.IDLE_WHEN)] = codes.IDLE_WHEN[0]
    unrest: int = 0
    popularity: int = 0
    knight_drm: int = 0
    repeals: LawId | None = None
    dice: Roll | None = None


class Laws(Facts, frozen=True):
    """`laws.toml`."""

    law: list[Law]


class ForumEvent(Facts, frozen=True):
    id: Text
    card: int
    deck: Era | None = None
    year: int = 0
    legions: int = 0
    fleets: int = 0
    talents: int = 0
    creates: ProvinceId | None = None
    dice: Roll | None = None
    popularity: int = 0


class ForumEvents(Facts, frozen=True):
    """`forum_events.toml`."""

    forum_event: list[ForumEvent]


class EventSide(Facts, frozen=True):
    treasury: int = 0
    target: int = 0
    chits: int = 0
    unit_cost: int = 0
    fleets: int = 0
    income: int = 0
    spoils_percent: int = 0
    war_dice: Annotated[str, one_of(codes.WAR_DICE)] = codes.WAR_DICE[0]
    dice: Roll | None = None


class Event(Facts, frozen=True):
    id: Text
    card: int
    again: Annotated[str, one_of(codes.AGAIN)]
    leaves: Annotated[str, one_of(codes.LEAVES)]
    light: EventSide
    dark: EventSide
    house: bool = False


class Events(Facts, frozen=True):
    """`events.toml`."""

    event: list[Event]
