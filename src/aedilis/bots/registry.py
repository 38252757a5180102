"""Bots by name, as command lines, tables and tournaments ask for them.

`greedy` is the newest version of the bot, `greedy@1` the first one, whatever came later, and
`NAME:SETTING` or `NAME@VERSION:SETTING` hands a setting to the bot, which says what it takes. What
is kept of a game says what was asked for: `greedy` plays on as the newest one.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from aedilis.bots.novice import NovicePlayer
from aedilis.bots.random import FirstRandom, RandomPlayer
from aedilis.bots.search import SearchPlayer
from aedilis.bots.wild import WildPlayer
from aedilis.games import LEFT, PACKAGES
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.guide import Guide
from aedilis.kernel.installed import found
from aedilis.kernel.package import BOTS_GROUP, BotPackage, MakePlayer
from aedilis.kernel.player import BadSetting, Player, Setting
from aedilis.kernel.signs import plain

COMMON_BOTS: Final[tuple[str, ...]] = ("random",)
"""Bots that can play any game."""

FUZZ_BOTS: Final[tuple[str, ...]] = ("wild",)
"""Bots that can play any game, to look for faults in it; nobody would want them at a table."""

SEARCH_BOT: Final = "ismcts"
"""The bot that searches; it plays the games that have a guide."""

NOVICE_BOT: Final = "novice"
"""The bot that plays as the usual one, but rashly; for games that have a bot of their own."""

LONGEST_NAME: Final = 24
"""So long may the name of a bot be."""
LONGEST_SPEC: Final = 40
"""So long may a name be with version and setting; a server's tables keep as much."""
MOST_VERSION_DIGITS: Final = 4


class Spec(NamedTuple):
    """What was asked for: a bot's name, its version (0: the newest) and its setting, if any."""

    name: str
    version: int = 0
    setting: str = ""

    def __str__(self) -> str:
        version = f"@{self.version}" if self.version else ""
        return f"{self.name}{version}{':' if self.setting else ''}{self.setting}"


def read_spec(text: str) -> Spec | None:
    """The parts of `NAME`, `NAME@VERSION`, `NAME:SETTING` or `NAME@VERSION:SETTING`; None for
    anything else.
    """
    if len(text) > LONGEST_SPEC:
        return None
    rest, colon, setting = text.partition(":")
    name, at, version = rest.partition("@")
    if not name.isidentifier() or (colon and not setting):
        return None
    if not at:
        return Spec(name, 0, setting)
    if not (version.isascii() and version.isdecimal()) or len(version) > MOST_VERSION_DIGITS:
        return None
    return Spec(name, int(version), setting) if version[0] != "0" else None


def _registered() -> dict[str, BotPackage]:
    """The bots that other packages bring along, by name."""
    bots: dict[str, BotPackage] = {}
    own = (bot.partition("@")[0] for one in PACKAGES.values() for bot in one.bots)
    taken = {*COMMON_BOTS, *FUZZ_BOTS, SEARCH_BOT, NOVICE_BOT, *own}
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


REGISTERED: Final[dict[str, BotPackage]] = _registered()
"""Bots of other packages, by name."""

Versions = Mapping[int, MakePlayer]
"""What makes a bot, by version."""


def _searcher(game: str, guide: Guide) -> MakePlayer:
    """What makes the searcher of a game, by its guide."""

    def make(name: str, seat: int, dice: Dice) -> Player:
        return SearchPlayer(name, seat, dice, PACKAGES[game].rules, guide)

    return make


def _novice(game: str) -> MakePlayer:
    """What makes the novice of a game."""

    def make(name: str, seat: int, dice: Dice) -> Player:
        usual = next(iter(PACKAGES[game].bots.values()))
        return NovicePlayer(name, seat, dice, usual(name, seat, dice))

    return make


COMMON: Final[dict[str, Versions]] = {"random": {1: FirstRandom, 2: RandomPlayer}}


