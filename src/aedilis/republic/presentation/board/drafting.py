"""Offering an agreement on one sheet: its clauses as rows (rule 1.04.3)."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from aedilis.kernel.board import Barred, Section, Template
from aedilis.kernel.names import Args
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.republic.deals.hand import unpromised
from aedilis.republic.deals.offers import OFFER, Draft, Unsaid, pontifex_seat
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.presentation.board.eligible import eligible
from aedilis.republic.presentation.board.templates import templates
from aedilis.republic.presentation.names import Names
from aedilis.republic.presentation.phrases import clause_words
from aedilis.republic.state.agreement import MOST_CLAUSES
from aedilis.republic.state.choices import VERBS, field_of, stem, thing, verb
from aedilis.republic.view import RepublicView

FIRST: Final = "republic-ask-clause"


def drafting(names: Names, view: RepublicView, aside: Prompt) -> "Clauses | None":
    """The clauses of an offer, where the reader may make one now."""
    return Clauses(names, view, aside) if OFFER in aside.choices([]) else None


class Clauses:
    """The clauses of an offer that a seat writes; see `aedilis.kernel.board.Drafting`."""

    def __init__(self, names: Names, view: RepublicView, aside: Prompt) -> None:
        self.begin = OFFER
        self.first = FIRST
        self.end = verb("end")
        self.most = MOST_CLAUSES
        self.names = names
        self.view = view
        self.aside = aside
        self.seat = names.viewer

    def same(self, code: int, other: int) -> bool:
        return thing(code) == thing(other)

    def sensible(self, row: Sequence[int], field: Choose) -> list[int]:
        there = [code for code in field.options if not self.same(code, self.end)]
        about = _about(row)
        able = eligible(self.view.table, about) if about else None
        if able is None:
            return there
        return [code for code in there if thing(code) in able or not _person(code)] or there

    def told(self, move: Sequence[int]) -> list[Section]:
        s = self.view.table
        draft = Draft(s, self.seat, move)
        # There may be further rows: those that are whole are there.
        with suppress(Unsaid):
            draft.read()
        parties = sorted(
            {seat for one in draft.clauses for seat in (one.by, one.to)},
            key=lambda seat: (seat != self.seat, seat),
        )
        return [
            Section(
                self.names.label(seat),
                [clause_words(self.names, one, s) for one in draft.clauses if one.by == seat]
                or [self.names.say("republic-draft-nothing")],
            )
            for seat in parties
        ]

    def templates(self) -> list[Template]:
        return templates(self.names, self.view, self.aside)

    def barred(self) -> list[Barred]:
        s, say = self.view.table, self.names.say
        found: list[Barred] = []

        def bar(kind: str, why: str, paragraph: str) -> None:
            asked: Args = {"asked": FIRST, "field": "clause"}
            label = say(f"republic-do-promise-{kind}", asked)
            found.append(Barred(label, say(f"republic-draft-{why}"), paragraph))

        if not unpromised(s, self.seat):
            bar("card", "no-card", "R 1.04.5")
        else:
            bar("card", "cards-of-others", "R 1.04.5")
        if s.neutrals is not None:
            for kind in ("vote", "nominate", "consent"):
                bar(kind, "no-senate", "R 4.01.1")
        elif s.college is not None and pontifex_seat(s) == NONE:
            for kind in ("priest", "veto"):
                bar(kind, "no-pontifex", "R 2.01.3")
        found.append(Barred("", say("republic-draft-never"), "R 1.04.3"))
        return found


def _about(row: Sequence[int]) -> str:
    """The kind of proposal that a row is about, as far as it has been said."""
    for code in row[3:4]:
        if stem(field_of(code)) == "proposal":
            return VERBS[thing(code)].removeprefix("propose_")
    return ""


def _person(code: int) -> bool:
    return stem(field_of(code)) in ("whom", "also")
