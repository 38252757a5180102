"""The small changes that a line of Python can be given, each by itself.

None of them is a mistake in the writing. What is only read by people or by type checkers is left
alone, and so is whether anybody listens to the events.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

COMPARED: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}

RECKONED: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}

TURNED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

KEPT: Final = ("cite", "__init__", "note")
"""Calls that are not left out: they leave words behind, or nothing works without them."""

NO_NUMBERS: Final = (
    ast.Dict,
    ast.JoinedStr,
    ast.List,
    ast.ListComp,
    ast.Set,
    ast.SetComp,
    ast.Tuple,
)
"""Operands that say that a sign is no reckoning."""

ONLY_READ: Final = ("annotation", "bases", "decorator_list", "returns", "type_params")
"""The parts of a definition that change nothing when it is run."""


@dataclass(frozen=True)
class Change:
    """One line of a file written otherwise; `function` is what it stands in."""

    file: str
    line: int
    function: str
    old: str
    new: str

    @property
    def words(self) -> str:
        """The change itself."""
        return f"{self.old.strip()} -> {self.new.strip()}"

    @property
    def key(self) -> str:
        """What it is known by, which stays true when lines move."""
        return f"{self.function}: {self.words}"

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.words}"

    def made(self, source: str) -> str:
        """The whole source with this change."""
        lines = source.splitlines(keepends=True)
        lines[self.line - 1] = self.new + lines[self.line - 1][len(self.old) :]
        return "".join(lines)


def changes(source: str, file: str) -> list[Change]:
    """Every change that there is of a source, each once."""
    lines = source.splitlines()
    found: dict[tuple[int, str], Change] = {}
    for node, function in _run(ast.parse(source), ""):
        for (line, start), (last, end), text in _edits(node, Lines(lines), function):
            if line == last:
                old = lines[line - 1]
                # The columns of a syntax tree count bytes.
                raw = old.encode()
                new = (raw[:start] + text.encode() + raw[end:]).decode()
                found.setdefault((line, new), Change(file, line, function, old, new))
    return list(found.values())


Spot = tuple[int, int]
"""A line, and a column in bytes."""

Edit = tuple[Spot, Spot, str]
"""From where to where, and what stands there then."""


class Lines:
    """The text between two spots of a line."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = [line.encode() for line in lines]

    def between(self, start: Spot, end: Spot) -> str:
        """What stands there; nothing when they are on two lines."""
        if start[0] != end[0]:
            return ""
        return self._lines[start[0] - 1][start[1] : end[1]].decode()


def _run(node: ast.AST, function: str) -> Iterator[tuple[ast.AST, str]]:
    """What is run of a source, with the function it stands in."""
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith(".log is not None"):
        return
    for name, value in ast.iter_fields(node):
        if name in ONLY_READ:
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.Raise):
                continue
            if isinstance(child, ast.keyword) and child.arg == "strict":
                continue
            inner = function
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = f"{function}.{child.name}" if function else child.name
            yield child, inner
            yield from _run(child, inner)


def _edits(node: ast.AST, text: Lines, function: str) -> Iterator[Edit]:
    match node:
        case ast.Compare():
            operands = pairwise([node.left, *node.comparators])
            for (left, right), sign in zip(operands, node.ops, strict=True):
                yield from _sign(text, left, right, COMPARED[type(sign)])
        case ast.BinOp() if type(node.op) in RECKONED:
            if _is_number(node.left) and _is_number(node.right):
                yield from _sign(text, node.left, node.right, RECKONED[type(node.op)])
        case ast.AugAssign() if type(node.op) in RECKONED and _is_number(node.value):
            yield from _sign(text, node.target, node.value, RECKONED[type(node.op)])
        case ast.BoolOp():
            turned = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in pairwise(node.values):
                yield from _sign(text, left, right, turned)
        case ast.Constant() if isinstance(node.value, bool):
            yield _start(node), _end(node), str(not node.value)
        case ast.Constant() if isinstance(node.value, int):
            yield _start(node), _end(node), str(node.value + 1)
        case ast.Call(func=ast.Name() as called) if called.id in TURNED:
            yield _start(called), _end(called), TURNED[called.id]
        case ast.Expr(value=ast.Call() as call) if function:
            if ast.unparse(call.func).rpartition(".")[2] not in KEPT:
                yield _start(node), _end(node), _nothing(call)
        case ast.If(test=test) if ast.unparse(test).endswith(".log is not None"):
            return
        case ast.If() | ast.While() | ast.IfExp():
            yield _negated(text, node.test)
        case ast.comprehension():
            yield from (_negated(text, test) for test in node.ifs)
        case ast.FunctionDef():
            yield from _answers(text, node)
        case _:
            pass


def _nothing(call: ast.Call) -> str:
    """What stands in place of a call that is left out. Code that no longer asks for the class above
    cannot take the place of code that does.
    """
    return "super()" if "super()" in ast.unparse(call) else "pass"


def _sign(text: Lines, left: ast.expr, right: ast.expr, turned: tuple[str, str]) -> Iterator[Edit]:
    """Another sign between two operands, whatever parentheses stand beside it."""
    old, new = turned
    gap = text.between(_end(left), _start(right))
    if old in gap:
        yield _end(left), _start(right), gap.replace(old, new, 1)


def _negated(text: Lines, test: ast.expr) -> Edit:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return _start(test), _start(test.operand), ""
    return _start(test), _end(test), f"not ({text.between(_start(test), _end(test))})"


def _answers(text: Lines, node: ast.FunctionDef) -> Iterator[Edit]:
    """Other answers of a function that says in its types what kind of answer it gives."""
    kind = ast.unparse(node.returns) if node.returns is not None else ""
    for inner in ast.walk(node):
        if not isinstance(inner, ast.Return) or inner.value is None:
            continue
        start, end = _start(inner.value), _end(inner.value)
        given = text.between(start, end)
        if isinstance(inner.value, ast.Constant) or not given:
            continue
        if kind == "bool":
            yield start, end, f"not ({given})"
        elif kind == "int":
            yield start, end, f"({given}) + 1"
        elif kind.startswith("list") and given != "[]":
            yield start, end, f"({given})[1:]"


def _is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int)
    return not isinstance(node, NO_NUMBERS)


def _start(node: ast.expr | ast.stmt) -> Spot:
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt) -> Spot:
    return node.end_lineno or 0, node.end_col_offset or 0
