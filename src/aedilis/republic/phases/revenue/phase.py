"""The sequence of the Revenue Phase (rules 1.06)."""

from typing import Final

from aedilis.kernel.rule import cite
from aedilis.republic.frames import hold
from aedilis.republic.known import OPEN_BODYGUARD
from aedilis.republic.laws import may_be_held
from aedilis.republic.phases.revenue.books import Books
from aedilis.republic.phases.revenue.contributions import ContributionsFrame
from aedilis.republic.phases.revenue.development import develop
from aedilis.republic.phases.revenue.guard import pay_guard
from aedilis.republic.phases.revenue.income import begin_income
from aedilis.republic.phases.revenue.rebels import KeepFrame, UpkeepFrame
from aedilis.republic.phases.revenue.redistribution import begin_redistribution
from aedilis.republic.phases.revenue.state import annual_revenue, pay_debits, province_income
from aedilis.republic.phases.revenue.terms import end_terms, forget_last_year
from aedilis.republic.phases.revenue.unrest import barbarian_raids, internal_disorder
from aedilis.republic.senators import hrao_seat
from aedilis.republic.state import REVENUE, RepublicState

BEGIN: Final = 0
UNREST: Final = 1
STATE_REVENUE: Final = 2
PERSONAL_INCOME: Final = 3
REBEL_UPKEEP: Final = 4
REDISTRIBUTION: Final = 5
DEVELOPMENT: Final = 6
PROVINCES: Final = 7
CONTRIBUTIONS: Final = 8
DEBITS: Final = 9
RELEASED: Final = 10
END: Final = 11

cite("R 1.03", "R 1.06.1", "R 1.06.5")


class RevenueFrame(Books):
    """The phase; `step` is where in its sequence it stands."""

    __slots__ = ("step",)

    def __init__(
        self,
        step: int,
        owed: int = 0,
        purses: list[int] | None = None,
        released: list[int] | None = None,
    ) -> None:
        super().__init__(owed, purses or [], released or [])
        self.step = step

    def kind(self) -> str:
        return "revenue"

    def fields(self) -> list[object]:
        return [self.step, self.owed, self.purses, self.released]

    def advance(self, state: RepublicState) -> bool:
        step = self.step
        self.step += 1
        if step == BEGIN:
            self._begin(state)
        elif step == UNREST:
            barbarian_raids(state)
            internal_disorder(state)
        elif step == STATE_REVENUE:
            annual_revenue(state)
        elif step == PERSONAL_INCOME:
            state.stack.append(begin_income(state))
        elif step == REBEL_UPKEEP:
            state.stack.append(UpkeepFrame())
        elif step == REDISTRIBUTION:
            state.stack.append(begin_redistribution(state))
        elif step == DEVELOPMENT:
            develop(state)
        elif step == PROVINCES:
            province_income(state)
        elif step == CONTRIBUTIONS:
            state.stack.append(ContributionsFrame(hrao_seat(state), 0, []))
        elif step == DEBITS:
            pay_debits(state)
        elif step == RELEASED:
            state.stack.append(KeepFrame())
        elif step == END:
            pay_guard(state)
            end_terms(state)
            state.stack.pop()
        return True

    def _begin(self, state: RepublicState) -> None:
        """Clear what was of last year, and give time to play the Open Bodyguard, if by what all
        know somebody may hold it.
        """
        state.phase = REVENUE
        self.purses = [0] * state.seats
        forget_last_year(state)
        if may_be_held(state, OPEN_BODYGUARD):
            hold(state, "revenue", False)
