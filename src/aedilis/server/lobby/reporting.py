"""Reports: a line of the chat, a name or a table, by somebody who may see it."""

from typing import TYPE_CHECKING, Any

import msgspec

from aedilis.server.errors import Refused, bad_field
from aedilis.server.people.friends import by_name
from aedilis.server.store import watch
from aedilis.server.store.watch import Matter

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """What is reported: a `line` of the chat of a game, the `name` of an account or of who sits in
    a `seat` of a game, or a game's title. `key` is that of a private game's link.
    """

    matter: Matter
    game: str = ""
    line: int | None = None
    seat: int | None = None
    name: str = ""
    key: str = ""


class Seen(msgspec.Struct, frozen=True):
    """What is reported as it stands, and whose it is."""

    text: str
    about: int | None


async def seen(service: "Service", me: "Person", what: Reported) -> Seen:
    """What somebody reports. Raises Refused, as if it were not there, for what he may not see."""
    if what.matter == "chat":
        if what.line is None:
            raise bad_field("line: missing")
        room = await service.lobby.watched(what.game, me, what.key or None)
        said = await service.talk.line(room, me, what.line)
        return Seen(said.text, said.person)
    if what.matter == "name" and what.name:
        async with service.store.reading() as c:
            other = await by_name(c, what.name)
        return Seen(other.name, other.id)
    room = await service.rooms.room(what.game)
    service.lobby.admit(room.row, room.sitting, me, what.key or None)
    if what.matter == "table":
        return Seen(room.row.title, room.row.host)
    for one in room.sitting:
        if one.seat == what.seat and one.person is not None:
            return Seen(one.name, one.person)
    raise Refused("no-seat", status=422)


async def report(service: "Service", me: "Person", what: Reported, reason: str) -> int:
    """Keep a report; gives its number. Raises Refused."""
    why = watch.one_line(reason)
    found = await seen(service, me, what)
    if found.about == me.id:
        raise Refused("not-yourself", status=422)
    service.limits.reports.check(f"person:{me.id}")

    async def work(c: Any) -> int:
        return await watch.report(
            c,
            reporter=me.id,
            matter=what.matter,
            game=what.game,
            line=what.line if what.matter == "chat" else None,
            about=found.about,
            text=found.text,
            reason=why,
        )

    return await service.store.writing(work)
