"""What a player may be asked: `Choose` one, `Pick` several, an `Amount`, a `Text`, a `Form` of such
fields.

A move is the answer to one prompt, as a flat list of small ints. Every prompt can be walked:
`choices` gives the legal next ints for a move begun, and an empty list once the move is whole.
Bots, training environments and screens need nothing else. What an int means is told by the game's
words.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice

Move = list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt:
    """A question to one seat.

    `key` is the message key of the question, `params` its parameters, `rule` the paragraph it comes
    from. An `optional` prompt may be left unanswered: the seat may interrupt, and the game does not
    wait for it. `of` is whose decision it is: the seat itself, but where a game has somebody decide
    for another. Only `seat` may see anything but `seat`, `key` and `optional`. A field that is
    `named` has to be named by a description of a move: none that leaves it out fits.
    """

    __slots__ = ("key", "named", "of", "optional", "params", "rule", "seat")

    def __init__(self, seat: int, key: str, rule: str) -> None:
        self.seat = seat
        self.of = seat
        self.key = key
        self.rule = rule
        self.optional = False
        self.named = False
        self.params: dict[str, object] | None = None

    def choices(self, done: Sequence[int]) -> list[int]:
        """The legal next ints after `done`; empty when `done` is a whole move or no legal
        beginning.
        """
        raise NotImplementedError

    def span(self, move: Sequence[int], start: int) -> int:
        """How many ints from `start` on make one whole answer to this prompt; -1 if there is
        none.
        """
        raise NotImplementedError

    def accepts(self, move: Sequence[int]) -> bool:
        """Whether `move` is a whole legal answer."""
        return self.span(move, 0) == len(move)

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        """Append a whole legal answer to `move`, each of its small choices as likely as the others
        that are open there; nothing where there is none. With `sparing` nothing is thrown for a
        choice between one thing.
        """
        begin = len(move)
        while choices := self.choices(move[begin:]):
            move.append(choices[_which(len(choices), dice, sparing)])


class Choose(Prompt):
    """Choose exactly one of `options` (codes of the game)."""

    __slots__ = ("options",)

    def __init__(self, seat: int, key: str, rule: str, options: list[int]) -> None:
        super().__init__(seat, key, rule)
        self.options = options

    def choices(self, done: Sequence[int]) -> list[int]:
        return self.options if len(done) == 0 else []

    def span(self, move: Sequence[int], start: int) -> int:
        if start < len(move) and move[start] in self.options:
            return 1
        return -1

    def accepts(self, move: Sequence[int]) -> bool:
        return len(move) == 1 and move[0] in self.options

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        options = self.options
        n = len(options)
        if n > 1 or (n == 1 and not sparing):
            move.append(options[dice.below(n)])
        elif n == 1:
            move.append(options[0])


class Wider(Choose):
    """A choice that also takes what it offers no more (`also`): what was offered once may stand in
    a record, which is to be played on.
    """

    __slots__ = ("also",)

    def __init__(self, seat: int, key: str, rule: str, options: list[int], also: list[int]) -> None:
        super().__init__(seat, key, rule, options)
        self.also = also

    def span(self, move: Sequence[int], start: int) -> int:
        if start < len(move) and (move[start] in self.options or move[start] in self.also):
            return 1
        return -1

    def accepts(self, move: Sequence[int]) -> bool:
        return len(move) == 1 and self.span(move, 0) == 1


class Amount(Prompt):
    """A whole number from `low` to `high`. `name` is the field's word in a written move."""

    __slots__ = ("high", "low", "name")

    def __init__(self, seat: int, key: str, rule: str, name: str, low: int, high: int) -> None:
        super().__init__(seat, key, rule)
        self.name = name
        self.low = low
        self.high = high

    def choices(self, done: Sequence[int]) -> list[int]:
        return list(range(self.low, self.high + 1)) if len(done) == 0 else []

    def span(self, move: Sequence[int], start: int) -> int:
        if start < len(move) and self.low <= move[start] <= self.high:
            return 1
        return -1

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        if self.low <= self.high:
            move.append(self.low + _which(self.high - self.low + 1, dice, sparing))


