"""The scenarios: their cards, what is dealt and where Era Ends lies (rules 3.01 to 3.05)."""

from typing import Final

from aedilis.republic.definitions.cards import LAWS
from aedilis.republic.definitions.codes import (
    CONCESSION,
    DECKS,
    ERAS,
    FAMILY,
    LATE_STARTS,
    MIXED,
    NONE,
    STATESMAN,
)
from aedilis.republic.definitions.deck import ALL_CARDS, ERA_ENDS, card, deck_cards
from aedilis.republic.definitions.facts import world as facts
from aedilis.republic.definitions.source import (
    Definition,
    build,
    indexes_of,
    place,
    places,
    read,
)
from aedilis.republic.definitions.wars import WARS

_file = read("scenarios", facts.Scenarios)


class Bottom:
    """What lies with Era Ends under `deck`: `own` cards of it and `next` cards of `next_deck`.

    Immutable.
    """

    __slots__ = ("deck", "next", "next_deck", "own")

    def __init__(self, deck: int, own: int, next_deck: int, next_: int) -> None:
        self.deck: Final = deck
        self.own: Final = own
        self.next_deck: Final = next_deck
        self.next: Final = next_

    def __reduce__(self) -> tuple[object, ...]:
        return Bottom, (self.deck, self.own, self.next_deck, self.next)

    def size(self) -> int:
        """The number of cards, Era Ends among them."""
        return self.own + self.next + 1


def _bottom(row: facts.Bottom) -> Bottom:
    return Bottom(place(DECKS, row.deck), row.own, place(DECKS, row.next_deck), row.next)


class ProvinceGroup:
    """Provinces of which each seat is dealt one, all on the same side. Immutable."""

    __slots__ = ("developed", "provinces")

    def __init__(self, developed: bool, provinces: tuple[int, ...]) -> None:
        self.developed: Final = developed
        self.provinces: Final = provinces

    def __reduce__(self) -> tuple[object, ...]:
        return ProvinceGroup, (self.developed, self.provinces)


def _groups(dealt: str | None) -> tuple[ProvinceGroup, ...]:
    return tuple(
        ProvinceGroup(group.developed, indexes_of("province", group.provinces))
        for one in _file.provinces
        if one.id == dealt
        for group in one.groups
    )


class Scenario(Definition):
    """A scenario.

    `decks` follow each other, the first prepared and the others added as they are; `era` is that of
    the start, and `era_turns` are the turns at which it changes, where cards do not change it. Each
    seat is dealt `families` out of the families of `families_of`. `concessions` tells whether the
    concessions are added, `add_random` how many of the other faction cards of `random_of`;
    `optional` are statesmen that an option adds. `forum` are the wars that start in the Forum,
    inactive; `province_groups` the provinces dealt; `laws_of` is the deck whose laws are in force
    or gone at the start. `pool` is the number of cards of the first deck before the deal.
    """

    __slots__ = (
        "add_random", "bottom", "concessions", "decks", "era", "era_turns", "families",
        "families_of", "forum", "laws_of", "legions", "optional", "pool", "province_groups",
        "random_of", "seats_max", "seats_min",
    )  # fmt: skip

    def __init__(self, index: int, row: facts.Scenario) -> None:
        super().__init__("scenario", index, row.id)
        self.decks: Final = places(DECKS, row.decks)
        self.era: Final = place(ERAS, row.era)
        self.era_turns: Final = row.era_turns
        self.seats_min: Final = row.seats[0]
        self.seats_max: Final = row.seats[1]
        self.legions: Final = row.legions
        self.families: Final = row.families
        self.families_of: Final = places(DECKS, row.families_of)
        self.forum: Final = indexes_of("war", row.forum)
        self.concessions: Final = row.concessions
        self.add_random: Final = row.add_random
        self.random_of: Final = places(DECKS, row.random_of)
        self.optional: Final = indexes_of("statesman", row.optional)
        self.province_groups: Final = _groups(row.provinces)
        self.laws_of: Final = place(DECKS, row.laws_of)
        self.pool: Final = row.pool
        self.bottom: Final = _bottom(row.bottom)

    def laws_at_start(self, late_start: str) -> list[int]:
        """The laws that start `in_force`, or are `removed`, as indexes."""
        wanted = LATE_STARTS.index(late_start)
        return [law.index for law in LAWS if law.deck == self.laws_of and law.late_start == wanted]


SCENARIOS: Final[tuple[Scenario, ...]] = build("scenario", _file.scenario, Scenario)

FACTION_CARDS: Final = _file.common.faction_cards
START_FLEETS: Final = _file.common.fleets
START_UNREST: Final = _file.common.unrest
SOLO_SEATS: Final = _file.common.solo_seats


def cards_of(deck: int) -> list[int]:
    """The cards of a deck by their numbers; MIXED is all three, Era Ends left out."""
    if deck != MIXED:
        return deck_cards(deck)
    return [one.number for one in ALL_CARDS if one.deck != NONE and one.number != ERA_ENDS]


def family_pool(scenario: Scenario) -> list[int]:
    """The family cards the seats are dealt from, by number."""
    return [
        number
        for deck in scenario.families_of
        for number in cards_of(deck)
        if card(number).kind == FAMILY
    ]


def random_pool(scenario: Scenario) -> list[int]:
    """The faction cards of other decks out of which `add_random` are added, by number.

    Statesmen and concessions are not among them, nor are laws that are in force or gone.
    """
    return [
        number
        for deck in scenario.random_of
        for number in cards_of(deck)
        if card(number).faction
        and card(number).kind not in (STATESMAN, CONCESSION)
        and not (deck == scenario.laws_of and card(number).definition.kind == "law")
    ]


def fixed_pool(scenario: Scenario) -> list[int]:
    """The cards of the first deck that are always in it, by number and without families.

    Beside these come the families of `family_pool` and the cards added at random.
    """
    placed = [WARS[war].card for war in scenario.forum]
    own = [
        number
        for number in cards_of(scenario.decks[0])
        if card(number).kind != FAMILY and number not in placed
    ]
    if scenario.concessions:
        own += [one.number for one in ALL_CARDS if one.kind == CONCESSION]
    return own
