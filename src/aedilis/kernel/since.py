"""What has happened since somebody last moved, the weightiest first: how much an event weighs is
said by its game, and everything here is made from what the seat itself has seen of the history.
"""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.table import Entry, Table
from aedilis.kernel.unheard import taken_back


class Weight(NamedTuple):
    """What an event weighs to whoever looks again later, from 0 (nothing) to 9, and the name of the
    sign on the game's board that stands for it; empty where none does.
    """

    weight: int
    sign: str = ""


USUAL: Final = Weight(1)
"""The weight of an event of which its game says nothing."""
NEWS: Final = 7
"""What weighs so much is news of weight: it is shown by itself for a moment."""
END: Final = "end"
"""The sign of a game's end, which is no board's own: it is drawn the same for all games."""
MOST: Final = 6
"""So many lines tell what has happened since the reader's last move; the rest is in the log."""

Weigh = Callable[[SeenEvent, int], Weight]
"""What an event weighs to the reader in a seat (-1: a spectator)."""


def usual(event: SeenEvent, seat: int) -> Weight:
    """The weight of an event in a game that weighs nothing."""
    return USUAL


class Happened(NamedTuple):
    """One thing that happened: in line `n` of the history, as the `at`th event of it."""

    n: int
    at: int
    event: SeenEvent
    weight: Weight


def after_last_move(
    entries: list[Entry], seat: int, others: Callable[[int], bool] = lambda n: False
) -> int:
    """The first line after a seat's own last move that was not taken back; 0 where it has not moved
    yet. `others` tells of a line whether somebody else made it in the seat's place.
    """
    back = 0
    for entry in reversed(entries):
        line = entry.line
        if line.seat != seat or others(line.n) or line.n == 0:
            continue
        if line.undo:
            back += 1
        elif back:
            back -= 1
        else:
            return line.n + 1
    return 0


def happened(table: Table, seat: int, since: int, weigh: Weigh) -> list[Happened]:
    """What the others did, and what befell, from line `since` on, as a seat may know it, in order.
    What weighs nothing is left out, and what was taken back.
    """
    gone = taken_back(entry.line for entry in table.entries)
    return [
        Happened(line.n, at, event, weight)
        for line, events in table.story(seat, max(1, since))
        if line.n not in gone
        for at, event in enumerate(events)
        if (weight := weigh(event, seat)).weight > 0
    ]


def weightiest(all_of_it: Collection[Happened], most: int = MOST) -> list[Happened]:
    """So many of them, the weightiest first. Of the same weight the latest are taken, and stand as
    they happened: a war comes into the Forum before it breaks out.
    """
    best = sorted(all_of_it, key=lambda one: (-one.weight.weight, -one.n, -one.at))[:most]
    return sorted(best, key=lambda one: (-one.weight.weight, one.n, one.at))
