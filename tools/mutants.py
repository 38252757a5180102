"""Changes single lines of the sources, and tells which changes no test notices.

A test that runs a line need not hold what the line says. So one small change at a time is made: a
comparison, a sum, a condition, a number, a call left out, another answer. Then the tests and
scenario files are run that name the rules of the changed code, and then their chapters and all
scenario files of the game. A change that all of them pass has survived: either a test is wanting,
or the change makes no difference, and then `equivalent.toml` says why.
"""

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from random import Random
from typing import Final

from aedilis.rules.index import coverage
from aedilis.rules.sources import Place
from tools.changes import Change, changes
from tools.rule_index import load
from tools.trials import NotTried, Trials, with_tests

ROOT: Final = Path(__file__).resolve().parents[1]
REASONS: Final = Path(__file__).with_name("equivalent.toml")

RECORDED: Final = "*recorded*"
"""Tests that play recorded games again are not asked: they notice that something is otherwise, and
say nothing of what a rule wants.
"""

KILLED: Final = "killed"
SURVIVED: Final = "survived"
EQUIVALENT: Final = "equivalent"


@dataclass(frozen=True)
class Wanted:
    """What to run for a change: `near` it tests by name and scenario files, `far` from it whole
    folders and all scenario files of the game. In `files` all these tests stand.
    """

    near: frozenset[str]
    far: frozenset[str]
    files: frozenset[str]

    def is_near(self, name: str, about: str) -> bool:
        """Whether a test is near, by its name and by the file that it is about."""
        return name.partition("[")[0] in self.near or about in self.near

    def is_far(self, name: str, about: str) -> bool:
        """Whether a test comes after those."""
        folder = name.partition("::")[0].rpartition("/")[0]
        recorded = fnmatch(name.partition("::")[0], RECORDED)
        inside = about in self.far or (folder in self.far and not recorded)
        return inside and not self.is_near(name, about)


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants",
        description="Change single lines, and tell which changes no test notices.",
    )
    parser.add_argument(
        "sources", nargs="+", help="modules and folders; FILE:LINE tries all changes of a line"
    )
    parser.add_argument("--count", type=int, default=60, help="how many changes (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument(
        "--limit", type=float, default=10, help="seconds of a core for each test (10)"
    )
    options = parser.parse_args(arguments)
    finder = Finder(root)
    made = picked(root, options.sources, options.count, options.seed)
    asked = [(change, finder.wanted(change)) for change in made]

    def told(trials: Trials[int]) -> int:
        trials.limit = options.limit
        return report(tried(trials, asked))

    try:
        if not made:
            raise NotTried("there is nothing to change")
        return with_tests(root, {file for _, wanted in asked for file in wanted.files}, told)
    except NotTried as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2


def tried(trials: Trials[int], asked: list[tuple[Change, Wanted]]) -> Iterator[tuple[Change, str]]:
    """What becomes of each change, as soon as it is known."""
    reasons = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    for change, wanted in asked:
        if trials.notice(change, wanted.is_near) or trials.notice(change, wanted.is_far):
            yield change, KILLED
        elif change.key in reasons.get(change.file, {}):
            yield change, EQUIVALENT
        else:
            yield change, SURVIVED


def report(results: Iterable[tuple[Change, str]]) -> int:
    """Print every change and what became of it, then the sums. Gives 1 when one has survived."""
    counts = dict.fromkeys((KILLED, SURVIVED, EQUIVALENT), 0)
    for change, result in results:
        counts[result] += 1
        print(f"{result:10} {change}", flush=True)
    total = sum(counts.values())
    print(f"{total} made, " + ", ".join(f"{n} {result}" for result, n in counts.items()))
    return 1 if counts[SURVIVED] else 0


# -- which changes, and which tests ----------------------------------------------------------------


def picked(root: Path, sources: list[str], count: int, seed: int) -> list[Change]:
    """So many changes of some modules, drawn by a seed: as evenly as can be over the modules, and
    one of a line. Of a line that is named all are made, whatever the count.
    """
    dice = Random(seed)
    named: list[Change] = []
    drawn: list[list[Change]] = []
    for source in sources:
        path, _, line = source.partition(":")
        for module in modules(root, path):
            found = changes((root / module).read_text(encoding="utf-8"), module)
            if line:
                named += [one for one in found if one.line == int(line)]
                continue
            dice.shuffle(found)
            drawn.append(list({one.line: one for one in found}.values()))
    dice.shuffle(drawn)
    taken: list[Change] = []
    while len(taken) < count and any(drawn):
        taken += [one.pop() for one in drawn if one]
    return named + taken[:count]


def modules(root: Path, path: str) -> list[str]:
    """The modules that a path below the root means: itself, or all in a folder."""
    whole = root / path
    files = sorted(whole.rglob("*.py")) if whole.is_dir() else [whole]
    return [file.relative_to(root).as_posix() for file in files]


class Finder:
    """Finds what to run for a change, by the rule index of the project."""

    def __init__(self, root: Path) -> None:
        self._root = root
        all_paragraphs, index = load(root)
        self._held = [one for each in all_paragraphs for one in coverage(each, index).values()]

    def wanted(self, change: Change) -> Wanted:
        """The tests and scenario files that name a rule which the changed function holds, or else
        its module or its folder; and all of their chapters.
        """
        of_file = self._tests(lambda place: place.file == change.file)
        folder = change.file.rpartition("/")[0]
        near = self._tests(lambda place: _holds(place, change)) or of_file
        wide = near or self._tests(lambda place: place.file.rpartition("/")[0] == folder)
        folders = {place.file.rpartition("/")[0] for place in wide if place.name}
        games = {Path(*Path(place.file).parts[:2]) for place in wide}
        files = {file for game in games for file in (self._root / game).rglob("*.yaml")}
        runners = {game / "test_scenarios.py" for game in games}
        tests = {place.file for place in near if place.name}
        tests |= {one.as_posix() for one in runners if (self._root / one).exists()}
        return Wanted(
            near=frozenset(_node(place) for place in near),
            far=frozenset(folders | {one.relative_to(self._root).as_posix() for one in files}),
            files=frozenset(folders | tests),
        )

    def _tests(self, within: Callable[[Place], bool]) -> list[Place]:
        found = {place for one in self._held if any(map(within, one.code)) for place in one.tests}
        return sorted(place for place in found if not fnmatch(place.file, RECORDED))


def _holds(place: Place, change: Change) -> bool:
    inside = f"{change.function}.".startswith(f"{place.name}.")
    return place.file == change.file and inside


def _node(place: Place) -> str:
    return "::".join([place.file, *place.name.split(".")]) if place.name else place.file


if __name__ == "__main__":
    sys.exit(main())
