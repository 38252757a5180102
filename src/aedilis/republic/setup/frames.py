"""The kinds of frames of the opening, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind
from aedilis.republic.setup.opening import GovernorsFrame, HandsFrame, LeadersFrame

OPENING_FRAMES: Final = (
    FrameKind("leaders", LeadersFrame),
    FrameKind("governors", GovernorsFrame),
    FrameKind("hands", HandsFrame),
)
