"""Sums of dice that a card or table asks for, such as 2d6-2 or -1d6+1."""

import re
from typing import Final


class Roll:
    """A sum of dice that a card or table asks for. Immutable."""

    __slots__ = ("dice", "plus", "sign")

    def __init__(self, dice: int, sign: int, plus: int) -> None:
        self.dice: Final = dice
        self.sign: Final = sign
        self.plus: Final = plus

    def __reduce__(self) -> tuple[object, ...]:
        return Roll, (self.dice, self.sign, self.plus)

    def total(self, thrown: int) -> int:
        """What `thrown`, the sum of the dice, comes to."""
        return self.sign * thrown + self.plus

    def low(self) -> int:
        """The least it can come to."""
        return self.total(self.dice if self.sign > 0 else 6 * self.dice)

    def high(self) -> int:
        """The most it can come to."""
        return self.total(6 * self.dice if self.sign > 0 else self.dice)

    def __str__(self) -> str:
        plus = f"{self.plus:+}" if self.plus else ""
        return f"{'-' if self.sign < 0 else ''}{self.dice}d6{plus}"


def roll_from(text: str) -> Roll | None:
    """The roll that `text` writes, None if it writes none."""
    found = re.fullmatch(r"(-?)(\d)d6([+-]\d+)?", text)
    if not found:
        return None
    return Roll(int(found[2]), -1 if found[1] else 1, int(found[3] or 0))
