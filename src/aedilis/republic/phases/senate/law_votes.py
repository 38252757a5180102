"""Laws that the Senate votes on: their sponsors, their turn, and the vote (rules 2.06.1 to 2.06.3).

A law that is played finds two sponsors and waits then for its turn, behind the laws and the
Tribunes that came before it.
"""

from typing import Final

from aedilis.kernel.prompt import Choose
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.terms import people
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.phases.senate.ballot import BY_TRIBUNE, Motion, Tally
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.kinds import NOBODY
from aedilis.republic.phases.senate.law_effects import may_be_voted
from aedilis.republic.phases.senate.seeking import SeekFrame
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.phases.senate.waiting import UNDONE
from aedilis.republic.rules.docket import lay_open, take_back
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import in_rome, who
from aedilis.republic.state.choices import LAW, SENATOR, verb
from aedilis.republic.state.docket import BEHIND, BY, COSPONSOR, REPEALS, SPONSOR
from aedilis.republic.state.docket import LAW as THE_LAW
from aedilis.republic.state.table import RepublicState

NO_SPONSOR: Final = verb("no", "senator")
SPONSORS: Final = 2


# -- sponsors --------------------------------------------------------------------------------------


@rule("R 2.06.2")
def may_be_sponsored(s: RepublicState, law: int) -> bool:
    """Whether two sponsors may be found for a law that is played now, where the Senate votes on
    laws: for one after another, and for each once in a sitting.
    """
    if s.docket is None:
        return True
    if s.docket.refused >> law & 1 or s.sitting().departed:
        return False
    if any(frame.kind() == "sponsors" for frame in s.stack):
        return False
    return len(in_rome(s)) >= SPONSORS


@rule("R 2.06.2")
def seek_sponsors(s: RepublicState, seat: int, law: int, repeal: bool) -> None:
    """A law is laid open on the table, and its player looks for two who put it forward."""
    lay_open(s, seat, law)
    if s.log is not None:
        s.note("republic-law-open", seat, {"law": law})
    s.stack.append(SponsorsFrame(NONE, [], seat, law, int(repeal), NONE))


cite("R 1.04.3", "R 2.06.2")


class SponsorsFrame(SeekFrame):
    """The player of a law looks for its `sponsor`, and once he is found for a co-sponsor."""

    __slots__ = ("law", "repeal", "seat", "sponsor")

    def __init__(
        self, candidate: int, refused: list[int], seat: int, law: int, repeal: int, sponsor: int
    ) -> None:
        super().__init__(candidate, refused)
        self.seat = seat
        self.law = law
        self.repeal = repeal
        self.sponsor = sponsor

    def kind(self) -> str:
        return "sponsors"

    def fields(self) -> list[object]:
        return [self.candidate, self.refused, self.seat, self.law, self.repeal, self.sponsor]

    def what(self, s: RepublicState) -> str:
        return "law"

    def seeker(self, s: RepublicState) -> int:
        return controller(s, self.seat)

    def over(self, s: RepublicState) -> bool:
        return s.sitting().departed or s.factions[self.seat].gone

    def ended(self, s: RepublicState) -> None:
        take_back(s, self.seat, self.law)

    def bury(self, state: RepublicState, slot: int) -> None:
        super().bury(state, slot)
        if self.sponsor == slot:
            self.sponsor = NONE

    def candidates(self, s: RepublicState) -> list[int]:
        return [slot for slot in in_rome(s) if slot != self.sponsor]

    def without(self) -> int:
        return NO_SPONSOR

    def question(self, s: RepublicState) -> Choose:
        first = self.sponsor == NONE
        key = "republic-ask-law-sponsor" if first else "republic-ask-law-cosponsor"
        prompt = Choose(self.seeker(s), key, "R 2.06.2", [])
        prompt.params = {"law": self.law}
        return prompt

    def request(self, s: RepublicState) -> Choose:
        seat = controller(s, s.senator(self.candidate).faction)
        prompt = Choose(seat, "republic-ask-put-law", "R 2.06.2", [])
        prompt.params = {"person": who(s, self.candidate), "law": self.law}
        return prompt

    def found(self, s: RepublicState, slot: int) -> None:
        if self.sponsor == NONE:
            s.stack.append(
                SponsorsFrame(NONE, self.refused, self.seat, self.law, self.repeal, slot)
            )
        else:
            enqueue(s, [self.seat, self.law, self.repeal, self.sponsor, slot])

    def settled(self, slot: int) -> list[int]:
        # Who puts a law forward that finds no other sponsor has given his consent to none.
        return [] if self.sponsor == NONE else [self.sponsor, slot]

    def given_up(self, s: RepublicState) -> None:
        assert s.docket is not None
        s.docket.refused |= 1 << self.law
        take_back(s, self.seat, self.law)


