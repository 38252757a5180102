"""A private sandbox: a game that begins as another one stood, to try things out against bots.

From a game that still runs it begins in a position that the player cannot tell from the true one:
whatever the seat may not know is dealt anew. From a game that is over it begins with the true
lines, and goes on with new chance.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.event import Event
from aedilis.kernel.record import Header, Line, Record
from aedilis.kernel.table import Entry, Kept, Table
from aedilis.kernel.unheard import without_orders
from aedilis.server.errors import Refused, bad_field
from aedilis.server.live.clocks import ending_of
from aedilis.server.live.history import header_of, line_row
from aedilis.server.live.new_games import keep_game, lobby_changed, new_id
from aedilis.server.live.stand_ins import stand_in_of
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.idempotency import IdempotentRequest
from aedilis.server.store.lines import LineRow, pack

if TYPE_CHECKING:
    from aedilis.server.live.watcher import Watcher
    from aedilis.server.people import Person
    from aedilis.server.service import Service


class Sandbox(NamedTuple):
    """What a sandbox is made with: the names of its seats, the `seat` of whom it belongs to and the
    `bot` for the others, whether its beginning is `imagined`, and whether it was `imported`. `all`:
    it has every seat in one hand, and nothing is hidden.
    """

    title: str
    names: Sequence[str]
    seat: int
    bot: str
    imagined: bool = False
    imported: bool = False
    all: bool = False


class Wanted(NamedTuple):
    """A sandbox from the first `n` lines; `all`: with all seats in one hand."""

    n: int
    all: bool = False


async def fork(
    service: "Service",
    watcher: "Watcher",
    person: "Person",
    wanted: Wanted,
    idempotent: IdempotentRequest,
) -> str:
    """Make a sandbox of the watched game, for one request; gives its id. Raises Refused."""
    before = await idempotent.made()
    if before is not None:
        return before
    room = watcher.room
    over = room.row.status == "over"
    seat = room.seat_of(person.id)
    if room.table is None or room.past is None:
        raise room.not_running()
    if seat < 0 and not over:
        raise Refused("not-seated", status=403)
    if wanted.all and not over:
        # Nobody may know what the others hold.
        raise Refused("not-over", status=403)
    if not 1 <= wanted.n <= watcher.number(watcher.visible()):
        raise bad_field("n: there is no such line")
    n = min(room.lines_of(watcher.seat, wanted.n), watcher.visible())
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
            state = without_orders(game, state, mine)
        known = room.table.entries[:n]
        hidden = set() if over else set(room.table.hidden_from(mine))
        if not over:
            known = [one for one in known if one.line.n not in hidden]
            known = [_as_seen(one, at, mine) for at, one in enumerate(known)]
        codes = room.codes[:n] if over else [[]] * len(known)
    table = Table(game, header.options, (), seed, header=header, kept=Kept(state, known))
    table.go_on(seed)
    bot = stand_in_of(room)
    made = Sandbox(room.row.title, room.names, mine, bot, imagined=not over, all=wanted.all)
    return await keep(service, person, table, codes, made, idempotent)


def _as_seen(entry: Entry, n: int, seat: int) -> Entry:
    """A line as a seat knew it, with its number for it: nothing that it did not see is carried
    over.
    """
    line = entry.line
    seen = [event.seen_by(seat) for event in entry.events]
    known = Line(
        n=n,
        seat=line.seat,
        move=line.move if line.seat == seat else {} if line.move is not None else None,
        undo=line.undo,
    )
    return Entry(known, [Event(one.key, one.seat, one.params) for one in seen])


async def keep(
    service: "Service",
    person: "Person",
    table: Table,
    codes: Sequence[Sequence[int]],
    made: Sandbox,
    idempotent: IdempotentRequest | None,
) -> str:
    """Keep a sandbox of a person's own that begins with all the lines of a table, for one request;
    gives its id. Raises Refused.
    """
    game, state, now = table.game, table.state, time.time()
    over = bool(state.over)
    row = _row(made, person, table.header, len(table.entries), over)
    row.seed = table.seed
    row.ending = ending_of(table) if over else None
    row.awaited = game.awaited(state)
    row.since = None if over else now
    lines = [line_row(e, c, now, None) for e, c in zip(table.entries, codes, strict=True)]
    snapshot = pack(game.to_data(state))
    return await _keep(service, person, row, made, lines, snapshot, idempotent)


async def keep_recorded(
    service: "Service",
    person: "Person",
    record: Record,
    table: Table | None,
    made: Sandbox,
    idempotent: IdempotentRequest | None,
) -> str:
    """Keep a finished game that these rules do not fit as a sandbox to be read, with what happened
    in the lines that come out at a `table`, for one request; gives its id. Raises Refused.
    """
    now, end = time.time(), record.end
    assert end is not None
    row = _row(made, person, record.header, len(record.lines), True)
    row.settings["recorded"] = True
    row.seed = end.seed
    row.ending = {"word": end.end, "winners": end.winners, "digest": end.digest}
    known = [entry.events for entry in table.entries] if table is not None else []
    known += [[] for _ in record.lines[len(known) :]]
    entries = [Entry(line, events) for line, events in zip(record.lines, known, strict=True)]
    lines = [line_row(entry, [], now, None) for entry in entries]
    return await _keep(service, person, row, made, lines, b"", idempotent)


def _row(made: Sandbox, person: "Person", header: Header, lines: int, over: bool) -> GameRow:
    """What is kept of any sandbox that begins with so many lines of another game."""
    now = time.time()
    return GameRow(
        id=new_id(),
        game=header.game,
        title=made.title,
        options=dict(header.options),
        settings={
            "forked": lines - 1,
            "imagined": made.imagined,
            "imported": made.imported,
            "hands": made.all,
            "spectator_delay": None,
        },
        status="over" if over else "running",
        private=True,
        key=secrets.token_urlsafe(12),
        host=person.id,
        seats=len(made.names),
        header=kept.builtins(header),
        sandbox=True,
        created=now,
        updated=now,
    )


async def _keep(
    service: "Service",
    person: "Person",
    row: GameRow,
    made: Sandbox,
    lines: Sequence[LineRow],
    snapshot: bytes,
    idempotent: IdempotentRequest | None,
) -> str:
    sitting = [
        SeatRow(seat=seat, name=name, person=person.id)
        if made.all or seat == made.seat
        else SeatRow(seat=seat, name=name, bot=made.bot)
        for seat, name in enumerate(made.names)
    ]
    id_ = await keep_game(service, row, sitting, lines, snapshot, idempotent)
    await lobby_changed(service)
    return id_
