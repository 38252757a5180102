"""Who pays for a faction without a player (rule 4.03.2)."""

from collections.abc import Sequence

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.lots import best, drawn_by_lot
from aedilis.republic.state.table import RepublicState


@rule("R 4.03.2", "R 1.04.8")
def payer(s: RepublicState, slots: Sequence[int]) -> int:
    """Of those who may act the richest pays, of equals the most influential, then whom lots
    choose. NONE where nobody may.
    """
    found = best(slots, [s.senator(slot).talents for slot in slots])
    found = best(found, [s.senator(slot).influence for slot in found])
    return drawn_by_lot(s, found) if found else NONE
