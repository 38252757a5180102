"""The Senate's floor: who presides, what is voted on, who may still interrupt (rules 1.09.1)."""

from collections.abc import Sequence

from aedilis.kernel.text import capital
from aedilis.republic.definitions.codes import FREE_TRIBUNE, NONE
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.phases.senate.pleas import PleadedFrame
from aedilis.republic.phases.senate.propose import ConsentFrame
from aedilis.republic.phases.senate.tribunes import may_have_card, pontifex_means
from aedilis.republic.phases.senate.vote import VoteFrame, the_vote
from aedilis.republic.presentation.board.marked import MarkedRepublicText, sentence
from aedilis.republic.presentation.board.parts import BattleOdds, Named, Sentence
from aedilis.republic.presentation.board.refs import card_ref, seat_ref
from aedilis.republic.presentation.board.stage_parts import (
    Decision,
    Floor,
    Interrupter,
    Proposal,
    Saying,
    Voter,
)
from aedilis.republic.presentation.board.wars import WarPainter
from aedilis.republic.presentation.coalition import coalition_told
from aedilis.republic.presentation.facts import (
    content_of_vote,
    open_laws,
    purse_in_rome,
)
from aedilis.republic.presentation.phrases import content_words, plea_words
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.persons import has, in_rome, of_faction
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.zones import CAPTIVE, REBEL


class FloorPainter:
    """Makes a picture of the Senate in session from one view."""

    def __init__(self, wars: WarPainter, marked: MarkedRepublicText) -> None:
        self.wars = wars
        self.people = wars.people
        self.marked = marked
        self.text = wars.text
        self.table = wars.table

    def floor(self, session: SenateSession, decisions: list[Decision]) -> Floor:
        """The Senate in session."""
        chair = self.people.chair
        return Floor(
            presiding=self.people.named(chair) if chair != NONE else None,
            presiding_seat=self.table.senator(chair).faction if chair != NONE else NONE,
            proposal=self.proposal(),
            interrupters=self.interrupters(session),
            claims=[self.people.seat(seat) for seat in session.claims[::2]],
            plea=self.plea(),
            laws=[
                Named(card_ref(LAWS[n].card), capital(self.text.law(n)))
                for n in open_laws(self.table)
            ],
            minor=session.minor,
            major=session.major,
            decisions=decisions,
            coalition=[
                Saying(label, sentence(words))
                for label, words in coalition_told(self.marked, self.table)
            ],
        )

    def plea(self) -> Sentence:
        """Who pleads for the accused, and against whom; empty without a plea."""
        vote = the_vote(self.table)
        if isinstance(vote, PleadedFrame) and vote.holds(self.table):
            return sentence(plea_words(self.marked, vote, self.table))
        return []

    def proposal(self) -> Proposal | None:
        """What lies before the Senate, or waits for somebody's consent before it does."""
        for frame in reversed(self.table.stack):
            if isinstance(frame, ConsentFrame):
                return self._waiting(frame)
            if isinstance(frame, VoteFrame):
                break
        vote = the_vote(self.table)
        if vote is None:
            return None
        content = content_of_vote(vote)
        yes, no = vote.totals(self.table)
        return Proposal(
            kind=capital(self.text.proposal(vote.motion.what)),
            words=sentence(content_words(self.marked, vote.motion.what, content, self.table)),
            by=self.people.seat(vote.motion.by),
            tribune=vote.of_tribune() and vote.motion.what != "law",
            yes=yes,
            no=no,
            opened=bool(vote.tally.opened),
            vetoable=vote.may_be_vetoed(self.table),
            voters=self.voters(vote),
            waiting=[],
            odds=self._odds(vote.motion.what, content),
        )

    def _waiting(self, frame: ConsentFrame) -> Proposal:
        content = frame.motion.content()
        return Proposal(
            kind=capital(self.text.proposal(frame.motion.what)),
            words=sentence(content_words(self.marked, frame.motion.what, content, self.table)),
            by=self.people.seat(frame.motion.by),
            tribune=frame.of_tribune(),
            yes=0,
            no=0,
            opened=False,
            vetoable=False,
            voters=[],
            waiting=[self.people.named(slot) for slot in frame.waiting(self.table)],
            odds=self._odds(frame.motion.what, content),
        )

    def _odds(self, what: str, content: Sequence[int]) -> list[BattleOdds]:
        return self.wars.proposed(content) if what == "deploy" else []

    # -- votes -------------------------------------------------------------------------------------

    def voters(self, vote: VoteFrame) -> list[Voter]:
        """Every faction with a voice: who has voted, who votes now, who follows in his order."""
        table = self.table
        seats = [seat for seat in range(len(table.factions)) if not table.factions[seat].gone]
        seats = [one for one in seats if vote.tally.voted[one] or vote.weight_of(table, one)]

        def place(seat: int) -> tuple[int, int]:
            if vote.tally.voted[seat]:
                return 0, seat
            if seat == vote.tally.asked:
                return 1, seat
            return 2, vote.tally.rest.index(seat) if seat in vote.tally.rest else len(
                table.factions
            ) + seat

        return [self._voter(vote, seat) for seat in sorted(seats, key=place)]

    def _voter(self, vote: VoteFrame, seat: int) -> Voter:
        table = self.table
        members = [slot for slot, _ in of_faction(table, seat)]
        ayes = any(vote.tally.ayes >> slot & 1 for slot in members)
        noes = any(vote.tally.noes >> slot & 1 for slot in members)
        side = ""
        if vote.tally.voted[seat]:
            side = (
                "split" if ayes and noes else "for" if ayes else "against" if noes else "abstained"
            )
        return Voter(
            ref=seat_ref(seat),
            name=self.text.label(seat),
            votes=vote.weight_of(table, seat),
            purse=purse_in_rome(table, seat),
            side=side,
            asked=vote.tally.asked == seat,
        )

    def interrupters(self, session: SenateSession) -> list[Interrupter]:
        """Who may interrupt, by what all know: hands are counted, never looked into."""
        table = self.table
        found: list[Interrupter] = []
        for seat in range(len(table.factions)):
            faction = table.factions[seat]
            if faction.gone:
                continue
            free: list[Named] = []
            for slot, one in of_faction(table, seat):
                used = session.free >> slot & 1
                if has(one, FREE_TRIBUNE) and not used and one.place not in (CAPTIVE, REBEL):
                    free.append(self.people.named(slot))
            if pontifex_means(table, seat, ""):
                free.append(self.people.named(pontifex(table)))
            cards = len(faction.hand) if may_have_card(table, seat) else 0
            dagger = not session.attacked >> seat & 1 and bool(in_rome(table, seat))
            if cards or free or dagger:
                name = self.text.label(seat)
                found.append(Interrupter(seat_ref(seat), name, cards, free, dagger))
        return found
