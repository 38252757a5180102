"""What is told of a finished game of one or two people, whoever has won it: how long the Republic
stood, and what became of the players (rule 4.08.1).
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.rules.victory import faction_influence
from aedilis.republic.state.endings import (
    ERA_ENDS,
    LOST_BANKRUPTCY,
    LOST_REBEL,
    LOST_REVOLT,
    LOST_WARS,
)
from aedilis.republic.state.table import RepublicState

FALLEN: Final = (LOST_WARS, LOST_REVOLT, LOST_BANKRUPTCY, LOST_REBEL)
"""The ends at which there is no Rome any more."""

FELL: Final = "fell"
ENDED: Final = "end"
MASTERED: Final = "master"
VERDICTS: Final = (FELL, ENDED, MASTERED)


@rule("R 4.08.1")
def verdict(s: RepublicState) -> str:
    """What became of the Republic: it `fell`, it was kept to the `end` of its era, or has a
    `master`.
    """
    if s.ending in FALLEN:
        return FELL
    return ENDED if s.ending == ERA_ENDS else MASTERED


@rule("R 4.08.1")
def tell_verdict(s: RepublicState) -> None:
    """Tell each player how long the Republic stood, what wars it won, and his influence in it."""
    assert s.neutrals is not None
    for seat in range(s.seats):
        if s.log is not None:
            told = {
                "verdict": verdict(s), "years": s.turn, "count": s.neutrals.won,
                "influence": faction_influence(s, seat),
            }  # fmt: skip
            s.note("republic-verdict", seat, told)
