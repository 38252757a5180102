"""A bot that can play any game, as a package of its own: of all answers it takes the first."""

from typing import Any, Final

from aedilis.kernel.package import BotPackage
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.text import Catalogue


class Hasty(Player):
    """Takes what comes first, and never acts out of turn."""

    def choose(self, view: Any, prompt: Prompt) -> Move:
        move: Move = []
        while choices := prompt.choices(move):
            move.append(choices[0])
        return move


def called(language: str) -> str:
    """What the bot is called."""
    return Catalogue(language, ("aedilis_hasty",)).text("hasty-bot")


BOT: Final = BotPackage(name="hasty", make=Hasty, called=called)
