"""What stands on senators and factions, and why it is so (rules 1.07.31, 1.07.411, 1.09.141)."""

from typing import Final

from aedilis.kernel.explaining import Explanation
from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import OFFICES, STATESMEN
from aedilis.republic.definitions.numbers import (
    ALIGNED_LOYALTY,
    CONSUL_FOR_LIFE_APPOINTED,
    CONSUL_FOR_LIFE_ELECTED,
)
from aedilis.republic.presentation.explained.legend import MARKS, OFFICE, PERSON, explained
from aedilis.republic.presentation.facts import marks_of, offices_of, presiding, purse_in_rome
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.odds import loyalty
from aedilis.republic.rules.persons import (
    hrao,
    in_play,
    in_rome,
    of_faction,
    oratory,
    person,
    printed,
    votes,
    votes_in_rome,
)
from aedilis.republic.rules.victory import counted, faction_influence
from aedilis.republic.state.person import Senator
from aedilis.republic.state.zones import CAPTIVE, REBEL, ROME
from aedilis.republic.view import UNKNOWN, RepublicView

FACTION: Final = {
    "votes": "votes",
    "influence": "influence",
    "cards": "cards",
    "talents": "treasury_of_faction",
}
"""What stands on a faction, each as `FIGURE@seat:N`, and the sign that it is."""


APART: Final = " · "
"""Between figures on one line."""


def with_sign(value: int) -> str:
    """A number with its sign."""
    return f"{value:+d}".replace("-", "\N{MINUS SIGN}")


