"""The rule paragraphs of each game: their ids, sections, editions and texts.

All of it is data beside the game: ``paragraphs.toml`` lists the ids, ``not_applicable.toml`` those
that no code can hold, and ``rules.<language>.toml`` tells each rule in one language. This module
reads and checks them; it knows nothing of the code that plays.
"""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aedilis

PACKAGE: Final = Path(aedilis.__file__).resolve().parent
LANGUAGES: Final = ("en", "es", "it", "fr")


class RuleDataError(ValueError):
    """The rule data of a game is missing or malformed; the message names the file and the field."""


@dataclass(frozen=True)
class Game:
    """How one game's rule paragraphs are written.

    ``prefix`` stands before an id in code and tests, where the ids of several games meet;
    ``pattern`` finds an id written so in running text. ``cards`` are the data files in which cards
    can be looked up by name, each with the name of its tables. What only the editions in
    ``later`` say is not part of the game yet.
    """

    key: str
    title: str
    prefix: str
    pattern: re.Pattern[str]
    cards: tuple[tuple[str, str], ...]
    later: tuple[str, ...] = ()


GAMES: Final[dict[str, Game]] = {
    "glory": Game(
        key="glory",
        title="Glory to Rome",
        prefix="",
        pattern=re.compile(r"(?<![\w.])G(?:\.[a-z_]+)+\.\d+(?:-[a-z])?(?!\w)"),
        cards=(("buildings.toml", "building"),),
    ),
    "republic": Game(
        key="republic",
        title="The Republic of Rome",
        prefix="R ",
        pattern=re.compile(r"(?<![\w.])R (?:\d|[IVX]+)(?:\.[\w-]*\w)*(?!\w)"),
        cards=(
            ("families.toml", "family"),
            ("statesmen.toml", "statesman"),
            ("concessions.toml", "concession"),
            ("intrigue.toml", "intrigue"),
            ("laws.toml", "law"),
            ("leaders.toml", "leader"),
            ("wars_early.toml", "war"),
            ("wars_middle.toml", "war"),
            ("wars_late.toml", "war"),
            ("provinces.toml", "province"),
        ),
        later=("advanced", "solo"),
    ),
}


@dataclass(frozen=True)
class Paragraph:
    """One rule paragraph: where it stands, which editions say it, which are taken to mean it."""

    id: str
    section: str
    editions: tuple[str, ...]
    assumed: tuple[str, ...]
    assertions: tuple[str, ...]


@dataclass(frozen=True)
class RuleText:
    """A paragraph told in one language; ``ruling`` is empty where no rulebook is unclear."""

    title: str
    text: str
    ruling: str = ""


@dataclass(frozen=True)
class Paragraphs:
    """All paragraphs of one game, in the order of the rules."""

    game: Game
    sections: dict[str, dict[str, str]]
    by_id: dict[str, Paragraph]
    not_applicable: dict[str, str]
    _owners: dict[str, str] = field(repr=False)

    def owner(self, written: str) -> str | None:
        """Give the paragraph that a written id, its own or an assertion's, belongs to, if any."""
        if not written.startswith(self.game.prefix):
            return None
        return self._owners.get(written.removeprefix(self.game.prefix))


def data_dir(game: Game, package: Path = PACKAGE) -> Path:
    """Give the directory that holds the data of ``game`` in the package at ``package``."""
    return package / game.key / "data"


def load_paragraphs(game: Game, package: Path = PACKAGE) -> Paragraphs:
    """Read ``paragraphs.toml`` and ``not_applicable.toml`` of ``game``.

    Raises ``RuleDataError`` when a file is missing, is not TOML, or has a field that is wrong.
    """
    path = data_dir(game, package) / "paragraphs.toml"
    data = read_toml(path)
    sections = _section_titles(data.get("sections"), path)
    tables = data.get("paragraphs")
    if not isinstance(tables, dict):
        raise RuleDataError(f"{path.name}: [paragraphs] is missing")
    by_id: dict[str, Paragraph] = {}
    owners: dict[str, str] = {}
    for id_, table in tables.items():
        paragraph = _paragraph(id_, table, path)
        if paragraph.section not in sections:
            raise RuleDataError(f"{path.name}: {id_}: section {paragraph.section!r} has no title")
        by_id[id_] = paragraph
        for name in (id_, *paragraph.assertions):
            if name in owners:
                raise RuleDataError(f"{path.name}: {id_}: {name} is listed twice")
            owners[name] = id_
    return Paragraphs(game, sections, by_id, _not_applicable(game, package, by_id), owners)


