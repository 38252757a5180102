"""A vote: who is called, what puts an end to it, and what comes of it (rules 1.09.14 to 1.09.16).

The effect of a vote follows its last vote at once: nobody can do anything in between.
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.frames import Ask
from aedilis.republic.known import DICTATOR
from aedilis.republic.senate.ballot import (
    BY_CHAIR,
    CALL_REST,
    LAPSED,
    ORPHANED,
    VETO,
    VETOED,
    Ballot,
)
from aedilis.republic.senate.business import voters_popularity
from aedilis.republic.senate.floor import chair, controller, keep_chair, presiding_seat
from aedilis.republic.senate.kinds import NOBODY, names, slot_of
from aedilis.republic.senate.rebuff import rebuff
from aedilis.republic.senate.registry import is_proposal, kind_of
from aedilis.republic.senate.repopulate import repopulate
from aedilis.republic.senate.tribunes import TO_VETO, may_have_veto, pay_with
from aedilis.republic.senators import in_rome
from aedilis.republic.state import RepublicState
from aedilis.republic.things import SEAT, SENATOR, seats, thing

cite("R 1.09.14", "R 1.09.16", "R 1.09.152", "R 1.09.721")


class VoteFrame(Ballot):
    """A proposal on the floor: the chair calls one faction after the other."""

    __slots__ = ()

    def kind(self) -> str:
        return "vote"

    # -- what kinds of votes may change ----------------------------------------------------------

    def may_be_vetoed(self, s: RepublicState) -> bool:
        """Whether a Tribune can put an end to it."""
        kind = kind_of(self.what)
        if not kind.vetoable or kind.last_chance(s, self.parts):
            return False
        if self.tribune != BY_CHAIR or chair(s) == NONE:
            return True
        return not s.senator(chair(s)).offices >> DICTATOR & 1

    def holds(self, s: RepublicState) -> bool:
        """Whether what is voted on still makes sense."""
        return kind_of(self.what).holds(s, self.parts)

    @rule("R 1.09.821")
    def totals(self, s: RepublicState) -> tuple[int, int]:
        """The votes for and against, with those that nobody casts: the influence of who is to be
        Consul for Life.
        """
        own = s.senator(slot_of(self.parts[0][0])).influence if self.what == "life" else 0
        return self.yes + own, self.no

    def conclude(self, s: RepublicState, passed: bool) -> None:
        """All have voted: do what was decided."""
        kind = kind_of(self.what)
        if self.what in ("land_bill", "repeal"):
            voters_popularity(s, self.what, self.parts, self.ayes, self.noes)
        if passed:
            kind.carry(s, self.parts, self.by)
        else:
            s.sitting().barred.append(kind.key(self.parts))
            kind.close(s, self.parts)
            if self.tribune == BY_CHAIR and self.unanimous(s):
                rebuff(s)

    @rule("R 1.09.152", "R 1.09.642", "R 1.09.721")
    def drop(self, s: RepublicState) -> None:
        """It was vetoed, or cannot be carried out any more, which is as good as a defeat; or who it
        names has died.
        """
        kind = kind_of(self.what)
        if self.vetoed != LAPSED:
            s.sitting().barred.append(kind.key(self.parts))
        kind.close(s, self.parts)

    def bury(self, state: RepublicState, slot: int) -> None:
        """A vote that was cast counts, but no heir answers for it, or takes the place of who was
        named. A chair's proposals cost his successor nothing.
        """
        self.ayes &= ~(1 << slot)
        self.noes &= ~(1 << slot)
        if self.tribune == BY_CHAIR and chair(state) == slot:
            self.tribune = ORPHANED
        if not is_proposal(self.what) or not names(self.parts, slot):
            return
        if kind_of(self.what).outlives:
            self.parts = [
                [NOBODY if thing == SENATOR + slot else thing for thing in part]
                for part in self.parts
            ]
        elif not self.vetoed:
            self.vetoed = LAPSED

    # -- the procedure ---------------------------------------------------------------------------

    def advance(self, state: RepublicState) -> bool:
        session = state.sitting()
        if session.departed:
            # Whoever presided has left: the sitting is over, and what waited with it.
            state.stack.pop()
            return True
        if session.veto:
            session.veto = False
            self.vetoed = VETOED
        if self.vetoed or not self.holds(state):
            state.stack.pop()
            if state.log is not None:
                key = "republic-vetoed" if self.vetoed == VETOED else "republic-void"
                state.note(key, -1, {"proposal": self.what})
            self.drop(state)
            return True
        if repopulate(state):
            return True
        keep_chair(state)
        if self.asked != NONE and state.factions[self.asked].gone:
            self.voted[self.asked] = 1
            self.asked = NONE
        if self.asked != NONE:
            return False
        left = self.left(state)
        if not left:
            self._count(state)
            return True
        if len(left) == 1 or chair(state) == NONE:
            self._ask(left[0])
        elif self.rest:
            seat = self.rest.pop(0)
            if seat in left:
                self._ask(seat)
        else:
            return False
        return True

    @rule("R 1.09.14")
    def left(self, s: RepublicState) -> list[int]:
        """The seats that have not been called yet and have something to say."""
        return [
            seat for seat in range(s.seats) if not self.voted[seat] and self._takes_part(s, seat)
        ]

    @rule("R 1.09.14", "R 1.09.152")
    def _takes_part(self, s: RepublicState, seat: int) -> bool:
        """Whether a faction is called: it has votes, or by what everybody knows may have a veto."""
        if s.factions[seat].gone:
            return False
        if in_rome(s, seat):
            return True
        may_veto = self.may_be_vetoed(s) and controller(s, seat) == seat
        return may_veto and may_have_veto(s, seat, self.what)

    def _ask(self, seat: int) -> None:
        self.opened = 1
        self.asked = seat

    @rule("R 1.09.143", "R 1.09.16")
    def _count(self, s: RepublicState) -> None:
        yes, no = self.totals(s)
        passed = yes > no
        if s.log is not None:
            told = {"proposal": self.what, "yes": yes, "no": no, "passed": int(passed)}
            s.note("republic-voted", -1, told)
        s.stack.pop()
        self.conclude(s, passed)

    def asks(self, state: RepublicState) -> list[Prompt]:
        if self.asked == NONE:
            options = [CALL_REST, *seats("seat", self.left(state))]
            who_calls = presiding_seat(state)
            return [Choose(who_calls, "republic-ask-call", "R 1.09.14", options)]
        seat = controller(state, self.asked)
        prompt = Ask(self, state, seat, "republic-ask-vote", "R 1.09.14")
        prompt.params = {"proposal": self.what, "seat": self.asked}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if self.asked == NONE:
            self._call(state, move[0])
            return
        faction = self.asked
        if move[0] == VETO:
            pay_with(state, faction, move[1], TO_VETO)
            return
        if move[0] in self.more_options(state, faction):
            self.take_more(state, faction, move)
            return
        self.asked = NONE
        self.voted[faction] = 1
        self.cast(state, faction, move)

    def _call(self, s: RepublicState, choice: int) -> None:
        if choice == CALL_REST:
            first = s.senator(chair(s)).faction
            order = [(first + 1 + n) % s.seats for n in range(s.seats)]
            self.rest = [seat for seat in order if not self.voted[seat]]
        else:
            self._ask(thing(choice) - SEAT)

    @rule("R 1.09.144")
    def unanimous(self, s: RepublicState) -> bool:
        """Whether every senator in Rome of the other players voted against."""
        own = presiding_seat(s)
        others = [slot for slot in in_rome(s) if controller(s, s.senator(slot).faction) != own]
        return bool(others) and all(self.noes >> slot & 1 for slot in others)


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
    if vote is None or vote.what != "land_bill":
        return []
    sponsors = [slot_of(thing) for thing in vote.parts[0][1:] if thing != NOBODY]
    factions = [s.senator(slot).faction for slot in sponsors]
    return sponsors if len(factions) == 2 and factions[0] == factions[1] else []
