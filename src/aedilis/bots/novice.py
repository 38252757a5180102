"""The novice: plays as the usual bot of its game does, but often does the first thing that comes to
mind. For those who learn a game, and want to win now and then.
"""

from typing import Any, Final

from aedilis.bots.random import RandomPlayer
from aedilis.kernel.dice import Dice
from aedilis.kernel.event import SeenEvent
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt

RASH: Final = 3
"""One answer in so many is given without a thought."""


class NovicePlayer(Player):
    """One novice in one seat, who could play as well as `able` does."""

    def __init__(self, name: str, seat: int, dice: Dice, able: Player) -> None:
        super().__init__(name, seat, dice)
        self._able = able
        self._rash = RandomPlayer(name, seat, dice)
        self.listens = able.listens
        self.imagines = able.imagines

    def choose(self, view: Any, prompt: Prompt) -> Move:
        if self.dice.below(RASH) == 0:
            return self._rash.choose(None, prompt)
        return self._able.choose(view, prompt)

    def speaks_up(self) -> bool:
        return self._able.speaks_up()

    def aside(self, view: Any, prompt: Prompt) -> Move | None:
        return self._able.aside(view, prompt)

    def hear(self, event: SeenEvent) -> None:
        self._able.hear(event)

    def forget(self) -> None:
        self._able.forget()
