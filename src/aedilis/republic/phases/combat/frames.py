"""The kinds of frames of the Combat Phase, and of battles at other times, to read kept games."""

from typing import Final

from aedilis.kernel.frame import FrameKind
from aedilis.republic.phases.combat.attack import ATTACK_STEPS, AttackFrame
from aedilis.republic.phases.combat.blockade import BLOCKADE_STEPS, BlockadeFrame
from aedilis.republic.phases.combat.civil_war import CIVIL_WAR_STEPS, CivilWarFrame
from aedilis.republic.phases.combat.defence import DefenceFrame
from aedilis.republic.phases.combat.gabinian import RaisingFrame
from aedilis.republic.phases.combat.holdout import HOLDOUT_STEPS, HoldoutFrame
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.phases.combat.phase import COMBAT_STEPS, CombatFrame
from aedilis.republic.phases.combat.proscription import ProscriptionFrame
from aedilis.republic.phases.combat.survival import SURVIVAL_STEPS, SurvivalFrame

COMBAT_FRAMES: Final = (
    FrameKind("combat", CombatFrame, step=COMBAT_STEPS.step),
    FrameKind("raising", RaisingFrame),
    FrameKind("blockade", BlockadeFrame, step=BLOCKADE_STEPS.step),
    FrameKind("battles", BattlesFrame),
    FrameKind("attack", AttackFrame, step=ATTACK_STEPS.step),
    FrameKind("civil_war", CivilWarFrame, step=CIVIL_WAR_STEPS.step),
    FrameKind("defence", DefenceFrame),
    FrameKind("holdout", HoldoutFrame, step=HOLDOUT_STEPS.step),
    FrameKind("proscription", ProscriptionFrame),
    FrameKind("survival", SurvivalFrame, step=SURVIVAL_STEPS.step),
)
