"""What a bot is: a player made for one seat, who gets a view and a prompt and gives a move.

A player has a dice stream of its own, so that the same game with the same seeds is played the same
way every time, whoever else sits at the table. It is never given a state: what its seat may not
see, it cannot use.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from aedilis.kernel.dice import Dice
from aedilis.kernel.prompt import Move, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot in one seat. `name` is what the registry calls its kind.

    One that has no use for a view says so in `blind`, and may then be given None for it; that may
    change after each answer. One that wants to act out of turn whoever moves says so in `eager`,
    where many games are played at speed: there others are asked only when it is their move, or when
    they may interrupt.
    """

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        self.name = name
        self.seat = seat
        self.dice = dice
        self.blind = False
        self.eager = False

    def choose(self, view: Any, prompt: Prompt) -> Move:
        """A whole legal answer to `prompt`, given what the seat sees. Neither is changed."""
        raise NotImplementedError

    def speaks_up(self) -> bool:
        """Whether it thinks at all of acting out of turn in this position: asked before anything is
        prepared for it, once in each position.
        """
        return True

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        """An answer to a prompt that may be left alone; None leaves it alone."""
        return None
