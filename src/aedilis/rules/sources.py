"""Reads which rule paragraphs a source file names: code, tests and scenario files.

Nothing is imported or run. In code a paragraph is held by ``@rule`` and ``cite``; every other id in
a string is only checked to exist. In a test it is held by ``@rule`` on the test or by the test's
docstring, in a scenario file by its ``rules`` list.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import yaml

from aedilis.rules.paragraphs import GAMES

MARKS: Final = "aedilis.kernel.rule"
TEST_FILES: Final = ("test_*.py", "*_test.py")
SCENARIO_FILES: Final = ("*.yaml", "*.yml")

# The parser in C takes an eighth of the time, where there is one.
SafeLoader: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# What a definition can stand in.
_STATEMENTS: Final = (ast.stmt, ast.excepthandler, ast.match_case)
_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, order=True)
class Place:
    """A spot in the project: a file below its root, the qualified name there, the line if known."""

    file: str
    name: str = ""
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        """Write the place so that it stays true when lines move: ``file::name``."""
        return f"{self.file}::{self.name}" if self.name else self.file


@dataclass(frozen=True)
class Named:
    """One written rule id; ``holds`` is false where it is merely mentioned, as in a refusal."""

    id: str
    place: Place
    holds: bool


@dataclass
class Found:
    """What one or several files say: the ids named in them, and what is wrong with how."""

    named: list[Named] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def add(self, ids: list[str], place: Place, *, holds: bool) -> None:
        """Note that ``ids`` are named at ``place``."""
        self.named += [Named(id_, place, holds) for id_ in ids]

    def join(self, other: "Found") -> None:
        """Take over everything in ``other``."""
        self.named += other.named
        self.problems += other.problems


def read_code(path: Path, file: str) -> Found:
    """Read a module of the package; ``file`` is its path as it is to be shown."""
    found = Found()
    tree = _parse(path, file, found, _says_anything)
    if tree is None:
        return found
    marks = _mark_names(tree)
    for node, owner in _walk(tree, ast.AST):
        if isinstance(node, _Definition):
            name = f"{owner}.{node.name}" if owner else node.name
            for call in _calls(node.decorator_list, marks, "rule"):
                found.add(_ids(call, file, found), Place(file, name, node.lineno), holds=True)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(mentions(node.value), Place(file, owner, node.lineno), holds=False)
        for body in _bodies(node):
            for position, call in _cites(body, marks):
                place = Place(file, owner, call.lineno)
                if isinstance(node, ast.Module):
                    place = _neighbour(body, position, marks, file)
                elif isinstance(node, _Definition):
                    place = Place(file, f"{owner}.{node.name}" if owner else node.name, node.lineno)
                found.add(_ids(call, file, found), place, holds=True)
    return found


def read_tests(path: Path, file: str) -> Found:
    """Read a test module; only functions and classes that a test run collects can hold a rule."""
    found = Found()
    tree = _parse(path, file, found, _says_anything)
    if tree is None:
        return found
    marks = _mark_names(tree)
    for node, owner in _walk(tree, _STATEMENTS):
        if not isinstance(node, _Definition):
            continue
        name = f"{owner}.{node.name}" if owner else node.name
        place = Place(file, name, node.lineno)
        test = _is_test(node, owner)
        for call in _calls(node.decorator_list, marks, "rule"):
            found.add(_ids(call, file, found), place, holds=test)
            if not test:
                found.problems.append(f"{file}:{node.lineno}: @rule marks {name}, which is no test")
        if test and not isinstance(node, ast.ClassDef):
            found.add(mentions(ast.get_docstring(node) or ""), place, holds=True)
    return found


def read_scenario(path: Path, file: str) -> Found:
    """Read a scenario file: its ``rules`` are held, the ``rule`` of a refused move is checked."""
    found = Found()
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader=SafeLoader))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        found.problems.append(f"{file}: not valid YAML: {' '.join(str(error).split())}")
        return found
    for document in documents:
        if not isinstance(document, dict) or "game" not in document:
            continue
        rules = document.get("rules", [])
        if isinstance(rules, list) and all(isinstance(id_, str) for id_ in rules):
            found.add(rules, Place(file), holds=True)
        else:
            found.problems.append(f"{file}: rules is not a list of rule paragraphs")
        found.add(list(_refusals(document)), Place(file), holds=False)
    return found


def mentions(text: str) -> list[str]:
    """Give every rule id written in ``text``, of any game, as it is written, each once."""
    ids = (match.group() for game in GAMES.values() for match in game.pattern.finditer(text))
    return list(dict.fromkeys(ids))


def _says_anything(text: str) -> bool:
    """Whether there may be marks or ids in a module: most of the time goes into parsing, and many
    modules have none.
    """
    last = MARKS.rpartition(".")[2]
    return (last in text and "aedilis.kernel" in text) or bool(mentions(text))


def _parse(path: Path, file: str, found: Found, wanted: Callable[[str], bool]) -> ast.Module | None:
    raw = path.read_bytes()
    if not wanted(raw.decode("utf-8", "replace")):
        return None
    try:
        return ast.parse(raw)
    except (SyntaxError, ValueError) as error:
        found.problems.append(f"{file}: not valid Python: {error}")
        return None


def _mark_names(tree: ast.Module) -> dict[str, str]:
    """Give what a module calls ``rule`` and ``cite``; other libraries have a ``rule`` too."""
    module, _, last = MARKS.rpartition(".")
    names: dict[str, str] = {}
    for node, _ in _walk(tree, _STATEMENTS):
        if isinstance(node, ast.ImportFrom) and node.module == MARKS:
            names |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == module:
            for alias in node.names:
                if alias.name == last:
                    bound = alias.asname or last
                    names |= {f"{bound}.{mark}": mark for mark in ("rule", "cite")}
    return names


def _walk(
    tree: ast.Module, kinds: type[ast.AST] | tuple[type[ast.AST], ...]
) -> Iterator[tuple[ast.AST, str]]:
    """Give every node of some kinds with the qualified name of what it stands in, in the order of
    the source. What stands in a node of another kind is left out with it.
    """
    waiting: list[tuple[ast.AST, str]] = [(tree, "")]
    while waiting:
        node, owner = waiting.pop()
        yield node, owner
        if isinstance(node, _Definition):
            owner = f"{owner}.{node.name}" if owner else node.name
        inner: list[tuple[ast.AST, str]] = []
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, list):
                inner += [(one, owner) for one in value if isinstance(one, kinds)]
            elif isinstance(value, kinds):
                inner.append((value, owner))
        inner.reverse()
        waiting += inner


def _bodies(node: ast.AST) -> list[list[ast.stmt]]:
    lists = (getattr(node, key, None) for key in ("body", "orelse", "finalbody"))
    return [body for body in lists if isinstance(body, list)]


def _calls(expressions: list[ast.expr], marks: dict[str, str], mark: str) -> list[ast.Call]:
    return [
        node
        for node in expressions
        if isinstance(node, ast.Call) and marks.get(ast.unparse(node.func)) == mark
    ]


def _cites(body: list[ast.stmt], marks: dict[str, str]) -> Iterator[tuple[int, ast.Call]]:
    for position, node in enumerate(body):
        if isinstance(node, ast.Expr):
            for call in _calls([node.value], marks, "cite"):
                yield position, call


def _ids(call: ast.Call, file: str, found: Found) -> list[str]:
    values = [node.value if isinstance(node, ast.Constant) else None for node in call.args]
    ids = [value for value in values if isinstance(value, str)]
    if not values or len(ids) < len(values) or call.keywords:
        name = ast.unparse(call.func)
        found.problems.append(f"{file}:{call.lineno}: {name}() takes rule ids as plain strings")
    return ids


def _neighbour(body: list[ast.stmt], position: int, marks: dict[str, str], file: str) -> Place:
    """Give what a ``cite`` at module level belongs to: the definition below, else the one above."""
    cites = {number for number, _ in _cites(body, marks)}
    below = (node for number, node in enumerate(body) if number > position and number not in cites)
    above = (body[number] for number in range(position - 1, -1, -1) if number not in cites)
    for node in (next(below, None), next(above, None)):
        if node is not None and (name := _defined(node)):
            return Place(file, name, node.lineno)
    return Place(file, "", body[position].lineno)


def _defined(node: ast.stmt) -> str:
    if isinstance(node, _Definition):
        return node.name
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    if isinstance(node, ast.AnnAssign):
        return ast.unparse(node.target)
    return ""


def _is_test(node: _Definition, owner: str) -> bool:
    if any(not name.startswith("Test") for name in owner.split(".") if owner):
        return False
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test") and any(
            isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and _is_test(child, "")
            for child in node.body
        )
    return node.name.startswith("test")


def _refusals(value: object) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from _refusals(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key == "rule" and isinstance(item, str):
                yield item
            yield from _refusals(item)
