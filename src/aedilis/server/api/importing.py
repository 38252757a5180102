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
from aedilis.games import GAMES, difference
from aedilis.kernel.codec import BadFile
from aedilis.kernel.identity import other_rules
from aedilis.kernel.quoting import cut
from aedilis.kernel.record import Record, commit, parse
from aedilis.kernel.replaying import replay, replay_line
from aedilis.kernel.table import Mismatch, Table
from aedilis.server.api.queries import ImportQuery
from aedilis.server.errors import Refused
from aedilis.server.live.sandbox import Sandbox, keep
from aedilis.server.security.limits import address_key, visitor_key
from aedilis.server.store.idempotency import IdempotentRequest

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
    service: "Service",
    person: "Person",
    raw: bytes,
    query: ImportQuery,
    host: str,
    once: IdempotentRequest | None,
    language: str,
) -> str:
    """Make a sandbox of a record that came from an address (`host`), for one request; gives its id.
    Raises Refused.
    """
    before = await once.made() if once is not None else None
    if before is not None:
        return before
    record = _read(raw)
    seat = query.seat
    if not 0 <= seat < len(record.header.seats):
        raise Refused("no-seat", status=422)
    if _one_at_a_time.locked():
        raise Refused("busy", status=429)
    # What does not hold costs the check as well.
    service.limits.imports.check([visitor_key(person.id, host), address_key(host)], len(raw))
    async with _one_at_a_time:
        table = await asyncio.to_thread(_check, record, language)
    names = record.header.seats
    title, bot = ", ".join(names)[:80], GAME_BOTS[record.header.game][0]
    made = Sandbox(title, names, seat, bot, imported=True, all=query.all)
    return await keep(service, person, table, [[]] * len(table.entries), made, once)


def _read(raw: bytes) -> Record:
    try:
        record = parse(raw, "record")
    except BadFile as error:
        raise Refused("bad-record", params={"problem": str(error)[:200]}, status=422) from None
    header = record.header
    if header.game not in GAMES:
        problem = f"record:1: game: {cut(header.game)!r} is not one of {', '.join(GAMES)}"
        raise Refused("bad-record", params={"problem": problem}, status=422)
    if len(record.lines) > MOST_LINES:
        problem = f"record: more than {MOST_LINES} lines"
        raise Refused("bad-record", params={"problem": problem}, status=422)
    bad = [name for name in header.seats if len(name) > LONGEST_NAME or not name.isprintable()]
    if bad:
        problem = f"record:1: seats: names of at most {LONGEST_NAME} characters on one line"
        raise Refused("bad-record", params={"problem": problem}, status=422)
    return record


def _check(record: Record, language: str) -> Table:
    """Play the record again, and once more from its seed if that is opened; gives the table after
    its last line, which can go on. Raises Refused, its reason in a language.
    """
    game, end = GAMES[record.header.game], record.end
    give_up = time.monotonic() + MOST_SECONDS
    try:
        table = _play(record, None, give_up)
        if end is not None and record.header.commitment:
            if commit(end.seed) != record.header.commitment:
                raise _bad("the seed does not fit the commitment")
            _play(record, end.seed, give_up)
    except Mismatch as error:
        problem = f"line {error.n}: {difference(error, record.header, language)}"
        raise _unfit(record, problem) from None
    table.go_on(secrets.token_hex(24))
    # It has no commitment any more, and so no seed to be opened.
    if end is not None:
        # What a state is made of is another version's own.
        same = record.header.rules == game.rules_version
        found = table.record.end
        told = end.digest if same or found is None else found.digest
        if found != msgspec.structs.replace(end, seed="", digest=told):
            raise _unfit(record, "the game does not end as it says")
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


def _unfit(record: Record, problem: str) -> Refused:
    """The refusal of a record that does not hold: of its own rules, or of these."""
    if other_rules(GAMES[record.header.game], record.header):
        return Refused("other-rules", params={"problem": problem}, status=422)
    return _bad(problem)


def _bad(problem: str) -> Refused:
    return Refused("bad-record", params={"problem": f"record: {problem}"}, status=422)
