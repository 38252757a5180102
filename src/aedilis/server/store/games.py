"""Games in the store: the game itself, its seats, its lines, and snapshots for speed.

A line is added only to the game that has exactly the lines its writer knew (`Behind` otherwise), so
two processes never make two different lines with one number.
"""

import json
import zlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, desc, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.store import affairs, shapes
from aedilis.server.store.plain import damaged
from aedilis.server.store.schema import games, lines, seats, snapshots


class Behind(Exception):
    """The game has gone on in another process."""


class Damaged(Refused):
    """What is kept of a game cannot be read. The log names the row."""

    def __init__(self, table: str, name: object, error: Exception) -> None:
        damaged(table, name, error)
        super().__init__("damaged", "server-error-damaged")


class Repeated(Exception):
    """A request with this key has acted already; `n` is the line it made."""

    def __init__(self, n: int) -> None:
        super().__init__(str(n))
        self.n = n


class GameRow(msgspec.Struct, kw_only=True):
    """A game as it is kept. See `schema.games`."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    settings: dict[str, Any]
    status: str
    private: bool
    key: str
    host: int | None
    seats: int
    header: dict[str, Any] | None = None
    seed: str | None = None
    lines: int = 0
    ending: dict[str, Any] | None = None
    awaited: list[int] = []
    since: float | None = None
    until: float | None = None
    sandbox: bool = False
    affairs: dict[str, Any] = {}
    created: float
    updated: float


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat as it is kept. See `schema.seats`."""

    seat: int
    name: str
    person: int | None = None
    bot: str = ""
    stand_in: str = ""
    clock: float | None = None
    looked: int = 0
    invited: int | None = None
    offered: str = ""
    former: int | None = None


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


_JSON: Final = ("options", "settings", "header", "ending", "awaited", "affairs")


def _row(mapping: Any) -> GameRow:
    """A game. Raises Damaged."""
    values = dict(mapping)
    try:
        for name in _JSON:
            if isinstance(values[name], str):
                values[name] = json.loads(values[name])
        begun = values["lines"] > 0
        shapes.check(values["seats"], begun, *(values[name] for name in _JSON[:-1]))
        affairs.check(values["affairs"], values["seats"])
        return GameRow(**values)
    except (ValueError, TypeError, RecursionError, OverflowError) as error:
        raise Damaged("games", mapping["id"], error) from None


def readable(found: Iterable[Any]) -> list[GameRow]:
    """The games of a list. One that is damaged must not take the others with it."""
    out: list[GameRow] = []
    for one in found:
        with suppress(Damaged):
            out.append(_row(one))
    return out


