"""Which lines of a history nobody hears of but the seat that made them, and which were taken back.

A standing order is nobody else's to know: neither that one was given, nor by whom, when, or how
often. Where the game goes on by it, all see that, and it is a line like any other; one that changed
nothing else is unheard. Each seat numbers the lines that it knows of without those of the others.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

from aedilis.kernel.event import Event
from aedilis.kernel.game import Game, Words
from aedilis.kernel.record import Line


class Entry:
    """One line of the table's history with the events it caused."""

    __slots__ = ("events", "line")

    def __init__(self, line: Line, events: list[Event]) -> None:
        self.line = line
        self.events = events


class Unheard:
    """The unheard lines of a history, as far as it was followed: each with its number and seat."""

    __slots__ = ("_followed", "_hidden", "_standing", "lines")

    def __init__(self) -> None:
        self.lines: list[tuple[int, int]] = []
        self._followed = 0
        # Of each seat, whether its lines were unheard that still stand.
        self._standing: dict[int, list[bool]] = {}
        self._hidden: dict[int, list[int]] = {}

    def follow(self, entries: Sequence[Entry]) -> None:
        """Take what the history has got meanwhile."""
        for entry in entries[self._followed :]:
            line = entry.line
            standing = self._standing.setdefault(line.seat, [])
            if not line.undo:
                quiet = is_quiet(entry)
                standing.append(quiet)
            else:
                quiet = bool(standing) and standing.pop()
            if quiet:
                self.lines.append((line.n, line.seat))
                self._hidden = {}
        self._followed = len(entries)

    def hidden_from(self, seat: int) -> list[int]:
        """The numbers of the lines that a seat (-1: a spectator) does not know of, in order."""
        found = self._hidden.get(seat)
        if found is None:
            found = self._hidden[seat] = [n for n, made in self.lines if made != seat]
        return found


def known_of(hidden: Sequence[int], lines: int) -> int:
    """How many of the first `lines` lines are known to whom some are hidden."""
    return lines - bisect_left(hidden, lines)


def lines_of(hidden: Sequence[int], known: int) -> int:
    """After how many lines, hidden ones included, somebody knows of so many; the most of them."""
    lines = known
    for n in hidden:
        if n > lines:
            break
        lines += 1
    return lines


def is_quiet(entry: Entry) -> bool:
    """Whether a line is a standing order by which nothing else has changed."""
    line = entry.line
    return is_order(line.move) and not (line.loud or line.out or entry.events)


def is_order(move: Words | None) -> bool:
    """Whether a move in words is a standing order, in any game."""
    return move is not None and ("order" in move or move.get("do") == "order")


def without_orders(game: Game[Any], state: Any, seat: int) -> Any:
    """A state without the orders of others, as far as a seat cannot know of them: those stay for
    which the game waits now for whom it waits, as all see.
    """
    others = [one for one in state.orders if not one.startswith(f"{seat}:")]
    awaited = game.awaited(state) if others else []
    for name in others:
        fewer = game.clone(state)
        fewer.orders = {one: order for one, order in fewer.orders.items() if one != name}
        fewer.asked = None
        if game.awaited(fewer) == awaited:
            state = fewer
    return state


def taken_back(lines: Iterable[Line]) -> set[int]:
    """The lines that were taken back, and those that took them back. A seat takes back the last of
    its own that still stands.
    """
    gone: set[int] = set()
    standing: dict[int, list[int]] = {}
    for line in lines:
        made = standing.setdefault(line.seat, [])
        if not line.undo:
            made.append(line.n)
            continue
        gone.add(line.n)
        if made:
            gone.add(made.pop())
    return gone
