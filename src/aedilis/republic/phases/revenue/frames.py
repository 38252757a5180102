"""The kinds of frames of the Revenue Phase, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind
from aedilis.republic.phases.revenue.camp_upkeep import CampUpkeepFrame
from aedilis.republic.phases.revenue.camps import CampBuildFrame
from aedilis.republic.phases.revenue.contributions import ContributionsFrame
from aedilis.republic.phases.revenue.income import IncomeFrame
from aedilis.republic.phases.revenue.levies import LeviesFrame
from aedilis.republic.phases.revenue.phase import REVENUE_STEPS, RevenueFrame
from aedilis.republic.phases.revenue.rebels import KeepFrame, UpkeepFrame
from aedilis.republic.phases.revenue.redistribution import RedistributionFrame

REVENUE_FRAMES: Final = (
    FrameKind("revenue", RevenueFrame, step=REVENUE_STEPS.step),
    FrameKind("income", IncomeFrame),
    FrameKind("upkeep", UpkeepFrame),
    FrameKind("camp_upkeep", CampUpkeepFrame),
    FrameKind("camp_build", CampBuildFrame),
    FrameKind("redistribution", RedistributionFrame),
    FrameKind("contributions", ContributionsFrame),
    FrameKind("keep", KeepFrame),
    FrameKind("levies", LeviesFrame),
)
