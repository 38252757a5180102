"""One commander attacks his war: the fleet first, then the land forces (rules 1.10.11, 1.10.12)."""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.phase import Over, Phase, Step
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import VICTORY
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.phases.combat.cleopatra import may_appear
from aedilis.republic.phases.combat.landing import after_the_fleet, can_land, cannot_attack
from aedilis.republic.rules.abroad import become_proconsul
from aedilis.republic.rules.armies import fleets_at
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.outbreak import activate
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.wars import front_of, naval_strength, printed_naval, support
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import ACTIVE, FIELD, UNDER, VICTOR


class AttackStep(Step[RepublicState, "AttackFrame"]):
    """A step of a commander who has a war to attack. When he has none any more the frame goes."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "AttackFrame") -> bool:
        front = front_to_attack(state, frame.slot)
        if front is None:
            state.stack.pop()
            return True
        return self.act(state, frame, front)

    def act(self, s: RepublicState, frame: "AttackFrame", front: Front) -> bool:
        """What `run` does while there is that war."""
        raise NotImplementedError


cite("R 1.10.12")


class Begin(AttackStep):
    """The fleet has to be beaten first. Who lacks what his battle needs cannot attack."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "AttackFrame", front: Front) -> bool:
        at_sea = naval_strength(s, front.war) > 0
        if at_sea and fleets_at(s, UNDER + frame.slot):
            frame.go(s, AT_SEA)
        elif not at_sea and can_land(s, frame.slot, support(front.war)):
            frame.go(s, BY_LAND)
        else:
            cannot_attack(s, frame.slot, front.war)
            frame.step = DONE
        return True


class AtSea(AttackStep):
    """The naval battle, and what he may do when he has won it."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "AttackFrame", front: Front) -> bool:
        slot = frame.slot
        frame.step = DONE
        result = fight(s, slot, front, True)
        if result != VICTORY or front_to_attack(s, slot) is None:
            return True
        frame.gained = printed_naval(front.war)
        if after_the_fleet(s, slot, support(front.war)):
            frame.step = OFFER
        return True


class Offer(AttackStep):
    """Whether he fights on by land, after a victory at sea."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "AttackFrame", front: Front) -> bool:
        return False


class ByLand(AttackStep):
    """The land battle."""

    __slots__ = ()

    def act(self, s: RepublicState, frame: "AttackFrame", front: Front) -> bool:
        frame.step = DONE
        fight(s, frame.slot, front, False, frame.gained)
        return True


AT_SEA: Final[Step[Any, Any]] = AtSea("at_sea")
OFFER: Final[Step[Any, Any]] = Offer("offer")
BY_LAND: Final[Step[Any, Any]] = ByLand("by_land")
DONE: Final[Step[Any, Any]] = Over("done")

ATTACK_STEPS: Final = Phase((Begin("begin"), AT_SEA, OFFER, BY_LAND, DONE))

cite("R 1.10.1", "R 1.10.12")


class AttackFrame(RepublicPhase):
    """The battles of the commander in `slot`, one or two; `gained` is the printed strength of the
    fleet he has beaten just now.
    """

    __slots__ = ("gained", "slot")

    def __init__(self, slot: int, step: Step[Any, Any] | None = None, gained: int = 0) -> None:
        super().__init__(step if step is not None else ATTACK_STEPS.first)
        self.slot = slot
        self.gained = gained

    def kind(self) -> str:
        return "attack"

    def fields(self) -> list[object]:
        return [self.slot, self.step, self.gained]

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

    @rule("R 2.02.414", "R 1.07.3321")
    def go(self, s: RepublicState, step: Step[Any, Any]) -> None:
        """A battle is next; whoever holds Cleopatra may play her first. A war that a governor has
        put to rest, and on which an army was left, breaks out again.
        """
        self.step = step
        front = front_to_attack(s, self.slot)
        if front is not None and front.status != ACTIVE:
            activate(s, front)
        if front is not None and may_appear(s, front.war):
            hold(s, "cleopatra", True)


@rule("R 1.10.1", "R 1.10.11")
def front_to_attack(s: RepublicState, slot: int) -> Front | None:
    """The war that the commander in a slot has to attack; None when nobody commands there."""
    one = s.senators[slot]
    if one is None or one.place != FIELD or not one.serial or one.marks & VICTOR:
        return None
    return front_of(s, one.at)
