"""What each sign on the table of The Republic of Rome means, and why it is as it is: made from a
view alone, in the words of its reader.
"""

from collections.abc import Callable
from typing import Final

from aedilis.kernel.explaining import Explanation, parted
from aedilis.kernel.text import capital
from aedilis.republic.definitions import codes
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import ALL_CARDS, CARDS, LAND_BILLS, PROVINCES
from aedilis.republic.presentation.board.refs import card_ref, person_ref, war_ref
from aedilis.republic.presentation.explained.aims import Aims
from aedilis.republic.presentation.explained.legend import PERSON, explained, is_sign
from aedilis.republic.presentation.explained.persons import FACTION, Persons
from aedilis.republic.presentation.explained.state import SHOWN, State
from aedilis.republic.presentation.explained.wars import Wars
from aedilis.republic.presentation.faces import bill_words, card_face, province_lines
from aedilis.republic.presentation.facts import open_laws
from aedilis.republic.presentation.phrases import clause_words
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.persons import in_play, person
from aedilis.republic.rules.wars import rebelling
from aedilis.republic.state.table import PHASES
from aedilis.republic.state.zones import MARCH
from aedilis.republic.view import RepublicView

CARD_RULES: Final = {
    codes.FAMILY: "R 1.07.31", codes.STATESMAN: "R 1.07.31", codes.CONCESSION: "VII.concession",
    codes.WAR: "R 1.07.33", codes.LEADER: "VII.leader", codes.LEADER_INTRIGUE: "VII.leader",
    codes.INTRIGUE: "VII.intrigue-law", codes.LAW: "VII.intrigue-law", codes.EVENT: "R 1.07.2",
    codes.FORUM_EVENT: "R 1.07.36",
}  # fmt: skip
"""The paragraph of each kind of card."""
LONGEST: Final = 4
"""No number in a ref has more digits."""


