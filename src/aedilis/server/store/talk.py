"""What is said at tables, and private notes, in the store."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.adding import add_to
from aedilis.server.store.schema import chat, notes, seats


class Said(msgspec.Struct):
    """Something said. `to` is the one seat it was said to (None: the table), `seat` who said it."""

    id: int
    at: float
    person: int | None
    name: str
    seat: int | None
    to: int | None
    text: str


async def say(c: AsyncConnection, game: str, said: dict[str, Any]) -> tuple[int, bool]:
    """Keep something said, and who sits where it was said to; gives its number, and whether it is
    new: the same key twice is kept once.
    """
    there = select(seats.c.person).where(seats.c.game == game, seats.c.seat == said["to"])
    values = {"game": game, "to_person": there.scalar_subquery(), **said}
    adding = add_to(c, chat).values(**values).on_conflict_do_nothing(index_elements=["game", "key"])
    number = (await c.execute(adding.returning(chat.c.id))).scalar()
    if number is not None:
        return int(number), True
    before = select(chat.c.id).where(chat.c.game == game, chat.c.key == said["key"])
    return int((await c.execute(before)).scalar_one()), False


def _may_hear(person: int | None) -> ColumnElement[bool]:
    may: ColumnElement[bool] = chat.c.to.is_(None)
    if person is not None:
        may = or_(may, chat.c.to_person == person, chat.c.person == person)
    return may


async def heard(
    c: AsyncConnection, game: str, person: int | None, after: int, limit: int
) -> list[Said]:
    """The last things said after number `after` that a person who sits there may hear (None: a
    spectator). What is said to one seat belongs to who sat there then: nobody who comes later
    hears it.
    """
    may = _may_hear(person)
    query = (
        select(
            chat.c.id, chat.c.at, chat.c.person, chat.c.name, chat.c.seat, chat.c.to, chat.c.text
        )
        .where(chat.c.game == game, chat.c.id > after, may)
        .order_by(chat.c.id.desc())
        .limit(limit)
    )
    return [Said(*row) for row in (await c.execute(query)).all()][::-1]


async def line_heard(c: AsyncConnection, game: str, person: int | None, number: int) -> Said | None:
    """Something that was said, for a person who sits there (None: a spectator) and may hear it;
    else None.
    """
    may = _may_hear(person)
    query = select(
        chat.c.id, chat.c.at, chat.c.person, chat.c.name, chat.c.seat, chat.c.to, chat.c.text
    ).where(chat.c.game == game, chat.c.id == number, may)
    found = (await c.execute(query)).first()
    return Said(*found) if found is not None else None


async def last_said(c: AsyncConnection) -> int:
    """The number of what was said last, at any table; 0 where nobody has said anything."""
    return (await c.execute(select(func.max(chat.c.id)))).scalar() or 0


async def said_in(c: AsyncConnection, games: Collection[str], after: int) -> list[str]:
    """In which of some games anything was said after number `after`."""
    query = select(chat.c.game).distinct().where(chat.c.id > after, chat.c.game.in_(games))
    return [*(await c.execute(query)).scalars()]


async def read_note(c: AsyncConnection, game: str, person: int) -> str:
    """A person's note on a game."""
    query = select(notes.c.text).where(notes.c.game == game, notes.c.person == person)
    return (await c.execute(query)).scalar() or ""


async def write_note(c: AsyncConnection, game: str, person: int, text: str) -> None:
    """Keep a person's note on a game; an empty one is none."""
    if text:
        adding = add_to(c, notes).values(game=game, person=person, text=text)
        key = ["game", "person"]
        await c.execute(adding.on_conflict_do_update(index_elements=key, set_={"text": text}))
    else:
        await c.execute(delete(notes).where(notes.c.game == game, notes.c.person == person))
