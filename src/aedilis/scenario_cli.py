"""The command ``aedilis scenario``: runs given / when / then files."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from aedilis.games import PACKAGES
from aedilis.kernel.codec import BadFile
from aedilis.kernel.lesson_file import read_lesson
from aedilis.kernel.lesson_run import own_way
from aedilis.kernel.plain_yaml import ScenarioError
from aedilis.kernel.scenario import Scenario, load
from aedilis.kernel.scenario_run import Run, run_all
from aedilis.kernel.text import LANGUAGES, best_language
from aedilis.kernel.vocabulary import Vocabulary
from aedilis.rules.paragraphs import GAMES, load_paragraphs, load_texts

SCENARIO_GAMES: Final[dict[str, Vocabulary[Any]]] = {
    name: package.scenarios() for name, package in PACKAGES.items() if package.scenarios is not None
}
"""What the files of each game can say."""

EXAMPLES: Final = """\
examples:
  aedilis scenario foundry.yaml              run a file, in every edition that it names
  aedilis scenario foundry.yaml --json       what came of it, as one JSON object
  aedilis scenario *.yaml --language es      many files; reasons and rule titles in Spanish
  aedilis scenario --schema GAME             what a file may say, as a JSON schema
"""


class _Schema(argparse.Action):
    """Prints the JSON schema of a game's files, and that is all."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        print(json.dumps(SCENARIO_GAMES[str(values)].schema(), ensure_ascii=False, indent=1))
        parser.exit()


def add_parser(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add ``aedilis scenario`` to the commands; its arguments are then given to ``run``."""
    parser = subparsers.add_parser(
        "scenario",
        help="run given / when / then files",
        description="Run scenario files: a position, what is done, and what must be true then. "
        "A file runs once in each edition or scenario that it names. Where something differs, its "
        "place in the file is told, what was found, and the rules that the file is about. Exit 0 "
        "when everything holds, 1 when something differs, 2 when a file cannot be understood.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario file (YAML)")
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=best_language(),
        help="the language of reasons and rule titles (default: %(default)s)",
    )
    parser.add_argument(
        "--schema",
        action=_Schema,
        choices=SCENARIO_GAMES,
        help="print the JSON schema of a game's files and nothing else",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out ``aedilis scenario`` and give the exit code: 0, 1 or 2 as its help says."""
    try:
        # All files are read before the first one runs: a mistake in one is told at once.
        scenarios = [load(Path(name), SCENARIO_GAMES) for name in args.files]
        results = [(one, _runs(one, args.language)) for one in scenarios]
        failed = sum(not all(r.holds for r in runs) for _, runs in results)
        if args.json:
            files = [_to_data(one, runs) for one, runs in results]
            data = {"files": files, "passed": len(results) - failed, "failed": failed}
            print(json.dumps(data, ensure_ascii=False, indent=1))
        else:
            _print(results, failed, args.language)
    except (ScenarioError, BadFile) as error:
        print(f"aedilis: {error}", file=sys.stderr)
        return 2
    return 1 if failed else 0


def _runs(scenario: Scenario, language: str) -> list[Run]:
    """All runs of a file; of one that is a lesson the one by its own moves, since what it tells of
    chance may come in them only.
    """
    if "lesson" not in scenario.data:
        return run_all(scenario, language)
    lesson = read_lesson(scenario, Path(scenario.name).stem)
    return [Run(scenario.editions[0], tuple(own_way(lesson)))]


def _to_data(scenario: Scenario, runs: list[Run]) -> dict[str, Any]:
    return {
        "file": scenario.name,
        "game": scenario.vocabulary.game.name,
        "title": scenario.title,
        "rules": list(scenario.rules),
        "passed": all(one.holds for one in runs),
        "runs": [
            {
                scenario.vocabulary.version: one.edition,
                "passed": one.holds,
                "differences": [difference.to_data() for difference in one.differences],
            }
            for one in runs
        ],
    }


def _print(results: list[tuple[Scenario, list[Run]]], failed: int, language: str) -> None:
    # A pipe gets every fact on one line; only a terminal has a width to keep to.
    out = Console(file=sys.stdout, highlight=False, emoji=False, soft_wrap=not sys.stdout.isatty())
    for scenario, runs in results:
        holds = all(one.holds for one in runs)
        mark = "[green]holds[/]" if holds else "[bold red]differs[/]"
        out.print(f"{mark}  {escape(scenario.name)}: {escape(scenario.title)}")
        for one in runs:
            for difference in one.differences:
                text = f"{one.edition}: {difference.place}: {difference.text}"
                out.print(f"  {escape(text)}")
        if not holds:
            for id_, title in _titles(scenario, language):
                out.print(f"  [dim]{escape(id_)}  {escape(title)}[/]")
    out.print(f"{len(results) - failed} hold, {failed} differ")


def _titles(scenario: Scenario, language: str) -> list[tuple[str, str]]:
    """The paragraphs that a file is about, with their titles; a paragraph nobody knows has none."""
    book = GAMES.get(scenario.vocabulary.game.name)
    if book is None:
        return [(id_, "") for id_ in scenario.rules]
    paragraphs = load_paragraphs(book)
    texts = load_texts(paragraphs, language)
    found = [(id_, paragraphs.owner(id_)) for id_ in scenario.rules]
    return [(id_, texts[owner].title if owner in texts else "") for id_, owner in found]
