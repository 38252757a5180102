"""Personal income: senators, knights, concessions and provincial spoils (rules 1.06.1 to 1.06.13,
1.07.32, 1.13.1).

What the senators of a faction collect is one sum. It lies on the table, for all to see, until
Redistribution, so that a rebel's upkeep cannot be paid from it.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import DROUGHT_PROFIT, PAID_EACH_TURN
from aedilis.republic.definitions.components import CONCESSIONS, PROVINCES
from aedilis.republic.definitions.numbers import (
    KNIGHT_INCOME,
    LEADER_INCOME,
    PONTIFEX_DICE,
    SENATOR_INCOME,
)
from aedilis.republic.phases.revenue.books import (
    books,
    governed,
    has_free_purse,
    held,
    is_at_peace,
    omens,
    verres,
)
from aedilis.republic.rules.abroad import loyal_governor
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.concessions import income, income_times, of_senator, profit
from aedilis.republic.rules.money import BANK, TABLE, pay
from aedilis.republic.rules.persons import gain_popularity, hrao_seat, of_faction, who
from aedilis.republic.rules.rolls import throw
from aedilis.republic.rules.wars import droughts
from aedilis.republic.state.choices import PASS, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT

PROFITEER: Final = verb("profiteer")
SPOILS: Final = verb("spoils")
PROVINCE_FROM: Final = 100
"""In the queue: below it a grain concession, from it on a province."""

cite("R 1.06.12", "R 1.06.13")


class IncomeFrame(RepublicFrame):
    """Grain concessions and provinces whose holders have a choice, one after the other: `queue`.

    `debt` is what the first province has just cost, if its governor may pay of it.
    """

    __slots__ = ("debt", "queue")

    def __init__(self, queue: list[int], debt: int) -> None:
        self.queue = queue
        self.debt = debt

    def kind(self) -> str:
        return "income"

    def fields(self) -> list[object]:
        return [self.queue, self.debt]

    def advance(self, state: RepublicState) -> bool:
        if self.queue:
            return False
        state.stack.pop()
        if state.log is not None:
            for seat, talents in enumerate(books(state).purses):
                if not state.factions[seat].gone:
                    state.note("republic-income", seat, {"talents": talents})
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        first = self.queue[0]
        slot = asked_of(state, first)
        seat = state.senator(slot).faction
        told: dict[str, object] = {"person": who(state, slot)}
        prompt: Prompt
        if first < PROVINCE_FROM:
            told["concession"] = first
            told["times"] = 1 + droughts(state)
            prompt = Choose(seat, "republic-ask-profiteer", "R 1.06.12", [PROFITEER, PASS])
        elif self.debt:
            told["province"] = first - PROVINCE_FROM
            told["debt"] = self.debt
            most = min(self.debt, state.senator(slot).talents)
            prompt = Amount(seat, "republic-ask-spoils-debt", "R 1.06.13", "talents", 0, most)
        else:
            told["province"] = first - PROVINCE_FROM
            prompt = Choose(seat, "republic-ask-spoils", "R 1.06.13", [SPOILS, PASS])
        prompt.params = told
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        first = self.queue[0]
        if first < PROVINCE_FROM:
            collect(state, first, move[0] == PROFITEER)
        elif self.debt:
            province = first - PROVINCE_FROM
            settle_debt(state, province, self.debt, move[0])
            self.debt = 0
        elif move[0] == SPOILS:
            province = first - PROVINCE_FROM
            self.debt = take_spoils(state, province)
            if self.debt and state.senator(loyal_governor(state, province)).talents:
                return
            if self.debt:
                settle_debt(state, province, self.debt, 0)
                self.debt = 0
        del self.queue[0]


def asked_of(s: RepublicState, item: int) -> int:
    """The slot of who decides about an item of the queue."""
    return s.owner[item] if item < PROVINCE_FROM else loyal_governor(s, item - PROVINCE_FROM)


@rule("R 1.06.1", "R 1.04.8")
def begin_income(s: RepublicState) -> IncomeFrame:
    """Collect what leaves no choice; the frame asks for the rest, from the HRAO's seat on."""
    first = hrao_seat(s)
    queue: list[int] = []
    for seat in s.round_from(first):
        for slot, one in of_faction(s, seat):
            if has_free_purse(one):
                talents = base_income(s, slot)
                pay(s, BANK, TABLE, talents)
                books(s).purses[seat] += talents
                queue += collect_concessions(s, slot)
                if slot == pontifex(s):
                    collect_for_gods(s, slot)
        queue += [PROVINCE_FROM + province for province in spoils_open_to(s, seat)]
    return IncomeFrame(queue, 0)


