"""Holds what counts as code and as a test of a rule paragraph, and what is refused."""

import json

import pytest

from aedilis.kernel.codec import BadFile
from aedilis.kernel.rule import cite, rule
from aedilis.rules.index import (
    COVERED,
    MISSING,
    NOT_APPLICABLE,
    account,
    coverage,
    index_text,
    load_index,
    missing,
    read_index,
)
from aedilis.rules.paragraphs import GAMES, load_paragraphs
from tests.rules.made_up import Project

CODE = "src/aedilis/glory/phases/thinking.py"
TEST = "tests/glory/test_thinking.py"
IMPORT = "from aedilis.kernel.rule import cite, rule\n"


def test_the_marks_change_nothing() -> None:
    def think() -> int:
        return 3

    assert rule("any", "ids")(think) is think
    assert rule("any")(Project) is Project
    cite("any", "ids")


def test_a_paragraph_with_neither_code_nor_test_is_missing(project: Project) -> None:
    covered = coverage(project.paragraphs(), project.index())
    assert missing(covered) == ["G.think.1", "G.think.2", "G.b.wall.1"]
    assert [one.lacking() for one in covered.values()] == ["no code and no test"] * 3


@pytest.mark.parametrize(("file", "lacking"), [(CODE, "no test"), (TEST, "no code")])
def test_one_side_is_not_enough(project: Project, file: str, lacking: str) -> None:
    project.write(file, f'{IMPORT}@rule("G.think.1")\ndef test_think(): ...\n')
    one = project.coverage("G.think.1")
    assert (one.status, one.lacking()) == (MISSING, lacking)


def test_code_and_a_test_cover(project: Project) -> None:
    project.write(CODE, f'{IMPORT}@rule("G.think.1", "G.think.2")\ndef think(): ...\n')
    project.write(TEST, f'{IMPORT}@rule("G.think.1")\ndef test_think(): ...\n')
    assert project.coverage("G.think.1").to_data() == {
        "status": COVERED,
        "code": [f"{CODE}::think"],
        "tests": [f"{TEST}::test_think"],
        "assertions": {},
        "reason": "",
    }
    assert missing(coverage(project.paragraphs(), project.index())) == ["G.think.2", "G.b.wall.1"]


def test_an_assertion_counts_for_its_paragraph(project: Project) -> None:
    project.write(CODE, f'{IMPORT}@rule("G.think.1-a")\ndef think(): ...\n')
    project.write(TEST, 'def test_think():\n    """Holds G.think.1-b."""\n')
    one = project.coverage("G.think.1")
    assert one.status == COVERED
    assert one.assertions == {
        "G.think.1-a": {"code": [f"{CODE}::think"], "tests": []},
        "G.think.1-b": {"code": [], "tests": [f"{TEST}::test_think"]},
    }


def test_not_applicable_is_told_with_its_reason(project: Project) -> None:
    project.write_data("not_applicable.toml", '"G.think.2" = "Advice to players."\n')
    one = project.coverage("G.think.2")
    assert (one.status, one.reason) == (NOT_APPLICABLE, "Advice to players.")
    assert missing(coverage(project.paragraphs(), project.index())) == ["G.think.1", "G.b.wall.1"]


def test_each_assertion_of_what_is_covered_wants_a_test_of_its_own(project: Project) -> None:
    project.write(CODE, f'{IMPORT}@rule("G.think.1-b", "G.think.2")\ndef think(): ...\n')
    project.write(TEST, 'def test_think():\n    """Holds G.think.1 and G.think.2-a."""\n')
    found = account(project.paragraphs(), project.index())
    assert found.assertions == {
        "G.think.1-a": [],
        "G.think.1-b": [],
        "G.think.2-a": [f"{TEST}::test_think"],
        "G.b.wall.1-a": [],
    }
    assert found.missing == ["G.b.wall.1"]
    assert (found.untested, found.excused) == (["G.think.1-a", "G.think.1-b"], {})


