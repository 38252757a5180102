"""What rebels lose in battle, their provinces' own units among them (rules 2.02.411, 2.03.72,
2.03.81).
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import ALL_LOST
from aedilis.republic.definitions.numbers import LEGIONS_PER_POPULARITY
from aedilis.republic.rules.armies import is_veteran, legions_at, lose_fleets, lose_legions
from aedilis.republic.rules.camps import ships_of, troops_of
from aedilis.republic.rules.frontier import the_frontier
from aedilis.republic.rules.persons import gain_popularity, person
from aedilis.republic.rules.resolution import DISASTER, STANDOFF, Outcome, units_lost
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState

MANY: Final = 100
"""More units than there are."""


@rule("R 2.02.411", "R 2.03.72", "R 2.03.81", "R V.5")
def in_turns(losses: int, provincial: int, roman: int) -> tuple[int, int]:
    """So many losses among units of both kinds: two provincial ones, one Roman, and so on; when one
    kind is used up the other takes the rest.
    """
    lost_provincial = lost_roman = 0
    for n in range(min(losses, provincial + roman)):
        roman_next = n % 3 == 2 and lost_roman < roman
        if roman_next or lost_provincial == provincial:
            lost_roman += 1
        else:
            lost_provincial += 1
    return lost_provincial, lost_roman


@rule("R 2.02.411", "R 2.03.81", "R 2.03.7")
def lose_on_land(
    s: RepublicState,
    one: Senator,
    abilities: int,
    place: int,
    provinces: list[int],
    outcome: Outcome,
) -> int:
    """The rebel whose legions are in a place loses legions and troops of the provinces, whose first
    gives first; beside a legion each troop is one loss, else two are. He loses popularity for
    legions. Gives how many units are lost.
    """
    there = legions_at(s, place)
    old = [n for n in there if is_veteran(s, n)]
    troops = troops_of(s, provinces)
    if outcome.result in (DISASTER, STANDOFF):
        legions = units_lost(outcome, len(there), abilities)
        gone = units_lost(outcome, troops, abilities)
    elif outcome.losses == ALL_LOST:
        gone, legions = troops, len(there)
    elif there:
        gone, legions = in_turns(units_lost(outcome, MANY, abilities), troops, len(there))
    else:
        gone, legions = min(troops, 2 * units_lost(outcome, MANY, abilities)), 0
    lost = lose_legions(s, place, legions)
    take_troops(s, provinces, gone)
    if lost:
        gain_popularity(one, -(len(lost) // LEGIONS_PER_POPULARITY))
    if s.log is not None and (lost or gone):
        veterans = sum(1 for n in lost if n in old)
        told = {
            "person": person(one), "legions": len(lost), "veterans": veterans, "troops": gone,
        }  # fmt: skip
        s.note("republic-rebel-losses", one.faction, told)
    return len(lost) + gone


def take_troops(s: RepublicState, provinces: list[int], count: int) -> None:
    """So many troops of some provinces are gone, the first one's first."""
    _take(the_frontier(s).troops, provinces, count)


def take_ships(s: RepublicState, provinces: list[int], count: int) -> None:
    """So many fleets of some provinces' own are gone, the first one's first."""
    _take(the_frontier(s).fleets, provinces, count)


def _take(units: list[int], provinces: list[int], count: int) -> None:
    for province in provinces:
        gone = min(count, units[province])
        units[province] -= gone
        count -= gone


@rule("R 2.03.72", "R 1.12.4")
def lose_at_sea(s: RepublicState, place: int, provinces: list[int], losses: int) -> tuple[int, int]:
    """So many fleets are lost of those of some provinces and of the Roman ones in a place, in
    turns. Gives how many of each.
    """
    roman = sum(1 for where in s.fleets if where == place)
    gone, sunk = in_turns(losses, ships_of(s, provinces), roman)
    take_ships(s, provinces, gone)
    lose_fleets(s, place, sunk)
    return gone, sunk
