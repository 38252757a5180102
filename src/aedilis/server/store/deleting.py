"""What the store knows of one person, taken away.

Games are left to the others: the seat stays, without a name, and a bot plays it on. What was said
is taken away with the account; moves stay, for without them no game replays.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import RowMapping, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.bots.registry import best_bot, is_bot
from aedilis.kernel.record import Header
from aedilis.server.store import watch
from aedilis.server.store.affair_rows import leave_affairs
from aedilis.server.store.nameless import GONE, called, leave_tournaments, without
from aedilis.server.store.personal import NoPerson
from aedilis.server.store.plain import damaged, plain
from aedilis.server.store.schema import (
    chat,
    games,
    people,
    seats,
)
from aedilis.server.store.shapes import awaited_in


class Deleted(msgspec.Struct):
    """What deleting a person has changed: games that go on (or are over) without the name, games
    that are gone, and how many lines of chat were taken away.
    """

    changed: list[str]
    dropped: list[str]
    chat: int


async def delete_person(c: AsyncConnection, person: int) -> Deleted:
    """Delete an account with its bots, sessions, tokens, notes, notices and ratings, and take its
    name and its chat away from all games. Games that have not begun lose the seat's player, or end
    when it was the host's; sandboxes end. Raises NoPerson.

    Whoever has such a game in memory must be told to read it again.
    """
    query = select(people.c.id, people.c.name).where(
        or_(people.c.id == person, people.c.owner == person)
    )
    names = {row.id: row.name for row in (await c.execute(query)).all()}
    if person not in names:
        raise NoPerson(f"there is no person {person}")
    ids = list(names)
    dropped = await _drop_games(c, ids)
    changed = await _leave_seats(c, names)
    changed += await _leave_records(c, names, changed)
    changed += await _leave_titles(c, names, changed)
    told = await leave_affairs(c, names, GONE)
    changed += [id_ for id_ in told if id_ not in changed]
    await leave_tournaments(c, names)
    silenced = await c.execute(
        update(chat).where(chat.c.person.in_(ids)).values(text="", name=GONE, key=None)
    )
    await watch.forget_person(c, ids, GONE)
    await c.execute(delete(people).where(people.c.id.in_(ids)))
    return Deleted(changed, dropped, silenced.rowcount)


async def _drop_games(c: AsyncConnection, ids: list[int]) -> list[str]:
    """Games that nobody else plays, and games that end when their host leaves."""
    query = select(games.c.id).where(
        games.c.host.in_(ids), or_(games.c.sandbox, games.c.status == "open")
    )
    dropped = [id_ for (id_,) in (await c.execute(query)).all()]
    await c.execute(delete(games).where(games.c.id.in_(dropped)))
    return dropped


async def _leave_seats(c: AsyncConnection, names: Mapping[int, str]) -> list[str]:
    """Take the names from the seats and the records; gives the games."""
    # A sandbox that somebody else made of a game has its names, but none of its people; and a seat
    # that was left in the middle of a game has its name until somebody else sits down.
    left = games.c.sandbox | (seats.c.bot == "")
    named = seats.c.person.is_(None) & seats.c.name.in_(called(names)) & left
    query = (
        select(games, seats.c.seat, seats.c.name)
        .join(seats, seats.c.game == games.c.id)
        .where(or_(seats.c.person.in_(names), named))
        .order_by(games.c.id, seats.c.seat)
    )
    changed: dict[str, dict[str, Any]] = {}
    for row in (await c.execute(query)).mappings().all():
        id_, seat = row["id"], row["seat"]
        values: dict[str, Any] = {"person": None, "name": f"{GONE} {seat + 1}"}
        if row["status"] == "open":
            values["name"] = ""
        elif row["status"] == "running" and not row["sandbox"]:
            values["stand_in"] = _bot(row)
        await c.execute(
            update(seats).where(seats.c.game == id_, seats.c.seat == seat).values(**values)
        )
        header = changed.setdefault(id_, _header(id_, row["header"]))
        if seat < len(header.get("seats", ())):
            header["seats"][seat] = values["name"]
    for id_, header in changed.items():
        if header:
            text = msgspec.json.encode(header).decode()
            await c.execute(update(games).where(games.c.id == id_).values(header=text))
        await _clock(c, id_)
    return list(changed)


def _header(id_: str, text: str | None) -> dict[str, Any]:
    """A record's header as plain data; empty for none, and for one that is damaged."""
    if text is None:
        return {}
    try:
        header: dict[str, Any] = msgspec.to_builtins(msgspec.json.decode(text, type=Header))
    except (ValueError, RecursionError) as error:
        damaged("games", id_, error)
        return {}
    return header