def load_texts(
    paragraphs: Paragraphs, language: str, package: Path = PACKAGE
) -> dict[str, RuleText]:
    """Read the rule texts of one language, for every paragraph.

    Raises ``RuleDataError`` with the first fault that ``text_problems`` finds.
    """
    path = data_dir(paragraphs.game, package) / f"rules.{language}.toml"
    data = read_toml(path)
    for problem in _faults(paragraphs, data, path.name):
        raise RuleDataError(problem)
    return {id_: RuleText(**data[id_]) for id_ in paragraphs.by_id}


def text_problems(paragraphs: Paragraphs, language: str, package: Path = PACKAGE) -> list[str]:
    """Give one line for each paragraph that the texts of ``language`` lack, add or tell badly."""
    path = data_dir(paragraphs.game, package) / f"rules.{language}.toml"
    try:
        return _faults(paragraphs, read_toml(path), path.name)
    except RuleDataError as error:
        return [str(error)]


def read_toml(path: Path) -> dict[str, Any]:
    """Read a TOML file; ``RuleDataError`` says which file is missing or where it is malformed."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RuleDataError(f"{path.parent.parent.name}: the file {path.name} is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RuleDataError(f"{path.name}: not valid TOML: {error}") from None


def _faults(paragraphs: Paragraphs, data: dict[str, Any], name: str) -> list[str]:
    faults = [f"{name}: {id_} is missing" for id_ in paragraphs.by_id if id_ not in data]
    for id_, table in data.items():
        if id_ not in paragraphs.by_id:
            faults.append(f"{name}: {id_} is no rule paragraph of {paragraphs.game.key}")
        elif not isinstance(table, dict):
            faults.append(f"{name}: {id_} is not a table")
        else:
            faults += [f"{name}: {id_}: {fault}" for fault in _text_faults(table)]
    return faults


def _text_faults(table: dict[str, Any]) -> list[str]:
    faults = [f"{key} is missing" for key in ("title", "text") if key not in table]
    for key, value in table.items():
        if key not in ("title", "text", "ruling"):
            faults.append(f"{key} is no field of a rule text")
        elif not isinstance(value, str) or not value.strip():
            faults.append(f"{key} is empty or no text")
    return faults


def _section_titles(data: object, path: Path) -> dict[str, dict[str, str]]:
    if not isinstance(data, dict):
        raise RuleDataError(f"{path.name}: [sections] is missing")
    for section, titles in data.items():
        if not isinstance(titles, dict):
            raise RuleDataError(f"{path.name}: sections.{section} is not a table")
        for language in LANGUAGES:
            if not isinstance(titles.get(language), str):
                raise RuleDataError(f"{path.name}: sections.{section}.{language} is missing")
    return data


def _paragraph(id_: str, table: object, path: Path) -> Paragraph:
    if not isinstance(table, dict):
        raise RuleDataError(f"{path.name}: {id_} is not a table")
    section = table.get("section")
    if not isinstance(section, str):
        raise RuleDataError(f"{path.name}: {id_}: section is missing")
    lists: dict[str, tuple[str, ...]] = {}
    for key in ("editions", "assumed", "assertions"):
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise RuleDataError(f"{path.name}: {id_}: {key} is not a list of names")
        lists[key] = tuple(value)
    return Paragraph(id_, section, lists["editions"], lists["assumed"], lists["assertions"])


def _not_applicable(game: Game, package: Path, by_id: dict[str, Paragraph]) -> dict[str, str]:
    path = data_dir(game, package) / "not_applicable.toml"
    data = read_toml(path)
    for id_, reason in data.items():
        if id_ not in by_id:
            raise RuleDataError(f"{path.name}: {id_} is no rule paragraph of {game.key}")
        if not isinstance(reason, str) or not reason.strip():
            raise RuleDataError(f"{path.name}: {id_}: the reason is missing")
    return data