class Persons:
    """Explains senators and factions of one view."""

    def __init__(self, text: RepublicText, view: RepublicView) -> None:
        self.text = text
        self.view = view
        self.table = view.table

    def say(self, key: str, **args: object) -> str:
        """A text of the explanations."""
        return self.text.say(f"republic-explain-{key}", args)

    def slot_of(self, number: int) -> int:
        """Where a person sits who is in play; NONE for any other."""
        return next((slot for slot, one in in_play(self.table) if person(one) == number), NONE)

    def name(self, slot: int) -> str:
        """Who sits there."""
        return capital(self.text.slot(slot, self.table))

    # -- senators ----------------------------------------------------------------------------------

    def senator(self, ref: str, slot: int) -> Explanation:
        """A person in play, with all that stands on him."""
        one = self.table.senator(slot)
        told = [APART.join(self._figure_line(figure, slot) for figure in PERSON[:-1])]
        told += [*self._why_loyal(slot)[-1:], *self._votes(slot)]
        if loyalty(self.table, slot) != printed(one).loyalty:
            told.insert(1, self._why_loyal(slot)[0])
        marks = [explained(self.text, "", mark) for mark in self.marks(slot)]
        told += [self.text.catalogue.of(mark.name, mark.use[0]) for mark in marks]
        return Explanation(
            ref, self.name(slot), self._whose(one), told, [], "R 1.07.31", ref
        )  # fmt: skip

    def _whose(self, one: Senator) -> str:
        if one.faction == NONE:
            return self.say("unaligned")
        return self.say("member", name=self.text.label(one.faction))

    def _figure_line(self, figure: str, slot: int) -> str:
        sign = explained(self.text, "", figure)
        return self.say("figure", name=sign.name, count=self._value(figure, slot))

    def _value(self, figure: str, slot: int) -> str:
        one, card = self.table.senator(slot), printed(self.table.senator(slot))
        values = {
            "military": card.military,
            "oratory": oratory(one),
            "loyalty": loyalty(self.table, slot),
            "influence": one.influence,
            "popularity": one.popularity,
            "knights": one.knights,
            "talents": one.talents,
            "votes": votes(one),
        }
        value = values[figure]
        signed = figure == "popularity" and value
        return with_sign(value) if signed else str(value)

    def figure(self, ref: str, figure: str, slot: int) -> Explanation | None:
        """A number or a mark on a person; None for what does not stand on him."""
        whose = self.name(slot)
        if figure in PERSON:
            found = explained(self.text, ref, figure, whose, self._value(figure, slot))
            found.why = self._why(figure, slot)
            return found
        if figure in self.marks(slot):
            return explained(self.text, ref, figure, whose)
        return None

    def _why(self, figure: str, slot: int) -> list[str]:
        one, table = self.table.senator(slot), self.table
        if figure == "loyalty":
            return self._why_loyal(slot)
        if figure == "votes":
            return self._votes(slot)
        if figure == "oratory" and one.eloquence:
            return [self.say("eloquence", count=one.eloquence)]
        if figure == "influence":
            told = {"elected": CONSUL_FOR_LIFE_ELECTED, "appointed": CONSUL_FOR_LIFE_APPOINTED}
            lines = [self.say("to-life", **told)]
            if one.faction != NONE:
                total = faction_influence(table, one.faction)
                name = capital(self.text.faction(one.faction))
                lines.insert(0, self.say("share", name=name, total=total))
            return lines
        return [self.say("as-printed")] if figure in ("military", "oratory") else []

    def _why_loyal(self, slot: int) -> list[str]:
        """Why his loyalty is what it is, and what it is worth against persuasion."""
        one, table = self.table.senator(slot), self.table
        held, card = loyalty(table, slot), printed(one).loyalty
        told = [self._feud(slot, card) if held != card else self.say("as-printed")]
        aligned = ALIGNED_LOYALTY if one.faction != NONE else 0
        total = held + aligned + one.talents
        sums = {"loyalty": held, "aligned": aligned, "talents": one.talents, "total": total}
        return [*told, self.say("against-persuasion", **sums)]

    def _feud(self, slot: int, card: int) -> str:
        """Whose presence, or absence, makes his loyalty 0."""
        one = self.table.senator(slot)
        own = STATESMEN[one.statesman]
        for other_slot, other in in_play(self.table):
            together = other.faction == one.faction
            told = {"person": self.text.slot(other_slot, self.table), "printed": card}
            if other.statesman != NONE and other.statesman in own.opposes and together:
                return self.say("feud", **told)
            if other.statesman != NONE and other.statesman == own.kin and not together:
                return self.say("apart", **told)
        return self.say("as-printed")

    def _votes(self, slot: int) -> list[str]:
        one = self.table.senator(slot)
        told = {"votes": votes(one), "oratory": oratory(one), "knights": one.knights}
        lines = [self.say("votes-of", **told)]
        return lines if one.place == ROME else [*lines, self.say("not-in-rome")]

    def marks(self, slot: int) -> list[str]:
        """The signs that lie on a person: marks and offices."""
        table, one = self.table, self.table.senator(slot)
        found = []
        if one.faction != NONE and table.factions[one.faction].leader == slot:
            found.append("leader")
        for word, holder in (
            ("presiding", presiding(table)),
            ("first", hrao(table)),
            ("guarded", table.guarded),
            ("for_life", table.life),
        ):
            if holder == slot:
                found.append(word)
        found += marks_of(table, slot)
        if one.place == CAPTIVE:
            found.append("captive")
        elif one.place == REBEL:
            found.append("vexillum")
        elif one.place != ROME:
            found.append("away")
        found = [word for word in found if word in MARKS]
        return found + [f"{OFFICE}{OFFICES[n].id}" for n in offices_of(one)]

    # -- factions ----------------------------------------------------------------------------------

    def faction(self, ref: str, seat: int) -> Explanation:
        """A faction, with what all can see of it."""
        told = []
        for figure, sign in FACTION.items():
            value = self._of_faction(figure, seat)
            name = explained(self.text, "", sign).name
            if value:
                told.append(self.say("figure", name=name, count=value))
        told = [APART.join(told), *self._votes_by(seat)]
        return Explanation(ref, self.text.label(seat), "", told, [], "VII.faction-leader")

    def _of_faction(self, figure: str, seat: int) -> str:
        if figure == "votes":
            return str(votes_in_rome(self.table, seat))
        if figure == "influence":
            return str(faction_influence(self.table, seat))
        if figure == "cards":
            return str(self.view.hand_size(seat))
        talents = self.view.talents(seat)
        return str(talents) if talents != UNKNOWN else ""

    def faction_figure(self, ref: str, figure: str, seat: int) -> Explanation:
        """A number on a faction, with what it is made of."""
        whose, value = self.text.label(seat), self._of_faction(figure, seat)
        found = explained(self.text, ref, FACTION[figure], whose, value)
        if figure == "votes":
            found.why = self._votes_by(seat)
        elif figure == "influence":
            found.why = [
                self.say(
                    "vote-line", name=self.name(slot), count=self.table.senator(slot).influence
                )
                for slot in counted(self.table, seat)
            ]
        elif figure == "talents" and not value:
            found.why = [self.say("hidden-treasury")]
        return found

    def _votes_by(self, seat: int) -> list[str]:
        """The votes of a faction, man by man, and how many it may buy."""
        if not list(of_faction(self.table, seat)):
            return []
        told = [
            self.say("vote-line", name=self.name(slot), count=votes(self.table.senator(slot)))
            for slot in in_rome(self.table, seat)
        ]
        return [*told, self.say("purse", count=purse_in_rome(self.table, seat))]
