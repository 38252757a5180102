"""What has happened since a seat's own last move, the weightiest first: where that was much, it
stands above the rest, and no window is too small for it.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.games import PACKAGES
from aedilis.kernel.face import Face
from aedilis.kernel.since import happened, weightiest
from aedilis.kernel.table import Table

MUCH: Final = 12
"""Where more than this has happened, the weightiest of it is told before all."""


def weighty(table: Table, seat: int, since: int, face: Face) -> tuple[list[str], int]:
    """The weightiest lines of what has happened from line `since` on, and how many more there
    are.
    """
    found = happened(table, seat, since, PACKAGES[table.header.game].weigh)
    best = weightiest(found)
    return [face.event(one.event) for one in best], len(found) - len(best)


def fitting(
    news: Sequence[str], heavy: Sequence[str], most: int
) -> tuple[int, list[str], list[str]]:
    """What of the news there is room for in `most` lines: how many are left out (to say so takes a
    line), the `heavy` ones among these, which are kept all the same, and the latest.
    """
    room = most - 1
    kept: list[str] = []
    for line in heavy:
        latest = news[len(news) - room + len(kept) :]
        if line in news and line not in latest and line not in kept and len(kept) < room // 2:
            kept.append(line)
    cut = len(news) - room + len(kept)
    return (
        cut - len(kept),
        [line for line in dict.fromkeys(news[:cut]) if line in kept],
        [*news[cut:]],
    )
