"""A game of each kind that has just begun."""

import json
from typing import Any

from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.table import Table

OPTIONS: dict[str, dict[str, object]] = {"glory": {"edition": "it2011"}, "republic": {}}


def begun(game: str, moves: int) -> list[Any]:
    """The lines of a record of a game that has begun, one of them an undo."""
    table = Table(GAMES[game], OPTIONS[game], ["Ana", "Luis", "Zoé"], "odd record")
    dice = stream("odd record", "moves")
    undone = False
    while len(table.entries) < moves:
        prompt = table.game.asked(table.state)[0]
        table.play(prompt.seat, walk(prompt, dice))
        if not undone and not table.why_no_undo(prompt.seat):
            table.undo(prompt.seat)
            undone = True
    return [json.loads(line) for line in table.record.encoded()]
