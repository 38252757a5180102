"""Veteran legions that their patron has disbanded, and may call back (rules 2.04).

They lie in the bank (`zones.DISCHARGED`), apart from the pool, veterans still and loyal to him, and
cost no upkeep. Each has given him a point of influence and one of oratory.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.definitions.numbers import RECALL_VETERAN_COST
from aedilis.republic.rules.armies import is_veteran, legions_at, send_legions
from aedilis.republic.rules.camps import rebel_places
from aedilis.republic.rules.money import BANK, FACTION, pay
from aedilis.republic.rules.persons import gain_influence, in_rome, of_faction, who
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    BARRACKS,
    DISCHARGED,
    FIELD,
    POOL,
    UNDER,
    VICTOR,
)

OWN_FORCE: Final = "own-force"
"""The option by which a general disbands veterans of his own army alone."""
OR_DICTATOR: Final = "consul-or-dictator"
"""The option by which a Dictator calls veterans back too."""


@rule("R 2.04.2")
def victors(s: RepublicState, seat: int) -> list[int]:
    """The generals of a faction who have won by land this turn, still command, and bear the marker
    of a veteran legion that they can disband.
    """
    if not s.switches.veterans:
        return []
    return [
        slot
        for slot, one in of_faction(s, seat)
        if one.marks & VICTOR and one.place == FIELD and may_disband(s, slot)
    ]


@rule("R 2.04.2", "R VII.veteran-disbanding")
def may_disband(s: RepublicState, slot: int) -> list[int]:
    """The veteran legions loyal to a general that he can disband: wherever they are, but for those
    that stand with rebels. By the option those of his own army alone.
    """
    own = s.switches.disband_scope == OWN_FORCE
    rebels = rebel_places(s)
    found: list[int] = []
    for legion, patron in enumerate(s.loyal):
        place = s.legions[legion]
        if patron != slot or place in (POOL, DISCHARGED) or not is_veteran(s, legion):
            continue
        if place in rebels or (own and place != UNDER + slot):
            continue
        found.append(legion)
    return found


@rule("R 2.04.2", "R 2.04.1")
def disband_veterans(s: RepublicState, slot: int, legions: list[int]) -> None:
    """A general sends veterans home who are loyal to him, and has their thanks: influence, and
    oratory.
    """
    send_legions(s, legions, DISCHARGED)
    if s.log is not None:
        told = {"person": who(s, slot), "count": len(legions)}
        s.note("republic-veterans-disbanded", s.senator(slot).faction, told)
    s.senator(slot).eloquence += len(legions)
    gain_influence(s, slot, len(legions))


@rule("R 2.04.3")
def discharged(s: RepublicState, slot: int = NONE) -> list[int]:
    """The legions that lie disbanded in the bank, of one patron or of all."""
    return [n for n in legions_at(s, DISCHARGED) if slot in (NONE, s.loyal[n])]


@rule("R 2.04.3")
def consuls_there(s: RepublicState) -> list[int]:
    """The Consuls in Rome; by the option a Dictator as well."""
    offices = 1 << ROME_CONSUL | 1 << FIELD_CONSUL
    if s.switches.recall_by == OR_DICTATOR:
        offices |= 1 << DICTATOR
    return [slot for slot in in_rome(s) if s.senator(slot).offices & offices]


@rule("R 2.04.3")
def recallers(s: RepublicState, seat: int) -> list[int]:
    """The Consuls of a faction, in Rome, who have disbanded veterans and could pay for one."""
    if not s.switches.veterans:
        return []
    return [
        slot
        for slot in consuls_there(s)
        if s.senator(slot).faction == seat and most_recalled(s, slot)
    ]


@rule("R 2.04.3")
def most_recalled(s: RepublicState, slot: int) -> int:
    """How many of his veterans a Consul could call back, with his own money and his faction's."""
    one = s.senator(slot)
    funds = one.talents + s.factions[one.faction].treasury
    return min(len(discharged(s, slot)), funds // RECALL_VETERAN_COST)


@rule("R 2.04.3")
def recall_veterans(s: RepublicState, slot: int, count: int, own: int) -> None:
    """A Consul calls so many of his veterans back to Rome, and pays `own` talents himself, his
    faction the rest. What they gave him is gone.
    """
    one = s.senator(slot)
    pay(s, slot, BANK, own)
    pay(s, FACTION + one.faction, BANK, RECALL_VETERAN_COST * count - own)
    send_legions(s, discharged(s, slot)[:count], BARRACKS)
    one.eloquence = max(0, one.eloquence - count)
    if s.log is not None:
        told = {"person": who(s, slot), "count": count, "talents": RECALL_VETERAN_COST * count}
        s.note("republic-veterans-recalled", one.faction, told)
    gain_influence(s, slot, -count)


@rule("R 2.04.3")
def enlist_discharged(s: RepublicState, legions: list[int]) -> None:
    """The Senate raises disbanded legions: they are veterans no more, and loyal to nobody. What
    they gave their patron he keeps.
    """
    send_legions(s, legions, BARRACKS)
    for legion in legions:
        s.veterans &= ~(1 << legion)
        s.loyal[legion] = NONE