def test_an_assertion_is_excused_by_a_reason_of_its_own_or_of_its_paragraph(
    project: Project,
) -> None:
    project.write(CODE, f'{IMPORT}@rule("G.think.1")\ndef think(): ...\n')
    project.write(TEST, 'def test_think():\n    """Holds G.think.1-a."""\n')
    reasons = {"G.think.1-b": "Only pieces.", "G.think.2": "Advice."}
    lines = [f'"{id_}" = "{reason}"\n' for id_, reason in reasons.items()]
    project.write_data("not_applicable.toml", "".join(lines))
    found = account(project.paragraphs(), project.index())
    assert found.untested == []
    assert found.excused == {"G.think.1-b": "Only pieces.", "G.think.2-a": "Advice."}


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ('@rule("G.think.1")\ndef f(): ...\n', "f"),
        ('class C:\n    @rule("G.think.1")\n    def f(self): ...\n', "C.f"),
        ('@rule("G.think.1")\nclass C: ...\n', "C"),
        ('cite("G.think.1")\n\n\nclass C: ...\n', "C"),
        ('def f(): ...\n\n\ncite("G.think.1")\n\n\ndef g(): ...\n', "g"),
        ('cite("G.think.1")\ncite("G.think.2")\nTABLE = (1, 2)\n', "TABLE"),
        ('cite("G.think.1")\nTABLE: int = 1\n', "TABLE"),
        ('class C: ...\n\n\ncite("G.think.1")\n', "C"),
        ('class C:\n    cite("G.think.1")\n', "C"),
        ('def f(x):\n    if x:\n        cite("G.think.1")\n', "f"),
    ],
)
def test_a_mark_belongs_to_its_definition(project: Project, source: str, name: str) -> None:
    project.write(CODE, IMPORT + source)
    assert project.code("G.think.1") == [f"{CODE}::{name}"]
    assert project.index().problems == []


@pytest.mark.parametrize(
    "imports",
    [
        "from aedilis.kernel.rule import rule as law",
        "from aedilis.kernel import rule as kernel_rule",
    ],
)
def test_marks_are_known_by_their_import(project: Project, imports: str) -> None:
    mark = "law" if "law" in imports else "kernel_rule.rule"
    project.write(CODE, f'{imports}\n@{mark}("G.think.1")\ndef f(): ...\n')
    assert project.code("G.think.1") == [f"{CODE}::f"]


def test_the_rule_of_another_library_is_none(project: Project) -> None:
    source = "from hypothesis.stateful import rule\n@rule(target=bundle)\ndef test_f(): ...\n"
    project.write(TEST, source)
    assert project.index().problems == []


def test_a_mere_mention_in_code_holds_nothing(project: Project) -> None:
    project.write(CODE, '"""About G.think.1."""\nraise IllegalMove("no", rule="G.think.1")\n')
    assert project.code("G.think.1") == []
    assert project.index().problems == []


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ('def test_f():\n    """Holds G.think.1, all of it."""\n', ["test_f"]),
        ('async def test_f():\n    """G.think.1"""\n', ["test_f"]),
        ('class TestF:\n    def test_f(self):\n        """G.think.1."""\n', ["TestF.test_f"]),
        ('@rule("G.think.1")\nclass TestF:\n    def test_f(self): ...\n', ["TestF"]),
        ('"""G.think.1"""\ndef test_f():\n    f("G.think.1")  # G.think.1\n', []),
        ('def prepare():\n    """G.think.1"""\n', []),
        ('class Base:\n    def test_f(self):\n        """G.think.1"""\n', []),
        (
            'def test_f():\n    """G.think.1-based, unlike G.think.10x or XG.think.1."""\n',
            ["test_f"],
        ),
    ],
)
def test_only_a_test_names_a_paragraph(project: Project, source: str, names: list[str]) -> None:
    project.write(TEST, IMPORT + source)
    assert project.tests("G.think.1") == [f"{TEST}::{name}" for name in names]
    assert project.index().problems == []


def test_a_file_that_no_test_run_collects_is_not_read(project: Project) -> None:
    project.write("tests/common.py", f'{IMPORT}@rule("G.think.1")\ndef test_think(): ...\n')
    assert project.tests("G.think.1") == []


@pytest.mark.parametrize("kind", ["def prepare(): ...", "class TestNothing: ..."])
def test_a_mark_on_what_is_no_test_is_refused(project: Project, kind: str) -> None:
    project.write(TEST, f'{IMPORT}@rule("G.think.1")\n{kind}\n')
    assert project.tests("G.think.1") == []
    [problem] = project.index().problems
    assert problem.startswith(f"{TEST}:3: @rule marks ")
    assert problem.endswith(", which is no test")


def test_a_scenario_names_the_paragraphs_in_its_rules(project: Project) -> None:
    file = "tests/scenarios/jack.yaml"
    project.write(file, "game: glory\nrules: [G.think.2, G.think.1-a]\ntitle: About G.b.wall.1\n")
    assert [project.tests(id_) for id_ in ("G.think.1", "G.think.2", "G.b.wall.1")] == [
        [file],
        [file],
        [],
    ]


