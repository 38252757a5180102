"""Rome raises what its plan takes, and keeps a small army in peace (rule 4.05.33)."""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.coalition import kept
from aedilis.republic.neutrals.strategy import (
    OWN,
    PEACE,
    REBELS,
    WEAKEST,
    Force,
    can_raise,
    executable_now,
    in_the_field,
    may_recruit,
    proper,
    shortage,
    total_lacking,
)
from aedilis.republic.phases.senate.forces import (
    disband_units,
    free_fleets,
    free_legions,
    raise_units,
    spare_fleets,
    spare_legions,
    unit_cost,
)
from aedilis.republic.rules.armies import veterans_at
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, POOL

PEACE_LEGIONS: Final = 10
PEACE_FLEETS: Final = 5
"""What Rome keeps when no war is in play."""


@rule("R 4.05.33")
def recruit(s: RepublicState) -> None:
    """What the plan lacks is raised; when that cannot be, or there is no plan, the Dominant Player
    decides.
    """
    ours = kept(s)
    line = ours.plan[0]
    if line == PEACE:
        keep_peace_army(s)
        return
    if line == OWN:
        return
    wars = ours.plan[1:]
    missing = shortage(s, total_lacking(s, wars, line))
    if not can_raise(s, missing) or not executable_now(s, wars):
        if s.log is not None:
            s.note("republic-plan-fails", -1, {"rule": "R 4.05.33"})
        ours.plan = [OWN]
        return
    raised(s, missing)
    if line in (REBELS, WEAKEST):
        raised(s, _towards_proper(s, wars[0], wars))


def raised(s: RepublicState, force: Force) -> None:
    """So much is raised, and told as what the guideline of Rome has done."""
    if force.legions or force.fleets:
        raise_units(s, force.legions, force.fleets)


@rule("R 4.05.33", "R 4.05.3")
def _towards_proper(s: RepublicState, war: int, wars: list[int]) -> Force:
    """Where all force goes: what brings it as near to the proper force as money allows, legions
    first.
    """
    if not may_recruit(s):
        return Force(0, 0)
    wanted, there = proper(s, war, wars), in_the_field(s, war)
    missing = shortage(
        s, Force(max(0, wanted.legions - there.legions), max(0, wanted.fleets - there.fleets))
    )
    affordable = max(0, s.treasury) // unit_cost(s)
    legions = min(missing.legions, len(free_legions(s)), affordable)
    fleets = min(missing.fleets, len(free_fleets(s)), affordable - legions)
    return Force(legions, fleets)


@rule("R 4.05.33")
def keep_peace_army(s: RepublicState) -> None:
    """With no war in play Rome has ten legions and five fleets, as far as money goes: it raises
    what lacks, and disbands what is too much of those in Rome, veterans last.
    """
    legions = PEACE_LEGIONS - sum(1 for place in s.legions if place != POOL)
    fleets = PEACE_FLEETS - sum(1 for place in s.fleets if place != POOL)
    if legions < 0 or fleets < 0:
        gone = min(max(0, -legions), len(spare_legions(s)))
        more = max(0, -legions) - gone
        veterans = sorted(veterans_at(s, BARRACKS), key=lambda n: (s.loyal[n] != NONE, n))[:more]
        disband_units(s, gone, min(max(0, -fleets), len(spare_fleets(s))), veterans)
    if may_recruit(s):
        affordable = max(0, s.treasury) // unit_cost(s)
        new = min(max(0, legions), len(free_legions(s)), affordable)
        ships = min(max(0, fleets), len(free_fleets(s)), affordable - new)
        raised(s, Force(new, ships))
