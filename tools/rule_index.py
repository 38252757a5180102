"""Checks the rule index, and writes what is generated from it.

`python -m tools.rule_index --write` writes `docs/reference/rules.md`, `docs/reference/rulings.md`
and the `index.json` that an installed package reads. `--check`, the default, prints one line for
each rule paragraph without code or test, each unknown id, each gap in the four languages and each
generated file that is out of date.
"""

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from aedilis.rules.index import (
    COVERED,
    INDEX_FILE,
    MISSING,
    NOT_APPLICABLE,
    Coverage,
    Index,
    coverage,
    index_text,
    scan,
)
from aedilis.rules.paragraphs import (
    GAMES,
    LANGUAGES,
    Paragraphs,
    RuleDataError,
    load_paragraphs,
    text_problems,
)
from aedilis.rules.reference import Entry, load_reference
from aedilis.rules.sources import Place

ROOT = Path(__file__).resolve().parents[1]

INTRODUCTION = """\
# Rule index

Every rule paragraph the project knows, told in our own words, with the code that carries it out and
the tests that hold it. Where a rulebook is silent or contradicts itself, the ruling says what the
program does. This page is generated from the sources by `python -m tools.rule_index --write`;
`aedilis rules` shows the same in the terminal, in four languages.
"""

RULINGS = """\
# Rulings

What the program does where a rulebook is silent, contradicts itself or leaves a choice, by
paragraph. Points that a table may settle otherwise are named options; `aedilis play --help` lists
them. The paragraphs themselves are in the [rule index](rules.md); this page is made from it.
"""


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.rule_index", description="Check or write the rule index."
    )
    action = parser.add_mutually_exclusive_group()
    action.add_argument("--check", action="store_true", help="print what is wrong (the default)")
    action.add_argument("--write", action="store_true", help="write the generated files")
    options = parser.parse_args(arguments)
    try:
        return write(root) if options.write else check(root)
    except RuleDataError as error:
        print(f"rule index: {error}", file=sys.stderr)
        return 1


def write(root: Path) -> int:
    """Write the generated files of the project at `root`, leaving alone those that are right."""
    for path, text in generated(root).items():
        if current(path) != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(root).as_posix()}")
    return 0


def check(root: Path) -> int:
    """Print one line for each problem; 1 if there is one."""
    lines = problems(root)
    for line in lines:
        print(line)
    return 1 if lines else 0


def problems(root: Path) -> list[str]:
    """Give everything that is wrong with the rule index of the project at `root`."""
    package = root / "src" / "aedilis"
    all_paragraphs, index = load(root)
    lines = list(index.problems)
    for paragraphs in all_paragraphs:
        covered = coverage(paragraphs, index)
        lines += coverage_problems(paragraphs, covered)
        for language in LANGUAGES:
            lines += text_problems(paragraphs, language, package)
    try:
        files = generated(root)
    except RuleDataError as error:
        return lines if str(error) in lines else [*lines, str(error)]
    stale = [path.relative_to(root) for path, text in files.items() if current(path) != text]
    return lines + [
        f"{path.as_posix()} is out of date; run `python -m tools.rule_index --write`"
        for path in stale
    ]


def coverage_problems(paragraphs: Paragraphs, covered: dict[str, Coverage]) -> list[str]:
    lines = []
    for id_, one in covered.items():
        if one.status == MISSING:
            lines.append(f"{id_}: {one.lacking()}")
        elif id_ in paragraphs.not_applicable and (one.code or one.tests):
            place = (one.code + one.tests)[0]
            lines.append(f"{id_}: listed as not applicable, but {place} names it")
    return lines


def load(root: Path) -> tuple[list[Paragraphs], Index]:
    package = root / "src" / "aedilis"
    all_paragraphs = [load_paragraphs(game, package) for game in GAMES.values()]
    return all_paragraphs, scan(all_paragraphs, root, package)


def current(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


def generated(root: Path) -> dict[Path, str]:
    """Give the generated files and what they have to say."""
    package = root / "src" / "aedilis"
    all_paragraphs, index = load(root)
    page = INTRODUCTION + "".join(game_page(one, index, package) for one in all_paragraphs)
    rulings = RULINGS + "".join(rulings_page(one, index, package) for one in all_paragraphs)
    return {
        package / INDEX_FILE: index_text(all_paragraphs, index),
        root / "docs" / "reference" / "rules.md": page,
        root / "docs" / "reference" / "rulings.md": rulings,
    }


def rulings_page(paragraphs: Paragraphs, index: Index, package: Path) -> str:
    entries = load_reference(paragraphs, index, "en", package).entries.values()
    return f"\n## {paragraphs.game.title}\n" + "".join(
        f"\n[{plain(entry.id)}](rules.md#{entry.id}) {plain(entry.text.title)}\n"
        f": {plain(entry.text.ruling)}\n"
        for entry in entries
        if entry.text.ruling
    )


def game_page(paragraphs: Paragraphs, index: Index, package: Path) -> str:
    entries = list(load_reference(paragraphs, index, "en", package).entries.values())
    counts = {
        status: sum(entry.coverage.status == status for entry in entries)
        for status in (COVERED, NOT_APPLICABLE, MISSING)
    }
    state = (
        f"{len(entries)} paragraphs: {counts[COVERED]} covered by code and tests, "
        f"{counts[NOT_APPLICABLE]} not applicable, {counts[MISSING]} missing."
    )
    parts = [f"\n## {paragraphs.game.title}\n\n{state}\n"]
    section = ""
    for entry in entries:
        if entry.section != section:
            section = entry.section
            parts.append(f"\n### {plain(section)}\n")
        parts.append(entry_text(entry))
    return "".join(parts)


def entry_text(entry: Entry) -> str:
    paragraph, held = entry.paragraph, entry.coverage
    lines = [
        f"\n#### {plain(entry.id)} {plain(entry.text.title)} {{ #{entry.id} }}\n",
        f"\n{plain(entry.text.text)}\n",
    ]
    if entry.text.ruling:
        lines.append(f"\n> **Ruling.** {plain(entry.text.ruling)}\n")
    editions = ", ".join(paragraph.editions)
    if paragraph.assumed:
        editions += f"; played so too: {', '.join(paragraph.assumed)}"
    lines.append(f"\n- Editions: {editions}\n")
    if held.reason:
        lines.append(f"- Not applicable: {plain(held.reason)}\n")
    else:
        lines += [f"- Code: {places(held.code)}\n", f"- Tests: {places(held.tests)}\n"]
    return "".join(lines)


def places(held: Iterable[Place]) -> str:
    return ", ".join(dict.fromkeys(f"`{place}`" for place in held)) or "none"


def plain(text: str) -> str:
    """Keep Markdown from reading marks into a text that has none."""
    return re.sub(r"([\\`*_<>\[\]])", r"\\\1", text)


if __name__ == "__main__":
    sys.exit(main())
