"""Who may act when: rounds of the table, and holding it for those who want to be waited for.

Before something takes effect, a `HoldFrame` holds the game open at a named moment. What a seat
wants there is its standing order for that moment: "ask" (wait until I pass), "open" (as the moment
has it), "never" (wait for me nowhere). What may be done in the moment is done out of turn
(`aside`).
"""

from collections.abc import Sequence
from typing import TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.frame import Frame, State
from aedilis.kernel.prompt import Prompt

S = TypeVar("S", bound=State)


def wanted(state: State, seat: int, moment: str, waits: bool) -> bool:
    """Whether a seat wants to be waited for at a moment that `waits` for all that have not ordered
    "never", or else for those alone that have ordered "ask".
    """
    order = state.order(seat, moment)
    return order == "ask" or (waits and order != "never")


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldFrame(Frame[S]):
    """Wait until every seat that wants to be waited for has let a moment go by.

    This frame only keeps the game from going on; a subclass gives the question. `moment` names it,
    `waits` says for whom it waits (`wanted`), `passed` has a 1 for each seat that has passed.
    Whether a seat is asked must depend on nothing hidden.
    """

    __slots__ = ("moment", "passed", "waits")

    def __init__(self, moment: str, waits: int, passed: list[int]) -> None:
        self.moment = moment
        self.waits = waits
        self.passed = passed

    def kind(self) -> str:
        return "hold"

    def fields(self) -> list[object]:
        return [self.moment, self.waits, self.passed]

    def present(self, state: S, seat: int) -> bool:
        """Whether a seat has anything to say here, by what all can see."""
        return True

    def question(self, state: S, seat: int) -> Prompt:
        """What a seat is asked that the game waits for. Any answer lets the moment go by."""
        raise NotImplementedError

    def holds(self, state: S, seat: int) -> bool:
        """Whether the game waits for this seat."""
        return (
            not self.passed[seat]
            and self.present(state, seat)
            and wanted(state, seat, self.moment, self.waits == 1)
        )

    def lets_go(self, state: S) -> bool:
        """Whether the game waits for nobody any more."""
        return not any(self.holds(state, seat) for seat in range(state.seats))

    def advance(self, state: S) -> bool:
        if not self.lets_go(state):
            return False
        state.stack.pop()
        return True

    def asks(self, state: S) -> list[Prompt]:
        return [
            self.question(state, seat) for seat in range(state.seats) if self.holds(state, seat)
        ]

    def answer(self, state: S, seat: int, move: Sequence[int]) -> None:
        self.passed[seat] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundFrame(Frame[S]):
    """Once round the table; `at` counts places from `first`, which never moves."""

    __slots__ = ("at", "first")

    def __init__(self, first: int, at: int) -> None:
        self.first = first
        self.at = at

    def fields(self) -> list[object]:
        return [self.first, self.at]

    def turn(self, state: S) -> int:
        """The seat whose turn it is."""
        return state.at_place(self.first, self.at)

    def advance(self, state: S) -> bool:
        if self.at < state.places():
            return False
        state.stack.pop()
        return True
