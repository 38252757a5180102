"""The course of a finished game in numbers: a few measures, one value a turn."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from aedilis.kernel.text import Catalogue
from aedilis.server.errors import Refused
from aedilis.server.wire import StatsMessage
from aedilis.server.wire_parts import Series
from aedilis.server.words import words

if TYPE_CHECKING:
    from aedilis.server.live.room import Room
    from aedilis.server.live.watcher import Watcher

MOST_TURNS = 120


async def statistics(watcher: "Watcher", key: str) -> StatsMessage:
    """The measures of a game that is over. Raises Refused for another."""
    room = watcher.room
    if room.row.status != "over" or room.past is None:
        raise Refused("not-over", status=403)
    points = await asyncio.to_thread(course, room)
    say = words(watcher.language)
    return StatsMessage(
        key=key,
        turns=[str(turn) for turn, _ in points],
        series=_series(room, say, [values for _, values in points]),
    )


def course(room: "Room") -> list[tuple[int, dict[str, list[float]]]]:
    """The measures at the last line of each turn. Takes long enough for a thread of its own."""
    past, table = room.past, room.table
    assert past is not None
    assert table is not None
    game = table.game
    out: dict[int, dict[str, list[float]]] = {}
    last = len(table.entries) - 1
    step = max(1, last // (MOST_TURNS * 2))
    for state in past.course([*range(0, last, step), last]):
        view = game.view(state, -1)
        out[view.turn] = MEASURES[game.name](view)
    return sorted(out.items())


def _glory(view: Any) -> dict[str, list[float]]:
    return {
        "influence": [float(camp.influence) for camp in view.camps],
        "buildings": [
            float(sum(1 for one in camp.structures if one.complete)) for camp in view.camps
        ],
        "clientele": [float(len(camp.clientele)) for camp in view.camps],
        "vault": [float(len(camp.vault)) for camp in view.camps],
    }


def _republic(view: Any) -> dict[str, list[float]]:
    from aedilis.republic.ending import faction_influence

    table = view.table
    return {
        "faction-influence": [float(faction_influence(table, seat)) for seat in range(view.seats)],
        "treasury": [float(table.treasury)],
        "unrest": [float(table.unrest)],
    }


MEASURES: dict[str, Callable[[Any], dict[str, list[float]]]] = {
    "glory": _glory,
    "republic": _republic,
}


def _series(room: "Room", say: Catalogue, points: list[dict[str, list[float]]]) -> list[Series]:
    out: list[Series] = []
    for name in points[0] if points else ():
        values = [list(row) for row in zip(*(point[name] for point in points), strict=True)]
        labels = room.names if len(values) > 1 else [say.text("server-rome")]
        out.append(Series(say.text(f"server-measure-{name}"), labels, values))
    return out
