"""The past for programs: the log, records, looking back, sandboxes, and the end in numbers."""

from collections.abc import Iterator
from typing import Any

import msgspec
from starlette.responses import Response

from aedilis.kernel.board import Section
from aedilis.kernel.codec import encode
from aedilis.kernel.explaining import Explanation, LegendPart
from aedilis.kernel.record import Line
from aedilis.kernel.table import Table
from aedilis.server import wire
from aedilis.server.api.bodies import Fork
from aedilis.server.api.endpoint import NO_STORE
from aedilis.server.api.importing import LARGEST_RECORD, differs_of, import_game
from aedilis.server.api.keyed import idempotent_request
from aedilis.server.api.machine import SeenLines, State, seen_lines, state_of
from aedilis.server.api.operations import LINES, Call, Operations
from aedilis.server.api.queries import (
    ExplainQuery,
    ImportQuery,
    InGame,
    LanguageQuery,
    LogQuery,
    LookQuery,
    TellQuery,
)
from aedilis.server.api.table import ask, watching
from aedilis.server.live.history import header_of
from aedilis.server.live.recorded import record_of
from aedilis.server.live.requests import Requests
from aedilis.server.live.table_parts import log_entries
from aedilis.server.live.watcher import Watcher
from aedilis.server.wire.parts import Differs, LogEntry, Series, SignName, Turning

operations = Operations("History")


class Log(msgspec.Struct):
    """Lines of the history in order, and how many there are."""

    seq: int
    lines: list[LogEntry]


class Sandbox(msgspec.Struct, omit_defaults=True):
    """A private sandbox that has been made; `url` is its page. `differs`: it is of other rules, and
    can only be read.
    """

    id: str
    url: str
    differs: Differs | None = None


class Told(msgspec.Struct):
    """Something told in words."""

    sections: list[Section]


class Explained(msgspec.Struct):
    """What a sign means; None for what is no sign. Asked about nothing, all `signs` there are."""

    about: Explanation | None
    signs: list[SignName]


class Legend(msgspec.Struct):
    """All signs that a game draws, in parts; none where it draws none."""

    parts: list[LegendPart]


class Statistics(msgspec.Struct):
    """The course of a finished game: a row of numbers per seat, one a turn."""

    turns: list[str]
    series: list[Series]


class Review(msgspec.Struct):
    """Where a finished game was decided, in the order of its lines."""

    turnings: list[Turning]


@operations(
    "GET",
    "/games/{game}/log",
    answer=(Log, SeenLines),
    query=LogQuery,
    who="anyone",
    refuses=(409,),
)
async def get_log(call: Call) -> Any:
    """The history as you may know it, told in your language or (`format=codes`) as events."""
    watcher = await watching(call)
    async with watcher.room.lock:
        return _log(watcher, call.query)


def _log(watcher: Watcher, query: LogQuery) -> Any:
    if query.format == "codes":
        return seen_lines(watcher, query.since, query.limit)
    room, seat, seq = watcher.room, watcher.seat, watcher.number(watcher.visible())
    table = room.table or room.book
    if table is None:
        return Log(seq, [])
    since = room.lines_of(seat, query.since)
    until = room.lines_of(seat, min(seq, query.since + query.limit))
    view = watcher.view() if room.table is not None else None
    return Log(seq, log_entries(room, watcher.reader(), table, view, since, until))


@operations(
    "GET",
    "/games/{game}/record",
    answer=bytes,
    media=LINES,
    query=InGame,
    who="anyone",
    refuses=(409,),
)
async def get_record(call: Call) -> Response:
    """The game as a record, one JSON object a line: the header, then a line a move.

    Of a finished game it is whole and ends with the opened seed, so that anyone can check it. Of a
    running one it has what you know: your own moves, and of the others only that they were made.
    """
    watcher = await watching(call)
    async with watcher.room.lock:
        record = b"".join(_record(watcher))
    return Response(record, 200, NO_STORE, LINES)


def _record(watcher: Watcher) -> Iterator[bytes]:
    room = watcher.room
    told = room.table or room.book
    if told is None:
        raise room.not_running()
    if room.row.status == "over" and not room.row.settings.get("imagined"):
        record = told.record if told is room.table else record_of(room.row, told)
        return record.encoded()
    return _known(watcher, told)


def _known(watcher: Watcher, table: Table) -> Iterator[bytes]:
    """The record as a watcher may know it."""
    yield encode(msgspec.to_builtins(header_of(watcher.room.row))) + b"\n"
    until = watcher.visible()
    for line, _ in table.story(watcher.seat, 0, watcher.room.hidden_from(watcher.seat)):
        if line.n >= until:
            return
        n = watcher.number(line.n)
        known = Line(n=n, seat=line.seat, move=line.move, undo=line.undo)
        yield encode(msgspec.to_builtins(known)) + b"\n"


