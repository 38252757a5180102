"""Trials with pleas: the accused finds an Advocate, who speaks for him against the Prosecutor once
all have voted (rules 2.05.1 to 2.05.6).
"""

from typing import Final

from aedilis.kernel.prompt import Choose
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import STATESMEN
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import (
    ADVOCATE_LOSES,
    ADVOCATE_WINS,
    KILLED_CHITS_BELOW,
    PROSECUTOR_LOSES,
    TRIAL_DICE,
)
from aedilis.republic.definitions.tables import trial_votes
from aedilis.republic.phases.senate.ballot import Motion, Tally
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.punishment import drawn
from aedilis.republic.phases.senate.seeking import SeekFrame
from aedilis.republic.phases.senate.trial import Appeal, TrialFrame, refusal_key
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import gain_influence, in_rome, oratory, who
from aedilis.republic.rules.rolls import throw
from aedilis.republic.state.choices import SENATOR, verb
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState

HIMSELF: Final = verb("plead_himself", "senator")
NO_OTHER: Final = verb("no", "senator")

cite("R 2.05.1", "R 2.05.3", "R 2.05.4", "R 2.05.5", "R 2.05.6")


class PleadedFrame(TrialFrame):
    """A prosecution in which an Advocate pleads.

    `advocate` is his slot, NONE where the accused speaks for himself. `plea` are the votes for
    innocence that his plea has brought, against it below 0; `chits` those that threaten him when
    the people have killed the accused.
    """

    __slots__ = ("advocate", "chits", "plea")

    def __init__(
        self,
        motion: Motion,
        tally: Tally,
        judge: int,
        since: int,
        appeal: Appeal,
        advocate: int,
        plea: int,
        chits: int,
    ) -> None:
        super().__init__(motion, tally, judge, since, appeal)
        self.advocate = advocate
        self.plea = plea
        self.chits = chits

    def kind(self) -> str:
        return "pleaded"

    def fields(self) -> list[object]:
        return [
            self.motion, self.tally, self.judge, self.since, self.appeal, self.advocate, self.plea,
            self.chits,
        ]  # fmt: skip

    # -- who takes part --------------------------------------------------------------------------

    def holds(self, s: RepublicState) -> bool:
        gone = self.has_died(s, self.accused()) or self.has_died(s, self.judge)
        return not gone and self.prosecutor() != NONE

    def drop(self, s: RepublicState) -> None:
        # A trial that nobody prosecutes any more is over for this year, as one that was vetoed.
        if self.tally.vetoed or self.prosecutor() == NONE:
            self.bar(s)

    def bury(self, state: RepublicState, slot: int) -> None:
        super().bury(state, slot)
        if self.advocate == slot:
            self.advocate = NONE

    def advance(self, state: RepublicState) -> bool:
        undecided = not self.appeal.outcome and not self.tally.vetoed
        if undecided and self.holds(state) and self.has_died(state, self.prosecutor()):
            state.stack.append(SuccessorFrame(NONE, []))
            return True
        return super().advance(state)

    # -- the plea --------------------------------------------------------------------------------

    def count(self, s: RepublicState) -> None:
        self.plead(s)
        super().count(s)

    def speaker(self) -> int:
        """Who pleads: the Advocate, or the accused himself."""
        return self.advocate if self.advocate != NONE else self.accused()

    @rule("R 2.05.3")
    def plead(self, s: RepublicState) -> None:
        """Two dice, and what the one speaks better than the other, sway the verdict."""
        dice = throw(s, TRIAL_DICE.dice)
        speaker = self.speaker()
        drm = pleading(s.senator(speaker)) - prosecuting(s.senator(self.prosecutor()))
        drm -= s.events[EVIL_OMENS]
        self.plea = trial_votes(dice + drm)
        if s.log is not None:
            told = {
                "person": who(s, speaker), "prosecutor": who(s, self.prosecutor()), "dice": dice,
                "drm": drm, "total": dice + drm, "votes": self.plea,
            }  # fmt: skip
            s.note("republic-plea", s.senator(speaker).faction, told)

    def totals(self, s: RepublicState) -> tuple[int, int]:
        yes, no = super().totals(s)
        return yes + max(-self.plea, 0), no + max(self.plea, 0)

    # -- the sentence ----------------------------------------------------------------------------

    def enraged(self, total: int) -> None:
        self.chits = max(0, KILLED_CHITS_BELOW - total)

    def acquit(self, s: RepublicState) -> None:
        super().acquit(s)
        if self.advocate != NONE:
            change_influence(s, self.advocate, ADVOCATE_WINS)
        change_influence(s, self.prosecutor(), PROSECUTOR_LOSES)

    def convict(self, s: RepublicState, dies: bool) -> None:
        advocate = self.advocate
        super().convict(s, dies)
        if advocate == NONE:
            return
        for slot in drawn(s, self.chits, [advocate]):
            die(s, slot)
            return
        change_influence(s, advocate, ADVOCATE_LOSES)


@rule("R 2.05.5", "R 2.05.6")
def change_influence(s: RepublicState, slot: int, change: int) -> None:
    """Who has won a trial gains influence, and who has lost it loses some, down to none."""
    before = s.senator(slot).influence
    gain_influence(s, slot, change)
    if s.log is not None:
        changed = s.senator(slot).influence - before
        s.note("republic-pleader", s.senator(slot).faction, _told(s, slot, changed))


