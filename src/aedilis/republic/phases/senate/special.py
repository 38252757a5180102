"""The special trial of the leader whose assassin was caught (rules 1.09.74, 1.09.721)."""

from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR, EVIL_OMENS
from aedilis.republic.definitions.numbers import APPEAL_DICE
from aedilis.republic.phases.senate.ballot import Motion, Tally
from aedilis.republic.phases.senate.floor import fill_chair, keep_chair, may_preside, take_chair
from aedilis.republic.phases.senate.punishment import accomplices, execute
from aedilis.republic.phases.senate.trial import Appeal, TrialFrame
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import holder, who
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.table import RepublicState

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
    by, since = s.senator(session.chair).faction, len(session.deaths)
    frame = SpecialTrialFrame(
        Motion(SPECIAL, [[SENATOR + leader, 0, 0]], by, session.chair),
        Tally([0] * len(s.factions)),
        judge, since, Appeal(), popularity, former,
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
        motion: Motion,
        tally: Tally,
        judge: int,
        since: int,
        appeal: Appeal,
        popularity: int,
        former: int,
    ) -> None:
        super().__init__(motion, tally, judge, since, appeal)
        self.popularity = popularity
        self.former = former

    def kind(self) -> str:
        return "special"

    def fields(self) -> list[object]:
        return [
            self.motion, self.tally, self.judge, self.since, self.appeal, self.popularity,
            self.former,
        ]  # fmt: skip

    def may_be_vetoed(self, s: RepublicState) -> bool:
        return False

    def appeal_drm(self, s: RepublicState) -> int:
        return -self.popularity - s.events[EVIL_OMENS]

    def vote_options(self, s: RepublicState) -> list[int]:
        # He has to appeal before his faction may vote.
        return self.more_options(s, self.tally.asked) or super().vote_options(s)

    def advance(self, state: RepublicState) -> bool:
        if self.judge == NONE:
            keep_chair(state)
        alive = self.holds(state)
        called = (
            alive and self.tally.asked != NONE and bool(self.more_options(state, self.tally.asked))
        )
        if called and self.appeal_dice(state) == APPEAL_DICE.dice and not self.appeal.outcome:
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
            fill_chair(s)
