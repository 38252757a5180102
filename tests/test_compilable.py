"""What mypyc cannot compile, or compiles into something else, is found before it is compiled."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def test_no_overriding_method_is_decorated() -> None:
    assert decorated_overrides(SOURCES) == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_except_clauses_bind_different_names(path: Path) -> None:
    assert shared_exception_names(path.read_text(encoding="utf-8")) == []


def test_both_faults_are_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "class A:\n    def f(self): ...\n"
        "class B(A):\n    @rule('x')\n    def f(self): ...\n    @rule('y')\n    def g(self): ...\n"
    )
    assert decorated_overrides([bad]) == ["B.f"]
    clauses = "except A as e:\n  pass\n except B as {}:\n  pass\n"
    source = "def f():\n try:\n  pass\n " + clauses
    assert shared_exception_names(source.format("e")) == ["f"]
    assert shared_exception_names(source.format("x")) == []
