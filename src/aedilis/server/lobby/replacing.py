"""Seats that change hands: which may be taken by whom, offering one whose person is away, and
taking somebody from a seat before the start.
"""

import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.live.history import why_not_running
from aedilis.server.live.leaving import settle
from aedilis.server.notices.outbox import Debt
from aedilis.server.store import games as kept
from aedilis.server.store.affair_rows import Locked, keep, locked
from aedilis.server.store.affairs import Affairs, Happened, affairs_in
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.outbox import owe

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LOBBY: Final = "lobby"
Way = Literal["", "lobby", "link"]
"""How a seat is offered: not, to all in the lobby, or to whoever has its link."""


def way_of(seat: SeatRow) -> Way:
    """How a seat is offered now."""
    return "lobby" if seat.offered == LOBBY else "link" if seat.offered else ""


def opens(seat: SeatRow, key: str | None) -> bool:
    """Whether a seat is offered to whoever comes with this key (or without one)."""
    if not seat.offered or seat.bot:
        return False
    if seat.offered == LOBBY:
        return True
    return secrets.compare_digest((key or "").encode(), seat.offered.encode())


def free_seats(
    row: GameRow, sitting: Sequence[SeatRow], person: int | None, key: str | None, *, known: bool
) -> list[int]:
    """The seats that a person may take who comes with this key, those that it is for first.
    `known`: one who may come in without an offer.
    """
    affairs = affairs_in(row.affairs)
    if person is not None and not _may_sit(affairs, person):
        return []
    vacant = [one for one in sitting if one.person is None and not one.bot]
    mine = [one.seat for one in vacant if person is not None and one.invited == person]
    vacant = [one for one in vacant if one.invited is None]
    if row.status == "open":
        return [*mine, *(one.seat for one in vacant)] if known else []
    if row.status != "running" or row.sandbox:
        return []
    offered = [
        one.seat
        for one in sitting
        if opens(one, key)
        and one.invited in (None, person)
        and (one.person is None or (one.stand_in and one.person != person))
    ]
    # Where somebody has left without giving up, whoever may come in may sit down.
    left = [one.seat for one in vacant if known and one.former is None and not one.offered]
    return [*mine, *(seat for seat in offered if seat not in mine), *left]


def _may_sit(affairs: Affairs, person: int) -> bool:
    return person not in affairs.removed and not affairs.gave_up(person)


def check_may_sit(row: GameRow, person: int) -> None:
    """Raises Refused for whom the host has taken from this table, or who has given up a seat."""
    affairs = affairs_in(row.affairs)
    if person in affairs.removed:
        raise Refused("removed", status=403)
    if affairs.gave_up(person):
        raise Refused("gave-up", status=403)


async def take(
    service: "Service",
    c: AsyncConnection,
    here: Locked,
    seat: int,
    person: "Person",
) -> list[Debt]:
    """Let a person sit down in a seat that is free. Who sat there has lost it."""
    row, one = here.row, here.sitting[seat]
    debts: list[Debt] = []
    values: dict[str, Any] = {"offered": ""}
    if row.status == "running":
        if one.person is not None:
            debts = service.notify.of_people(row.id, [one], "seat", person.name, "taken")
        then, before = time.time(), one.person or one.former
        here.affairs.tell(
            Happened("taken", row.lines, then, seat, person.id, person.name, one.name, before)
        )
    if one.person is not None:
        values |= {"person": person.id, "name": person.name, "former": one.person}
    elif not await kept.take_seat(c, row.id, seat, person.id, person.name):
        raise Refused("seat-taken")
    await kept.change_seat(c, row.id, seat, **values)
    one.person, one.name, one.offered = person.id, person.name, ""
    return debts + await settle(service, c, here)


async def offer(service: "Service", room: "Room", person: "Person", seat: int, way: Way) -> None:
    """Offer a seat that a bot plays because its person is away or gone, or offer it no more.
    Anybody else who sits at the table may. Raises Refused.
    """
    await service.rooms.finish(_offer(service, room, person, seat, way))


async def _offer(service: "Service", room: "Room", person: "Person", seat: int, way: Way) -> None:
    async def work(c: AsyncConnection) -> list[Debt]:
        here = await locked(c, room.id)
        if here is None:
            raise Refused("no-game", status=404)
        one = _offerable(room, here, person, seat, way)
        key = LOBBY if way == "lobby" else secrets.token_urlsafe(12) if way else ""
        if way == way_of(one):
            return []
        await kept.change_seat(c, room.id, seat, offered=key)
        # Who is away is told in time to take the seat back.
        told = [one] if way and not one.offered else []
        debts = service.notify.of_people(room.id, told, "seat", person.name, "offered")
        await owe(c, debts)
        return debts

    async with room.lock:
        await room.look_up()
        debts = await service.store.writing(work)
        await room.look_up()
    await room.tell(debts, seats=True)


def _offerable(room: "Room", here: Locked, person: "Person", seat: int, way: Way) -> SeatRow:
    """A seat that a person may offer. Raises Refused."""
    row, sitting = here.row, here.sitting
    if row.status != "running":
        raise why_not_running(row, room.differs)
    if not 0 <= seat < len(sitting):
        raise Refused("no-seat", status=422)
    one = sitting[seat]
    if not any(other.person == person.id and other.seat != seat for other in sitting):
        raise Refused("not-seated", status=403)
    here_now = one.person is not None and any(w.seat == seat for w in room.watchers)
    if row.sandbox or one.bot or not one.stand_in or (way and here_now):
        raise Refused("not-away")
    return one


async def remove(service: "Service", room: "Room", person: "Person", seat: int) -> None:
    """Before the start: open a seat again, whoever sits there. Who is taken from it is told, and
    does not sit down at this table again. The caller has seen that it is the host who asks.
    Raises Refused.
    """
    if not 0 <= seat < len(room.sitting):
        raise Refused("no-seat", status=422)

    async def work(c: AsyncConnection) -> list[Debt]:
        here = await locked(c, room.id)
        if here is None or here.row.status != "open":
            raise Refused("not-open")
        one = here.sitting[seat]
        if one.person == person.id:
            raise Refused("not-yours")
        await kept.change_seat(c, room.id, seat, person=None, bot="", name="", invited=None)
        if one.person is None:
            return []
        here.affairs.removed.append(one.person)
        await keep(c, room.id, here.affairs)
        debts = service.notify.of_people(room.id, [one], "seat", person.name, "removed")
        await owe(c, debts)
        return debts

    debts = await service.store.writing(work)
    await room.catch_up()
    await room.tell(debts, seats=True)
