"""Writes the pages of the rules while the documentation is built: a page for each phase or section
of each game, a list of all, and the rulings.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from aedilis.rules.index import COVERED, MISSING, NOT_APPLICABLE, Index, account
from aedilis.rules.paragraphs import Paragraphs
from aedilis.rules.reference import Entry, load_reference
from aedilis.rules.sources import Place
from tools.pages import write
from tools.rule_index import ROOT, load

FOLDER = "reference/rules"

INTRODUCTION = """\
# Rules

Every rule paragraph the project knows, told in our own words, with the code that carries it out and
the tests that hold it. Where a rulebook is silent or contradicts itself, the ruling says what the
program does. `aedilis rules` shows the same in the terminal, in four languages.
"""

RULINGS = """\
# Rulings

What the program does where a rulebook is silent, contradicts itself or leaves a choice, by
paragraph. Points that a table may settle otherwise are named options; `aedilis play --help` lists
them.
"""


def pages(root: Path = ROOT) -> dict[str, str]:
    """Every page by its path below `docs/`."""
    all_paragraphs, index = load(root)
    package = root / "src" / "aedilis"
    found: dict[str, str] = {}
    contents, rulings = [INTRODUCTION], [RULINGS]
    for paragraphs in all_paragraphs:
        entries = list(load_reference(paragraphs, index, "en", package).entries.values())
        contents.append(f"\n## {paragraphs.game.title}\n\n{state(paragraphs, index, entries)}\n\n")
        rulings.append(f"\n## {paragraphs.game.title}\n")
        for section, those in sections(entries):
            name = page_name(those[0])
            found[f"{FOLDER}/{name}"] = section_page(paragraphs, section, those)
            contents.append(f"- [{plain(section)}]({name}): {len(those)} paragraphs\n")
            rulings += [ruling(entry, name) for entry in those if entry.text.ruling]
    found[f"{FOLDER}/index.md"] = "".join(contents)
    found["reference/rulings.md"] = "".join(rulings)
    return found


def sections(entries: Iterable[Entry]) -> Iterator[tuple[str, list[Entry]]]:
    """Each section once, in the order of the first paragraphs, with all of its own."""
    by_section: dict[str, list[Entry]] = {}
    for entry in entries:
        by_section.setdefault(entry.section, []).append(entry)
    yield from by_section.items()


def page_name(entry: Entry) -> str:
    """The file of the section that a paragraph is in."""
    return f"{entry.game}-{entry.paragraph.section}.md"


def section_page(paragraphs: Paragraphs, section: str, entries: list[Entry]) -> str:
    told = "".join(entry_text(entry, paragraphs.not_applicable) for entry in entries)
    return f"# {paragraphs.game.title}: {plain(section)}\n{told}"


def ruling(entry: Entry, page: str) -> str:
    link = f"rules/{page}#{entry.id}"
    return (
        f"\n[{plain(entry.id)}]({link}) {plain(entry.text.title)}\n: {plain(entry.text.ruling)}\n"
    )


def state(paragraphs: Paragraphs, index: Index, entries: list[Entry]) -> str:
    """How much of a game's rules is covered."""
    counts = {
        status: sum(entry.coverage.status == status for entry in entries)
        for status in (COVERED, NOT_APPLICABLE, MISSING)
    }
    found = account(paragraphs, index)
    tested = sum(bool(tests) for tests in found.assertions.values())
    return (
        f"{len(entries)} paragraphs: {counts[COVERED]} covered by code and tests, "
        f"{counts[NOT_APPLICABLE]} not applicable, {counts[MISSING]} missing. They make "
        f"{len(found.assertions)} assertions: {tested} tested one by one, "
        f"{len(found.excused)} not applicable, {len(found.untested)} untested."
    )


def entry_text(entry: Entry, excused: dict[str, str]) -> str:
    paragraph, held = entry.paragraph, entry.coverage
    lines = [
        f"\n## {plain(entry.id)} {plain(entry.text.title)} {{ #{entry.id} }}\n",
        f"\n{plain(entry.text.text)}\n",
    ]
    if entry.text.ruling:
        lines.append(f"\n> **Ruling.** {plain(entry.text.ruling)}\n")
    editions = ", ".join(entry.editions)
    if entry.assumed:
        editions += f"; played so too: {', '.join(entry.assumed)}"
    lines.append(f"\n- Editions: {editions}\n")
    lines += [f"- Option: {plain(option)}\n" for option in entry.options]
    if held.reason:
        lines.append(f"- Not applicable: {plain(held.reason)}\n")
    else:
        lines += [f"- Code: {places(held.code)}\n", f"- Tests: {places(held.tests)}\n"]
        lines += [
            f"- Not applicable: {plain(name)}: {plain(excused[name])}\n"
            for name in paragraph.assertions
            if name in excused
        ]
    return "".join(lines)


def places(held: Iterable[Place]) -> str:
    return ", ".join(dict.fromkeys(f"`{place}`" for place in held)) or "none"


def plain(text: str) -> str:
    """Keep Markdown from reading marks into a text that has none."""
    return re.sub(r"([\\`*_<>\[\]])", r"\\\1", text)


def main() -> None:
    write(pages())


# The build of the documentation runs this file under a name of its own.
if __name__ == "<run_path>":
    main()