class Pick(Prompt):
    """Pick from `low` to `high` things out of `items`, of which there are `counts` each.

    The move is the number picked, then the items in the order of `items`, equal ones together.
    `name` is the field's word in a written move.
    """

    __slots__ = ("counts", "high", "items", "low", "name")

    def __init__(
        self,
        seat: int,
        key: str,
        rule: str,
        name: str,
        items: list[int],
        counts: list[int],
        low: int,
        high: int,
    ) -> None:
        super().__init__(seat, key, rule)
        self.name = name
        self.items = items
        self.counts = counts
        total = sum(counts)
        self.high = high if high < total else total
        self.low = low

    def choices(self, done: Sequence[int]) -> list[int]:
        if len(done) == 0:
            return list(range(self.low, self.high + 1))
        wanted = done[0] - (len(done) - 1)
        if wanted <= 0:
            return []
        at = self._position(done, 1, len(done))
        return self._open(at // 256, at % 256, wanted) if at >= 0 else []

    def _open(self, index: int, used: int, wanted: int) -> list[int]:
        """The items that can come next where picking stands at `index`, of which `used` are picked:
        only those from which on enough remain to pick as many as are still `wanted`.
        """
        out: list[int] = []
        left = sum(self.counts[index:]) - used
        for i in range(index, len(self.items)):
            free = self.counts[i] - (used if i == index else 0)
            if free > 0 and left >= wanted:
                out.append(self.items[i])
            left -= free
        return out

    def _position(self, move: Sequence[int], start: int, end: int) -> int:
        """Where picking stands after move[start:end]: 256 * item index + how many of it; -1 if
        illegal.
        """
        index = 0
        used = 0
        for k in range(start, end):
            item = move[k]
            while index < len(self.items) and self.items[index] != item:
                index += 1
                used = 0
            if index == len(self.items):
                return -1
            used += 1
            if used > self.counts[index]:
                return -1
        return index * 256 + used

    def span(self, move: Sequence[int], start: int) -> int:
        if start >= len(move):
            return -1
        n = move[start]
        if n < self.low or n > self.high or start + 1 + n > len(move):
            return -1
        if self._position(move, start + 1, start + 1 + n) < 0:
            return -1
        return 1 + n

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        if self.low > self.high:
            return
        wanted = self.low + _which(self.high - self.low + 1, dice, sparing)
        move.append(wanted)
        index = used = 0
        while wanted > 0 and (choices := self._open(index, used, wanted)):
            item = choices[_which(len(choices), dice, sparing)]
            move.append(item)
            if self.items[index] != item:
                index, used = self.items.index(item, index), 0
            used += 1
            wanted -= 1


ALPHABET: Final = "abcdefghijklmnopqrstuvwxyz"
"""The letters that a `Text` offers; it takes every printable character."""


class Text(Prompt):
    """Words of one's own: one line of up to `high` printable characters, at least one, without
    space before or after.

    The move is the number of characters, then their code points. What it offers is a small part of
    what it takes, so that it can be walked. `name` is the field's word in a written move.
    """

    __slots__ = ("high", "name")

    def __init__(self, seat: int, key: str, rule: str, name: str, high: int) -> None:
        super().__init__(seat, key, rule)
        self.named = True
        self.name = name
        self.high = high

    def choices(self, done: Sequence[int]) -> list[int]:
        if len(done) == 0:
            return list(range(1, self.high + 1))
        at = len(done) - 1
        if not 1 <= done[0] <= self.high or at >= done[0]:
            return []
        letters = [ord(letter) for letter in ALPHABET]
        return letters if at in (0, done[0] - 1) else [*letters, ord(" ")]

    def span(self, move: Sequence[int], start: int) -> int:
        if start >= len(move):
            return -1
        n = move[start]
        if not 1 <= n <= self.high or start + 1 + n > len(move):
            return -1
        points = move[start + 1 : start + 1 + n]
        if not all(0 <= point <= MAX_CODE_POINT for point in points):
            return -1
        text = text_of(points)
        return 1 + n if text.isprintable() and text == text.strip() else -1


MAX_CODE_POINT: Final = 0x10FFFF


def text_of(points: Sequence[int]) -> str:
    """The text that code points make."""
    return "".join(chr(point) for point in points)


def text_move(text: str) -> Move:
    """The answer to a `Text` that says this."""
    return [len(text), *(ord(letter) for letter in text)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Prompt):
    """Fields in order, each with its domain given the fields before it."""

    __slots__ = ()

    def field(self, done: Sequence[int]) -> Prompt | None:
        """The next field after the whole answers in `done`; None when the form is complete."""
        raise NotImplementedError

    def choices(self, done: Sequence[int]) -> list[int]:
        start = 0
        while True:
            field = self.field(done[:start])
            if field is None:
                return []
            n = field.span(done, start)
            if n < 0:
                return field.choices(done[start:])
            start += n

    def span(self, move: Sequence[int], start: int) -> int:
        at = start
        while True:
            field = self.field(move[start:at])
            if field is None:
                return at - start
            n = field.span(move, at)
            if n < 0:
                return -1
            at += n

    def draw(self, dice: Dice, move: Move, sparing: bool = False) -> None:
        # Field by field: to ask the form for each next choice would have it find its open field
        # from the first one on.
        begin = at = len(move)
        while (field := self.field(move[begin:] if begin else move)) is not None:
            field.draw(dice, move, sparing)
            if len(move) == at:
                return
            at = len(move)


def _which(count: int, dice: Dice, sparing: bool) -> int:
    """The place of one of so many things, each as likely as the others."""
    return 0 if sparing and count == 1 else dice.below(count)


def walk(prompt: Prompt, dice: Dice, begun: Sequence[int] = ()) -> Move:
    """A whole legal answer, its small choices made by `dice`; `begun` is how it begins."""
    move = list(begun)
    if not move:
        prompt.draw(dice, move)
        return move
    while choices := prompt.choices(move):
        move.append(choices[dice.below(len(choices))])
    return move


def only_part(field: Prompt) -> Move | None:
    """The answer to a part of a question that leaves no choice; None where there is one."""
    if isinstance(field, Choose) and len(field.options) == 1:
        return field.options[:]
    if isinstance(field, Amount) and field.low == field.high:
        return [field.low]
    if isinstance(field, Pick) and field.low == sum(field.counts):
        pairs = zip(field.items, field.counts, strict=True)
        return [field.low, *(item for item, n in pairs for _ in range(n))]
    return None


def only_answer(prompt: Prompt) -> Move | None:
    """The whole move, where there is just one."""
    move: Move = []
    while choices := prompt.choices(move):
        if len(choices) > 1:
            return None
        move.append(choices[0])
    return move
