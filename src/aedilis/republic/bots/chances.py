"""How likely each faction is to win, as the table stands: by its influence, its votes and its
money, and by how near Rome is to its fall, in which all lose.
"""

from typing import Final

from aedilis.kernel.chances import victory_shares
from aedilis.republic.definitions.numbers import LOSING_WARS
from aedilis.republic.rules.persons import of_faction, votes
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.rules.wars import active_wars
from aedilis.republic.state.table import RepublicState

VOTE: Final = 0.5
TALENT: Final = 0.1
HEAD: Final = 2.0
"""What a vote, a talent and a senator are worth, in points of influence."""
STEEP: Final = 2.5
"""By so great a power of its weight a faction's chance grows."""
DANGER: Final[tuple[float, ...]] = (0.05, 0.1, 0.2, 0.4, 0.75)
"""How likely Rome is to fall in the end, by the number of its active wars."""
EACH_UNREST: Final = 0.03
"""How much more likely by each point of unrest."""
WORST: Final = 0.95


def weight(s: RepublicState, seat: int) -> float:
    """What a faction has to win with, in points of influence."""
    members = [one for _, one in of_faction(s, seat)]
    talents = s.factions[seat].treasury + sum(one.talents for one in members)
    return (
        1.0
        + faction_influence(s, seat)
        + VOTE * sum(votes(one) for one in members)
        + TALENT * talents
        + HEAD * len(members)
    )


def fall(s: RepublicState) -> float:
    """How likely Rome is to fall."""
    return min(WORST, DANGER[min(active_wars(s), LOSING_WARS)] + EACH_UNREST * max(0, s.unrest))


def chances(s: RepublicState) -> list[float]:
    """For each seat how likely it is to win; together less than 1, for Rome may fall."""
    seats = len(s.factions)
    if s.over:
        return victory_shares(s.winners, seats)
    weights = [weight(s, seat) ** STEEP for seat in range(seats)]
    left = (1.0 - fall(s)) / sum(weights)
    return [one * left for one in weights]
