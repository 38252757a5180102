"""The kinds of frames of the Senate Phase, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind, reader
from aedilis.republic.phases.senate.assassination import AssassinationFrame, Plot, Throw
from aedilis.republic.phases.senate.ballot import Motion, Tally
from aedilis.republic.phases.senate.governors import LegateFrame
from aedilis.republic.phases.senate.law_votes import LawFrame, SponsorsFrame
from aedilis.republic.phases.senate.phase import SENATE_STEPS, SenateFrame
from aedilis.republic.phases.senate.pleas import AdvocateFrame, PleadedFrame, SuccessorFrame
from aedilis.republic.phases.senate.posts import AppointFrame, MasterFrame, PostsFrame
from aedilis.republic.phases.senate.propose import ConsentFrame, ProposeFrame
from aedilis.republic.phases.senate.rebuff import YieldFrame
from aedilis.republic.phases.senate.repopulate import RecruitFrame
from aedilis.republic.phases.senate.silencing import GraftFrame, SilencedFrame
from aedilis.republic.phases.senate.special import SpecialTrialFrame
from aedilis.republic.phases.senate.trial import Appeal, TrialFrame
from aedilis.republic.phases.senate.trials import ProsecutorFrame
from aedilis.republic.phases.senate.tribunes import TribuneFrame
from aedilis.republic.phases.senate.vote import VoteFrame

MOTION: Final = reader(Motion)
TALLY: Final = reader(Tally)
APPEAL: Final = reader(Appeal)

SENATE_FRAMES: Final = (
    FrameKind("senate", SenateFrame, step=SENATE_STEPS.step),
    FrameKind("assassination", AssassinationFrame, plot=reader(Plot), throw=reader(Throw)),
    FrameKind("prosecutor", ProsecutorFrame),
    FrameKind("trial", TrialFrame, motion=MOTION, tally=TALLY, appeal=APPEAL),
    FrameKind("pleaded", PleadedFrame, motion=MOTION, tally=TALLY, appeal=APPEAL),
    FrameKind("advocate", AdvocateFrame),
    FrameKind("sponsors", SponsorsFrame),
    FrameKind("law_vote", LawFrame, motion=MOTION, tally=TALLY),
    FrameKind("successor", SuccessorFrame),
    FrameKind(
        "special",
        SpecialTrialFrame,
        motion=MOTION,
        tally=reader(Tally),
        appeal=reader(Appeal),
    ),
    FrameKind("graft", GraftFrame),
    FrameKind("silenced", SilencedFrame),
    FrameKind("vote", VoteFrame, motion=MOTION, tally=TALLY),
    FrameKind("consent", ConsentFrame, motion=MOTION),
    FrameKind("propose", ProposeFrame),
    FrameKind("tribune", TribuneFrame),
    FrameKind("posts", PostsFrame),
    FrameKind("appoint", AppointFrame),
    FrameKind("master", MasterFrame),
    FrameKind("legate", LegateFrame),
    FrameKind("recruit", RecruitFrame),
    FrameKind("yield", YieldFrame),
)