def _versions(game: str) -> dict[str, Versions]:
    """The bots that can play a game, each with its versions: the game's own, the usual one first,
    those of other packages, and those that play any game. Raises ValueError for a name or a version
    that cannot be.
    """
    own: dict[str, dict[int, MakePlayer]] = {}
    for word, make in PACKAGES[game].bots.items():
        spec = read_spec(word)
        if spec is None or spec.setting:
            raise ValueError(f"bots of {game}: {word!r} is neither NAME nor NAME@VERSION")
        versions = own.setdefault(spec.name, {})
        if (spec.version or 1) in versions:
            raise ValueError(f"bots of {game}: {word!r} is there twice")
        versions[spec.version or 1] = make
    found: dict[str, Versions] = {**own}
    for bot in REGISTERED.values():
        if not bot.games or game in bot.games:
            found[bot.name] = {**bot.older, max(bot.older, default=0) + 1: bot.make}
    guide = PACKAGES[game].guide
    if guide is not None:
        guides = (*PACKAGES[game].older_guides, guide)
        found[SEARCH_BOT] = {n: _searcher(game, one) for n, one in enumerate(guides, 1)}
    if own:
        found[NOVICE_BOT] = {1: _novice(game)}
    return {**found, **COMMON}


VERSIONS: Final[dict[str, dict[str, Versions]]] = {name: _versions(name) for name in PACKAGES}
"""For each game its bots, each with its versions."""

GAME_BOTS: Final[dict[str, tuple[str, ...]]] = {
    game: tuple(name for name in bots if name not in COMMON) for game, bots in VERSIONS.items()
}
"""The names of the bots that were made for a game: its own, the usual one first, and then those of
other packages.
"""

BOT_NAMES: Final[tuple[str, ...]] = (
    "Livia",
    "Marcus",
    "Aurelia",
    "Decimus",
    "Octavia",
    "Titus",
    "Cornelia",
)
"""What bots at a table are called: by first names, so that none is taken for somebody in a game."""


def free_names(taken: Sequence[str]) -> list[str]:
    """The names that bots may have at a table where others have those `taken`: first those that
    begin with a letter of their own.
    """
    known = {plain(name) for name in taken}
    initials = {name[:1] for name in known}
    free = [name for name in BOT_NAMES if plain(name) not in known]
    return sorted(free, key=lambda name: plain(name)[:1] in initials)


def levels(game: str) -> Mapping[str, str]:
    """How well bots play, as measured against each other: names of levels from the lowest on, each
    with the bot that plays so. Games that name none have none.
    """
    return PACKAGES[game].levels


class UnknownBot(ValueError):
    """A bot that the game does not have; the text names what there is."""


def best_bot(game: str) -> str:
    """The bot that sits at a table of which nothing else is said: the first that the game names."""
    return next(iter(VERSIONS.get(game, COMMON)))


def bot_name(bot: str, game: str, language: str) -> str | None:
    """What a bot is called that was made for a game, by its name alone or with one of the words
    that it takes as a setting; None for one of the house's.
    """
    spec = read_spec(bot)
    if spec is None:
        return None
    own = {(read_spec(one) or spec).name for one in PACKAGES[game].bots} | {SEARCH_BOT}
    if spec.name in own and spec.name in VERSIONS[game]:
        word = f"-{spec.setting}" if spec.setting in _words(spec, game) else ""
        return PACKAGES[game].terms(language).bot(spec.name + word)
    if spec.name in REGISTERED:
        return REGISTERED[spec.name].called(language)
    return None


def newest(name: str, game: str) -> int:
    """The newest version of a bot; 0 where there is no such bot."""
    return max(VERSIONS.get(game, COMMON).get(name, {0: None}))


def settings_of(name: str, game: str) -> Sequence[Setting]:
    """The settings that the newest version of a bot takes. Raises UnknownBot."""
    return make_player(name, game, 0, "").takes()


def _words(spec: Spec, game: str) -> tuple[str, ...]:
    """The words that a bot takes as settings."""
    if spec.name not in VERSIONS.get(game, COMMON):
        return ()
    kinds = make_player(str(spec._replace(setting="")), game, 0, "").takes()
    return tuple(word for kind in kinds for word in kind.words)


