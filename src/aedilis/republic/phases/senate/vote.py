"""A vote: who is called, what puts an end to it, and what comes of it (rules 1.09.14 to 1.09.16).

The effect of a vote follows its last vote at once: nobody can do anything in between.
"""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import note_veto
from aedilis.republic.deals.prompts import tell_promise
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR
from aedilis.republic.phases.senate.ballot import (
    BY_TRIBUNE,
    CALL_REST,
    LAPSED,
    VETO,
    VETOED,
    Ballot,
)
from aedilis.republic.phases.senate.business import voters_popularity
from aedilis.republic.phases.senate.floor import chair, controller, keep_chair, presiding_seat
from aedilis.republic.phases.senate.kinds import NOBODY, names, slot_of
from aedilis.republic.phases.senate.rebuff import rebuff
from aedilis.republic.phases.senate.registry import is_proposal, kind_of
from aedilis.republic.phases.senate.repopulate import repopulate
from aedilis.republic.phases.senate.tribunes import AS_PONTIFEX, TO_VETO, may_have_veto, pay_with
from aedilis.republic.phases.senate.waiting import UNDONE, UNWILLING, unwilling, why_lapsed
from aedilis.republic.rules.college import votes_on_war
from aedilis.republic.rules.docket import votes_on_law
from aedilis.republic.rules.persons import any_in_rome, in_rome, votes
from aedilis.republic.state.choices import SEAT, SENATOR, seats, thing
from aedilis.republic.state.table import RepublicState

cite("R 1.09.14", "R 1.09.16", "R 1.09.152", "R 1.09.721", "R 2.01.32", "R 2.01.4")


