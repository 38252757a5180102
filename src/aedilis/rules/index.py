"""The rule index: which code and which tests hold each rule paragraph, and which are missing.

In a checkout the sources and tests are read, those that have changed. An installed package has no
tests, so it reads ``index.json``, which was written from the sources when it was built.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from aedilis.kernel.codec import BadFile
from aedilis.rules.paragraphs import GAMES, PACKAGE, Paragraphs
from aedilis.rules.readings import Reader, Readings
from aedilis.rules.sources import (
    SCENARIO_FILES,
    TEST_FILES,
    Found,
    Named,
    Place,
    read_code,
    read_scenario,
    read_tests,
)

INDEX_FILE: Final = Path("rules") / "index.json"

COVERED: Final = "covered"
NOT_APPLICABLE: Final = "not_applicable"
MISSING: Final = "missing"


@dataclass
class Holders:
    """The places that hold one id: code on one side, tests and scenario files on the other."""

    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)

    def to_data(self) -> dict[str, list[str]]:
        """Give both lists as text, each place once, without lines, in a fixed order."""
        return {"code": _texts(self.code), "tests": _texts(self.tests)}


@dataclass
class Index:
    """For each game, every id that is named somewhere (a paragraph's or an assertion's).

    ``problems`` has one line for each id that no game has and each mark that cannot be read.
    """

    games: dict[str, dict[str, Holders]]
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Coverage:
    """Where one paragraph stands: its status and what holds it.

    ``assertions`` tells of those assertions that code or tests name one by one; their places are
    among the paragraph's own.
    """

    status: str
    code: tuple[Place, ...]
    tests: tuple[Place, ...]
    assertions: dict[str, dict[str, list[str]]]
    reason: str = ""

    def lacking(self) -> str:
        """Say which of code and test is wanting, nothing when both are there."""
        lacks = [name for name, held in (("code", self.code), ("test", self.tests)) if not held]
        return " and ".join(f"no {name}" for name in lacks)

    def to_data(self) -> dict[str, Any]:
        """Give the coverage as JSON data."""
        return {
            "status": self.status,
            "code": _texts(self.code),
            "tests": _texts(self.tests),
            "assertions": self.assertions,
            "reason": self.reason,
        }


@dataclass(frozen=True)
class Account:
    """Where a whole game stands.

    ``assertions`` has every assertion with the tests that name it itself: a test that names its
    paragraph alone says nothing of the single statements in it. ``untested`` are those of covered
    paragraphs that no test names; ``excused`` need none, each for a reason of its own or of its
    paragraph.
    """

    paragraphs: dict[str, Coverage]
    missing: list[str]
    assertions: dict[str, list[str]]
    untested: list[str]
    excused: dict[str, str]

    def to_data(self) -> dict[str, Any]:
        """Give the account as JSON data."""
        return {
            "paragraphs": {id_: one.to_data() for id_, one in self.paragraphs.items()},
            "missing": self.missing,
            "assertions": self.assertions,
            "untested": self.untested,
            "not_applicable": self.excused,
        }


def checkout(package: Path = PACKAGE) -> Path | None:
    """Give the root of the project when ``package`` lies in one, with its tests; else nothing."""
    root = package.parent.parent
    return root if package.parent.name == "src" and (root / "tests").is_dir() else None


def load_index(all_paragraphs: Iterable[Paragraphs], package: Path = PACKAGE) -> Index:
    """Give the index of the package: from its sources in a checkout, else from ``index.json``."""
    root = checkout(package)
    if root is not None:
        return scan(list(all_paragraphs), root, package)
    return read_index(package)


def scan(all_paragraphs: list[Paragraphs], root: Path, package: Path) -> Index:
    """Read every module of ``package`` and every test of the project, in the order of paths."""
    index = Index({paragraphs.game.key: {} for paragraphs in all_paragraphs})
    readings = Readings(root)
    code = _read(readings, package, ("*.py",), read_code)
    tests = _read(readings, root / "tests", TEST_FILES, read_tests)
    tests.join(_read(readings, root / "tests", SCENARIO_FILES, read_scenario))
    readings.keep()
    unknown: dict[tuple[str, str], str] = {}
    for named, is_code in [(n, True) for n in code.named] + [(n, False) for n in tests.named]:
        owning = [one for one in all_paragraphs if one.owner(named.id) is not None]
        if not owning:
            unknown.setdefault((named.place.file, named.id), _unknown(named))
        for paragraphs in owning if named.holds else []:
            id_ = named.id.removeprefix(paragraphs.game.prefix)
            holders = index.games[paragraphs.game.key].setdefault(id_, Holders())
            (holders.code if is_code else holders.tests).append(named.place)
    index.problems += [*code.problems, *tests.problems, *unknown.values()]
    return index


def coverage(paragraphs: Paragraphs, index: Index) -> dict[str, Coverage]:
    """Tell, for each paragraph of a game and in their order, whether code and a test hold it."""
    holders = index.games.get(paragraphs.game.key, {})
    return {id_: _cover(paragraphs, id_, holders) for id_ in paragraphs.by_id}


def missing(covered: dict[str, Coverage]) -> list[str]:
    """Give the ids of the paragraphs that are neither covered nor listed as not applicable."""
    return [id_ for id_, one in covered.items() if one.status == MISSING]


def account(paragraphs: Paragraphs, index: Index) -> Account:
    """Tell where a game stands, paragraph by paragraph and assertion by assertion."""
    covered = coverage(paragraphs, index)
    holders = index.games.get(paragraphs.game.key, {})
    tests: dict[str, list[str]] = {}
    untested: list[str] = []
    excused: dict[str, str] = {}
    for id_, paragraph in paragraphs.by_id.items():
        for name in paragraph.assertions:
            tests[name] = _texts(holders[name].tests) if name in holders else []
            reason = paragraphs.not_applicable.get(name, covered[id_].reason)
            if tests[name]:
                continue
            if reason:
                excused[name] = reason
            elif covered[id_].status == COVERED:
                untested.append(name)
    return Account(covered, missing(covered), tests, untested, excused)


def index_text(all_paragraphs: Iterable[Paragraphs], index: Index) -> str:
    """Write the index as the text of ``index.json``: ids in the order of the rules, no lines."""
    data = {
        paragraphs.game.key: {
            id_: index.games[paragraphs.game.key][id_].to_data()
            for paragraph in paragraphs.by_id.values()
            for id_ in (paragraph.id, *paragraph.assertions)
            if id_ in index.games[paragraphs.game.key]
        }
        for paragraphs in all_paragraphs
    }
    return json.dumps(data, indent=1) + "\n"


def read_index(package: Path = PACKAGE) -> Index:
    """Read the packaged ``index.json``; ``BadFile`` when it is missing or malformed."""
    path = package / INDEX_FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        games = {
            key: {
                id_: Holders(*([_place(text) for text in one[side]] for side in ("code", "tests")))
                for id_, one in data[key].items()
            }
            for key in GAMES
        }
    except FileNotFoundError:
        raise BadFile(f"the file {INDEX_FILE.as_posix()} of the package is missing") from None
    except (ValueError, TypeError, AttributeError) as error:
        raise BadFile(f"{INDEX_FILE.as_posix()}: not a rule index: {error}") from None
    except KeyError as error:
        raise BadFile(f"{INDEX_FILE.as_posix()}: {error.args[0]} is missing") from None
    return Index(games)


def _cover(paragraphs: Paragraphs, id_: str, holders: dict[str, Holders]) -> Coverage:
    assertions = paragraphs.by_id[id_].assertions
    named = [holders[name] for name in (id_, *assertions) if name in holders]
    code = tuple(sorted({place for one in named for place in one.code}))
    tests = tuple(sorted({place for one in named for place in one.tests}))
    status = MISSING
    reason = paragraphs.not_applicable.get(id_, "")
    if code and tests:
        status = COVERED
    elif reason:
        status = NOT_APPLICABLE
    return Coverage(
        status=status,
        code=code,
        tests=tests,
        assertions={name: holders[name].to_data() for name in assertions if name in holders},
        reason=reason if status == NOT_APPLICABLE else "",
    )


def _read(readings: Readings, below: Path, patterns: tuple[str, ...], reader: Reader) -> Found:
    found = Found()
    paths = sorted({path for pattern in patterns for path in below.rglob(pattern)})
    for path in paths:
        found.join(readings.read(path, reader))
    return found


def _unknown(named: Named) -> str:
    place = named.place
    where = f"{place.file}:{place.line}" if place.line else place.file
    return f"{where}: {named.id} is no rule paragraph"


def _place(text: str) -> Place:
    file, _, name = text.partition("::")
    return Place(file, name)


def _texts(places: Iterable[Place]) -> list[str]:
    return sorted({str(place) for place in places})
