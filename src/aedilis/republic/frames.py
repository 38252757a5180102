"""What the frames of The Republic of Rome have in common: asking in fields, rounds, and waiting.

A question with several parts is an `Ask`: the frame that asks gives its fields one after the other,
each from the answers before it, so that legality is written in one place.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Form, Prompt
from aedilis.kernel.rule import cite
from aedilis.republic.state import RepublicState
from aedilis.republic.things import PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[RepublicState]):
    """A frame of this game. `field` is only for those that ask with an `Ask`."""

    __slots__ = ()

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        """The next field of the question to `seat` after the whole answers in `done`; None when
        they are complete.
        """
        raise NotImplementedError

    def masked(self, seat: int) -> Frame[RepublicState]:
        """A copy as a seat may know it (-1: a spectator). All of a frame is public but for those
        that override this.
        """
        return self.clone()

    def redeal(self, state: RepublicState, seat: int, dice: Dice) -> None:
        """Make anew what `masked` hides from a seat; the hands in `state` have been dealt anew
        before.
        """

    def seen(self, seat: int) -> list[int]:
        """The cards in the hands of others that a seat sees lie on the table now."""
        return []

    def bury(self, state: RepublicState, slot: int) -> None:
        """Who sat in a slot has died: forget what it holds of him, for an heir may sit there."""

    def asks(self, state: RepublicState) -> list[Prompt]:
        return []

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        raise AssertionError(f"{self.kind()} asks nothing")


KEPT: Final = 1000
"""At most so many fields of a question are kept: many times what one answer needs, but attempts at
answers could go on for ever.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Form):
    """A question in fields, each of which is made once and kept."""

    __slots__ = ("_fields",)

    def __init__(self, seat: int, key: str, rule: str) -> None:
        super().__init__(seat, key, rule)
        self._fields: dict[tuple[int, ...], Prompt | None] = {}

    def make(self, done: Sequence[int]) -> Prompt | None:
        """Make the next field after the whole answers in `done`; None when there is none."""
        raise NotImplementedError

    def field(self, done: Sequence[int]) -> Prompt | None:
        at = tuple(done)
        if at not in self._fields:
            if len(self._fields) == KEPT:
                self._fields.clear()
            self._fields[at] = self.make(at)
        return self._fields[at]


class Ask(Kept):
    """A question whose fields its frame gives.

    It holds the state it was made for only to pass it to the frame; whoever is asked uses nothing
    but its choices.
    """

    __slots__ = ("_frame", "_state")

    def __init__(self, frame: Step, state: RepublicState, seat: int, key: str, rule: str) -> None:
        super().__init__(seat, key, rule)
        self._frame = frame
        self._state = state

    def make(self, done: Sequence[int]) -> Prompt | None:
        return self._frame.field(self._state, self.seat, done)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundFrame(Step):
    """Once round the table; `at` counts seats from `first`, which never moves (1.04.8)."""

    __slots__ = ("at", "first")

    def __init__(self, first: int, at: int) -> None:
        self.first = first
        self.at = at

    def fields(self) -> list[object]:
        return [self.first, self.at]

    def turn(self, s: RepublicState) -> int:
        """The seat whose turn it is."""
        return (self.first + self.at) % s.seats

    def advance(self, state: RepublicState) -> bool:
        if self.at < state.seats:
            return False
        state.stack.pop()
        return True


cite("R 1.09.151", "R 1.09.71")


class HoldFrame(Step):
    """Wait until every seat that wants to be waited for has let a moment go by.

    What may be done in that moment is done as an aside; this frame only keeps the game from going
    on. `moment` names it, `waits` says whether it waits for all that have not ordered "never"
    (else for those alone that have ordered "ask"), `passed` has a 1 for each seat that has passed.
    Whether a seat is asked depends on nothing hidden.
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

    def holds(self, s: RepublicState, seat: int) -> bool:
        """Whether the game waits for this seat."""
        if self.passed[seat] or s.factions[seat].gone:
            return False
        order = s.order(seat, self.moment)
        return order == "ask" or (self.waits == 1 and order != "never")

    def advance(self, state: RepublicState) -> bool:
        if any(self.holds(state, seat) for seat in range(state.seats)):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        key = f"republic-ask-hold-{self.moment}"
        return [
            Choose(seat, key, MOMENTS[self.moment], [PASS])
            for seat in range(state.seats)
            if self.holds(state, seat)
        ]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.passed[seat] = 1


MOMENTS: Final[dict[str, str]] = {
    "proposal": "R 1.09.151",  # a proposal lies before the Senate and no vote is called yet
    "adjournment": "R 1.09.6",  # the chair has adjourned
    "tribune": "R 1.09.15",  # a Tribune has been used and may be silenced
    "silenced": "R 1.07.35",  # a Tribune was attacked with a card
    "cleopatra": "R 1.07.34",  # a battle of the Alexandrine War is about to begin
    "desertion": "R 1.11.36",  # a battle against the rebel is about to begin
    "proscription": "R 1.07.35",  # one side has won in a civil war
    "revenue": "R 1.07.35",  # the Revenue Phase begins
}
"""The moments at which the game can wait, with their paragraphs. They are its windows."""


def hold(s: RepublicState, moment: str, waits: bool) -> None:
    """Hold the game at a moment before the frame now on top goes on."""
    s.stack.append(HoldFrame(moment, int(waits), [0] * s.seats))
