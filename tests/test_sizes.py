"""No file and no function is longer than one can keep in mind (CONTRIBUTING.md)."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
FILE_LINES: Final = 400
FUNCTION_LINES: Final = 60

ROOMS: Final = (
    "src/**/*.py", "web/src/**/*.ts", "web/src/**/*.tsx", "web/src/**/*.css", "bench/**/*.py",
    "tools/**/*.py", "examples/**/*.py", "setup.py",
)  # fmt: skip

LONG_FILES: Final = {
    "web/src/wire.ts": "made from the structs of the wire",
    "web/src/glory/camp.css": "the sheet of one part, whose classes have one home",
    "examples/train_policy.py": "one file that can be copied and run, as the manual promises",
}
LONG_FUNCTIONS: Final = {
    "src/aedilis/server/store/migrations/versions/0001_the_first_tables.py: upgrade": (
        "the tables as they were on that day, one after the other; nobody changes it any more"
    ),
    "src/aedilis/republic/state/table.py: RepublicState.clone": (
        "every field by itself, for speed: bots copy positions more often than anything else"
    ),
}
"""What is longer all the same, each with the reason."""

FILES: Final = sorted({path for pattern in ROOMS for path in ROOT.glob(pattern)})


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(node: ast.AST, within: str = "") -> Iterator[tuple[str, int]]:
    """Every function in a piece of Python, with the number of its lines without decorators."""
    for part in ast.iter_child_nodes(node):
        name = within
        if isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{within}.{part.name}".removeprefix(".")
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            assert part.end_lineno is not None
            yield name, part.end_lineno - part.lineno + 1
        yield from functions(part, name)


def long_functions(name: str, text: str) -> set[str]:
    """The functions of a module that are too long."""
    found = functions(ast.parse(text))
    return {f"{name}: {function}" for function, lines in found if lines > FUNCTION_LINES}


def test_there_are_files_to_measure() -> None:
    names = {named(path) for path in FILES}
    assert {
        "setup.py", "web/src/css/page.css", "web/src/ui/Board.tsx", "tools/fuzz.py",
        "bench/server/load.py", "src/aedilis/server/live/room.py", *LONG_FILES,
    } <= names  # fmt: skip
    assert len(names) > 1000


def test_no_file_is_too_long_but_for_a_reason() -> None:
    lines = {named(path): len(path.read_text("utf-8").splitlines()) for path in FILES}
    assert {name for name, n in lines.items() if n > FILE_LINES} == set(LONG_FILES)


def test_no_function_is_too_long_but_for_a_reason() -> None:
    sources = [path for path in FILES if path.suffix == ".py"]
    found = [long_functions(named(path), path.read_text("utf-8")) for path in sources]
    assert set().union(*found) == set(LONG_FUNCTIONS)


@pytest.mark.parametrize(("lines", "long"), [(FUNCTION_LINES, False), (FUNCTION_LINES + 1, True)])
def test_functions_are_measured_wherever_they_stand(lines: int, long: bool) -> None:
    body = "\n".join(["        pass"] * (lines - 1))
    text = f"class House:\n    @mark\n    async def build(self):\n{body}\n"
    assert long_functions("a.py", text) == ({"a.py: House.build"} if long else set())