class VoteFrame(Ballot):
    """A proposal on the floor: the chair calls one faction after the other."""

    __slots__ = ()

    def kind(self) -> str:
        return "vote"

    # -- what kinds of votes may change ----------------------------------------------------------

    def may_be_vetoed(self, s: RepublicState) -> bool:
        """Whether a Tribune can put an end to it."""
        kind = kind_of(self.motion.what)
        if not kind.vetoable or kind.last_chance(s, self.motion.parts):
            return False
        if self.motion.maker in (BY_TRIBUNE, NONE):
            return True
        return not s.senator(self.motion.maker).offices >> DICTATOR & 1

    def why_lapsed(self, s: RepublicState) -> str:
        """Why it cannot be put any more, as long as no vote on it has been called for."""
        kind = kind_of(self.motion.what)
        why = why_lapsed(s, kind, self.motion.by, self.of_tribune(), self.motion.parts)
        return why or (
            UNWILLING
            if unwilling(s, kind, self.motion.by, self.motion.parts, self.motion.agreed)
            else ""
        )

    def holds(self, s: RepublicState) -> bool:
        """Whether what is voted on still makes sense: also after a Tribune's proposal that came
        first because this one would send the chair away.
        """
        kind, barred = kind_of(self.motion.what), s.sitting().barred
        if barred and kind.key(self.motion.parts) in barred:
            return False
        return kind.holds(s, self.motion.parts)

    def weight(self, s: RepublicState, slot: int) -> int:
        kind = kind_of(self.motion.what)
        if s.college is not None and kind.of_war(s, self.motion.parts):
            return votes_on_war(s, slot)
        if self.motion.what == "law":
            return votes_on_law(s.senator(slot))
        return votes(s.senator(slot))

    @rule("R 1.09.821")
    def totals(self, s: RepublicState) -> tuple[int, int]:
        """The votes for and against, with those that nobody casts: the influence of who is to be
        Consul for Life.
        """
        own = (
            s.senator(slot_of(self.motion.parts[0][0])).influence
            if self.motion.what == "life"
            else 0
        )
        return self.tally.yes + own, self.tally.no

    def passes(self, yes: int, no: int) -> bool:
        """Whether so many votes for it are enough, against so many."""
        return kind_of(self.motion.what).passes(yes, no)

    def conclude(self, s: RepublicState, passed: bool) -> None:
        """All have voted: do what was decided."""
        kind = kind_of(self.motion.what)
        if self.motion.what in ("land_bill", "repeal"):
            voters_popularity(
                s, self.motion.what, self.motion.parts, self.tally.ayes, self.tally.noes
            )
        if passed:
            kind.carry(s, self.motion.parts, self.motion.by)
        else:
            s.sitting().barred.append(kind.key(self.motion.parts))
            kind.close(s, self.motion.parts)
            if self.motion.maker == chair(s) and self.unanimous(s):
                rebuff(s)

    @rule("R 1.09.152", "R 1.09.642", "R 1.09.721")
    def drop(self, s: RepublicState) -> None:
        """It was vetoed, or cannot be carried out any more, which is as good as a defeat; or who it
        names has died. Before the first vote was called for that costs nobody anything.
        """
        kind = kind_of(self.motion.what)
        if self.tally.vetoed != LAPSED:
            s.sitting().barred.append(kind.key(self.motion.parts))
        if self.tally.opened:
            kind.close(s, self.motion.parts)

    def bury(self, state: RepublicState, slot: int) -> None:
        """A vote that was cast counts, but no heir answers for it, or takes the place of who was
        named. A chair's proposals cost his successor nothing.
        """
        self.tally.ayes &= ~(1 << slot)
        self.tally.noes &= ~(1 << slot)
        if self.motion.maker == slot:
            self.motion.maker = NONE
        if not is_proposal(self.motion.what) or not names(self.motion.parts, slot):
            return
        if kind_of(self.motion.what).outlives:
            self.motion.parts = [
                [NOBODY if thing == SENATOR + slot else thing for thing in part]
                for part in self.motion.parts
            ]
        elif not self.tally.vetoed:
            self.tally.vetoed = LAPSED

    # -- the procedure ---------------------------------------------------------------------------

    def advance(self, state: RepublicState) -> bool:
        session = state.sitting()
        if session.departed:
            # Whoever presided has left: the sitting is over, and what waited with it.
            state.stack.pop()
            return True
        if session.veto:
            session.veto = False
            self._open(state)
            self.tally.vetoed = VETOED
        if self._at_end(state):
            return True
        if repopulate(state):
            return True
        keep_chair(state)
        if self.tally.asked != NONE and state.factions[self.tally.asked].gone:
            self.tally.voted[self.tally.asked] = 1
            self.tally.asked = NONE
        if self.tally.asked != NONE:
            return False
        left = self.left(state)
        if not left:
            self.count(state)
            return True
        if len(left) == 1 or chair(state) == NONE:
            self._ask(state, left[0])
        elif self.tally.rest:
            seat = self.tally.rest.pop(0)
            if seat in left:
                self._ask(state, seat)
        else:
            return False
        return True

    @rule("R 1.09.151", "R 1.09.152", "R 1.09.721")
    def _at_end(self, s: RepublicState) -> bool:
        """Take it from the floor if it was vetoed or has lost its object; gives whether it was."""
        fresh, self.fresh = self.fresh, False
        why = ""
        if not self.tally.vetoed:
            why = "" if fresh or self.tally.opened else self.why_lapsed(s)
            if not why and (fresh or self.holds(s)):
                return False
        if why:
            self.tally.vetoed = LAPSED
        s.stack.pop()
        if s.log is not None:
            if self.tally.vetoed == VETOED:
                s.note("republic-vetoed", -1, {"proposal": self.motion.what})
            else:
                s.note("republic-void", -1, {"proposal": self.motion.what, "why": why or UNDONE})
        self.drop(s)
        return True

    @rule("R 1.09.14")
    def left(self, s: RepublicState) -> list[int]:
        """The seats that have not been called yet and have something to say."""
        return [
            seat
            for seat in range(len(s.factions))
            if not self.tally.voted[seat] and self._takes_part(s, seat)
        ]

    @rule("R 1.09.14", "R 1.09.152")
    def _takes_part(self, s: RepublicState, seat: int) -> bool:
        """Whether a faction is called: it has votes, or by what everybody knows may have a veto."""
        if s.factions[seat].gone:
            return False
        if any_in_rome(s, seat):
            return True
        may_veto = self.may_be_vetoed(s) and controller(s, seat) == seat
        return may_veto and may_have_veto(s, seat, self.motion.what)

    def _ask(self, s: RepublicState, seat: int) -> None:
        # To call a further faction changes nothing else.
        self.fresh = self.tally.opened == 1
        self._open(s)
        self.tally.asked = seat

    @rule("R 1.09.151", "R 1.09.62", "R 1.09.621", "R 1.09.821")
    def _open(self, s: RepublicState) -> None:
        """The first vote is called for, or a veto spoken: now it has been proposed."""
        if not self.tally.opened:
            self.tally.opened = 1
            if is_proposal(self.motion.what):
                kind_of(self.motion.what).made(s, self.motion.parts)

    @rule("R 1.09.143", "R 1.09.16")
    def count(self, s: RepublicState) -> None:
        """All have voted: what it comes to."""
        yes, no = self.totals(s)
        passed = self.passes(yes, no)
        if s.college is not None:
            note_veto(s, self.motion.what, self.motion.content(), False)
        if s.log is not None:
            told = {"proposal": self.motion.what, "yes": yes, "no": no, "passed": int(passed)}
            s.note("republic-voted", -1, told)
        s.stack.pop()
        self.conclude(s, passed)

    def asks(self, state: RepublicState) -> list[Prompt]:
        if self.tally.asked == NONE:
            options = [CALL_REST, *seats("seat", self.left(state))]
            who_calls = presiding_seat(state)
            return [Choose(who_calls, "republic-ask-call", "R 1.09.14", options)]
        seat = controller(state, self.tally.asked)
        prompt = Ask(self, state, seat, "republic-ask-vote", "R 1.09.14")
        prompt.params = {"proposal": self.motion.what, "seat": self.tally.asked}
        own = seat == self.tally.asked and any_in_rome(state, seat)
        return [tell_promise(prompt, self.promised(state, seat) if own else None)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if self.tally.asked == NONE:
            self._call(state, move[0])
            return
        faction = self.tally.asked
        if move[0] == VETO:
            if move[1] == AS_PONTIFEX:
                note_veto(state, self.motion.what, self.motion.content(), True)
            pay_with(state, faction, move[1], TO_VETO)
            return
        if move[0] in self.more_options(state, faction):
            self.take_more(state, faction, move)
            return
        self.tally.asked = NONE
        self.tally.voted[faction] = 1
        self.cast(state, faction, move)
        # Votes and what they cost change nothing of what is voted on, unless a promise is kept.
        self.fresh = self.tally.opened == 1 and not state.deals and not state.flagged

    def _call(self, s: RepublicState, choice: int) -> None:
        if choice == CALL_REST:
            first = s.senator(chair(s)).faction
            order = s.round_from(s.at_place(first, 1))
            self.tally.rest = [seat for seat in order if not self.tally.voted[seat]]
        else:
            self._ask(s, thing(choice) - SEAT)

    @rule("R 1.09.144")
    def unanimous(self, s: RepublicState) -> bool:
        """Whether every senator in Rome of the other players voted against."""
        own = presiding_seat(s)
        others = [slot for slot in in_rome(s) if controller(s, s.senator(slot).faction) != own]
        return bool(others) and all(self.tally.noes >> slot & 1 for slot in others)


def current_vote(s: RepublicState) -> VoteFrame | None:
    """The vote on the floor if nothing but a wait interrupts it; else None."""
    for frame in s.stack[::-1]:
        if frame.kind() != "hold":
            return frame if isinstance(frame, VoteFrame) else None
    return None


def the_vote(s: RepublicState) -> VoteFrame | None:
    """The vote on the floor, or interrupted: the uppermost one; None when there is none."""
    for frame in s.stack[::-1]:
        if isinstance(frame, VoteFrame):
            return frame
    return None


@rule("R 1.09.623")
def land_bill_sponsors(s: RepublicState) -> list[int]:
    """The sponsors of the land bill on the floor, if both are of one faction; else nobody."""
    vote = the_vote(s)
    if vote is None or vote.motion.what != "land_bill":
        return []
    sponsors = [slot_of(thing) for thing in vote.motion.parts[0][1:] if thing != NOBODY]
    factions = [s.senator(slot).faction for slot in sponsors]
    return sponsors if len(factions) == 2 and factions[0] == factions[1] else []
