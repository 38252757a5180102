"""The cards of Glory to Rome: six materials, forty buildings, jacks (rules G.components).

Facts come from `data/materials.toml` and `data/buildings.toml`. A card is the number of its
building, 0 to 39; cards of one building are the same in every respect. Material and role share one
number, 0 to 5. Sets of buildings are bit masks.
"""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from aedilis.glory.definitions.facts import Buildings, Materials
from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import facts, tables
from aedilis.kernel.rule import cite

RUBBLE: Final = 0
WOOD: Final = 1
BRICK: Final = 2
CONCRETE: Final = 3
STONE: Final = 4
MARBLE: Final = 5

LABORER: Final = 0
CRAFTSMAN: Final = 1
LEGIONARY: Final = 2
ARCHITECT: Final = 3
MERCHANT: Final = 4
PATRON: Final = 5

BAR: Final = 0
INSULA: Final = 1
LATRINE: Final = 2
ROAD: Final = 3
CIRCUS: Final = 4
DOCK: Final = 5
MARKET: Final = 6
PALISADE: Final = 7
ACADEMY: Final = 8
ARCHWAY: Final = 9
ATRIUM: Final = 10
BATH: Final = 11
FOUNDRY: Final = 12
GATE: Final = 13
SCHOOL: Final = 14
SHRINE: Final = 15
AMPHITHEATRE: Final = 16
AQUEDUCT: Final = 17
BRIDGE: Final = 18
SENATE: Final = 19
STOREROOM: Final = 20
TOWER: Final = 21
VOMITORIUM: Final = 22
WALL: Final = 23
CATACOMB: Final = 24
CIRCUS_MAXIMUS: Final = 25
COLISEUM: Final = 26
GARDEN: Final = 27
PRISON: Final = 28
SCRIPTORIUM: Final = 29
SEWER: Final = 30
VILLA: Final = 31
BASILICA: Final = 32
FORUM: Final = 33
FOUNTAIN: Final = 34
LUDUS_MAGNA: Final = 35
PALACE: Final = 36
STAIRWAY: Final = 37
STATUE: Final = 38
TEMPLE: Final = 39

JACK: Final = 47
"""The code of a jack where hand cards are picked. A jack is not an order card."""

START_INFLUENCE: Final = 2
HAND_LIMIT: Final = 5
cite("G.components.5")
BONUS: Final = 3
"""Points of a merchant bonus."""


FILES: Final = ("materials", "buildings", "editions", "alphabets")
TABLES: Final[dict[str, dict[str, Any]]] = tables(files("aedilis.glory").joinpath("data"), FILES)
"""The data files, parsed."""

_materials = facts(TABLES["materials"], Materials, "materials.toml").material
_buildings = facts(TABLES["buildings"], Buildings, "buildings.toml").building

MATERIAL_IDS: Final[list[str]] = [m.id for m in _materials]
ROLE_IDS: Final[list[str]] = [m.role for m in _materials]
cite("G.components.2")
VALUE: Final[list[int]] = [m.value for m in _materials]
cite("G.components.3")
SITES: Final[list[int]] = [m.sites for m in _materials]
BUILDING_IDS: Final[list[str]] = [b.id for b in _buildings]
BUILDINGS: Final = len(BUILDING_IDS)
"""How many different buildings there are. There is room for those below the code of a jack."""
assert BUILDINGS <= JACK
REPLACES: Final[list[str]] = [b.replaces for b in _buildings]
FIRST: Final[list[int]] = [card for card, other in enumerate(REPLACES) if not other]
"""The buildings that replace no other."""
MATERIAL: Final[list[int]] = [MATERIAL_IDS.index(b.material) for b in _buildings]
cite("G.components.1")
COPIES: Final[list[int]] = [_materials[m].copies for m in MATERIAL]
cite("G.components.4")
JACKS: Final = 6

CARD_CODES: Final[dict[str, int]] = {name: i for i, name in enumerate(BUILDING_IDS)} | {
    "jack": JACK
}
MATERIAL_CODES: Final[dict[str, int]] = {name: i for i, name in enumerate(MATERIAL_IDS)}
ROLE_CODES: Final[dict[str, int]] = {name: i for i, name in enumerate(ROLE_IDS)}


def copies(new_buildings: Sequence[str]) -> list[int]:
    """How many cards there are of each building, with new ones in place of those they replace.
    Raises BadFile unless each replaces one of its own.
    """
    gone = {REPLACES[BUILDING_IDS.index(id_)] for id_ in new_buildings} - {""}
    if len(gone) < len(new_buildings):
        told = ", ".join(new_buildings)
        raise BadFile(f"editions.toml: new_buildings: {told}: each replaces one of its own")
    there = {id_ for id_, other in zip(BUILDING_IDS, REPLACES, strict=True) if not other}
    there = (there | set(new_buildings)) - gone
    return [COPIES[card] if BUILDING_IDS[card] in there else 0 for card in range(BUILDINGS)]


def card_word(card: int) -> str:
    """The word of a card in records: the building's id, or `jack`."""
    return "jack" if card == JACK else BUILDING_IDS[card]


def mask_of(cards: tuple[int, ...]) -> int:
    """The set of these buildings as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
