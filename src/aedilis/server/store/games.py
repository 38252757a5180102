"""Games in the store: the game itself and its seats. Its lines are in `store.lines`."""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.store import affairs, shapes
from aedilis.server.store.plain import damaged
from aedilis.server.store.schema import games, seats


class Damaged(Refused):
    """What is kept of a game cannot be read. The log names the row."""

    def __init__(self, table: str, name: object, error: Exception) -> None:
        damaged(table, name, error)
        super().__init__("damaged", "server-error-damaged")


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

    @property
    def quiet(self) -> int:
        """How many of its lines are standing orders that nobody else is to know of."""
        found = self.settings.get("quiet")
        return found if isinstance(found, int) else 0

    @property
    def heard(self) -> int:
        """How many lines it has that all at the table know of."""
        return self.lines - self.quiet


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


_JSON: Final = ("options", "settings", "header", "ending", "awaited", "affairs")


def row_of(mapping: Any) -> GameRow:
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
            out.append(row_of(one))
    return out


def _values(row: GameRow) -> dict[str, Any]:
    values = msgspec.structs.asdict(row)
    for name in _JSON:
        if values[name] is not None:
            values[name] = as_json(values[name])
    return values


def builtins(struct: msgspec.Struct) -> dict[str, Any]:
    """A struct as plain data."""
    data: dict[str, Any] = msgspec.to_builtins(struct)
    return data


def as_json(data: object) -> str:
    """Plain data as a column keeps it."""
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
    return row_of(found) if found is not None else None


async def lock_game(c: AsyncConnection, id_: str) -> GameRow | None:
    """The same, which nobody else changes until the end of the transaction. (SQLite has one writer
    at a time.) Raises Damaged.
    """
    query = select(games).where(games.c.id == id_).with_for_update()
    found = (await c.execute(query)).mappings().first()
    return row_of(found) if found is not None else None


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
            values[name] = as_json(values[name])
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
