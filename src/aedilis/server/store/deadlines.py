"""Whose time runs: the people for whom games wait, as far as their clocks are concerned."""

import json
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.schema import games, seats


class Running(msgspec.Struct):
    """A person who is awaited at `seat` of a game: since when, by which clock (as in the game's
    settings), and what was left on his own then, where there is one.
    """

    game: str
    seat: int
    since: float
    clock: dict[str, Any]
    left: float | None


async def running_out(c: AsyncConnection, by: float) -> list[Running]:
    """The people for whom those games wait in which somebody's time ends before `by`, except where
    a bot stands in.
    """
    query = (
        select(
            games.c.id,
            games.c.awaited,
            games.c.since,
            games.c.settings,
            seats.c.seat,
            seats.c.clock,
        )
        .join(seats, seats.c.game == games.c.id)
        .where(
            games.c.status == "running",
            games.c.until <= by,
            games.c.since.is_not(None),
            seats.c.person.is_not(None),
            seats.c.stand_in == "",
        )
        .order_by(games.c.until, games.c.id, seats.c.seat)
    )
    return [
        Running(row.id, row.seat, row.since, json.loads(row.settings).get("clock") or {}, row.clock)
        for row in (await c.execute(query)).all()
        if row.seat in json.loads(row.awaited)
    ]
