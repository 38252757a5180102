"""For programs: what the others have done since somebody last moved, the weightiest first."""

import msgspec

from aedilis.games import PACKAGES
from aedilis.kernel.marking import Line
from aedilis.kernel.since import Happened, happened, weightiest
from aedilis.server.api.operations import Call, Operations
from aedilis.server.api.queries import SinceQuery
from aedilis.server.api.table import watching
from aedilis.server.live.table_parts import since_last_move
from aedilis.server.live.watcher import Watcher

operations = Operations("History")


class Happening(msgspec.Struct):
    """One thing that happened, in line `n` of the history: what it weighs, from 1 to 9 (from 7 on
    it is news of weight), the sign of the game's board that stands for it, and the sentence.
    """

    n: int
    seat: int
    weight: int
    sign: str
    line: Line


class SinceLastMove(msgspec.Struct):
    """What has happened from line `since` on: the weightiest of it first, and how much `more` there
    was.
    """

    seq: int
    since: int
    happened: list[Happening]
    more: int


@operations(
    "GET",
    "/games/{game}/since",
    answer=SinceLastMove,
    query=SinceQuery,
    who="anyone",
    refuses=(409,),
)
async def get_since(call: Call) -> SinceLastMove:
    """What the others have done, and what has befallen, since your own last move.

    In words and by the signs of the board, as your seat may know it. Who only watches says from
    which line on; so may anybody.
    """
    watcher = await watching(call)
    async with watcher.room.lock:
        return _since(watcher, call.query)


def _since(watcher: Watcher, query: SinceQuery) -> SinceLastMove:
    room, visible, reader = watcher.room, watcher.visible(), watcher.reader()
    if query.since is None:
        since = since_last_move(room, watcher.seat)
    else:
        since = room.lines_of(watcher.seat, query.since)
    seq, begun = watcher.number(visible), watcher.number(since)
    table = room.table or room.book
    if table is None:
        return SinceLastMove(seq, begun, [], 0)
    weigh = PACKAGES[room.row.game].weigh
    found = [one for one in happened(table, watcher.seat, since, weigh) if one.n < visible]
    view = watcher.view() if room.table is not None else None

    def told(one: Happened) -> Happening:
        weight = one.weight
        line = reader.event(one.event, view)
        return Happening(watcher.number(one.n), one.event.seat, weight.weight, weight.sign, line)

    best = weightiest(found, query.limit)
    return SinceLastMove(seq, begun, [told(one) for one in best], len(found) - len(best))
