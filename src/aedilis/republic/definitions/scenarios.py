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
from aedilis.republic.definitions.source import Definition, Entry, build, section, whole
from aedilis.republic.definitions.wars import WARS


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


def _bottom(entry: Entry) -> Bottom:
    next_deck = entry.word("next_deck", DECKS) if entry.has("next_deck") else NONE
    bottom = Bottom(
        entry.word("deck", DECKS), entry.number("own"), next_deck, entry.number_or("next", 0)
    )
    entry.done()
    return bottom


class ProvinceGroup:
    """Provinces of which each seat is dealt one, all on the same side. Immutable."""

    __slots__ = ("developed", "provinces")

    def __init__(self, developed: bool, provinces: tuple[int, ...]) -> None:
        self.developed: Final = developed
        self.provinces: Final = provinces

    def __reduce__(self) -> tuple[object, ...]:
        return ProvinceGroup, (self.developed, self.provinces)


def _groups(word: str) -> tuple[ProvinceGroup, ...]:
    for table in whole("scenarios").entries("provinces"):
        if table.text("id") == word:
            return tuple(_group(entry) for entry in table.entries("groups"))
    return ()


def _group(entry: Entry) -> ProvinceGroup:
    group = ProvinceGroup(entry.flag("developed"), entry.refs("provinces", "province"))
    entry.done()
    return group


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

    def __init__(self, index: int, entry: Entry) -> None:
        super().__init__("scenario", index, entry)
        self.decks: Final = entry.places("decks", DECKS)
        self.era: Final = entry.word("era", ERAS)
        self.era_turns: Final = entry.numbers("era_turns")
        seats = entry.numbers("seats")
        if len(seats) != 2:
            raise entry.wrong("seats", "two numbers")
        self.seats_min: Final = seats[0]
        self.seats_max: Final = seats[1]
        self.legions: Final = entry.number("legions")
        self.families: Final = entry.number("families")
        self.families_of: Final = entry.places("families_of", DECKS)
        self.forum: Final = entry.refs("forum", "war")
        self.concessions: Final = entry.flag("concessions")
        self.add_random: Final = entry.number_or("add_random", 0)
        self.random_of: Final = entry.places("random_of", DECKS)
        self.optional: Final = entry.refs("optional", "statesman")
        has = entry.has("provinces")
        self.province_groups: Final = _groups(entry.text("provinces")) if has else ()
        self.laws_of: Final = entry.word("laws_of", DECKS) if entry.has("laws_of") else NONE
        self.pool: Final = entry.number("pool")
        self.bottom: Final = _bottom(entry.entry("bottom"))

    def laws_at_start(self, late_start: str) -> list[int]:
        """The laws that start `in_force`, or are `removed`, as indexes."""
        wanted = LATE_STARTS.index(late_start)
        return [law.index for law in LAWS if law.deck == self.laws_of and law.late_start == wanted]


SCENARIOS: Final[tuple[Scenario, ...]] = build("scenario", Scenario)

_common = section("scenarios", "common")
FACTION_CARDS: Final = _common.number("faction_cards")
START_FLEETS: Final = _common.number("fleets")
START_UNREST: Final = _common.number("unrest")
SOLO_SEATS: Final = _common.number("solo_seats")
_common.done()


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
