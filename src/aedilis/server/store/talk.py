"""What is said at tables, and private notes, in the store."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.schema import chat, notes


class Said(msgspec.Struct):
    """Something said. `to` is the one seat it was said to (None: the table), `seat` who said it."""

    id: int
    at: float
    person: int | None
    name: str
    seat: int | None
    to: int | None
    text: str


async def say(c: AsyncConnection, game: str, said: dict[str, Any]) -> int:
    """Keep something said; gives its number. The same key twice is kept once."""
    if said.get("key") is not None:
        query = select(chat.c.id).where(chat.c.game == game, chat.c.key == said["key"])
        before = (await c.execute(query)).scalar()
        if before is not None:
            return int(before)
    done = await c.execute(insert(chat).values(game=game, **said).returning(chat.c.id))
    return int(done.scalar_one())


async def heard(c: AsyncConnection, game: str, seat: int, after: int, limit: int) -> list[Said]:
    """The last things said after number `after` that a seat may hear (-1: a spectator)."""
    may: ColumnElement[bool] = chat.c.to.is_(None)
    if seat >= 0:
        may = or_(may, chat.c.to == seat, chat.c.seat == seat)
    query = (
        select(
            chat.c.id, chat.c.at, chat.c.person, chat.c.name, chat.c.seat, chat.c.to, chat.c.text
        )
        .where(chat.c.game == game, chat.c.id > after, may)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [Said(*row) for row in (await c.execute(query)).all()][::-1]


async def read_note(c: AsyncConnection, game: str, person: int) -> str:
    """A person's note on a game."""
    query = select(notes.c.text).where(notes.c.game == game, notes.c.person == person)
    return (await c.execute(query)).scalar() or ""


async def write_note(c: AsyncConnection, game: str, person: int, text: str) -> None:
    """Keep a person's note on a game; an empty one is none."""
    await c.execute(delete(notes).where(notes.c.game == game, notes.c.person == person))
    if text:
        await c.execute(insert(notes).values(game=game, person=person, text=text))
