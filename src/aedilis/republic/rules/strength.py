"""What a Roman army is worth in battle: its units, and what its commander adds.

See rules 1.09.34, 1.09.643, 1.10.11 and 1.10.12.

In a land battle the legions count, a veteran one for two; in a naval battle the fleets. The
military rating of the commander, with that of a Master of Horse beside a Dictator, adds to them at
most as much as the units count themselves.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LEADERS
from aedilis.republic.definitions.named import ALEXANDRINE_WAR, CLEOPATRA, DICTATOR, MASTER_OF_HORSE
from aedilis.republic.rules.armies import fleets_at, legions_at, troop_strength
from aedilis.republic.rules.persons import holder, printed
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ROME, UNDER

# What Cleopatra is in the Alexandrine War, once she is played (`RepublicState.cleopatra`).
ALLY: Final = 1
ENEMY: Final = 2


@rule("R 1.10.11")
def with_military(units: int, military: int) -> int:
    """Units and military rating together: the rating never adds more than the units count."""
    return units + min(units, military)


@rule("R 1.10.4", "R 1.10.12")
def half_worth(beaten: int, before: int = 0) -> int:
    """What a victory over an enemy of this strength brings: half of it, fractions up. Who has
    beaten another strength `before`, a fleet that is, gets for both what both together bring.
    """
    return (before + beaten + 1) // 2 - (before + 1) // 2


@rule("R 1.09.34")
def master_beside(s: RepublicState, slot: int) -> int:
    """The slot of the Master of Horse who is with the Dictator in a slot, or would go with him;
    NONE for any other commander.
    """
    if not s.senator(slot).offices >> DICTATOR & 1:
        return NONE
    master = holder(s, MASTER_OF_HORSE)
    if master == NONE:
        return NONE
    here, there = s.senator(slot), s.senator(master)
    together = (here.place, here.at) == (there.place, there.at)
    return master if together or there.place == ROME else NONE


@rule("R 1.09.34", "R 1.09.643")
def military(s: RepublicState, slot: int, war: int = NONE) -> int:
    """The military rating of a commander with his Master of Horse, before any die is thrown (one
    who rolls for his rating counts what his card prints for that case), against a war if one is
    named.
    """
    total = printed(s.senator(slot)).military + allied_military(s, war)
    master = master_beside(s, slot)
    return total + (printed(s.senator(master)).military if master != NONE else 0)


@rule("R 1.07.34")
def allied_military(s: RepublicState, war: int) -> int:
    """What Cleopatra, as an ally of Rome, adds to whoever commands in the Alexandrine War."""
    ally = LEADERS[CLEOPATRA].ally
    if war != ALEXANDRINE_WAR or s.cleopatra != ALLY or ally is None:
        return 0
    return ally.military


@rule("R 1.09.643", "R 1.10.11", "R 1.10.12")
def army_strength(
    s: RepublicState, slot: int, legions: list[int], fleets: int, naval: bool, war: int = NONE
) -> int:
    """What the commander in a slot would be worth with these legions (by number) and so many
    fleets, against a war if one is named: in a naval battle the fleets count, in a land battle the
    legions.
    """
    units = fleets if naval else troop_strength(s, legions)
    return with_military(units, military(s, slot, war))


def own_strength(s: RepublicState, slot: int, naval: bool, war: int = NONE) -> int:
    """What a commander is worth with the forces he has."""
    legions = legions_at(s, UNDER + slot)
    return army_strength(s, slot, legions, len(fleets_at(s, UNDER + slot)), naval, war)
