"""Foundations, materials and completion: the rules of one's own buildings (rules G.building,
G.b.*).

Shared by architect, craftsman and Fountain.
"""

from typing import Final

from aedilis.glory.buildings.completion import on_completion
from aedilis.glory.definitions.cards import (
    ARCHITECT,
    MARBLE,
    MATERIAL,
    ROAD,
    RUBBLE,
    SCRIPTORIUM,
    STATUE,
    STONE,
    TOWER,
    VALUE,
    VILLA,
    mask_of,
)
from aedilis.glory.roles.role import BATH_CLIENT, ActionsFrame, follow_up
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.table import END_SITES, Camp, GloryState, Structure
from aedilis.glory.state.zones import ALL_MATERIALS
from aedilis.kernel.rule import rule

BUILD: Final = 1
"""The part of an architect or craftsman action that lays or adds."""
STAIRS: Final = 2
"""A Stairway use beside it, where the edition has it so; how many are left is `f.stairs`."""


_WIDER: Final = mask_of((ROAD, SCRIPTORIUM, TOWER))
"""The functions by which a building takes more than its own materials."""


@rule("G.building.8", "G.b.road.1", "G.b.tower.1", "G.b.scriptorium.1", "G.b.statue.2")
def accepted(camp: Camp, structure: Structure) -> int:
    """The materials that may be added to a begun building, as a bit mask."""
    return accepted_by(camp.active, structure)


def accepted_by(active: int, structure: Structure) -> int:
    """The same, told by the functions in force alone, for players who see only a view."""
    own = MATERIAL[structure.name]
    mask = 1 << own | 1 << structure.site
    if not active & _WIDER:
        return mask
    if active >> ROAD & 1 and own == STONE:
        return ALL_MATERIALS
    if active >> TOWER & 1:
        mask |= 1 << RUBBLE
    if active >> SCRIPTORIUM & 1:
        mask |= 1 << MARBLE
    return mask


@rule("G.building.3", "G.building.4", "G.b.statue.1")
def sites_for(s: GloryState, camp: Camp, card: int) -> range | tuple[int, ...]:
    """The materials of the sites a foundation may stand on, one's own names aside; empty if the
    name is taken.
    """
    for structure in camp.structures:
        if structure.name == card:
            return ()
    if card == STATUE and not s.rules.beginner:
        return range(6)
    return (MATERIAL[card],)


@rule("G.building.3", "G.building.5", "G.building.6", "G.b.tower.2")
def site_cost(s: GloryState, camp: Camp, f: ActionsFrame, site: int) -> int:
    """What a site of this material costs now: 1 or 2 actions; 0 when it cannot be had.

    In town while there is any; out of town for two actions of the role (with Tower one).
    """
    if s.town[site] > 0:
        return 1 if f.can(camp, BUILD) else 0
    if s.outskirts[site] == 0:
        return 0
    if camp.active >> TOWER & 1:
        return 1 if f.can(camp, BUILD) else 0
    return 2 if f.can(camp, BUILD) and has_second(s, camp, f, 1) else 0


@rule("G.building.5", "G.b.bath.4", "G.b.fountain.2")
def has_second(s: GloryState, camp: Camp, f: ActionsFrame, first: int) -> bool:
    """Whether a second action of the role follows the first, which is still to be begun (1) or is
    under way (0): one of these actions, one held with Bath, or the next of those interrupted.
    """
    if f.used and not f.used & BUILD:
        first = 0
    return f.tokens(camp) > first or _held(camp, f) or follow_up(s, f) is not None


def spend_second(s: GloryState, camp: Camp, f: ActionsFrame) -> None:
    """Use up the second action, which brings a use of Stairway as any does; one held comes first,
    being lost otherwise.
    """
    if _held(camp, f):
        camp.held = -1
    elif f.any_token(camp):
        f.spend(camp)
    else:
        other = follow_up(s, f)
        assert other is not None
        other.spend(camp)
    f.stairs += 1


@rule("G.b.bath.4")
def _held(camp: Camp, f: ActionsFrame) -> bool:
    """Whether the action of another client hired with Bath waits to be joined with this one's."""
    return f.source == BATH_CLIENT and camp.held == f.role


def spend(s: GloryState, camp: Camp, f: ActionsFrame, cost: int) -> None:
    """Use up the actions that a foundation costs."""
    begin(camp, f)
    if cost == 2:
        spend_second(s, camp, f)


def begin(camp: Camp, f: ActionsFrame) -> None:
    """Use the building part of an action; a new action brings a new use of Stairway where that is
    extra.
    """
    if not f.used or f.used & BUILD:
        f.stairs = 1
    f.use(camp, BUILD)


@rule("G.building.2", "G.building.6", "G.building.15", "G.end.2")
def lay(s: GloryState, seat: int, card: int, site: int, outside: int) -> None:
    """Lay a foundation on a site. The last site in town ends the game."""
    camp = s.camps[seat]
    if outside:
        s.outskirts[site] -= 1
    else:
        s.town[site] -= 1
        if sum(s.town) == 0:
            s.end(END_SITES)
    camp.structures.append(Structure(card, site, (), False, False))
    refresh(s)
    if s.log is not None:
        s.note("glory-laid", seat, {"card": card, "site": site, "outside": outside})


@rule("G.building.8", "G.building.14")
def add(s: GloryState, seat: int, card: int, name: int, role: int, source: str) -> None:
    """Add a material to a begun building, and complete it if that was the last one needed."""
    camp = s.camps[seat]
    old = camp.find(name)
    assert old is not None
    structure = Structure(name, old.site, (*old.materials, card), False, old.opened)
    camp.replace(structure)
    if s.log is not None:
        s.note("glory-added", seat, {"card": card, "to": name, "from": source})
    if is_complete(s, camp, structure, card, role):
        complete(s, seat, structure)
    elif s.rules.gate_road:
        refresh(s)


@rule("G.building.11", "G.b.villa.1", "G.b.scriptorium.1", "G.b.statue.2")
def is_complete(s: GloryState, camp: Camp, structure: Structure, card: int, role: int) -> bool:
    """Whether the material just added completes the building."""
    if len(structure.materials) >= VALUE[structure.site]:
        return True
    if structure.name == VILLA and role == ARCHITECT and not s.rules.beginner:
        return True
    return (
        s.rules.switches.scriptorium_completes
        and MATERIAL[card] == MARBLE
        and camp.active >> SCRIPTORIUM & 1 == 1
    )


@rule("G.building.11", "G.building.12", "G.building.13", "G.building.14")
def complete(s: GloryState, seat: int, structure: Structure) -> None:
    """The site goes to the owner's influence, the function works, and what happens on completion
    happens.
    """
    camp = s.camps[seat]
    site = structure.site
    camp.replace(Structure(structure.name, site, structure.materials, True, False))
    sites = list(camp.sites)
    sites[site] += 1
    camp.sites = tuple(sites)
    camp.influence += VALUE[site]
    refresh(s)
    if s.log is not None:
        s.note("glory-completed", seat, {"card": structure.name, "influence": camp.influence})
    if not s.rules.beginner:
        on_completion(s, seat, structure.name)
