"""Glory to Rome as numbers, for those who learn."""

from aedilis.glory.encode.encoder import GloryEncoder
from aedilis.glory.encode.features import (
    BY_CARD,
    BY_MATERIAL,
    BY_ROLE,
    CAMP,
    KINDS,
    NUMBERED,
    PLAIN,
    SITES,
    TOLD,
)

__all__ = [
    "BY_CARD",
    "BY_MATERIAL",
    "BY_ROLE",
    "CAMP",
    "KINDS",
    "NUMBERED",
    "PLAIN",
    "SITES",
    "TOLD",
    "GloryEncoder",
]
