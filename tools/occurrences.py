"""What can occur in the games, from the code and the catalogues, and what a count lacks of it.

A game says itself which frames, endings, moves, proposals and cards there are. Its questions are
those its catalogue has texts for, and its events those that the sources note. Whatever a long run
never meets is a hole in the fuzzing, unless `never.toml` gives the reason.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from aedilis.arena.occurrences import ASK, TOLD, Occurrences
from aedilis.kernel.game import Game
from aedilis.kernel.text import FALLBACK
from tools.catalogues import read_language
from tools.check_translations import ROOT

REASONS: Final = Path(__file__).with_name("never.toml")


class Known(NamedTuple):
    """All that can occur in a game, by group, and why some of it hardly ever does."""

    names: dict[str, tuple[str, ...]]
    reasons: dict[str, dict[str, str]]


def known(game: Game[Any], reasons: Path = REASONS) -> Known:
    """What can occur in a game."""
    keys = texts(game.name)
    names = {
        **game.occurrences(),
        ASK: tuple(sorted(key for key in keys if key.startswith(f"{game.name}-ask-"))),
        TOLD: tuple(sorted(noted(game.name, keys))),
    }
    data = tomllib.loads(reasons.read_text(encoding="utf-8"))
    return Known(names, data.get(game.name, {}))


def wrong(of: Known, counted: Occurrences, enough: bool) -> Iterator[str]:
    """What occurred and is not known to exist, reasons for what does not exist, and, when there
    were games enough, what has never occurred without a reason.
    """
    for group, names in of.names.items():
        reasons = of.reasons.get(group, {})
        for name in counted.counts.get(group, {}):
            if name not in names:
                yield f"{group} {name} occurs and is not known"
        for name in reasons:
            if name not in names:
                yield f"{group} {name} has a reason and is not known"
        for name in never(of, counted, group):
            if enough and name not in reasons:
                yield f"{group} {name} never occurs"
    for group in of.reasons:
        if group not in of.names:
            yield f"{group} has reasons and is no group"


def never(of: Known, counted: Occurrences, group: str) -> list[str]:
    """What of a group has not occurred."""
    counts = counted.counts.get(group, {})
    return [name for name in of.names[group] if name not in counts]


def table(of: Known, counted: Occurrences) -> Iterator[str]:
    """The counts as lines for people: each group with the rarest first."""
    for group, names in of.names.items():
        counts = counted.counts.get(group, {})
        missing = never(of, counted, group)
        yield f"{group}: {len(names) - len(missing)} of {len(names)} have occurred"
        for name in missing:
            reason = of.reasons.get(group, {}).get(name, "")
            yield f"  {0:>9}  {name}{f' ({reason})' if reason else ''}"
        for name, count in sorted(counts.items(), key=lambda one: (one[1], one[0])):
            yield f"  {count:>9}  {name}"


# -- questions and events ------------------------------------------------------------------------


def texts(game: str, root: Path = ROOT) -> set[str]:
    """The keys of a game's catalogue."""
    locale = root / "src" / "aedilis" / game / "presentation" / "locale"
    return {key for key in read_language(locale, FALLBACK) if "." not in key}


class Function(NamedTuple):
    """A function of the sources, and the file it is in."""

    node: ast.FunctionDef
    path: Path


def noted(game: str, keys: set[str], root: Path = ROOT) -> set[str]:
    """The keys of all events that the sources of a game note. Raises ValueError for a call whose
    key cannot be found out.
    """
    functions = [
        Function(node, path)
        for path in sorted((root / "src" / "aedilis" / game).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return {
        key
        for function in functions
        for call in calls(function.node, "note")
        if isinstance(call.func, ast.Attribute)
        for key in meant(call.args[0], function, functions, keys)
    }


def calls(within: ast.AST, name: str) -> Iterator[ast.Call]:
    """The calls of a function or method by its name."""
    for node in ast.walk(within):
        if isinstance(node, ast.Call) and node.args:
            of = node.func
            if (of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")) == name:
                yield node


def meant(
    value: ast.expr, function: Function, functions: list[Function], keys: set[str]
) -> set[str]:
    """The keys that an expression in a function can be. Raises ValueError."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        sides = (value.body, value.orelse)
        return {key for side in sides for key in meant(side, function, functions, keys)}
    if isinstance(value, ast.JoinedStr):
        return matching(value, keys)
    if isinstance(value, ast.Name):
        found = {
            key
            for given_one, where in given(value.id, function, functions)
            for key in meant(given_one, where, functions, keys)
        }
        if found:
            return found
    raise ValueError(f"{function.path.name}: {ast.unparse(value)} may be the key of any event")


def matching(value: ast.JoinedStr, keys: set[str]) -> set[str]:
    """The keys of the catalogue that a text put together can be."""
    pattern = "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9_-]+"
        for part in value.values
    )
    return {key for key in keys if re.fullmatch(pattern, key)}


def given(
    name: str, function: Function, functions: list[Function]
) -> Iterator[tuple[ast.expr, Function]]:
    """What a variable of a function is set to, or given by its callers, each with where."""
    for node in ast.walk(function.node):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.Assign) and name in [getattr(one, "id", "") for one in targets]:
            yield node.value, function
    arguments = [one.arg for one in function.node.args.args if one.arg != "self"]
    if name not in arguments:
        return
    at = arguments.index(name)
    own = function.node.name
    for caller in functions:
        if own.startswith("_") and caller.path != function.path:
            continue
        for call in calls(caller.node, own):
            if len(call.args) > at:
                yield call.args[at], caller
