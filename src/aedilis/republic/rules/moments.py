"""The moments at which the game waits for those who may act out of turn (rules 1.09.151,
1.09.71).
"""

from typing import Final

from aedilis.kernel.hold import HoldFrame as Hold
from aedilis.kernel.prompt import Choose
from aedilis.kernel.rule import cite
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.state.choices import PASS
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

cite("R 1.09.151", "R 1.09.71")


class HoldFrame(Hold[RepublicState]):
    """Wait until every faction that wants to be waited for has let one of the `MOMENTS` go by."""

    __slots__ = ()

    def present(self, state: RepublicState, seat: int) -> bool:
        return not state.factions[seat].gone

    def question(self, state: RepublicState, seat: int) -> Choose:
        prompt = Choose(seat, f"republic-ask-hold-{self.moment}", MOMENTS[self.moment], [PASS])
        by = self._said_by(state)
        if by != NONE:
            prompt.params = {"seat": by}
        return prompt

    def _said_by(self, state: RepublicState) -> int:
        """The faction whose act is waited about, by the frame beneath."""
        stack = state.stack
        at = len(stack) - 1
        while at > 0 and stack[at] is not self:
            at -= 1
        beneath = stack[at - 1] if at > 0 else None
        return beneath.said_by(state) if isinstance(beneath, RepublicFrame) else NONE


MOMENTS: Final[dict[str, str]] = {
    "proposal": "R 1.09.151",  # a proposal lies before the Senate and no vote is called yet
    "adjournment": "R 1.09.6",  # the chair has adjourned
    "tribune": "R 1.09.15",  # a Tribune has been used and may be silenced
    "silenced": "R 1.07.35",  # a Tribune was attacked with a card
    "cleopatra": "R 1.07.34",  # a battle of the Alexandrine War is about to begin
    "desertion": "R 1.11.36",  # a battle against the rebel is about to begin
    "proscription": "R 1.07.35",  # one side has won in a civil war
    "revenue": "R 1.07.35",  # the Revenue Phase begins
    "dictator": "R 1.09.32",  # the chair goes on to the Censor, and there is no Dictator
    "spoils": "R 4.05.419",  # somebody of the coalition has said what he takes
    "check": "R 4.07.3",  # the spoils are about to be divided
}
"""The moments at which the game can wait, with their paragraphs. They are its windows."""

QUESTIONS: Final[dict[str, str]] = {
    "province_spoils": "republic-ask-spoils",
    "redistribution": "republic-ask-redistribution",
    "contributions": "republic-ask-contribution",
    "levies": "republic-ask-levy",
    "persuading": "republic-ask-persuasion",
    "defending": "republic-ask-counter",
    "attracting": "republic-ask-knights",
    "holding_games": "republic-ask-games",
    "naming_leader": "republic-ask-new-leader",
    "auction": "republic-ask-bid",
    "pleading": "republic-ask-plead",
    "trades": "republic-ask-trade",
    "disbanding": "republic-ask-play",
}
"""The questions that may be answered in advance, with their keys."""
SMALL_MATTERS: Final = ("contributions", "auction", "naming_leader", "trades")
"""Those that most people let be in most years, and that one order lets be together."""
WINDOWS: Final = (*MOMENTS, *QUESTIONS)
"""All for which standing orders can be given with one word."""
PARTICULAR: Final = (
    "votes_with", "proposals_of", "concessions_to", "own_elections", "all_votes", "auction_above",
    "offers", "keeping_cards", "own_proposals", "calling", "chairing", "presiding", "no_dictator",
    "small_matters",
)  # fmt: skip
"""The orders that say more than one word (`aedilis.republic.rules.particular_orders`)."""
CODED: Final = (*WINDOWS, *PARTICULAR)
"""The names of all orders, in the order of their codes, which are kept with games."""


def hold(s: RepublicState, moment: str, waits: bool) -> HoldFrame:
    """Hold the game at a moment before the frame now on top goes on; gives what holds it."""
    frame = HoldFrame(moment, int(waits), [0] * len(s.factions))
    s.stack.append(frame)
    return frame