@rule("R 1.06.11", "R 1.06.12")
def base_income(s: RepublicState, slot: int) -> int:
    """What a senator gets for himself and his knights; for some statesmen their own part counts
    twice.
    """
    one = s.senator(slot)
    own = LEADER_INCOME if s.factions[one.faction].leader == slot else SENATOR_INCOME
    return own * income_times(s, slot) + KNIGHT_INCOME * one.knights


@rule("R 2.01.6")
def collect_for_gods(s: RepublicState, slot: int) -> None:
    """The Pontifex Maximus collects a die of talents, less under evil omens."""
    dice = throw(s, PONTIFEX_DICE.dice)
    talents = max(0, dice - omens(s))
    pay(s, BANK, TABLE, talents)
    books(s).purses[s.senator(slot).faction] += talents
    if s.log is not None:
        told = {"person": who(s, slot), "dice": dice, "talents": talents}
        s.note("republic-collection", s.senator(slot).faction, told)


@rule("R 1.06.12", "R 1.07.32", "R 1.08.12")
def collect_concessions(s: RepublicState, slot: int) -> list[int]:
    """Collect a senator's yearly concessions, but for those on which he may profiteer; gives
    these.
    """
    open_: list[int] = []
    for concession in of_senator(s, slot):
        if CONCESSIONS[concession].paid != PAID_EACH_TURN:
            continue
        if CONCESSIONS[concession].traits & DROUGHT_PROFIT and droughts(s):
            open_.append(concession)
        else:
            collect(s, concession, False)
    return open_


@rule("R 1.06.12", "R 1.07.32")
def collect(s: RepublicState, concession: int, profiteer: bool) -> None:
    """A concession's yearly profit goes to the faction's purse, and its bar lies open.

    Who profiteers gets it once more for each drought, and loses as much popularity as it counts.
    """
    slot = s.owner[concession]
    seat = s.senator(slot).faction
    talents = income(s, concession)
    if profiteer:
        times = 1 + droughts(s)
        talents *= times
        gain_popularity(s.senator(slot), -times)
        if s.log is not None:
            told = {"person": who(s, slot), "concession": concession, "talents": talents}
            s.note("republic-profiteers", seat, {**told, "popularity": times})
    profit(s, concession, talents)
    pay(s, slot, TABLE, talents)
    books(s).purses[seat] += talents


@rule("R 1.06.13", "R 1.09.53", "R 1.13.1")
def spoils_open_to(s: RepublicState, seat: int) -> list[int]:
    """The provinces whose spoils the governors of a faction may take."""
    found: list[int] = []
    for province in governed(s):
        one = s.senator(loyal_governor(s, province))
        if one.faction == seat and has_free_purse(one) and is_at_peace(s, province):
            found.append(province)
    return found


@rule("R 1.06.13", "R 1.07.21", "R 1.13.1")
def take_spoils(s: RepublicState, province: int) -> int:
    """A governor takes spoils, and is corrupt whatever the dice bring; gives what they cost.

    Omens count against the total. While a corruption trial lowers spoils they are never below 0.
    """
    slot = loyal_governor(s, province)
    governor = s.senator(slot)
    governor.marks |= CORRUPT
    governor.plundered |= 1 << province
    roll = PROVINCES[province].side(held(s, province).developed).spoils
    dice = throw(s, roll.dice)
    talents = roll.total(dice) - omens(s)
    if verres(s):
        talents = max(0, talents - verres(s))
    if s.log is not None:
        told = {
            "person": who(s, slot), "province": province, "dice": dice, "omens": omens(s),
            "verres": verres(s), "talents": talents,
        }  # fmt: skip
        s.note("republic-spoils", governor.faction, told)
    if talents > 0:
        pay(s, BANK, TABLE, talents)
        books(s).purses[governor.faction] += talents
    return max(0, -talents)


@rule("R 1.06.13")
def settle_debt(s: RepublicState, province: int, debt: int, paid: int) -> None:
    """The governor pays what he will of spoils below nothing; the State owes the rest."""
    slot = loyal_governor(s, province)
    pay(s, slot, BANK, paid)
    books(s).owed += debt - paid
    if s.log is not None:
        told = {"person": who(s, slot), "province": province, "paid": paid, "owed": debt - paid}
        s.note("republic-spoils-debt", s.senator(slot).faction, told)
