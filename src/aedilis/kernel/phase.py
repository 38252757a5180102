"""A phase as the rulebook lists it: an ordered tuple of named steps.

    TURN: Final = Phase(
        (
            Do("revenue", annual_revenue),
            Do("priests", appoint_priests, with_priests),   # only where an option wants it
            Vote("vote"),                                   # a step that asks somebody
        )
    )

A frame that walks through a phase holds the step it stands at. What is saved is the step's name, so
that a step put in between leaves every kept game readable. Steps are made once and shared by all
games; whatever changes is in the frame and the state.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.frame import Frame, Plain, State

S = TypeVar("S", bound=State)
F = TypeVar("F", bound="PhaseFrame[Any]")

OVER: Final = "over"
"""The name of the step behind the last one, at which a frame is taken off the stack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Plain, Generic[S, F]):
    """One step of a phase. `name` is stable: it is saved, and scenario files say it. `place` counts
    from 0, `next` is the step after it; both are set by its phase. `always` says that it is in
    every game: there is nothing to ask.
    """

    __slots__ = ("always", "name", "next", "place")

    def __init__(self, name: str) -> None:
        self.name = name
        self.always: bool = type(self).applies is Step.applies
        self.place = 0
        self.next: Step[Any, Any] = self

    def clone(self) -> "Step[S, F]":
        return self

    def to_data(self) -> object:
        return self.name

    def applies(self, state: S, frame: F) -> bool:
        """Whether there is such a step in this game, as it stands when the frame comes to it. What
        does not apply is passed over.
        """
        return True

    def there(self, state: S, frame: F) -> "Step[Any, Any]":
        """The step at which a frame stands that has come to this one."""
        return self

    def run(self, state: S, frame: F) -> bool:
        """Carry it out as far as it goes without an answer, and move the frame on. False when the
        frame waits for an answer instead.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseFrame(Frame[S]):
    """A frame that walks through a phase; `step` is what it carries out next, or asks about now."""

    __slots__ = ("step",)

    def __init__(self, step: Step[Any, Any]) -> None:
        self.step = step

    def fields(self) -> list[object]:
        return [self.step]

    def advance(self, state: S) -> bool:
        step = self.step
        if step.always or step.applies(state, self):
            return step.run(state, self)
        self.step = step.next
        return True


class Do(Step[S, PhaseFrame[Any]]):
    """A step that one function of the state carries out, perhaps by pushing frames. With `when` it
    is passed over in games that do not have it.
    """

    __slots__ = ("_act", "_when")

    def __init__(
        self, name: str, act: Callable[[S], None], when: Callable[[S], bool] | None = None
    ) -> None:
        super().__init__(name)
        self.always = when is None
        self._act: Final = act
        self._when: Final = when

    def applies(self, state: S, frame: PhaseFrame[Any]) -> bool:
        return self._when is None or self._when(state)

    def run(self, state: S, frame: PhaseFrame[Any]) -> bool:
        self._act(state)
        frame.step = self.next.there(state, frame)
        return True


class Added(Do[S]):
    """A step that only some games have. No frame ever stands at it in the others, so that what is
    kept of them does not know it.
    """

    __slots__ = ()

    def there(self, state: S, frame: PhaseFrame[Any]) -> Step[Any, Any]:
        return self if self.applies(state, frame) else self.next.there(state, frame)


class Over(Step[State, PhaseFrame[Any]]):
    """Behind the last step of a phase: its frame goes."""

    __slots__ = ()

    def run(self, state: State, frame: PhaseFrame[Any]) -> bool:
        state.stack.pop()
        return True


class Phase:
    """Named steps in order. Behind the last one the frame goes, or it begins anew where the phase
    `goes_round`.
    """

    __slots__ = ("_by_name", "first", "names")

    def __init__(self, steps: Sequence[Step[Any, Any]], goes_round: bool = False) -> None:
        self.names: Final = tuple(step.name for step in steps)
        if len(set(self.names)) < len(self.names) or OVER in self.names:
            raise ValueError(f"steps are named {', '.join(self.names)}")
        walk: list[Step[Any, Any]] = list(steps)
        walk.append(steps[0] if goes_round else Over(OVER))
        for place, step in enumerate(steps):
            step.place = place
            step.next = walk[place + 1]
        if not goes_round:
            walk[-1].place = len(steps)
        self._by_name: Final = {step.name: step for step in walk}
        self.first: Final = steps[0]

    def step(self, name: object) -> Step[Any, Any]:
        """The step of that name. Raises ValueError when there is none."""
        if not isinstance(name, str) or name not in self._by_name:
            raise ValueError(f"step {name!r} is unknown; there are: {', '.join(self.names)}")
        return self._by_name[name]
