"""The rule paragraphs of each game: their ids, sections, editions and texts.

All of it is data beside the game: ``paragraphs.toml`` lists the ids, ``not_applicable.toml`` the
paragraphs that no code can hold and the assertions that no test can, and ``rules.<language>.toml``
tells each rule, and what its section is called, in one language. This module reads and checks them;
it knows nothing of the code that plays.
"""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import aedilis
from aedilis.games import PACKAGES
from aedilis.kernel.languages import LANGUAGES as LANGUAGES
from aedilis.kernel.package import Rulebook

PACKAGE: Final = Path(aedilis.__file__).resolve().parent
SECTIONS: Final = "sections"
"""The ids of the sections in the order of the rules, and in a language what they are called."""


class RuleDataError(ValueError):
    """The rule data of a game is missing or malformed; the message names the file and the field."""


GAMES: Final[dict[str, Rulebook]] = {
    name: one.rulebook for name, one in PACKAGES.items() if one.rulebook is not None
}
"""How the paragraphs of each game are written that has a rulebook."""


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

    game: Rulebook
    sections: tuple[str, ...]
    by_id: dict[str, Paragraph]
    not_applicable: dict[str, str]
    _owners: dict[str, str] = field(repr=False)

    def owner(self, written: str) -> str | None:
        """Give the paragraph that a written id, its own or an assertion's, belongs to, if any."""
        if not written.startswith(self.game.prefix):
            return None
        return self._owners.get(written.removeprefix(self.game.prefix))


def data_dir(game: Rulebook, package: Path = PACKAGE) -> Path:
    """Give the directory that holds the data of ``game`` in the package at ``package``."""
    return package / game.key / "data"


def load_paragraphs(game: Rulebook, package: Path = PACKAGE) -> Paragraphs:
    """Read ``paragraphs.toml`` and ``not_applicable.toml`` of ``game``.

    Raises ``RuleDataError`` when a file is missing, is not TOML, or has a field that is wrong.
    """
    path = data_dir(game, package) / "paragraphs.toml"
    data = read_toml(path)
    sections = _names(data, SECTIONS, path.name)
    tables = data.get("paragraphs")
    if not isinstance(tables, dict):
        raise RuleDataError(f"{path.name}: [paragraphs] is missing")
    by_id: dict[str, Paragraph] = {}
    owners: dict[str, str] = {}
    for id_, table in tables.items():
        paragraph = _paragraph(id_, table, path)
        if paragraph.section not in sections:
            raise RuleDataError(
                f"{path.name}: {id_}: section {paragraph.section!r} is not among sections"
            )
        by_id[id_] = paragraph
        for name in (id_, *paragraph.assertions):
            if name in owners:
                raise RuleDataError(f"{path.name}: {id_}: {name} is listed twice")
            owners[name] = id_
    return Paragraphs(game, sections, by_id, _not_applicable(game, package, owners), owners)


def load_texts(
    paragraphs: Paragraphs, language: str, package: Path = PACKAGE
) -> dict[str, RuleText]:
    """Read the rule texts of one language, for every paragraph.

    Raises ``RuleDataError`` with the first fault that ``text_problems`` finds.
    """
    data = _told(paragraphs, language, package)
    return {id_: RuleText(**data[id_]) for id_ in paragraphs.by_id}


def load_sections(paragraphs: Paragraphs, language: str, package: Path = PACKAGE) -> dict[str, str]:
    """Read what the sections are called in one language. Raises as ``load_texts`` does."""
    sections = _told(paragraphs, language, package)[SECTIONS]
    return {section: sections[section] for section in paragraphs.sections}


def _told(paragraphs: Paragraphs, language: str, package: Path) -> dict[str, Any]:
    path = data_dir(paragraphs.game, package) / f"rules.{language}.toml"
    data = read_toml(path)
    for problem in _faults(paragraphs, data, path.name):
        raise RuleDataError(problem)
    return data


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
    titles = data.get(SECTIONS, {})
    if not isinstance(titles, dict):
        return [f"{name}: {SECTIONS} is not a table"]
    faults = [f"{name}: {fault}" for fault in _title_faults(paragraphs, titles)]
    faults += [f"{name}: {id_} is missing" for id_ in paragraphs.by_id if id_ not in data]
    for id_, table in data.items():
        if id_ == SECTIONS:
            continue
        if id_ not in paragraphs.by_id:
            faults.append(f"{name}: {id_} is no rule paragraph of {paragraphs.game.key}")
        elif not isinstance(table, dict):
            faults.append(f"{name}: {id_} is not a table")
        else:
            faults += [f"{name}: {id_}: {fault}" for fault in _text_faults(table)]
    return faults


def _title_faults(paragraphs: Paragraphs, titles: dict[str, Any]) -> list[str]:
    faults = [
        f"{SECTIONS}.{section} is missing"
        for section in paragraphs.sections
        if section not in titles
    ]
    for section, title in titles.items():
        if section not in paragraphs.sections:
            faults.append(f"{SECTIONS}.{section} is no section of {paragraphs.game.key}")
        elif not isinstance(title, str) or not title.strip():
            faults.append(f"{SECTIONS}.{section} is empty or no text")
    return faults


def _text_faults(table: dict[str, Any]) -> list[str]:
    faults = [f"{key} is missing" for key in ("title", "text") if key not in table]
    for key, value in table.items():
        if key not in ("title", "text", "ruling"):
            faults.append(f"{key} is no field of a rule text")
        elif not isinstance(value, str) or not value.strip():
            faults.append(f"{key} is empty or no text")
    return faults


def _names(table: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RuleDataError(f"{where}: {key} is not a list of names")
    return tuple(value)


def _paragraph(id_: str, table: object, path: Path) -> Paragraph:
    if not isinstance(table, dict):
        raise RuleDataError(f"{path.name}: {id_} is not a table")
    section = table.get("section")
    if not isinstance(section, str):
        raise RuleDataError(f"{path.name}: {id_}: section is missing")
    editions, assumed, assertions = (
        _names(table, key, f"{path.name}: {id_}") for key in ("editions", "assumed", "assertions")
    )
    return Paragraph(id_, section, editions, assumed, assertions)


def _not_applicable(game: Rulebook, package: Path, owners: dict[str, str]) -> dict[str, str]:
    path = data_dir(game, package) / "not_applicable.toml"
    data = read_toml(path)
    for id_, reason in data.items():
        if id_ not in owners:
            raise RuleDataError(f"{path.name}: {id_} is no rule paragraph of {game.key}")
        if owners[id_] != id_ and owners[id_] in data:
            raise RuleDataError(f"{path.name}: {id_}: its paragraph is listed already")
        if not isinstance(reason, str) or not reason.strip():
            raise RuleDataError(f"{path.name}: {id_}: the reason is missing")
    return data
