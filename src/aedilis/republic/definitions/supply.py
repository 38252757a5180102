"""Mortality chits, markers, talents and dice (rules 1.02, 1.05.2)."""

from types import MappingProxyType
from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.definitions.senators import FAMILIES
from aedilis.republic.definitions.source import Entry, section, whole

# In a draw a chit is the number of its family, 1 to 30, or one of these.
CHIT_NONE: Final = 0
CHIT_DRAW_TWO: Final = -1

_mortality = section("supply", "mortality")
CHITS_EACH: Final = _mortality.number("each")
CHITS_NONE: Final = _mortality.number("none")
CHITS_DRAW_TWO: Final = _mortality.number("draw_two")
_mortality.done()

CHITS: Final[tuple[int, ...]] = (
    *(family.number for family in FAMILIES for _ in range(CHITS_EACH)),
    *(CHIT_NONE for _ in range(CHITS_NONE)),
    *(CHIT_DRAW_TWO for _ in range(CHITS_DRAW_TWO)),
)
"""The cup of mortality chits before a draw."""


def _counts(entry: Entry) -> MappingProxyType[str, int]:
    return MappingProxyType({key: entry.number(key) for key in entry.fields()})


cite("R 1.02")
MARKERS: Final = _counts(section("supply", "markers"))
OFFICE_MARKERS: Final = _counts(section("supply", "office_markers"))

_talents = section("supply", "talents")
TALENT_VALUES: Final = _talents.numbers("values")
TALENT_PIECES: Final = _talents.numbers("pieces")
_talents.done()

_box = whole("supply")
DICE: Final = _box.number("dice")
BLACK_DICE: Final = _box.number("black_dice")
"""How many of the dice are told apart by their colour."""
