"""Bots by name, as command lines, tables and tournaments ask for them."""

from aedilis.bots.glory_greedy.player import GloryGreedy
from aedilis.bots.player import Player
from aedilis.bots.random import RandomPlayer
from aedilis.bots.senator.player import SenatorPlayer
from aedilis.kernel.dice import stream

COMMON_BOTS: tuple[str, ...] = ("random",)
"""Bots that can play any game."""

GAME_BOTS: dict[str, tuple[str, ...]] = {"glory": ("greedy",), "republic": ("senator",)}
"""Bots that know one game, the best first."""

BOT_NAMES: tuple[str, ...] = (
    "Livia",
    "Marcus",
    "Aurelia",
    "Decimus",
    "Octavia",
    "Titus",
    "Cornelia",
)
"""What bots at a table are called: by first names, so that none is taken for a senator."""


class UnknownBot(ValueError):
    """A bot's name that the game has no bot for; the text names those there are."""


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game, sorted."""
    return tuple(sorted(COMMON_BOTS + GAME_BOTS.get(game, ())))


def check_bot(name: str, game: str) -> None:
    """Raises UnknownBot unless the game has a bot of that name."""
    if name not in bots_of(game):
        raise UnknownBot(
            f"bots: {name!r} is no bot of {game} (there are: {', '.join(bots_of(game))})"
        )


def make_player(name: str, game: str, seat: int, seed: str) -> Player:
    """A player for one seat of one game; all its chances come from `seed`, its name and its seat.

    Raises UnknownBot.
    """
    check_bot(name, game)
    dice = stream(seed, f"bot:{seat}:{name}")
    if name == "random":
        return RandomPlayer(name, seat, dice)
    if game == "republic":
        return SenatorPlayer(name, seat, dice)
    return GloryGreedy(name, seat, dice)
