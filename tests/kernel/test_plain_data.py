"""What a frame, or a part of one, saves of itself: all its constructor takes, in that order."""

import ast
from collections.abc import Iterator

from tests.installing import ROOT

SOURCES = ROOT / "src" / "aedilis"


def saved() -> Iterator[tuple[str, list[str], list[str]]]:
    """Each class that says what it saves: its name, what its constructor takes, what it saves."""
    for path in sorted(SOURCES.rglob("*.py")):
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(one, ast.ClassDef):
                continue
            own = {inner.name: inner for inner in one.body if isinstance(inner, ast.FunctionDef)}
            if "fields" not in own:
                continue
            taken: list[str] = []
            if "__init__" in own:
                taken = [word.arg for word in own["__init__"].args.args[1:]]
            answer = own["fields"].body[-1]
            assert isinstance(answer, ast.Return), one.name
            assert isinstance(answer.value, ast.List), one.name
            told = [ast.unparse(part) for part in answer.value.elts]
            yield f"{path.relative_to(SOURCES)}: {one.name}", taken, told


def test_all_is_saved_by_its_name_and_in_its_order() -> None:
    found = list(saved())
    assert len(found) > 80
    wrong = [one for one, taken, told in found if told != [f"self.{word}" for word in taken]]
    assert wrong == []
