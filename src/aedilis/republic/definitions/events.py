"""The event cards, eighteen of them printed, with their two sides (rule 1.07.21)."""

from typing import Final

from aedilis.republic.definitions.codes import AGAIN, LEAVES, WAR_DICE
from aedilis.republic.definitions.facts import cards as facts
from aedilis.republic.definitions.roll import Roll
from aedilis.republic.definitions.source import Definition, build, place, read


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

    def __init__(self, event: int, dark: bool, row: facts.EventSide) -> None:
        self.event: Final = event
        self.dark: Final = dark
        self.treasury: Final = row.treasury
        self.target: Final = row.target
        self.chits: Final = row.chits
        self.unit_cost: Final = row.unit_cost
        self.fleets: Final = row.fleets
        self.income: Final = row.income
        self.spoils_percent: Final = row.spoils_percent
        self.war_dice: Final = place(WAR_DICE, row.war_dice)
        self.dice: Final[Roll | None] = row.dice

    def __reduce__(self) -> tuple[object, ...]:
        return event_side, (self.event, self.dark)


class Event(Definition):
    """An event card. `again` is what a result does when the dark side shows.

    `leaves` is when the card goes. One of the `house` is in no box.
    """

    __slots__ = ("again", "card", "dark", "house", "leaves", "light")

    def __init__(self, index: int, row: facts.Event) -> None:
        super().__init__("event", index, row.id)
        self.card: Final = row.card
        self.again: Final = place(AGAIN, row.again)
        self.leaves: Final = place(LEAVES, row.leaves)
        self.light: Final = EventSide(index, False, row.light)
        self.dark: Final = EventSide(index, True, row.dark)
        self.house: Final = row.house

    def side(self, dark: bool) -> EventSide:
        """The side that lies up."""
        return self.dark if dark else self.light


def event_side(event: int, dark: bool) -> EventSide:
    """A side of the event at an index."""
    return EVENTS[event].side(dark)


EVENTS: Final[tuple[Event, ...]] = build("event", read("events", facts.Events).event, Event)
PRINTED_EVENTS: Final = tuple(event for event in EVENTS if not event.house)
