"""One sitting of the Senate: what it remembers until it closes (rules 1.09)."""

import re
from typing import Final

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.state.choices import SENATOR

# The points of the agenda (1.09.1); `phases/senate/agenda.py` has them in order.
CONSULS: Final = "consuls"
PONTIFEX_STEP: Final = "pontifex"
DICTATOR_STEP: Final = "dictator"
CENSOR_STEP: Final = "censor"
TRIALS: Final = "prosecutions"
GOVERNORS: Final = "governors"
OTHER: Final = "other"
CLOSING: Final = "closing"


class SenateSession:
    """What the Senate of this turn has done.

    `step` is where in its order of business it stands, `chair` the slot of who presides, NONE
    before the first. `yielded` is the mask of slots that gave up presiding; `outgoing` of those
    who were Consul or Dictator when it opened; `ended` of offices that were filled this turn.
    `barred` are the keys of proposals that may not come again. `minor` and `major` count
    prosecutions, `former` is who presided before the Censor took the chair. `attacked` and
    `struck` are masks of the seats whose members tried to assassinate and of those that were tried
    upon. `free` is the mask of slots that have used their free Tribune or veto. `claims` are pairs
    of a seat that has secured the next proposal with a Tribune, and 1 if that is good for a land
    bill only. `raised` and `disbanded` are masks of units, of legions and of fleets.
    `dictator_open` says that the Consuls have failed to agree on a Dictator, `dictator_over` that
    the chair proposes none any more. `fined` says that this turn's Calpurnian fine is spent,
    `repealed` that a repeal was tried, `life_tried` that somebody was nominated Consul for Life.
    `rhodian_open` says that the alliance may still be rejected, `departed` that the chair has left
    for a war, which closes the sitting. `veto` is a Tribune's veto on its way to the vote on the
    floor, `callers` are pairs of a seat and what pays for its Tribune, all called for while the
    Senate waits for Tribunes. `refused` are proposals that somebody would not consent to, until
    another has been resolved. `trials_over` says that the Censor has given up presiding;
    `fresh_legions` is the mask of legions sent to garrisons in this sitting. `deaths` are the slots
    of those who have died in it, in order; `finer` is the seat that dice gave the right to fine
    corrupt governors. `first_serial` is the last command given before it opened.
    """

    __slots__ = (
        "attacked", "barred", "callers", "chair", "claims", "deaths", "departed", "dictator_open",
        "dictator_over", "disbanded", "ended", "fined", "finer", "first_serial", "former", "free",
        "fresh_legions", "life_tried", "major", "minor", "outgoing", "raised", "refused",
        "repealed", "rhodian_open", "step", "struck", "trials_over", "veto", "yielded",
    )  # fmt: skip

    def __init__(self) -> None:
        self.step: str = CONSULS
        self.chair = NONE
        self.former = NONE
        self.yielded = 0
        self.outgoing = 0
        self.ended = 0
        self.barred: list[str] = []
        self.minor = 0
        self.major = 0
        self.attacked = 0
        self.struck = 0
        self.free = 0
        self.claims: list[int] = []
        self.raised: list[int] = [0, 0]
        self.disbanded: list[int] = [0, 0]
        self.dictator_open = False
        self.dictator_over = False
        self.fined = False
        self.repealed = False
        self.life_tried = False
        self.rhodian_open = False
        self.departed = False
        self.veto = False
        self.trials_over = False
        self.callers: list[int] = []
        self.refused: list[str] = []
        self.fresh_legions = 0
        self.first_serial = 0
        self.deaths: list[int] = []
        self.finer = NONE

    def bury(self, slot: int) -> None:
        """Who sat in a slot has died: nobody there after him has his chair, or what barred him."""
        self.deaths.append(slot)
        here = ~(1 << slot)
        self.yielded &= here
        self.outgoing &= here
        self.free &= here
        named = re.compile(rf"\b{SENATOR + slot}\b")
        self.barred = [key for key in self.barred if not named.search(key)]
        self.refused = [key for key in self.refused if not named.search(key)]
        if self.chair == slot:
            self.chair = NONE
        if self.former == slot:
            self.former = NONE

    def other_business(self) -> bool:
        """Whether it is the time for proposals of every kind, a Tribune's at the close included."""
        return self.step in (OTHER, CLOSING)

    def clone(self) -> "SenateSession":
        """An independent copy."""
        other = SenateSession()
        other.step = self.step
        other.chair = self.chair
        other.former = self.former
        other.yielded = self.yielded
        other.outgoing = self.outgoing
        other.ended = self.ended
        other.barred = self.barred[:]
        other.minor = self.minor
        other.major = self.major
        other.attacked = self.attacked
        other.struck = self.struck
        other.free = self.free
        other.claims = self.claims[:]
        other.raised = self.raised[:]
        other.disbanded = self.disbanded[:]
        other.dictator_open = self.dictator_open
        other.dictator_over = self.dictator_over
        other.fined = self.fined
        other.repealed = self.repealed
        other.life_tried = self.life_tried
        other.rhodian_open = self.rhodian_open
        other.departed = self.departed
        other.veto = self.veto
        other.trials_over = self.trials_over
        other.callers = self.callers[:]
        other.refused = self.refused[:]
        other.fresh_legions = self.fresh_legions
        other.first_serial = self.first_serial
        other.deaths = self.deaths[:]
        other.finer = self.finer
        return other
