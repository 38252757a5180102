"""One trial: the vote on a charge, the appeal to the people, and the sentence (rules 1.09.42 to
1.09.442).

Votes for are votes for guilt. The Censor who prosecutes presides while it lasts.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.frame import Plain
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import STATESMEN
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.definitions.numbers import (
    APPEAL_DICE,
    FREED_CHITS_ABOVE,
    MINOR_CONVICTION_INFLUENCE,
    MINOR_CONVICTION_POPULARITY,
)
from aedilis.republic.definitions.tables import APPEAL_FREED_AT, APPEAL_KILLED_AT, appeal_votes
from aedilis.republic.phases.senate.ballot import Motion, Tally
from aedilis.republic.phases.senate.punishment import drawn
from aedilis.republic.phases.senate.rebuff import rebuff
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.college import depose
from aedilis.republic.rules.concessions import give_up, of_senator
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import gain_influence, gain_popularity, votes, who
from aedilis.republic.rules.rolls import throw
from aedilis.republic.state.choices import SENATOR, verb
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL

MINOR: Final = "prosecute_minor"
MAJOR: Final = "prosecute_major"
LEADER: Final = "prosecute_leader"
"""The trial of a leader whose faction could not pay what omens cost (2.01.7); a major one."""

APPEAL: Final = verb("appeal")
APPEAL_MORE: Final = verb("appeal_more")

# What the people have made of an appeal.
UNDECIDED: Final = 0
KILLED: Final = 1
FREED: Final = 2


OF_TRIALS: Final = ("trial:", "prosecutor:")
"""How the keys begin of what bars a trial."""


def charge_key(s: RepublicState, accused: int, charge: int) -> str:
    """What bars a second trial of the same man on the same charge."""
    return f"trial:{who(s, accused)}:{charge}"


def refusal_key(s: RepublicState, accused: int, charge: int, slot: int) -> str:
    """What bars asking a senator again to prosecute the same man on the same charge."""
    return f"prosecutor:{who(s, slot)}:{charge_key(s, accused, charge)}"


class Appeal(Plain):
    """An appeal to the people. `made` says that there was one, `votes` are those for innocence that
    it brought (against it, below 0), `outcome` is what they decided themselves.
    """

    __slots__ = ("made", "outcome", "votes")

    def __init__(self, made: int = 0, votes: int = 0, outcome: int = UNDECIDED) -> None:
        self.made = made
        self.votes = votes
        self.outcome = outcome

    def fields(self) -> list[object]:
        return [self.made, self.votes, self.outcome]

    def clone(self) -> "Appeal":
        return Appeal(self.made, self.votes, self.outcome)


cite("R 1.09.42", "R 1.09.421", "R VII.popular-appeal", "R 1.09.422", "R 1.09.43", "R 1.09.721")


class TrialFrame(VoteFrame):
    """A prosecution on the floor.

    Its one part is the accused, the charge and the prosecutor, as things; 0 for no prosecutor.
    `judge` is the slot of who presides, `since` how many had died in this sitting when it began.
    """

    __slots__ = ("appeal", "judge", "since")

    def __init__(
        self, motion: Motion, tally: Tally, judge: int, since: int, appeal: Appeal
    ) -> None:
        super().__init__(motion, tally)
        self.judge = judge
        self.since = since
        self.appeal = appeal

    def kind(self) -> str:
        return "trial"

    def fields(self) -> list[object]:
        return [self.motion, self.tally, self.judge, self.since, self.appeal]

    def accused(self) -> int:
        """The slot of the accused."""
        return self.motion.parts[0][0] - SENATOR

    def prosecutor(self) -> int:
        """The slot of the prosecutor, NONE in a trial without one."""
        return self.motion.parts[0][2] - SENATOR if self.motion.parts[0][2] else NONE

    def has_died(self, s: RepublicState, slot: int) -> bool:
        """Whether who sat in a slot has died since it began; an heir may sit there now."""
        return slot in s.sitting().deaths[self.since :]

    # -- the vote --------------------------------------------------------------------------------

    def may_be_vetoed(self, s: RepublicState) -> bool:
        return True

    def may_abstain(self, s: RepublicState) -> bool:
        return True

    def why_lapsed(self, s: RepublicState) -> str:
        # A prosecution is no proposal: nobody can bring another before it.
        return ""

    def holds(self, s: RepublicState) -> bool:
        return not any(
            self.has_died(s, slot) for slot in (self.accused(), self.prosecutor(), self.judge)
        )

    def bound(self, s: RepublicState, slot: int) -> int:
        return -1

    def weight(self, s: RepublicState, slot: int) -> int:
        return votes(s.senator(slot))

    def passes(self, yes: int, no: int) -> bool:
        return yes > no

    def totals(self, s: RepublicState) -> tuple[int, int]:
        yes = self.tally.yes + max(-self.appeal.votes, 0)
        no = self.tally.no + max(self.appeal.votes, 0) + s.senator(self.accused()).influence
        return yes, no

    def drop(self, s: RepublicState) -> None:
        if self.tally.vetoed:
            self.bar(s)

    def bar(self, s: RepublicState) -> None:
        """He may not be tried on this charge again this turn; who has died since takes it with
        him, and it is not his heir's.
        """
        if not self.has_died(s, self.accused()):
            s.sitting().barred.append(self.key(s))

    def conclude(self, s: RepublicState, passed: bool) -> None:
        if passed:
            self.convict(s, self.motion.what != MINOR)
        else:
            self.acquit(s)
            if self.unanimous(s):
                rebuff(s)

    def key(self, s: RepublicState) -> str:
        """The key of this man and this charge."""
        return charge_key(s, self.accused(), self.motion.parts[0][1])

    # -- the appeal ------------------------------------------------------------------------------

    def more_options(self, s: RepublicState, seat: int) -> list[int]:
        if self.appeal.made or s.senator(self.accused()).faction != seat:
            return []
        return [APPEAL, APPEAL_MORE] if self.appeal_dice(s) > APPEAL_DICE.dice else [APPEAL]

    def appeal_dice(self, s: RepublicState) -> int:
        """How many dice the accused may throw for his appeal."""
        one = s.senator(self.accused())
        own = STATESMEN[one.statesman].appeal_dice if one.statesman != NONE else 0
        return max(own, APPEAL_DICE.dice)

    def appeal_drm(self, s: RepublicState) -> int:
        """What is added to the dice of the appeal."""
        return s.senator(self.accused()).popularity - s.events[EVIL_OMENS]

    def take_more(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        dice = self.appeal_dice(s) if move[0] == APPEAL_MORE else APPEAL_DICE.dice
        self.appeal_to_people(s, dice)

    @rule("R 1.09.421")
    def appeal_to_people(self, s: RepublicState, dice: int) -> None:
        """The people may kill the accused, free him, or sway the vote; freeing him they may turn
        upon who prosecuted him.
        """
        self.appeal.made = 1
        rolled = throw(s, dice)
        drm = self.appeal_drm(s)
        total = rolled + drm
        killed, freed = total <= APPEAL_KILLED_AT, total >= APPEAL_FREED_AT
        if killed:
            self.appeal.outcome = KILLED
            self.enraged(total)
        elif freed:
            self.appeal.outcome = FREED
            self.appeal.votes = total - FREED_CHITS_ABOVE
        else:
            self.appeal.votes = appeal_votes(total)
        if s.log is not None:
            told = {"person": who(s, self.accused()), "dice": rolled, "drm": drm, "total": total}
            seat = s.senator(self.accused()).faction
            if killed or freed:
                s.note(f"republic-appeal-{'killed' if killed else 'freed'}", seat, told)
            else:
                s.note("republic-appeal", seat, {**told, "votes": self.appeal.votes})

    def enraged(self, total: int) -> None:
        """The people have killed the accused, so low was the total of his appeal."""

    def advance(self, state: RepublicState) -> bool:
        if not self.appeal.outcome:
            return super().advance(state)
        state.stack.pop()
        if self.appeal.outcome == KILLED:
            self.convict(state, True)
        else:
            self.acquit(state)
            for slot in drawn(state, self.appeal.votes, self.threatened()):
                die(state, slot)
        return True

    def threatened(self) -> list[int]:
        """Whom the people may turn upon."""
        return [self.judge, self.prosecutor()]

    # -- the sentence ----------------------------------------------------------------------------

    @rule("R 1.09.43")
    def acquit(self, s: RepublicState) -> None:
        """He goes free, and may not be tried on this charge again this turn."""
        s.sitting().barred.append(self.key(s))
        if s.log is not None:
            told = {"person": who(s, self.accused())}
            s.note("republic-acquitted", s.senator(self.accused()).faction, told)

    @rule("R 1.09.44", "R 1.09.441", "R VII.major-minor-trials", "R 1.09.442", "R 1.09.421")
    def convict(self, s: RepublicState, dies: bool) -> None:
        """He is punished, and the prosecutor has his share."""
        slot = self.accused()
        accused = s.senator(slot)
        s.sitting().barred.append(self.key(s))
        was_consul = accused.marks & PRIOR_CONSUL
        before = accused.influence
        if s.log is not None:
            told = {"person": who(s, slot)}
            key = "republic-condemned" if dies else "republic-convicted"
            s.note(key, accused.faction, told)
        if dies:
            die(s, slot)
            lost = before
        else:
            gain_popularity(accused, MINOR_CONVICTION_POPULARITY)
            gain_influence(s, slot, MINOR_CONVICTION_INFLUENCE)
            lost = before - accused.influence
            accused.marks &= ~PRIOR_CONSUL
            depose(s, slot)
            for concession in of_senator(s, slot):
                give_up(s, concession)
        self.reward(s, lost, was_consul)

    @rule("R 1.09.44")
    def reward(self, s: RepublicState, lost: int, was_consul: int) -> None:
        """The prosecutor gets half of the influence lost, rounded up, and the mark of an
        ex-Consul.
        """
        slot = self.prosecutor()
        gained = (lost + 1) // 2
        s.senator(slot).marks |= was_consul
        gain_influence(s, slot, gained)
        if s.log is not None:
            told = {"person": who(s, slot), "influence": gained}
            s.note("republic-prosecutor-gains", s.senator(slot).faction, told)