def _values(row: GameRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    for name in _JSON:
        if values[name] is not None:
            values[name] = _json(values[name])
    return values


def builtins(struct: msgspec.Struct) -> dict[str, Any]:
    """A struct as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(struct)
    return data


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


async def add_game(c: AsyncConnection, row: GameRow, sitting: Sequence[SeatRow]) -> None:
    """Keep a new game and its seats."""
    await c.execute(insert(games).values(**_values(row)))
    await c.execute(
        insert(seats), [{"game": row.id, **msgspec.structs.asdict(seat)} for seat in sitting]
    )


async def read_game(c: AsyncConnection, id_: str) -> GameRow | None:
    """A game, or None when there is none of that id. Raises Damaged."""
    found = (await c.execute(select(games).where(games.c.id == id_))).mappings().first()
    return _row(found) if found is not None else None


async def lock_game(c: AsyncConnection, id_: str) -> GameRow | None:
    """The same, which nobody else changes until the end of the transaction. (SQLite has one writer
    at a time.) Raises Damaged.
    """
    query = select(games).where(games.c.id == id_).with_for_update()
    found = (await c.execute(query)).mappings().first()
    return _row(found) if found is not None else None


async def read_seats(c: AsyncConnection, id_: str) -> list[SeatRow]:
    """The seats of a game in their order."""
    query = select(seats).where(seats.c.game == id_).order_by(seats.c.seat)
    return [_seat(found) for found in (await c.execute(query)).mappings()]


def _seat(mapping: Any) -> SeatRow:
    values = dict(mapping)
    del values["game"]
    return SeatRow(**values)


async def change_game(c: AsyncConnection, id_: str, **values: Any) -> None:
    """Set columns of a game; JSON ones are given as plain data."""
    for name in _JSON:
        if values.get(name) is not None:
            values[name] = _json(values[name])
    await c.execute(update(games).where(games.c.id == id_).values(**values))


async def change_running(c: AsyncConnection, id_: str, lines: int, **values: Any) -> bool:
    """Set columns of a running game that has so many lines. False when it has gone on."""
    query = update(games).where(
        games.c.id == id_, games.c.lines == lines, games.c.status == "running"
    )
    return (await c.execute(query.values(**values))).rowcount == 1


async def change_seat(c: AsyncConnection, id_: str, seat: int, **values: Any) -> int:
    """Set columns of a seat; gives how many seats that were (1, or 0)."""
    done = await c.execute(
        update(seats).where(seats.c.game == id_, seats.c.seat == seat).values(**values)
    )
    return done.rowcount


async def take_seat(c: AsyncConnection, id_: str, seat: int, person: int, name: str) -> bool:
    """Sit down in a seat that is open. False when somebody else was faster, or it is held for
    somebody else.
    """
    done = await c.execute(
        update(seats)
        .where(
            seats.c.game == id_,
            seats.c.seat == seat,
            seats.c.person.is_(None),
            seats.c.bot == "",
            or_(seats.c.invited.is_(None), seats.c.invited == person),
        )
        .values(person=person, name=name, invited=None)
    )
    if done.rowcount == 1:
        await release_seat(c, id_, person)
    return done.rowcount == 1


async def release_seat(c: AsyncConnection, id_: str, person: int) -> bool:
    """Hold no seat of a game for somebody any more. False when none was."""
    these = (seats.c.game == id_) & (seats.c.invited == person)
    return (await c.execute(update(seats).where(these).values(invited=None))).rowcount > 0


async def drop_game(c: AsyncConnection, id_: str) -> None:
    """Forget a game altogether."""
    await c.execute(delete(games).where(games.c.id == id_))


async def with_seats(
    c: AsyncConnection, rows: list[GameRow]
) -> list[tuple[GameRow, list[SeatRow]]]:
    """Games with the seats of each."""
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        all_seats = select(seats).where(seats.c.game.in_(list(sitting)))
        for found in (await c.execute(all_seats.order_by(seats.c.game, seats.c.seat))).mappings():
            sitting[found["game"]].append(_seat(found))
    return [(row, sitting[row.id]) for row in rows]


# -- lines -----------------------------------------------------------------------------------------


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
        for game, *line in (await c.execute(_SINCE, {"known": _json(more)})).all():
            with suppress(Damaged, KeyError):
                try:
                    out[game].lines.append(_line(game, *line))
                except Damaged:
                    del out[game]
    return out


async def _since_at_once(c: AsyncConnection, known: dict[str, int]) -> dict[str, Since]:
    out: dict[str, Since] = {}
    for found in (await c.execute(_SINCE_AT_ONCE, {"known": _json(known)})).mappings():
        values = dict(found)
        sitting, more = values.pop("sitting") or (), values.pop("more") or ()
        with suppress(Damaged):
            out[values["id"]] = Since(
                _row(values),
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
        "awaited": _json(change.awaited),
        "since": change.since,
        "until": change.until,
        "updated": row.at,
    }
    if change.ending is not None:
        values["ending"] = _json(change.ending)
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
        "line": _json(row.line),
        "codes": _json(row.codes),
        "events": _json(row.events),
    }


async def add_lines(c: AsyncConnection, id_: str, rows: Sequence[LineRow], snapshot: bytes) -> None:
    """The lines of a game that begins with many, and the state after them."""
    await c.execute(_ADD_LINE, [_line_values(id_, row) for row in rows])
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
