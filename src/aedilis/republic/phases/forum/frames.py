"""The kinds of frames of the Forum Phase, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind
from aedilis.republic.phases.forum.alliance import NewAllianceFrame
from aedilis.republic.phases.forum.auction import AuctionFrame, InitiativesFrame
from aedilis.republic.phases.forum.catiline import CatilineFrame
from aedilis.republic.phases.forum.foes import EnemyLeaderFrame
from aedilis.republic.phases.forum.initiative import INITIATIVE_STEPS, InitiativeFrame
from aedilis.republic.phases.forum.persuasion import PersuasionFrame
from aedilis.republic.phases.forum.phase import FORUM_STEPS, ForumFrame
from aedilis.republic.phases.forum.storm import StormFrame

FORUM_FRAMES: Final = (
    FrameKind("forum", ForumFrame, step=FORUM_STEPS.step),
    FrameKind("initiatives", InitiativesFrame),
    FrameKind("auction", AuctionFrame),
    FrameKind("initiative", InitiativeFrame, step=INITIATIVE_STEPS.step),
    FrameKind("persuasion", PersuasionFrame),
    FrameKind("storm", StormFrame),
    FrameKind("catiline", CatilineFrame),
    FrameKind("enemy_leader", EnemyLeaderFrame),
    FrameKind("new_alliance", NewAllianceFrame),
)
