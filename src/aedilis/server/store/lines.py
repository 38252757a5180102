"""The lines of games in the store, and snapshots for speed.

A line is added only to the game that has exactly the lines its writer knew (`Behind` otherwise), so
two processes never make two different lines with one number.
"""

import zlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, desc, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store import shapes
from aedilis.server.store.games import (
    Damaged,
    GameRow,
    SeatRow,
    as_json,
    change_game,
    change_seat,
    readable,
    row_of,
    with_seats,
)
from aedilis.server.store.schema import games, lines, snapshots


class Behind(Exception):
    """The game has gone on in another process."""


class Repeated(Exception):
    """A request with this key has acted already; `n` is the line it made."""

    def __init__(self, n: int) -> None:
        super().__init__(str(n))
        self.n = n


class LineRow(msgspec.Struct):
    """A line as it is kept: its number and time, the record's line, the codes, the events."""

    n: int
    at: float
    key: str | None
    line: dict[str, Any]
    codes: list[int]
    events: list[list[Any]]


class Since(NamedTuple):
    """A game, its seats, and its lines from a number on."""

    row: GameRow
    sitting: list[SeatRow]
    lines: list[LineRow]


class Change(msgspec.Struct, kw_only=True):
    """What a new line changes in its game."""

    status: str
    awaited: list[int]
    since: float | None
    until: float | None
    ending: dict[str, Any] | None = None
    clocks: dict[int, float] = {}
    snapshot: bytes | None = None
    # None: as the time of the line, and as they were.
    updated: float | None = None
    settings: dict[str, Any] | None = None


async def read_lines(c: AsyncConnection, id_: str, since: int = 0) -> list[LineRow]:
    """The lines of a game from number `since` on. Raises Damaged."""
    query = (
        select(lines.c.n, lines.c.at, lines.c.key, lines.c.line, lines.c.codes, lines.c.events)
        .where(lines.c.game == id_, lines.c.n >= since)
        .order_by(lines.c.n)
    )
    return [_line(id_, *row) for row in (await c.execute(query)).all()]


def _line(
    id_: str, n: int, at: float, key: str | None, line: str, codes: str, events: str
) -> LineRow:
    decode = msgspec.json.decode
    try:
        known, happened = decode(line), decode(events)
        shapes.check_line(n, known, happened)
        return LineRow(n, at, key, known, decode(codes, type=list[int]), happened)
    except (ValueError, TypeError, RecursionError) as error:
        raise Damaged("lines", f"{id_} {n}", error) from None


_SINCE: Final = text("""
    SELECT lines.game, n, at, lines.key, line, codes, events
    FROM json_each(:known) AS known
    JOIN lines ON lines.game = known.key AND n >= CAST(known.value AS integer)
    ORDER BY lines.game, n
""")


_SEAT: Final = SeatRow.__struct_fields__


# All of it in one question: each is a way to the database and back.
_SINCE_AT_ONCE: Final = text("""
    SELECT games.*,
        (SELECT json_agg(
                json_build_array(
                    seat, name, person, bot, stand_in, clock, looked, invited, offered, former)
                ORDER BY seat)
            FROM seats WHERE seats.game = games.id) AS sitting,
        (SELECT json_agg(json_build_array(n, at, lines.key, line, codes, events) ORDER BY n)
            FROM lines WHERE lines.game = games.id AND n >= CAST(known.value AS integer)) AS more
    FROM json_each_text(CAST(:known AS json)) AS known JOIN games ON games.id = known.key
""")


async def read_since(c: AsyncConnection, known: dict[str, int]) -> dict[str, Since]:
    """Some games, of which so many lines are known, with the others; without those that are gone
    or damaged.
    """
    if c.dialect.name == "postgresql":
        return await _since_at_once(c, known)
    query = select(games).where(games.c.id.in_(known))
    rows = readable((await c.execute(query)).mappings())
    out = {row.id: Since(row, sitting, []) for row, sitting in await with_seats(c, rows)}
    more = {row.id: known[row.id] for row in rows if row.lines > known[row.id]}
    if more:
        for game, *line in (await c.execute(_SINCE, {"known": as_json(more)})).all():
            with suppress(Damaged, KeyError):
                try:
                    out[game].lines.append(_line(game, *line))
                except Damaged:
                    del out[game]
    return out


