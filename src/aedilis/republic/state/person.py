"""The persons of a game of The Republic of Rome, and the roll of who belongs where (rules 1.02)."""

from typing import Final

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.state.zones import CAPTIVE, FIELD, REBEL, ROME

STATESMEN_FROM: Final = 100
"""Where a number names a person for good (`rules.persons.person`), it names a statesman from here
on, and a family below.
"""


class Roll:
    """Who is in play, and who in Rome, by faction (NONE, which counts from the end, for the
    unaligned): worked out from the persons as often as one of them has come, gone, or changed sides
    since. It is no part of the state; a copy of that has its own.
    """

    __slots__ = (
        "afield",
        "aligned",
        "captive",
        "everybody",
        "in_rome",
        "members",
        "rebels",
        "stale",
    )

    def __init__(self) -> None:
        self.stale = True
        self.everybody: list[tuple[int, Senator]] = []
        self.members: list[list[tuple[int, Senator]]] = []
        self.in_rome: list[list[int]] = []
        self.aligned: list[int] = []
        self.afield: list[tuple[int, Senator]] = []
        self.captive: set[int] = set()
        self.rebels: list[int] = []

    def call(self, senators: "tuple[Senator | None, ...]", factions: int) -> None:
        """Go through the persons, by slot, of so many factions. `aligned` are those in Rome who
        have a faction, `afield` those in the field, `captive` the factions of those who are
        captives, `rebels` those in revolt.
        """
        everybody: list[tuple[int, Senator]] = []
        members: list[list[tuple[int, Senator]]] = [[] for _ in range(factions + 1)]
        in_rome: list[list[int]] = [[] for _ in range(factions + 1)]
        aligned: list[int] = []
        self.afield = []
        self.captive = set()
        self.rebels = []
        for slot, one in enumerate(senators):
            if one is None:
                continue
            person, seat = (slot, one), one._faction
            everybody.append(person)
            members[seat].append(person)
            if one._place == ROME:
                in_rome[seat].append(slot)
                if seat != NONE:
                    aligned.append(slot)
            elif one._place == FIELD:
                self.afield.append(person)
            elif one._place == CAPTIVE:
                self.captive.add(seat)
            elif one._place == REBEL:
                self.rebels.append(slot)
        self.everybody = everybody
        self.members = members
        self.in_rome = in_rome
        self.aligned = aligned
        self.stale = False


class Senator:
    """A person in play: a family, a statesman, or a statesman on his family's card.

    `family` and `statesman` are indexes of their kinds or NONE. `faction` is a seat, NONE for one
    who is unaligned. `talents` is the personal treasury; all of it is public. `offices` is a mask
    of 1 << office index, `marks` one of the bits in `zones`; `place` and `at` tell where he is.
    `serial` counts the commands given: the later he was sent to his war, the higher. `plundered` is
    the mask of the provinces whose spoils he took this year, `eloquence` what veterans whom he has
    disbanded add to his oratory. Where he belongs to a state he is on its `roll`.
    """

    __slots__ = (
        "_faction", "_place", "at", "eloquence", "family", "influence", "knights", "marks",
        "offices", "plundered", "popularity", "roll", "serial", "statesman", "talents",
    )  # fmt: skip

    def __init__(self, family: int, statesman: int, faction: int) -> None:
        self.roll: Roll | None = None
        self.family = family
        self.statesman = statesman
        self._faction = faction
        self.influence = 0
        self.popularity = 0
        self.knights = 0
        self.talents = 0
        self.offices = 0
        self.marks = 0
        self._place = ROME
        self.at = NONE
        self.serial = 0
        self.plundered = 0
        self.eloquence = 0

    @property
    def faction(self) -> int:
        """His seat, or NONE."""
        return self._faction

    @faction.setter
    def faction(self, seat: int) -> None:
        if self.roll is not None and seat != self._faction:
            self.roll.stale = True
        self._faction = seat

    @property
    def place(self) -> int:
        """Where he is, one of `zones`."""
        return self._place

    @place.setter
    def place(self, place: int) -> None:
        if self.roll is not None and place != self._place:
            self.roll.stale = True
        self._place = place

    def clone(self, roll: Roll | None = None) -> "Senator":
        """An independent copy, on a roll if one is given."""
        other = Senator(self.family, self.statesman, self._faction)
        other.roll = roll
        other.influence = self.influence
        other.popularity = self.popularity
        other.knights = self.knights
        other.talents = self.talents
        other.offices = self.offices
        other.marks = self.marks
        other._place = self._place
        other.at = self.at
        other.serial = self.serial
        other.plundered = self.plundered
        other.eloquence = self.eloquence
        return other
