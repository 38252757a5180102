"""The civil war in Italy (rules 1.11.35 to 1.11.373).

Each general whom the Senate has sent attacks the Primary Rebel; one throw decides for both armies.
If nobody attacks him in a Combat Phase the rebel has had his way.
"""

from typing import Final

from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE
from aedilis.republic.phases.combat.clash import fight_rebel
from aedilis.republic.rules.abroad import bring_home
from aedilis.republic.rules.armies import legions_at
from aedilis.republic.rules.desertion import patrons
from aedilis.republic.rules.moments import HoldFrame
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.proscription import wait_for_card
from aedilis.republic.rules.revolt import gather_veterans
from aedilis.republic.rules.victory import rebel_succeeds
from aedilis.republic.state.endings import REBEL_BATTLE
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import FIELD, MARCH, UNDER

GATHERS: Final = "gathers"
FIGHTS: Final = "fights"
CLOSES: Final = "closes"

cite("R 1.11.35", "R 1.11.36", "R 1.11.37", "R 1.11.373")


class CivilWarFrame(RepublicFrame):
    """The general in `slot` against the Primary Rebel, or NONE when nobody attacks him. `result` is
    what it has come to once `step` says so.
    """

    __slots__ = ("result", "slot", "step")

    def __init__(self, slot: int, step: str = GATHERS, result: int = 0) -> None:
        self.slot = slot
        self.step = step
        self.result = result

    def kind(self) -> str:
        return "civil_war"

    def fields(self) -> list[object]:
        return [self.slot, self.step, self.result]

    def advance(self, state: RepublicState) -> bool:
        if self.step == GATHERS:
            self._gather(state)
        elif self.step == FIGHTS:
            self.step = CLOSES
            self.result = fight_rebel(state, self.slot)
            if self.result != STALEMATE:
                wait_for_card(state)
        else:
            state.stack.pop()
            # He may have won, and be dead all the same.
            if self.result == DEFEAT and state.rebel != NONE:
                bring_all_home(state)
                rebel_succeeds(state, REBEL_BATTLE)
        return True

    def _gather(self, s: RepublicState) -> None:
        """The rebels' veterans come over to him, those of loyal senators may be called away."""
        if self.slot == NONE:
            s.stack.pop()
            if s.log is not None:
                s.note("republic-rebel-unopposed", s.senator(s.rebel).faction, {})
            rebel_succeeds(s, REBEL_BATTLE)
            return
        self.step = FIGHTS
        gather_veterans(s)
        waits = [0 if patrons(s, seat) else 1 for seat in range(len(s.factions))]
        if 0 in waits:
            s.stack.append(HoldFrame("desertion", 1, waits))


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
