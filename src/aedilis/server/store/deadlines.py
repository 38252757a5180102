"""Whose time runs: the people for whom games wait, as far as their clocks are concerned; and how
clocks stand still.
"""

from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.schema import games, seats
from aedilis.server.store.shapes import awaited_in, clock_in


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
    out: list[Running] = []
    for row in (await c.execute(query)).all():
        clock = clock_in(row.settings)
        if clock is not None and row.seat in awaited_in(row.awaited):
            out.append(Running(row.id, row.seat, row.since, clock, row.clock))
    return out


async def any_runs(c: AsyncConnection) -> bool:
    """Whether anybody's time runs."""
    query = select(games.c.id).where(games.c.status == "running", games.c.until.is_not(None))
    return (await c.execute(query.limit(1))).first() is not None


async def stand_still(c: AsyncConnection, gone: float, now: float, least: float) -> bool:
    """Nobody served from `gone` until `now`: whoever was awaited is given that time back, and
    everybody has at least so many seconds. Gives whether any game has a clock.
    """
    query = select(games.c.id, games.c.settings, games.c.awaited, games.c.since, games.c.until)
    query = query.where(games.c.status == "running", games.c.since.is_not(None))
    any_has = False
    for row in (await c.execute(query.with_for_update())).all():
        clock, awaited = clock_in(row.settings), awaited_in(row.awaited)
        if clock is None or clock.get("kind") not in ("move", "bank"):
            continue
        any_has = True
        since = row.since + max(0.0, now - max(gone, row.since))
        until = row.until
        if clock["kind"] == "move" and until is not None:
            until = max(until + since - row.since, now + least)
        elif clock["kind"] == "bank":
            ends = await _fill_up(c, row.id, awaited, now, max(0.0, now - since), least)
            until = ends if until is not None else None
        these = update(games).where(games.c.id == row.id)
        await c.execute(these.values(since=since, until=until))
    return any_has


async def _fill_up(
    c: AsyncConnection, game: str, awaited: list[int], now: float, used: float, least: float
) -> float | None:
    """Let each clock of a game have at least so many seconds, where those who are awaited have
    `used` some; gives when the first of these runs out.
    """
    query = select(seats).where(seats.c.game == game, seats.c.clock.is_not(None))
    ends: list[float] = []
    for row in (await c.execute(query)).all():
        if row.bot:
            continue
        runs = row.seat in awaited and not row.stand_in
        left = max(row.clock - (used if runs else 0.0), least)
        if runs:
            ends.append(now + left)
        clock = left + (used if runs else 0.0)
        if clock != row.clock:
            this = update(seats).where(seats.c.game == game, seats.c.seat == row.seat)
            await c.execute(this.values(clock=clock))
    return min(ends, default=None)
