"""What a docstring puts between backticks exists: what is renamed or moved is renamed there too."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "aedilis").rglob("*.py"))

QUOTED = re.compile(r"`+([A-Za-z_][\w.]*)(?:\(\))?`+")

OF_OTHERS = {
    # Of the browser, and of HTTP.
    "Origin",
    "PushSubscription",
    "applicationServerKey",
    "toJSON",
    # What a name in a log may look like.
    "token_count",
}

TOLD = {
    ast.Expr,
    ast.Name,
    ast.Attribute,
    ast.arg,
    ast.ClassDef,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.alias,
    ast.ImportFrom,
    ast.keyword,
    ast.Constant,
}


def named(node: ast.AST) -> Iterator[str | None]:
    """The names that one node of the code uses or gives."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
            yield name
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
        case ast.alias(name=name, asname=other):
            yield from (*name.split("."), other)
        case ast.ImportFrom(module=str(name)):
            yield from name.split(".")
        case ast.keyword(arg=name):
            yield name
        case ast.Constant(value=str(text)):
            yield from re.findall(r"\w+", text)


@pytest.mark.slow
def test_names_in_docstrings_exist() -> None:
    said: dict[str, set[str]] = defaultdict(set)
    known = {part for path in SOURCES for part in path.relative_to(ROOT).with_suffix("").parts}
    for path in SOURCES:
        nodes = [one for one in ast.walk(ast.parse(path.read_text("utf-8"))) if type(one) in TOLD]
        # A string that stands alone as a statement: a docstring, or what is said of a constant.
        alone = {id(one.value): one.value for one in nodes if isinstance(one, ast.Expr)}
        for text in alone.values():
            for word in QUOTED.findall(str(getattr(text, "value", ""))):
                said[word].add(path.relative_to(ROOT).as_posix())
        known |= {name for one in nodes if id(one) not in alone for name in named(one) if name}
    stale = {
        word: sorted(files)
        for word, files in said.items()
        if not all(part in known | OF_OTHERS for part in word.strip(".").split("."))
    }
    assert stale == {}
    assert len(said) > 900
    assert not OF_OTHERS & known
