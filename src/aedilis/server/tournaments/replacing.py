"""What becomes of a seat at a table that is played, when its entrant leaves or another takes his
place in the tournament.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from aedilis.server.errors import Refused
from aedilis.server.live.stand_ins import set_stand_in, stand_in_of
from aedilis.server.store import games as kept
from aedilis.server.store.tournaments import Whole

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.service import Service


async def _seat(service: "Service", whole: Whole, number: int) -> "tuple[Room, int] | None":
    """Where somebody sits in the round that is played, if that game runs."""
    for match in whole.of_round:
        if number in match.seats and match.game is not None and match.result is None:
            with suppress(Refused):
                room = await service.rooms.room(match.game)
                await room.catch_up()
                if room.row.status == "running":
                    return room, match.seats.index(number)
    return None


async def leave_table(service: "Service", whole: Whole, number: int) -> None:
    """The table's bot plays for somebody who has left."""
    found = await _seat(service, whole, number)
    if found is not None:
        room, seat = found
        if not room.sitting[seat].stand_in:
            await set_stand_in(service, room, [seat], stand_in_of(room), news="replaced")


async def hand_over(service: "Service", whole: Whole, number: int, person: int, name: str) -> None:
    """Somebody else sits down in the seat of an entrant, and is told that his round has begun."""
    found = await _seat(service, whole, number)
    if found is None:
        return
    room, seat = found
    bot = stand_in_of(room)
    if not room.sitting[seat].stand_in:
        await set_stand_in(service, room, [seat], bot)

    async def work(c: Any) -> None:
        await kept.change_seat(c, room.id, seat, person=person, name=name, stand_in=bot)

    await service.store.writing(work)
    await room.catch_up()
    # His time begins now.
    await set_stand_in(service, room, [seat], "", news="round")
