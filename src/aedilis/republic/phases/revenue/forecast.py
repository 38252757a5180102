"""What the next Revenue Phase will bring the State and cost it, as far as all can know (rules
1.06.5, 1.06.51, 1.06.53).
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import FORUM_EVENTS
from aedilis.republic.definitions.numbers import ACTIVE_WAR_COST, ANNUAL_REVENUE, UNIT_UPKEEP
from aedilis.republic.phases.revenue.books import omens, verres
from aedilis.republic.phases.revenue.phase import REVENUE_STEPS, RevenueFrame
from aedilis.republic.phases.revenue.state import (
    allied_gift,
    bills_cost,
    income_roll,
    paying_provinces,
    units_kept,
    wars_cost,
)
from aedilis.republic.rules.wars import series
from aedilis.republic.state.table import MORTALITY, REVENUE, RepublicState
from aedilis.republic.state.zones import IMMINENT

STATE_REVENUE: Final = REVENUE_STEPS.step("state")
PROVINCES: Final = REVENUE_STEPS.step("provinces")
DEBITS: Final = REVENUE_STEPS.step("debits")


class Budget:
    """One year of the State treasury, in talents. Public.

    `treasury` is what it holds now. `annual` is its yearly revenue, `gains` what events and
    bequests in force will bring, `provinces_low` and `provinces_high` the bounds of what the
    governed provinces bring, which may be a cost. `wars`, `waking`, `bills` and `upkeep` are what
    it will pay: for active wars, for imminent ones that will break out before, for land bills, and
    for legions and fleets; `owed` is what provinces have cost already and is still to be paid.
    Spoils to come, contributions and whatever the Senate may still decide are not in it.
    """

    __slots__ = (
        "annual", "bills", "gains", "owed", "provinces_high", "provinces_low", "treasury", "upkeep",
        "waking", "wars",
    )  # fmt: skip

    def __init__(
        self,
        treasury: int,
        annual: int,
        gains: int,
        provinces: tuple[int, int],
        wars: int,
        waking: int,
        bills: int,
        owed: int,
        upkeep: int,
    ) -> None:
        self.treasury: Final = treasury
        self.annual: Final = annual
        self.gains: Final = gains
        self.provinces_low: Final = provinces[0]
        self.provinces_high: Final = provinces[1]
        self.wars: Final = wars
        self.waking: Final = waking
        self.bills: Final = bills
        self.owed: Final = owed
        self.upkeep: Final = upkeep

    def debts(self) -> int:
        """All that will have to be paid, but for what provinces may still cost."""
        return self.wars + self.waking + self.bills + self.owed + self.upkeep

    def low(self) -> int:
        """The treasury after the phase if every province brings its least."""
        return self.treasury + self.annual + self.gains + self.provinces_low - self.debts()

    def high(self) -> int:
        """The treasury after the phase if every province brings its most."""
        return self.treasury + self.annual + self.gains + self.provinces_high - self.debts()


@rule("R 1.06.53", "R 1.06.52", "R 1.06.5", "R 1.06.51")
def budget(s: RepublicState) -> Budget:
    """The State's next Revenue Phase, from what lies open; in that phase, what is left of it.
    It may be asked of the table in a view as well.
    """
    place, owed, released = _progress(s)
    to_come = paying_provinces(s) if place <= PROVINCES.place else []
    rolls = [income_roll(s, province) for province in to_come]
    shift = verres(s) - omens(s)
    low = sum(roll.low() + shift for roll in rolls)
    high = sum(roll.high() + shift for roll in rolls)
    gains = allied_gift(s) + sum(FORUM_EVENTS[bequest].talents for bequest in s.bequests)
    begun = place > STATE_REVENUE.place
    paid = place > DEBITS.place
    return Budget(
        s.treasury,
        0 if begun else ANNUAL_REVENUE,
        0 if begun else gains,
        (low, high),
        0 if paid else wars_cost(s),
        0 if paid else ACTIVE_WAR_COST * waking_wars(s),
        0 if paid else bills_cost(s),
        0 if paid else owed,
        0 if paid else UNIT_UPKEEP * units_kept(s, released),
    )


def _progress(s: RepublicState) -> tuple[int, int, list[int]]:
    """The place of the next step of the Revenue Phase, what provinces have cost in it so far, and
    the legions that rebels have released.
    """
    for frame in s.stack:
        if isinstance(frame, RevenueFrame):
            return frame.step.place, frame.owed, frame.released
    return 0, 0, []


@rule("R 1.05.1", "R 1.07.3321", "R V.12")
def waking_wars(s: RepublicState) -> int:
    """How many imminent wars break out before the next Revenue Phase: one of each series."""
    if s.phase in (MORTALITY, REVENUE):
        return 0
    return len({series(front.war) for front in s.fronts if front.status == IMMINENT})
