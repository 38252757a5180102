"""What the learned bot has learned: the weight of each trait, and what they come to.

For each seat the traits are added up by their weights; of the sums each seat's chance to win
follows, as in logistic regression. The weights are a small file beside this module, written by
`make train`.
"""

from functools import cache
from typing import Final

from aedilis.glory.bots.learned.traits import TRAITS, traits_of
from aedilis.glory.state.table import GloryState
from aedilis.kernel.chances import Logistic, shipped_weights, victory_shares

FILE: Final = "weights.json"


class Values(Logistic):
    """Chances to win by traits. Raises ValueError for weights of other traits."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(TRAITS, weights)

    def foretell(self, state: GloryState) -> list[float]:
        """Each seat's chance to win, together 1; of a game that is over what it came to."""
        if state.over:
            return victory_shares(state.winners, state.seats)
        return self.chances(traits_of(state))


@cache
def values() -> Values:
    """What comes with the package, read once and only where it is needed."""
    return Values(shipped_weights("aedilis.glory.bots.learned", FILE))
