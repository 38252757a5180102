"""Contributions to the State (rule 1.06.52)."""

from collections.abc import Sequence

from aedilis.kernel.form import Ask
from aedilis.kernel.hold import RoundFrame
from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.tables import contribution_influence
from aedilis.republic.phases.revenue.books import has_free_purse
from aedilis.republic.phases.revenue.state import debits
from aedilis.republic.rules.money import STATE, pay
from aedilis.republic.rules.persons import gain_influence, of_faction, who
from aedilis.republic.state.choices import STOP, senator, senators
from aedilis.republic.state.table import RepublicState

cite("R 1.06.52", "R 1.04.8", "R V.2", "R VII.state-income")


class ContributionsFrame(RoundFrame[RepublicState]):
    """Each faction's senators may give to the State, each once; `given` are those who have."""

    __slots__ = ("given",)

    def __init__(self, first: int, at: int, given: list[int]) -> None:
        super().__init__(first, at)
        self.given = given

    def kind(self) -> str:
        return "contributions"

    def fields(self) -> list[object]:
        return [self.first, self.at, self.given]

    def advance(self, state: RepublicState) -> bool:
        while self.at < len(state.factions) and not may_give(state, self.turn(state), self.given):
            self.at += 1
        return super().advance(state)

    def asks(self, state: RepublicState) -> list[Prompt]:
        prompt = Ask(self, state, self.turn(state), "republic-ask-contribution", "R 1.06.52")
        prompt.params = {"treasury": state.treasury, "debts": debits(state)}
        return [prompt]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = senators("senator", may_give(state, seat, self.given))
            return Choose(seat, "republic-ask-contribution", "R 1.06.52", [STOP, *options])
        if done[0] == STOP or len(done) == 2:
            return None
        most = state.senator(senator(done[0])).talents
        return Amount(seat, "republic-ask-contribution-talents", "R 1.06.52", "talents", 1, most)

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == STOP:
            self.at += 1
            return
        self.given.append(senator(move[0]))
        contribute(state, senator(move[0]), move[1])


@rule("R 1.06.52")
def may_give(s: RepublicState, seat: int, given: list[int]) -> list[int]:
    """The senators of a faction, in Rome or not, who have talents to give and have not given yet;
    neither rebels nor captives.
    """
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.talents and has_free_purse(one) and slot not in given
    ]


@rule("R 1.06.52")
def contribute(s: RepublicState, slot: int, talents: int) -> None:
    """A senator gives to the State out of his own treasury, and gains influence by how much."""
    gained = contribution_influence(talents)
    pay(s, slot, STATE, talents)
    if s.neutrals is not None and s.senator(slot).faction < s.seats:
        s.neutrals.given += talents
    if s.log is not None:
        told = {"person": who(s, slot), "talents": talents, "influence": gained}
        s.note("republic-contribution", s.senator(slot).faction, told)
    gain_influence(s, slot, gained)
