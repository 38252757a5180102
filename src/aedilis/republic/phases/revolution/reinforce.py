"""A rebel governor comes to the help of the Primary Rebel in Italy (rule 2.03.71)."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.rules.abroad import governor_at
from aedilis.republic.rules.camps import (
    has_army,
    in_italy,
    land,
    open_to_attack,
    province_of_rebel,
    set_out,
    the_rising,
)
from aedilis.republic.rules.frontier import side
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState


@rule("R 2.03.71")
def may_reinforce(s: RepublicState) -> list[int]:
    """The rebel governors of whom one may come: after a Combat Phase in which the Primary Rebel has
    held out in Italy, those in their provinces who have an army.
    """
    if not in_italy(s) or not the_rising(s).stalemate:
        return []
    return [governor_at(s, p) for p in open_to_attack(s) if has_army(s, p)]


@rule("R 2.03.71", "R 2.03.72")
def reinforce(s: RepublicState, slot: int) -> None:
    """He leaves his province for good with all he has. Where it has no ships of its own they join
    the Primary Rebel at once; else they may be stopped at sea.
    """
    province = province_of_rebel(s, slot)
    lands = side(s, province).naval == 0
    if s.log is not None:
        told = {"person": who(s, slot), "province": province, "lands": int(lands)}
        s.note("republic-reinforces-rebel", s.senator(slot).faction, told)
    set_out(s, province)
    if lands:
        land(s, province)


cite("R 2.03.71")


class ReinforceFrame(RepublicFrame):
    """The rebels' player says who comes, or that nobody does."""

    __slots__ = ()

    def kind(self) -> str:
        return "reinforce"

    def fields(self) -> list[object]:
        return []

    def advance(self, state: RepublicState) -> bool:
        if may_reinforce(state):
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(state.rebel).faction
        options = [*senators("senator", may_reinforce(state)), verb("no", "senator")]
        asked = Choose(seat, "republic-ask-reinforce-rebel", "R 2.03.71", options)
        asked.params = {"person": who(state, state.rebel)}
        return [asked]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        if move[0] != verb("no", "senator"):
            reinforce(state, senator(move[0]))
