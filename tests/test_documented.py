"""What the documentation tells people to type exists: the targets and variables of make, and the
settings; and each of its pages is found.
"""

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from aedilis.cli import main
from aedilis.server.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    [
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob("*.md"),
        *ROOT.glob("deploy/*"),
        ROOT / "src/aedilis/server/cli.py",
    ]
)

CONTENTS = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]

RECORDS = sorted((ROOT / "docs/adr").glob("*.md"))

MAKE = re.compile(r"(?m)(?:^|[\s;`])make((?: (?:[a-z][a-z-]*|[A-Z_]+=(?:\"[^\"]*\"|[^\s`]*)))+)")
NAMED = re.compile(rf"\b{PREFIX}[A-Z_]*[A-Z]\b")

OTHERS = {
    # What is no setting of the server, and where it is read.
    "AEDILIS_CHROMIUM": "tests/server/browser/conftest.py",
    "AEDILIS_COMPILE": "setup.py",
    "AEDILIS_POSTGRESQL": "tools/postgres.py",
    "AEDILIS_TOKEN": "examples/greedy_http.py",
}
STANDS_FOR_ANY = "AEDILIS_NAME"

EVERYWHERE = {"PYTHON"}
"""The interpreter with which an environment is made, whichever target needs it."""

COMMANDS = {"play": "serve", "play-terminal": "play"}
"""The command of `aedilis` to which these targets give ARGS."""


def names(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def recipes() -> dict[str, str]:
    """The targets of the Makefile, and what they carry out."""
    text = (ROOT / "Makefile").read_text("utf-8")
    found = re.findall(r"^([a-z][a-z-]*):[^=].*\n((?:\t.*\n)*)", text, re.MULTILINE)
    return dict(found)


def typed(page: Path) -> list[list[str]]:
    """The words behind each `make` that stands as a command on a page."""
    text = page.read_text("utf-8")
    parts = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    parts += [f"`{one}`" for one in re.findall(r"`(make [^`\n]+)`", text)]
    return [shlex.split(found) for part in parts for found in MAKE.findall(part)]


def options(command: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """The options of a command, as its own help tells them."""
    assert main([command, "--help"]) == 0
    return set(re.findall(r"--[a-z-]+", capsys.readouterr().out))


@pytest.mark.parametrize("page", [one for one in PAGES if one.suffix == ".md"], ids=names)
def test_what_is_given_to_make_is_known_to_it(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = recipes()
    for words in typed(page):
        targets = [word for word in words if "=" not in word]
        given = dict(word.split("=", 1) for word in words if "=" in word)
        assert set(targets) <= set(known), words
        used = {name for one in targets for name in re.findall(r"\$\(([A-Z_]+)\)", known[one])}
        assert set(given) <= used | EVERYWHERE, words
        for target in set(targets) & set(COMMANDS):
            told = set(re.findall(r"--[a-z-]+", given.get("ARGS", "")))
            assert told <= options(COMMANDS[target], capsys), words


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/**/*.md")), ids=names)
def test_every_page_is_among_the_contents(page: Path) -> None:
    assert f": {page.relative_to(ROOT / 'docs').as_posix()}\n" in CONTENTS


def test_commands_are_found() -> None:
    develop = typed(ROOT / "docs/how-to/develop.md")
    assert ["setup"] in develop
    assert ["test", "ARGS=-k foundry"] in develop
    assert {"play", "fuzz", "test", "docs"} <= set(recipes())


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_every_setting_that_is_named_exists(page: Path) -> None:
    settings = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
    found = set(NAMED.findall(page.read_text("utf-8")))
    assert found - settings - set(OTHERS) - {STANDS_FOR_ANY} == set()


def test_the_other_variables_are_read_where_they_are_said_to_be() -> None:
    for name, file in OTHERS.items():
        assert name in (ROOT / file).read_text("utf-8")


def test_records_of_decisions_are_numbered_in_order() -> None:
    assert [int(path.name[:4]) for path in RECORDS] == list(range(1, len(RECORDS) + 1))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_of_a_decision_has_the_same_form(path: Path) -> None:
    """The four parts that the first one asks for, under its number."""
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# {int(path.name[:4])}. ")
    assert re.search(
        r"(?m)^Status: (proposed|accepted|replaced by \[\d+\]\(\d{4}-.*\.md\))\.$", text
    )
    headings = re.findall(r"(?m)^## (.*)$", text)
    assert headings == ["Context", "Decision", "Consequences"]
