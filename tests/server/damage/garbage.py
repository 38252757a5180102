"""What may stand in a column that should hold JSON: texts that are none, JSON of another shape, and
what should be there with one part of it missing or wrong.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

TEXTS: Final = (
    "", "{no json", "null", "7", '"text"', "[]", "{}", '{"a": 1}', "[[[[", '[{"a": [1]}]', "NaN",
    "[1e999]", "[" * 50_000, "1" + "0" * 5_000, "-1", "true", "\N{REPLACEMENT CHARACTER}",
)  # fmt: skip
"""What is wrong anywhere."""

WRONG: Final[tuple[Any, ...]] = (None, [], {}, "x", -1, 10**30, 1e308, [[]], [None], {"a": 1}, True)
"""What may be in the place of anything."""
DEEPEST: Final = 3
"""So many of these stand in the place of each of the deepest parts, by turns."""


def garbage(good: Any, deep: bool) -> Iterator[str]:
    """Garbage for a column in which something good is kept; `deep`: with each part of it in turn
    missing or wrong.
    """
    text = json.dumps(good)
    yield from TEXTS
    for end in (-1, len(text) // 2):
        yield text[:end]
    if deep:
        for one in wrong(good, 2):
            yield json.dumps(one)


def wrong(good: Any, levels: int) -> Iterator[Any]:
    """Something good with one part of it, so many levels deep, missing or wrong."""
    if isinstance(good, dict):
        for place, (key, value) in enumerate(good.items()):
            yield {name: kept for name, kept in good.items() if name != key}
            for other in others(value, levels, place):
                yield {**good, key: other}
    elif isinstance(good, list):
        for place, value in enumerate(good[:2]):
            yield good[:place] + good[place + 1 :]
            for other in others(value, levels, place):
                yield [*good[:place], other, *good[place + 1 :]]


def others(value: Any, levels: int, place: int) -> Iterator[Any]:
    """What stands in the place of a part: garbage, and where there are levels left the part itself
    with one of its own missing or wrong.
    """
    if levels > 1:
        yield from WRONG
        yield from wrong(value, levels - 1)
    else:
        yield from (WRONG[(DEEPEST * place + n) % len(WRONG)] for n in range(DEEPEST))
