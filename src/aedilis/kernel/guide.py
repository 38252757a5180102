"""What a search that knows no game has to be told of one: which answers are worth thinking of, how
players go on from anywhere, and who is better off.

A search plays in states that it has imagined (`Game.imagined`); a guide may look at all of such a
state, since there is nothing true in it that the searching seat does not know.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from aedilis.kernel.player import Reason
from aedilis.kernel.prompt import Move, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The sense of a game. Stateless: one serves all searches."""

    def answers(self, state: Any, prompt: Prompt) -> list[tuple[Move, float]]:
        """Whole answers to a prompt, the most promising first, each with what it seems worth by a
        measure of the guide's own; at least one.
        """
        raise NotImplementedError

    def answer(self, state: Any, prompt: Prompt) -> Move:
        """How an able player answers, found as quickly as it can be."""
        return self.answers(state, prompt)[0][0]

    def reason(self, state: Any, prompt: Prompt, move: Move) -> Reason:
        """Why the seat asked might answer so, as far as it can know it in this state; without a key
        there is nothing to say.
        """
        return "", {}

    def horizon(self, state: Any) -> int:
        """How many answers further from here a game is played on before it is judged."""
        return 1_000_000

    def worths(self, state: Any) -> list[float]:
        """For each seat how it stands, from 0 (it has lost) to 1 (it has won)."""
        raise NotImplementedError

    def learned(self) -> "Guide | None":
        """The same sense, but that positions are judged by what was learned from games; None where
        nothing was.
        """
        return None
