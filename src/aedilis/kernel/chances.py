"""How likely each seat is to win: what a finished game came to, and what weighed traits of a table
foretell of one that goes on.
"""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp
from typing import Final


def victory_shares(winners: Sequence[int], seats: int) -> list[float]:
    """What a finished game came to: for each seat its share of the victory, together 1; 0 for all
    where nobody has won.
    """
    found = [0.0] * seats
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found


class Logistic:
    """Chances by traits, as in logistic regression: each of the things that may come is a row of
    traits, which are added up by their weights, and one of them is as likely as the sums say.

    `weights` is the number for each of the `traits`, in their order. Raises ValueError for weights
    of other traits.
    """

    def __init__(self, traits: Sequence[str], weights: Mapping[str, float]) -> None:
        if list(weights) != list(traits):
            raise ValueError("the weights are not those of the traits that there are")
        self.weights: Final[list[float]] = [float(one) for one in weights.values()]

    def chances(self, rows: list[list[float]]) -> list[float]:
        """For each row how likely it is to come, together 1."""
        weights = self.weights
        sums: list[float] = []
        for row in rows:
            total = 0.0
            for i, trait in enumerate(row):
                if trait != 0.0:
                    total += weights[i] * trait
            sums.append(total)
        most = max(sums)
        parts = [exp(one - most) for one in sums]
        whole = sum(parts)
        return [part / whole for part in parts]


def shipped_weights(package: str, file: str) -> dict[str, float]:
    """What was found in training, from the JSON `file` that lies in a package of ours."""
    found: dict[str, float] = json.loads(files(package).joinpath(file).read_text("utf-8"))
    return found