def _told(s: RepublicState, slot: int, change: int) -> dict[str, object]:
    return {"person": who(s, slot), "gone": int(change < 0), "influence": abs(change)}


@rule("R 2.05.3", "R VII.advocate")
def pleading(one: Senator) -> int:
    """How well somebody speaks as an Advocate."""
    own = STATESMEN[one.statesman].advocate_drm if one.statesman != NONE else 0
    return oratory(one) + own


@rule("R 2.05.3")
def prosecuting(one: Senator) -> int:
    """How well somebody speaks as a Prosecutor."""
    own = STATESMEN[one.statesman].prosecutor_drm if one.statesman != NONE else 0
    return oratory(one) - own


def the_trial(s: RepublicState) -> PleadedFrame:
    """The trial before the Senate."""
    found = the_vote(s)
    assert isinstance(found, PleadedFrame)
    return found


cite("R 2.05.2")


class PleaderFrame(SeekFrame):
    """Somebody is looked for who takes a part in the trial, as long as it goes on."""

    __slots__ = ()

    def seeker_slot(self, trial: PleadedFrame) -> int:
        """The slot of who looks for him."""
        raise NotImplementedError

    def busy(self, trial: PleadedFrame) -> tuple[int, ...]:
        """The slots of those who have other parts in it."""
        raise NotImplementedError

    def seeker(self, s: RepublicState) -> int:
        return controller(s, s.senator(self.seeker_slot(the_trial(s))).faction)

    def over(self, s: RepublicState) -> bool:
        return not the_trial(s).holds(s)

    def candidates(self, s: RepublicState) -> list[int]:
        busy = self.busy(the_trial(s))
        return [slot for slot in in_rome(s) if slot not in busy]

    def parties(self, s: RepublicState, slot: int) -> dict[str, object]:
        """Who takes a part, and who is accused, for words."""
        return {"person": who(s, slot), "target": who(s, the_trial(s).accused())}

    def asked(self, s: RepublicState, key: str, rule: str) -> Choose:
        """What the candidate is asked, without its choices."""
        prompt = Choose(controller(s, s.senator(self.candidate).faction), key, rule, [])
        prompt.params = self.parties(s, self.candidate)
        return prompt


cite("R 2.05.2")


class AdvocateFrame(PleaderFrame):
    """The accused looks for an Advocate. Whoever is not found, he speaks for himself."""

    __slots__ = ()

    def kind(self) -> str:
        return "advocate"

    def what(self, s: RepublicState) -> str:
        return "advocate"

    def seeker_slot(self, trial: PleadedFrame) -> int:
        return trial.accused()

    def busy(self, trial: PleadedFrame) -> tuple[int, ...]:
        return trial.accused(), trial.judge, trial.prosecutor()

    def without(self) -> int:
        return HIMSELF

    def question(self, s: RepublicState) -> Choose:
        prompt = Choose(self.seeker(s), "republic-ask-advocate", "R 2.05.2", [])
        prompt.params = {"person": who(s, the_trial(s).accused())}
        return prompt

    def request(self, s: RepublicState) -> Choose:
        return self.asked(s, "republic-ask-plead", "R 2.05.2")

    def found(self, s: RepublicState, slot: int) -> None:
        the_trial(s).advocate = slot
        if s.log is not None:
            s.note("republic-advocate", s.senator(slot).faction, self.parties(s, slot))

    def given_up(self, s: RepublicState) -> None:
        accused = the_trial(s).accused()
        if s.log is not None:
            told = {"person": who(s, accused)}
            s.note("republic-pleads-himself", s.senator(accused).faction, told)


cite("R 2.05.2", "R 1.09.411")


class SuccessorFrame(PleaderFrame):
    """The Prosecutor has died: the Censor looks for another, or the trial is over."""

    __slots__ = ()

    def kind(self) -> str:
        return "successor"

    def what(self, s: RepublicState) -> str:
        return the_trial(s).motion.what

    def seeker_slot(self, trial: PleadedFrame) -> int:
        return trial.judge

    def busy(self, trial: PleadedFrame) -> tuple[int, ...]:
        return trial.accused(), trial.judge, trial.advocate

    def candidates(self, s: RepublicState) -> list[int]:
        """Nobody who has refused this charge before, and no heir of one who was in the Senate."""
        trial = the_trial(s)
        charge, barred = trial.motion.parts[0][1], s.sitting().barred
        free = super().candidates(s)
        return [
            slot
            for slot in free
            if not trial.has_died(s, slot)
            and refusal_key(s, trial.accused(), charge, slot) not in barred
        ]

    def without(self) -> int:
        return NO_OTHER

    def question(self, s: RepublicState) -> Choose:
        return Choose(self.seeker(s), "republic-ask-other-prosecutor", "R 2.05.2", [])

    def request(self, s: RepublicState) -> Choose:
        return self.asked(s, "republic-ask-prosecute", "R 1.09.411")

    def found(self, s: RepublicState, slot: int) -> None:
        trial = the_trial(s)
        accused, charge, _ = trial.motion.parts[0]
        trial.motion.parts = [[accused, charge, SENATOR + slot]]
        if s.log is not None:
            s.note("republic-other-prosecutor", s.senator(slot).faction, self.parties(s, slot))

    def given_up(self, s: RepublicState) -> None:
        trial = the_trial(s)
        accused, charge, _ = trial.motion.parts[0]
        trial.motion.parts = [[accused, charge, 0]]