async def _leave_records(
    c: AsyncConnection, names: Mapping[int, str], changed: list[str]
) -> list[str]:
    """Take the names from the records of games that were left in the middle, in which somebody else
    has the seat now; gives those games that were not among the changed ones.
    """
    all_names = called(names)
    if not all_names:
        return []
    quoted = [msgspec.json.encode(name).decode() for name in all_names]
    query = (
        select(games.c.id, games.c.header, seats.c.seat, seats.c.name)
        .join(seats, seats.c.game == games.c.id)
        .where(or_(*(games.c.header.contains(name, autoescape=True) for name in quoted)))
    )
    headers: dict[str, dict[str, Any]] = {}
    texts: dict[str, str] = {}
    for row in (await c.execute(query)).all():
        header = headers.get(row.id) or _header(row.id, row.header)
        if len(header.get("seats", ())) <= row.seat:
            # Nobody knows what a damaged one says, but the name is not to stay in it.
            for name in quoted:
                texts[row.id] = texts.get(row.id, row.header).replace(name, f'"{GONE}"')
            continue
        # Whoever sits there under this name is somebody else who has it too.
        if header["seats"][row.seat] in all_names and header["seats"][row.seat] != row.name:
            header["seats"][row.seat] = f"{GONE} {row.seat + 1}"
            headers[row.id] = header
    texts |= {id_: msgspec.json.encode(header).decode() for id_, header in headers.items()}
    for id_, text in texts.items():
        await c.execute(update(games).where(games.c.id == id_).values(header=text))
    return [id_ for id_ in texts if id_ not in changed]


async def _leave_titles(
    c: AsyncConnection, names: Mapping[int, str], changed: list[str]
) -> list[str]:
    """Take the names from the titles of games that the person made or played; gives those games
    that were not among the changed ones.
    """
    query = select(games.c.id, games.c.title).where(
        or_(games.c.id.in_(changed), games.c.host.in_(names))
    )
    more = []
    for id_, title in (await c.execute(query)).all():
        told = without(title, names)
        if told != title:
            await c.execute(update(games).where(games.c.id == id_).values(title=told[:80]))
            if id_ not in changed:
                more.append(id_)
    return more


def _bot(row: RowMapping) -> str:
    """The bot that plays on: the one the table chose, or the game's own."""
    settings, game = plain(row["settings"]), row["game"]
    chosen = settings.get("stand_in") if isinstance(settings, dict) else None
    return str(chosen) if is_bot(chosen, game) else best_bot(game)


async def _clock(c: AsyncConnection, id_: str) -> None:
    """A game that now waits for nobody but bots has no deadline. Where it waits for others too, it
    keeps its deadline, which is at worst too early by the clock of who has gone.
    """
    row = (await c.execute(select(games.c.awaited).where(games.c.id == id_))).first()
    if row is None:
        return
    people_left = select(seats.c.seat).where(
        seats.c.game == id_,
        seats.c.seat.in_(awaited_in(row.awaited)),
        seats.c.bot == "",
        seats.c.stand_in == "",
    )
    if (await c.execute(people_left.limit(1))).first() is None:
        await c.execute(update(games).where(games.c.id == id_).values(until=None))
