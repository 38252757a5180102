"""Plain data with one thing wrong: every value in turn replaced by one of every type, every key
left out, misspelt or joined by a stranger.
"""

from collections.abc import Iterator
from typing import Any, Final

Path = tuple[str | int, ...]

SIGN: Final = "Ø"
"""A letter that no text of ours has: what an answer holds of it is echoed."""

MOST_ECHOED: Final = 200


def deep(levels: int, inner: object = SIGN) -> object:
    """Lists and mappings in one another."""
    for level in range(levels):
        inner = [inner] if level % 2 else {SIGN: inner}
    return inner


STRANGE: Final[tuple[object, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    7,
    2**31,
    2**63,
    10**18,
    -(10**18),
    1.5,
    "",
    "stone",
    "brutus",
    SIGN * 5000,
    f"{SIGN}\n{SIGN}\x1b[31m{SIGN}",
    "{ $word }",
    [],
    ["jack"],
    [None],
    [[SIGN]],
    [SIGN * 5000],
    [SIGN] * 5000,
    {},
    {"do": "pass"},
    {SIGN * 5000: 1},
    deep(12),
    deep(400),
)
"""What stands in the place of a value, whatever it was."""

NO_JSON: Final[tuple[object, ...]] = (float("nan"), float("inf"), 10**5000, (1, 2), b"x", {1: 2})
"""The same where data comes from Python and not from a file."""


def places(data: object, here: Path = ()) -> Iterator[Path]:
    """The way to every value, the whole first."""
    yield here
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*here, key))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from places(value, (*here, at))


def put(data: Any, place: Path, value: object) -> Any:
    """A copy with another value at a place; nothing but the way there is copied."""
    if not place:
        return value
    copy: Any = dict(data) if isinstance(data, dict) else list(data)
    copy[place[0]] = put(data[place[0]], place[1:], value)
    return copy


def at(data: Any, place: Path) -> Any:
    """The value at a place."""
    for step in place:
        data = data[step]
    return data


def mutations(data: Any, strange: tuple[object, ...] = STRANGE) -> Iterator[tuple[Path, Any]]:
    """Every way to spoil plain data in one place, with the place."""
    for place in places(data):
        for value in strange:
            yield place, put(data, place, value)
        found = at(data, place)
        if isinstance(found, dict):
            yield place, put(data, place, {**found, SIGN * 300: 1})
            yield place, put(data, place, {**found, "": 1})
            for key in found:
                less = {k: v for k, v in found.items() if k != key}
                yield place, put(data, place, less)
                yield place, put(data, place, {**less, key + SIGN: found[key]})
        if isinstance(found, list) and found:
            yield place, put(data, place, found * 2)
            yield place, put(data, place, found[1:])


def echoed(text: str) -> int:
    """How many signs of strange input stand in a text: our own letter, or digits in a row."""
    digits = longest = 0
    for sign in text:
        digits = digits + 1 if sign.isdigit() else 0
        longest = max(longest, digits)
    return max(text.count(SIGN), longest)


def clear(text: str) -> str:
    """What is wrong with the text of a refusal; empty when it is one clear line."""
    if not text.strip():
        return "it says nothing"
    if not all(sign.isprintable() or sign in "\u00a0\u202f" for sign in text):
        return f"it is more than one line: {text!r}"
    if echoed(text) > MOST_ECHOED:
        return f"it echoes {echoed(text)} signs"
    for word in text.replace("“", " ").replace("«", " ").replace("(", " ").split():
        if word.startswith(("kernel-", "glory-", "republic-", "server-", "terminal-", "rules-")):
            return f"it holds a message key: {word}"
    return ""
