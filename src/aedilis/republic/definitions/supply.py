"""Mortality chits, markers, talents and dice (rules 1.02, 1.05.2)."""

from types import MappingProxyType
from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.definitions.facts.tables import Supply
from aedilis.republic.definitions.senators import FAMILIES
from aedilis.republic.definitions.source import read

# In a draw a chit is the number of its family, 1 to 30, or one of these.
CHIT_NONE: Final = 0
CHIT_DRAW_TWO: Final = -1

_box = read("supply", Supply)
CHITS_EACH: Final = _box.mortality.each
CHITS_NONE: Final = _box.mortality.none
CHITS_DRAW_TWO: Final = _box.mortality.draw_two

CHITS: Final[tuple[int, ...]] = (
    *(family.number for family in FAMILIES for _ in range(CHITS_EACH)),
    *(CHIT_NONE for _ in range(CHITS_NONE)),
    *(CHIT_DRAW_TWO for _ in range(CHITS_DRAW_TWO)),
)
"""The cup of mortality chits before a draw."""

cite("R 1.02")
MARKERS: Final = MappingProxyType(_box.markers)
OFFICE_MARKERS: Final = MappingProxyType(_box.office_markers)

TALENT_VALUES: Final = _box.talents.values
TALENT_PIECES: Final = _box.talents.pieces

DICE: Final = _box.dice
BLACK_DICE: Final = _box.black_dice
"""How many of the dice are told apart by their colour."""