@operations(
    "GET",
    "/games/{game}/look",
    answer=(wire.TableMessage, State),
    query=LookQuery,
    who="anyone",
    refuses=(403, 409),
)
async def look(call: Call) -> Any:
    """The table as it was after `n` lines, from your own seat; once the game is over from any."""
    query: LookQuery = call.query
    watcher = await watching(call)
    request = wire.LookRequest(key="look", n=query.n, seat=query.seat)
    await Requests(call.service, watcher).answer(request)
    await watcher.prepare()
    async with watcher.room.lock:
        if query.format == "codes":
            return state_of(watcher, view=query.view, words=query.words)
        return watcher.table()


@operations("GET", "/games/{game}/tell", answer=Told, query=TellQuery, who="anyone", refuses=(409,))
async def tell(call: Call) -> Told:
    """The table, a seat, a card or a page told in words; nothing for what there is none of."""
    request = wire.TellRequest(key="tell", what=call.query.what, rest=call.query.rest)
    return Told((await ask(call, request)).sections)


@operations(
    "GET",
    "/games/{game}/explain",
    answer=Explained,
    query=ExplainQuery,
    who="anyone",
    refuses=(409,),
)
async def explain(call: Call) -> Explained:
    """What a sign on the table means, why it is as it is, and by which rule, as your seat may know
    it; without a `ref`, all that can be asked about.
    """
    found = await ask(call, wire.ExplainRequest(key="explain", ref=call.query.ref))
    return Explained(found.about, found.signs)


@operations(
    "GET", "/games/{game}/legend", answer=Legend, query=LanguageQuery, who="anyone", refuses=(409,)
)
async def legend(call: Call) -> Legend:
    """What all signs that the game draws mean, each with its paragraph."""
    return Legend((await ask(call, wire.LegendRequest(key="legend"))).parts)


@operations(
    "GET",
    "/games/{game}/statistics",
    answer=Statistics,
    query=LanguageQuery,
    who="anyone",
    refuses=(403,),
)
async def get_statistics(call: Call) -> Statistics:
    """The course of a finished game in numbers."""
    told = await ask(call, wire.StatsRequest(key="stats"))
    return Statistics(told.turns, told.series)


@operations(
    "GET",
    "/games/{game}/review",
    answer=Review,
    query=LanguageQuery,
    who="anyone",
    refuses=(403, 409),
)
async def get_review(call: Call) -> Review:
    """Where a finished game was decided: the moves that changed most how its seats stood, what was
    played, and what a bot would have done that knew no more than the seat did. The first who asks
    waits some seconds; afterwards it is known.
    """
    return Review((await ask(call, wire.ReviewRequest(key="review"))).turnings)


@operations(
    "POST",
    "/games/{game}/fork",
    answer=Sandbox,
    status=201,
    query=InGame,
    body=Fork,
    keyed=True,
    refuses=(409,),
)
async def fork_game(call: Call) -> Sandbox:
    """Make a private sandbox that begins with the first `n` lines, to try things out against bots.

    Of a running game whatever your seat may not know is dealt anew. Of one that is over `all` gives
    you every seat: you see and play the one that is asked.
    """
    made = await ask(call, wire.ForkRequest(key=call.key, n=call.body.n, all=call.body.all))
    return Sandbox(made.url.rsplit("/", 1)[-1], made.url)


@operations(
    "POST",
    "/games/import",
    answer=Sandbox,
    status=201,
    query=ImportQuery,
    body=bytes,
    body_media=LINES,
    largest=LARGEST_RECORD,
    keyed=True,
)
async def import_record(call: Call) -> Sandbox:
    """Bring in a record, finished or not, as a private sandbox.

    It is replayed line by line first, and a finished one checked against its opened seed. One that
    does not hold is refused with its first line that differs. A finished one of earlier rules that
    these do not fit is kept all the same, to be read: `differs` says from which line on, and why.

    Records are counted, in number and bytes, by person and by address. Sandboxes do not count among
    a person's games; there is a bound of their own to them, until they are taken back
    (`DELETE /games/{game}`), also when they are over.
    """
    idempotent = idempotent_request(call)
    client = call.request.client
    host = client.host if client is not None else ""
    id_ = await import_game(
        call.service, call.person, call.body, call.query, host, idempotent, call.language
    )
    differs = await differs_of(call.service, id_, call.language)
    return Sandbox(id_, f"/table/{id_}", differs)
