"""Legions and fleets: where they are, what they are worth, and how they are lost (rules 1.09.63,
1.10.11, 1.10.5, 1.10.6).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.numbers import VETERAN_STRENGTH
from aedilis.republic.rules.draws import LEGIONS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import POOL


def legions_at(s: RepublicState, place: int) -> list[int]:
    """The numbers of the legions in a place (`zones`), in order."""
    return [n for n, where in enumerate(s.legions) if where == place]


def fleets_at(s: RepublicState, place: int) -> list[int]:
    """The numbers of the fleets in a place, in order."""
    return [n for n, where in enumerate(s.fleets) if where == place]


def count_legions(s: RepublicState, place: int) -> int:
    """How many legions are in a place."""
    return _count(s.legions, place)


def count_fleets(s: RepublicState, place: int) -> int:
    """How many fleets are in a place."""
    return _count(s.fleets, place)


def _count(units: list[int], place: int) -> int:
    """How many of some units are in a place: compiled, this is far faster than the list's own."""
    found = 0
    for where in units:
        if where == place:
            found += 1
    return found


def is_veteran(s: RepublicState, legion: int) -> bool:
    """Whether a legion is a veteran one."""
    return bool(s.veterans >> legion & 1)


def regulars_at(s: RepublicState, place: int) -> list[int]:
    """The legions in a place that are no veterans."""
    found, veterans = legions_at(s, place), s.veterans
    return [n for n in found if not veterans >> n & 1] if veterans else found


def veterans_at(s: RepublicState, place: int) -> list[int]:
    """The veteran legions in a place."""
    veterans = s.veterans
    if not veterans:
        return []
    return [n for n, where in enumerate(s.legions) if where == place and veterans >> n & 1]


@rule("R 1.10.11", "R 1.10.5", "R VII.veteran")
def troop_strength(s: RepublicState, legions: list[int]) -> int:
    """What legions count in battle: a veteran one for two, whomever he is loyal to."""
    return sum(VETERAN_STRENGTH if is_veteran(s, n) else 1 for n in legions)


def send_legions(s: RepublicState, legions: list[int], place: int) -> None:
    """Move legions to a place."""
    for n in legions:
        s.legions[n] = place


def send_fleets(s: RepublicState, fleets: list[int], place: int) -> None:
    """Move fleets to a place."""
    for n in fleets:
        s.fleets[n] = place


def move_all(s: RepublicState, here: int, there: int) -> None:
    """Move every legion and fleet of one place to another."""
    send_legions(s, legions_at(s, here), there)
    send_fleets(s, fleets_at(s, here), there)


def disband_legion(s: RepublicState, legion: int) -> None:
    """A legion goes back to the pool, no veteran and loyal to nobody."""
    s.legions[legion] = POOL
    s.veterans &= ~(1 << legion)
    s.loyal[legion] = NONE


@rule("R 1.10.6", "R 1.10.61", "R V.8", "R 1.10.2")
def lose_legions(s: RepublicState, place: int, count: int) -> list[int]:
    """So many legions of a place, as far as there are, are lost at random; gives which."""
    there = legions_at(s, place)
    lost = [s.dice.draw(there, LEGIONS) for _ in range(min(count, len(there)))]
    for legion in lost:
        disband_legion(s, legion)
    return lost


@rule("R 1.10.62")
def lose_fleets(s: RepublicState, place: int, count: int) -> int:
    """So many fleets of a place, as far as there are, are lost; gives how many."""
    lost = fleets_at(s, place)[:count]
    send_fleets(s, lost, POOL)
    return len(lost)
