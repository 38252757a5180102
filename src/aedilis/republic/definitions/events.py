"""The eighteen event cards with their two sides (rule 1.07.21)."""

from typing import Final

from aedilis.republic.definitions.codes import AGAIN, LEAVES, WAR_DICE
from aedilis.republic.definitions.source import Definition, Entry, Roll, build


class EventSide:
    """One side of an event card. There is one object for each side.

    `treasury` is what the State gets or pays, `target` the total a roll has to reach, `chits` the
    mortality chits drawn, `unit_cost` what a new unit costs more, `fleets` those lent, `income`
    what provinces bring more and governors take less, `spoils_percent` the share of a war's spoils,
    `war_dice` the dice of a combat roll that count for or against the enemy, `dice` a further roll.
    """

    __slots__ = (
        "chits", "dark", "dice", "event", "fleets", "income", "spoils_percent", "target",
        "treasury", "unit_cost", "war_dice",
    )  # fmt: skip

    def __init__(self, event: int, dark: bool, entry: Entry) -> None:
        self.event: Final = event
        self.dark: Final = dark
        self.treasury: Final = entry.number_or("treasury", 0)
        self.target: Final = entry.number_or("target", 0)
        self.chits: Final = entry.number_or("chits", 0)
        self.unit_cost: Final = entry.number_or("unit_cost", 0)
        self.fleets: Final = entry.number_or("fleets", 0)
        self.income: Final = entry.number_or("income", 0)
        self.spoils_percent: Final = entry.number_or("spoils_percent", 0)
        self.war_dice: Final = entry.word_or("war_dice", WAR_DICE)
        self.dice: Final[Roll | None] = entry.roll_or_none("dice")
        entry.done()

    def __reduce__(self) -> tuple[object, ...]:
        return event_side, (self.event, self.dark)


class Event(Definition):
    """An event card. `again` is what a result does when the dark side shows.

    `leaves` is when the card goes.
    """

    __slots__ = ("again", "card", "dark", "leaves", "light")

    def __init__(self, index: int, entry: Entry) -> None:
        light = EventSide(index, False, entry.entry("light"))
        super().__init__("event", index, entry)
        self.card: Final = entry.number("card")
        self.again: Final = entry.word("again", AGAIN)
        self.leaves: Final = entry.word("leaves", LEAVES)
        self.light: Final = light
        self.dark: Final = EventSide(index, True, entry.entry("dark"))

    def side(self, dark: bool) -> EventSide:
        """The side that lies up."""
        return self.dark if dark else self.light


def event_side(event: int, dark: bool) -> EventSide:
    """A side of the event at an index."""
    return EVENTS[event].side(dark)


EVENTS: Final[tuple[Event, ...]] = build("event", Event)