async def _since_at_once(c: AsyncConnection, known: dict[str, int]) -> dict[str, Since]:
    out: dict[str, Since] = {}
    for found in (await c.execute(_SINCE_AT_ONCE, {"known": as_json(known)})).mappings():
        values = dict(found)
        sitting, more = values.pop("sitting") or (), values.pop("more") or ()
        with suppress(Damaged):
            out[values["id"]] = Since(
                row_of(values),
                [SeatRow(**dict(zip(_SEAT, seat, strict=True))) for seat in sitting],
                [_line(values["id"], *line) for line in more],
            )
    return out


# Made once: a statement that is made anew for every move costs more than what it does.
_ADVANCE = update(games).where(
    games.c.id == bindparam("of"),
    games.c.lines == bindparam("known"),
    # It may have been ended in another process.
    games.c.status != "over",
)


_ADD_LINE = insert(lines)


async def add_line(c: AsyncConnection, id_: str, row: LineRow, change: Change) -> None:
    """Add a line to a game that has `row.n` lines. Raises Behind when it has another number, and
    Repeated when a line with the same key is there.
    """
    values: dict[str, Any] = {
        "of": id_,
        "known": row.n,
        "lines": row.n + 1,
        "status": change.status,
        "awaited": as_json(change.awaited),
        "since": change.since,
        "until": change.until,
        "updated": row.at if change.updated is None else change.updated,
    }
    if change.ending is not None:
        values["ending"] = as_json(change.ending)
    if change.settings is not None:
        values["settings"] = as_json(change.settings)
    done = await c.execute(_ADVANCE, values)
    if done.rowcount != 1:
        if row.key is not None:
            query = select(lines.c.n).where(lines.c.game == id_, lines.c.key == row.key)
            before = (await c.execute(query)).scalar()
            if before is not None:
                raise Repeated(before)
        raise Behind(id_)
    await c.execute(_ADD_LINE, _line_values(id_, row))
    for seat, left in change.clocks.items():
        await change_seat(c, id_, seat, clock=left)
    if change.snapshot is not None:
        await c.execute(delete(snapshots).where(snapshots.c.game == id_))
        await c.execute(insert(snapshots).values(game=id_, n=row.n, data=change.snapshot))


def _line_values(id_: str, row: LineRow) -> dict[str, Any]:
    return {
        "game": id_,
        "n": row.n,
        "at": row.at,
        "key": row.key,
        "line": as_json(row.line),
        "codes": as_json(row.codes),
        "events": as_json(row.events),
    }


async def add_lines(c: AsyncConnection, id_: str, rows: Sequence[LineRow], snapshot: bytes) -> None:
    """The lines of a game that begins with many, and the state after them, if there is one."""
    await c.execute(_ADD_LINE, [_line_values(id_, row) for row in rows])
    if snapshot:
        await c.execute(insert(snapshots).values(game=id_, n=rows[-1].n, data=snapshot))
    await change_game(c, id_, lines=len(rows))


async def read_snapshot(c: AsyncConnection, id_: str) -> tuple[int, dict[str, Any]] | None:
    """The newest snapshot: the number of the line it was taken after, and the state as data. None
    when there is none that can be read.
    """
    query = select(snapshots.c.n, snapshots.c.data).where(snapshots.c.game == id_)
    found = (await c.execute(query.order_by(desc(snapshots.c.n)).limit(1))).first()
    if found is None:
        return None
    try:
        return found[0], msgspec.json.decode(zlib.decompress(found[1]), type=dict[str, Any])
    except (zlib.error, msgspec.DecodeError, RecursionError):
        return None


def pack(data: dict[str, object]) -> bytes:
    """A state's data as a snapshot."""
    return zlib.compress(msgspec.json.encode(data), 1)
