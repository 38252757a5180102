"""Windows: moments in which seats may act although another decision, or none, is pending.

While a decision is awaited, `beside` puts optional prompts next to it for whoever may interrupt.
Before something takes effect, a `Window` frame holds the game open for those seats that have asked
to be waited for. What a seat wants is its standing order for that window: "ask" (wait until I
pass), "open" (I may speak up while others decide, but wait for nobody), "never" (leave me alone).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.frame import Frame
from aedilis.kernel.game import State
from aedilis.kernel.prompt import Choose, Prompt

S = TypeVar("S", bound=State)

PASS: Final = -1
"""The code for letting a window go by; games use codes from 0 on."""


def beside(
    state: State, window: str, seats: Iterable[int], ask: Callable[[int], Prompt | None]
) -> list[Prompt]:
    """Optional prompts for the seats that may interrupt now and have not ordered "never".

    `ask(seat)` gives the prompt of a seat, or None when it has nothing to interrupt with.
    """
    out: list[Prompt] = []
    for seat in seats:
        if state.order(seat, window) == "never":
            continue
        prompt = ask(seat)
        if prompt is not None:
            prompt.optional = True
            out.append(prompt)
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[S]):
    """Hold the game until every seat that ordered "ask", and can act, has acted or passed.

    A subclass gives the window's name, what each seat may do, and what an action does. After an
    action all may react to it: passes are forgotten, unless the action has closed the window by
    popping it.
    """

    __slots__ = ("passed",)

    def __init__(self, passed: list[int]) -> None:
        self.passed = passed

    def fields(self) -> list[object]:
        return [self.passed]

    def name(self) -> str:
        """The window's name, as standing orders use it."""
        raise NotImplementedError

    def key(self) -> str:
        """The message key of the question."""
        raise NotImplementedError

    def paragraph(self) -> str:
        """The rule paragraph that opens the window."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> list[int]:
        """What this seat may do here; empty when it cannot act."""
        raise NotImplementedError

    def act(self, state: S, seat: int, choice: int) -> None:
        """Carry out what a seat chose."""
        raise NotImplementedError

    def _holds(self, state: S, seat: int) -> bool:
        """Whether the game waits for this seat."""
        return (
            not self.passed[seat]
            and state.order(seat, self.name()) == "ask"
            and bool(self.options(state, seat))
        )

    def advance(self, state: S) -> bool:
        if any(self._holds(state, seat) for seat in range(state.seats)):
            return False
        state.stack.pop()
        return True

    def asks(self, state: S) -> list[Prompt]:
        awaited: list[Prompt] = []
        for seat in range(state.seats):
            if self._holds(state, seat):
                awaited.append(self._prompt(seat, [*self.options(state, seat), PASS]))

        def speak_up(seat: int) -> Prompt | None:
            options = self.options(state, seat)
            return self._prompt(seat, options) if options else None

        others = [p for p in range(state.seats) if not self._holds(state, p)]
        return awaited + beside(
            state, self.name(), [seat for seat in others if not self.passed[seat]], speak_up
        )

    def _prompt(self, seat: int, options: list[int]) -> Prompt:
        return Choose(seat, self.key(), self.paragraph(), options)

    def answer(self, state: S, seat: int, move: Sequence[int]) -> None:
        if move[0] == PASS:
            self.passed[seat] = 1
            return
        self.act(state, seat, move[0])
        if state.stack and state.stack[-1] is self:
            self.passed = [0] * state.seats
