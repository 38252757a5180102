"""Standing in: a bot plays for somebody who has left or run out of time, until he is back."""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.bots.registry import UnknownBot, best_bot, check_bot, is_bot
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live import clocks
from aedilis.server.live.pulse import LEAST_SECONDS
from aedilis.server.notices.kinds import News
from aedilis.server.notices.outbox import Debt
from aedilis.server.store import games as kept
from aedilis.server.store.lines import Behind
from aedilis.server.store.outbox import owe

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.people import Person
    from aedilis.server.service import Service


def stand_in_of(room: "Room") -> str:
    """The bot that stands in at this table."""
    bot, game = room.row.settings.get("stand_in"), room.row.game
    return str(bot) if is_bot(bot, game) else best_bot(game)


def known_bot(bot: str, game: str) -> None:
    """Raises Refused for what is no bot of the game."""
    try:
        check_bot(bot, game)
    except UnknownBot as error:
        raise bad_field(str(error)) from None


async def stand_in(service: "Service", room: "Room", person: "Person", seat: int, bot: str) -> None:
    """Leave a seat to a bot, or take it back with no bot. One's own seat only; the host may leave
    to a bot the seat of a player whose time has run out. Raises Refused.
    """
    if not 0 <= seat < len(room.sitting):
        raise Refused("no-seat", status=422)
    mine = room.sitting[seat].person == person.id
    late = seat in clocks.late(room, time.time())
    if not mine and not (bot and room.row.host == person.id and late):
        raise Refused("not-yours", status=403)
    if room.sitting[seat].bot:
        raise Refused("not-yours", status=403)
    if room.row.status != "running":
        raise room.not_running()
    if bot:
        known_bot(bot, room.row.game)
    await set_stand_in(service, room, [seat], bot)


Also = Callable[[AsyncConnection], Awaitable[list[Debt]]]
"""What is done in the same transaction; gives whom it has to be told, and may raise Refused."""


async def set_stand_in(
    service: "Service",
    room: "Room",
    seats: list[int],
    bot: str,
    *,
    news: News = "",
    also: Also | None = None,
) -> None:
    """Let a bot play some seats, or (empty) their own people again; they are told such `news`.
    Raises Refused when the game has gone on in another process, or is over and there is something
    to be done `also`.
    """
    await service.rooms.finish(_set(service, room, seats, bot, news, also))


async def _set(
    service: "Service",
    room: "Room",
    seats: list[int],
    bot: str,
    news: News,
    also: Also | None,
) -> None:
    async with room.lock:
        await room.look_up()
        row = room.row
        if row.status != "running":
            if also is not None:
                raise room.not_running()
            return
        now = time.time()
        since, left = _times(room, seats, bot, now)
        until = clocks.deadline(room, row.awaited, since, left, dict.fromkeys(seats, bot))
        lines, heard = row.lines, row.heard
        debts = service.notify.of_seats(room, seats, news) if news else []

        # Whoever plays himself again has the seat for good.
        offer = {} if bot else {"offered": ""}

        async def work(c: Any) -> list[Debt]:
            if not await kept.change_running(c, room.id, lines, until=until, since=since):
                raise Behind(room.id)
            for seat in seats:
                await kept.change_seat(c, room.id, seat, stand_in=bot, **offer)
            for seat, clock in left.items():
                await kept.change_seat(c, room.id, seat, clock=clock)
            owed = debts + (await also(c) if also is not None else [])
            await owe(c, owed)
            return owed

        try:
            debts = await service.store.writing(work)
        except BaseException as error:
            await room.look_up()
            if isinstance(error, Behind):
                raise Refused("stale", params={"seen": heard, "now": room.row.heard}) from None
            raise
        room.changes += 1
        row.until, row.since = until, since
        for seat in seats:
            room.sitting[seat].stand_in = bot
            room.sitting[seat].offered = offer.get("offered", room.sitting[seat].offered)
        for seat, clock in left.items():
            room.sitting[seat].clock = clock
        if also is not None:
            await room.look_up()
    await room.tell(debts, seats=True)


def _times(room: "Room", seats: list[int], bot: str, now: float) -> tuple[float, dict[int, float]]:
    """Since when the game waits, and what is on the clocks, once a bot plays some seats or (no bot)
    their people are back.
    """
    row = room.row
    since = row.since if row.since is not None else now
    bank = clocks.clock_of(room).get("kind") == "bank"
    if bot:
        mine = [seat for seat in seats if seat in row.awaited]
        return since, clocks.spent(room, now, mine) if bank else {}
    left: dict[int, float] = {}
    if any(seat in row.awaited for seat in seats):
        # Whoever is back is asked now, and the others' time until now is theirs to bear.
        left = clocks.spent(room, now, row.awaited) if bank else {}
        since = now
    if bank:
        increment = float(clocks.clock_of(room).get("increment", 0))
        least = max(increment, LEAST_SECONDS)
        left |= {seat: max(room.sitting[seat].clock or 0.0, least) for seat in seats}
    return since, left