class Explainer:
    """Explains the signs of one view to its reader."""

    def __init__(self, text: RepublicText, view: RepublicView) -> None:
        self.text = text
        self.view = view
        self.table = view.table
        self.persons = Persons(text, view)
        self.wars = Wars(self.persons)
        self.state = State(self.persons)
        self._things: dict[str, Callable[[str, int], Explanation | None]] = {
            "senator": self._senator,
            "seat": self._seat,
            "war": self._war,
            "rebels": self._rebels,
            "province": self._province,
            "bill": self._bill,
            "legion": self._legion,
            "deal": self._deal,
            "card": self._card,
        }

    def explain(self, ref: str) -> Explanation | None:
        """One sign; None for what is no sign on this table."""
        figure, thing = parted(ref)
        word, _, rest = thing.partition(":")
        if figure:
            return self._figure(ref, figure, word, rest)
        if word == "sign":
            return explained(self.text, ref, rest) if is_sign(rest) else None
        if word == "phase":
            return explained(self.text, ref, f"phase-{rest}") if rest in PHASES else None
        if word == "aim":
            return Aims(self.text, self.view).explain(ref, rest)
        if word == "state":
            return self.state.figure(ref, rest)
        if word == "vote":
            return self.state.vote(ref, rest)
        if ref == war_ref(MARCH):
            return self._war(ref, MARCH)
        number = _number(rest)
        if number == NONE:
            return None
        made = self._things.get(word)
        return made(ref, number) if made is not None else self._of_card(ref, word, number)

    def _figure(self, ref: str, figure: str, word: str, rest: str) -> Explanation | None:
        """A number or a mark on a thing."""
        number = _number(rest)
        if word == "senator" and number != NONE:
            slot = self.persons.slot_of(number)
            return self.persons.figure(ref, figure, slot) if slot != NONE else None
        if word == "seat" and figure in FACTION and 0 <= number < len(self.table.factions):
            return self.persons.faction_figure(ref, figure, number)
        war = self._war_of(word, rest)
        return self.wars.figure(ref, figure, war) if war != NONE else None

    def _war_of(self, word: str, rest: str) -> int:
        """The war that a ref names, or what stands in its place; NONE for none that is there."""
        if f"{word}:{rest}" == war_ref(MARCH):
            war = MARCH
        else:
            number = _number(rest)
            if word not in ("war", "rebels") or number == NONE:
                return NONE
            if word == "rebels" and number >= len(PROVINCES):
                return NONE
            war = number if word == "war" else rebelling(number)
        return war if self.wars.there(war) else NONE

    # -- things ------------------------------------------------------------------------------------

    def _senator(self, ref: str, number: int) -> Explanation | None:
        slot = self.persons.slot_of(number)
        if slot != NONE:
            return self.persons.senator(ref, slot)
        return self._of_card(ref, "senator", number)

    def _seat(self, ref: str, number: int) -> Explanation | None:
        if number >= len(self.table.factions):
            return None
        return self.persons.faction(ref, number)

    def _war(self, ref: str, number: int) -> Explanation | None:
        if self.wars.there(number):
            return self.wars.war(ref, number)
        return self._of_card(ref, "war", number) if number != MARCH else None

    def _rebels(self, ref: str, number: int) -> Explanation | None:
        there = number < len(PROVINCES) and self.wars.there(rebelling(number))
        return self.wars.war(ref, rebelling(number)) if there else None

    def _of_card(self, ref: str, word: str, number: int) -> Explanation | None:
        """What a card brings, by its ref."""
        for one in ALL_CARDS:
            if card_ref(one.number) == f"{word}:{number}":
                return self._card(ref, one.number)
        return None

    def _card(self, ref: str, number: int) -> Explanation | None:
        """A card, wherever it lies: what is printed on it."""
        if not 0 < number <= CARDS:
            return None
        face, one = card_face(self.text, number), ALL_CARDS[number - 1]
        why = []
        if one.kind == codes.CONCESSION and self.table.owner[one.index] != NONE:
            who = self.text.slot(self.table.owner[one.index], self.table)
            why.append(self.persons.say("held-by", person=who))
        rule, name = CARD_RULES.get(one.kind, ""), capital(self.text.card(number))
        return Explanation(ref, name, face.kind, why, list(face.lines), rule, card_ref(number))

    def _province(self, ref: str, number: int) -> Explanation | None:
        if number >= len(PROVINCES):
            return None
        say, holding = self.persons.say, self.table.holdings[number]
        why = []
        if holding is not None and holding.governor != NONE:
            who = self.text.slot(holding.governor, self.table)
            why.append(say("governed", person=who, term=holding.term))
        elif holding is not None:
            why.append(say("vacant"))
        why += [capital(line) for line in province_lines(self.text, number)]
        use = [say("province-use")]
        return Explanation(ref, self.text.province(number), "", why, use, "VII.state-income", ref)

    def _bill(self, ref: str, number: int) -> Explanation | None:
        if number >= len(LAND_BILLS):
            return None
        level = self.table.bills[number]
        told = self.persons.say("level", level=level) if level > 1 else ""
        name, use = capital(self.text.bill(number)), [bill_words(self.text, number)]
        return Explanation(ref, name, told, [], use, "VII.land-bill")

    def _legion(self, ref: str, number: int) -> Explanation | None:
        if number >= len(self.table.legions) or not self.table.veterans >> number & 1:
            return None
        loyal, say = self.table.loyal[number], self.persons.say
        who = self.text.slot(loyal, self.table) if loyal != NONE else "none"
        name = say("veteran-name", number=self.text.legion(number))
        return Explanation(ref, name, "", [], [say("veteran", person=who)], "VII.veteran")

    def _deal(self, ref: str, number: int) -> Explanation | None:
        deal = next((one for one in self.table.deals if one.number == number), None)
        if deal is None:
            return None
        say = self.persons.say
        why = [clause_words(self.text, clause, self.table) for clause in deal.clauses]
        name, use = say("deal", number=number), [say("deal-use")]
        return Explanation(ref, name, self.text.label(deal.by), why, use, "VII.deals")

    # -- all there is ------------------------------------------------------------------------------

    def signs(self) -> list[str]:
        """The refs of all that can be explained on the table, the State first."""
        view, table = self.view, self.table
        found = [aim.ref for aim in Aims(self.text, view).all()]
        found += [f"phase:{phase}" for phase in PHASES]
        found += [f"state:{one}" for one in SHOWN]
        found += ["vote:for", "vote:against"] if self.state.has_vote() else []
        for war in self.wars.all():
            ref = self._ref_of_war(war)
            found.append(ref)
            found += [f"{sign}@{ref}" for sign in self.wars.signs(war)]
        for seat in range(len(table.factions)):
            found.append(f"seat:{seat}")
            found += [f"{figure}@seat:{seat}" for figure in FACTION]
        for slot, one in in_play(table):
            ref = person_ref(person(one))
            found.append(ref)
            found += [f"{sign}@{ref}" for sign in (*PERSON, *self.persons.marks(slot))]
        found += [f"province:{n}" for n, one in enumerate(table.holdings) if one is not None]
        found += [f"concession:{n}" for n, slot in enumerate(table.owner) if slot != NONE]
        found += [f"concession:{n}" for n in view.free_concessions()]
        found += [f"leader:{n}" for n in (*table.leaders, *table.refugees, *table.aiding[::2])]
        found += [f"law:{n}" for n in (*view.laws(), *open_laws(table))]
        found += [f"event:{n}" for n, level in enumerate(table.events) if level]
        found += [f"bill:{n}" for n, level in enumerate(table.bills) if level]
        found += [card_ref(n) for n in table.curia]
        found += [card_ref(n) for faction in table.factions for n in faction.hand if n]
        legions = range(len(table.legions))
        found += [f"legion:{n}" for n in legions if table.veterans >> n & 1]
        found += [f"deal:{deal.number}" for deal in table.deals]
        return list(dict.fromkeys(found))

    def _ref_of_war(self, war: int) -> str:
        for province in range(len(PROVINCES)):
            if war == rebelling(province):
                return f"rebels:{province}"
        return f"war:{war}" if war >= 0 else war_ref(war)


def _number(word: str) -> int:
    """A number in a ref; NONE for anything else."""
    good = word.isascii() and word.isdecimal() and len(word) <= LONGEST
    return int(word) if good else NONE
