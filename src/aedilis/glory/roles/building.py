"""Architect and craftsman: lay foundations and add materials (rules G.building.1, G.building.9-10).

The two differ only in where materials come from: the stockpile (with Archway the pool), or the hand
(with Fountain the deck).
"""

from collections.abc import Sequence

from aedilis.glory.buildings.fountain import draw_with_fountain
from aedilis.glory.buildings.stairway import open_building, stairway_options
from aedilis.glory.definitions.cards import (
    ARCHITECT,
    ARCHWAY,
    CRAFTSMAN,
    FOUNTAIN,
    MATERIAL,
    STAIRWAY,
)
from aedilis.glory.roles.role import ROLES, ActionsFrame, Role
from aedilis.glory.roles.structures import (
    BUILD,
    STAIRS,
    accepted,
    add,
    begin,
    lay,
    site_cost,
    sites_for,
    spend,
)
from aedilis.glory.state.choices import (
    ADD_HAND,
    ADD_POOL,
    ADD_STOCKPILE,
    DRAW,
    LAY,
    OPEN_POOL,
    a_of,
    b_of,
    c_of,
    code,
    verb_of,
)
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import distinct, materials_in, take_material
from aedilis.kernel.rule import cite, rule

cite("G.building.1", "G.building.7", "G.building.9", "G.building.10")


@rule("G.building.2", "G.building.3", "G.building.5")
def lay_options(s: GloryState, f: ActionsFrame, camp: Camp) -> list[int]:
    """The foundations that may be laid from hand now, with their sites."""
    options: list[int] = []
    for card in distinct(camp.hand):
        for site in sites_for(s, camp, card):
            if site_cost(s, camp, f, site) > 0:
                options.append(code(LAY, card, site, 0 if s.town[site] > 0 else 1))
    return options


def lay_from_hand(s: GloryState, f: ActionsFrame, camp: Camp, choice: int) -> None:
    """Lay a foundation from hand, for what its site costs."""
    card = a_of(choice)
    spend(s, camp, f, site_cost(s, camp, f, b_of(choice)))
    camp.lose_from_hand(card)
    lay(s, f.seat, card, b_of(choice), c_of(choice))


class Craftsman(Role):
    """Actions of the craftsman."""

    def question(self) -> str:
        return "glory-ask-craftsman"

    def paragraph(self) -> str:
        return "G.building.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        fountain = camp.active >> FOUNTAIN & 1
        # Whether the hand holds anything fitting is nobody else's business: any card will do.
        if not f.can(camp, BUILD) or not (camp.hand or fountain):
            return None
        options = lay_options(s, f, camp)
        cards = distinct(camp.hand)
        for structure in camp.structures:
            if not structure.complete:
                mask = accepted(camp, structure)
                options.extend(
                    [
                        code(ADD_HAND, card, structure.name)
                        for card in cards
                        if mask >> MATERIAL[card] & 1
                    ]
                )
        if fountain:
            options.append(DRAW << 18)
        return options

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        choice = move[0]
        verb = verb_of(choice)
        camp.crafted = True
        if verb == LAY:
            lay_from_hand(s, f, camp, choice)
            return
        begin(camp, f)
        if verb == DRAW:
            draw_with_fountain(s, f.seat)
        else:
            camp.lose_from_hand(a_of(choice))
            add(s, f.seat, a_of(choice), b_of(choice), CRAFTSMAN, "hand")


class Architect(Role):
    """Actions of the architect."""

    def question(self) -> str:
        return "glory-ask-architect"

    def paragraph(self) -> str:
        return "G.building.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        options: list[int] = []
        sources = material_sources(s, camp)
        can_build = f.can(camp, BUILD)
        if can_build:
            options.extend(lay_options(s, f, camp))
            for structure in camp.structures:
                if not structure.complete:
                    mask = accepted(camp, structure)
                    for verb, materials in sources:
                        options.extend(
                            [
                                code(verb, m, structure.name)
                                for m in range(6)
                                if mask & materials & 1 << m
                            ]
                        )
        if camp.active >> STAIRWAY & 1 and may_open(s, f, camp):
            options.extend(stairway_options(s, f.seat, sources))
        # A hand card might be laid, for all that others know.
        return options if options or (can_build and camp.hand) else None

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        choice = move[0]
        verb = verb_of(choice)
        if verb == LAY:
            lay_from_hand(s, f, camp, choice)
            return
        from_pool = verb in (ADD_POOL, OPEN_POOL)
        zone = s.pool if from_pool else camp.stockpile
        source = "pool" if from_pool else "stockpile"
        if verb in (ADD_STOCKPILE, ADD_POOL):
            begin(camp, f)
            card = take_material(zone, a_of(choice))
            add(s, f.seat, card, b_of(choice), ARCHITECT, source)
            return
        if s.rules.stairway_extra:
            use_stairs(camp, f)
        else:
            begin(camp, f)
        card = take_material(zone, a_of(choice))
        open_building(s, f.seat, card, b_of(choice), c_of(choice), source)


@rule("G.b.stairway.1")
def may_open(s: GloryState, f: ActionsFrame, camp: Camp) -> bool:
    """Stairway takes the place of the action, or comes once beside each action, as the edition has
    it.
    """
    if s.rules.stairway_extra:
        return (f.used != 0 and f.stairs > 0) or f.any_token(camp)
    return f.can(camp, BUILD)


def use_stairs(camp: Camp, f: ActionsFrame) -> None:
    """Use Stairway beside an action: the one under way if it has a use left, else a new one."""
    if not f.used or f.stairs == 0:
        f.spend(camp)
        f.used = STAIRS
        f.stairs = 0
    else:
        f.used |= STAIRS
        f.stairs -= 1


@rule("G.building.9", "G.b.archway.1")
def material_sources(s: GloryState, camp: Camp) -> list[tuple[int, int]]:
    """Where an architect's material may come from: the verb that adds it, and the materials there
    as a bit mask.
    """
    sources = [(ADD_STOCKPILE, materials_in(camp.stockpile))]
    if camp.active >> ARCHWAY & 1:
        sources.append((ADD_POOL, materials_in(s.pool)))
    return sources


ROLES[CRAFTSMAN] = Craftsman()
ROLES[ARCHITECT] = Architect()
