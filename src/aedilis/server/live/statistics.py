"""The course of a finished game in numbers: a few measures, one value a turn."""

import asyncio
from typing import TYPE_CHECKING

from aedilis.games import PACKAGES
from aedilis.kernel.package import Terms
from aedilis.server.errors import Refused
from aedilis.server.wire import StatsMessage
from aedilis.server.wire.parts import Series

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.live.watcher import Watcher

MOST_TURNS = 120


async def statistics(watcher: "Watcher", key: str) -> StatsMessage:
    """The measures of a game that is over. Raises Refused for another."""
    room = watcher.room
    if room.row.status != "over" or room.past is None:
        raise Refused("not-over", status=403)
    if room.table is None:
        # These rules do not fit it to its end.
        raise Refused("no-past")
    points = await asyncio.to_thread(course, room)
    terms = PACKAGES[room.row.game].terms(watcher.language)
    return StatsMessage(
        key=key,
        turns=[str(turn) for turn, _ in points],
        series=_series(room, terms, [values for _, values in points]),
    )


def course(room: "Room") -> list[tuple[int, dict[str, list[float]]]]:
    """The measures at the last line of each turn. Takes long enough for a thread of its own."""
    past, table = room.past, room.table
    assert past is not None
    assert table is not None
    game = table.game
    measures = PACKAGES[game.name].measures
    out: dict[int, dict[str, list[float]]] = {}
    last = len(table.entries) - 1
    step = max(1, last // (MOST_TURNS * 2))
    for state in past.course([*range(0, last, step), last]):
        view = game.view(state, -1)
        out[view.turn] = measures(view) if measures is not None else {}
    return sorted(out.items())


def _series(room: "Room", terms: Terms, points: list[dict[str, list[float]]]) -> list[Series]:
    out: list[Series] = []
    for name in points[0] if points else ():
        values = [list(row) for row in zip(*(point[name] for point in points), strict=True)]
        labels = room.names if len(values) > 1 else [terms.common()]
        out.append(Series(terms.measure(name), labels, values))
    return out
