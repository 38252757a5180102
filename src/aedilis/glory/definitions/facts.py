"""What the data files of Glory to Rome may say, field by field."""

from typing import Annotated, Literal

from msgspec import Meta

from aedilis.kernel.data import Facts

Count = Annotated[int, Meta(ge=1)]


class Material(Facts, frozen=True):
    """A material and its role. `copies` are the order cards of each of its buildings."""

    id: str
    role: str
    value: Count
    copies: Count
    sites: Count


class Building(Facts, frozen=True):
    """A building. `timing` is when its function counts: told, and asked by no rule.

    One that `replaces` another lies in the box of the editions alone that list it.
    """

    id: str
    material: str
    timing: str
    replaces: str = ""


class Edition(Facts, frozen=True):
    """The switches of an edition, those of its base edition included.

    `alphabet` is the order of its cards' names, `two_seats_town` the in-town sites of each material
    for two seats, the suggested number first, `beginner_town` those for each number of seats,
    `new_buildings` those that it has in place of others.
    """

    title: str
    publisher: str
    year: int
    alphabet: str
    petition_size: Count
    circus: Literal["architect", "pair"]
    forum_needs_materials: bool
    concession: bool
    expert_start: bool
    two_seats_town: Annotated[list[Count], Meta(min_length=1)]
    stairway_extra: bool
    prison_triggers: bool
    scriptorium_completes: bool
    gate_road: bool
    bath_out_of_town: bool
    demand_shows_card: bool
    vault_open_turn: bool
    voluntary_gifts: bool
    beginner_town: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    beginner_half_deck: bool
    new_buildings: tuple[str, ...] = ()


class Materials(Facts, frozen=True):
    """`materials.toml`."""

    material: Annotated[list[Material], Meta(min_length=6, max_length=6)]


class Buildings(Facts, frozen=True):
    """`buildings.toml`."""

    building: list[Building]
