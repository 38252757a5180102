"""Local taxes, and the troops and fleets that provinces raise for them (rules 2.02.2, 2.02.3).

A local tax is never in anybody's treasury: it buys units of the province at once, and what is left
of it is lost. Its governor may pay for further ones out of his own.
"""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import PROVINCIAL_UNIT_COST
from aedilis.republic.phases.revenue.books import governed, has_free_purse, is_at_peace
from aedilis.republic.rules.abroad import loyal_governor
from aedilis.republic.rules.frontier import room, side, the_frontier
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import who
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

cite("R 2.02.2", "R 2.02.3")


class LeviesFrame(RepublicFrame):
    """The provinces that have still to raise their units, in `queue`."""

    __slots__ = ("queue",)

    def __init__(self, queue: list[int]) -> None:
        self.queue = queue

    def kind(self) -> str:
        return "levies"

    def fields(self) -> list[object]:
        return [self.queue]

    def advance(self, state: RepublicState) -> bool:
        if not self.queue:
            state.stack.pop()
            return True
        province = self.queue[0]
        governor = state.senator(loyal_governor(state, province))
        if governor.faction != NONE and self.has_choice(state, province):
            return False
        del self.queue[0]
        least = units_paid(state, province)
        raise_units(state, province, least, evenly(state, province, least))
        return True

    def has_choice(self, s: RepublicState, province: int) -> bool:
        """Whether the governor has anything to decide: what he adds, or which units."""
        least, most = units_paid(s, province), most_units(s, province)
        low, high = troops_among(s, province, least)
        return most > least or high > low

    def asks(self, state: RepublicState) -> list[Prompt]:
        province = self.queue[0]
        slot = loyal_governor(state, province)
        seat = state.senator(slot).faction
        prompt = Ask(self, state, seat, "republic-ask-levy", "R 2.02.3")
        prompt.params = {
            "person": who(state, slot), "province": province,
            "talents": side(state, province).taxes, "price": PROVINCIAL_UNIT_COST,
        }  # fmt: skip
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        province = self.queue[0]
        if not done:
            least, most = units_paid(state, province), most_units(state, province)
            return Amount(seat, "republic-ask-levy-units", "R 2.02.2", "units", least, most)
        if len(done) == 1:
            low, high = troops_among(state, province, done[0])
            return Amount(seat, "republic-ask-levy-troops", "R 2.02.3", "troops", low, high)
        return None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        raise_units(state, self.queue.pop(0), move[0], move[1])


@rule("R 2.02.2", "R 2.02.4", "R 2.02.1", "R VII.provincial-war")
def taxed(s: RepublicState) -> list[int]:
    """The provinces that yield a local tax: governed for Rome, there or by a legate, at peace this
    year and not attacked.
    """
    return [province for province in governed(s) if is_at_peace(s, province)]


@rule("R 2.02.3")
def units_paid(s: RepublicState, province: int) -> int:
    """How many units a province raises for its tax alone: as many as it buys and has room for."""
    return min(side(s, province).taxes // PROVINCIAL_UNIT_COST, sum(room(s, province)))


@rule("R 2.02.2", "R 2.02.3")
def most_units(s: RepublicState, province: int) -> int:
    """How many it can raise if its governor adds to the tax out of his own treasury."""
    governor = s.senator(loyal_governor(s, province))
    own = governor.talents if has_free_purse(governor) else 0
    funds = side(s, province).taxes + own
    return min(funds // PROVINCIAL_UNIT_COST, sum(room(s, province)))


@rule("R 2.02.3")
def troops_among(s: RepublicState, province: int, units: int) -> tuple[int, int]:
    """The least and the most troops among so many units."""
    troops, fleets = room(s, province)
    return max(0, units - fleets), min(units, troops)


@rule("R 2.02.3")
def evenly(s: RepublicState, province: int, units: int) -> int:
    """The troops among so many units of a governor whom nobody plays: one after the other, troops
    first, as far as there is room for both.
    """
    low, high = troops_among(s, province, units)
    return min(high, max(low, (units + 1) // 2))


@rule("R 2.02.2", "R 2.02.3")
def raise_units(s: RepublicState, province: int, units: int, troops: int) -> None:
    """A province raises units, so many of them troops; its governor pays what its tax does not."""
    if not units:
        return
    slot = loyal_governor(s, province)
    added = max(0, PROVINCIAL_UNIT_COST * units - side(s, province).taxes)
    pay(s, slot, BANK, added)
    frontier = the_frontier(s)
    frontier.troops[province] += troops
    frontier.fleets[province] += units - troops
    if s.log is not None:
        told = {
            "person": who(s, slot), "province": province, "troops": troops,
            "fleets": units - troops, "talents": added,
        }  # fmt: skip
        s.note("republic-levy", s.senator(slot).faction, told)
