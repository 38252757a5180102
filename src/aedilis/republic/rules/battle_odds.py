"""What an army may expect of a battle, counted over all 216 throws (rules 1.10.1, 1.10.11).

Only what everybody knows goes into it: screens and bots ask here before an army is sent.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.rules.resolution import RESULTS, clash, resolve, units_lost
from aedilis.republic.rules.strength import with_military
from aedilis.republic.rules.wars import front_of
from aedilis.republic.state.table import COMBAT, REVOLUTION, Front, RepublicState

THROWS: Final = 216
_WHITE: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How many of the 36 throws of two dice give each sum."""


class Chances:
    """Of 216 throws, how many bring each result, and what they lose together.

    `counts` is by result (`resolution.RESULTS`); `legions` and `fleets` are the sums of the losses
    over all throws.
    """

    __slots__ = ("counts", "fleets", "legions")

    def __init__(self) -> None:
        self.counts: Final[list[int]] = [0] * len(RESULTS)
        self.legions = 0
        self.fleets = 0

    def of(self, result: int) -> float:
        """The probability of a result (DEFEAT, STALEMATE, VICTORY, DISASTER or STANDOFF)."""
        return self.counts[result] / THROWS

    def lost_legions(self) -> float:
        """The legions to be expected lost."""
        return self.legions / THROWS

    def lost_fleets(self) -> float:
        """The fleets to be expected lost."""
        return self.fleets / THROWS


def struck_numbers(s: RepublicState, front: Front | None) -> int:
    """The numbers of a war that have struck this turn and will not again, as bits. Until the
    battles begin, those that it keeps are last turn's.
    """
    return front.used if front is not None and s.phase in (COMBAT, REVOLUTION) else 0


@rule(
    "R 1.10.1",
    "R 1.10.11",
    "R 1.10.12",
    "R VII.naval-terms",
    "R VII.battle-kinds",
    "R 1.10.21",
    "R VII.disaster",
    "R 1.10.31",
    "R VII.standoff-stalemate",
)
def battle_chances(
    s: RepublicState,
    war: int,
    legions_strength: int,
    military: int,
    fleets: int,
    naval: bool,
    cancels: bool = False,
    legions: int = -1,
    abilities: int = 0,
) -> Chances:
    """The chances of an army against a war as it stands.

    `legions_strength` counts veterans for two, and `legions`, for the losses, each for one (as many
    as the strength, if it is not given). `military` is what the commander adds at most. `cancels`
    says that he voids the numbers of the war's card (`resolution.cancels_numbers`), `abilities` is
    the mask of his abilities (`codes`).
    """
    front = front_of(s, war)
    met = clash(s, war, naval, cancels, struck_numbers(s, front))
    roman = with_military(fleets if naval else legions_strength, military)
    men = legions if legions >= 0 else legions_strength
    chances = Chances()
    for black in range(1, 7):
        for white in range(2, 13):
            outcome = resolve(met, roman, black, white)
            weight = _WHITE[white]
            chances.counts[outcome.result] += weight
            chances.legions += weight * units_lost(outcome, men, abilities)
            chances.fleets += weight * units_lost(outcome, fleets, abilities)
    return chances
