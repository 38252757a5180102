"""Where on the map things are: the provinces and the other lands, and in which of them a war is
fought. No words here but ids.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FORUM_EVENTS, LANDS, PROVINCES, WARS, Definition
from aedilis.republic.rules.wars import is_bequest, province_of, rebels_of
from aedilis.republic.state.zones import BEQUESTS, MARCH

ITALY: Final = LANDS[0]
"""Where Rome is."""

EVERYWHERE: Final[Sequence[Definition]] = (ITALY, *PROVINCES, *LANDS[1:])
"""All that has a place on the map: Italy, the provinces, the lands beyond."""


def theatre_of(war: int) -> str:
    """The id of the land in which a war is fought, or what may stand in place of one."""
    if war == MARCH:
        return ITALY.id
    if is_bequest(war):
        left = FORUM_EVENTS[BEQUESTS - war].creates
        return PROVINCES[left].id if left != NONE else ITALY.id
    for province in (province_of(war), rebels_of(war)):
        if province != NONE:
            return PROVINCES[province].id
    return WARS[war].theatre
