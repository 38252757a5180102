"""Stairway: give the function of an opponent's building to everybody (rules G.b.stairway)."""

from aedilis.glory.definitions.cards import MARBLE, MATERIAL, STATUE
from aedilis.glory.rules.functions import refresh
from aedilis.glory.state.choices import ADD_POOL, OPEN_POOL, OPEN_STOCKPILE, code
from aedilis.glory.state.table import GloryState, Structure
from aedilis.kernel.rule import rule


@rule("G.b.stairway.2")
def fitting(structure: Structure) -> int:
    """The materials that open a building, as a bit mask: its own (a Statue's site or marble)."""
    if structure.name == STATUE:
        return 1 << structure.site | 1 << MARBLE
    return 1 << MATERIAL[structure.name]


@rule("G.b.stairway.1", "G.b.stairway.2")
def stairway_options(s: GloryState, seat: int, sources: list[tuple[int, int]]) -> list[int]:
    """The completed buildings of opponents that can be opened, by material and source."""
    options: list[int] = []
    for other, camp in enumerate(s.camps):
        if other == seat:
            continue
        for structure in camp.structures:
            if not structure.complete or structure.opened:
                continue
            mask = fitting(structure)
            for verb, materials in sources:
                open_verb = OPEN_POOL if verb == ADD_POOL else OPEN_STOCKPILE
                options.extend(
                    [
                        code(open_verb, m, structure.name, other)
                        for m in range(6)
                        if mask & materials & 1 << m
                    ]
                )
    return options


@rule("G.b.stairway.1", "G.b.stairway.3")
def open_building(s: GloryState, seat: int, card: int, name: int, owner: int, source: str) -> None:
    """Lay the extra material with the building: from now on all have its function. Nothing is
    triggered.
    """
    camp = s.camps[owner]
    old = camp.find(name)
    assert old is not None
    camp.replace(Structure(name, old.site, (*old.materials, card), True, True))
    refresh(s)
    if s.log is not None:
        s.note("glory-opened", seat, {"card": name, "of": owner, "with": card, "from": source})
