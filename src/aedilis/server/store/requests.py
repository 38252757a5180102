"""Requests that have made something, by their keys, so that the same one twice makes it once."""

import msgspec
from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.adding import add_to
from aedilis.server.store.plain import damaged, plain
from aedilis.server.store.schema import requests


class Made(msgspec.Struct):
    """What came of a request. See `schema.requests`."""

    asked: str
    made: str
    answer: str | None


class Again(Exception):
    """A request with this key has made something already."""


async def read(c: AsyncConnection, person: int, key: str) -> Made | None:
    """What came of a person's request; None when there was none with that key."""
    query = select(requests.c.asked, requests.c.made, requests.c.answer)
    found = (await c.execute(query.where(_one(person, key)))).first()
    if found is None:
        return None
    made = Made(*found)
    made.answer = _readable(person, key, made.answer)
    return made


def _readable(person: int, key: str, answer: str | None) -> str | None:
    """An answer that was kept, unless it is damaged."""
    if answer is None or isinstance(plain(answer), dict):
        return answer
    damaged("requests", f"{person} {key}", ValueError())
    return None


async def add(
    c: AsyncConnection, person: int, key: str, *, asked: str, made: str, at: float
) -> None:
    """Keep what a request makes, in the transaction in which it is made. Raises Again."""
    adding = add_to(c, requests).values(person=person, key=key, asked=asked, made=made, at=at)
    adding = adding.on_conflict_do_nothing(index_elements=["person", "key"])
    if (await c.execute(adding.returning(requests.c.key))).first() is None:
        raise Again(key)


async def answer(c: AsyncConnection, person: int, key: str, told: str) -> str:
    """Keep what a request was answered, unless it has been answered already; gives the answer."""
    mine = _one(person, key)
    there = (await c.execute(select(requests.c.answer).where(mine).with_for_update())).scalar()
    kept = _readable(person, key, there)
    if kept is None:
        await c.execute(update(requests).where(mine).values(answer=told))
    return kept if kept is not None else told


async def forget(c: AsyncConnection, before: float) -> int:
    """Forget what was made before some time; gives how many requests that were."""
    return (await c.execute(delete(requests).where(requests.c.at < before))).rowcount


def _one(person: int, key: str) -> ColumnElement[bool]:
    return and_(requests.c.person == person, requests.c.key == key)
