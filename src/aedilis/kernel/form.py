"""Questions of several parts, whose fields are made one after the other and kept.

A question with several parts is an `Ask`: the frame that asks gives its fields one after the other,
each from the answers before it, so that legality is written in one place.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.frame import Frame, State
from aedilis.kernel.prompt import Form, Move, Prompt

S = TypeVar("S", bound=State)

KEPT: Final = 1000
"""At most so many fields of a question are kept: many times what one answer needs, but attempts at
answers could go on for ever.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Form):
    """A question in fields, each of which is made once and kept; so is the last whole answer that
    was drawn, which need not be gone through once more when it is given.
    """

    __slots__ = ("_drawn", "_fields")

    def __init__(self, seat: int, key: str, rule: str) -> None:
        super().__init__(seat, key, rule)
        self._fields: dict[tuple[int, ...], Prompt | None] = {}
        self._drawn: Move = []

    def make(self, done: Sequence[int]) -> Prompt | None:
        """Make the next field after the whole answers in `done`; None when there is none."""
        raise NotImplementedError

    def field(self, done: Sequence[int]) -> Prompt | None:
        at = tuple(done)
        fields = self._fields
        field = fields.get(at)
        if field is None and at not in fields:
            if len(fields) == KEPT:
                fields.clear()
            field = self.make(at)
            fields[at] = field
        return field

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        answer: Move = []
        while (field := self.field(answer)) is not None:
            at = len(answer)
            field.draw(dice, answer, sparing)
            if len(answer) == at:
                break
        else:
            self._drawn = answer
        move.extend(answer)

    def accepts(self, move: Sequence[int]) -> bool:
        return (len(move) > 0 and move == self._drawn) or self.span(move, 0) == len(move)


class Ask(Kept):
    """A question whose fields its frame gives.

    It holds the state it was made for only to pass it to the frame; whoever is asked uses nothing
    but its choices.
    """

    __slots__ = ("_frame", "_state")

    def __init__(self, frame: Frame[S], state: S, seat: int, key: str, rule: str) -> None:
        super().__init__(seat, key, rule)
        self._frame: Frame[Any] = frame
        self._state: State = state

    def make(self, done: Sequence[int]) -> Prompt | None:
        return self._frame.field(self._state, self.of, done)
