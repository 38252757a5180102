"""What Rome meets that attacks a rebel governor in his province (rules 2.03.3, 2.03.8, 2.03.81)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.rules.camps import the_rising
from aedilis.republic.rules.frontier import naval_force, provincial_strength, side
from aedilis.republic.state.table import RepublicState


@rule("R 2.03.81")
def support_there(s: RepublicState, province: int) -> int:
    """The fleets that a land battle there needs: as many as the province has itself."""
    return naval_force(s, province)


@rule("R 2.03.81", "R 2.03.91")
def fleet_there(s: RepublicState, province: int) -> bool:
    """Whether its fleet has to be beaten first: it counts more than the province does on land while
    undeveloped, and the province is one that can raise ships.
    """
    if the_rising(s).naval_won >> province & 1 or not side(s, province).fleets:
        return False
    return naval_force(s, province) > PROVINCES[province].undeveloped.land


@rule("R 2.03.81", "R 2.03.8", "R 2.03.3")
def strength_there(s: RepublicState, province: int) -> tuple[int, int]:
    """What the rebel governor is worth on land, and at sea if he has to be beaten there first."""
    naval = provincial_strength(s, province, True) if fleet_there(s, province) else 0
    return provincial_strength(s, province, False), naval
