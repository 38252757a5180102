"""The sequence of the Revenue Phase (rules 1.06)."""

from typing import Any, Final

from aedilis.kernel.phase import Added, Do, Phase, Step
from aedilis.kernel.rule import cite
from aedilis.republic.definitions.named import OPEN_BODYGUARD
from aedilis.republic.neutrals.revenue import match_contributions
from aedilis.republic.phases.revenue.books import Books, books
from aedilis.republic.phases.revenue.camp_upkeep import CampUpkeepFrame
from aedilis.republic.phases.revenue.camps import CampBuildFrame, builders, rebel_income
from aedilis.republic.phases.revenue.contributions import ContributionsFrame
from aedilis.republic.phases.revenue.development import develop
from aedilis.republic.phases.revenue.guard import pay_guard
from aedilis.republic.phases.revenue.income import begin_income
from aedilis.republic.phases.revenue.levies import LeviesFrame, taxed
from aedilis.republic.phases.revenue.rebels import KeepFrame, UpkeepFrame
from aedilis.republic.phases.revenue.redistribution import begin_redistribution
from aedilis.republic.phases.revenue.state import annual_revenue, pay_debits, province_income
from aedilis.republic.phases.revenue.terms import end_terms, forget_last_year
from aedilis.republic.phases.revenue.unrest import barbarian_raids, internal_disorder
from aedilis.republic.rules.laws import may_be_held
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.state.table import REVENUE, RepublicState


def begin(s: RepublicState) -> None:
    """Clear what was of last year, and give time to play the Open Bodyguard, if by what all
    know somebody may hold it.
    """
    s.phase = REVENUE
    books(s).purses = [0] * len(s.factions)
    forget_last_year(s)
    if may_be_held(s, OPEN_BODYGUARD):
        hold(s, "revenue", False)


def unrest(s: RepublicState) -> None:
    """What troubles the provinces this year."""
    barbarian_raids(s)
    internal_disorder(s)


def income(s: RepublicState) -> None:
    """Whoever may take spoils, or profit otherwise, is asked."""
    s.stack.append(begin_income(s))


def upkeep(s: RepublicState) -> None:
    """Rebels pay their forces."""
    s.stack.append(UpkeepFrame() if s.rising is None else CampUpkeepFrame())


def redistribution(s: RepublicState) -> None:
    """Talents move within the factions, and between them."""
    s.stack.append(begin_redistribution(s))


def contributions(s: RepublicState) -> None:
    """Senators give to the State."""
    if s.neutrals is not None:
        s.neutrals.given = 0
    s.stack.append(ContributionsFrame(hrao_seat(s), 0, []))


def debits(s: RepublicState) -> None:
    """Factions without a player give after the others; then the State pays what it owes."""
    if s.neutrals is not None:
        match_contributions(s)
    pay_debits(s)


def released(s: RepublicState) -> None:
    """The HRAO keeps or disbands what rebels could not pay. Then provinces raise units for their
    local taxes, where the table plays so.
    """
    if s.frontier is not None:
        s.stack.append(LeviesFrame(taxed(s)))
    s.stack.append(KeepFrame())


def rebels_build(s: RepublicState) -> None:
    """Rebel governors raise units."""
    s.stack.append(CampBuildFrame(builders(s)))


def end(s: RepublicState) -> None:
    """Guards are paid, and governors' terms run."""
    pay_guard(s)
    end_terms(s)


def with_rebel_governors(s: RepublicState) -> bool:
    """Whether governors may rebel."""
    return s.rising is not None


REVENUE_STEPS: Final = Phase(
    (
        Do("begin", begin),
        Do("unrest", unrest),
        Do("state", annual_revenue),
        Do("income", income),
        Added("rebel_income", rebel_income, with_rebel_governors),
        Do("upkeep", upkeep),
        Do("redistribution", redistribution),
        Do("development", develop),
        Do("provinces", province_income),
        Do("contributions", contributions),
        Do("debits", debits),
        Do("released", released),
        Added("rebels_build", rebels_build, with_rebel_governors),
        Do("end", end),
    )
)

cite("R 1.03", "R 1.06.1", "R 1.06.5")


class RevenueFrame(Books):
    """The phase, with its accounts."""

    __slots__ = ()

    def __init__(
        self,
        step: Step[Any, Any] | None = None,
        owed: int = 0,
        purses: list[int] | None = None,
        released: list[int] | None = None,
    ) -> None:
        super().__init__(
            step if step is not None else REVENUE_STEPS.first, owed, purses or [], released or []
        )

    def kind(self) -> str:
        return "revenue"

    def fields(self) -> list[object]:
        return [self.step, self.owed, self.purses, self.released]
