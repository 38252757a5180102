"""Checks the rule index, and builds the file that an installed package reads.

`--check`, the default, prints one line for each rule paragraph without code or test, each assertion
that no test names, each unknown id and each gap in the four languages. `--build FILE` writes the
index; `setup.py` does so when a wheel is built.
"""

import argparse
import sys
from pathlib import Path

from aedilis.kernel.codec import BadFile
from aedilis.rules.index import MISSING, Account, Index, account, index_text, scan
from aedilis.rules.paragraphs import (
    GAMES,
    LANGUAGES,
    Paragraphs,
    load_paragraphs,
    text_problems,
)

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.rule_index", description="Check or build the rule index."
    )
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--check", action="store_true", help="print what is wrong (the default)")
    action.add_argument("--build", type=Path, metavar="FILE", help="write the index to this file")
    options = parser.parse_args(arguments)
    try:
        return build(root, options.build) if options.build else check(root)
    except BadFile as error:
        print(f"rule index: {error}", file=sys.stderr)
        return 1


def build(root: Path, path: Path) -> int:
    path.write_text(index_text(*load(root)), encoding="utf-8")
    return 0


def check(root: Path) -> int:
    lines = problems(root)
    for line in lines:
        print(line)
    return 1 if lines else 0


def problems(root: Path = ROOT) -> list[str]:
    """Give one line for everything that is wrong with the rule index of the project at `root`."""
    package = root / "src" / "aedilis"
    all_paragraphs, index = load(root)
    lines = list(index.problems)
    for paragraphs in all_paragraphs:
        lines += coverage_problems(paragraphs, account(paragraphs, index))
        for language in LANGUAGES:
            lines += text_problems(paragraphs, language, package)
    return lines


def coverage_problems(paragraphs: Paragraphs, found: Account) -> list[str]:
    lines = []
    for id_, one in found.paragraphs.items():
        if one.status == MISSING:
            lines.append(f"{id_}: {one.lacking()}")
        elif id_ in paragraphs.not_applicable and (one.code or one.tests):
            place = (one.code + one.tests)[0]
            lines.append(f"{id_}: listed as not applicable, but {place} names it")
        for name, held in one.assertions.items():
            if name in paragraphs.not_applicable:
                where = [*held["code"], *held["tests"]][0]
                lines.append(f"{name}: listed as not applicable, but {where} names it")
    return lines + [f"{name}: no test names it" for name in found.untested]


def load(root: Path) -> tuple[list[Paragraphs], Index]:
    package = root / "src" / "aedilis"
    all_paragraphs = [load_paragraphs(game, package) for game in GAMES.values()]
    return all_paragraphs, scan(all_paragraphs, root, package)


if __name__ == "__main__":
    sys.exit(main())
