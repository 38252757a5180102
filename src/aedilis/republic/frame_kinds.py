"""Every kind of frame by its name, to read saved games."""

from typing import Any, Final

from aedilis.kernel.frame import Frame
from aedilis.republic.deals.dispute import DisputeFrame
from aedilis.republic.frames import HoldFrame
from aedilis.republic.opening import GovernorsFrame, HandsFrame, LeadersFrame
from aedilis.republic.phases.combat.attack import AttackFrame
from aedilis.republic.phases.combat.civil_war import CivilWarFrame
from aedilis.republic.phases.combat.gabinian import RaisingFrame
from aedilis.republic.phases.combat.order import BattlesFrame
from aedilis.republic.phases.combat.phase import CombatFrame
from aedilis.republic.phases.forum.alliance import NewAllianceFrame
from aedilis.republic.phases.forum.auction import AuctionFrame, InitiativesFrame
from aedilis.republic.phases.forum.catiline import CatilineFrame
from aedilis.republic.phases.forum.foes import EnemyLeaderFrame
from aedilis.republic.phases.forum.initiative import InitiativeFrame
from aedilis.republic.phases.forum.persuasion import PersuasionFrame
from aedilis.republic.phases.forum.phase import ForumFrame
from aedilis.republic.phases.forum.storm import StormFrame
from aedilis.republic.phases.mortality import MortalityFrame
from aedilis.republic.phases.population.phase import PopulationFrame
from aedilis.republic.phases.revenue.contributions import ContributionsFrame
from aedilis.republic.phases.revenue.income import IncomeFrame
from aedilis.republic.phases.revenue.phase import RevenueFrame
from aedilis.republic.phases.revenue.rebels import KeepFrame, UpkeepFrame
from aedilis.republic.phases.revenue.redistribution import RedistributionFrame
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.declare import DeclareFrame
from aedilis.republic.phases.revolution.phase import RevolutionFrame
from aedilis.republic.phases.revolution.secondary import SecondaryFrame
from aedilis.republic.phases.revolution.trade import ExchangeFrame, TradeFrame
from aedilis.republic.proscription import ProscriptionFrame
from aedilis.republic.senate.assassination import AssassinationFrame
from aedilis.republic.senate.governors import LegateFrame
from aedilis.republic.senate.phase import SenateFrame
from aedilis.republic.senate.posts import AppointFrame, MasterFrame, PostsFrame
from aedilis.republic.senate.propose import ConsentFrame, ProposeFrame
from aedilis.republic.senate.rebuff import YieldFrame
from aedilis.republic.senate.repopulate import RecruitFrame
from aedilis.republic.senate.silencing import GraftFrame, SilencedFrame
from aedilis.republic.senate.special import SpecialTrialFrame
from aedilis.republic.senate.trial import TrialFrame
from aedilis.republic.senate.trials import ProsecutorFrame
from aedilis.republic.senate.tribunes import TribuneFrame
from aedilis.republic.senate.vote import VoteFrame
from aedilis.republic.state import RepublicState
from aedilis.republic.survival import SurvivalFrame
from aedilis.republic.turn import TurnFrame

FRAMES: Final[dict[str, type[Any]]] = {
    "turn": TurnFrame,
    "hold": HoldFrame,
    "dispute": DisputeFrame,
    # opening
    "leaders": LeadersFrame,
    "governors": GovernorsFrame,
    "hands": HandsFrame,
    # mortality
    "mortality": MortalityFrame,
    # revenue
    "revenue": RevenueFrame,
    "income": IncomeFrame,
    "upkeep": UpkeepFrame,
    "redistribution": RedistributionFrame,
    "contributions": ContributionsFrame,
    "keep": KeepFrame,
    # forum
    "forum": ForumFrame,
    "initiatives": InitiativesFrame,
    "auction": AuctionFrame,
    "initiative": InitiativeFrame,
    "persuasion": PersuasionFrame,
    "storm": StormFrame,
    "catiline": CatilineFrame,
    "enemy_leader": EnemyLeaderFrame,
    "new_alliance": NewAllianceFrame,
    # population
    "population": PopulationFrame,
    # senate
    "senate": SenateFrame,
    "assassination": AssassinationFrame,
    "prosecutor": ProsecutorFrame,
    "trial": TrialFrame,
    "special": SpecialTrialFrame,
    "graft": GraftFrame,
    "silenced": SilencedFrame,
    "vote": VoteFrame,
    "consent": ConsentFrame,
    "propose": ProposeFrame,
    "tribune": TribuneFrame,
    "posts": PostsFrame,
    "appoint": AppointFrame,
    "master": MasterFrame,
    "legate": LegateFrame,
    "recruit": RecruitFrame,
    "yield": YieldFrame,
    # combat
    "combat": CombatFrame,
    "raising": RaisingFrame,
    "battles": BattlesFrame,
    "attack": AttackFrame,
    "civil_war": CivilWarFrame,
    "proscription": ProscriptionFrame,
    "survival": SurvivalFrame,
    # revolution
    "revolution": RevolutionFrame,
    "trade": TradeFrame,
    "exchange": ExchangeFrame,
    "play_cards": PlayFrame,
    "discard_cards": DiscardFrame,
    "declare": DeclareFrame,
    "secondary": SecondaryFrame,
}


def frame_from_data(data: list[Any]) -> Frame[RepublicState]:
    """The frame written as `[kind, field, ...]`. Raises ValueError for an unknown kind."""
    if data[0] not in FRAMES:
        raise ValueError(f"frame {data[0]!r} is unknown")
    fields = [list(value) if isinstance(value, list) else value for value in data[1:]]
    frame: Frame[RepublicState] = FRAMES[data[0]](*fields)
    return frame
