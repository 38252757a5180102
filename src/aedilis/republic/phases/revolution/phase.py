"""The sequence of the Revolution Phase (rules 1.11.1 to 1.11.3).

First revolts wake whose provinces have come to exist. Then cards that were promised are given,
cards are traded and given, played, and thrown away down to the limit; last the victorious generals
lay down their commands or rebel.
"""

from typing import Any, Final

from aedilis.kernel.phase import Do, Phase, Step
from aedilis.kernel.rule import cite
from aedilis.republic.deals.carrying import give_promised_cards
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.declare import CONSIDERS, DeclareFrame, candidates
from aedilis.republic.phases.revolution.trade import TradeFrame
from aedilis.republic.rules.outbreak import wake_by_province
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import REVOLUTION, RepublicState


def trade(s: RepublicState) -> None:
    """Revolts wake, what was promised is given, and then cards change hands."""
    s.phase = REVOLUTION
    wake_by_province(s)
    give_promised_cards(s)
    s.stack.append(TradeFrame(hrao_seat(s), 0))


def play(s: RepublicState) -> None:
    """Each faction lays down statesmen and concessions."""
    s.stack.append(PlayFrame(hrao_seat(s), 0))


def discard(s: RepublicState) -> None:
    """Each faction goes down to the limit of its hand."""
    s.stack.append(DiscardFrame(hrao_seat(s), 0))


def declare(s: RepublicState) -> None:
    """The victorious generals lay down their commands or rebel."""
    s.stack.append(DeclareFrame(candidates(s), CONSIDERS, NONE, 0, [], 0))


REVOLUTION_STEPS: Final = Phase(
    (
        Do("trade", trade),
        Do("play", play),
        Do("discard", discard),
        Do("declare", declare),
    )
)

cite("R 1.04.5", "R 1.07.333", "R 1.11.1", "R 1.11.2", "R 1.11.3")


class RevolutionFrame(RepublicPhase):
    """The phase."""

    __slots__ = ()

    def __init__(self, step: Step[Any, Any] | None = None) -> None:
        super().__init__(step if step is not None else REVOLUTION_STEPS.first)

    def kind(self) -> str:
        return "revolution"
