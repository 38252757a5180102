"""Bots by name, as command lines, tables and tournaments ask for them."""

from collections.abc import Sequence

from aedilis.bots.random import RandomPlayer
from aedilis.bots.wild import WildPlayer
from aedilis.games import LEFT, PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.installed import found
from aedilis.kernel.package import BOTS_GROUP, BotPackage
from aedilis.kernel.player import Player
from aedilis.kernel.signs import plain

COMMON_BOTS: tuple[str, ...] = ("random",)
"""Bots that can play any game."""

FUZZ_BOTS: tuple[str, ...] = ("wild",)
"""Bots that can play any game, to look for faults in it; nobody would want them at a table."""

LONGEST_NAME = 40


def _registered() -> dict[str, BotPackage]:
    """The bots that other packages bring along, by name."""
    bots: dict[str, BotPackage] = {}
    taken = {*COMMON_BOTS, *FUZZ_BOTS, *(bot for one in PACKAGES.values() for bot in one.bots)}
    for told, bot, _ in found(BOTS_GROUP, LEFT):
        if not isinstance(bot, BotPackage):
            LEFT.out(told, "it is no BotPackage")
        elif not str(bot.name).isidentifier():
            LEFT.out(told, f"name: {bot.name!r} is no name")
        elif bot.name in taken or bot.name in bots or len(bot.name) > LONGEST_NAME:
            LEFT.out(told, f"name: there is another bot {bot.name!r}, or it is too long")
        else:
            bots[bot.name] = bot
    return bots


REGISTERED: dict[str, BotPackage] = _registered()
"""Bots of other packages, by name."""

GAME_BOTS: dict[str, tuple[str, ...]] = {
    name: (
        *package.bots,
        *(bot.name for bot in REGISTERED.values() if not bot.games or name in bot.games),
    )
    for name, package in PACKAGES.items()
}
"""Bots that were made for a game, the best first: its own, and then those of other packages."""

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


def free_names(taken: Sequence[str]) -> list[str]:
    """The names that bots may have at a table where others have those `taken`: first those that
    begin with a letter of their own.
    """
    known = {plain(name) for name in taken}
    initials = {name[:1] for name in known}
    free = [name for name in BOT_NAMES if plain(name) not in known]
    return sorted(free, key=lambda name: plain(name)[:1] in initials)


class UnknownBot(ValueError):
    """A bot's name that the game has no bot for; the text names those there are."""


def best_bot(game: str) -> str:
    """The bot that sits at a table of which nothing else is said."""
    return (*PACKAGES[game].bots, *COMMON_BOTS)[0]


def bot_name(bot: str, game: str, language: str) -> str | None:
    """What a bot is called that was made for a game; None for one of the house's."""
    if bot in PACKAGES[game].bots:
        return PACKAGES[game].terms(language).bot(bot)
    if bot in REGISTERED:
        return REGISTERED[bot].called(language)
    return None


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that may sit at a table of a game, sorted."""
    return tuple(sorted(COMMON_BOTS + GAME_BOTS.get(game, ())))


def simulated_bots(game: str) -> tuple[str, ...]:
    """The names of all bots that can play a game when nobody else does, sorted."""
    return tuple(sorted(bots_of(game) + FUZZ_BOTS))


def check_bot(name: str, game: str) -> None:
    """Raises UnknownBot unless a table of the game may have a bot of that name."""
    _check(name, game, bots_of(game))


def check_simulated(name: str, game: str) -> None:
    """Raises UnknownBot unless there is a bot of that name that can play the game at all."""
    _check(name, game, simulated_bots(game))


def _check(name: str, game: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise UnknownBot(f"bots: {name!r} is no bot of {game} (there are: {', '.join(known)})")


def make_player(name: str, game: str, seat: int, seed: str) -> Player:
    """A player for one seat of one game; all its chances come from `seed`, its name and its seat.

    Raises UnknownBot.
    """
    check_simulated(name, game)
    dice = stream(seed, f"bot:{seat}:{name}")
    if name == "random":
        return RandomPlayer(name, seat, dice)
    if name == "wild":
        table = stream(seed, f"table:{name}")
        able = make_player(best_bot(game), game, seat, seed)
        return WildPlayer(name, seat, dice, table, PACKAGES[game].rules.choice_kind, able)
    if name in REGISTERED:
        return REGISTERED[name].make(name, seat, dice)
    return PACKAGES[game].bots[name](name, seat, dice)
