"""A private sandbox: a game that begins as another one stood, to try things out against bots.

From a game that still runs it begins in a position that the player cannot tell from the true one:
whatever the seat may not know is dealt anew. From a game that is over it begins with the true
lines, and goes on with new chance.
"""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.record import Line
from aedilis.kernel.table import Entry, Kept, Table
from aedilis.server.errors import Refused
from aedilis.server.live.history import header_of, line_row
from aedilis.server.lobby import new_id
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, LineRow, SeatRow

if TYPE_CHECKING:
    from aedilis.server.live.watcher import Watcher
    from aedilis.server.people import Person
    from aedilis.server.service import Service


async def fork(service: "Service", watcher: "Watcher", person: "Person", n: int) -> str:
    """Make a sandbox from the first `n` lines of the watched game; gives its id. Raises Refused."""
    room = watcher.room
    over = room.row.status == "over"
    seat = room.seat_of(person.id)
    if room.table is None or room.past is None:
        raise Refused("not-running", params={"status": room.row.status})
    if seat < 0 and not over:
        raise Refused("not-seated", status=403)
    if not 1 <= n <= watcher.visible():
        raise Refused("bad-field", params={"problem": "n: there is no such line"}, status=422)
    seed = secrets.token_hex(24)
    if n < len(room.times):
        await asyncio.to_thread(room.past.state, n - 1)
    game = GAMES[room.row.game]
    header = msgspec.structs.replace(header_of(room.row), commitment="")
    mine = max(seat, 0)
    # While a move is being kept the table is ahead of what anybody may know.
    async with room.lock:
        if room.gone:
            raise Refused("no-game", status=404)
        state = room.table.state if n == len(room.times) else room.past.state(n - 1)
        if state.over:
            raise Refused("over")
        if over:
            state = game.clone(state)
        else:
            state = game.determinize(state, mine, stream(seed, "sandbox"))
        known = room.table.entries[:n]
        codes = room.codes[:n] if over else [[]] * n
    entries = known if over else [_as_seen(entry, mine) for entry in known]
    table = Table(game, header.options, (), seed, header=header, kept=Kept(state, entries))
    table.go_on(seed)
    now = time.time()
    bot = service.stand_in_of(room)
    sitting = [
        SeatRow(seat=one.seat, name=one.name, person=person.id)
        if one.seat == mine
        else SeatRow(seat=one.seat, name=one.name, bot=bot)
        for one in room.sitting
    ]
    row = GameRow(
        id=new_id(),
        game=room.row.game,
        title=room.row.title,
        options=room.row.options,
        settings={"forked": n - 1, "imagined": not over, "spectator_delay": None},
        status="running",
        private=True,
        key=secrets.token_urlsafe(12),
        host=person.id,
        seats=room.row.seats,
        header=kept.builtins(table.header),
        seed=seed,
        sandbox=True,
        created=now,
        updated=now,
    )
    rows = [line_row(e, c, now, None) for e, c in zip(entries, codes, strict=True)]
    await _keep(service, row, sitting, rows, table)
    await service.lobby.changed()
    return row.id


def _as_seen(entry: Entry, seat: int) -> Entry:
    """A line as a seat knew it: nothing that it did not see is carried over."""
    line = entry.line
    seen = [event.seen_by(seat) for event in entry.events]
    known = Line(
        n=line.n,
        seat=line.seat,
        move=line.move if line.seat == seat else {} if line.move is not None else None,
        undo=line.undo,
    )
    return Entry(known, [Event(one.key, one.seat, one.params) for one in seen])


async def _keep(
    service: "Service",
    row: GameRow,
    sitting: list[SeatRow],
    rows: list[LineRow],
    table: Table,
) -> None:
    awaited = table.game.awaited(table.state)
    snapshot = kept.pack(table.game.to_data(table.state))
    most = service.settings.open_games_a_person

    async def work(c: Any) -> None:
        if row.host is not None and await kept.count_unfinished(c, row.host) >= most:
            raise Refused("too-many-games", params={"most": most}, status=429)
        row.awaited, row.since = awaited, row.created
        await kept.add_game(c, row, sitting)
        await kept.add_lines(c, row.id, rows, snapshot)

    await service.store.writing(work)
