"""The kinds of frames of the Combat Phase, and of battles at other times, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind
from aedilis.republic.phases.combat.attack import AttackFrame
from aedilis.republic.phases.combat.blockade import BlockadeFrame
from aedilis.republic.phases.combat.civil_war import CivilWarFrame
from aedilis.republic.phases.combat.defence import DefenceFrame
from aedilis.republic.phases.combat.gabinian import RaisingFrame
from aedilis.republic.phases.combat.holdout import HoldoutFrame
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.phases.combat.phase import COMBAT_STEPS, CombatFrame
from aedilis.republic.rules.proscription import ProscriptionFrame
from aedilis.republic.rules.survival import SurvivalFrame

COMBAT_FRAMES: Final = (
    FrameKind("combat", CombatFrame, step=COMBAT_STEPS.step),
    FrameKind("raising", RaisingFrame),
    FrameKind("blockade", BlockadeFrame),
    FrameKind("battles", BattlesFrame),
    FrameKind("attack", AttackFrame),
    FrameKind("civil_war", CivilWarFrame),
    FrameKind("defence", DefenceFrame),
    FrameKind("holdout", HoldoutFrame),
    FrameKind("proscription", ProscriptionFrame),
    FrameKind("survival", SurvivalFrame),
)
