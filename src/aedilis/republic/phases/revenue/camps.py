"""What rebel governors take from their provinces, and what they raise there (rules 2.03.5)."""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Amount, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.numbers import PROVINCIAL_UNIT_COST
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.camps import open_to_attack, rebel_provinces, the_rising
from aedilis.republic.rules.frontier import room, side, the_frontier
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.rolls import throw
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.rising import AT_HOME
from aedilis.republic.state.table import RepublicState


@rule("R 2.03.5", "R 2.03.4", "R 2.03.7", "R 1.11.33")
def rebel_income(s: RepublicState) -> None:
    """Every rebel governor collects what his province brings the State and what it pays for its own
    units, and while he is there its spoils. No event touches it. What it costs he pays as far as he
    can, and nobody else does.
    """
    for province in rebel_provinces(s):
        slot = governor_at(s, province)
        card = side(s, province)
        spoils = 0
        if the_rising(s).camp[province] == AT_HOME:
            spoils = card.spoils.total(throw(s, card.spoils.dice))
        income = card.income.total(throw(s, card.income.dice))
        talents = spoils + income + card.taxes
        if talents >= 0:
            pay(s, BANK, slot, talents)
        else:
            pay(s, slot, BANK, min(s.senator(slot).talents, -talents))
        if s.log is not None:
            told = {
                "person": who(s, slot), "province": province, "spoils": spoils, "income": income,
                "taxes": card.taxes, "talents": talents,
            }  # fmt: skip
            s.note("republic-rebel-income", s.senator(slot).faction, told)


@rule("R 2.03.5", "R 2.02.3")
def builders(s: RepublicState) -> list[int]:
    """The provinces where a rebel governor can raise anything: he is there, has the money, and
    there is room for it.
    """
    if s.rising is None or not s.switches.rebels_build:
        return []
    return [
        province
        for province in open_to_attack(s)
        if s.senator(governor_at(s, province)).talents >= PROVINCIAL_UNIT_COST
        and any(room(s, province))
    ]


cite("R 2.03.5")


class CampBuildFrame(RepublicFrame):
    """Rebel governors raise troops and fleets out of their own treasuries, as many as they will:
    those of the provinces in `waiting`.
    """

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int]) -> None:
        self.waiting = waiting

    def kind(self) -> str:
        return "camp_build"

    def fields(self) -> list[object]:
        return [self.waiting]

    def advance(self, state: RepublicState) -> bool:
        if self.waiting:
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        province = self.waiting[0]
        slot = governor_at(state, province)
        seat = state.senator(slot).faction
        asked = Ask(self, state, seat, "republic-ask-rebel-builds", "R 2.03.5")
        asked.params = {
            "person": who(state, slot), "province": province,
            "talents": state.senator(slot).talents,
        }  # fmt: skip
        return [asked]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        province = self.waiting[0]
        slot = governor_at(state, province)
        units = state.senator(slot).talents // PROVINCIAL_UNIT_COST
        troops, fleets = room(state, province)
        if not done:
            most = min(units, troops)
            return Amount(seat, "republic-ask-raise-own-troops", "R 2.03.5", "troops", 0, most)
        if len(done) == 1:
            most = min(units - done[0], fleets)
            return Amount(seat, "republic-ask-raise-own-fleets", "R 2.03.5", "fleets", 0, most)
        return None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        province = self.waiting.pop(0)
        slot = governor_at(state, province)
        units = move[0] + move[1]
        if not units:
            return
        pay(state, slot, BANK, PROVINCIAL_UNIT_COST * units)
        frontier = the_frontier(state)
        frontier.troops[province] += move[0]
        frontier.fleets[province] += move[1]
        if state.log is not None:
            told = {"person": who(state, slot), "province": province}
            units_told = {"troops": move[0], "fleets": move[1]}
            state.note("republic-rebel-builds", seat, {**told, **units_told})
