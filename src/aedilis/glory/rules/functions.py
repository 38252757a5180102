"""Which building functions a seat has in force, and the limits they set (rules G.building.12-13,
G.b.*).

`refresh` works out the bit mask of every camp after any change to buildings; everything else asks
the mask.
"""

from typing import Final

from aedilis.glory.definitions.cards import (
    AMPHITHEATRE,
    AQUEDUCT,
    CATACOMB,
    FOUNDRY,
    GARDEN,
    GATE,
    HAND_LIMIT,
    INSULA,
    MARBLE,
    MARKET,
    MATERIAL,
    PRISON,
    ROAD,
    SCHOOL,
    SHRINE,
    STATUE,
    STONE,
    TEMPLE,
    mask_of,
)
from aedilis.glory.state.table import Camp, GloryState
from aedilis.kernel.rule import rule

ON_COMPLETION: Final = mask_of((AMPHITHEATRE, CATACOMB, FOUNDRY, GARDEN, PRISON, SCHOOL))
"""Functions that work once, when the building is completed."""

_M_AQUEDUCT: Final = 1 << AQUEDUCT
_M_GATE: Final = 1 << GATE
_M_ROAD: Final = 1 << ROAD


@rule("G.building.13", "G.beginner.1", "G.beginner.2", "G.b.stairway.3", "G.turn.8")
def refresh(s: GloryState) -> None:
    """Work out anew what every seat has in force. In a beginners' game nothing ever is."""
    if s.rules.beginner:
        return
    opened = 0
    for camp in s.camps:
        for structure in camp.structures:
            if structure.opened:
                opened |= 1 << structure.name
    s.opened = opened
    for camp in s.camps:
        camp.active = _in_force(s, camp) & ~ON_COMPLETION
    s.flagged = True


@rule("G.b.gate.1", "G.b.gate.2")
def _in_force(s: GloryState, camp: Camp) -> int:
    """Completed buildings, public ones, and with a Gate the marble foundations."""
    mask = s.opened
    for structure in camp.structures:
        if structure.complete:
            mask |= 1 << structure.name
    if not mask & _M_GATE:
        return mask
    both = s.rules.gate_road and mask & _M_ROAD != 0
    active = mask
    for structure in camp.structures:
        if structure.complete:
            continue
        material = MATERIAL[structure.name]
        if material == MARBLE and structure.name != STATUE:
            active |= 1 << structure.name
        elif both and material == STONE and _holds_marble(structure.materials):
            active |= 1 << structure.name
    return active


def _holds_marble(materials: tuple[int, ...]) -> bool:
    return any(MATERIAL[card] == MARBLE for card in materials)


@rule("G.think.5", "G.b.shrine.1", "G.b.temple.1")
def hand_limit(camp: Camp) -> int:
    """Up to how many cards a refill fills the hand."""
    limit = HAND_LIMIT
    if camp.active >> SHRINE & 1:
        limit += 2
    if camp.active >> TEMPLE & 1:
        limit += 4
    return limit


@rule("G.patron.2", "G.b.insula.1", "G.b.aqueduct.1")
def clientele_limit(camp: Camp) -> int:
    """How many clients there may be before hiring stops."""
    limit = camp.influence
    if camp.active >> INSULA & 1:
        limit += 2
    if camp.active & _M_AQUEDUCT:
        limit *= 2
    return limit


@rule("G.merchant.2", "G.b.market.1")
def vault_limit(camp: Camp) -> int:
    """How many cards the vault may hold before nothing more may be added."""
    return camp.influence + 2 if camp.active >> MARKET & 1 else camp.influence
