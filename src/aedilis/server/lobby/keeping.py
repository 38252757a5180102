"""What those who look after an open server do by its pages and its API. Each act is written down in
the same transaction.
"""

import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.people import leaving, rows
from aedilis.server.store import usage, watch
from aedilis.server.store.deleting import Deleted
from aedilis.server.store.names import clean_name, fold
from aedilis.server.store.schema import chat, games, seats
from aedilis.server.store.watch import FOR_GOOD, Found

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

DAY = 86_400.0
LONGEST_NOTE = 300
LONGEST_DAYS = 3_650


async def handle(service: "Service", admin: "Person", number: int, note: str) -> None:
    """A report has been dealt with. Raises Refused."""
    told = watch.one_line(note, LONGEST_NOTE) if note.strip() else ""

    async def work(c: AsyncConnection) -> None:
        done = await watch.handle(c, number, told)
        await watch.note_act(
            c,
            "handle",
            **_by(admin),
            about=done.about,
            about_name=done.about_name,
            game=done.game,
            text=told,
        )

    await service.store.writing(work)


async def suspend(
    service: "Service", admin: "Person", id_: int, days: int | None, reason: str
) -> None:
    """Let somebody make, join and say nothing for so many days, or (None) for good. Raises
    Refused.
    """
    why = watch.one_line(reason, LONGEST_NOTE)
    until = FOR_GOOD if days is None else time.time() + days * DAY

    async def work(c: AsyncConnection) -> None:
        other = await _other(c, admin, id_)
        await watch.set_suspended(c, id_, until, why)
        await watch.note_act(c, "suspend", **_by(admin), **_about(other), text=why)

    await service.store.writing(work)


async def unsuspend(service: "Service", admin: "Person", id_: int) -> None:
    """Let somebody do again what he could. Raises Refused."""

    async def work(c: AsyncConnection) -> None:
        other = await watch.found_person(c, id_)
        if other.suspended is None:
            raise Refused("not-suspended")
        await watch.set_suspended(c, id_, None, "")
        await watch.note_act(c, "unsuspend", **_by(admin), **_about(other))

    await service.store.writing(work)


async def end_sessions(service: "Service", admin: "Person", id_: int) -> None:
    """End all sessions of somebody. Raises Refused."""

    async def work(c: AsyncConnection) -> None:
        other = await _other(c, admin, id_)
        await rows.drop_all_sessions(c, id_)
        await watch.note_act(c, "sessions", **_by(admin), **_about(other))

    await service.store.writing(work)


async def rename(service: "Service", admin: "Person", id_: int, name: str) -> None:
    """Give somebody another name, at his tables and in what he has said too. The old one is kept
    nowhere but in reports of it. Raises Refused.
    """
    wanted = clean_name(name)

    async def work(c: AsyncConnection) -> list[str]:
        other = await _other(c, admin, id_)
        if other.kind == "guest":
            if await rows.is_taken(c, fold(wanted)):
                raise Refused("name-taken")
            await rows.change_person(c, id_, name=wanted)
        else:
            await rows.change_person(c, id_, name=wanted, folded=fold(wanted))
        changed = await _rename_at_tables(c, id_, other.name, wanted)
        await c.execute(update(chat).where(chat.c.person == id_).values(name=wanted))
        await watch.note_act(c, "rename", **_by(admin), about=id_, about_name=wanted)
        return changed

    try:
        changed = await service.store.writing(work)
    except IntegrityError:
        raise Refused("name-taken") from None
    await leaving.tell(service, Deleted(changed, [], 0))


async def _rename_at_tables(c: AsyncConnection, id_: int, old: str, new: str) -> list[str]:
    """Change the names of somebody's seats, in the records' headers and the titles of his tables
    too; gives the games.
    """
    query = select(games.c.id, games.c.header, games.c.title, seats.c.seat).join(
        seats, seats.c.game == games.c.id
    )
    changed = []
    for id_game, text, title, seat in (await c.execute(query.where(seats.c.person == id_))).all():
        values: dict[str, Any] = {}
        header = msgspec.json.decode(text) if text else {}
        if seat < len(header.get("seats", ())):
            header["seats"][seat] = new
            values["header"] = msgspec.json.encode(header).decode()
        if old in title:
            values["title"] = title.replace(old, new)[:80]
        if values:
            await c.execute(update(games).where(games.c.id == id_game).values(**values))
        changed.append(id_game)
    await c.execute(update(seats).where(seats.c.person == id_).values(name=new))
    hosted = select(games.c.id, games.c.title).where(games.c.host == id_)
    for id_game, title in (await c.execute(hosted)).all():
        if old in title:
            fresh = title.replace(old, new)[:80]
            await c.execute(update(games).where(games.c.id == id_game).values(title=fresh))
            changed.append(id_game)
    return list(dict.fromkeys(changed))


async def drop_game(service: "Service", admin: "Person", id_: str) -> None:
    """Delete a game with all that belongs to it. Raises Refused."""

    async def work(c: AsyncConnection) -> None:
        one = next((one for one in await usage.measure(c) if one.id == id_), None)
        if one is None:
            raise Refused("no-game", status=404)
        await usage.drop(c, [one])
        await watch.note_act(
            c, "drop-game", **_by(admin), about=one.host, about_name=one.name, game=id_
        )

    await service.store.writing(work)
    service.rooms.forget(id_)
    await service.bus.publish(f"game:{id_}", "gone")
    await service.lobby.changed()


async def _other(c: AsyncConnection, admin: "Person", id_: int) -> Found:
    """Whom an act is about: not oneself, and nobody who looks after the server too. Raises
    Refused.
    """
    found = await watch.found_person(c, id_)
    if found.id == admin.id:
        raise Refused("not-yourself", status=422)
    if found.admin:
        raise Refused("is-admin", status=403)
    return found


def _by(admin: "Person") -> dict[str, Any]:
    return {"admin": admin.id, "admin_name": admin.name}


def _about(other: Found) -> dict[str, Any]:
    return {"about": other.id, "about_name": other.name}
