"""What Rome meets that attacks a rebel governor in his province (rules 2.03.3, 2.03.8, 2.03.81)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import PROVINCES
from aedilis.republic.rules.camps import the_rising
from aedilis.republic.rules.frontier import land_force, naval_force, provincial_strength, side
from aedilis.republic.rules.living import whole_land_force_counts
from aedilis.republic.state.table import RepublicState


@rule("R 2.03.81")
def support_there(s: RepublicState, province: int) -> int:
    """The fleets that a land battle there needs: as many as the province has itself."""
    return naval_force(s, province)


@rule("R 2.03.81", "R 2.03.91")
def fleet_there(s: RepublicState, province: int) -> bool:
    """Whether its fleet has to be beaten first: it counts more than the province does on land while
    undeveloped (under the Living Rules, than all it has on land), and the province is one that can
    raise ships.
    """
    if the_rising(s).naval_won >> province & 1 or not side(s, province).fleets:
        return False
    undeveloped = PROVINCES[province].undeveloped.land
    land = land_force(s, province) if whole_land_force_counts(s) else undeveloped
    return naval_force(s, province) > land


@rule("R 2.03.81")
def governor_sails(s: RepublicState, naval: bool) -> bool:
    """Whether a rebel governor's rating counts in a battle: under the Living Rules not at sea."""
    return not (naval and whole_land_force_counts(s))


@rule("R 2.03.81", "R 2.03.8", "R 2.03.3")
def strength_there(s: RepublicState, province: int) -> tuple[int, int]:
    """What the rebel governor is worth on land, and at sea if he has to be beaten there first."""
    naval = 0
    if fleet_there(s, province):
        led = governor_sails(s, True)
        naval = provincial_strength(s, province, True) if led else naval_force(s, province)
    return provincial_strength(s, province, False), naval
