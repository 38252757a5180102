"""A sitting of the Senate, from its opening to its close (rules 1.09.1, 1.09.6).

Consuls, Dictator, Censor, prosecutions, governors, other business, adjournment (`agenda`); at the
close forces that cannot fight come home.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.form import Ask
from aedilis.kernel.phase import Do, Phase, Step
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.named import NEW_ALLIANCE
from aedilis.republic.neutrals.sitting import rule_by_coalition
from aedilis.republic.phases.forum.alliance import NewAllianceFrame
from aedilis.republic.phases.senate.agenda import ADJOURNED, CLOSE, HEARING, SITTING, business
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.phases.senate.opening import open_senate
from aedilis.republic.phases.senate.pledges import bound, name_promise, owed
from aedilis.republic.rules.particular_orders import forget_sitting
from aedilis.republic.state.agreement import Clause
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import SENATE, RepublicState


def begin(s: RepublicState) -> None:
    """The Senate convenes."""
    s.phase = SENATE
    open_senate(s)


def may_ally(s: RepublicState) -> bool:
    """Whether the event is in force that offers a new alliance."""
    return s.events[NEW_ALLIANCE] > 0


def alliance(s: RepublicState) -> None:
    """The HRAO takes up the new alliance, or lets it go."""
    s.stack.append(NewAllianceFrame())


def with_neutrals(s: RepublicState) -> bool:
    """Whether a coalition rules, and nothing is proposed."""
    return s.neutrals is not None


def disperse(s: RepublicState) -> None:
    """The sitting is forgotten, and what was ordered for it."""
    s.senate_session = None
    forget_sitting(s)


SENATE_STEPS: Final = Phase(
    (
        Do("opening", begin),
        Do("coalition", rule_by_coalition, with_neutrals),
        SITTING,
        HEARING,
        ADJOURNED,
        CLOSE,
        Do("alliance", alliance, may_ally),
        Do("end", disperse),
    )
)

cite("R 1.09.1", "R 1.09.6", "R 1.09.12", "R 4.05.1")


class SenateFrame(RepublicPhase):
    """One sitting, between opening and close."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else SENATE_STEPS.first)

    def kind(self) -> str:
        return "senate"

    def asks(self, state: RepublicState) -> list[Prompt]:
        at, seat = business(state), presiding_seat(state)
        return [name_promise(state, Ask(self, state, seat, at.key, at.rule), seat)]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        at = business(state)
        return (
            at.field(state, seat, done)
            if done
            else Choose(seat, at.key, at.rule, self.options(state))
        )

    @rule("R 1.09.12", "R 1.09.54", "R 1.09.6")
    def options(self, s: RepublicState) -> list[int]:
        """What who presides may do now, as he has promised."""
        return bound(s, presiding_seat(s), business(s).open(s))

    def owes(self, state: RepublicState) -> Clause | None:
        return owed(state, presiding_seat(state), business(state).open(state))

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        business(state).answer(state, seat, move)
