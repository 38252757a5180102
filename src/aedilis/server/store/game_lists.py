"""Lists of games in the store: for the lobby, for a person, and for what goes on by itself."""

from collections.abc import Callable, Collection, Sequence
from itertools import count
from typing import Any

from sqlalchemy import and_, desc, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.games import GameRow, SeatRow, readable, with_seats
from aedilis.server.store.schema import games, people, seats

WithSeats = tuple[GameRow, list[SeatRow]]

MOST_SEARCHED = 1_000
"""Among no more games than this it is looked for those that somebody wants."""


async def list_games(
    c: AsyncConnection,
    *,
    status: str,
    limit: int,
    private: bool = False,
    among: Callable[[GameRow, list[SeatRow]], bool] | None = None,
) -> list[WithSeats]:
    """Games of one status, those that changed last first; private ones only when asked for. With
    `among`, those of which it holds.
    """
    query = select(games).where(games.c.status == status, games.c.sandbox.is_(False))
    if not private:
        query = query.where(games.c.private.is_(False))
    query = query.order_by(desc(games.c.updated), games.c.id)
    if among is None:
        return await with_seats(c, await _some(c, query, limit))
    found = await with_seats(c, await _some(c, query, MOST_SEARCHED))
    return [one for one in found if among(*one)][:limit]


async def offered_games(
    c: AsyncConnection,
    offered: str,
    limit: int,
    among: Callable[[GameRow, list[SeatRow]], bool] | None = None,
) -> list[WithSeats]:
    """Running games in which a seat is offered in this way; with `among`, those of which it
    holds.
    """
    which = select(seats.c.game).where(seats.c.offered == offered)
    query = select(games).where(games.c.status == "running", games.c.id.in_(which))
    query = query.order_by(desc(games.c.updated), games.c.id)
    found = await with_seats(c, await _some(c, query, MOST_SEARCHED if among else limit))
    return [one for one in found if among is None or among(*one)][:limit]


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
    theirs = or_(seats.c.person == person, seats.c.former == person)
    mine = select(seats.c.game).where(theirs)
    query = select(games).where(or_(games.c.id.in_(mine), games.c.host == person))
    return query.order_by(desc(games.c.updated))


async def running_with(c: AsyncConnection, person: int) -> list[WithSeats]:
    """The running games a person sits in, but for sandboxes."""
    mine = select(seats.c.game).where(seats.c.person == person)
    query = select(games).where(
        games.c.id.in_(mine), games.c.status == "running", games.c.sandbox.is_(False)
    )
    return await with_seats(c, readable((await c.execute(query)).mappings()))


async def tables_with(c: AsyncConnection, ids: Sequence[int], limit: int) -> list[WithSeats]:
    """The games that are open or run in which any of some people sits, but for sandboxes; those
    that changed last first.
    """
    theirs = select(seats.c.game).where(seats.c.person.in_(ids))
    query = select(games).where(
        games.c.id.in_(theirs), games.c.status.in_(UNFINISHED), games.c.sandbox.is_(False)
    )
    return await with_seats(c, await _some(c, query.order_by(desc(games.c.updated)), limit))


async def invited_to(c: AsyncConnection, person: int) -> list[WithSeats]:
    """The games in which a seat is held for somebody."""
    held = select(seats.c.game).where(seats.c.invited == person, seats.c.person.is_(None))
    query = select(games).where(games.c.id.in_(held), games.c.status.in_(UNFINISHED))
    rows = readable((await c.execute(query.order_by(desc(games.c.updated)))).mappings())
    return await with_seats(c, rows)


async def count_unfinished(c: AsyncConnection, person: int) -> int:
    """How many games of this host are not over. Sandboxes are none of them."""
    counted = and_(games.c.status.in_(UNFINISHED), games.c.sandbox.is_(False))
    query = select(func.count()).where(and_(games.c.host == person, counted))
    return int((await c.execute(query)).scalar_one())


async def count_sandboxes(c: AsyncConnection, person: int) -> int:
    """How many sandboxes a person has, which nobody else ends."""
    query = select(func.count()).where(and_(games.c.host == person, games.c.sandbox))
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
