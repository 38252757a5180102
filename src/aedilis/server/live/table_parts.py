"""What all are told of a table in the same way: its seats, whether it may be watched and has hints,
and the lines of its history.
"""

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from aedilis.kernel.event import SeenEvent
from aedilis.kernel.marking import Span
from aedilis.kernel.record import Line
from aedilis.kernel.recorded import told_line
from aedilis.kernel.since import USUAL, Weight, after_last_move
from aedilis.kernel.table import Table
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.plain import damaged
from aedilis.server.wire.parts import LogEntry, SeatCard
from aedilis.server.wire.reader import Reader
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory


def seat_card(one: SeatRow, mine: bool) -> SeatCard:
    """A seat as everybody may see it; `mine` is the reader's own."""
    # Who has given up has left the seat to a bot, and nobody is waited for.
    gone = one.person is None and one.former is not None
    given_up = gone and not one.offered and one.invited is None
    bot = one.bot or (one.stand_in if given_up else "")
    return SeatCard(
        seat=one.seat,
        name=one.name,
        kind="bot" if bot else "person" if one.person is not None else "open",
        user=one.person,
        bot=bot,
        stand_in=one.stand_in,
        clock=one.clock,
        mine=mine,
        held=one.person is None and one.invited is not None,
        offered=bool(one.offered),
        given_up=given_up,
    )


def watchable(row: GameRow) -> bool:
    """Whether those who do not sit there may watch."""
    return row.status == "over" or row.settings.get("spectator_delay") is not None


def may_have_hints(row: "GameRow") -> bool:
    """Whether those who play a game may ask for hints: where its maker has not done without them,
    and never where it is rated or part of a tournament.
    """
    settings = row.settings
    if settings.get("rated") or settings.get("tournament"):
        return False
    return bool(settings.get("hints", True))


def seat_cards(room: "GameInMemory", mine: int) -> list[SeatCard]:
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
        # Who has just given the seat up may not have heard of it.
        card.online = seat.person is not None and seat.seat in online
        card.clock = clock
        if mine >= 0:
            card.key = seat.offered
        out.append(card)
    return out


def log_entries(
    room: "GameInMemory", reader: Reader, table: Table, view: Any, since: int, until: int
) -> list[LogEntry]:
    """The lines of the history from `since` to before `until`, as a reader may know them."""
    out: list[LogEntry] = []
    late = room.late
    for line, events in story(room, table, reader.seat, since):
        if line.n >= until:
            break
        entry = LogEntry(
            n=room.known(reader.seat, line.n),
            seat=line.seat,
            at=room.times[line.n],
            lines=_told(room, line, reader, events, view),
            undo=line.undo,
            late=line.n in late,
        )
        if entry.lines:
            _weigh(entry, [reader.weight(event) for event in events])
        out.append(entry)
    return out


def _weigh(entry: LogEntry, weights: list[Weight]) -> None:
    """Say what the sentences of a line weigh, unless all are as usual."""
    if any(one != USUAL for one in weights):
        entry.weights = [one.weight for one in weights]
        entry.signs = [one.sign for one in weights]


def since_last_move(room: "GameInMemory", seat: int) -> int:
    """The first line after a seat's own last move; 0 where it has not moved, and for a spectator.
    What a bot did in its place, or the clock, is not its own; of the lines that a sandbox began
    with nobody knows any more.
    """
    table = room.table or room.book
    if seat < 0 or table is None:
        return 0
    late, own = room.late, set(room.keys.values())
    first = min(own, default=len(table.entries))

    def others(n: int) -> bool:
        return n in late or (n >= first and n not in own)

    return after_last_move(table.entries, seat, others)


def story(
    room: "GameInMemory", table: Table, seat: int, since: int
) -> Iterator[tuple[Line, list[SeenEvent]]]:
    """The history as a seat may know it. Of a finished game that these rules do not fit all lines
    are told as they were recorded where nothing else is known of them; nobody plays it any more.
    """
    for line, events in table.story(seat, since, room.hidden_from(seat)):
        if _is_bare(room, line.n):
            yield table.entries[line.n].line, []
        else:
            yield line, events


def _is_bare(room: "GameInMemory", n: int) -> bool:
    """Whether nothing is known of a line but what a record has of it; of what was played here it
    is known what happened, and be it nothing.
    """
    brought = room.book is not None and bool(room.row.settings.get("recorded"))
    return brought and n >= room.fits


def _told(
    room: "GameInMemory", line: Line, reader: Reader, events: Sequence[SeenEvent], view: Any
) -> list[list[Span]]:
    """What happened in a line, in words; nothing where what is kept of it cannot be told."""
    n = line.n
    if _is_bare(room, n):
        return [] if line.undo else [[Span(told_line(words(reader.language), line, room.names))]]
    try:
        return [reader.event(event, view) for event in events]
    except Exception as error:
        # What was kept may be anything, and is not to take the rest of the history with it.
        damaged("lines", f"{room.id} {n}", error)
        return []
