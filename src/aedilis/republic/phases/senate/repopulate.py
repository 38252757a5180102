"""Rome is repopulated while too few aligned senators are in it (rule 1.09.81)."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import card
from aedilis.republic.definitions.numbers import SENATORS_IN_ROME
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.rules.death import first_in_curia
from aedilis.republic.rules.persons import (
    enter_family,
    in_rome,
    in_the_forum,
    of_faction,
    who,
)
from aedilis.republic.rules.victory import throw_off
from aedilis.republic.state.choices import SENATOR, index, senators
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState


@rule("R 1.09.8", "R 1.09.81", "R VII.senate-refill")
def repopulate(s: RepublicState) -> bool:
    """One senator more for Rome, if it needs any and there is one: the first in the Curia, else
    one out of the Forum whom the faction that gets him chooses. Gives whether anything was done.
    """
    if len(in_rome(s)) >= SENATORS_IN_ROME:
        return False
    number = first_in_curia(s)
    if number == NONE and not in_the_forum(s):
        return False
    seats = s.playing()
    if not seats:
        return False
    seat = _who_gets_him(s, seats)
    if number == NONE:
        s.stack.append(RecruitFrame(seat))
        return True
    s.curia.remove(number)
    family = card(number).index
    enter_family(s, family, seat)
    if s.factions[seat].leader == NONE:
        s.factions[seat].leader = family
    if s.log is not None:
        s.note("republic-promoted", seat, {"person": family})
    return True


@rule("R 1.09.81", "R 1.04.8")
def _who_gets_him(s: RepublicState, seats: list[int]) -> int:
    """The faction with the fewest senators; of equals the one with the least influence in Rome,
    or by the option with the fewest senators there; then by dice.
    """
    fewest = min(sum(1 for _ in of_faction(s, seat)) for seat in seats)
    tied = [seat for seat in seats if sum(1 for _ in of_faction(s, seat)) == fewest]
    if len(tied) > 1:
        weights = [_weight(s, seat) for seat in tied]
        tied = [seat for seat, weight in zip(tied, weights, strict=True) if weight == min(weights)]
    return throw_off(s, tied, tied)


def _weight(s: RepublicState, seat: int) -> int:
    here = in_rome(s, seat)
    if s.switches.repopulation_tie == "senators-in-rome":
        return len(here)
    return sum(s.senator(slot).influence for slot in here)


cite("R 1.09.81")


class RecruitFrame(RepublicFrame):
    """A faction takes a senator out of the Forum."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def kind(self) -> str:
        return "recruit"

    def fields(self) -> list[object]:
        return [self.seat]

    def advance(self, state: RepublicState) -> bool:
        if in_the_forum(state) and not state.factions[self.seat].gone:
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        options = senators("senator", in_the_forum(state))
        seat = controller(state, self.seat)
        return [Choose(seat, "republic-ask-recruit", "R 1.09.81", options)]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        state.stack.pop()
        slot = index(move[0], SENATOR)
        state.senator(slot).faction = self.seat
        if state.factions[self.seat].leader == NONE:
            state.factions[self.seat].leader = slot
        if state.log is not None:
            state.note("republic-promoted", self.seat, {"person": who(state, slot)})
