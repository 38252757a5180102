"""The stack machine: control flow as data.

A game's state holds a stack of frames. A frame is a kind, a step and a few small locals; it acts,
pushes another frame, or asks. Frames above finish before frames below go on, so that what an action
sets off resolves before the action goes on, as deep as it goes. Frames are plain data: the whole
game can be saved, cloned and compared at any decision.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.event import Event
from aedilis.kernel.prompt import Prompt

S = TypeVar("S", bound="State")

_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}


def names_of(one: type[Any]) -> tuple[str, ...]:
    """The names of a class's fields: those that its constructor takes."""
    if one not in _NAMES:
        _NAMES[one] = tuple(signature(one).parameters)
    return _NAMES[one]


def plain(value: object) -> object:
    """A field as plain data of its own."""
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value.to_data() if isinstance(value, Plain) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A small object of plain data, a frame or a part of one: its constructor takes all its fields,
    and `fields` gives them in the same order. They are saved by the constructor's names for them,
    which are stable.
    """

    __slots__ = ()

    def fields(self) -> list[object]:
        """All it holds, in constructor order: ints, strings, lists of them, and such objects."""
        return []

    def clone(self) -> "Plain":
        """An independent copy."""
        return type(self)(*self.copied())

    def copied(self) -> list[object]:
        """Copies of its fields, in constructor order."""
        return [
            v[:] if isinstance(v, list) else v.clone() if isinstance(v, Plain) else v
            for v in self.fields()
        ]

    def to_data(self) -> object:
        """All it holds as plain data, by name."""
        pairs = zip(names_of(type(self)), self.fields(), strict=True)
        return {name: plain(value) for name, value in pairs}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain, Generic[S]):
    """One level of what is going on.

    A subclass names its `kind` (stable: it is saved, as the names of its fields are), lists its
    locals in `fields`, and says how it goes on.
    """

    __slots__ = ()

    def kind(self) -> str:
        """The stable name of this kind of frame."""
        raise NotImplementedError

    def clone(self) -> "Frame[S]":
        """An independent copy."""
        return type(self)(*self.copied())

    def saved(self) -> dict[str, object]:
        """Its fields as plain data, by the names under which they are saved."""
        pairs = zip(names_of(type(self)), self.fields(), strict=True)
        return {name: plain(value) for name, value in pairs}

    def advance(self, state: S) -> bool:
        """Go on by one step: act, push, or pop. False when the frame waits for an answer
        instead.
        """
        raise NotImplementedError

    def asks(self, state: S) -> list[Prompt]:
        """The prompts of the seats this frame waits for, and the optional ones of those who may
        interrupt.
        """
        return []

    def field(self, state: S, seat: int, done: Sequence[int]) -> Prompt | None:
        """The next field of the question to `seat` after the whole answers in `done`; None when
        they are complete. Only for frames that ask with an `Ask`.
        """
        raise NotImplementedError

    def answer(self, state: S, seat: int, move: Sequence[int]) -> None:
        """Take a move already found legal for `seat`'s prompt."""
        raise AssertionError(f"{self.kind()} asks nothing")

    def masked(self, seat: int) -> "Frame[S]":
        """A copy as a seat may know it (-1: a spectator). All of a frame is public but for those
        that override this.
        """
        return self.clone()

    def redeal(self, state: S, seat: int, dice: Dice) -> None:
        """Make anew what `masked` hides from a seat; what others hold in `state` has been dealt
        anew before.
        """

    def seen(self, seat: int) -> list[int]:
        """The cards in the hands of others that a seat sees lie on the table now."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What all states share. Plain data but for `log` and `asked`, which are never saved or
    compared.

    `log` collects events while it is a list. `flagged` says that something happened that may end
    the game. `learned` has one bit per seat: who has learned something hidden since it was last
    cleared (undo never goes back across that). `orders` holds standing orders, "seat:window" to
    "ask", "open", "never" or "pass"; it is replaced, not changed.
    """

    __slots__ = ("asked", "dice", "flagged", "learned", "log", "orders", "over", "seats", "stack")

    def __init__(self, seats: int, dice: Dice) -> None:
        self.seats = seats
        self.dice = dice
        self.stack: list[Frame[Any]] = []
        self.over = False
        self.flagged = False
        self.learned = 0
        self.orders: dict[str, str] = {}
        self.log: list[Event] | None = None
        self.asked: list[Prompt] | None = None

    def places(self) -> int:
        """How many take part: those in the seats, and whom a game adds to them."""
        return self.seats

    def at_place(self, first: int, count: int) -> int:
        """Who comes so many places after one of them, clockwise."""
        return (first + count) % self.seats

    def note(
        self,
        key: str,
        seat: int,
        params: Mapping[str, object] | None = None,
        secret: Mapping[str, object] | None = None,
        seers: int = 0,
    ) -> None:
        """Tell listeners what happened. Callers ask for `log` first, so that nothing is built for
        nobody.
        """
        if self.log is not None:
            self.log.append(Event(key, seat, params, secret, seers))

    def order(self, seat: int, window: str) -> str:
        """This seat's standing order for a window: "ask" (wait for me), "open" (I may speak up),
        "never"; for a question "pass" (it is answered with nothing).
        """
        return self.orders.get(f"{seat}:{window}", "open")

    def set_order(self, seat: int, window: str, order: str) -> None:
        """Give a standing order."""
        self.orders = {**self.orders, f"{seat}:{window}": order}
        self.asked = None


def frames_to_data(stack: Sequence[Frame[S]]) -> list[dict[str, object]]:
    """The stack as plain data, bottom first: the kind of each frame, and its fields by name."""
    return [{"kind": frame.kind(), **frame.saved()} for frame in stack]


class FrameKind:
    """A kind of frame, and how those of its fields are read that are objects."""

    __slots__ = ("make", "name", "readers")

    def __init__(
        self, name: str, make: Callable[..., Frame[Any]], **readers: Callable[[Any], object]
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.readers: Final = readers


def reader(part: Callable[..., Plain]) -> Callable[[Any], object]:
    """How a part of a frame is read: by the names of its fields. Raises TypeError for others."""

    def read(data: Any) -> object:
        if not isinstance(data, dict):
            raise TypeError(f"{data!r} is no part of it")
        return part(**{name: plain(value) for name, value in data.items()})

    return read


class FrameKinds:
    """All kinds of frames of a game, to read what `frames_to_data` wrote."""

    __slots__ = ("_by_name", "names")

    def __init__(self, kinds: Sequence[FrameKind]) -> None:
        self._by_name: Final = {kind.name: kind for kind in kinds}
        self.names: Final = tuple(self._by_name)

    def read(self, data: Sequence[Mapping[str, Any]]) -> list[Frame[Any]]:
        """The stack. Raises ValueError for what is no frame of this game."""
        return [self._frame(one) for one in data]

    def _frame(self, data: object) -> Frame[Any]:
        word = data.get("kind") if isinstance(data, dict) else data
        if not isinstance(data, dict) or not isinstance(word, str) or word not in self._by_name:
            raise ValueError(f"frame {word!r} is unknown")
        kind = self._by_name[word]
        fields: dict[str, Any] = {}
        try:
            for name, value in data.items():
                if name in kind.readers:
                    fields[name] = kind.readers[name](value)
                elif name != "kind":
                    fields[name] = plain(value)
            return kind.make(**fields)
        except TypeError as error:
            raise ValueError(f"frame {kind.name!r} does not read: {error}") from None
