"""A record becomes a private sandbox: checked first, then kept with all its lines. A finished one
of other rules that these do not fit is kept to be read.

One record at a time is checked, in a thread and within a time, for the check takes as long as the
game had moves.
"""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from aedilis.bots.registry import GAME_BOTS
from aedilis.games import GAMES, WORD, difference, seats_fit
from aedilis.kernel.codec import BadFile, encode
from aedilis.kernel.identity import other_rules
from aedilis.kernel.quoting import DEPTH, cut
from aedilis.kernel.record import Record, commit, parse
from aedilis.kernel.replaying import Followed, end_differs, replay, replay_line
from aedilis.kernel.table import Mismatch, Table
from aedilis.server.api.queries import ImportQuery
from aedilis.server.errors import Refused
from aedilis.server.live.recorded import why
from aedilis.server.live.sandbox import Sandbox, keep, keep_recorded
from aedilis.server.security.limits import address_key, visitor_key
from aedilis.server.store import games as kept
from aedilis.server.store.idempotency import IdempotentRequest
from aedilis.server.store.shapes import Value
from aedilis.server.wire.parts import Differs

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LARGEST_RECORD: Final = 2_000_000
MOST_LINES: Final = 20_000
MOST_SECONDS: Final = 20.0
PAUSE_EVERY: Final = 20
LONGEST_NAME: Final = 40
LONGEST_DIGEST: Final = 200
LONGEST_OPTIONS: Final = 10_000

_one_at_a_time = asyncio.Lock()


async def import_game(
    service: "Service",
    person: "Person",
    raw: bytes,
    query: ImportQuery,
    host: str,
    idempotent: IdempotentRequest | None,
    language: str,
) -> str:
    """Make a sandbox of a record that came from an address (`host`), for one request; gives its id.
    Raises Refused.
    """
    before = await idempotent.made() if idempotent is not None else None
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
        played = await asyncio.to_thread(_check, record, language)
    names = record.header.seats
    title, bot = ", ".join(names)[:80], GAME_BOTS[record.header.game][0]
    made = Sandbox(title, names, seat, bot, imported=True, all=query.all)
    table = played.table
    if played.differs is not None or table is None:
        return await keep_recorded(service, person, record, table, made, idempotent)
    return await keep(service, person, table, [[]] * len(table.entries), made, idempotent)


async def differs_of(service: "Service", id_: str, language: str) -> Differs | None:
    """Why a record that was brought in can only be read; None for one that these rules fit."""
    async with service.store.reading() as c:
        row = await kept.read_game(c, id_)
    if row is None or not row.settings.get("recorded"):
        return None
    return why(await service.rooms.room(id_), language)


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


def _check(record: Record, language: str) -> Followed:
    """Play the record again, and once more from its seed if that is opened; gives the table after
    its last line, which can go on. A finished one of other rules comes with what `differs`, and can
    only be kept. Raises Refused, its reason in a language.
    """
    game, end = GAMES[record.header.game], record.end
    give_up = time.monotonic() + MOST_SECONDS
    proof = end.seed if end is not None and record.header.commitment else None
    if proof is not None and commit(proof) != record.header.commitment:
        raise _bad("the seed does not fit the commitment")
    table, differs = _play(record, None, give_up)
    if differs is None and proof is not None:
        differs = _play(record, proof, give_up).differs
    if differs is None and table is not None:
        differs = end_differs(table, record)
    if differs is None and table is not None:
        table.go_on(secrets.token_hex(24))
    elif differs is not None and (end is None or not other_rules(game, record.header)):
        problem = f"line {differs.n}: {difference(differs, record.header, language)}"
        raise _unfit(record, problem)
    else:
        _hold_shapes(record)
    return Followed(table, differs)


def _play(record: Record, seed: str | None, give_up: float) -> Followed:
    """Play all lines again as far as these rules fit them, from their outcomes or from a seed,
    which has to give the same. Raises Refused once it is time to give up.
    """
    table: Table | None = None
    try:
        table = replay(GAMES[record.header.game], record, 0, seed=seed)
        for line in record.lines[1:]:
            replay_line(table, line)
            if line.n % PAUSE_EVERY == 0:
                # Let the others have the interpreter.
                time.sleep(0.001)
            if time.monotonic() > give_up:
                raise _bad(f"it takes more than {MOST_SECONDS:.0f} seconds to check")
    except Mismatch as error:
        return Followed(table, error)
    return Followed(table, None)


def _hold_shapes(record: Record) -> None:
    """Hold a record that no rules have checked against what is kept of games. Raises Refused."""
    header, end = record.header, record.end
    assert end is not None
    told = (header.rules, header.data, header.commitment, end.digest, end.seed)
    seats = len(header.seats)
    try:
        msgspec.convert(header.options, dict[str, Value])
    except msgspec.ValidationError as error:
        raise _bad(f"options: {cut(str(error))}") from None
    for line in record.lines:
        if _is_deeper(line.move, DEPTH):
            raise _bad(f"line {line.n}: move: more than {DEPTH} lists in each other")
    if not seats_fit(header):
        raise _bad(f"seats: the game is not played by {seats}")
    if not WORD.fullmatch(end.end):
        raise _bad(f"end: {cut(end.end)!r} is no word for an ending")
    if len(set(end.winners)) < len(end.winners) or not set(end.winners) <= set(range(seats)):
        raise _bad(f"winners: seats from 0 to {seats - 1}, each once")
    if max(map(len, told)) > LONGEST_DIGEST or len(encode(header.options)) > LONGEST_OPTIONS:
        raise _bad("header and end are too long")


def _is_deeper(value: object, most: int) -> bool:
    """Whether plain data has more lists and mappings in each other than so many."""
    if not isinstance(value, list | dict):
        return False
    inside = value.values() if isinstance(value, dict) else value
    return most == 0 or any(_is_deeper(one, most - 1) for one in inside)


def _unfit(record: Record, problem: str) -> Refused:
    """The refusal of a record that does not hold: of its own rules, or of these."""
    if other_rules(GAMES[record.header.game], record.header):
        return Refused("other-rules", params={"problem": problem}, status=422)
    return _bad(problem)


def _bad(problem: str) -> Refused:
    return Refused("bad-record", params={"problem": f"record: {problem}"}, status=422)
