"""Provinces that have joined a war against Rome: what they add to it, what they lose, and how they
come back (rules 2.02.412, 2.02.414).

Such a province exists, and is nobody's in Rome: it is no holding, has no governor, and neither pays
nor builds.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import PROVINCES, WARS
from aedilis.republic.definitions.provinces import ProvinceSide
from aedilis.republic.rules.armies import legions_at, send_legions
from aedilis.republic.state.frontier import Frontier
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, REVOLTING

ADDED: Final = "added"
"""The option by which the base strength of allies is added after a war has been multiplied."""
KEPT: Final = "kept"
"""The option by which a war that goes back into the deck keeps its allies."""


def exists(s: RepublicState, province: int) -> bool:
    """Whether a province has been created, and is not in revolt: Rome's, or in league with a
    war.
    """
    if s.holdings[province] is not None:
        return True
    return s.frontier is not None and s.frontier.ally[province] != NONE


@rule("R 2.02.412")
def allies(s: RepublicState, war: int) -> list[int]:
    """The provinces that have joined a war, those first that it names first."""
    if s.frontier is None or war >= REVOLTING:
        return []
    joined = [n for n, other in enumerate(s.frontier.ally) if other == war]
    named = WARS[war].attacks
    return sorted(joined, key=lambda n: named.index(n) if n in named else len(named))


def allied_side(frontier: Frontier, province: int) -> ProvinceSide:
    """The side that lies up of the card of a province in league with a war."""
    return PROVINCES[province].side(bool(frontier.developed >> province & 1))


@rule("R 2.02.412")
def allied_base(s: RepublicState, war: int, naval: bool) -> int:
    """The printed strength of a war's allies, on land or at sea."""
    if s.frontier is None:
        return 0
    sides = [allied_side(s.frontier, province) for province in allies(s, war)]
    return sum(one.naval if naval else one.land for one in sides)


@rule("R 2.02.412")
def allied_units(s: RepublicState, war: int, naval: bool, at_sea: bool) -> int:
    """The units of a war's allies that add to its strength on land, or at sea: each counts for one.
    Their fleets fight at sea while the war has a fleet to be beaten (`at_sea`), else on land.
    """
    if s.frontier is None:
        return 0
    joined = allies(s, war)
    fleets = sum(s.frontier.fleets[province] for province in joined)
    if naval:
        return fleets if at_sea else 0
    return sum(s.frontier.troops[province] for province in joined) + (0 if at_sea else fleets)


@rule("R 2.02.412")
def allies_lose(s: RepublicState, war: int, count: int, naval: bool) -> None:
    """The allies of a war lose a unit for each that those who fought it have lost: troops first and
    then fleets on land, fleets alone at sea.
    """
    if s.frontier is None:
        return
    for units in [s.frontier.fleets] if naval else [s.frontier.troops, s.frontier.fleets]:
        for province in allies(s, war):
            lost = min(count, units[province])
            units[province] -= lost
            count -= lost
            if lost and s.log is not None:
                at_sea = int(units is s.frontier.fleets)
                told = {"province": province, "war": war, "count": lost, "naval": at_sea}
                s.note("republic-allies-lose", -1, told)


@rule("R 2.02.412")
def join_war(s: RepublicState, province: int, war: int) -> None:
    """A province that has no governor any more goes over to a war with its own units; its garrison
    returns to Rome.
    """
    holding, frontier = s.holdings[province], s.frontier
    assert holding is not None
    assert frontier is not None
    send_legions(s, legions_at(s, AT_PROVINCE + province), BARRACKS)
    s.holdings[province] = None
    frontier.ally[province] = war
    frontier.developed &= ~(1 << province)
    frontier.developed |= int(holding.developed) << province
    if s.log is not None:
        s.note("republic-province-joins", -1, {"province": province, "war": war})


@rule("R 2.02.412", "R 2.02.414")
def free_allies(s: RepublicState, war: int) -> None:
    """A war is over, or gone: its allies lie in the Forum, vacant, undeveloped and bare."""
    if s.frontier is None:
        return
    for province in allies(s, war):
        s.frontier.ally[province] = NONE
        s.frontier.developed &= ~(1 << province)
        lose_own_units(s, province)
        s.holdings[province] = Holding(False, NONE, 0)
        if s.log is not None:
            s.note("republic-province-freed", -1, {"province": province, "war": war})


@rule("R 2.02.412")
def lose_own_units(s: RepublicState, province: int) -> None:
    """A province has no units of its own any more."""
    if s.frontier is not None:
        s.frontier.troops[province] = 0
        s.frontier.fleets[province] = 0
