"""A game as it is kept becomes a table again, from a snapshot or from its first line.

Lines are played anew from their codes and compared with what was kept. A game that no longer comes
out the same was played by other rules: it can be read, and does not go on (`Changed`). One that
does goes on by the rules of now, whatever version it began with.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from aedilis.games import GAMES
from aedilis.kernel.event import from_data
from aedilis.kernel.game import BadOption, Game, IllegalMove
from aedilis.kernel.identity import other_rules, renewed
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import Header, Line, Record
from aedilis.kernel.replaying import replay
from aedilis.kernel.table import CannotUndo, Entry, Kept, Mismatch, Table
from aedilis.server.errors import Refused
from aedilis.server.store.games import Damaged, GameRow
from aedilis.server.store.lines import LineRow

T = TypeVar("T")

log = logging.getLogger("aedilis.room")

CHECKPOINT = 40
"""A snapshot is taken after so many lines, as soon as nothing can be undone."""

AT_ONCE = 2 * CHECKPOINT
"""So many lines are played again without a thread."""


class Changed(Exception):
    """A game that was played by other rules than these; `n` is the first line that differs."""

    def __init__(self, n: int) -> None:
        super().__init__(str(n))
        self.n = n


def header_of(row: GameRow) -> Header:
    """The header of the game's record."""
    return msgspec.convert(row.header, Header)


def entry_of(row: LineRow) -> Entry:
    """A kept line as an entry of a table."""
    return Entry(msgspec.convert(row.line, Line), [from_data(event) for event in row.events])


def line_row(entry: Entry, codes: Sequence[int], at: float, key: str | None) -> LineRow:
    """An entry of a table as it is kept."""
    return LineRow(
        n=entry.line.n,
        at=at,
        key=key,
        line=msgspec.to_builtins(entry.line),
        codes=list(codes),
        events=[event.to_data() for event in entry.events],
    )


def begin(row: GameRow, names: Sequence[str]) -> Table:
    """A new table for a game that has not begun. Raises BadOption."""
    return Table(GAMES[row.game], row.options, names, row.seed)


async def reopen(
    row: GameRow, lines: Sequence[LineRow], snapshot: tuple[int, dict[str, Any]] | None
) -> tuple[Table, int]:
    """The table after all of `lines`, and after which line the snapshot was taken that was used
    (-1: none was). Its header names the rules of now, by which it has been played again. Raises
    Changed.
    """
    if snapshot is not None and snapshot[0] < len(lines) and not changed_rules(row):
        # A snapshot is never the truth: what it gives may be wrong where the lines are right.
        with suppress(Changed):
            return await away(len(lines) - snapshot[0], restore, row, lines, snapshot), snapshot[0]
    table = await away(len(lines), restore, row, lines, None)
    table.header = renewed(table.game, table.header)
    return table, -1


async def away(most: int, work: Callable[..., T], *arguments: Any) -> T:
    """Carry out work on so many lines; in a thread if they are many, and nobody waits for it."""
    if most <= AT_ONCE:
        return work(*arguments)
    return await asyncio.to_thread(work, *arguments)


def changed_rules(row: GameRow) -> str:
    """In what a game was begun by other rules or facts than those of now; empty: in nothing."""
    return other_rules(GAMES[row.game], header_of(row))


def book_of(row: GameRow, lines: Sequence[LineRow]) -> Table:
    """The lines of a game that has no position any more, to be read as they are kept. Raises
    Damaged.
    """
    try:
        kept = Kept(None, [entry_of(line) for line in lines])
        return Table(GAMES[row.game], row.options, (), None, header=header_of(row), kept=kept)
    except Exception as error:
        raise Damaged("games", row.id, error) from None


def to_read(row: GameRow, lines: Sequence[LineRow], changed: Changed) -> Table:
    """The lines of a game that cannot go on, as it is found; the log says where and why. Raises
    Damaged.
    """
    why = changed_rules(row) or "by the same rules"
    told = f"line {changed.n} does not come out as it was played: {why}"
    log.warning("a game cannot go on", extra={"game": row.id, "why": told})
    return book_of(row, lines)


def why_not_running(row: GameRow, differs: int) -> Refused:
    """The refusal of what only a game that runs allows; of one that stopped with the line that
    `differs`, and the rules it was begun under.
    """
    if row.status != "stopped" or row.header is None:
        return Refused("not-running", params={"status": row.status})
    begun, now = header_of(row).rules, GAMES[row.game].rules_version
    params = {"status": row.status, "line": differs, "begun": cut(begun), "now": now}
    return Refused("not-running", "server-error-stopped", params)


def restore(
    row: GameRow, lines: Sequence[LineRow], snapshot: tuple[int, dict[str, Any]] | None
) -> Table:
    """The table after all of `lines`. Raises Changed."""
    game = GAMES[row.game]
    if snapshot is not None:
        n, data = snapshot
        try:
            state = game.from_data(data)
        except Exception as error:
            # It may be of any other shape, from another version or a bad disk.
            raise Changed(n) from error
        kept = Kept(state, [entry_of(line) for line in lines[: n + 1]])
        table = Table(game, row.options, (), row.seed, header=header_of(row), kept=kept)
        rest = lines[n + 1 :]
    elif row.settings.get("imagined"):
        # A sandbox whose beginning was imagined has no lines to begin from.
        raise Changed(0)
    else:
        table, rest = _from_start(game, row, lines)
    play_on(table, rest)
    return table


def _from_start(
    game: Game[Any], row: GameRow, lines: Sequence[LineRow]
) -> tuple[Table, Sequence[LineRow]]:
    """The table after its first line, or after the lines that it has from another game."""
    header = header_of(row)
    forked = int(row.settings.get("forked", -1))
    try:
        if forked >= 0:
            known = [msgspec.convert(line.line, Line) for line in lines[: forked + 1]]
            table = replay(game, Record(header, known))
            table.go_on(row.seed or "")
            return table, lines[forked + 1 :]
        table = Table(game, header.options, header.seats, row.seed, header=header)
    except Mismatch as error:
        raise Changed(error.n) from None
    except BadOption as error:
        raise Changed(0) from error
    if lines and not _same(table.entries[0].line, lines[0].line):
        raise Changed(0)
    return table, lines[1:]


def play_on(table: Table, lines: Sequence[LineRow]) -> None:
    """Play kept lines at a table that stands before them. Raises Changed."""
    for line in lines:
        if line.n != len(table.entries):
            raise Changed(line.n)
        try:
            if line.line.get("undo"):
                table.undo(line.line["seat"])
            else:
                table.play(line.line["seat"], line.codes)
        except (IllegalMove, CannotUndo, Mismatch) as error:
            raise Changed(line.n) from error
        if not _same(table.entries[-1].line, line.line):
            raise Changed(line.n)


def _same(line: Line, kept: dict[str, Any]) -> bool:
    """Whether a line comes out as it was kept. Whether all heard of it follows from what it did,
    and was not always kept with it.
    """
    made = msgspec.to_builtins(line)
    return {**made, "loud": False} == {**kept, "loud": False}
