"""The Gabinian Law: commanders raise legions and fleets of their own (rules 1.07.36, 1.06.31)."""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.named import GABINIAN
from aedilis.republic.definitions.numbers import UNIT_COST
from aedilis.republic.phases.combat.order import commanders
from aedilis.republic.rules.armies import fleets_at, legions_at, send_fleets, send_legions
from aedilis.republic.rules.concessions import pay_suppliers
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import ranking, who
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import POOL, UNDER

cite("R 1.07.36", "R 1.06.31")


class RaisingFrame(RepublicFrame):
    """Each commander in `order` (slots, the highest ranking first) may raise units; `at` is whose
    turn it is.
    """

    __slots__ = ("at", "order")

    def __init__(self, order: list[int], at: int) -> None:
        self.order = order
        self.at = at

    def kind(self) -> str:
        return "raising"

    def fields(self) -> list[object]:
        return [self.order, self.at]

    def advance(self, state: RepublicState) -> bool:
        if self.at == len(self.order):
            state.stack.pop()
        elif self.order[self.at] in commanders(state) and units_left(state):
            return False
        else:
            self.at += 1
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(self.order[self.at]).faction
        return [Ask(self, state, seat, "republic-ask-raise", "R 1.07.36")]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        slot = self.order[self.at]
        own, common = state.senator(slot).talents, state.factions[seat].treasury
        funds = (own + common) // UNIT_COST
        if len(done) < 2:
            word = "fleets" if done else "legions"
            there = fleets_at(state, POOL) if done else legions_at(state, POOL)
            high = min(len(there), funds - sum(done))
            prompt = Amount(seat, f"republic-ask-raise-{word}", "R 1.07.36", word, 0, high)
            prompt.params = {"general": who(state, slot)}
            return prompt
        cost = UNIT_COST * (done[0] + done[1])
        if len(done) == 2 and cost:
            low, high = max(0, cost - common), min(own, cost)
            prompt = Amount(seat, "republic-ask-raise-own", "R 1.06.31", "personal", low, high)
            prompt.params = {"general": who(state, slot), "talents": cost}
            return prompt
        return None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        slot = self.order[self.at]
        self.at += 1
        legions, fleets = move[0], move[1]
        if not legions + fleets:
            return
        cost = UNIT_COST * (legions + fleets)
        pay(state, slot, BANK, move[2])
        pay(state, FACTION + seat, BANK, cost - move[2])
        send_legions(state, legions_at(state, POOL)[:legions], UNDER + slot)
        send_fleets(state, fleets_at(state, POOL)[:fleets], UNDER + slot)
        if state.log is not None:
            told = {"general": who(state, slot), "legions": legions, "fleets": fleets}
            state.note("republic-raised-own", seat, told)
        pay_suppliers(state, legions, fleets)


@rule("R 1.07.36", "R 1.09.11", "R VII.hrao")
def raising(s: RepublicState) -> list[int]:
    """The slots of the commanders who may raise units now, by rank; none without the law."""
    if not in_force(s, GABINIAN) or not units_left(s):
        return []
    there = commanders(s)
    return [slot for slot in ranking(s, True) if slot in there]


def units_left(s: RepublicState) -> bool:
    """Whether there is anything to raise."""
    return bool(legions_at(s, POOL) or fleets_at(s, POOL))
