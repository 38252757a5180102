"""A proposal of the chair that everybody else rejects costs him influence, or the chair.

See rule 1.09.144.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.prompts import tell_promise
from aedilis.republic.definitions.numbers import UNANIMOUS_DEFEAT_INFLUENCE
from aedilis.republic.phases.senate.floor import (
    chair,
    fill_chair,
    may_preside,
    presiding_seat,
)
from aedilis.republic.rules.persons import gain_influence, ranking, who
from aedilis.republic.state.choices import verb
from aedilis.republic.state.frame import RepublicFrame, owed_there
from aedilis.republic.state.sitting import TRIALS
from aedilis.republic.state.table import RepublicState

LOSE: Final = verb("lose_influence")
YIELD: Final = verb("yield")


@rule("R 1.09.144", "R 1.09.41")
def rebuff(s: RepublicState) -> None:
    """The chair was alone with his proposal. Without influence he must give up the chair; with
    nobody to follow him he keeps it and loses nothing.
    """
    slot = chair(s)
    if s.sitting().step != TRIALS:
        others = [x for x in ranking(s) if x != slot and not s.sitting().yielded >> x & 1]
        if not others:
            return
    if s.senator(slot).influence < -UNANIMOUS_DEFEAT_INFLUENCE:
        give_up_chair(s)
    else:
        s.stack.append(YieldFrame(slot))


def give_up_chair(s: RepublicState) -> None:
    """Who presides does so no more this turn; a Censor's prosecutions end with it."""
    session = s.sitting()
    slot = session.chair
    if s.log is not None:
        s.note("republic-yields", s.senator(slot).faction, {"person": who(s, slot)})
    if session.step == TRIALS:
        session.trials_over = True
        return
    session.yielded |= 1 << slot
    fill_chair(s)


cite("R 1.09.144", "R 1.04.3")


class YieldFrame(RepublicFrame):
    """The chair chooses what a unanimous defeat costs him. It does not cost him the chair while he
    has to keep a promise there.
    """

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def kind(self) -> str:
        return "yield"

    def fields(self) -> list[object]:
        return [self.slot]

    def advance(self, state: RepublicState) -> bool:
        if self.slot == chair(state) and may_preside(state, self.slot):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = presiding_seat(state)
        below = state.stack[-2]
        owed = owed_there(below, state)
        ways = [LOSE, YIELD] if owed is None else [LOSE]
        return [tell_promise(Choose(seat, "republic-ask-yield", "R 1.09.144", ways), owed)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        if move[0] == YIELD:
            give_up_chair(state)
            return
        gain_influence(state, self.slot, UNANIMOUS_DEFEAT_INFLUENCE)
        if state.log is not None:
            told = {"person": who(state, self.slot), "influence": -UNANIMOUS_DEFEAT_INFLUENCE}
            state.note("republic-rebuffed", state.senator(self.slot).faction, told)
