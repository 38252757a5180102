"""What must hold of legions and fleets: each is somewhere, and veterans are what they are (rules
1.09.64, 1.10.5).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.camps import rebel_provinces
from aedilis.republic.rules.wars import is_bequest, rebels_of
from aedilis.republic.state.table import SLOTS, RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    DISCHARGED,
    FIELD,
    MARCH,
    POOL,
    REBEL,
    UNDER,
)


def check_units(s: RepublicState, wrong: list[str]) -> None:
    """Add what does not hold of the units."""
    for kind, units in (("legion", s.legions), ("fleet", s.fleets)):
        for number, place in enumerate(units):
            if not _is_place(s, place):
                wrong.append(f"{kind} {number + 1}: is at {place}, where nothing is")
    for number, place in enumerate(s.legions):
        veteran = s.veterans >> number & 1
        if veteran and place == POOL:
            wrong.append(f"legion {number + 1}: a veteran, and not in play")
        if place == DISCHARGED and (not veteran or s.loyal[number] == NONE):
            wrong.append(f"legion {number + 1}: disbanded by nobody")
        if s.loyal[number] != NONE:
            if not veteran:
                wrong.append(f"legion {number + 1}: loyal, and no veteran")
            if s.senators[s.loyal[number]] is None:
                wrong.append(f"legion {number + 1}: loyal to nobody in play")


@rule(
    "R 1.09.64",
    "R VII.deployment",
    "R 1.09.646",
    "R VII.initial-province-strength",
    "R VII.governor-garrison",
    "R 1.11.36",
)
def _is_place(s: RepublicState, place: int) -> bool:
    """Whether units can be there: under a commander he must be in the field or in revolt, and on a
    war or in a province it must be there.
    """
    if place in (POOL, BARRACKS, DISCHARGED):
        return True
    if UNDER <= place < UNDER + SLOTS:
        commander = s.senators[place - UNDER]
        return commander is not None and commander.place in (FIELD, REBEL)
    if AT_PROVINCE <= place < UNDER:
        province = place - AT_PROVINCE
        return province < len(s.holdings) and s.holdings[province] is not None
    war = place - AT_WAR
    if rebels_of(war) != NONE:
        return rebels_of(war) in rebel_provinces(s)
    return war == MARCH or is_bequest(war) or any(front.war == war for front in s.fronts)
