"""What a bot has weighed: the answers it thought of, each with its worth in points."""

from typing import Final

from mypy_extensions import mypyc_attr

from aedilis.kernel.prompt import Move

NO_CARDS: Final[Move] = []
"""Nothing that goes with a choice; never changed."""
NEVER: Final = -1e300
"""Less than anything is worth."""


# Nothing that these hold leads back to them: compiled, no collector of cycles need know of them.
@mypyc_attr(acyclic=True)
class Scale:
    """What answers to one prompt are laid on, each a choice and what goes with it (`rest`)."""

    __slots__ = ()

    def add(self, choice: int, value: float, rest: Move = NO_CARDS) -> None:
        """Take in one more answer."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Answers(Scale):
    """All that were thought of, whole, and what each is worth."""

    __slots__ = ("moves", "values")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.values: list[float] = []

    def add(self, choice: int, value: float, rest: Move = NO_CARDS) -> None:
        self.moves.append([choice, *rest])
        self.values.append(value)


@mypyc_attr(acyclic=True, free_list_len=1)
class Best(Scale):
    """The one that is worth most, of equal ones the first; the others are forgotten at once."""

    __slots__ = ("choice", "rest", "value")

    def __init__(self) -> None:
        self.choice = 0
        self.rest = NO_CARDS
        self.value = NEVER

    def add(self, choice: int, value: float, rest: Move = NO_CARDS) -> None:
        if value > self.value:
            self.value = value
            self.choice = choice
            self.rest = rest

    def move(self) -> Move:
        """It as a whole answer."""
        return [self.choice, *self.rest]
