"""One commander attacks his war: the fleet first, then the land forces (rules 1.10.11, 1.10.12)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import VICTORY
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.phases.combat.cleopatra import may_appear
from aedilis.republic.rules.abroad import become_proconsul, bring_home
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.wars import front_of, naval_strength, printed_naval, support
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import FIELD, UNDER, VICTOR

BEGIN: Final = "begin"
AT_SEA: Final = "at_sea"
OFFER: Final = "offer"
BY_LAND: Final = "by_land"
DONE: Final = "done"

cite("R 1.10.1", "R 1.10.12")


class AttackFrame(RepublicFrame):
    """The battles of the commander in `slot`, one or two; `step` is where he stands, `gained` the
    printed strength of the fleet he has beaten just now.
    """

    __slots__ = ("gained", "slot", "step")

    def __init__(self, slot: int, step: str = BEGIN, gained: int = 0) -> None:
        self.slot = slot
        self.step = step
        self.gained = gained

    def kind(self) -> str:
        return "attack"

    def fields(self) -> list[object]:
        return [self.slot, self.step, self.gained]

    def advance(self, state: RepublicState) -> bool:
        front = front_to_attack(state, self.slot)
        if front is None or self.step == DONE:
            state.stack.pop()
        elif self.step == OFFER:
            return False
        elif self.step == BEGIN:
            self.begin(state, front)
        elif self.step == AT_SEA:
            self.at_sea(state, front)
        else:
            self.step = DONE
            fight(state, self.slot, front, False, self.gained)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(self.slot).faction
        prompt = Choose(seat, "republic-ask-land-battle", "R 1.10.12", [YES, NO])
        front = front_to_attack(state, self.slot)
        if front is not None:
            prompt.params = {"war": front.war, "general": who(state, self.slot)}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == YES:
            self.go(state, BY_LAND)
        else:
            become_proconsul(state, self.slot)
            self.step = DONE

    def begin(self, s: RepublicState, front: Front) -> None:
        """The fleet has to be beaten first. Who lacks what his battle needs cannot attack."""
        at_sea = naval_strength(s, front.war) > 0
        if at_sea and fleets_at(s, UNDER + self.slot):
            self.go(s, AT_SEA)
        elif not at_sea and can_land(s, self.slot, front.war):
            self.go(s, BY_LAND)
        else:
            if s.log is not None:
                told = {"general": who(s, self.slot), "war": front.war}
                s.note("republic-cannot-attack", s.senator(self.slot).faction, told)
            become_proconsul(s, self.slot)
            self.step = DONE

    def at_sea(self, s: RepublicState, front: Front) -> None:
        """The naval battle, and what he may do when he has won it."""
        self.step = DONE
        result = fight(s, self.slot, front, True)
        if result != VICTORY or front_to_attack(s, self.slot) is None:
            return
        self.gained = printed_naval(front.war)
        if not legions_at(s, UNDER + self.slot):
            bring_home(s, self.slot)
        elif can_land(s, self.slot, front.war):
            self.step = OFFER
        else:
            become_proconsul(s, self.slot)

    def go(self, s: RepublicState, step: str) -> None:
        """A battle is next; whoever holds Cleopatra may play her first."""
        self.step = step
        front = front_to_attack(s, self.slot)
        if front is not None and may_appear(s, front.war):
            hold(s, "cleopatra", True)


@rule("R 1.10.1", "R 1.10.11")
def front_to_attack(s: RepublicState, slot: int) -> Front | None:
    """The war that the commander in a slot has to attack; None when nobody commands there."""
    one = s.senators[slot]
    if one is None or one.place != FIELD or not one.serial or one.marks & VICTOR:
        return None
    return front_of(s, one.at)


@rule("R 1.10.11", "R 1.10.12")
def can_land(s: RepublicState, slot: int, war: int) -> bool:
    """Whether a commander has a legion, and the fleets the war's land battle needs."""
    here = UNDER + slot
    return bool(legions_at(s, here)) and len(fleets_at(s, here)) >= support(war)
