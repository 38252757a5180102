"""How likely each seat is to win, from the whole table: by points, and by what its things will
bring.
"""

from typing import Final

from aedilis.glory.bots.guide import promise, shares
from aedilis.glory.bots.outlook import glance
from aedilis.glory.rules.scoring import scores
from aedilis.glory.state.table import GloryState
from aedilis.kernel.chances import victory_shares

LAST: Final = 3.0
MORE: Final = 15.0
"""How many points behind leave an eighth at the very end, and how many more in a whole game."""


def chances(s: GloryState) -> list[float]:
    """For each seat how likely it is to win, together 1."""
    if s.over:
        return victory_shares(s.winners, s.seats)
    points = [float(score.total()) for score in scores(s)]
    span = 0.0
    for seat in range(s.seats):
        o = glance(s, seat)
        span = o.span
        points[seat] += promise(o)
    return shares(points, LAST + MORE * span)
