"""What happens when somebody's time has run out: he abstains, declines or passes in that one
decision, or the table's bot makes it where something has to be chosen; the next one is his again.

A table may have it that the bot takes the whole seat. It does so only while its player does not
look at the table: whoever sits before the page loses one decision at most. Who plays against bots
alone keeps the seat: nobody waits for him, and bots among themselves would play on to the end.
"""

import time
from typing import TYPE_CHECKING, Final

from aedilis.kernel.prompt import Move
from aedilis.server.live import clocks
from aedilis.server.live.bots import think
from aedilis.server.live.in_memory import LATE_KEY
from aedilis.server.live.stand_ins import set_stand_in, stand_in_of
from aedilis.server.notices.kinds import News

LATE: Final[News] = "late"
LOST: Final[News] = "replaced"
"""What its player is told: that the one decision was made, or that the seat is played on."""

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.service import Service


async def time_is_up(service: "Service", room: "Room") -> None:
    """Go on for those whose time has run out. Raises Refused when the game has gone on."""
    await room.catch_up()
    for seat in clocks.late(room, time.time()):
        if seat in clocks.late(room, time.time()):
            await _answer(service, room, seat)


async def _answer(service: "Service", room: "Room", seat: int) -> None:
    """Make the decision that a seat is late with, and tell its player."""
    bot, seq = stand_in_of(room), len(room.times)
    move = await _lapsed(room, seat, seq) or await think(service, room, seat, seq, bot)
    if move is None:
        return
    taken = takes_seat(room, seat) and all(one.seat != seat for one in room.watchers)
    # Two processes that see it at the same time make one decision. What its player is to be told is
    # kept with it, so that no crash loses it: one in between leaves the seat for the next time.
    key, news = f"{LATE_KEY}{seq}", LOST if taken else LATE
    await room.move(seat, seq, key, move, exact=True, news=news)
    if taken and room.row.status == "running":
        await set_stand_in(service, room, [seat], bot)


async def _lapsed(room: "Room", seat: int, seq: int) -> Move | None:
    """What the rules have a seat do that is late; None where something has to be chosen."""
    # While a move is being kept the table is ahead of what anybody may know.
    async with room.lock:
        table = room.table
        if table is None or len(table.entries) != seq:
            return None
        return table.game.lapsed(table.state, seat)


def takes_seat(room: "Room", seat: int) -> bool:
    """Whether the table's bot goes on for this seat when it is late and its player not there."""
    others = any(not one.bot for one in room.sitting if one.seat != seat)
    # A tournament waits for the tables of its round.
    awaited = others or bool(room.row.settings.get("tournament"))
    return awaited and bool(clocks.clock_of(room).get("late") == "bot")
