"""What a seat may do out of turn: every source of such moves, asked one after the other.

A source is a part of the game with something that may be done at any time, or at any time of a
phase: what may be done now (`options`: codes of the first field), what has to be said with it
(`field`), and what comes of it (`act`). Each verb belongs to one source.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from aedilis.kernel.form import Kept
from aedilis.kernel.frame import State
from aedilis.kernel.prompt import Choose, Prompt

S = TypeVar("S", bound=State)


class Source(Generic[S]):
    """A part of the game that has moves out of turn; `verbs` are all that it ever offers."""

    __slots__ = ("act", "field", "options", "verbs")

    def __init__(
        self,
        verbs: tuple[int, ...],
        options: Callable[[S, int], list[int]],
        field: Callable[[S, int, Sequence[int]], Prompt | None],
        act: Callable[[S, int, Sequence[int]], None],
    ) -> None:
        self.verbs: Final = verbs
        self.options: Final = options
        self.field: Final = field
        self.act: Final = act


class Aside(Kept):
    """What a seat may do out of turn. `sources` gives for each choice of its first field where it
    comes from.
    """

    __slots__ = ("_sources", "_state")

    def __init__(
        self, state: S, seat: int, key: str, rule: str, sources: dict[int, Source[S]]
    ) -> None:
        super().__init__(seat, key, rule)
        self._state: State = state
        self._sources: dict[int, Source[Any]] = sources

    def make(self, done: Sequence[int]) -> Prompt | None:
        if not done:
            return Choose(self.seat, self.key, self.rule, list(self._sources))
        return self._sources[done[0]].field(self._state, self.seat, done)

    def act(self, move: Sequence[int]) -> None:
        """Carry out a legal move."""
        self._sources[move[0]].act(self._state, self.seat, move)
