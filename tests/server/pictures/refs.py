"""What the parts of a picture point at."""

from collections.abc import Iterator


def refs(thing: object) -> Iterator[str]:
    """Every ref in a picture."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name in ("ref", "where_ref", "loyal_ref") and value:
                yield value
            else:
                yield from refs(value)
    elif isinstance(thing, list):
        for one in thing:
            yield from refs(one)
