"""What the files of provinces, offices, neutrals and scenarios may say.

What the fields mean, the records made of them say (`provinces`, `offices` and `scenarios`).
"""

from typing import Annotated

from aedilis.kernel.data import Facts, Text, one_of
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.facts.parts import (
    BringerId,
    Deck,
    EnemyId,
    Era,
    Numbers,
    ProvinceId,
    StatesmanId,
    WarId,
)
from aedilis.republic.definitions.roll import Roll


class ProvinceSide(Facts, frozen=True):
    land: int
    naval: int
    spoils: Roll
    income: Roll
    taxes: int
    armies: int
    fleets: int


class Province(Facts, frozen=True):
    id: Text
    frontier: bool
    created_by: tuple[BringerId, ...]
    defends: tuple[EnemyId, ...]
    undeveloped: ProvinceSide
    developed: ProvinceSide


class Provinces(Facts, frozen=True):
    """`provinces.toml`."""

    province: list[Province]


class Land(Facts, frozen=True):
    id: Text


class Lands(Facts, frozen=True):
    """`lands.toml`."""

    land: list[Land]


class Office(Facts, frozen=True, kw_only=True):
    id: Text
    rank: int = 0
    influence: int
    major: bool = False
    advanced: bool = False


class Offices(Facts, frozen=True):
    """`offices.toml`."""

    office: list[Office]


class Neutral(Facts, frozen=True):
    id: Text
    chosen_by: Annotated[str, one_of(codes.CHOSEN_BY)]
    leader_by: Annotated[str, one_of(codes.LEADER_BY)]
    first_term: int
    more_senators: int
    revenue: Annotated[str, one_of(codes.NEUTRAL_REVENUE)]
    spoils_die: int
    knight_talents: int
    initiative: int
    charity: tuple[Annotated[str, one_of(codes.CHARITY)], ...]
    spoils_order: tuple[Annotated[str, one_of(codes.SPOILS)], ...]


class NeutralExceptions(Facts, frozen=True):
    never_take_spoils: tuple[StatesmanId, ...]


class NeutralPersuasion(Facts, frozen=True):
    reaches: int
    most: int
    defends: int
    tries: int


class NeutralAuction(Facts, frozen=True):
    free: int
    die: int


class NeutralRevolt(Facts, frozen=True):
    talents: int
    percent: int


class NeutralGuard(Facts, frozen=True):
    influence: int


class Neutrals(Facts, frozen=True):
    """`neutrals.toml`."""

    neutral: list[Neutral]
    exceptions: NeutralExceptions
    persuasion: NeutralPersuasion
    auction: NeutralAuction
    revolt: NeutralRevolt
    guard: NeutralGuard


class Bottom(Facts, frozen=True):
    deck: Deck
    own: int
    next_deck: Deck | None = None
    next: int = 0


class Scenario(Facts, frozen=True, kw_only=True):
    id: Text
    decks: tuple[Deck, ...]
    era: Era
    era_turns: Numbers = ()
    seats: tuple[int, int]
    legions: int
    families: int
    families_of: tuple[Deck, ...]
    forum: tuple[WarId, ...] = ()
    concessions: bool = False
    add_random: int = 0
    random_of: tuple[Deck, ...] = ()
    optional: tuple[StatesmanId, ...] = ()
    provinces: Text | None = None
    laws_of: Deck | None = None
    pool: int
    bottom: Bottom


class Common(Facts, frozen=True):
    """What all scenarios have alike."""

    faction_cards: int
    fleets: int
    unrest: int
    solo_seats: int


class ProvinceGroup(Facts, frozen=True):
    developed: bool
    provinces: tuple[ProvinceId, ...]


class DealtProvinces(Facts, frozen=True):
    id: Text
    groups: tuple[ProvinceGroup, ...]


class Scenarios(Facts, frozen=True):
    """`scenarios.toml`."""

    scenario: list[Scenario]
    common: Common
    provinces: list[DealtProvinces]
