"""What mypyc cannot compile, or compiles into something else, is found before it is compiled."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from mypyc.build import generate_c_extension_shim

import setup

SOURCES = [setup.ROOT / name for name in setup.compiled_sources()]


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def methods_by_class(paths: list[Path]) -> dict[str, tuple[list[str], dict[str, ast.FunctionDef]]]:
    """For each class its bases' names and its methods."""
    found: dict[str, tuple[list[str], dict[str, ast.FunctionDef]]] = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                methods = {f.name: f for f in node.body if isinstance(f, ast.FunctionDef)}
                found[node.name] = (bases, methods)
    return found


def decorated_overrides(paths: list[Path]) -> list[str]:
    """Methods with a decorator that override a method of a base class."""
    classes = methods_by_class(paths)

    def inherited(name: str) -> set[str]:
        bases, _ = classes.get(name, ([], {}))
        return {m for base in bases for m in {*classes.get(base, ([], {}))[1], *inherited(base)}}

    return [
        f"{name}.{method}"
        for name, (_, methods) in classes.items()
        for method, node in methods.items()
        if node.decorator_list and method in inherited(name)
    ]


def shared_exception_names(source: str) -> list[str]:
    """Functions in which `except` clauses of different types bind one name."""
    out = []
    for function in functions(ast.parse(source)):
        types: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                types.setdefault(node.name, set()).add(ast.unparse(node.type))
        if any(len(caught) > 1 for caught in types.values()):
            out.append(function.name)
    return out


def final_tuples_of_floats(source: str) -> list[str]:
    """Names of `Final` tuples that begin with a float and say no type: compiled, they are never
    found to be set.
    """
    return [
        ast.unparse(node.target)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and isinstance(node.value, ast.Tuple)
        and node.value.elts
        and isinstance(node.value.elts[0], ast.Constant)
        and isinstance(node.value.elts[0].value, float)
    ]


def constants_that_may_change(source: str) -> list[str]:
    """Constants of a module that are not `Final`: compiled, they are looked up by their names
    whenever they are asked for.
    """
    found = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        final = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("Final")
        if final or ast.unparse(node.value).startswith("TypeVar("):
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        names = [ast.unparse(target) for target in targets if not isinstance(target, ast.Subscript)]
        found += [name for name in names if name.upper() == name]
    return found


def attributes_asked_of_classes(paths: list[Path]) -> list[str]:
    """Attributes of instances that are asked of a class: compiled classes have none but `Final` and
    `ClassVar` ones.
    """
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    attributes = {
        (node.name, name)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and not any("Enum" in ast.unparse(b) for b in node.bases)
        for name in instance_attributes(node)
    }
    return [
        f"{node.value.id}.{node.attr}"
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and (node.value.id, node.attr) in attributes
    ]


def instance_attributes(node: ast.ClassDef) -> Iterator[str]:
    """The names that a class body gives a value and that each instance then has of its own."""
    for statement in node.body:
        if isinstance(statement, ast.Assign):
            yield from (one.id for one in statement.targets if isinstance(one, ast.Name))
        elif isinstance(statement, ast.AnnAssign):
            typed = ast.unparse(statement.annotation)
            if not typed.startswith(("Final", "ClassVar", "typing.ClassVar")):
                yield ast.unparse(statement.target)


def starred_members(source: str) -> list[str]:
    """Tests for membership in a display with a starred part, which mypyc cannot translate."""
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Compare)
        for op, right in zip(node.ops, node.comparators, strict=True)
        if isinstance(op, (ast.In, ast.NotIn))
        and isinstance(right, (ast.Tuple, ast.List, ast.Set))
        and any(isinstance(one, ast.Starred) for one in right.elts)
    ]


