"""The games that can be played: every package registered as an entry point of `aedilis.games`, by
the names that commands and records use.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from aedilis.kernel.board import PICTURE_FIELD, Board, PlainBoard
from aedilis.kernel.face import Face
from aedilis.kernel.game import Game
from aedilis.kernel.identity import other_rules
from aedilis.kernel.installed import Left, found
from aedilis.kernel.languages import LANGUAGES
from aedilis.kernel.lesson_file import Lesson, read_lessons
from aedilis.kernel.package import GROUP, GamePackage, Terms
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import Header
from aedilis.kernel.table import Mismatch

NAME: Final = re.compile(r"[a-z][a-z0-9]*")
WORD: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
"""What says in a record how a game has ended."""
MOST_SEATS: Final = 12
"""No game may have more seats."""

LEFT: Final = Left()
"""What is wrong with packages that are installed and left out."""


def _found() -> dict[str, GamePackage]:
    """The packages that are installed, by name."""
    packages: dict[str, GamePackage] = {}
    for told, package, ours in found(GROUP, LEFT):
        why = "" if ours else _why_not(package, packages)
        if why:
            LEFT.out(told, why)
        else:
            packages[package.name] = package
    return packages


def _why_not(package: object, known: Mapping[str, GamePackage]) -> object:
    """What is wrong with a package of somebody else's; empty where nothing is."""
    if not isinstance(package, GamePackage):
        return "it is no GamePackage"
    name, seats = package.name, package.seats
    if not NAME.fullmatch(str(name)):
        return f"name: {name!r} is not made of small letters and figures"
    if name in known:
        return f"name: there is another game {name!r}"
    try:
        if package.rules.name != name:
            return f"rules: their name is {package.rules.name!r}, and not {name!r}"
        if not 1 <= seats.least <= seats.usual <= seats.most <= MOST_SEATS:
            return f"seats: {tuple(seats)} is not in order from 1 to {MOST_SEATS}"
        for language in LANGUAGES:
            _told(package, package.terms(language))
            package.face(language, [""] * seats.usual, -1)
        if package.drawing is not None:
            tagged = package.drawing().picture.__struct_config__
            if (tagged.tag_field, tagged.tag) != (PICTURE_FIELD, name):
                return f"drawing: its picture is not tagged {name!r} in {PICTURE_FIELD!r}"
    except Exception as error:
        return error
    return ""


def _told(package: GamePackage, terms: Terms) -> None:
    """Ask for all the words that lists of games and forms need."""
    terms.title()
    terms.about()
    for option in package.options:
        terms.option(option.name)
    if package.variants is not None:
        terms.option(package.variants.option)
        for name in package.variants.names:
            terms.variant(name)
            terms.variant_name(name)


PACKAGES: Final[dict[str, GamePackage]] = _found()
NAMED_TABLES: Final[dict[str, int]] = {
    name: count for package in PACKAGES.values() for name, count in package.tables.items()
}
"""Numbers of seats by the names that games give them."""
LARGEST_TABLE: Final = max(package.seats.most for package in PACKAGES.values())
"""So many seats has the game with the most of them."""
GAMES: Final[dict[str, Game[Any]]] = {name: one.rules for name, one in PACKAGES.items()}
"""The rules of each game."""


def flags() -> dict[str, list[GamePackage]]:
    """The options that have a switch of their own on command lines, each with the games that have
    it: what says which edition or scenario, and what is told by its own line alone.
    """
    out: dict[str, list[GamePackage]] = {}
    for package in PACKAGES.values():
        named = [package.variants.option] if package.variants is not None else []
        for name in (*named, *(option.name for option in package.options if option.plain)):
            out.setdefault(name, []).append(package)
    return out


def face_of(game: str, language: str, seats: Sequence[str], viewer: int) -> Face:
    """The face of a game. Raises ValueError for a game that is not installed."""
    if game not in PACKAGES:
        raise ValueError(f"game: {game!r} cannot be shown")
    return PACKAGES[game].face(language, seats, viewer)


def board_of(face: Face, game: str, seats: Sequence[str], viewer: int) -> Board:
    """How a game is drawn for a seat that reads by `face`."""
    drawing = PACKAGES[game].drawing
    if drawing is None:
        return PlainBoard(face, viewer)
    return drawing().board(face.language, seats, viewer)


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The guides and puzzles of a game by name, in their order; none where it has none."""
    package = PACKAGES[game]
    if package.lessons is None or package.scenarios is None:
        return {}
    return read_lessons(package.lessons(), package.scenarios())


def lesson_named(name: str) -> Lesson | None:
    """The lesson of that name, of whichever game; None where there is none."""
    return next((known[name] for known in map(lessons_of, PACKAGES) if name in known), None)


def title_of(game: str, language: str) -> str:
    """What a game is called; one that is not installed by its name in commands and records."""
    return PACKAGES[game].terms(language).title() if game in PACKAGES else game


def seats_fit(header: Header) -> bool:
    """Whether the game of a record can have so many seats."""
    package = PACKAGES.get(header.game)
    return package is not None and package.seats.least <= len(header.seats) <= package.seats.most


def ending_named(game: str, word: str, language: str) -> str:
    """How a game has ended, by the word in its record; the word itself where these rules know no
    such ending.
    """
    if game not in PACKAGES or not WORD.fullmatch(word):
        return cut(word)
    told = PACKAGES[game].terms(language).ending(word)
    # What a catalogue has no text for comes back as its key.
    return word if told.endswith(f"-ending-{word.replace('_', '-')}") else told


def difference(error: Mismatch, header: Header, language: str) -> str:
    """What does not hold in a record; if something was refused, with the reason as a sentence; and
    by which rules it was played, if by others.
    """
    told = error.what
    if header.game not in GAMES:
        return told
    if error.refused is not None:
        reason = face_of(header.game, language, header.seats, -1).refusal(error.refused)
        told = f"{told}: {reason}"
    other = other_rules(GAMES[header.game], header)
    return f"{told} ({other})" if other else told
