"""What two modules of tests need stands in a third one, which has no tests of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted(
    path.relative_to(ROOT).as_posix()
    for room in ("tests", "tools", "bench")
    for path in (ROOT / room).rglob("*.py")
)


def borrowed(source: str) -> Iterator[str]:
    """What a file imports out of modules of tests, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module or ''}.{one.name}" for one in node.names]
        else:
            continue
        yield from (
            name for name in names if any(part.startswith("test_") for part in name.split("."))
        )


@pytest.mark.parametrize("path", FILES)
def test_nothing_is_imported_from_a_module_of_tests(path: str) -> None:
    assert list(borrowed((ROOT / path).read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from tests.glory.test_turn import lead", ["tests.glory.test_turn.lead"]),
        ("from tests.glory import test_turn", ["tests.glory.test_turn"]),
        ("import tests.glory.test_turn as turn", ["tests.glory.test_turn"]),
        ("def f():\n    from tests.test_wings import OURS", ["tests.test_wings.OURS"]),
        ("from tests.glory.table import GAME", []),
        ("import starlette.testclient, tests.patience", []),
    ],
)
def test_it_is_found_in_every_form(source: str, found: list[str]) -> None:
    assert list(borrowed(source)) == found
