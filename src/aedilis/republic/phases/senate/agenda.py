"""The agenda of the Senate: its order of business, and what who presides may do at each point
of it (rules 1.09.1 to 1.09.6).
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.phase import Do, Phase, PhaseFrame, Step
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR, DICTATOR
from aedilis.republic.phases.senate.closing import close_senate, settle_callers, wait_for_tribunes
from aedilis.republic.phases.senate.elections import (
    Dictators,
    dictator_allowed,
)
from aedilis.republic.phases.senate.elective import Censorship, Consulate, Pontificate
from aedilis.republic.phases.senate.floor import (
    fill_chair,
    keep_chair,
    may_preside,
    take_chair,
)
from aedilis.republic.phases.senate.governors import fill_automatically, must_fill
from aedilis.republic.phases.senate.law_votes import (
    comes_before_laws,
    has_had_its_turn,
    laws_wait,
    put_next_law,
)
from aedilis.republic.phases.senate.points import GOVERNORS_VERB, Business, kinds_open, stuck
from aedilis.republic.phases.senate.posts import UNSAID, AppointFrame, consuls_in_rome
from aedilis.republic.phases.senate.propose import (
    ANY,
    ONLY_LAND_BILLS,
    ProposeFrame,
)
from aedilis.republic.phases.senate.repopulate import repopulate
from aedilis.republic.phases.senate.trials import (
    end_trials,
    start_trial,
    trial_field,
    trial_options,
)
from aedilis.republic.rules.persons import holder
from aedilis.republic.state.choices import verb
from aedilis.republic.state.sitting import (
    CENSOR_STEP,
    CLOSING,
    CONSULS,
    DICTATOR_STEP,
    GOVERNORS,
    OTHER,
    PONTIFEX_STEP,
    TRIALS,
    SenateSession,
)
from aedilis.republic.state.table import RepublicState

NEXT: Final = verb("next_step")
ADJOURN: Final = verb("adjourn")
END_TRIALS: Final = verb("end_trials")


@rule("R 1.09.151", "R 2.06.2")
def secured(s: RepublicState, session: SenateSession) -> bool:
    """Whoever has secured the next proposal has it, as soon as there is any he can make; a law that
    was played before is voted on first. Gives whether there was either.
    """
    for n in range(0, len(session.claims), 2):
        if not comes_before_laws(s, session.claims[n]):
            continue
        only = ONLY_LAND_BILLS if session.claims[n + 1] else ANY
        frame = ProposeFrame(session.claims[n], only)
        if frame.options(s):
            session.claims = session.claims[:n] + session.claims[n + 2 :]
            has_had_its_turn(s, frame.seat)
            s.stack.append(frame)
            return True
    return put_next_law(s)


# -- the agenda ------------------------------------------------------------------------------------

cite("R 1.09.3", "R 1.09.31", "R 1.09.32")


class Dictatorship(Business):
    """The Consuls appoint a Dictator; if they fail to agree, the Senate may elect one."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        session = state.sitting()
        done = session.ended >> DICTATOR & 1 or not dictator_allowed(state)
        if not done and not session.dictator_open:
            consuls = consuls_in_rome(state)
            state.stack.append(AppointFrame(consuls, [UNSAID] * len(consuls)))
            return True
        if done or not Dictators().candidates(state):
            session.step = self.next.name
            return True
        if not session.dictator_over:
            return False
        frame.step = HEARING
        wait_for_tribunes(state, "dictator")
        return True

    def open(self, s: RepublicState) -> list[int]:
        return [*kinds_open(s), NEXT]

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return None if done[0] == NEXT else super().field(s, seat, done)

    def answer(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == NEXT:
            s.sitting().dictator_over = True
        else:
            super().answer(s, seat, move)


cite("R 1.09.41", "R 1.09.45")


class Prosecutions(Business):
    """The Censor prosecutes; then who presided before takes the chair again."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        session = state.sitting()
        presides = session.chair != NONE and session.chair == holder(state, CENSOR)
        if presides and not session.trials_over and trial_options(state):
            return False
        end_trials(state)
        session.step = self.next.name
        former = session.former
        if may_preside(state, former) and not session.yielded >> former & 1:
            take_chair(state, former)
        else:
            fill_chair(state)
        return True

    def open(self, s: RepublicState) -> list[int]:
        return [*trial_options(s), END_TRIALS]

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return None if done[0] == END_TRIALS else trial_field(s, seat, done)

    def answer(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == END_TRIALS:
            s.sitting().trials_over = True
        else:
            start_trial(s, move)


cite("R 1.09.5", "R 1.09.54")


class Governors(Business):
    """Vacant provinces are filled."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        if fill_automatically(state):
            return True
        if must_fill(state):
            return False
        state.sitting().step = self.next.name
        return True

    def open(self, s: RepublicState) -> list[int]:
        life = [v for v in kinds_open(s) if v == verb("propose_life")]
        return [GOVERNORS_VERB, *life, *([NEXT] if stuck(s) else [])]

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return None if done[0] == NEXT else super().field(s, seat, done)

    def answer(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == NEXT:
            s.sitting().step = self.next.name
        else:
            super().answer(s, seat, move)


cite("R 1.09.6", "R 1.09.54")


class OtherBusiness(Business):
    """Proposals of every kind, until who presides adjourns. Provinces that have become vacant
    come first.
    """

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        return fill_automatically(state)

    def open(self, s: RepublicState) -> list[int]:
        if must_fill(s) and not stuck(s):
            return [GOVERNORS_VERB]
        return [*kinds_open(s), ADJOURN]

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        return None if done[0] == ADJOURN else super().field(s, seat, done)

    def answer(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] != ADJOURN:
            super().answer(s, seat, move)
            return
        s.sitting().step = self.next.name
        if s.log is not None:
            s.note("republic-adjourned", seat)


cite("R 1.09.6", "R 1.09.151")


class Closing(Business):
    """Who presides has adjourned: Tribunes are waited for, unless provinces have become vacant that
    he has not tried in vain to fill.
    """

    __slots__ = ()

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        if must_fill(state) and not stuck(state):
            state.sitting().step = OTHER
            return True
        frame.step = ADJOURNED
        wait_for_tribunes(state, "adjournment")
        return True


POINTS: Final[tuple[Business, ...]] = (
    Consulate(CONSULS, "R 1.09.2"),
    Pontificate(PONTIFEX_STEP, "R 2.01.2"),
    Dictatorship(DICTATOR_STEP, "R 1.09.32"),
    Censorship(CENSOR_STEP, "R 1.09.4"),
    Prosecutions(TRIALS, "R 1.09.41"),
    Governors(GOVERNORS, "R 1.09.5"),
    OtherBusiness(OTHER, "R 1.09.6"),
    Closing(CLOSING, "R 1.09.6"),
)
AGENDA: Final = Phase(POINTS)
_BY_NAME: Final = {point.name: point for point in POINTS}


def business(s: RepublicState) -> Business:
    """The point of the agenda at which the Senate is."""
    return _BY_NAME[s.sitting().step]


# -- a sitting -------------------------------------------------------------------------------------

cite("R 1.09.1", "R 1.09.6")


class Sitting(Step[RepublicState, PhaseFrame[RepublicState]]):
    """As long as the Senate sits: what comes before the next point of the agenda, and that."""

    __slots__ = ()

    def applies(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        return state.neutrals is None

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        session = state.sitting()
        if repopulate(state):
            return True
        keep_chair(state)
        if session.departed or session.chair == NONE:
            frame.step = CLOSE
            return True
        if secured(state, session):
            return True
        return business(state).run(state, frame)


class Hearing(Step[RepublicState, PhaseFrame[RepublicState]]):
    """The chair goes on from the Dictator, once Tribunes have been heard."""

    __slots__ = ()

    def applies(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        return state.neutrals is None

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        frame.step = SITTING
        if not settle_callers(state) and not laws_wait(state):
            session = state.sitting()
            session.step = AGENDA.step(session.step).next.name
        return True


class Adjourned(Step[RepublicState, PhaseFrame[RepublicState]]):
    """After a Tribune's proposal the chair adjourns again, and others may call for one."""

    __slots__ = ()

    def applies(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        return state.neutrals is None

    def run(self, state: RepublicState, frame: PhaseFrame[RepublicState]) -> bool:
        frame.step = SITTING if settle_callers(state) or laws_wait(state) else CLOSE
        return True


SITTING: Final[Step[Any, Any]] = Sitting("sitting")
HEARING: Final[Step[Any, Any]] = Hearing("tribunes")
ADJOURNED: Final[Step[Any, Any]] = Adjourned("adjourned")
CLOSE: Final[Step[Any, Any]] = Do("close", close_senate)