def _offered(game: str, name: str) -> list[str]:
    """A bot as it may be chosen from a list: by its name, with each word that it takes as a
    setting, and in its earlier versions.
    """
    words = _words(Spec(name), game)
    versions = sorted(VERSIONS.get(game, COMMON)[name], reverse=True)
    return [name, *(f"{name}:{one}" for one in words), *(f"{name}@{one}" for one in versions[1:])]


def offered(game: str) -> list[str]:
    """The bots that may be chosen from a list for a table of a game, the usual one first."""
    return [one for name in VERSIONS.get(game, COMMON) for one in _offered(game, name)]


def opponents(game: str) -> list[str]:
    """The bots that a form offers to play against, the usual one first: each as it is now; in an
    earlier version, or with a number for a setting, only where a level of play is named by that.
    """
    plays = levels(game).values()
    found = [one for one in offered(game) if "@" not in one or one in plays]
    return [*found, *(one for one in plays if one not in found)]


def bots_of(game: str) -> tuple[str, ...]:
    """The bots that may be chosen from a list for a table of a game, sorted."""
    return tuple(sorted(offered(game)))


def is_bot(text: object, game: str) -> bool:
    """Whether a table of the game may have such a bot."""
    try:
        check_bot(text if isinstance(text, str) else "", game)
    except UnknownBot:
        return False
    return True


def simulated_bots(game: str) -> tuple[str, ...]:
    """All bots that can play a game when nobody else does, sorted."""
    return tuple(sorted(bots_of(game) + FUZZ_BOTS))


def check_bot(text: str, game: str) -> None:
    """Raises UnknownBot unless a table of the game may have such a bot, with a setting that others
    who sit there can bear.
    """
    if text in FUZZ_BOTS:
        raise _unknown(text, game, bots_of(game))
    player = make_player(text, game, 0, "")
    kinds = player.takes()
    if player.setting and not any(kind.fits(player.setting, True) for kind in kinds):
        told = " or ".join(kind.told(True) for kind in kinds)
        raise UnknownBot(f"bots: {text!r}: at a table it takes {told}")


def check_simulated(text: str, game: str) -> None:
    """Raises UnknownBot unless there is such a bot that can play the game at all."""
    make_player(text, game, 0, "")


def _unknown(text: str, game: str, known: Sequence[str]) -> UnknownBot:
    told = text if len(text) <= LONGEST_SPEC else text[:LONGEST_SPEC] + "…"
    return UnknownBot(f"bots: {told!r} is no bot of {game} (there are: {', '.join(known)})")


def make_player(text: str, game: str, seat: int, seed: str) -> Player:
    """A player for one seat of one game; all its chances come from `seed`, its name and its seat,
    the same for all versions and settings.

    Raises UnknownBot.
    """
    spec = read_spec(text)
    if spec == Spec("wild"):
        return _wild(game, seat, seed)
    versions = VERSIONS.get(game, COMMON).get(spec.name) if spec is not None else None
    if spec is None or versions is None:
        raise _unknown(text, game, simulated_bots(game))
    make = versions.get(spec.version or max(versions))
    if make is None:
        there = ", ".join(str(one) for one in sorted(versions))
        raise UnknownBot(f"bots: {text!r}: {spec.name} has no such version (there are: {there})")
    player = make(text, seat, stream(seed, f"bot:{seat}:{spec.name}"))
    if spec.setting:
        try:
            player.tune(spec.setting)
        except BadSetting as error:
            raise UnknownBot(f"bots: {text!r}: {error}") from None
    return player


def _wild(game: str, seat: int, seed: str) -> Player:
    able = make_player(best_bot(game), game, seat, seed)
    dice, table = stream(seed, f"bot:{seat}:wild"), stream(seed, "table:wild")
    return WildPlayer("wild", seat, dice, table, PACKAGES[game].rules.choice_kind, able)
