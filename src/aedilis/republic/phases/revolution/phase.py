"""The sequence of the Revolution Phase (rules 1.11.1 to 1.11.3).

First revolts wake whose provinces have come to exist. Then cards that were promised are given,
cards are traded and given, played, and thrown away down to the limit; last the victorious generals
lay down their commands or rebel.
"""

from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.deals.carrying import give_promised_cards
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.frames import Step
from aedilis.republic.outbreak import wake_by_province
from aedilis.republic.phases.revolution.cards import DiscardFrame, PlayFrame
from aedilis.republic.phases.revolution.declare import CONSIDERS, DeclareFrame, candidates
from aedilis.republic.phases.revolution.trade import TradeFrame
from aedilis.republic.senators import hrao_seat
from aedilis.republic.state import REVOLUTION, RepublicState

OPENS: Final = 0
PLAYS: Final = 1
DISCARDS: Final = 2
DECLARES: Final = 3

cite("R 1.04.5", "R 1.07.333", "R 1.11.1", "R 1.11.2", "R 1.11.3")


class RevolutionFrame(Step):
    """The phase; `step` is where in its sequence it stands."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def kind(self) -> str:
        return "revolution"

    def fields(self) -> list[object]:
        return [self.step]

    def advance(self, state: RepublicState) -> bool:
        step = self.step
        self.step += 1
        if step == OPENS:
            state.phase = REVOLUTION
            wake_by_province(state)
            give_promised_cards(state)
            state.stack.append(TradeFrame(hrao_seat(state), 0, 0))
        elif step == PLAYS:
            state.stack.append(PlayFrame(hrao_seat(state), 0))
        elif step == DISCARDS:
            state.stack.append(DiscardFrame(hrao_seat(state), 0))
        elif step == DECLARES:
            state.stack.append(DeclareFrame(candidates(state), CONSIDERS, NONE, 0, [], 0))
        else:
            state.stack.pop()
        return True
