"""Positions and choices as numbers, for programs that learn.

An `Encoder` belongs to one game and one number of seats. It declares what its numbers mean, once:
`features` of a position, in order, and `parts` of all actions, in order. Pages, tests and the
writing itself go by that declaration.

A position becomes a row of bytes, written in place into a buffer that the caller keeps. A choice of
a prompt becomes a path of one to a few actions: `{"add": "road", "to": "bath"}` might be "a road
from the hand" and then "to the bath". So a few hundred actions are enough, and each of them means
the same everywhere.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from aedilis.kernel.frame import State
from aedilis.kernel.prompt import Amount, Form, Pick, Prompt, Text

S = TypeVar("S", bound=State)

MOST: Final = 255
"""No number of a row is larger; what would be is written as this."""

Path = tuple[int, ...]


class Feature(NamedTuple):
    """Some numbers of a row that belong together: `size` of them, each from 0 to `high`.

    `told` says what they are; `labels` what each of them stands for, where they have names.
    """

    name: str
    size: int
    high: int
    told: str
    labels: tuple[str, ...] = ()


class Part(NamedTuple):
    """Some actions that belong together: `size` of them. `told` says what they mean, `labels` what
    each of them names.
    """

    name: str
    size: int
    told: str
    labels: tuple[str, ...] = ()


def put(row: bytearray, at: int, value: int) -> None:
    """Write a number, cut to what a row holds."""
    row[at] = 0 if value < 0 else value if value < MOST else MOST


def put_wide(row: bytearray, at: int, value: int) -> None:
    """A number that may be large: as it is, and in sixteens."""
    put(row, at, value)
    put(row, at + 1, value // 16)


def put_bits(row: bytearray, at: int, mask: int, size: int) -> None:
    """Mark each of so many bits that is set."""
    if mask:
        for n in range(size):
            if mask >> n & 1:
                row[at + n] = 1


def open_field(prompt: Prompt, done: Sequence[int]) -> tuple[Prompt | None, int]:
    """The plain question that stands open after the small choices in `done`, and where its answer
    begins among them; None when nothing stands open.
    """
    start = 0
    while isinstance(prompt, Form):
        field = prompt.field(done[start:start])
        at = start
        while field is not None:
            n = field.span(done, at)
            if n < 0:
                break
            at += n
            field = prompt.field(done[start:at])
        if field is None:
            return None, at
        prompt, start = field, at
    return prompt, start


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """How one game, with so many seats, is given as numbers.

    `version` is raised whenever a number means something else than before; a name of an environment
    carries it. `asides` says whether moves out of turn are so much a part of the game that an
    environment offers them unless it is told otherwise.
    """

    version: int = 1
    asides: bool = False

    def __init__(
        self, seats: int, features: Sequence[Feature], parts: Sequence[Part], amounts: int
    ) -> None:
        """`amounts` small numbers have an action each; larger ones are told in two actions."""
        self.seats: Final = seats
        self.amounts: Final = amounts
        self.features: Final = tuple(features)
        own = (
            Part("out_of_turn", 1, "first do something out of turn; what it is follows"),
            Part("amount", amounts, "a number, or what of a larger one is left over"),
            Part("amounts", amounts, f"so many times {amounts}; what is left over follows"),
        )
        self.parts: Final = (*own, *parts)
        self.size: int = sum(one.size for one in self.features)
        self.actions: int = sum(one.size for one in self.parts)
        self.feature_at: Final[dict[str, int]] = {}
        self.part_at: Final[dict[str, int]] = {}
        at = 0
        for feature in self.features:
            self.feature_at[feature.name] = at
            at += feature.size
        at = 0
        for part in self.parts:
            self.part_at[part.name] = at
            at += part.size
        self._paths: list[dict[int, Path]] = [{} for _ in range(seats)]
        self._items: list[dict[int, Path]] = [{} for _ in range(seats)]

    # -- to be given by each game ------------------------------------------------------------------

    def write(
        self,
        s: S,
        seat: int,
        prompt: Prompt | None,
        choices: list[int],
        row: bytearray,
        at: int,
    ) -> None:
        """Write what `seat` may know of a position into `row` from `at` on, where zeros stand.

        `prompt` is what the seat is asked, None where it is not, and `choices` the next small
        choices of its answer. Nothing may be written that the seat could not know.
        """
        raise NotImplementedError

    def make_path(self, choice: int, seat: int) -> Path:
        """The actions that a code of a choice is told in, for this seat. Raises ValueError for an
        int that is no choice.
        """
        raise NotImplementedError

    def make_item(self, item: int, seat: int) -> Path:
        """The same for something that is picked. Raises ValueError."""
        raise NotImplementedError

    # -- the same for every game -------------------------------------------------------------------

    def paths(self, prompt: Prompt, done: Sequence[int], choices: list[int]) -> list[Path]:
        """For each of the next small `choices` after `done` the actions that it is told in. No two
        have the same.
        """
        field, start = open_field(prompt, done)
        seat = prompt.seat
        if isinstance(field, Amount | Text) or (isinstance(field, Pick) and len(done) == start):
            wide = len(choices) > 0 and max(choices) >= self.amounts
            return [self._amount(choice, wide) for choice in choices]
        pick = isinstance(field, Pick)
        known = self._items[seat] if pick else self._paths[seat]
        out: list[Path] = []
        for choice in choices:
            path = known.get(choice)
            if path is None:
                path = self.make_item(choice, seat) if pick else self.make_path(choice, seat)
                known[choice] = path
            out.append(path)
        return out

    def _amount(self, number: int, wide: bool) -> Path:
        low = self.part_at["amount"]
        if not wide:
            return (low + number,)
        times = number // self.amounts
        if times >= self.amounts:
            raise ValueError(f"{number} is too large to be told in two actions")
        return (self.part_at["amounts"] + times, low + number % self.amounts)

    def action_label(self, action: int) -> str:
        """What an action means, in a few words. Raises ValueError."""
        at = 0
        for part in self.parts:
            if 0 <= action - at < part.size:
                place = action - at
                name = part.labels[place] if part.labels else str(place)
                return part.name if part.size == 1 else f"{part.name}: {name}"
            at += part.size
        raise ValueError(f"{action} is no action")

    def digest(self) -> str:
        """A digest of all that the numbers mean: what a version promises not to change."""
        told: list[Any] = [self.version, self.asides, self.amounts]
        told += [tuple(one) for one in self.features]
        told += [tuple(one) for one in self.parts]
        return hashlib.blake2b(repr(told).encode(), digest_size=8).hexdigest()
