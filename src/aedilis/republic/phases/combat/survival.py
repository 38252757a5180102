"""A rebel who has Rome in his hands, and too many wars on them (rule 1.12.4).

With his own army and whatever is in Rome he fights one active war after the other, in the order he
chooses, until few enough are left: then he has won. If he cannot fight the next one, does not win,
or dies, all have lost.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE, VICTORY
from aedilis.republic.definitions.numbers import LOSING_WARS
from aedilis.republic.phases.combat.battle import fight
from aedilis.republic.phases.combat.cleopatra import may_appear
from aedilis.republic.rules.armies import fleets_at, legions_at, move_all
from aedilis.republic.rules.camps import in_italy, land, province_of_rebel, ships_of, with_primary
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.revolt import army_of_rebel
from aedilis.republic.rules.wars import (
    active_fronts,
    naval_strength,
    printed_naval,
    support,
    the_front,
)
from aedilis.republic.state.choices import WAR, code, index
from aedilis.republic.state.endings import LOST_REBEL, finish
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import COMBAT, RepublicState
from aedilis.republic.state.zones import BARRACKS, UNDER


@rule("R 1.12.4")
def take_rome(s: RepublicState) -> None:
    """All legions and fleets in Rome join the rebel's army, and so do those of his province; the
    Senate sits no more. It is a Combat Phase from now on, and if it was none before, no war has
    been fought in it yet.
    """
    if not in_italy(s):
        land(s, province_of_rebel(s, s.rebel))
    move_all(s, BARRACKS, UNDER + s.rebel)
    s.senate_session = None
    if s.phase != COMBAT:
        s.phase = COMBAT
        for front in s.fronts:
            front.fought = 0
            front.used = 0
    if s.log is not None:
        army = UNDER + s.rebel
        told = {
            "person": who(s, s.rebel),
            "legions": len(legions_at(s, army)),
            "fleets": len(fleets_at(s, army)),
            "count": len(active_fronts(s)),
        }
        s.note("republic-takes-rome", s.senator(s.rebel).faction, told)


@rule("R 1.12.4")
def within_reach(s: RepublicState) -> list[int]:
    """The active wars that the rebel's army can fight now: at sea with any fleet where a fleet has
    to be beaten first, else by land with a legion and the support it needs.
    """
    fleets = fleets_with(s)
    return [
        front.war
        for front in active_fronts(s)
        if (fleets if naval_strength(s, front.war) else can_land(s, front.war))
    ]


def can_land(s: RepublicState, war: int) -> bool:
    """Whether the rebel has anybody to fight on land, and the fleets a land battle needs."""
    return army_of_rebel(s) > 0 and fleets_with(s) >= support(war)


@rule("R 1.12.4", "R 2.03.8")
def fleets_with(s: RepublicState) -> int:
    """The fleets that the rebel has, those of provinces among them."""
    provincial = ships_of(s, with_primary(s)) if s.rising is not None else 0
    return provincial + len(fleets_at(s, UNDER + s.rebel))


cite("R 1.12.4")


class Chooses(Step[RepublicState, "SurvivalFrame"]):
    """The rebel chooses the war he fights next."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "SurvivalFrame") -> bool:
        options = within_reach(state)
        if len(options) > 1:
            return False
        if options:
            frame.attack(state, options[0])
        else:
            fall(state)
        return True


class AtSea(Step[RepublicState, "SurvivalFrame"]):
    """The naval battle."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "SurvivalFrame") -> bool:
        result = fight(state, frame.slot, the_front(state, frame.war), True)
        if result == VICTORY and state.rebel != NONE and can_land(state, frame.war):
            frame.gained = printed_naval(frame.war)
            frame.go(state, self.next)
        else:
            fall(state)
        return True


class ByLand(Step[RepublicState, "SurvivalFrame"]):
    """The land battle."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "SurvivalFrame") -> bool:
        front = the_front(state, frame.war)
        if fight(state, frame.slot, front, False, frame.gained) != VICTORY:
            fall(state)
        frame.step = self.next
        frame.war = NONE
        frame.gained = 0
        # Whether enough has been won is settled at once.
        state.flagged = True
        return True


AT_SEA: Final[Step[Any, Any]] = AtSea("at_sea")
BY_LAND: Final[Step[Any, Any]] = ByLand("by_land")

SURVIVAL_STEPS: Final = Phase((Chooses("chooses"), AT_SEA, BY_LAND), goes_round=True)

cite("R 1.12.4")


class SurvivalFrame(RepublicPhase):
    """At the bottom of a stack of its own: nothing else is played. `slot` is the rebel, `war` the
    one he fights (NONE: he chooses), `gained` the printed strength of the fleet he has beaten in
    it.
    """

    __slots__ = ("gained", "slot", "war")

    def __init__(
        self,
        slot: int,
        war: int = NONE,
        step: Step[Any, Any] | None = None,
        gained: int = 0,
    ) -> None:
        super().__init__(step if step is not None else SURVIVAL_STEPS.first)
        self.slot = slot
        self.war = war
        self.gained = gained

    def kind(self) -> str:
        return "survival"

    def fields(self) -> list[object]:
        return [self.slot, self.war, self.step, self.gained]

    def attack(self, s: RepublicState, war: int) -> None:
        """He has chosen a war."""
        self.war = war
        self.go(s, AT_SEA if naval_strength(s, war) else BY_LAND)

    def go(self, s: RepublicState, step: Step[Any, Any]) -> None:
        """A battle is next; whoever holds Cleopatra may play her first."""
        self.step = step
        if may_appear(s, self.war):
            hold(s, "cleopatra", True)

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = state.senator(self.slot).faction
        wars = [code("war", WAR, war) for war in within_reach(state)]
        asked = Choose(seat, "republic-ask-survival-war", "R 1.12.4", wars)
        asked.params = {"count": len(active_fronts(state)) - LOSING_WARS + 1}
        return [asked]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.attack(state, index(move[0], WAR))


@rule("R 1.12.4")
def fall(s: RepublicState) -> None:
    """The rebel has failed Rome, and there is nobody else left to save it."""
    if not s.over:
        finish(s, LOST_REBEL, [])
