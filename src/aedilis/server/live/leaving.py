"""Leaving a game for good: somebody resigns, or all people at the table agree to end it.

Whoever resigns has the seat no more: a bot plays it on until the others have found somebody for it.
Where nobody else is left the game ends. A proposal to end it stands until all people who sit there
have agreed, or one of them refuses. Programs are not asked, unless nobody else sits there.
"""

import time
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import Refused
from aedilis.server.live.history import why_not_running
from aedilis.server.live.stand_ins import set_stand_in, stand_in_of
from aedilis.server.notices.outbox import Debt
from aedilis.server.store import games as kept
from aedilis.server.store.affair_rows import Locked, keep, locked, programs
from aedilis.server.store.affairs import AGREED, RESIGNED, Happened, Proposal, Word
from aedilis.server.store.outbox import owe
from aedilis.server.store.ratings import is_rated, settle_unplayed

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service

Answer = Literal["propose", "agree", "refuse"]
"""What can be said of ending the game: whoever has proposed it takes it back by refusing."""


async def resign(service: "Service", room: "Room", person: "Person", *, end: bool = False) -> None:
    """Give up one's seat for good; `end`: and propose to the others that the game ends. Raises
    Refused.
    """
    seat = room.seat_of(person.id)
    if seat < 0:
        raise Refused("not-seated", status=403)
    bot = stand_in_of(room)

    async def also(c: AsyncConnection) -> list[Debt]:
        here = await _mine(c, room, seat, person)
        mine = here.sitting[seat]
        mine.person, mine.stand_in, mine.offered = None, bot, ""
        values = {"stand_in": bot, "offered": "", "former": person.id}
        await kept.change_seat(c, room.id, seat, person=None, **values)
        _tell(here, "resigned", seat, person)
        left = [one for one in here.sitting if one.person is not None]
        if not left:
            return await _end(service, c, here, RESIGNED)
        if end:
            here.affairs.proposal = Proposal(seat, [], [])
        debts = service.notify.of_people(room.id, left, "seat", person.name, "resigned")
        return debts + await settle(service, c, here)

    await set_stand_in(service, room, [seat], bot, also=also)


async def answer_end(service: "Service", room: "Room", person: "Person", answer: Answer) -> None:
    """Propose to end the game now, agree to it, or refuse it. Raises Refused."""
    await service.rooms.finish(_answer(service, room, person, answer))


async def _answer(service: "Service", room: "Room", person: "Person", answer: Answer) -> None:
    async def work(c: AsyncConnection) -> list[Debt]:
        seat = room.seat_of(person.id)
        if seat < 0:
            raise Refused("not-seated", status=403)
        here = await _mine(c, room, seat, person)
        debts = await _say(service, c, here, seat, person, answer)
        await owe(c, debts)
        return debts

    async with room.lock:
        await room.look_up()
        debts = await service.store.writing(work)
        await room.look_up()
    await room.tell(debts, seats=True)


async def _say(
    service: "Service",
    c: AsyncConnection,
    here: Locked,
    seat: int,
    person: "Person",
    answer: Answer,
) -> list[Debt]:
    affairs, proposal = here.affairs, here.affairs.proposal
    if proposal is None:
        if answer != "propose":
            raise Refused("no-proposal")
        affairs.proposal = fresh = Proposal(seat, [], [seat])
        if any(one.person not in (None, person.id) for one in here.sitting):
            _tell(here, "proposed", seat, person)
        debts = await settle(service, c, here)
        asked = [here.sitting[one] for one in fresh.asked if one != seat]
        told = service.notify.of_people(here.row.id, asked, "seat", person.name, "end")
        return debts or told
    if answer == "refuse":
        _tell(here, "withdrawn" if proposal.by == seat else "refused", seat, person)
        affairs.proposal = None
    elif seat not in proposal.agreed:
        proposal.agreed.append(seat)
    return await settle(service, c, here, Said(seat, person))


class Said(NamedTuple):
    """Who has spoken last."""

    seat: int
    person: "Person"


async def settle(
    service: "Service", c: AsyncConnection, here: Locked, last: Said | None = None
) -> list[Debt]:
    """Keep what has become of a game that is locked. Whoever sits there now is asked whether it
    ends, and it does so when all have agreed. Gives whom that has to be told.
    """
    proposal = here.affairs.proposal
    if proposal is not None:
        people = [one for one in here.sitting if one.person is not None]
        theirs = await programs(c, [one.person for one in people])
        asked = [one.seat for one in people if one.person not in theirs]
        proposal.asked = asked or [one.seat for one in people]
        proposal.agreed = [seat for seat in proposal.agreed if seat in proposal.asked]
        if set(proposal.asked) == set(proposal.agreed):
            if last is not None:
                _tell(here, "agreed", last.seat, last.person)
            return await _end(service, c, here, AGREED)
    await keep(c, here.row.id, here.affairs)
    return []


async def _end(service: "Service", c: AsyncConnection, here: Locked, word: str) -> list[Debt]:
    """End a game without a winner."""
    here.affairs.proposal = None
    row = here.row
    if is_rated(row):
        await settle_unplayed(c, row, time.time())
    await keep(
        c,
        row.id,
        here.affairs,
        status="over",
        ending={"word": word, "winners": []},
        awaited=[],
        since=None,
        until=None,
        updated=time.time(),
    )
    return service.notify.of_people(row.id, here.sitting, "over")


async def _mine(c: AsyncConnection, room: "Room", seat: int, person: "Person") -> Locked:
    """A running game, locked, in which a person still has a seat. Raises Refused."""
    here = await locked(c, room.id)
    if here is None:
        raise Refused("no-game", status=404)
    if here.row.status != "running":
        raise why_not_running(here.row, room.differs)
    if here.sitting[seat].person != person.id:
        raise Refused("not-seated", status=403)
    return here


def _tell(here: Locked, word: Word, seat: int, person: "Person") -> None:
    now, after = time.time(), here.row.lines
    here.affairs.tell(Happened(word, after, now, seat, person.id, person.name))
