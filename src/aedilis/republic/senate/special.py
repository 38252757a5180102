"""The special trial of the leader whose assassin was caught (rules 1.09.74, 1.09.721)."""

from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import APPEAL_DICE
from aedilis.republic.frames import hold
from aedilis.republic.known import CENSOR, EVIL_OMENS
from aedilis.republic.senate.floor import keep_chair, may_preside, next_chair, take_chair
from aedilis.republic.senate.kinds import Parts
from aedilis.republic.senate.punishment import accomplices, execute
from aedilis.republic.senate.trial import UNDECIDED, TrialFrame
from aedilis.republic.senators import holder, who
from aedilis.republic.state import RepublicState
from aedilis.republic.things import SENATOR

SPECIAL: Final = "special_trial"


@rule("R 1.09.74")
def start_special(s: RepublicState, leader: int, popularity: int) -> None:
    """A leader is tried at once for the attempt on somebody so popular. The Censor presides, even
    over his own trial; without a Censor in Rome whoever presides now.
    """
    keep_chair(s)
    session = s.sitting()
    former = session.chair
    censor = holder(s, CENSOR)
    judge = censor if may_preside(s, censor) else NONE
    if judge != NONE:
        take_chair(s, judge)
    if s.log is not None:
        s.note("republic-special-trial", s.senator(leader).faction, {"person": who(s, leader)})
    by, since, none = s.senator(session.chair).faction, len(session.deaths), [0] * s.seats
    frame = SpecialTrialFrame(
        SPECIAL, [[SENATOR + leader, 0, 0]], by, 0, NONE, [], none, 0, 0, 0, 0, 0, 0, judge, since,
        0, 0, UNDECIDED, popularity, former,
    )  # fmt: skip
    s.stack.append(frame)
    hold(s, "proposal", False)


cite("R 1.09.74", "R 1.09.152", "R 1.09.721")


class SpecialTrialFrame(TrialFrame):
    """The trial of a faction leader for an assassination.

    `popularity` was the target's, `former` presided before. `judge` is the Censor, NONE when there
    is none in Rome.
    """

    __slots__ = ("former", "popularity")

    def __init__(
        self,
        what: str,
        parts: Parts,
        by: int,
        tribune: int,
        asked: int,
        rest: list[int],
        voted: list[int],
        yes: int,
        no: int,
        ayes: int,
        noes: int,
        opened: int,
        vetoed: int,
        judge: int,
        since: int,
        appealed: int,
        appeal: int,
        verdict: int,
        popularity: int,
        former: int,
    ) -> None:
        super().__init__(
            what, parts, by, tribune, asked, rest, voted, yes, no, ayes, noes, opened, vetoed,
            judge, since, appealed, appeal, verdict,
        )  # fmt: skip
        self.popularity = popularity
        self.former = former

    def kind(self) -> str:
        return "special"

    def fields(self) -> list[object]:
        return [*super().fields(), self.popularity, self.former]

    def may_be_vetoed(self, s: RepublicState) -> bool:
        return False

    def appeal_drm(self, s: RepublicState) -> int:
        return -self.popularity - s.events[EVIL_OMENS]

    def vote_options(self, s: RepublicState) -> list[int]:
        # He has to appeal before his faction may vote.
        return self.more_options(s, self.asked) or super().vote_options(s)

    def advance(self, state: RepublicState) -> bool:
        if self.judge == NONE:
            keep_chair(state)
        called = self.asked != NONE and bool(self.more_options(state, self.asked))
        if called and self.appeal_dice(state) == APPEAL_DICE.dice and not self.verdict:
            self.appeal_to_people(state, APPEAL_DICE.dice)
        return super().advance(state)

    def threatened(self) -> list[int]:
        # Nobody prosecutes, and who frees the accused does not kill him.
        return [self.judge] if self.judge != self.accused() else []

    def drop(self, s: RepublicState) -> None:
        self.give_back_chair(s)

    def conclude(self, s: RepublicState, passed: bool) -> None:
        if passed:
            self.convict(s, True)
        else:
            self.acquit(s)

    def acquit(self, s: RepublicState) -> None:
        if s.log is not None:
            told = {"person": who(s, self.accused())}
            s.note("republic-acquitted", s.senator(self.accused()).faction, told)
        self.give_back_chair(s)

    def convict(self, s: RepublicState, dies: bool) -> None:
        seat = s.senator(self.accused()).faction
        execute(s, self.accused())
        if not s.factions[seat].gone:
            accomplices(s, seat, self.popularity)
        self.give_back_chair(s)

    def look_after_judge(self, s: RepublicState) -> None:
        self.give_back_chair(s)

    def give_back_chair(self, s: RepublicState) -> None:
        """Who presided before does so again, if he still can."""
        if may_preside(s, self.former) and not self.has_died(s, self.former):
            take_chair(s, self.former)
        else:
            take_chair(s, next_chair(s))
