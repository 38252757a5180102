"""Invitations: a seat is held for somebody, who sits down there or lets it go."""

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.notices.outbox import Debt
from aedilis.server.people import Person
from aedilis.server.people.friends import by_name
from aedilis.server.store import bonds
from aedilis.server.store import games as kept
from aedilis.server.store.games import SeatRow
from aedilis.server.store.outbox import owe
from aedilis.server.store.watch import refuse_suspended

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.service import Service


def is_free(one: SeatRow) -> bool:
    """Whether a seat is neither taken nor held for somebody."""
    return one.person is None and not one.bot and one.invited is None


async def invite(
    service: "Service", host: Person, id_: str, name: str, seat: int | None = None
) -> int:
    """Hold a seat of one's table for an account, the first free one when none is named, and tell
    its owner; gives the seat. Raises Refused, the same for who takes no invitations and for who
    wants none of this host.
    """
    room = await _hosted(service, host, id_)
    free = [one.seat for one in room.sitting if is_free(one)]
    if room.row.status not in ("open", "running") or room.row.sandbox or not free:
        raise Refused("no-open-seat")
    if seat is not None and seat not in free:
        raise Refused("seat-taken")
    chosen = free[0] if seat is None else seat

    async def work(c: AsyncConnection) -> list[Debt]:
        await refuse_suspended(c, host.id)
        guest = await by_name(c, name)
        if guest.id == host.id:
            raise Refused("not-yourself", status=422)
        sitting = await kept.read_seats(c, id_)
        if any(guest.id in (one.person, one.invited) for one in sitting):
            raise Refused("invited-already")
        if not await _takes(c, guest, host):
            raise Refused("cannot-invite")
        if not is_free(sitting[chosen]):
            raise Refused("seat-taken")
        await kept.change_seat(c, id_, chosen, invited=guest.id)
        debt = Debt(
            game=id_,
            person=guest.id,
            kind="seat",
            made=time.time(),
            news="invited",
            who=host.name,
        )
        await owe(c, [debt])
        return [debt]

    service.limits.asking.check(f"person:{host.id}")
    debts = await service.store.writing(work)
    await _told(service, room)
    service.rooms.later(service.notify.tell(room, debts), f"notices:{id_}")
    return chosen


async def _takes(c: AsyncConnection, guest: Person, host: Person) -> bool:
    """Whether somebody takes invitations of a host."""
    who = guest.preferences.invitations
    if who == "nobody" or await bonds.deaf_to(c, host.id, [guest.id]):
        return False
    return who == "anyone" or await bonds.are_friends(c, guest.id, host.id)


async def accept(service: "Service", guest: Person, id_: str) -> int:
    """Sit down where one is invited; gives the seat. Raises Refused."""
    room = await _room(service, id_)
    seat = next((one.seat for one in room.sitting if one.invited == guest.id), None)
    if seat is None:
        raise Refused("no-invitation", status=404)
    taken = await service.lobby.join(guest, id_, None, seat)
    await service.notify.looked(room, guest)
    return taken


async def decline(service: "Service", guest: Person, id_: str) -> None:
    """Let the seat go that is held for one. Raises Refused."""
    room = await _room(service, id_)

    async def work(c: Any) -> None:
        if not await kept.release_seat(c, id_, guest.id):
            raise Refused("no-invitation", status=404)

    await service.store.writing(work)
    await service.notify.looked(room, guest)
    await _told(service, room)


async def _room(service: "Service", id_: str) -> "Room":
    room = await service.rooms.room(id_)
    await room.catch_up()
    return room if not room.gone else await service.rooms.room(id_)


async def _hosted(service: "Service", host: Person, id_: str) -> "Room":
    room = await _room(service, id_)
    service.lobby.admit(room.row, room.sitting, host, None)
    if room.row.host != host.id:
        raise Refused("not-host", status=403)
    return room


async def _told(service: "Service", room: "Room") -> None:
    await room.catch_up()
    await room.tell(seats=True)
    await service.lobby.changed()
