"""The civil war in Italy (rules 1.11.35 to 1.11.373).

Each general whom the Senate has sent attacks the Primary Rebel; one throw decides for both armies.
If nobody attacks him in a Combat Phase the rebel has had his way.
"""

from typing import Any, Final

from aedilis.kernel.phase import Phase, Step
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE
from aedilis.republic.phases.combat.clash import fight_rebel
from aedilis.republic.phases.combat.proscription import wait_for_card
from aedilis.republic.rules.abroad import bring_home
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.desertion import patrons
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.revolt import gather_veterans
from aedilis.republic.rules.victory import rebel_succeeds
from aedilis.republic.state.endings import REBEL_BATTLE
from aedilis.republic.state.frame import RepublicPhase
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD, MARCH, UNDER

cite("R 1.11.36")


class Gathers(Step[RepublicState, "CivilWarFrame"]):
    """The rebels' veterans come over to him, those of loyal senators may be called away."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "CivilWarFrame") -> bool:
        if frame.slot == NONE:
            state.stack.pop()
            if state.log is not None:
                rebel = state.senator(state.rebel).faction
                state.note("republic-rebel-unopposed", rebel, {})
            rebel_succeeds(state, REBEL_BATTLE)
            return True
        frame.step = self.next
        gather_veterans(state)
        waits = [0 if patrons(state, seat) else 1 for seat in range(len(state.factions))]
        if 0 in waits:
            state.stack.append(HoldFrame("desertion", 1, waits))
        return True


cite("R 1.11.37")


class Fights(Step[RepublicState, "CivilWarFrame"]):
    """The throw that decides for both armies."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "CivilWarFrame") -> bool:
        frame.step = self.next
        frame.result = fight_rebel(state, frame.slot)
        if frame.result != STALEMATE:
            wait_for_card(state)
        return True


cite("R 1.11.373")


class Closes(Step[RepublicState, "CivilWarFrame"]):
    """A rebel who has won, and lives, has had his way."""

    __slots__ = ()

    def run(self, state: RepublicState, frame: "CivilWarFrame") -> bool:
        state.stack.pop()
        # He may have won, and be dead all the same.
        if frame.result == DEFEAT and state.rebel != NONE:
            bring_all_home(state)
            rebel_succeeds(state, REBEL_BATTLE)
        return True


CIVIL_WAR_STEPS: Final = Phase((Gathers("gathers"), Fights("fights"), Closes("closes")))

cite("R 1.11.35", "R 1.11.36", "R 1.11.37", "R 1.11.373")


class CivilWarFrame(RepublicPhase):
    """The general in `slot` against the Primary Rebel, or NONE when nobody attacks him. `result` is
    what it has come to once they have fought.
    """

    __slots__ = ("result", "slot")

    def __init__(self, slot: int, step: Step[Any, Any] | None = None, result: int = 0) -> None:
        super().__init__(step if step is not None else CIVIL_WAR_STEPS.first)
        self.slot = slot
        self.result = result

    def kind(self) -> str:
        return "civil_war"

    def fields(self) -> list[object]:
        return [self.slot, self.step, self.result]


@rule("R 1.11.35")
def can_attack_rebel(s: RepublicState, slot: int) -> bool:
    """Whether a general sent against the rebel has an army to attack him with."""
    return bool(legions_at(s, UNDER + slot))


@rule("R 1.11.373")
def bring_all_home(s: RepublicState) -> None:
    """All that still march for the Senate are in Rome."""
    for slot, one in in_play(s):
        if one.place == FIELD and one.at == MARCH and one.serial:
            bring_home(s, slot)
