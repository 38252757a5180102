"""A record becomes a private sandbox: checked first, then kept with all its lines.

One record at a time is checked, in a thread and within a time, for the check takes as long as the
game had moves.
"""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from aedilis.bots.registry import GAME_BOTS
from aedilis.games import GAMES
from aedilis.kernel.codec import BadFile
from aedilis.kernel.record import Record, commit, parse
from aedilis.kernel.table import Mismatch, Table, replay, replay_line
from aedilis.server.errors import Refused
from aedilis.server.live.sandbox import Sandbox, keep
from aedilis.server.once import Once

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LARGEST_RECORD: Final = 2_000_000
MOST_LINES: Final = 20_000
MOST_SECONDS: Final = 20.0
PAUSE_EVERY: Final = 20
LONGEST_NAME: Final = 40

_one_at_a_time = asyncio.Lock()


async def import_game(
    service: "Service", person: "Person", raw: bytes, seat: int, once: Once | None
) -> str:
    """Make a sandbox of a record, for one request; gives its id. Raises Refused."""
    before = await once.made() if once is not None else None
    if before is not None:
        return before
    record = _read(raw)
    if not 0 <= seat < len(record.header.seats):
        raise Refused("no-seat", status=422)
    if _one_at_a_time.locked():
        raise Refused("busy", status=429)
    async with _one_at_a_time:
        table = await asyncio.to_thread(_check, record)
    names = record.header.seats
    made = Sandbox(", ".join(names)[:80], names, seat, GAME_BOTS[record.header.game][0])
    return await keep(service, person, table, [[]] * len(table.entries), made, once)


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
    """Play the record again, and once more from its seed if that is opened; gives the table after
    its last line, which can go on. Raises Refused.
    """
    game, end = GAMES[record.header.game], record.end
    if record.header.data != game.data_hash or record.header.rules != game.rules_version:
        raise Refused("other-rules", status=422)
    give_up = time.monotonic() + MOST_SECONDS
    try:
        table = _play(record, None, give_up)
        if end is not None and record.header.commitment:
            if commit(end.seed) != record.header.commitment:
                raise _bad("the seed does not fit the commitment")
            _play(record, end.seed, give_up)
    except Mismatch as error:
        raise _bad(" ".join(str(error).split())[:200]) from None
    table.go_on(secrets.token_hex(24))
    # It has no commitment any more, and so no seed to be opened.
    if end is not None and table.record.end != msgspec.structs.replace(end, seed=""):
        raise _bad("the game does not end as it says")
    return table


def _play(record: Record, seed: str | None, give_up: float) -> Table:
    """Play all lines again, from their outcomes or from a seed, which has to give the same. Raises
    Mismatch, and Refused once it is time to give up.
    """
    table = replay(GAMES[record.header.game], record, 0, seed=seed)
    for line in record.lines[1:]:
        replay_line(table, line)
        if line.n % PAUSE_EVERY == 0:
            # Let the others have the interpreter.
            time.sleep(0.001)
        if time.monotonic() > give_up:
            raise _bad(f"it takes more than {MOST_SECONDS:.0f} seconds to check")
    return table


def _bad(problem: str) -> Refused:
    return Refused("bad-record", params={"problem": f"record: {problem}"}, status=422)
