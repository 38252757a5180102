"""Holds `python -m tools.mutants`: what it changes, which tests it asks, and what it tells."""

import ast
import subprocess
import sys
import tomllib
from types import CodeType

import pytest

from tests.rules.made_up import Project
from tools.changes import changes
from tools.mutants import REASONS, ROOT, Finder, picked

CODE = "src/aedilis/glory/phases/thinking.py"
THINK = """\
from aedilis.kernel.rule import rule

MOST = 5


@rule("G.think.1")
def think(hand: int) -> int:
    if hand < MOST:
        return MOST - hand
    return 0
"""

TEST = "tests/glory/think/test_thinking.py"
HOLDS = """\
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

FILE = Path(__file__).parents[3] / "src" / "aedilis" / "glory" / "phases" / "thinking.py"
spec = spec_from_file_location("thinking", FILE)
sys.modules["thinking"] = module_from_spec(spec)
spec.loader.exec_module(sys.modules["thinking"])

from thinking import MOST, think


def test_think():
    \"\"\"G.think.1-a\"\"\"
    assert think(2) == 3
    assert think(6) == 0


def test_limit():
    \"\"\"G.think.1-b\"\"\"
    assert MOST == 5
"""

SCRIPT = """\
import sys
from pathlib import Path
from aedilis.rules.paragraphs import GAMES
from tools import mutants

for game in [game for game in GAMES if game != "glory"]:
    del GAMES[game]
root, reasons, *words = sys.argv[1:]
mutants.REASONS = Path(reasons)
sys.exit(mutants.main(words, Path(root)))
"""

SURVIVES = "if hand < MOST: -> if hand <= MOST:"
"""Without a card to draw, none is drawn in either case."""


@pytest.fixture
def thinking(project: Project) -> Project:
    """A project with one function, and one test that holds it."""
    project.write(CODE, THINK)
    project.write(TEST, HOLDS)
    project.write("reasons.toml", "")
    return project


