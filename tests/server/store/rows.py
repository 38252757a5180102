"""Rows for the tests of the store."""

import time
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.schema import games, lines, people
from aedilis.server.store.store import Store


def game_values(name: str) -> dict[str, Any]:
    now = time.time()
    return {
        "id": name,
        "game": "glory",
        "title": "Foro",
        "options": "{}",
        "settings": "{}",
        "status": "running",
        "private": False,
        "key": "k",
        "seats": 2,
        "created": now,
        "updated": now,
    }


async def add_game(c: AsyncConnection, name: str) -> None:
    await c.execute(insert(games).values(**game_values(name)))


async def add_line(c: AsyncConnection, game: str, n: int) -> int:
    """What a move writes: a line, and the game's new count. Gives `n`."""
    await c.execute(
        insert(lines).values(game=game, n=n, at=time.time(), line="{}", codes="[]", events="[]")
    )
    await c.execute(update(games).where(games.c.id == game).values(lines=n + 1))
    return n


async def numbers(store: Store, game: str = "g0") -> list[int]:
    """The numbers of the lines that are kept."""
    async with store.reading() as c:
        query = select(lines.c.n).where(lines.c.game == game).order_by(lines.c.n)
        return [n for (n,) in (await c.execute(query)).all()]


async def count_games(store: Store) -> int:
    """How many games are kept."""
    async with store.reading() as c:
        return int((await c.execute(select(func.count()).select_from(games))).scalar_one())


async def add_people(c: AsyncConnection, count: int = 3) -> None:
    values = {"kind": "guest", "name": "x", "language": "en", "created": 0.0, "seen": 0.0}
    await c.execute(insert(people), [{"id": n, **values} for n in range(1, count + 1)])
