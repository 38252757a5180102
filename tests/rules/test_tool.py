"""Holds what `python -m tools.rule_index` checks and writes."""

import pytest

from tests.rules.made_up import TEXTS, Project
from tools.rule_index import main, problems

CODE = "src/aedilis/glory/thinking.py"
TEST = "tests/test_thinking.py"
IMPORT = "from aedilis.kernel.rule import rule\n"
STALE = [
    "src/aedilis/rules/index.json is out of date; run `python -m tools.rule_index --write`",
    "docs/reference/rules.md is out of date; run `python -m tools.rule_index --write`",
]


@pytest.fixture
def complete(project: Project) -> Project:
    """Give a project that has nothing wrong with it."""
    marks = '@rule("G.think.1", "G.b.wall.1")'
    project.write(CODE, f"{IMPORT}{marks}\ndef think(): ...\n")
    project.write(TEST, f"{IMPORT}{marks}\ndef test_think(): ...\n")
    project.write_data("not_applicable.toml", '"G.think.2" = "Advice to players."\n')
    assert main(["--write"], project.root) == 0
    assert problems(project.root) == []
    return project


def test_a_complete_project_passes(complete: Project, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["--check"], complete.root) == 0
    assert main(["--write"], complete.root) == 0
    assert capsys.readouterr().out == ""


def test_a_missing_paragraph_is_found(
    complete: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    complete.write(TEST, 'def test_think():\n    """G.think.1"""\n')
    assert problems(complete.root) == ["G.b.wall.1: no test", *STALE]
    capsys.readouterr()
    assert main([], complete.root) == 1
    assert capsys.readouterr().out.splitlines() == ["G.b.wall.1: no test", *STALE]


def test_an_unknown_id_is_refused(complete: Project) -> None:
    complete.write("tests/a.yaml", "game: glory\nrules: [G.wall.1]\n")
    assert problems(complete.root) == ["tests/a.yaml: G.wall.1 is no rule paragraph"]


def test_code_for_what_is_not_applicable_is_a_contradiction(complete: Project) -> None:
    complete.write("tests/a.yaml", "game: glory\nrules: [G.think.2]\n")
    assert problems(complete.root) == [
        "G.think.2: listed as not applicable, but tests/a.yaml names it",
        STALE[0],
    ]


@pytest.mark.parametrize("language", list(TEXTS))
def test_a_gap_in_a_language_is_found(complete: Project, language: str) -> None:
    text = TEXTS[language].replace('["G.think.2"]', '["G.think.7"]')
    complete.write_data(f"rules.{language}.toml", text)
    assert problems(complete.root) == [
        f"rules.{language}.toml: G.think.2 is missing",
        f"rules.{language}.toml: G.think.7 is no rule paragraph of glory",
    ]


def test_generated_files_follow_their_sources(complete: Project) -> None:
    complete.write(TEST, f"# A line more.\n{(complete.root / TEST).read_text(encoding='utf-8')}")
    assert problems(complete.root) == []
    complete.write("tests/a.yaml", "game: glory\nrules: [G.think.1]\n")
    assert problems(complete.root) == STALE
    assert main(["--write"], complete.root) == 0
    assert problems(complete.root) == []


def test_the_page_tells_every_paragraph(complete: Project) -> None:
    page = (complete.root / "docs" / "reference" / "rules.md").read_text(encoding="utf-8")
    assert (
        f"""
## Glory to Rome

3 paragraphs: 2 covered by code and tests, 1 not applicable, 0 missing.

### Thinking

#### G.think.1 Ways to think {{ #G.think.1 }}

Take a jack, or refill the hand. The Wall does not matter.

> **Ruling.** Drawing fewer is \\*refused\\*.

- Editions: es2011, fr2008; played so too: it2011
- Code: `{CODE}::think`
- Tests: `{TEST}::test_think`

#### G.think.2 Taking a jack {{ #G.think.2 }}

The jack comes from the pile; stonewalling is no reason.

- Editions: fr2008
- Not applicable: Advice to players.

### Buildings
"""
        in page
    )


def test_unreadable_data_is_one_line(complete: Project, capsys: pytest.CaptureFixture[str]) -> None:
    complete.write_data("paragraphs.toml", "[")
    capsys.readouterr()
    assert main(["--check"], complete.root) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("rule index: paragraphs.toml: not valid TOML")
    assert err.count("\n") == 1
