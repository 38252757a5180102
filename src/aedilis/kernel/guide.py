"""What a search that knows no game has to be told of one: which answers are worth thinking of, how
players go on from anywhere, and who is better off.

A search plays in states that it has imagined (`Game.imagined`); a guide may look at all of such a
state, since there is nothing true in it that the searching seat does not know.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player, Reason
from aedilis.kernel.prompt import Move, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """The sense of a game. Stateless: one serves all searches."""

    def able(self, name: str, seat: int, dice: Dice) -> Player | None:
        """A bot that answers where the guide has one answer only, and acts out of turn; None where
        nobody does. It is given views alone, and must neither listen nor imagine.
        """
        return None

    def answers(self, state: Any, prompt: Prompt) -> list[tuple[Move, float]]:
        """Whole answers to a prompt, the most promising first, each with what it seems worth by a
        measure of the guide's own; at least one.
        """
        raise NotImplementedError

    def asides(self, state: Any, prompt: Prompt, planned: Move) -> list[tuple[Move, float]]:
        """What may be done out of turn where the `able` bot wants to do what is `planned`, as
        `answers` gives it; an empty move leaves all as it is. One alone is done without a search.
        """
        return [(planned, 0.0)]

    def answer(self, state: Any, prompt: Prompt) -> Move:
        """How an able player answers, found as quickly as it can be."""
        return self.answers(state, prompt)[0][0]

    def reason(self, state: Any, prompt: Prompt, move: Move) -> Reason:
        """Why the seat asked might answer so, as far as it can know it in this state; without a key
        there is nothing to say.
        """
        return "", {}

    # -- how far a search looks, and how it judges -------------------------------------------------

    def horizon(self, state: Any) -> int:
        """How many answers further from here a game is played on before it is judged."""
        return 1_000_000

    def settled(self, world: Any, state: Any) -> bool:
        """Whether a position that a game has come to from `world` is judged as it stands, before
        the horizon is reached.
        """
        return False

    def races(self) -> bool:
        """Whether the answers to what a search is asked are raced in the same deals: better where
        they differ little and chance much.
        """
        return False

    def curiosity(self) -> float:
        """How much a branch that is liked and has seldom been tried is preferred to one that did
        well: about as much as the worths of good answers and bad ones lie apart.
        """
        return 0.3

    def width(self) -> float:
        """A place in the tree has so many answers times the root of its visits, and one more."""
        return 1.4

    def worths(self, state: Any) -> list[float]:
        """For each seat how it stands, from 0 (it has lost) to 1 (it has won)."""
        raise NotImplementedError

    def learned(self) -> "Guide | None":
        """The same sense, but that positions are judged by what was learned from games; None where
        nothing was.
        """
        return None
