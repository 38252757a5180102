"""What the learned bot has learned: the weight of each trait, and what they come to.

For each seat the traits are added up by their weights; of the sums each seat's chance to win
follows, as in logistic regression. The weights are a small file beside this module, written by
`make train`.
"""

import json
from importlib.resources import files
from math import exp
from typing import Final

from aedilis.glory.bots.learned.traits import TRAITS, traits_of
from aedilis.glory.state.table import GloryState

FILE: Final = "weights.json"


class Values:
    """Chances to win by traits. Raises ValueError for weights of other traits."""

    def __init__(self, weights: dict[str, float]) -> None:
        if list(weights) != list(TRAITS):
            raise ValueError("the weights are not those of the traits that there are")
        self.weights: Final[list[float]] = [float(one) for one in weights.values()]

    def chances(self, state: GloryState) -> list[float]:
        """Each seat's chance to win, together 1; of a game that is over what it came to."""
        if state.over:
            found = [0.0] * state.seats
            for seat in state.winners:
                found[seat] = 1.0 / len(state.winners)
            return found
        weights = self.weights
        sums: list[float] = []
        for traits in traits_of(state):
            total = 0.0
            for i, trait in enumerate(traits):
                if trait != 0.0:
                    total += weights[i] * trait
            sums.append(total)
        most = max(sums)
        parts = [exp(one - most) for one in sums]
        whole = sum(parts)
        return [part / whole for part in parts]


def load() -> Values:
    """The values that come with the package."""
    text = files("aedilis.glory.bots.learned").joinpath(FILE).read_text("utf-8")
    return Values(json.loads(text))


_kept: list[Values] = []


def values() -> Values:
    """The same, read once and only where they are needed."""
    if not _kept:
        _kept.append(load())
    return _kept[0]
