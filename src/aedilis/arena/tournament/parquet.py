"""The games of a tournament as a Parquet file, a row for each seat of each game, for whoever goes
on with them in a notebook. It needs the extra `parquet`.
"""

import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aedilis.arena.tournament.executors import NoExecutor
from aedilis.arena.tournament.plan import Contest
from aedilis.arena.tournament.playing import Played


def check_installed() -> None:
    """Raises NoExecutor unless the library is there."""
    try:
        importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise NoExecutor(
            "parquet: pyarrow is not installed; pip install 'aedilis[parquet]'"
        ) from None


def rows(contest: Contest, games: Sequence[Played]) -> list[dict[str, Any]]:
    """What the file holds: a row for each seat of each game."""
    measures = sorted({name for one in games for name in one.measures})
    out = []
    for one in games:
        for seat, player in enumerate(one.seating):
            row: dict[str, Any] = {
                "game": one.number,
                "seed": one.seed,
                "seat": seat + 1,
                "player": contest.players[player],
                "won": 1 / len(one.won) if seat in one.won else 0.0,
                "place": one.place[seat] + 1,
                "moves": one.moves,
                "ending": one.ending,
                "fault": one.fault if one.forfeit == seat else "",
                "failure": one.failure,
            }
            for name in measures:
                values = one.measures.get(name, [])
                common = len(values) != contest.seats
                row[name] = None if not values else values[0 if common else seat]
            for kind, things in sorted(one.things.items()):
                row[f"things-{kind}"] = things[seat]
            out.append(row)
    return out


def save(contest: Contest, games: Sequence[Played], path: Path) -> None:
    """Write the file. Raises OSError."""
    pa, pq = (importlib.import_module(one) for one in ("pyarrow", "pyarrow.parquet"))
    pq.write_table(pa.Table.from_pylist(rows(contest, games)), path)