def run(project: Project, *words: str) -> tuple[int, list[str], str]:
    """How the tool ends on a made-up project, and what it says: it reads tests of its own."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, project.root, project.root / "reasons.toml", *words],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    return done.returncode, done.stdout.splitlines(), done.stderr


def of(source: str) -> list[str]:
    """The changes of a source, by their words."""
    return [one.words for one in changes(source, "made_up.py")]


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = (a) == (b)", ["x = (a) != (b)"]),
        ("x = a + b", ["x = a - b"]),
        ("x -= b", ["x += b"]),
        ("x = a and b", ["x = a or b"]),
        ("x = 4", ["x = 5"]),
        ("x = True", ["x = False"]),
        ("x = min(a, b)", ["x = max(a, b)"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = a if not b else c", ["x = a if b else c"]),
        ("x = [y for y in z if y]", ["x = [y for y in z if not (y)]"]),
        ("à = é + ü", ["à = é - ü"]),
        # Words, types and marks are no changes of what is done.
        ("x: Final[Literal[1]] = y", []),
        ('x = [a] + b + "c"', []),
        ('cite("1.04")', []),
        ("assert x == 1", []),
    ],
)
def test_a_line_is_changed_in_each_way(line: str, new: list[str]) -> None:
    assert of(line) == [f"{line} -> {one}" for one in new]


def test_calls_are_left_out_and_answers_turned() -> None:
    head = "def f() -> {}:\n    {}"
    assert of(head.format("None", "pay(s)")) == ["pay(s) -> pass"]
    assert of(head.format("None", "s.note(x)")) == []
    assert of(head.format("bool", "return x")) == ["return x -> return not (x)"]
    assert of(head.format("int", "return x")) == ["return x -> return (x) + 1"]
    assert of(head.format("list[int]", "return x")) == ["return x -> return (x)[1:]"]
    assert of(head.format("str", "return x")) == []


def test_a_call_to_the_class_above_is_left_out_of_code_that_can_take_its_place() -> None:
    source = "class A(B):\n    def f(self):\n        super().f()\n"
    (one,) = changes(source, "made_up.py")
    assert one.words == "super().f() -> super()"

    def asked(text: str) -> tuple[str, ...]:
        """What the code of the method takes from around it."""
        found = compile(text, "made_up.py", "exec")
        for name in ("A", "f"):
            inner = (one for one in found.co_consts if isinstance(one, CodeType))
            found = next(one for one in inner if one.co_name == name)
        return found.co_freevars

    assert asked(one.made(source)) == asked(source) == ("__class__",)


def test_who_listens_changes_nothing() -> None:
    assert of("if s.log is not None:\n    told = 4\n    s.note(told)") == []


def test_a_change_knows_its_function_and_leaves_the_other_lines_alone() -> None:
    (one,) = changes("class A:\n    def f(self):\n        x = 1  # one\n", "made_up.py")
    assert (one.line, one.function) == (3, "A.f")
    assert one.made("class A:\n    def f(self):\n        x = 1  # one\n").splitlines() == [
        "class A:",
        "    def f(self):",
        "        x = 2  # one",
    ]


@pytest.mark.parametrize("file", ["dice.py", "text.py"])
def test_every_change_of_a_module_can_be_read(file: str) -> None:
    source = (ROOT / "src" / "aedilis" / "kernel" / file).read_text(encoding="utf-8")
    same = ast.dump(ast.parse(source))
    found = changes(source, file)
    assert len(found) > 40
    assert [str(one) for one in found if ast.dump(ast.parse(one.made(source))) == same] == []


def test_a_seed_draws_evenly_and_always_the_same() -> None:
    rooms = ["src/aedilis/kernel/dice.py", "src/aedilis/kernel/form.py"]
    drawn = picked(ROOT, rooms, 6, 1)
    assert sorted(one.file for one in drawn[:2]) == rooms
    assert sorted(one.file for one in drawn) == sorted(rooms * 3)
    assert drawn == picked(ROOT, rooms, 6, 1) != picked(ROOT, rooms, 6, 2)
    assert len({(one.file, one.line) for one in drawn}) == 6


def test_the_tests_of_the_rule_are_asked_first_then_its_chapter(thinking: Project) -> None:
    thinking.write("tests/glory/scenarios/think.yaml", "game: glory\nrules: [G.think.1]\n")
    thinking.write("tests/glory/scenarios/wall.yaml", "game: glory\nrules: [G.b.wall.1]\n")
    thinking.write("tests/glory/think/test_recorded_games.py", HOLDS)
    (change,) = picked(thinking.root, [f"{CODE}:10"], 0, 1)
    wanted = Finder(thinking.root).wanted(change)
    scenarios = ["tests/glory/scenarios/think.yaml", "tests/glory/scenarios/wall.yaml"]
    assert wanted.near == {f"{TEST}::test_think", f"{TEST}::test_limit", scenarios[0]}
    assert wanted.far == {"tests/glory/think", *scenarios}
    assert wanted.files == {"tests/glory/think", TEST}
    assert wanted.is_near(f"{TEST}::test_think[1]", "")
    assert wanted.is_near("tests/glory/test_scenarios.py::test_holds[think]", scenarios[0])
    assert wanted.is_far("tests/glory/test_scenarios.py::test_holds[wall]", scenarios[1])
    assert wanted.is_far("tests/glory/think/test_other.py::test_other", "")
    assert not wanted.is_far("tests/glory/think/test_recorded_games.py::test_think", "")
    assert not wanted.is_far(f"{TEST}::test_think", "")


def test_what_no_test_notices_is_told(thinking: Project) -> None:
    code, told, _ = run(thinking, f"{CODE}:3", f"{CODE}:8", f"{CODE}:9")
    assert code == 1
    assert [line for line in told if line.startswith("survived")] == [
        f"survived   {CODE}:8: {SURVIVES}"
    ]
    assert f"killed     {CODE}:9: return MOST - hand -> return MOST + hand" in told
    # A number of the module is another one for those too who have imported it.
    assert told[0] == f"killed     {CODE}:3: MOST = 5 -> MOST = 6"
    assert told[-1] == f"{len(told) - 1} made, {len(told) - 2} killed, 1 survived, 0 equivalent"
    assert (thinking.root / CODE).read_text(encoding="utf-8") == THINK


def test_a_usual_value_of_a_parameter_is_changed_too(thinking: Project) -> None:
    signature = "def think(hand: int, more: int = 0, *, least: int = 0) -> int:"
    thinking.write(
        CODE,
        THINK.replace("def think(hand: int) -> int:", signature)
        .replace("return MOST - hand", "return MOST - hand + more")
        .replace("return 0", "return least"),
    )
    code, told, _ = run(thinking, f"{CODE}:7")
    assert [line.partition(" ")[0] for line in told[:-1]] == ["killed", "killed"], told
    assert code == 0


def test_a_reason_excuses(thinking: Project) -> None:
    thinking.write("reasons.toml", f'["{CODE}"]\n"think: {SURVIVES}" = "Nothing is drawn."\n')
    code, told, _ = run(thinking, f"{CODE}:8")
    assert code == 0
    assert f"equivalent {CODE}:8: {SURVIVES}" in told
    assert told[-1].endswith("0 survived, 1 equivalent")


def test_what_never_ends_is_noticed(thinking: Project) -> None:
    thinking.write(
        CODE, THINK.replace("    if hand", "    while hand < 0:\n        pass\n    if hand")
    )
    _, told, _ = run(thinking, f"{CODE}:8", "--limit", "1")
    assert f"killed     {CODE}:8: while hand < 0: -> while not (hand < 0):" in told


def test_tests_that_fail_already_prove_nothing(thinking: Project) -> None:
    thinking.write(TEST, HOLDS.replace("== 3", "== 9"))
    error = f"mutants: fails without any change: {TEST}::test_think\n"
    assert run(thinking, f"{CODE}:9") == (2, [], error)


def test_tests_that_cannot_be_read_are_told(thinking: Project) -> None:
    thinking.write(TEST, HOLDS + "(")
    assert run(thinking, f"{CODE}:9") == (2, [], "mutants: the tests cannot be read\n")


def test_without_anything_to_change_it_says_so(thinking: Project) -> None:
    assert run(thinking, f"{CODE}:1") == (2, [], "mutants: there is nothing to change\n")


def test_every_reason_is_for_a_change_that_can_be_made() -> None:
    data = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    for file, reasons in data.items():
        source = (ROOT / file).read_text(encoding="utf-8")
        keys = {one.key for one in changes(source, file)}
        assert sorted(set(reasons) - keys) == [], file
        assert all(reasons.values())
