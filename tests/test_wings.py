"""A game is one wing: no room outside of it names it, in code, in texts, or by what files are
called.

What may be known of a game elsewhere comes from its package, so that any other game plays in the
same rooms.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from aedilis.games import PACKAGES
from aedilis.kernel.text import LANGUAGES
from aedilis.rules.paragraphs import GAMES

ROOT: Final = Path(__file__).resolve().parents[1]
OURS: Final = ("glory", "republic")

ROOMS: Final = (
    "src/aedilis/**/*.py",
    "src/aedilis/**/*.ftl",
    "src/aedilis/**/*.json",
    "src/aedilis/**/*.toml",
    "src/aedilis/server/templates/**/*.*",
    "src/aedilis/server/static/*.*",
    "web/src/**/*.*",
    "web/*.*",
    "tools/**/*.*",
    "bench/**/*.*",
    "deploy/*",
    "requirements/*",
    "*.py",
    "*.js",
    "*.json",
    "*.toml",
    "*.yml",
    "*.in",
    "Makefile",
    "Dockerfile",
    ".ci/*",
    ".github/**/*.*",
    ".git?*",
    ".npmrc",
    ".dockerignore",
    ".editorconfig",
    ".pre-commit-config.yaml",
)

EXCEPTIONS: Final = {
    "web/src/wire.ts": "made from the pictures of the games",
    "web/src/boards.ts": "the one place where the browser's side knows the drawings",
    "bench/server/opening.py": "a record of 2,000 lines: only games of one of ours are that long",
    "bench/year.py": "how many clicks a year of one of our games takes",
    "Makefile": "what is played, and where lines are changed, if one says nothing else",
    "mkdocs.yml": "the contents of the documentation, whose pages on a game are called by it",
    "pyproject.toml": "registers the games that come with the package, and their checks",
    ".github/ISSUE_TEMPLATE/fault.yml": "asks people which of our games they mean",
    ".github/ISSUE_TEMPLATE/rule.yml": "asks people which of our games they mean",
    ".github/workflows/check.yml": "plays some of our games with what has been installed",
    "tools/equivalent.toml": "lines of our games, and why a change of them makes no difference",
    "tools/follies.py": "what nobody should do who plays one of our games",
    "tools/never.toml": "what cannot occur in each of our games, with the reason",
    "tools/playthroughs.py": "the golden files of our games, each of them listed",
    "tools/republic_games.py": "the golden files of one game",
    "tools/republic_training.py": "what the search of one game judges by, found in its games",
    "tools/screenshot.py": "one picture of one game, for the README",
    "tools/screenshot_list.py": "which pictures of our games the documentation shows",
    "tools/strength.py": "how well our own bots are to play, in numbers",
    "tools/training.py": "how our own learned bot is trained",
}


CALLED: Final = {
    "tools/republic_games.py": "the golden files of one game",
    "tools/republic_training.py": "what the search of one game judges by, found in its games",
}
"""Files of other rooms that are called by a game, each with the reason."""
ENVIRONMENT = re.compile(r"src/aedilis/envs/[a-z]+_v[1-9]\d*\.py")
"""Users import these: environments go by a name and a version."""


def outside() -> Iterator[Path]:
    """Every file of the house that stands in no game's wing."""
    for pattern in ROOMS:
        for path in ROOT.glob(pattern):
            parts = path.relative_to(ROOT).parts
            wing = parts[2] if "src" in parts[:2] else ""
            text = path.suffix not in (".png", ".woff2")
            made = bool({"built", "__pycache__"} & set(parts)) or path.name == "index.json"
            if path.is_file() and text and wing not in OURS and not made:
                yield path


FILES: Final = sorted({path.relative_to(ROOT).as_posix() for path in outside()})


@cache
def names() -> re.Pattern[str]:
    """What the games are called, by themselves and by their readers, and their paragraphs."""
    titles = {PACKAGES[game].terms(language).title() for game in OURS for language in LANGUAGES}
    words = "|".join(re.escape(one) for one in sorted({*OURS, *titles}))
    ids = "|".join(GAMES[game].pattern.pattern for game in OURS)
    return re.compile(f"(?i:{words})|{ids}")


def found_in(text: str, pattern: re.Pattern[str]) -> list[str]:
    """What a text has of a pattern, each with its line."""
    return [
        f"{n}: {found}"
        for n, line in enumerate(text.splitlines(), 1)
        for found in pattern.findall(line)
    ]


def named(text: str) -> list[str]:
    """The games that a text names, each with its line."""
    return found_in(text, names())


