"""What a battle costs a province: its own units and its garrison (rules 2.02.411, 2.02.41)."""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import ALL_LOST, HALVE_LOSSES
from aedilis.republic.rules.armies import is_veteran, legions_at, lose_legions
from aedilis.republic.rules.frontier import the_frontier
from aedilis.republic.rules.resolution import DISASTER, STANDOFF, Outcome, units_lost
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_PROVINCE

TROOPS_IN_CYCLE: Final = 2
"""So many troops are lost before each legion; and so many for one loss where there is no legion."""


class Toll:
    """So many troops and fleets of a province's own, and legions of its garrison, are lost."""

    __slots__ = ("fleets", "legions", "troops")

    def __init__(self, troops: int, legions: int, fleets: int) -> None:
        self.troops: Final = troops
        self.legions: Final = legions
        self.fleets: Final = fleets

    def counters(self) -> int:
        """How many counters that is altogether."""
        return self.troops + self.legions + self.fleets


@rule("R 2.02.411")
def land_toll(losses: int, troops: int, legions: int) -> tuple[int, int]:
    """How many troops and legions so many losses cost. Without a legion each costs two troops;
    beside one two troops are lost, then a legion, and so on, until one kind is gone and the other
    bears the rest.
    """
    if not legions:
        return min(troops, TROOPS_IN_CYCLE * losses), 0
    lost_troops = lost_legions = 0
    for n in range(min(losses, troops + legions)):
        wants_legion = n % (TROOPS_IN_CYCLE + 1) == TROOPS_IN_CYCLE
        if (wants_legion and lost_legions < legions) or lost_troops == troops:
            lost_legions += 1
        else:
            lost_troops += 1
    return lost_troops, lost_legions


@rule("R 2.02.41", "R 2.02.411", "R 1.10.21", "R 1.10.31", "R 1.10.62")
def toll_of(outcome: Outcome, able: int, troops: int, legions: int, fleets: int) -> Toll:
    """What a battle costs so many units, with the abilities of the governor. A disaster and a
    standoff take their share of each kind by counters.
    """
    lost_fleets = units_lost(outcome, fleets, able)
    if outcome.result in (DISASTER, STANDOFF):
        return Toll(
            units_lost(outcome, troops, able), units_lost(outcome, legions, able), lost_fleets
        )
    if outcome.losses == ALL_LOST:
        losses = TROOPS_IN_CYCLE * troops + legions
    else:
        losses = (outcome.losses + 1) // 2 if able & HALVE_LOSSES else outcome.losses
    lost_troops, lost_legions = land_toll(losses, troops, legions)
    return Toll(lost_troops, lost_legions, lost_fleets)


@rule("R 2.02.41", "R 2.02.411")
def take_toll(s: RepublicState, province: int, outcome: Outcome, able: int) -> Toll:
    """A province loses what a battle costs, whichever of its units fought; legions by chance."""
    frontier = the_frontier(s)
    garrison = legions_at(s, AT_PROVINCE + province)
    old = [n for n in garrison if is_veteran(s, n)]
    toll = toll_of(
        outcome, able, frontier.troops[province], len(garrison), frontier.fleets[province]
    )
    frontier.troops[province] -= toll.troops
    frontier.fleets[province] -= toll.fleets
    lost = lose_legions(s, AT_PROVINCE + province, toll.legions)
    if s.log is not None and toll.counters():
        told = {
            "province": province, "troops": toll.troops, "legions": toll.legions,
            "veterans": sum(1 for n in lost if n in old), "fleets": toll.fleets,
        }  # fmt: skip
        s.note("republic-province-losses", -1, told)
    return toll
