"""What a commander needs for a battle on land, and what becomes of one who cannot attack, or has
beaten the fleet first: against a war as against a rebel governor (rules 1.10.11, 1.10.12, 2.03.81).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.rules.abroad import become_proconsul, bring_home
from aedilis.republic.rules.armies import fleets_at, legions_at
from aedilis.republic.rules.persons import who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import UNDER


@rule("R 1.10.11", "R 1.10.12", "R 2.03.81")
def can_land(s: RepublicState, slot: int, support: int) -> bool:
    """Whether a commander has a legion, and the fleets that the land battle needs."""
    here = UNDER + slot
    return bool(legions_at(s, here)) and len(fleets_at(s, here)) >= support


@rule("R 1.10.12", "R 2.03.81")
def after_the_fleet(s: RepublicState, slot: int, support: int) -> bool:
    """A commander has beaten the fleet. Without legions he comes home; otherwise he fights on by
    land if he wants to and can, or stays as Proconsul. Gives whether he has to be asked.
    """
    if not legions_at(s, UNDER + slot):
        bring_home(s, slot)
        return False
    if can_land(s, slot, support):
        return True
    become_proconsul(s, slot)
    return False


@rule("R 1.10.11", "R 2.03.81")
def cannot_attack(s: RepublicState, slot: int, war: int) -> None:
    """A commander lacks what his battle needs: he stays as Proconsul."""
    if s.log is not None:
        s.note(
            "republic-cannot-attack", s.senator(slot).faction, {"general": who(s, slot), "war": war}
        )
    become_proconsul(s, slot)
