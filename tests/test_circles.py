"""No module of the kernel or of a game imports itself by way of others.

The contracts of import-linter hold rooms; this holds the modules in them.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "aedilis"


def imported(source: str) -> Iterator[str]:
    """Every dotted name that is imported, wherever in the file; a name taken from a module with the
    module before it, and the module by itself.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def edges_of(part: str) -> dict[str, set[str]]:
    """For each module of a part of the package the others of it that it imports."""
    modules = {
        ".".join(("aedilis", *path.relative_to(PACKAGE).with_suffix("").parts)): path
        for path in (PACKAGE / part).rglob("*.py")
        if path.name != "__init__.py"
    }
    return {
        module: {
            name
            for name in imported(path.read_text(encoding="utf-8"))
            if name in modules and name != module
        }
        for module, path in modules.items()
    }


def circles(edges: dict[str, set[str]]) -> set[str]:
    """What is left when whatever imports nothing that is left has been taken away."""
    while free := {module for module, targets in edges.items() if not targets & set(edges)}:
        edges = {module: targets for module, targets in edges.items() if module not in free}
    return set(edges)


@pytest.mark.parametrize(
    ("part", "high", "low"),
    [
        ("kernel", "game", "frame"),
        ("glory", "game", "turn"),
        ("republic", "turn", "phases.senate.phase"),
    ],
)
def test_modules_make_no_circle(part: str, high: str, low: str) -> None:
    edges = edges_of(part)
    assert f"aedilis.{part}.{low}" in edges[f"aedilis.{part}.{high}"]
    assert circles(edges) == set()


def test_circles_are_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert circles(edges) == {"a", "b", "c"}
    late = "from a.b import c\ndef late():\n    import d.e\n"
    assert set(imported(late)) == {"a.b", "a.b.c", "d.e"}
