"""Lists of games in the store: for the lobby, for a person, and for what goes on by itself."""

from collections.abc import Collection, Sequence
from itertools import count
from typing import Any

from sqlalchemy import and_, desc, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.games import GameRow, SeatRow, readable, with_seats
from aedilis.server.store.schema import games, people, seats


async def list_games(
    c: AsyncConnection, *, status: str, limit: int, private: bool = False
) -> list[tuple[GameRow, list[SeatRow]]]:
    """Games of one status, those that changed last first; private ones only when asked for."""
    query = select(games).where(games.c.status == status, games.c.sandbox.is_(False))
    if not private:
        query = query.where(games.c.private.is_(False))
    return await with_seats(c, await _some(c, query.order_by(desc(games.c.updated)), limit))


UNFINISHED = ("open", "running")


async def games_of(
    c: AsyncConnection, person: int, limit: int
) -> list[tuple[GameRow, list[SeatRow]]]:
    """The games a person sits in or has made, those that changed last first: all that are open or
    run, and of the others so many.
    """
    query = _games_of(person)
    going = query.where(games.c.status.in_(UNFINISHED))
    found = readable((await c.execute(going)).mappings())
    past = query.where(games.c.status.not_in(UNFINISHED))
    return await with_seats(c, found + await _some(c, past, limit))


async def rows_of(c: AsyncConnection, person: int, besides: Collection[str] = ()) -> list[GameRow]:
    """The games a person sits in or has made that are open or run, and those of `besides` that are
    neither; without their seats.
    """
    wanted = or_(games.c.status.in_(UNFINISHED), games.c.id.in_(besides))
    return readable((await c.execute(_games_of(person).where(wanted))).mappings())


def _games_of(person: int) -> Any:
    mine = select(seats.c.game).where(seats.c.person == person)
    query = select(games).where(or_(games.c.id.in_(mine), games.c.host == person))
    return query.order_by(desc(games.c.updated))


async def count_unfinished(c: AsyncConnection, person: int) -> int:
    """How many games of this host are not over, or are sandboxes, which nobody else ends."""
    counted = or_(games.c.status.in_(UNFINISHED), games.c.sandbox)
    query = select(func.count()).where(and_(games.c.host == person, counted))
    return int((await c.execute(query)).scalar_one())


async def due_games(c: AsyncConnection, now: float) -> list[str]:
    """Running games whose time has run out."""
    query = select(games.c.id).where(games.c.status == "running", games.c.until <= now)
    return [id_ for (id_,) in (await c.execute(query)).all()]


async def running_games(c: AsyncConnection) -> list[str]:
    """All running games in which a bot may have to move."""
    bots = select(seats.c.game).where(or_(seats.c.bot != "", seats.c.stand_in != ""))
    query = select(games.c.id).where(games.c.status == "running", games.c.id.in_(bots))
    return [id_ for (id_,) in (await c.execute(query)).all()]


async def names_of(c: AsyncConnection, ids: Sequence[int]) -> dict[int, str]:
    """The names of people."""
    query = select(people.c.id, people.c.name).where(people.c.id.in_(set(ids)))
    return {row.id: row.name for row in (await c.execute(query)).all()}


async def _some(c: AsyncConnection, query: Any, limit: int) -> list[GameRow]:
    """The first so many games that can be read."""
    out: list[GameRow] = []
    for offset in count(0, limit):
        found = (await c.execute(query.limit(limit).offset(offset))).mappings().all()
        out += readable(found)
        if len(found) < limit or len(out) >= limit:
            break
    return out[:limit]