@rule("R 2.06.2")
def enqueue(s: RepublicState, waiting: list[int]) -> None:
    """A law with its sponsors waits for its turn, behind those who have secured theirs."""
    assert s.docket is not None
    ahead = sum(1 << seat for seat in s.sitting().claims[::2])
    s.docket.queue.append([*waiting, ahead])
    if s.log is not None:
        told = {
            "law": waiting[THE_LAW], "sponsor": who(s, waiting[SPONSOR]),
            "cosponsor": who(s, waiting[COSPONSOR]),
        }  # fmt: skip
        s.note("republic-law-waits", waiting[BY], told)


# -- the vote --------------------------------------------------------------------------------------


def laws_wait(s: RepublicState) -> bool:
    """Whether there is a law to be voted on."""
    return s.docket is not None and bool(s.docket.queue)


def comes_before_laws(s: RepublicState, seat: int) -> bool:
    """Whether the Tribune of a seat was called before the law that is to be voted on next."""
    if s.docket is None or not s.docket.queue:
        return True
    return bool(s.docket.queue[0][BEHIND] >> seat & 1)


def has_had_its_turn(s: RepublicState, seat: int) -> None:
    """The proposal that a seat had secured is made: its next one comes after the laws."""
    if s.docket is not None:
        for one in s.docket.queue:
            one[BEHIND] &= ~(1 << seat)


@rule("R 2.06.2")
def put_next_law(s: RepublicState) -> bool:
    """The first of the laws that wait is put to the vote; gives whether there was one."""
    if s.docket is None or not s.docket.queue:
        return False
    one = s.docket.queue.pop(0)
    sponsors = [NOBODY if slot == NONE else SENATOR + slot for slot in one[SPONSOR:BEHIND]]
    part = [LAW + one[THE_LAW], *sponsors, one[REPEALS]]
    motion = Motion("law", [part], one[BY], BY_TRIBUNE)
    vote = LawFrame(motion, Tally([0] * len(s.factions)))
    s.stack.append(vote)
    if s.log is not None:
        told = {"proposal": "law", "content": part, "people": people(s, part), "tribune": 0}
        s.note("republic-proposed", one[BY], told)
    vote.fresh = vote.why_lapsed(s) == "" and hold(s, "proposal", False).lets_go(s)
    return True


cite("R 2.06.2", "R 2.06.3")


class LawFrame(VoteFrame):
    """The vote on a law. It has no maker whom a defeat could cost anything."""

    __slots__ = ()

    def kind(self) -> str:
        return "law_vote"

    def law(self) -> int:
        """Which law it is."""
        return self.motion.parts[0][0] - LAW

    def why_lapsed(self, s: RepublicState) -> str:
        due = may_be_voted(s, LAWS[self.law()], bool(self.motion.parts[0][3]))
        return "" if due else UNDONE

    def holds(self, s: RepublicState) -> bool:
        return True

    def drop(self, s: RepublicState) -> None:
        take_back(s, self.motion.by, self.law())
