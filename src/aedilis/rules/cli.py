"""The command ``aedilis rules``: the rule reference and its coverage, for people and scripts."""

import argparse
import json
import sys
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from aedilis.kernel.codec import BadFile
from aedilis.kernel.text import Catalogue
from aedilis.rules.index import (
    COVERED,
    NOT_APPLICABLE,
    Account,
    account,
    load_index,
)
from aedilis.rules.paragraphs import GAMES, LANGUAGES, load_paragraphs
from aedilis.rules.reference import Entry, Reference, load_reference

_ID: Final = next((game.example for game in GAMES.values() if game.example), "")
"""A paragraph for the examples."""

EXAMPLES: Final = f"""\
examples:
  aedilis rules                        list every rule paragraph
  aedilis rules {_ID:<23}one paragraph
  aedilis rules {_ID.rpartition(".")[0]:<23}all paragraphs of a section
  aedilis rules circus maximus         a card, by its name in any language
  aedilis rules hand limit             paragraphs with these words
  aedilis rules mano --language es     the same in Spanish
  aedilis rules --coverage --json      what holds each paragraph and assertion, as one JSON object
"""


def add_parser(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add ``aedilis rules`` to the commands; its arguments are then given to ``run``."""
    parser = subparsers.add_parser(
        "rules",
        help="look up the rules, and see which code and tests hold them",
        description="Look up the rules by paragraph, by card or by words. Every paragraph is told "
        "in our own words, with the ruling where a rulebook leaves a point open, the code that "
        "carries it out and the tests that hold it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "words",
        nargs="*",
        metavar="WORD",
        help=f"a paragraph ({_ID}), the beginning of one, a card, or words that must all occur",
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="tell for each paragraph whether code and a test hold it, and for each assertion "
        "whether a test names it; exit 1 if one is missing",
    )
    parser.add_argument(
        "--json", action="store_true", help="print exactly one JSON object and nothing else"
    )
    parser.add_argument(
        "--game", choices=list(GAMES), help="only the rules of this game (default: all games)"
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default="en",
        help="the language of the texts (default: %(default)s)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry out ``aedilis rules`` and give the exit code.

    0 when something was found or nothing is missing, 1 when nothing was found or ``--coverage``
    finds a paragraph without code or test or an assertion that no test names, 2 for wrong usage or
    unreadable rule data.
    """
    if args.coverage and args.words:
        return _error("--coverage takes no words; leave out either of them", 2)
    chosen = [game for key, game in GAMES.items() if args.game in (None, key)]
    try:
        all_paragraphs = [load_paragraphs(game) for game in chosen]
        index = load_index([load_paragraphs(game) for game in GAMES.values()])
        if args.coverage:
            accounts = {one.game.key: account(one, index) for one in all_paragraphs}
            return _coverage(accounts, index.problems, as_json=args.json)
        references = [load_reference(one, index, args.language) for one in all_paragraphs]
    except BadFile as error:
        return _error(str(error), 2)
    if not args.words:
        return _contents(references, as_json=args.json)
    return _lookup(references, " ".join(args.words), args.language, as_json=args.json)


def _coverage(accounts: dict[str, Account], problems: list[str], as_json: bool) -> int:
    if as_json:
        _print_json({game: one.to_data() for game, one in accounts.items()})
    else:
        for game, one in accounts.items():
            _print_account(game, one)
    if problems:
        others = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        return _error(problems[0] + others, 1)
    return 1 if any(one.missing or one.untested for one in accounts.values()) else 0


def _print_account(game: str, one: Account) -> None:
    out = _console()
    counts = {
        status: sum(paragraph.status == status for paragraph in one.paragraphs.values())
        for status in (COVERED, NOT_APPLICABLE)
    }
    out.print(
        f"[bold]{game}[/]: {len(one.paragraphs)} paragraphs, {counts[COVERED]} covered, "
        f"{counts[NOT_APPLICABLE]} not applicable, {len(one.missing)} missing"
    )
    tested = sum(bool(tests) for tests in one.assertions.values())
    out.print(
        f"[bold]{game}[/]: {len(one.assertions)} assertions, {tested} tested, "
        f"{len(one.excused)} not applicable, {len(one.untested)} untested"
    )
    for id_ in one.missing:
        out.print(f"  {id_}: {one.paragraphs[id_].lacking()}")
    for id_ in one.untested:
        out.print(f"  {id_}: no test names it")


def _contents(references: list[Reference], as_json: bool) -> int:
    entries = [entry for one in references for entry in one.entries.values()]
    if as_json:
        _print_json({"query": "", "entries": [entry.to_data() for entry in entries]})
        return 0
    out = _console()
    section = ""
    for entry in entries:
        if entry.section != section:
            section = entry.section
            out.print(f"[bold]{escape(section)}[/]")
        out.print(f"  [cyan]{entry.id}[/]  {escape(entry.text.title)}")
    return 0


def _lookup(references: list[Reference], query: str, language: str, as_json: bool) -> int:
    found = [entry for one in references for entry in one.find(query)]
    if as_json:
        _print_json({"query": query, "entries": [entry.to_data() for entry in found]})
    elif found:
        out = _console()
        said = Catalogue(language, ["aedilis.rules"])
        for number, entry in enumerate(found):
            if number:
                out.print()
            _print_entry(out, entry, said)
    if not found:
        return _error(
            f"no rule paragraph for {query!r}; try a paragraph ({_ID}), a card or other words",
            1,
        )
    return 0


def _print_entry(out: Console, entry: Entry, said: Catalogue) -> None:
    out.print(f"[bold cyan]{entry.id}[/]  [bold]{escape(entry.text.title)}[/]")
    out.print(escape(entry.text.text))
    held = entry.coverage
    lines = {
        "rules-ruling": [entry.text.ruling] if entry.text.ruling else [],
        "rules-editions": [", ".join(entry.editions)],
        "rules-assumed": [", ".join(entry.assumed)] if entry.assumed else [],
        "rules-options": list(entry.options),
        "rules-code": [_where(place.file, place.name, place.line) for place in held.code],
        "rules-tests": [_where(place.file, place.name, place.line) for place in held.tests],
        "rules-reason": [held.reason] if held.reason else [],
    }
    for key, values in lines.items():
        for value in values:
            out.print(f"[dim]{said.text(key)}:[/] {escape(value)}")


def _where(file: str, name: str, line: int) -> str:
    return f"{file}:{line} {name}".rstrip() if line else f"{file} {name}".rstrip()


def _console() -> Console:
    # A pipe gets every fact on one line; only a terminal has a width to keep to.
    out = sys.stdout
    return Console(file=out, highlight=False, emoji=False, soft_wrap=not out.isatty())


def _print_json(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def _error(text: str, code: int) -> int:
    print(f"aedilis: {text}", file=sys.stderr)
    return code
