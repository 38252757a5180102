"""The rule paragraphs of each game: their ids, sections, editions and texts.

All of it is data beside the game: ``paragraphs.toml`` lists the ids, ``not_applicable.toml`` the
paragraphs that no code can hold and the assertions that no test can, and ``rules.<language>.toml``
tells each rule, and what its section is called, in one language. This module reads and checks them;
it knows nothing of the code that plays.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import aedilis
from aedilis.games import PACKAGES
from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import Facts, Prose, facts, parsed, read
from aedilis.kernel.languages import LANGUAGES as LANGUAGES
from aedilis.kernel.package import Rulebook

T = TypeVar("T")

PACKAGE: Final = Path(aedilis.__file__).resolve().parent
SECTIONS: Final = "sections"
"""The ids of the sections in the order of the rules, and in a language what they are called."""


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


class RuleText(Facts, frozen=True):
    """A paragraph told in one language; ``ruling`` is empty where no rulebook is unclear."""

    title: Prose
    text: Prose
    ruling: Prose = ""


class _Listed(Facts, frozen=True):
    """What ``paragraphs.toml`` says of a paragraph."""

    section: str
    editions: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    assertions: tuple[str, ...] = ()


class _List(Facts, frozen=True):
    """The whole of ``paragraphs.toml``."""

    sections: tuple[str, ...]
    paragraphs: dict[str, _Listed]


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

    Raises ``BadFile`` when a file is missing, is not TOML, or has a field that is wrong.
    """
    path = data_dir(game, package) / "paragraphs.toml"
    found = read(path, _List)
    by_id: dict[str, Paragraph] = {}
    owners: dict[str, str] = {}
    for id_, one in found.paragraphs.items():
        if one.section not in found.sections:
            raise BadFile(f"{path.name}: {id_}: section {one.section!r} is not among sections")
        by_id[id_] = Paragraph(id_, one.section, one.editions, one.assumed, one.assertions)
        for name in (id_, *one.assertions):
            if name in owners:
                raise BadFile(f"{path.name}: {id_}: {name} is listed twice")
            owners[name] = id_
    excused = _not_applicable(game, package, owners)
    return Paragraphs(game, found.sections, by_id, excused, owners)


def _not_applicable(game: Rulebook, package: Path, owners: dict[str, str]) -> dict[str, str]:
    path = data_dir(game, package) / "not_applicable.toml"
    reasons = read(path, dict[str, Prose])
    for id_ in reasons:
        if id_ not in owners:
            raise BadFile(f"{path.name}: {id_} is no rule paragraph of {game.key}")
        if owners[id_] != id_ and owners[id_] in reasons:
            raise BadFile(f"{path.name}: {id_}: its paragraph is listed already")
    return reasons


def load_texts(
    paragraphs: Paragraphs, language: str, package: Path = PACKAGE
) -> dict[str, RuleText]:
    """Read the rule texts of one language, for every paragraph.

    Raises ``BadFile`` with the first fault that ``text_problems`` finds.
    """
    return _told(paragraphs, language, package).texts


def load_sections(paragraphs: Paragraphs, language: str, package: Path = PACKAGE) -> dict[str, str]:
    """Read what the sections are called in one language. Raises as ``load_texts`` does."""
    return _told(paragraphs, language, package).sections


def text_problems(paragraphs: Paragraphs, language: str, package: Path = PACKAGE) -> list[str]:
    """Give one line for each paragraph that the texts of ``language`` lack, add or tell badly."""
    try:
        return _read_texts(paragraphs, language, package).faults
    except BadFile as error:
        return [str(error)]


@dataclass(frozen=True)
class _Texts:
    """What the sections are called, and the paragraphs told, in one language, as far as they are
    well written; and a line for each that is not.
    """

    sections: dict[str, str]
    texts: dict[str, RuleText]
    faults: list[str]


def _told(paragraphs: Paragraphs, language: str, package: Path) -> _Texts:
    found = _read_texts(paragraphs, language, package)
    for fault in found.faults:
        raise BadFile(fault)
    return found


def _read_texts(paragraphs: Paragraphs, language: str, package: Path) -> _Texts:
    path = data_dir(paragraphs.game, package) / f"rules.{language}.toml"
    data, where = parsed(path), f"{path.name}: {SECTIONS}"
    titles = facts(data.pop(SECTIONS, {}), dict[str, Any], where)
    game, faults = paragraphs.game.key, list[str]()
    sections = _entries(titles, paragraphs.sections, Prose, where, f"section of {game}", faults)
    known, kind = list(paragraphs.by_id), f"rule paragraph of {game}"
    texts = _entries(data, known, RuleText, path.name, kind, faults)
    return _Texts(sections, texts, faults)


def _entries(
    data: Mapping[str, Any], known: Sequence[str], of: type[T], where: str, what: str,
    faults: list[str],
) -> dict[str, T]:  # fmt: skip
    """The entries of a table that are known, each of one type, in their order. What is missing,
    unknown or badly written is added to the `faults`.
    """
    faults += [f"{where}: {id_} is missing" for id_ in known if id_ not in data]
    faults += [f"{where}: {id_} is no {what}" for id_ in data if id_ not in known]
    found: dict[str, T] = {}
    for id_ in known:
        if id_ in data:
            try:
                found[id_] = facts(data[id_], of, f"{where}: {id_}")
            except BadFile as error:
                faults.append(str(error))
    return found
