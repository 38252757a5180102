"""What other packages bring along: objects found by their entry points.

Whatever is wrong with one of them is told in a line, and it is left out: a package that is broken
takes nobody else's games away.
"""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from aedilis.kernel.quoting import cut

OURS: Final = "aedilis"
"""The distribution whose packages come first, and are taken as they are."""

LONGEST: Final = 300


class Left:
    """Why packages are left out, a line each."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def out(self, what: str, why: object) -> None:
        """Leave something out."""
        told = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else str(why)
        self.lines.append(cut(" ".join(f"{what} is left out: {told}".split()), LONGEST))


def _foreign(entry: EntryPoint) -> bool:
    return entry.dist is None or entry.dist.name != OURS


def found(group: str, left: Left) -> Iterator[tuple[str, Any, bool]]:
    """What is registered in a group of entry points: what to call it when something is wrong with
    it, the object, and whether it is one of ours. Ours come first, then the others by name.
    """
    entries = [
        (one.dist is None or one.dist.name != OURS, one) for one in entry_points(group=group)
    ]
    for foreign, entry in sorted(entries, key=lambda pair: (pair[0], pair[1].name)):
        told = f"{group}: {entry.name} ({entry.value})"
        try:
            loaded = entry.load()
        except Exception as error:
            if not foreign:
                raise
            left.out(told, error)
            continue
        yield told, loaded, not foreign
