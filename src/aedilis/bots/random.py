"""The random bot: every next small choice is as likely as the others.

It is the yardstick for other bots and the one that brings up what nobody would do on purpose.
"""

from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt

ASIDE_ODDS: Final = 2000
"""One aside in so many is taken; with more of them games would hardly get anywhere."""


class RandomPlayer(Player):
    """Walks through any prompt of any game at random.

    Whether it speaks up is drawn before anybody works out what it could say: that would take as
    long as the rest of a game.
    """

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self.blind = True

    def choose(self, view: Any, prompt: Prompt) -> Move:
        move: Move = []
        prompt.draw(self.dice, move, sparing=True)
        return move

    def speaks_up(self) -> bool:
        return self.dice.below(ASIDE_ODDS) == 0

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        return self.choose(view, prompt)


class FirstRandom(RandomPlayer):
    """The first version: it draws anew for each thing that it could do out of turn."""

    def speaks_up(self) -> bool:
        return True

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        return self.choose(view, prompt) if self.dice.below(ASIDE_ODDS) == 0 else None