def test_a_yaml_file_that_is_no_scenario_is_left_alone(project: Project) -> None:
    project.write("tests/perft/counts.yaml", "rules: 3\ncounts: [1, 2]\n")
    assert project.index().problems == []


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        (CODE, f'{IMPORT}@rule("G.think.9")\ndef f(): ...\n', f"{CODE}:3: G.think.9 is no rule"),
        (CODE, f'{IMPORT}cite("G.think.1-z")\n', f"{CODE}:2: G.think.1-z is no rule"),
        (CODE, f'{IMPORT}cite("think")\n', f"{CODE}:2: think is no rule"),
        (CODE, 'f(rule="G.think.9")\n', f"{CODE}:1: G.think.9 is no rule"),
        (TEST, 'def test_f():\n    """G.thinks.1."""\n', f"{TEST}:1: G.thinks.1 is no rule"),
        ("tests/a.yaml", "game: glory\nrules: [G.think.9]\n", "tests/a.yaml: G.think.9 is no rule"),
        (
            "tests/a.yaml",
            "game: glory\nwhen:\n  - you: {refused: {add: marble}, rule: G.think.9}\n",
            "tests/a.yaml: G.think.9 is no rule",
        ),
        ("tests/a.yaml", "game: glory\nrules: G.think.1\n", "tests/a.yaml: rules is not a list"),
        ("tests/a.yaml", "game: [\n", "tests/a.yaml: not valid YAML"),
        (CODE, f"{IMPORT}@rule()\ndef f(): ...\n", f"{CODE}:2: rule() takes rule ids"),
        (CODE, f"{IMPORT}cite(NAME)\n", f"{CODE}:2: cite() takes rule ids"),
        (CODE, f"{IMPORT}def f(:\n", f"{CODE}: not valid Python"),
    ],
)
def test_what_cannot_be_right_is_a_problem(
    project: Project, file: str, text: str, problem: str
) -> None:
    project.write(file, text)
    [line] = project.index().problems
    assert line.startswith(problem)
    assert "\n" not in line


def test_an_installed_package_reads_the_written_index(project: Project) -> None:
    project.write(CODE, f'{IMPORT}@rule("G.think.1-a")\ndef think(): ...\n')
    project.write(TEST, f'{IMPORT}@rule("G.think.1")\ndef test_think(): ...\n')
    paragraphs, index = project.paragraphs(), project.index()
    project.write("src/aedilis/rules/index.json", index_text([paragraphs], index))
    project.package.rename(project.root / "site-packages")
    packaged = load_index([paragraphs], project.root / "site-packages")
    read = coverage(paragraphs, packaged)
    assert {id_: one.to_data() for id_, one in read.items()} == {
        id_: one.to_data() for id_, one in coverage(paragraphs, index).items()
    }
    assert read["G.think.1"].status == COVERED


def test_the_written_index_does_not_change_when_lines_move(project: Project) -> None:
    source = f'{IMPORT}@rule("G.think.1")\ndef think(): ...\n'
    project.write(CODE, source)
    before = index_text([project.paragraphs()], project.index())
    project.write(CODE, "\n\n\n" + source)
    assert index_text([project.paragraphs()], project.index()) == before
    assert json.loads(before) == {"glory": {"G.think.1": {"code": [f"{CODE}::think"], "tests": []}}}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "rules/index.json of the package is missing"),
        ("{", "rules/index.json: not a rule index"),
        ("[]", "rules/index.json: not a rule index"),
        ("{}", "rules/index.json: glory is missing"),
        ('{"glory": {"G.think.1": {"code": []}}}', "rules/index.json: tests is missing"),
        ('{"glory": {"G.think.1": {"code": [3], "tests": []}}}', "not a rule index"),
    ],
)
def test_a_broken_index_is_explained(project: Project, text: str | None, message: str) -> None:
    if text is not None:
        project.write("src/aedilis/rules/index.json", text)
    with pytest.raises(BadFile, match=message):
        read_index(project.package)


def test_the_project_names_no_unknown_paragraph() -> None:
    paragraphs = [load_paragraphs(game) for game in GAMES.values()]
    assert load_index(paragraphs).problems == []
    assert [len(one.by_id) for one in paragraphs] == [169, 401]
    assertions = [sum(len(p.assertions) for p in one.by_id.values()) for one in paragraphs]
    assert assertions == [432, 1546]
