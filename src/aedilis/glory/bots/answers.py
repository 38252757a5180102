"""What a bot has weighed: the answers it thought of, each with its worth in points."""

from aedilis.kernel.prompt import Move


class Answers:
    """Whole answers to one prompt, and what each is worth. Of equal ones the first counts."""

    __slots__ = ("moves", "values")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.values: list[float] = []

    def add(self, move: Move, value: float) -> None:
        """Take in one more answer."""
        self.moves.append(move)
        self.values.append(value)

    def best(self) -> Move:
        """The answer that is worth most."""
        at = 0
        for i, value in enumerate(self.values):
            if value > self.values[at]:
                at = i
        return self.moves[at]