def starred_choices(source: str) -> list[str]:
    """Displays with a starred part and a conditional one, at which mypyc itself breaks down where
    the two differ in type.
    """
    return [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, (ast.Tuple, ast.List, ast.Set))
        and any(isinstance(one, ast.Starred) for one in node.elts)
        and any(isinstance(one, ast.IfExp) for one in node.elts)
    ]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_starred_display_has_a_conditional_part(path: Path) -> None:
    assert starred_choices(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_nothing_is_looked_for_in_a_starred_display(path: Path) -> None:
    assert starred_members(path.read_text(encoding="utf-8")) == []


def test_no_class_is_asked_for_an_attribute_of_instances() -> None:
    assert attributes_asked_of_classes(SOURCES) == []


def test_no_overriding_method_is_decorated() -> None:
    assert decorated_overrides(SOURCES) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_except_clauses_bind_different_names(path: Path) -> None:
    assert shared_exception_names(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_final_tuple_of_floats_says_its_type(path: Path) -> None:
    assert final_tuples_of_floats(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_constant_says_that_it_is_final(path: Path) -> None:
    assert constants_that_may_change(path.read_text(encoding="utf-8")) == []


def test_the_faults_are_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    asked = "class A:\n    x = 1\n    y: Final = 2\nprint(A.x, A.y, A().x)\n"
    bad.write_text(asked)
    assert attributes_asked_of_classes([bad]) == ["A.x"]
    bad.write_text(
        "class A:\n    def f(self): ...\n"
        "class B(A):\n    @rule('x')\n    def f(self): ...\n    @rule('y')\n    def g(self): ...\n"
    )
    assert decorated_overrides([bad]) == ["B.f"]
    assert starred_members("a in (*b, c) or a in (b, c) or a not in [*b]") == [
        "a in (*b, c)",
        "a not in [*b]",
    ]
    assert starred_choices("x = [*a, b if c else d]\ny = [*a, *([b] if c else d)]") == [
        "[*a, b if c else d]"
    ]
    clauses = "except A as e:\n  pass\n except B as {}:\n  pass\n"
    source = "def f():\n try:\n  pass\n " + clauses
    assert shared_exception_names(source.format("e")) == ["f"]
    assert shared_exception_names(source.format("x")) == []
    assert constants_that_may_change("A = 1\nB: Final = 1\nT = TypeVar('T')\na = b = 2\n") == ["A"]
    assert constants_that_may_change("A, B = 1, 2\nC: int = 3\nD: int\n") == ["(A, B)", "C"]
    assert final_tuples_of_floats("A: Final = (0.5, 1)\n") == ["A"]
    assert final_tuples_of_floats("A: Final[tuple[float, ...]] = (0.5,)\nB: Final = (1, 2)\n") == []


# -- gates -----------------------------------------------------------------------------------------


@dataclass
class Gate:
    """As much of an extension as is needed of a module's gate."""

    name: str
    sources: list[str]


def gates_in(folder: Path, names: list[str]) -> list[Gate]:
    """The gates of modules, as the translator makes them."""
    return [
        Gate(
            name,
            [generate_c_extension_shim(name, name.rpartition(".")[2], str(folder), "aedilis")],
        )
        for name in names
    ]


def doors(source: str) -> list[str]:
    """What a C file exports to be imported by, in its order."""
    return re.findall(r"^PyInit_(\w+)\(void\)$", Path(source).read_text("utf-8"), re.MULTILINE)


def test_gates_are_made_together_and_those_of_one_name_apart(tmp_path: Path) -> None:
    gates = gates_in(tmp_path, ["a.cards", "a.turn", "b.turn", "b.wars"])
    setup.gather(gates, str(tmp_path))
    cards, turn, other_turn, wars = (gate.sources for gate in gates)
    assert cards == turn == wars != other_turn
    assert doors(cards[0]) == ["cards", "turn", "wars"]
    assert doors(other_turn[0]) == ["turn"]
    text = Path(cards[0]).read_text("utf-8")
    for name in ("a___cards", "a___turn", "b___wars"):
        assert f'"aedilis__mypyc.init_{name}"' in text
    assert "b___turn" not in text
    assert "Python.h" not in text


def test_no_more_gates_are_made_together_than_is_said(tmp_path: Path) -> None:
    names = [f"a.part_{number}" for number in range(2 * setup.GATES_TOGETHER + 1)]
    gates = gates_in(tmp_path, names)
    setup.gather(gates, str(tmp_path))
    files = Counter(gate.sources[0] for gate in gates)
    assert sorted(files.values()) == [1, setup.GATES_TOGETHER, setup.GATES_TOGETHER]
    for gate in gates:
        assert gate.name.removeprefix("a.") in doors(gate.sources[0])


@pytest.mark.parametrize(
    "more",
    ["#include <stdio.h>\n", "Py_ssize_t n;\n", "PyModuleDef_Init(0);\n", "PyList_New(0);\n"],
)
def test_a_gate_made_otherwise_stays_alone(tmp_path: Path, more: str) -> None:
    (strange,) = gates = gates_in(tmp_path, ["a.turn"])
    was = strange.sources[0]
    Path(was).write_text(Path(was).read_text("utf-8") + more)
    setup.gather(gates, str(tmp_path))
    assert strange.sources == [was]


# -- rule marks ------------------------------------------------------------------------------------

MARKED = '''from aedilis.kernel.rule import cite, rule

cite("G.a.1")
TABLE = 3


class Some:
    """A class."""

    cite("G.a.2")

    @property
    @rule(
        "G.a.3",
        "G.a.4",
    )
    def hidden(self) -> int:
        return 1


@rule("G.a.5")
def plain() -> int:
    cite(
        "G.a.6")
    raise ValueError
'''
UNMARKED = '''from aedilis.kernel.rule import cite, rule

pass
TABLE = 3


class Some:
    """A class."""

    pass

    @property




    def hidden(self) -> int:
        return 1



def plain() -> int:
    pass

    raise ValueError
'''


def test_marks_are_left_out_of_what_is_compiled_and_lines_stay() -> None:
    assert setup.unmarked(MARKED) == UNMARKED


def test_no_compiled_module_calls_a_mark() -> None:
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        without = setup.unmarked(source)
        assert without.count("\n") == source.count("\n")
        for node in ast.walk(ast.parse(without)):
            if isinstance(node, ast.Call) and path.name != "rule.py":
                assert ast.unparse(node.func) not in ("rule", "cite"), f"{path}:{node.lineno}"
