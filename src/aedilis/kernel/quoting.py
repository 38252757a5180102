"""What anybody may have written, quoted in one line of bounded length.

A refusal repeats a little of what it refuses, so that it can be found again; never all of it, for
it may be a million characters, a number of a thousand digits, or lists in lists without end.
"""

from collections.abc import Iterator, Mapping
from typing import Final

MOST: Final = 100
"""So many characters of what was written are repeated, if nothing else is said."""

DEPTH: Final = 24
LARGEST: Final = 10**18
CUT: Final = "..."


def one_line(text: str) -> str:
    """A text that anybody may have written, without line breaks or signs that do not print."""
    plain = " ".join(text.split())
    return "".join(sign if sign.isprintable() else "?" for sign in plain)


def cut(text: str, most: int = MOST) -> str:
    """A text in one line, its end left out if it is long."""
    # Whatever follows would be left out anyway.
    line = one_line(text[: 2 * most])
    if len(line) <= most and len(text) <= 2 * most:
        return line
    return line[: most - len(CUT)] + CUT


def flow(value: object, most: int = MOST) -> str:
    """Plain data in one line, as YAML would write it, its end left out if it is long."""
    text = ""
    for part in _flow(value, 0):
        text += part[: 2 * most]
        if len(text) > 2 * most:
            break
    return cut(text, most)


def _flow(value: object, depth: int) -> Iterator[str]:
    if depth > DEPTH:
        yield CUT
    elif isinstance(value, Mapping):
        yield "{"
        for n, key in enumerate(value):
            yield ", " if n else ""
            yield f"{key}"
            yield ": "
            yield from _flow(value[key], depth + 1)
        yield "}"
    elif isinstance(value, list | tuple):
        yield "["
        for n, item in enumerate(value):
            yield ", " if n else ""
            yield from _flow(item, depth + 1)
        yield "]"
    elif value is None:
        yield "null"
    elif isinstance(value, bool):
        yield "true" if value else "false"
    elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        yield "a huge number"
    else:
        yield str(value)
