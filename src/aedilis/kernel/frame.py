"""The stack machine: control flow as data.

A game's state holds a stack of frames. A frame is a kind, a step and a few small locals; it acts,
pushes another frame, or asks. Frames above finish before frames below go on, so that a building
completed inside an action resolves first, as deep as it goes. Frames are plain data: the whole game
can be saved, cloned and compared at any decision.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.prompt import Prompt

if TYPE_CHECKING:
    from aedilis.kernel.game import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One level of what is going on.

    A subclass names its `kind` (stable: it is stored in saved games), lists its locals in `fields`
    in the order of its constructor, and says how it goes on.
    """

    __slots__ = ()

    def kind(self) -> str:
        """The stable name of this kind of frame."""
        raise NotImplementedError

    def fields(self) -> list[object]:
        """The locals, in constructor order: ints, strings, or lists of them."""
        raise NotImplementedError

    def clone(self) -> "Frame[S]":
        """An independent copy."""
        return type(self)(*[v[:] if isinstance(v, list) else v for v in self.fields()])

    def advance(self, state: S) -> bool:
        """Go on by one step: act, push, or pop. False when the frame waits for an answer
        instead.
        """
        raise NotImplementedError

    def asks(self, state: S) -> list[Prompt]:
        """The prompts of the seats this frame waits for, and the optional ones of those who may
        interrupt.
        """
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: Sequence[int]) -> None:
        """Take a move already found legal for `seat`'s prompt."""
        raise NotImplementedError


def frames_to_data(stack: Sequence[Frame[S]]) -> list[list[object]]:
    """The stack as plain data: `[kind, field, ...]`, bottom first."""
    return [[f.kind(), *[v[:] if isinstance(v, list) else v for v in f.fields()]] for f in stack]
