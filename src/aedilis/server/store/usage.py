"""What takes room in the store, and how it is given back: for the keeper of a server.

Bytes are those of the texts and states that are kept, without indexes and without what the database
saves by compressing them. The numbers of all games are summed up by the database, table by table.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import LargeBinary, cast, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.games import drop_game
from aedilis.server.store.plain import plain
from aedilis.server.store.schema import chat, games, lines, notes, outbox, owed, people, snapshots


class Usage(msgspec.Struct, kw_only=True):
    """What a game takes."""

    bytes: int
    id: str
    game: str
    title: str
    status: str
    sandbox: bool
    imported: bool
    host: int | None
    name: str
    lines: int
    created: float
    updated: float


class Share(msgspec.Struct, kw_only=True):
    """What the games take that a person has made; `person` is None for those whose host is gone."""

    bytes: int
    person: int | None
    name: str
    games: int
    sandboxes: int
    imports: int
    import_bytes: int


class Dropped(msgspec.Struct):
    """A game that was deleted, and how many notices with it."""

    game: Usage
    notices: int


_KEPT: Final = (
    (lines, (lines.c.line, lines.c.codes, lines.c.events)),
    (snapshots, (snapshots.c.data,)),
    (chat, (chat.c.text,)),
    (notes, (notes.c.text,)),
)
"""What takes room, beside the game itself, and in which columns."""


async def measure(c: AsyncConnection) -> list[Usage]:
    """All games, the largest first."""
    of = games.c
    parts = (of.title, of.options, of.settings, of.header, of.ending, of.affairs)
    columns = (of.id, of.game, of.title, of.settings, of.status, of.sandbox, of.host, of.lines)
    times = (of.created, of.updated)
    query = select(*columns, *times, people.c.name, _size(c, parts).label("bytes"))
    found = (await c.execute(query.outerjoin(people, people.c.id == of.host))).mappings().all()
    sizes: defaultdict[str, int] = defaultdict(int)
    for table, texts in _KEPT:
        summed = select(table.c.game, func.sum(_size(c, texts))).group_by(table.c.game)
        for game, size in (await c.execute(summed)).all():
            sizes[game] += int(size)
    usages = [_usage(dict(row), sizes[row["id"]]) for row in found]
    return sorted(usages, key=lambda one: (-one.bytes, one.id))


def _size(c: AsyncConnection, columns: Sequence[Any]) -> Any:
    """How many bytes columns of a row hold."""
    if c.dialect.name == "postgresql":
        sizes = [func.octet_length(column) for column in columns]
    else:
        # Of a text it counts the letters.
        sizes = [func.length(cast(column, LargeBinary)) for column in columns]
    total: Any = func.coalesce(sizes[0], 0)
    for size in sizes[1:]:
        total = total + func.coalesce(size, 0)
    return total


def _usage(row: dict[str, Any], more: int) -> Usage:
    settings = plain(row.pop("settings"))
    # A row that is damaged takes room as well.
    imported = isinstance(settings, dict) and bool(settings.get("imported"))
    row["bytes"] = int(row["bytes"]) + more
    row["name"] = row["name"] or ""
    return Usage(imported=imported, **row)


def shares(usages: Sequence[Usage]) -> list[Share]:
    """What each person's games take together, the largest first."""
    found: dict[int | None, Share] = {}
    for one in usages:
        share = found.get(one.host)
        if share is None:
            share = Share(
                bytes=0,
                person=one.host,
                name=one.name,
                games=0,
                sandboxes=0,
                imports=0,
                import_bytes=0,
            )
            found[one.host] = share
        share.bytes += one.bytes
        share.games += 1
        share.sandboxes += one.sandbox
        share.imports += one.imported
        share.import_bytes += one.bytes if one.imported else 0
    return sorted(found.values(), key=lambda one: (-one.bytes, one.person or 0))


async def drop(c: AsyncConnection, wanted: Sequence[Usage]) -> list[Dropped]:
    """Delete games with all that belongs to them: lines, talk, notes, and the notices of them that
    wait or are owed.

    Whoever has such a game in memory must be told to read it again.
    """
    done = []
    for one in wanted:
        notices = 0
        for table in (outbox, owed):
            notices += (await c.execute(delete(table).where(table.c.game == one.id))).rowcount
        await drop_game(c, one.id)
        done.append(Dropped(one, notices))
    return done
