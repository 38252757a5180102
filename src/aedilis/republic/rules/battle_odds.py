"""What an army may expect of a battle, counted over all 216 throws (rules 1.10.1, 1.10.11); against
rebels too, and what a province that fights by itself may (2.02.41, 2.03.81).

Only what everybody knows goes into it: screens and bots ask here before an army is sent.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.named import ALLY_DESERTS, ENEMYS_ALLY_DESERTS, EVIL_OMENS
from aedilis.republic.rules.frontier import defender, naval_force, provincial_strength
from aedilis.republic.rules.holdouts import strength_there
from aedilis.republic.rules.resolution import (
    RESULTS,
    Clash,
    cancels_numbers,
    clash,
    resolve,
    units_lost,
    war_dice,
)
from aedilis.republic.rules.revolt import rebel_strength
from aedilis.republic.rules.strength import own_strength, with_military
from aedilis.republic.rules.wars import front_of, naval_strength, rebels_of, support
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


@rule("R 1.11.37", "R 2.03.81")
def rebels_met(s: RepublicState, war: int, naval: bool) -> int:
    """What the rebels are worth that stand in place of a war: a governor in his province, at sea if
    he has to be beaten there first, or the Primary Rebel who marches, who has no fleet in battle.
    """
    province = rebels_of(war)
    if province != NONE:
        return strength_there(s, province)[1 if naval else 0]
    if naval or s.rebel == NONE:
        return 0
    return own_strength(s, s.rebel, False) if s.rising is None else rebel_strength(s)


def fleet_met(s: RepublicState, war: int) -> int:
    """The fleet that an army has to beat first, of a war or of rebels; 0 where there is none."""
    return naval_strength(s, war) if war >= 0 else rebels_met(s, war, True)


@rule("R 1.11.37", "R 2.03.81")
def enemy_met(s: RepublicState, war: int, naval: bool, cancels: bool) -> Clash:
    """What an army meets that attacks a war or rebels now; no numbers strike against rebels."""
    if war >= 0:
        return clash(s, war, naval, cancels, struck_numbers(s, front_of(s, war)))
    joining, deserting = war_dice(s, ALLY_DESERTS), war_dice(s, ENEMYS_ALLY_DESERTS)
    enemy = rebels_met(s, war, naval)
    return Clash(enemy, 0, 0, s.events[EVIL_OMENS], joining, deserting)


def count_throws(met: Clash, roman: int, men: int, fleets: int, abilities: int) -> Chances:
    """The chances of an army worth so much, with so many units to lose."""
    chances = Chances()
    for black in range(1, 7):
        for white in range(2, 13):
            outcome = resolve(met, roman, black, white)
            weight = _WHITE[white]
            chances.counts[outcome.result] += weight
            chances.legions += weight * units_lost(outcome, men, abilities)
            chances.fleets += weight * units_lost(outcome, fleets, abilities)
    return chances


@rule("R 2.02.4", "R 2.02.41", "R 2.02.413")
def province_chances(s: RepublicState, war: int) -> Chances:
    """The chances of the province that fights a war by itself (`defender`): without a fleet it is
    beaten by one, and without the fleets that support takes it does not win on land. What it may
    lose is not counted.
    """
    province = defender(s, war)
    naval = naval_strength(s, war) > 0
    if naval and not naval_force(s, province):
        beaten = Chances()
        beaten.counts[DEFEAT] = THROWS
        return beaten
    holding = s.holdings[province]
    assert holding is not None
    present = not holding.legate
    cancels = present and cancels_numbers(s.senator(holding.governor), war)
    met = enemy_met(s, war, naval, cancels)
    chances = count_throws(met, provincial_strength(s, province, naval), 0, 0, 0)
    if not naval and naval_force(s, province) < support(war):
        chances.counts[STALEMATE] += chances.counts[VICTORY]
        chances.counts[VICTORY] = 0
    return chances


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
    """The chances of an army against a war, or rebels, as they stand.

    `legions_strength` counts veterans for two, and `legions`, for the losses, each for one (as many
    as the strength, if it is not given). `military` is what the commander adds at most. `cancels`
    says that he voids the numbers of the war's card (`resolution.cancels_numbers`), `abilities` is
    the mask of his abilities (`codes`).
    """
    roman = with_military(fleets if naval else legions_strength, military)
    men = legions if legions >= 0 else legions_strength
    return count_throws(enemy_met(s, war, naval, cancels), roman, men, fleets, abilities)
