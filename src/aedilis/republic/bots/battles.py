"""How an army would fare in battle, counted over all throws and kept for the next time (rules
1.10.1, 1.10.11).
"""

from functools import lru_cache
from typing import Final

from aedilis.republic.definitions.codes import DEFEAT, VICTORY, WAR_DICE_NONE
from aedilis.republic.rules.battle_odds import THROWS
from aedilis.republic.rules.resolution import Clash, resolve, units_lost

_WHITE: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
_ALL_THREE: Final = (1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)
"""How many throws of two dice, and of three from 3 on, give each sum."""
_KEPT: Final = 20_000
"""So many answers are remembered."""


class Fare:
    """What a battle may bring: the chances of `victory` and `defeat`, and the `legions` and
    `fleets` that will be lost on average.
    """

    __slots__ = ("defeat", "fleets", "legions", "victory")

    def __init__(self, victory: float, defeat: float, legions: float, fleets: float) -> None:
        self.victory: Final = victory
        self.defeat: Final = defeat
        self.legions: Final = legions
        self.fleets: Final = fleets


def fare(met: Clash, roman: int, legions: int, fleets: int) -> Fare:
    """How an army of that strength would fare against what it meets."""
    return _fare(
        met.enemy, met.disaster, met.standoff, met.omens, met.joining, met.deserting,
        roman, legions, fleets,
    )  # fmt: skip


@lru_cache(maxsize=_KEPT)
def _fare(
    enemy: int,
    disaster: int,
    standoff: int,
    omens: int,
    joining: int,
    deserting: int,
    roman: int,
    legions: int,
    fleets: int,
) -> Fare:
    met = Clash(enemy, disaster, standoff, omens, joining, deserting)
    counts = [0] * 5
    lost_legions = lost_fleets = 0
    for black, white, weight in _throws(joining == deserting == WAR_DICE_NONE):
        outcome = resolve(met, roman, black, white)
        counts[outcome.result] += weight
        lost_legions += weight * units_lost(outcome, legions, 0)
        lost_fleets += weight * units_lost(outcome, fleets, 0)
    return Fare(
        counts[VICTORY] / THROWS,
        counts[DEFEAT] / THROWS,
        lost_legions / THROWS,
        lost_fleets / THROWS,
    )


@lru_cache(maxsize=2)
def _throws(only_sums: bool) -> list[tuple[int, int, int]]:
    """The throws as the black die, the white sum, and how often both come up. Where `only_sums`
    matter each sum is thrown once.
    """
    if only_sums:
        return [(1, n + 2, count) for n, count in enumerate(_ALL_THREE)]
    return [(black, white, _WHITE[white]) for black in range(1, 7) for white in range(2, 13)]
