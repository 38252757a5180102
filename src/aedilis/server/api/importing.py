"""A record becomes a private sandbox: checked first, then kept with all its lines.

One record at a time is checked, in a thread and within a time, for the check takes as long as the
game had moves.
"""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from aedilis.bots.registry import GAME_BOTS
from aedilis.games import GAMES
from aedilis.kernel.codec import BadFile
from aedilis.kernel.record import Record, parse
from aedilis.kernel.table import Mismatch, Table, replay, replay_line, verify
from aedilis.server.errors import Refused
from aedilis.server.live.history import line_row
from aedilis.server.lobby import new_id
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LARGEST_RECORD: Final = 2_000_000
MOST_LINES: Final = 20_000
MOST_SECONDS: Final = 20.0
PAUSE_EVERY: Final = 20
LONGEST_NAME: Final = 40

_one_at_a_time = asyncio.Lock()


async def import_game(service: "Service", person: "Person", raw: bytes, seat: int) -> str:
    """Make a sandbox of a record; gives its id. Raises Refused."""
    record = _read(raw)
    if not 0 <= seat < len(record.header.seats):
        raise Refused("no-seat", status=422)
    if _one_at_a_time.locked():
        raise Refused("busy", status=429)
    async with _one_at_a_time:
        table = await asyncio.to_thread(_check, record)
    return await _keep(service, person, table, record, seat)


def _read(raw: bytes) -> Record:
    try:
        record = parse(raw, "record")
    except BadFile as error:
        raise Refused("bad-record", params={"problem": str(error)[:200]}, status=422) from None
    header = record.header
    if header.game not in GAMES:
        problem = f"record:1: game: {header.game[:20]!r} is not one of {', '.join(GAMES)}"
        raise Refused("bad-record", params={"problem": problem}, status=422)
    if len(record.lines) > MOST_LINES:
        problem = f"record: more than {MOST_LINES} lines"
        raise Refused("bad-record", params={"problem": problem}, status=422)
    bad = [name for name in header.seats if len(name) > LONGEST_NAME or not name.isprintable()]
    if bad:
        problem = f"record:1: seats: names of at most {LONGEST_NAME} characters on one line"
        raise Refused("bad-record", params={"problem": problem}, status=422)
    return record


def _check(record: Record) -> Table:
    """Play the record again; gives the table after its last line. Raises Refused."""
    game = GAMES[record.header.game]
    if record.header.data != game.data_hash or record.header.rules != game.rules_version:
        raise Refused("other-rules", status=422)
    give_up = time.monotonic() + MOST_SECONDS
    try:
        table = replay(game, record, 0)
        for line in record.lines[1:]:
            replay_line(table, line)
            if line.n % PAUSE_EVERY == 0:
                # Let the others have the interpreter.
                time.sleep(0.001)
            if time.monotonic() > give_up:
                problem = f"record: it takes more than {MOST_SECONDS:.0f} seconds to check"
                raise Refused("bad-record", params={"problem": problem}, status=422)
        if record.end is not None:
            verify(game, record)
    except Mismatch as error:
        problem = f"record: {' '.join(str(error).split())[:200]}"
        raise Refused("bad-record", params={"problem": problem}, status=422) from None
    return table


async def _keep(
    service: "Service", person: "Person", table: Table, record: Record, seat: int
) -> str:
    game, state = table.game, table.state
    seed = secrets.token_hex(24)
    table.go_on(seed)
    now = time.time()
    over = bool(state.over)
    row = GameRow(
        id=new_id(),
        game=game.name,
        title=", ".join(record.header.seats)[:80],
        options=dict(record.header.options),
        settings={"forked": len(table.entries) - 1, "imagined": False, "spectator_delay": None},
        status="over" if over else "running",
        private=True,
        key=secrets.token_urlsafe(12),
        host=person.id,
        seats=len(record.header.seats),
        header=kept.builtins(table.header),
        seed=seed,
        ending={"word": game.ending(state), "winners": game.winners(state)} if over else None,
        awaited=game.awaited(state),
        since=None if over else now,
        sandbox=True,
        created=now,
        updated=now,
    )
    bot = GAME_BOTS[game.name][0]
    sitting = [
        SeatRow(seat=at, name=name, person=person.id)
        if at == seat
        else SeatRow(seat=at, name=name, bot=bot)
        for at, name in enumerate(record.header.seats)
    ]
    rows = [line_row(entry, [], now, None) for entry in table.entries]
    most = service.settings.open_games_a_person
    snapshot = kept.pack(game.to_data(state))

    async def work(c: Any) -> None:
        if await kept.count_unfinished(c, person.id) >= most:
            raise Refused("too-many-games", params={"most": most}, status=429)
        await kept.add_game(c, row, sitting)
        await kept.add_lines(c, row.id, rows, snapshot)

    await service.store.writing(work)
    return row.id
