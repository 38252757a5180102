"""What every point of the Senate's agenda is: a step that asks who presides what he does
(rules 1.09.1, 1.09.6). `agenda` has the points themselves.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.phase import PhaseFrame, Step
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite
from aedilis.republic.phases.senate.floor import presiding_seat
from aedilis.republic.phases.senate.propose import make, open_kinds, proposal_field
from aedilis.republic.state.choices import verb
from aedilis.republic.state.table import RepublicState

GOVERNORS_VERB: Final = verb("propose_governors")


def kinds_open(s: RepublicState) -> list[int]:
    """The kinds of proposals that who presides can make, and nobody has refused to consent to."""
    closed = s.sitting().refused
    return [v for v in open_kinds(s, presiding_seat(s), False) if f"kind:{v}" not in closed]


def stuck(s: RepublicState) -> bool:
    """Whether who presides has tried in vain to fill the provinces: he need not try for ever."""
    return f"kind:{GOVERNORS_VERB}" in s.sitting().refused


cite("R 1.09.1", "R 1.09.6")


class Business(Step[RepublicState, PhaseFrame[RepublicState]]):
    """One point of the agenda. The sitting says by its name at which it is. `key` and `rule` are
    those of the question to who presides.
    """

    __slots__ = ("key", "rule")

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name)
        self.key: Final = f"republic-ask-senate-{name}"
        self.rule: Final = rule

    def go_on(self, s: RepublicState, frame: PhaseFrame[RepublicState]) -> None:
        """The next point comes that there is in this game."""
        step = self.next
        while not step.applies(s, frame):
            step = step.next
        s.sitting().step = step.name

    def open(self, s: RepublicState) -> list[int]:
        """What who presides may do, promises aside."""
        return kinds_open(s)

    def field(self, s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        """The next field of what he does, after its first."""
        return proposal_field(s, seat, done)

    def answer(self, s: RepublicState, seat: int, move: Sequence[int]) -> None:
        """Do it."""
        if not make(s, seat, move, False):
            # What has failed may not come again: something else has to be proposed first.
            s.sitting().refused.append(f"kind:{move[0]}")
            if s.log is not None:
                s.note("republic-same-again", seat)