def test_there_are_rooms_to_look_into() -> None:
    assert len(FILES) > 300
    assert "src/aedilis/server/locale/fr/pages.ftl" in FILES
    assert "src/aedilis/server/templates/lobby.html" in FILES
    assert "web/src/ui/Board.tsx" in FILES
    assert "bench/server/load.py" in FILES
    assert "tools/fuzz.py" in FILES
    assert {
        "setup.py", "Makefile", "mkdocs.yml", "package.json", "pyproject.toml", "eslint.config.js",
        "web/vite.config.ts", "Dockerfile", ".ci/run", ".github/workflows/check.yml",
    } <= set(FILES)  # fmt: skip
    assert set(EXCEPTIONS) <= set(FILES)


@pytest.mark.parametrize("path", [path for path in FILES if path not in EXCEPTIONS])
def test_no_room_outside_a_wing_names_a_game(path: str) -> None:
    assert named((ROOT / path).read_text("utf-8")) == []


@pytest.mark.parametrize("path", sorted(EXCEPTIONS))
def test_every_exception_is_needed(path: str) -> None:
    assert named((ROOT / path).read_text("utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        'if game == "glory":',
        "class GloryPicture:",
        "server-lobby-about-republic = x",
        "import { RepublicBoard } from '../republic/RepublicBoard';",
        "Les accords de La République de Rome sont publics.",
        "# Sit Gloria Romae",
        'FOREMOST = "R 1.04.3"',
        "held by G.lead.1",
    ],
)
def test_names_are_found_in_every_form(text: str) -> None:
    assert len(named(text)) >= 1


def called(path: str) -> bool:
    """Whether a file, or a folder on the way to it, is called by a game."""
    return any(game in path.lower() for game in OURS)


def test_no_file_outside_a_wing_is_called_by_a_game() -> None:
    found = {path for path in FILES if called(path)}
    assert {path for path in found if not ENVIRONMENT.fullmatch(path)} == set(CALLED)
    assert called("tools/GloryGames.py")
    assert called("web/src/ui/republic/Map.tsx")
    assert not called("tools/games.py")


def test_other_words_are_no_names() -> None:
    assert named("The aedile's board, G. Julius, ER 2, Roma") == []


NAMED: Final = {
    "glory": ("role",),
    "republic": (
        "office", "statesman", "concession", "intrigue", "law", "event", "leader", "province",
        "war",
    ),
}  # fmt: skip
"""Parts of the words of each game whose names no room uses for anything else. Its families and
buildings bear names that people and houses have as well.
"""
TERMS: Final = {
    "glory": ("jack", "vault", "stockpile", "clientele"),
    "republic": (
        "talent", "talento", "talenti", "Senate", "Sénat", "Senado", "senator", "consul", "tribune",
        "pontifex", "legion", "province", "veto",
    ),
}  # fmt: skip
"""The money, the pieces and the offices of each game that no names are given to."""

SHARED: Final = [
    path
    for path in FILES
    if path.startswith(("src/", "web/src/")) and path.endswith((".py", ".ftl", ".ts", ".tsx"))
]

USED: Final = {
    "src/aedilis/cli.py": "shows by an example how the rules are searched for a word of theirs",
    "web/src/wire.ts": "made from the pictures of the games",
}
"""Shared files that use a word of one game, each with the reason."""


@cache
def own_words() -> re.Pattern[str]:
    """What belongs to one game: what its words call its cards and offices, in every language, and
    its terms; in the singular and the plural.
    """
    found = set()
    for game, parts in NAMED.items():
        found |= set(TERMS[game])
        for language in LANGUAGES:
            path = ROOT / f"src/aedilis/{game}/presentation/locale/names.{language}.toml"
            names = tomllib.loads(path.read_text("utf-8"))
            found |= {name for part in parts for name in names[part].values()}
    words = "|".join(re.escape(word) for word in sorted(found, key=len, reverse=True))
    return re.compile(rf"(?i)\b(?:{words})(?:s|es)?\b")


def words_of_games(text: str) -> list[str]:
    """The words of one game that a text uses, each with its line."""
    return found_in(text, own_words())


@pytest.mark.parametrize("path", [path for path in SHARED if path not in USED])
def test_no_shared_room_uses_a_word_of_one_game(path: str) -> None:
    assert words_of_games((ROOT / path).read_text("utf-8")) == []


@pytest.mark.parametrize("path", sorted(USED))
def test_every_word_of_a_game_in_a_shared_room_is_needed(path: str) -> None:
    assert path in SHARED
    assert words_of_games((ROOT / path).read_text("utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "server-table-standing-most = Talenti",
        "// talents to a vote",
        "a veto is against what is voted on",
        "The Rome Consul presides.",
        "if (card === jack)",
        "Les artisans travaillent.",
    ],
)
def test_words_of_a_game_are_found(text: str) -> None:
    assert len(words_of_games(text)) >= 1
