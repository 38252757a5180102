"""The affairs of games in the store (`store.affairs`), changed under a lock of the game."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.affairs import Affairs, affairs_in
from aedilis.server.store.games import GameRow, SeatRow, change_game, lock_game, read_seats
from aedilis.server.store.plain import plain
from aedilis.server.store.schema import games, people


class Locked(NamedTuple):
    """A game with its seats and affairs, which nobody else changes meanwhile."""

    row: GameRow
    sitting: list[SeatRow]
    affairs: Affairs


async def keep(c: AsyncConnection, id_: str, affairs: Affairs, **values: Any) -> None:
    """Keep what has become of a game that was locked, with other columns of it."""
    await change_game(c, id_, affairs=msgspec.to_builtins(affairs, str_keys=True), **values)


async def locked(c: AsyncConnection, id_: str) -> Locked | None:
    """A game as it is, which nobody else changes until the end of the transaction; None when it is
    gone.
    """
    row = await lock_game(c, id_)
    if row is None:
        return None
    return Locked(row, await read_seats(c, id_), affairs_in(row.affairs))


async def programs(c: AsyncConnection, ids: Iterable[int | None]) -> set[int]:
    """Which of some accounts are programs."""
    query = select(people.c.id).where(people.c.id.in_(set(ids)), people.c.kind == "bot")
    return {int(id_) for id_ in (await c.execute(query)).scalars()}


# -- people who are deleted ------------------------------------------------------------------------


async def leave_affairs(c: AsyncConnection, names: Mapping[int, str], gone: str) -> list[str]:
    """Take people from what has become of games; gives the games."""
    marks = [f'"person":{id_},' for id_ in names] + [f'"other_person":{id_}}}' for id_ in names]
    like: list[ColumnElement[bool]] = [games.c.affairs.contains(mark) for mark in marks]
    query = select(games.c.id, games.c.affairs).where(or_(*like))
    changed = []
    for id_, text in (await c.execute(query)).all():
        try:
            affairs = msgspec.convert(plain(text), Affairs)
        except msgspec.ValidationError:
            # Nobody knows what a damaged one says, but the name is not to stay in it.
            affairs = Affairs()
        for one in affairs.happened:
            if one.person in names:
                one.person, one.name = None, gone
            if one.other_person in names:
                one.other_person, one.other = None, gone
        affairs.removed = [one for one in affairs.removed if one not in names]
        values = {"affairs": msgspec.json.encode(affairs).decode()}
        await c.execute(update(games).where(games.c.id == id_).values(**values))
        changed.append(id_)
    return changed
