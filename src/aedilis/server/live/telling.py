"""What all watchers are told in the same way: the seats, and the lines of the history."""

import time
from typing import TYPE_CHECKING, Any

from aedilis.kernel.table import Table
from aedilis.server.cards import seat_card
from aedilis.server.reader import Reader
from aedilis.server.wire_parts import LogEntry, SeatCard

if TYPE_CHECKING:
    from aedilis.server.live.room import Room


def seat_cards(room: "Room", mine: int) -> list[SeatCard]:
    """The seats of a room as a reader may see them; `mine` is his own. Clocks tell whom the game
    waits for, and so nothing to those who are kept behind.
    """
    row = room.row
    now = time.time()
    behind = mine < 0 and room.delay > 0
    online = {watcher.seat for watcher in room.watchers}
    out: list[SeatCard] = []
    for seat in room.sitting:
        clock = None if behind else seat.clock
        asked = seat.seat in row.awaited and not seat.stand_in
        if clock is not None and asked and row.since is not None:
            clock = max(0.0, clock - (now - row.since))
        card = seat_card(seat, seat.seat == mine)
        card.online, card.clock = seat.seat in online, clock
        out.append(card)
    return out


def log_entries(
    reader: Reader, table: Table, times: list[float], view: Any, since: int, until: int
) -> list[LogEntry]:
    """The lines of the history from `since` to before `until`, as a reader may know them."""
    out: list[LogEntry] = []
    for line, events in table.story(reader.seat, since):
        if line.n >= until:
            break
        out.append(
            LogEntry(
                n=line.n,
                seat=line.seat,
                at=times[line.n],
                lines=[reader.event(event, view) for event in events],
                undo=line.undo,
            )
        )
    return out
