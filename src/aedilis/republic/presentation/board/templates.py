"""Agreements that are often made, to begin an offer from: votes for talents, a shared consulate, a
governorship for a prosecution that comes to nothing (rules 1.04.3, 1.09.2, 1.09.41, 1.09.5).

Each is made of what can come true now, and only what the rules let the reader offer is given.
"""

from collections.abc import Iterator
from typing import Final

from aedilis.kernel.board import Template
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.deals.spelling import said
from aedilis.republic.deals.terms import NAMED, people, sitting_of
from aedilis.republic.deals.terms import TRIALS as PROSECUTIONS
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR
from aedilis.republic.phases.senate.ballot import Motion
from aedilis.republic.phases.senate.elections import colleagues, eligible_censors
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.phases.senate.governors import governor_candidates, vacant
from aedilis.republic.phases.senate.trials import grounds
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.board.eligible import convened
from aedilis.republic.presentation.names import Names
from aedilis.republic.rules.persons import holder, hrao_seat, of_faction
from aedilis.republic.state.agreement import NOMINATE, TALENTS, VOTE, Clause
from aedilis.republic.state.choices import PROVINCE, SENATOR, kind_of, thing, verb
from aedilis.republic.state.sitting import (
    CENSOR_STEP,
    CLOSING,
    CONSULS,
    DICTATOR_STEP,
    GOVERNORS,
    OTHER,
    PONTIFEX_STEP,
    TRIALS,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.view import RepublicView

MOST_OFFERED: Final = 5
"""Talents that a template offers at most; how many it is to be, the reader says."""
MINOR: Final = "prosecute_minor"
STEPS: Final = (
    CONSULS, PONTIFEX_STEP, DICTATOR_STEP, CENSOR_STEP, TRIALS, GOVERNORS, OTHER, CLOSING,
)  # fmt: skip
"""The Senate's business in its order."""


def templates(names: Names, view: RepublicView, aside: Prompt) -> list[Template]:
    """The agreements that the reader could begin an offer from, by partner."""
    s, seat = view.table, names.viewer
    makers = Makers(s, seat)
    found: list[Template] = []
    for partner in s.players():
        if partner == seat:
            continue
        for name, clauses in makers.with_partner(partner):
            move = said(clauses)
            if _offered(aside, [*move, thing(verb("end"))]):
                label = names.say(f"republic-template-{name}")
                found.append(Template(names.label(partner), label, move))
    return found


def _offered(aside: Prompt, things: Move) -> bool:
    """Whether the reader may offer just this."""
    out: Move = []
    for part in things:
        same = [choice for choice in aside.choices(out) if thing(choice) == thing(part)]
        if not same:
            return False
        out.append(same[0])
    return aside.accepts(out)


def _on_the_floor(motion: Motion) -> tuple[str, list[int]]:
    """A proposal as a promise names it; nothing for one with more in it than a promise can name."""
    content = motion.content()
    named: list[int] = []
    for base in dict.fromkeys(NAMED[motion.what]):
        there = [one for one in content if kind_of(one) == base]
        if motion.what in PROSECUTIONS:
            there = there[:1]
        if len(there) != NAMED[motion.what].count(base):
            return "", []
        named += there
    return motion.what, named


class Makers:
    """What a seat could agree on with others."""

    def __init__(self, s: RepublicState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.met = convened(s)
        self.step = s.senate_session.step if s.senate_session is not None else CONSULS

    def with_partner(self, partner: int) -> Iterator[tuple[str, list[Clause]]]:
        """The clauses of each template with one partner."""
        if self.s.neutrals is not None:
            return
        made = (
            ("votes", self._votes(partner)),
            ("consulate", self._consulate(partner)),
            ("governorship", self._governorship(partner)),
        )
        for name, clauses in made:
            if clauses:
                yield name, clauses

    def _votes(self, partner: int) -> list[Clause]:
        """His votes for what is on the floor or comes next, for talents."""
        about, content = self._subject(partner)
        if not about:
            return []
        treasury = self.s.factions[self.seat].treasury
        talents = max(1, min(MOST_OFFERED, treasury))
        return [
            self._of(VOTE, partner, self.seat, about, content),
            Clause(TALENTS, self.seat, partner, talents),
        ]

    def _subject(self, partner: int) -> tuple[str, list[int]]:
        """What his votes would be for."""
        vote = the_vote(self.s)
        if vote is not None and vote.motion.what in NAMED:
            return _on_the_floor(vote.motion)
        if self._due(CONSULS):
            pair = self._pair(self.seat, self.seat) or self._pair(self.seat, partner)
            if pair:
                return "consuls", pair
        if self._due(CENSOR_STEP):
            mine = self._best(self.seat, eligible_censors(self.met))
            if mine != NONE:
                return "censor", [SENATOR + mine]
        return self._province(self.seat)

    def _province(self, seat: int) -> tuple[str, list[int]]:
        """A province without a governor, for one of a seat's own."""
        own = self._best(seat, governor_candidates(self.met))
        empty = vacant(self.met)
        if own == NONE or not empty or not self._due(GOVERNORS):
            return "", []
        return "governors", [SENATOR + own, PROVINCE + empty[0]]

    def _consulate(self, partner: int) -> list[Clause]:
        """One of each as Consuls: who presides proposes them, and the other votes for them."""
        pair = self._pair(self.seat, partner)
        if not pair or not self._due(CONSULS):
            return []
        chair = presiding_seat(self.s) if self.s.senate_session is not None else hrao_seat(self.s)
        out = []
        for one, other in ((self.seat, partner), (partner, self.seat)):
            kind = NOMINATE if one == chair else VOTE
            out.append(self._of(kind, one, other, "consuls", pair))
        return out

    def _governorship(self, partner: int) -> list[Clause]:
        """Who has the Censor votes against the trial of the other's man, and his own man is to
        govern a province.
        """
        judge = holder(self.s, CENSOR)
        if judge == NONE or not self._due(TRIALS):
            return []
        accuser = self.s.senator(judge).faction
        if accuser not in (self.seat, partner):
            return []
        accused = self.seat + partner - accuser
        about, content = self._province(accuser)
        guilty = [slot for slot, _ in of_faction(self.s, accused) if grounds(self.s, slot, MINOR)]
        if not about or not guilty:
            return []
        against = self._of(VOTE, accuser, accused, MINOR, [SENATOR + self._best(accused, guilty)])
        against.number = 0
        return [against, self._of(VOTE, accused, accuser, about, content)]

    def _pair(self, one: int, other: int) -> list[int]:
        """The best pair of Consuls out of two factions; nothing where there is none."""
        first = self._best(one, colleagues(self.met))
        if first == NONE:
            return []
        second = self._best(other, colleagues(self.met, first))
        return [SENATOR + first, SENATOR + second] if second != NONE else []

    def _best(self, seat: int, slots: list[int]) -> int:
        """The most influential of a faction among some; NONE where there is nobody."""
        own = [slot for slot in slots if self.s.senator(slot).faction == seat]
        return max(own, key=lambda slot: (self.s.senator(slot).influence, -slot), default=NONE)

    def _due(self, step: str) -> bool:
        """Whether the business of a step may still come in the sitting that is meant."""
        later = sitting_of(self.s) != max(1, self.s.turn)
        return later or STEPS.index(self.step) <= STEPS.index(step)

    def _of(self, kind: int, by: int, to: int, about: str, content: list[int]) -> Clause:
        clause = Clause(kind, by, to, 1)
        clause.about, clause.content = about, content
        clause.people = people(self.s, content)
        return clause
