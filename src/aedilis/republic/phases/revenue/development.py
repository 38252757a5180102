"""Provinces develop (rule 1.06.4)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.numbers import (
    CLEAN_GOVERNOR_DRM,
    DEVELOPED_FROM,
    DEVELOPMENT_INFLUENCE,
)
from aedilis.republic.phases.revenue.books import governed, held, is_at_peace, omens
from aedilis.republic.rules.abroad import loyal_governor
from aedilis.republic.rules.persons import gain_influence, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT


@rule("R 1.06.4", "R 1.09.54", "R 1.06-fig-a")
def develop(s: RepublicState) -> None:
    """Each governor of an undeveloped province at peace rolls; one who bears no mark of corruption,
    of whatever year, rolls better. A province once developed stays so.
    """
    for province in governed(s):
        holding = held(s, province)
        if holding.developed or not is_at_peace(s, province):
            continue
        slot = loyal_governor(s, province)
        governor = s.senator(slot)
        drm = 0 if governor.marks & CORRUPT else CLEAN_GOVERNOR_DRM
        dice = s.dice.die()
        total = dice + drm - omens(s)
        if s.log is not None:
            told = {
                "person": who(s, slot), "province": province, "dice": dice, "drm": drm,
                "omens": omens(s), "total": total, "needed": DEVELOPED_FROM,
            }  # fmt: skip
            key = "republic-develops" if total >= DEVELOPED_FROM else "republic-develops-not"
            s.note(key, governor.faction, told)
        if total >= DEVELOPED_FROM:
            holding.developed = True
            gain_influence(s, slot, DEVELOPMENT_INFLUENCE)
