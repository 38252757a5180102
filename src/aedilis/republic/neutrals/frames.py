"""The kinds of frames that only games of one or two people have, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind, reader
from aedilis.republic.neutrals.assassins import NominationFrame, StrikeFrame
from aedilis.republic.neutrals.campaign import CampaignFrame
from aedilis.republic.neutrals.coalition import CoalitionFrame
from aedilis.republic.neutrals.command import CommandFrame
from aedilis.republic.neutrals.landbills import Bill
from aedilis.republic.neutrals.offers import Offer
from aedilis.republic.neutrals.sitting import COALITION_STEPS, CoalitionPhaseFrame
from aedilis.republic.neutrals.spoils import SecondFrame, SpoilsFrame
from aedilis.republic.neutrals.stopping import StopFrame
from aedilis.republic.neutrals.trading import NeutralTradesFrame

NEUTRAL_FRAMES: Final = (
    FrameKind("coalition_senate", CoalitionPhaseFrame, step=COALITION_STEPS.step),
    FrameKind("coalition", CoalitionFrame),
    FrameKind("nomination", NominationFrame),
    FrameKind("strike", StrikeFrame),
    FrameKind("spoils", SpoilsFrame, offer=reader(Offer), bill=reader(Bill)),
    FrameKind("stop", StopFrame),
    FrameKind("second", SecondFrame),
    FrameKind("campaign", CampaignFrame),
    FrameKind("command", CommandFrame),
    FrameKind("neutral_trades", NeutralTradesFrame),
)
