"""What stands on wars, and why it is so (rules 1.07.332, 1.07.342, 1.10.11)."""

from collections.abc import Iterable
from typing import Final

from aedilis.kernel.explaining import Explanation
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LEADERS, WARS
from aedilis.republic.definitions.named import PLAUTIAN, SOCIAL_WAR
from aedilis.republic.presentation.explained.legend import explained, sign_name
from aedilis.republic.presentation.explained.persons import APART, Persons
from aedilis.republic.presentation.facts import armies_at, army_of
from aedilis.republic.rules.camps import marches, open_to_attack
from aedilis.republic.rules.holdouts import strength_there, support_there
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.wars import (
    allied_strength,
    is_bequest,
    multiplier,
    printed_land,
    printed_naval,
    rebelling,
    rebels_of,
)
from aedilis.republic.state.zones import MARCH, REVOLTING, STATUSES
from aedilis.republic.view import FrontView

FIGURES: Final = (
    "active", "imminent", "inactive", "land", "naval", "support", "disaster", "standoff", "spoils",
    "times", "unprosecuted", "drought", "odds", "camp", "vexillum",
)  # fmt: skip
"""What may stand on a war, each as `FIGURE@war:N`."""


class Wars:
    """Explains the wars of one view, and what armies stand against in place of one."""

    def __init__(self, persons: Persons) -> None:
        self.persons = persons
        self.text = persons.text
        self.view = persons.view
        self.table = persons.table
        self.say = persons.say

    def front(self, war: int) -> FrontView | None:
        """The war in the Forum; None if it is not there."""
        return next((front for front in self.view.fronts() if front.war == war), None)

    def there(self, war: int) -> bool:
        """Whether there is a war, or rebels in place of one."""
        if rebels_of(war) != NONE:
            return rebels_of(war) in open_to_attack(self.table)
        if war == MARCH:
            return marches(self.table) or bool(armies_at(self.table, war))
        if is_bequest(war):
            return bool(armies_at(self.table, war))
        return self.front(war) is not None

    def name(self, war: int) -> str:
        """What it is called."""
        return capital(self.text.war(war))

    # -- a war -------------------------------------------------------------------------------------

    def war(self, ref: str, war: int) -> Explanation:
        """A war with all its numbers, and the armies against it."""
        figures: list[str] = []
        for figure in ("land", "naval", "support", "disaster", "standoff", "spoils"):
            value = self._value(figure, war)
            if value:
                name = sign_name(self.text, figure)
                figures.append(self.say("figure", name=name, count=value))
        told = [APART.join(figures), *self._why("land", war)] if figures else []
        status = self._status(war)
        use = []
        for sign in (status, "unprosecuted", "drought"):
            if sign in self.signs(war):
                use.append(explained(self.text, "", sign).use[0])
        value = sign_name(self.text, status) if status else ""
        about = f"war:{war}" if 0 <= war < len(WARS) else ""
        return Explanation(
            ref, self.name(war), value, [*told, *self._armies(war)], use, "R 1.07.33", about
        )

    def figure(self, ref: str, figure: str, war: int) -> Explanation | None:
        """A number or a mark on a war; None for what does not stand on it."""
        if figure not in self.signs(war):
            return None
        found = explained(self.text, ref, figure, self.name(war), self._value(figure, war))
        found.why = self._why(figure, war)
        return found

    def signs(self, war: int) -> list[str]:
        """The signs that stand on a war."""
        front = self.front(war)
        found = [self._status(war)] if front is not None else []
        figures = ("land", "naval", "support", "disaster", "standoff", "spoils")
        found += [figure for figure in figures if self._value(figure, war)]
        if front is not None:
            if multiplier(self.table, war) > 1:
                found.append("times")
            if front.unprosecuted:
                found.append("unprosecuted")
            if war < REVOLTING and WARS[war].drought:
                found.append("drought")
            if front.naval_won and "naval" not in found:
                found.append("naval")
        if rebels_of(war) != NONE:
            found.append("camp")
        if war == MARCH:
            found.append("vexillum")
        return [*found, "odds"]

    def _status(self, war: int) -> str:
        front = self.front(war)
        return STATUSES[front.status] if front is not None else ""

    def _value(self, figure: str, war: int) -> str:
        """What a figure shows; empty for what is not there."""
        front = self.front(war)
        if front is None:
            return self._of_rebels(figure, war)
        numbers = {"disaster": front.disaster, "standoff": front.standoff}
        if figure in numbers:
            return self._listed(numbers[figure])
        values = {
            "land": front.land,
            "naval": front.naval,
            "support": front.support,
            "spoils": front.spoils,
            "times": multiplier(self.table, war),
        }
        value = values.get(figure, 0)
        return str(value) if value else ""

    def _of_rebels(self, figure: str, war: int) -> str:
        province, table = rebels_of(war), self.table
        if province != NONE:
            land, naval = strength_there(table, province)
            values = {"land": land, "naval": naval, "support": support_there(table, province)}
        elif war == MARCH and table.rebel != NONE:
            values = {"land": army_of(table, table.rebel).land}
        else:
            values = {}
        value = values.get(figure, 0)
        return str(value) if value else ""

    @staticmethod
    def _listed(numbers: Iterable[int]) -> str:
        return ", ".join(str(n) for n in numbers)

    # -- why ---------------------------------------------------------------------------------------

    def _why(self, figure: str, war: int) -> list[str]:
        front = self.front(war)
        if front is None:
            return []
        if figure == "naval" and front.naval_won:
            return [self.say("beaten")]
        if figure in ("land", "naval"):
            return self._strength(front, figure == "naval")
        if figure in ("disaster", "standoff"):
            return self._numbers(front, figure)
        return []

    def _strength(self, front: FrontView, naval: bool) -> list[str]:
        """What a strength is made of."""
        war, table = front.war, self.table
        printed = printed_naval(war) if naval else printed_land(war)
        told = [self.say("printed", count=printed)]
        times = multiplier(table, war)
        if times > 1:
            told.append(self.say("multiplied", times=times))
        if war == SOCIAL_WAR and not naval and in_force(table, PLAUTIAN):
            told.append(self.say("halved"))
        for leader in front.leaders:
            name, strength = self.text.leader(leader), LEADERS[leader].strength
            told.append(self.say("by-leader", name=name, count=strength))
        allied = allied_strength(table, war, naval) if table.frontier is not None else 0
        if allied:
            told.append(self.say("by-allies", count=allied))
        return told if len(told) > 1 else []

    def _numbers(self, front: FrontView, figure: str) -> list[str]:
        """Whose the numbers to fear are, where leaders add theirs."""
        if not front.leaders:
            return []
        own = WARS[front.war] if front.war < REVOLTING else None
        told = []
        if own is not None:
            numbers = own.disaster if figure == "disaster" else own.standoff
            told = [self.say("numbers", name=self.name(front.war), numbers=self._listed(numbers))]
        for leader in front.leaders:
            one = LEADERS[leader]
            number = one.disaster if figure == "disaster" else one.standoff
            told.append(self.say("numbers", name=self.text.leader(leader), numbers=str(number)))
        return told

    def _armies(self, war: int) -> list[str]:
        """Who stands against a war."""
        armies = [army for army in armies_at(self.table, war) if army.slot != NONE]
        if not armies:
            return [self.say("no-army")]
        return [
            self.say(
                "army",
                name=self.persons.name(army.slot),
                army=self.text.units(army.legions, army.fleets, army.veterans),
            )
            for army in armies
        ]

    def all(self) -> list[int]:
        """All there are, by their numbers."""
        found = [front.war for front in self.view.fronts()]
        found += [rebelling(province) for province in open_to_attack(self.table)]
        return found + ([MARCH] if self.there(MARCH) else [])
