"""Legions and fleets of a given position (rules 1.09.63, 1.09.64, 1.10.5).

Wherever forces can be, `legions` are regular ones, `veterans` owe loyalty to nobody, and `loyal`
are veterans by the person to whom they are loyal. Legions are numbered in the order of the places
here: Rome, persons as the file has them, wars, provinces.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from aedilis.kernel.plain_yaml import Place, ScenarioError
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.scenario.given.forum import person_at, war_at
from aedilis.republic.scenario.given.persons import everybody
from aedilis.republic.state.table import FLEETS, LEGIONS, RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    DISCHARGED,
    FIELD,
    REBEL,
    UNDER,
)

Given = Mapping[str, Any]


def lay_forces(s: RepublicState, given: Given, seats: Sequence[str]) -> None:
    """Every unit in its place; those the file does not name are in the pool."""
    muster = _Muster(s)
    muster.place(given.get("rome", {}), BARRACKS, ("given", "rome"))
    for _, id_, said, place in everybody(given, seats):
        slot = person_at(s, id_, place)
        named = muster.place(said, UNDER + slot, place)
        if named and s.senator(slot).place not in (FIELD, REBEL):
            text = "he commands forces only in the field or as a rebel"
            raise ScenarioError(text, (*place, named))
        muster.disbanded(slot, said, place)
    for word, said in given.get("wars", {}).items():
        place = ("given", "wars", word)
        muster.place(said or {}, AT_WAR + war_at(s, word, place), place)
    for word, said in given.get("provinces", {}).items():
        place = ("given", "provinces", word)
        muster.place(said or {}, AT_PROVINCE + index_of("province", word), place)


class _Muster:
    """The units handed out so far."""

    def __init__(self, s: RepublicState) -> None:
        self.s = s
        self.legions = 0
        self.fleets = 0

    def place(self, said: Given, where: int, place: Place) -> str:
        """Put the units of one place there; gives the word of some of them, empty for none."""
        named = ""
        for word in ("legions", "veterans"):
            if said.get(word, 0):
                named = word
                self._legions(said[word], where, (*place, word), word == "veterans", NONE)
        for id_, count in said.get("loyal", {}).items():
            named = "loyal"
            slot = person_at(self.s, id_, (*place, "loyal", id_))
            self._legions(count, where, (*place, "loyal", id_), True, slot)
        if said.get("fleets", 0):
            named = "fleets"
            first, self.fleets = self.fleets, self.fleets + said["fleets"]
            if self.fleets > FLEETS:
                raise ScenarioError(f"there are only {FLEETS} fleets", (*place, "fleets"))
            self.s.fleets[first : self.fleets] = [where] * said["fleets"]
        return named

    def disbanded(self, slot: int, said: Given, place: Place) -> None:
        """Veterans whom a person has disbanded, and what they add to his oratory."""
        count = said.get("discharged", 0)
        if count and not self.s.switches.veterans:
            raise ScenarioError("this needs the option veterans", (*place, "discharged"))
        self._legions(count, DISCHARGED, (*place, "discharged"), True, slot)
        self.s.senator(slot).eloquence += count

    def _legions(self, count: int, where: int, place: Place, veteran: bool, loyal: int) -> None:
        first, self.legions = self.legions, self.legions + count
        if self.legions > LEGIONS:
            raise ScenarioError(f"there are only {LEGIONS} legions", place)
        for number in range(first, self.legions):
            self.s.legions[number] = where
            self.s.loyal[number] = loyal
            if veteran:
                self.s.veterans |= 1 << number
