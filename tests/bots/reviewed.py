"""A game played for the review of it."""

from functools import cache

from aedilis.bots.asides import view_for
from aedilis.bots.registry import make_player
from aedilis.games import GAMES
from aedilis.kernel.record import Record
from aedilis.kernel.table import Table

NAMES = ("Anna", "Bert", "Carla")
PLAYED = {"glory": ("greedy", "greedy"), "republic": ("senator", "politician")}
"""Who plays, and who is asked afterwards."""


@cache
def played(game: str) -> Record:
    """A game of bots to its end."""
    rules, seats = GAMES[game], 3
    table = Table(rules, {}, NAMES[:seats], "review")
    players = [make_player(PLAYED[game][0], game, seat, "review") for seat in range(seats)]
    while not table.state.over:
        prompt = rules.due(table.state)
        player = players[prompt.seat]
        table.play(prompt.seat, player.choose(view_for(rules, table.state, player), prompt))
    return table.record
