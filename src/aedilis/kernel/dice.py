"""Chance: one small seeded generator, the same on every platform and Python version.

The generator is sfc32 (four 32-bit words of state, 32-bit operations only). Everything random in a
game goes through a `Dice`: it can write each outcome down (`log`), and it can be fed outcomes
instead of making them: all of them (`script`), so that a recorded game replays without its seed, or
the next few of some kinds (`queues`), as scenario files tell them.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SMALL: Final = 1 << 31
"""A word times so much is less than 2**63."""

DICE: Final = "dice"
"""The queue of what dice show."""


class ScriptError(ValueError):
    """A scripted outcome is missing or impossible in the position it was given for.

    `queue` and `value` tell which queued outcome is impossible; "" and 0 for one of a script.
    """

    def __init__(self, text: str, queue: str = "", value: int = 0) -> None:
        super().__init__(text)
        self.queue = queue
        self.value = value


class Dice:
    """A seeded source of outcomes. Plain data: four words, an optional log, script and queues.

    `log` collects outcomes while it is a list. `script` holds outcomes to come, in order; while it
    is a list nothing is generated. `queues` holds outcomes to come by kind (`DICE`, and what a
    game's draws are named); a kind whose queue is empty is generated.
    """

    __slots__ = ("a", "b", "c", "d", "log", "queues", "script")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        # Compiled, these are the machine's own whole numbers, for which alone a word is small.
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.log: list[int] | None = None
        self.script: list[int] | None = None
        self.queues: dict[str, list[int]] | None = None

    def clone(self) -> "Dice":
        """An independent generator in the same state, without log, script and queues."""
        return Dice(self.a, self.b, self.c, self.d)

    def to_data(self) -> list[int]:
        """The four words of state."""
        return [self.a, self.b, self.c, self.d]

    def word(self) -> int:
        """The next 32 random bits."""
        b, c, d = self.b, self.c, self.d
        t = (self.a + b + d) & MASK
        self.d = (d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return t

    def _below(self, n: int) -> int:
        # Multiply and shift; the rare low products that would favour small results are redone.
        if n > SMALL:
            return self._below_many(n)
        times: i64 = n
        product = self.word() * times
        low = product & MASK
        if low < times:
            floor = (MASK + 1 - times) % times
            while low < floor:
                product = self.word() * times
                low = product & MASK
        return product >> 32

    def _below_many(self, n: int) -> int:
        """The same for a bound whose products need more than the machine's numbers."""
        product = self.word() * n
        while product & MASK < (MASK + 1 - n) % n:
            product = self.word() * n
        return product >> 32

    def _scripted(self, low: int, high: int) -> int:
        script = self.script
        assert script is not None
        if not script:
            raise ScriptError("an outcome is missing")
        value = script.pop(0)
        if not low <= value <= high:
            raise ScriptError(f"outcome {value} is not between {low} and {high}")
        return value

    def _queued(self, queue: str) -> bool:
        """Whether an outcome of this kind waits."""
        return self.queues is not None and bool(self.queues.get(queue))

    def _next(self, queue: str, possible: list[int]) -> int:
        """Take the outcome that waits. Raises ScriptError when it is none of the possible ones."""
        assert self.queues is not None
        value = self.queues[queue].pop(0)
        if value not in possible:
            raise ScriptError(f"{queue}: {value} cannot come now", queue, value)
        return value

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others. Raises ValueError unless 1 <= n <=
        2**32.
        """
        if n < 1 or n > MASK + 1:
            raise ValueError(f"below({n}): the bound must be from 1 to 2**32")
        value = self._below(n) if self.script is None else self._scripted(0, n - 1)
        if self.log is not None:
            self.log.append(value)
        return value

    def die(self, sides: int = 6) -> int:
        """One die: 1 to `sides`."""
        if self.script is not None:
            value = self._scripted(1, sides)
        elif self.queues is not None and self._queued(DICE):
            value = self._next(DICE, list(range(1, sides + 1)))
        else:
            value = self._below(sides) + 1
        if self.log is not None:
            self.log.append(value)
        return value

    def draw(self, deck: list[int], queue: str = "") -> int:
        """Take one card out of `deck`, each copy as likely as the others; the outcome is the card
        itself. `queue` is the kind of draw, for outcomes that are told beforehand.

        A face-down deck is kept as a sorted list and drawn from at random: what has no known order
        needs none. Raises ValueError when the deck is empty.
        """
        if not deck:
            raise ValueError("the deck is empty")
        if self.script is not None:
            if not self.script:
                raise ScriptError("a drawn card is missing")
            card = self.script.pop(0)
            if card not in deck:
                raise ScriptError(f"card {card} is not in the deck")
            deck.remove(card)
        elif self.queues is not None and self._queued(queue):
            card = self._next(queue, deck)
            deck.remove(card)
        else:
            card = deck.pop(self._below(len(deck)))
        if self.log is not None:
            self.log.append(card)
        return card

    def given(self, card: int) -> int:
        """Note a card that comes off a deck whose top was fixed beforehand; a script must agree
        with it.
        """
        if self.script is not None:
            self._scripted(card, card)
        if self.log is not None:
            self.log.append(card)
        return card

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into a random order, in place (every step is an outcome of its own)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def stream(seed: str, label: str) -> Dice:
    """A generator of its own for each use of one seed: the game, each bot, each guess at hidden
    cards.

    `seed` is any text, `label` names the stream. Two labels give unrelated streams.
    """
    key = hashlib.blake2b(
        f"{label}\x00{seed}".encode(), digest_size=16, person=b"aedilis-dice"
    ).digest()
    a, b, c, d = (int.from_bytes(key[i : i + 4], "little") for i in (0, 4, 8, 12))
    dice = Dice(a, b, c, d | 1)
    for _ in range(12):
        dice.word()
    return dice


def from_data(data: list[int]) -> Dice:
    """The generator whose `to_data` gave these four words. Raises ValueError for any others."""
    if len(data) != 4 or not all(0 <= word <= MASK for word in data):
        raise ValueError(f"dice: {data} are not four numbers from 0 to 2**32 - 1")
    a, b, c, d = data
    return Dice(a, b, c, d)
