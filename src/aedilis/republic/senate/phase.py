"""The order of business of the Senate, from its opening to its close (rules 1.09.1, 1.09.6).

Consuls, Dictator, Censor, prosecutions, governors, other business, adjournment; at the close forces
that cannot fight come home.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.frames import Ask, HoldFrame, Step
from aedilis.republic.known import CENSOR, DICTATOR, NEW_ALLIANCE, ROME_CONSUL
from aedilis.republic.phases.forum.alliance import NewAllianceFrame
from aedilis.republic.senate.closing import close_senate, settle_callers
from aedilis.republic.senate.elections import (
    Dictators,
    censor_candidates,
    consul_candidates,
    consul_pairs,
    dictator_allowed,
    elect_consuls,
    eligible_censors,
    make_censor,
    retire,
)
from aedilis.republic.senate.floor import (
    by_rank,
    keep_chair,
    may_preside,
    next_chair,
    presiding_seat,
    take_chair,
)
from aedilis.republic.senate.governors import fill_automatically, must_fill
from aedilis.republic.senate.opening import open_senate
from aedilis.republic.senate.posts import UNSAID, AppointFrame, PostsFrame, consuls_in_rome
from aedilis.republic.senate.propose import (
    ANY,
    ONLY_LAND_BILLS,
    ProposeFrame,
    make,
    open_kinds,
    proposal_field,
)
from aedilis.republic.senate.repopulate import repopulate
from aedilis.republic.senate.trials import end_trials, start_trial, trial_field, trial_options
from aedilis.republic.senate.tribunes import may_have_proposal
from aedilis.republic.senators import holder
from aedilis.republic.session import (
    CENSOR_STEP,
    CLOSING,
    CONSULS,
    DICTATOR_STEP,
    GOVERNORS,
    OTHER,
    TRIALS,
    Session,
)
from aedilis.republic.state import SENATE, RepublicState
from aedilis.republic.things import verb

OPENING: Final = 0
SITTING: Final = 1
ADJOURNED: Final = 2
CLOSE: Final = 3
ALLIANCE: Final = 4
OVER: Final = 5

NEXT: Final = verb("next_step")
ADJOURN: Final = verb("adjourn")
END_TRIALS: Final = verb("end_trials")
GOVERNORS_VERB: Final = verb("propose_governors")

KEYS: Final = (
    "republic-ask-senate-consuls", "republic-ask-senate-dictator", "republic-ask-senate-censor",
    "republic-ask-senate-prosecutions", "republic-ask-senate-governors",
    "republic-ask-senate-other",
)  # fmt: skip
RULES: Final = ("R 1.09.2", "R 1.09.32", "R 1.09.4", "R 1.09.41", "R 1.09.5", "R 1.09.6")


@rule("R 1.09.151")
def secured(s: RepublicState, session: Session) -> bool:
    """Whoever has secured the next proposal has it, as soon as there is any he can make. Gives
    whether there was one.
    """
    for n in range(0, len(session.claims), 2):
        only = ONLY_LAND_BILLS if session.claims[n + 1] else ANY
        frame = ProposeFrame(session.claims[n], only)
        if frame.options(s):
            session.claims = session.claims[:n] + session.claims[n + 2 :]
            s.stack.append(frame)
            return True
    return False


@rule("R 1.09.151", "R 1.09.6")
def wait_for_tribunes(s: RepublicState) -> None:
    """The chair has adjourned: wait for all who may call a Tribune, by what everybody knows."""
    done = [int(not may_have_proposal(s, seat)) for seat in range(s.seats)]
    s.stack.append(HoldFrame("adjournment", 1, done))


cite("R 1.09.1", "R 1.09.6", "R 1.09.12")


class SenateFrame(Step):
    """One sitting; `step` is where it stands between opening and close."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def kind(self) -> str:
        return "senate"

    def fields(self) -> list[object]:
        return [self.step]

    def advance(self, state: RepublicState) -> bool:
        if self.step == OPENING:
            state.phase = SENATE
            open_senate(state)
            self.step = SITTING
            return True
        session = state.sitting()
        if self.step == SITTING:
            return self._sit(state, session)
        if self.step == ADJOURNED:
            # After a Tribune's proposal the chair adjourns again, and others may call for one.
            self.step = SITTING if settle_callers(state) else CLOSE
            return True
        if self.step == CLOSE:
            close_senate(state)
            self.step = ALLIANCE
        elif self.step == ALLIANCE:
            self.step = OVER
            if state.events[NEW_ALLIANCE]:
                state.stack.append(NewAllianceFrame())
        else:
            state.session = None
            state.stack.pop()
        return True

    def _sit(self, s: RepublicState, session: Session) -> bool:
        """What comes next, as long as the Senate sits."""
        if repopulate(s):
            return True
        keep_chair(s)
        if session.departed or session.chair == NONE:
            self.step = CLOSE
            return True
        if secured(s, session):
            return True
        if session.step == CLOSING:
            if must_fill(s):
                session.step = OTHER
                return True
            self.step = ADJOURNED
            wait_for_tribunes(s)
            return True
        return self._business(s, session)

    @rule("R 1.09.1", "R 1.09.6")
    def _business(self, s: RepublicState, session: Session) -> bool:
        if session.step == CONSULS:
            return self._consuls(s, session)
        if session.step == DICTATOR_STEP:
            return self._dictator(s, session)
        if session.step == CENSOR_STEP:
            return self._censor(s, session)
        if session.step == TRIALS:
            return self._trials(s, session)
        if fill_automatically(s):
            return True
        if session.step == GOVERNORS and not must_fill(s):
            session.step = OTHER
            return True
        return False

    @rule("R 1.09.2", "R 1.09.21")
    def _consuls(self, s: RepublicState, session: Session) -> bool:
        if session.ended >> ROME_CONSUL & 1:
            session.step = DICTATOR_STEP
            return True
        pairs = consul_pairs(s)
        if len(pairs) > 1:
            return False
        candidates = consul_candidates(s)
        if len(candidates) > 1:
            # With every pair rejected, because others have died since, the highest ranking serve.
            first, second = pairs[0] if pairs else by_rank(s, candidates)[:2]
            elect_consuls(s, first, second)
            return True
        session.step = DICTATOR_STEP
        if len(candidates) == 1:
            retire(s)
            session.ended |= 1 << ROME_CONSUL
            s.stack.append(PostsFrame(candidates[0], NONE, NONE, NONE))
        return True

    @rule("R 1.09.3", "R 1.09.31", "R 1.09.32")
    def _dictator(self, s: RepublicState, session: Session) -> bool:
        done = session.ended >> DICTATOR & 1 or not dictator_allowed(s)
        if not done and not session.dictator_open:
            consuls = consuls_in_rome(s)
            s.stack.append(AppointFrame(consuls, [UNSAID] * len(consuls)))
            return True
        if not done and Dictators().candidates(s):
            return False
        session.step = CENSOR_STEP
        return True

    @rule("R 1.09.4")
    def _censor(self, s: RepublicState, session: Session) -> bool:
        if not session.ended >> CENSOR & 1:
            candidates = censor_candidates(s)
            if len(candidates) > 1:
                return False
            last = candidates or by_rank(s, eligible_censors(s))[:1]
            if last:
                make_censor(s, last[0])
                return True
        session.step = TRIALS
        censor = holder(s, CENSOR)
        session.former = session.chair
        if censor != NONE and may_preside(s, censor) and not session.yielded >> censor & 1:
            take_chair(s, censor)
        return True

    @rule("R 1.09.41", "R 1.09.45")
    def _trials(self, s: RepublicState, session: Session) -> bool:
        presides = session.chair != NONE and session.chair == holder(s, CENSOR)
        if presides and not session.trials_over and trial_options(s):
            return False
        end_trials(s)
        session.step = GOVERNORS
        former = session.former
        if may_preside(s, former) and not session.yielded >> former & 1:
            take_chair(s, former)
        else:
            take_chair(s, next_chair(s))
        return True

    # -- what the chair may do -------------------------------------------------------------------

    def asks(self, state: RepublicState) -> list[Prompt]:
        step = state.sitting().step
        return [Ask(self, state, presiding_seat(state), KEYS[step], RULES[step])]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        step = state.sitting().step
        if not done:
            return Choose(seat, KEYS[step], RULES[step], self.options(state))
        if step == TRIALS:
            return trial_field(state, seat, done) if done[0] != END_TRIALS else None
        if done[0] in (NEXT, ADJOURN):
            return None
        return proposal_field(state, seat, done)

    @rule("R 1.09.12", "R 1.09.54", "R 1.09.6")
    def options(self, s: RepublicState) -> list[int]:
        """What who presides may do now."""
        session = s.sitting()
        if session.step == TRIALS:
            return [*trial_options(s), END_TRIALS]
        closed = session.refused
        # Who has tried in vain to fill the provinces need not try for ever.
        stuck = f"kind:{GOVERNORS_VERB}" in closed
        if session.step == OTHER and must_fill(s) and not stuck:
            return [GOVERNORS_VERB]
        seat = presiding_seat(s)
        found = [v for v in open_kinds(s, seat, False) if f"kind:{v}" not in closed]
        if session.step == GOVERNORS:
            life = [v for v in found if v == verb("propose_life")]
            return [GOVERNORS_VERB, *life, *([NEXT] if stuck else [])]
        if session.step == DICTATOR_STEP:
            found.append(NEXT)
        elif session.step == OTHER:
            found.append(ADJOURN)
        return found

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        session = state.sitting()
        if move[0] == NEXT:
            session.step = CENSOR_STEP if session.step == DICTATOR_STEP else OTHER
        elif move[0] == END_TRIALS:
            session.trials_over = True
        elif move[0] == ADJOURN:
            session.step = CLOSING
            if state.log is not None:
                state.note("republic-adjourned", seat)
        elif session.step == TRIALS:
            start_trial(state, move)
        elif not make(state, seat, move, False):
            # What has failed may not come again: something else has to be proposed first.
            session.refused.append(f"kind:{move[0]}")
            if state.log is not None:
                state.note("republic-same-again", seat)
