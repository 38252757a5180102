"""The sequence of the Revolution Phase (rules 1.11.1 to 1.11.3).

First revolts wake whose provinces have come to exist. Then cards that were promised are given,
cards are traded and given, played, and thrown away down to the limit; last the victorious generals
lay down their commands or rebel. Where governors may rebel, one of them may come to the Primary
Rebel's help before all this, and whoever wants to rebel says so before commands are laid down.
"""

from typing import Any, Final

from aedilis.kernel.phase import Added, Do, Phase, Step
from aedilis.kernel.rule import cite
from aedilis.republic.deals.carrying import give_promised_cards
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.neutrals.trading import NeutralTradesFrame
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.declare import DECLARE_STEPS, DeclareFrame, candidates
from aedilis.republic.phases.revolution.march import MarchFrame, may_march
from aedilis.republic.phases.revolution.reinforce import ReinforceFrame
from aedilis.republic.phases.revolution.rise import hear_factions
from aedilis.republic.phases.revolution.trade import TradeFrame
from aedilis.republic.rules.outbreak import wake_by_province
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import REVOLUTION, RepublicState


def reinforce(s: RepublicState) -> None:
    """A rebel governor may come to the help of the Primary Rebel."""
    s.phase = REVOLUTION
    s.stack.append(ReinforceFrame())


def trade(s: RepublicState) -> None:
    """Revolts wake, what was promised is given, and then cards change hands."""
    s.phase = REVOLUTION
    wake_by_province(s)
    give_promised_cards(s)
    s.stack.append(TradeFrame(hrao_seat(s), 0))


def play(s: RepublicState) -> None:
    """Each faction lays down statesmen and concessions; before that those without a player trade
    the statesmen that they cannot play.
    """
    s.stack.append(PlayFrame(hrao_seat(s), 0))
    if s.neutrals is not None:
        s.stack.append(NeutralTradesFrame(hrao_seat(s), 0, []))


def discard(s: RepublicState) -> None:
    """Each faction goes down to the limit of its hand."""
    s.stack.append(DiscardFrame(hrao_seat(s), 0))


def rise(s: RepublicState) -> None:
    """Generals and governors rebel; a Primary Rebel who has stayed in his province may march."""
    if s.rebel == NONE:
        s.stack.append(hear_factions(s))
    elif may_march(s):
        s.stack.append(MarchFrame())


def declare(s: RepublicState) -> None:
    """The victorious generals lay down their commands or rebel."""
    s.stack.append(DeclareFrame(candidates(s), DECLARE_STEPS.first, NONE, 0, [], 0))


def with_rebel_governors(s: RepublicState) -> bool:
    """Whether governors may rebel."""
    return s.rising is not None


REVOLUTION_STEPS: Final = Phase(
    (
        Added("reinforce", reinforce, with_rebel_governors),
        Do("trade", trade),
        Do("play", play),
        Do("discard", discard),
        Added("rise", rise, with_rebel_governors),
        Do("declare", declare),
    )
)

cite("R 1.04.5", "R 1.07.333", "R 1.11.1", "R 1.11.2", "R 1.11.3", "R 2.03.2", "R 2.03.71")


class RevolutionFrame(RepublicPhase):
    """The phase."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else REVOLUTION_STEPS.first)

    def kind(self) -> str:
        return "revolution"
