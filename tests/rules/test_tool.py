"""Holds what `python -m tools.rule_index` checks and builds, and the pages made of the rules."""

import pytest

from aedilis.rules.index import coverage, read_index
from tests.rules.made_up import TEXTS, Project
from tools.rule_index import main, problems
from tools.rule_pages import pages

CODE = "src/aedilis/glory/phases/thinking.py"
TEST = "tests/test_thinking.py"
IMPORT = "from aedilis.kernel.rule import rule\n"


@pytest.fixture
def complete(project: Project) -> Project:
    """Give a project that has nothing wrong with it."""
    project.write(CODE, f'{IMPORT}@rule("G.think.1", "G.b.wall.1")\ndef think(): ...\n')
    marks = '@rule("G.think.1-a", "G.think.1-b", "G.b.wall.1-a")'
    project.write(TEST, f"{IMPORT}{marks}\ndef test_think(): ...\n")
    project.write_data("not_applicable.toml", '"G.think.2" = "Advice to players."\n')
    assert problems(project.root) == []
    return project


def test_a_complete_project_passes(complete: Project, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["--check"], complete.root) == 0
    assert capsys.readouterr().out == ""


def test_a_missing_paragraph_is_found(
    complete: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    complete.write(TEST, 'def test_think():\n    """G.think.1-a and G.think.1-b"""\n')
    assert problems(complete.root) == ["G.b.wall.1: no test"]
    capsys.readouterr()
    assert main([], complete.root) == 1
    assert capsys.readouterr().out.splitlines() == ["G.b.wall.1: no test"]


def test_an_assertion_of_its_own_paragraph_that_no_test_names_is_found(complete: Project) -> None:
    complete.write(TEST, 'def test_think():\n    """G.think.1, G.think.1-b and G.b.wall.1-a"""\n')
    assert problems(complete.root) == ["G.think.1-a: no test names it"]
    assert main(["--check"], complete.root) == 1
    complete.write_data(
        "not_applicable.toml", '"G.think.2" = "Advice."\n"G.think.1-a" = "Only pieces."\n'
    )
    assert problems(complete.root) == []


def test_an_unknown_id_is_refused(complete: Project) -> None:
    complete.write("tests/a.yaml", "game: glory\nrules: [G.wall.1]\n")
    assert problems(complete.root) == ["tests/a.yaml: G.wall.1 is no rule paragraph"]


def test_code_for_what_is_not_applicable_is_a_contradiction(complete: Project) -> None:
    complete.write("tests/a.yaml", "game: glory\nrules: [G.think.2]\n")
    assert problems(complete.root) == [
        "G.think.2: listed as not applicable, but tests/a.yaml names it",
    ]


def test_a_test_of_what_is_not_applicable_is_a_contradiction(complete: Project) -> None:
    complete.write_data(
        "not_applicable.toml", '"G.think.2" = "Advice."\n"G.think.1-b" = "Only pieces."\n'
    )
    assert problems(complete.root) == [
        f"G.think.1-b: listed as not applicable, but {TEST}::test_think names it"
    ]
    complete.write(TEST, 'def test_think():\n    """G.think.1-a and G.b.wall.1-a"""\n')
    assert problems(complete.root) == []
    page = pages(complete.root)["reference/rules/glory-think.md"]
    assert "- Not applicable: G.think.1-b: Only pieces.\n" in page


@pytest.mark.parametrize("language", list(TEXTS))
def test_a_gap_in_a_language_is_found(complete: Project, language: str) -> None:
    text = TEXTS[language].replace('["G.think.2"]', '["G.think.7"]')
    complete.write_data(f"rules.{language}.toml", text)
    assert problems(complete.root) == [
        f"rules.{language}.toml: G.think.2 is missing",
        f"rules.{language}.toml: G.think.7 is no rule paragraph of glory",
    ]


def test_the_built_index_says_what_the_sources_say(complete: Project) -> None:
    path = complete.package / "rules" / "index.json"
    path.parent.mkdir()
    assert main(["--build", str(path)], complete.root) == 0
    built = coverage(complete.paragraphs(), read_index(complete.package))
    assert built == coverage(complete.paragraphs(), complete.index())


def without_editions(page: str) -> tuple[str, list[str]]:
    """A page without the lines that name editions, and what these say. Which there are, and
    in what order, is for the game to say.
    """
    label = "- Editions: "
    lines = page.splitlines(keepends=True)
    told = [line.removeprefix(label).rstrip() for line in lines if line.startswith(label)]
    return "".join(line for line in lines if not line.startswith(label)), told


def test_a_page_tells_every_paragraph_of_a_section(complete: Project) -> None:
    found = pages(complete.root)
    assert list(found) == [
        "reference/rules/glory-think.md",
        "reference/rules/glory-buildings.md",
        "reference/rules/index.md",
        "reference/rulings.md",
    ]
    think, editions = without_editions(found["reference/rules/glory-think.md"])
    said, *so_too = editions[0].split("; played so too: ")
    assert {"Gloria a Roma", "Glory to Rome 2008"} <= set(said.split(", "))
    assert "Sit Gloria Romae" in so_too[0].split(", ")
    assert editions[1:] == ["Glory to Rome 2008"]
    assert (
        think
        == f"""\
# Glory to Rome: Thinking

## G.think.1 Ways to think {{ #G.think.1 }}

Take a jack, or refill the hand. The Wall does not matter.

> **Ruling.** Drawing fewer is \\*refused\\*.

- Code: `{CODE}::think`
- Tests: `{TEST}::test_think`

## G.think.2 Taking a jack {{ #G.think.2 }}

The jack comes from the pile; stonewalling is no reason.

- Not applicable: Advice to players.
"""
    )
    state = (
        "3 paragraphs: 2 covered by code and tests, 1 not applicable, 0 missing. They make "
        "4 assertions: 3 tested one by one, 1 not applicable, 0 untested."
    )
    listed = "- [Thinking](glory-think.md): 2 paragraphs\n- [Buildings](glory-buildings.md): 1"
    assert f"\n## Glory to Rome\n\n{state}\n\n{listed}" in found["reference/rules/index.md"]
    assert (
        "\n[G.think.1](rules/glory-think.md#G.think.1) Ways to think\n"
        ": Drawing fewer is \\*refused\\*.\n"
    ) in found["reference/rulings.md"]


def test_unreadable_data_is_one_line(complete: Project, capsys: pytest.CaptureFixture[str]) -> None:
    complete.write_data("paragraphs.toml", "[")
    capsys.readouterr()
    assert main(["--check"], complete.root) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rule index: paragraphs.toml: not TOML")
    assert err.count("\n") == 1
