"""The cards of Glory to Rome: six materials, forty buildings, jacks (rules G.components).

Facts come from `data/materials.toml` and `data/buildings.toml`. A card is the number of its
building, 0 to 39; cards of one building are the same in every respect. Material and role share one
number, 0 to 5. Sets of buildings are bit masks.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from aedilis.kernel.codec import data_hash
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

BUILDINGS: Final = 40
JACK: Final = 40
"""The code of a jack where hand cards are picked. A jack is not an order card."""

LANGUAGES: Final = ("en", "es", "it", "fr")
START_INFLUENCE: Final = 2
HAND_LIMIT: Final = 5
cite("G.components.5")
BONUS: Final = 3
"""Points of a merchant bonus."""


def _read(name: str) -> tuple[bytes, dict[str, Any]]:
    raw = files("aedilis.glory").joinpath("data", name).read_bytes()
    return raw, tomllib.loads(raw.decode())


_materials_raw, _materials = _read("materials.toml")
_buildings_raw, _buildings = _read("buildings.toml")
_editions_raw, EDITION_DATA = _read("editions.toml")

DATA_HASH: Final = data_hash(_materials_raw, _buildings_raw, _editions_raw)

MATERIAL_IDS: Final[list[str]] = [m["id"] for m in _materials["material"]]
ROLE_IDS: Final[list[str]] = [m["role"] for m in _materials["material"]]
cite("G.components.2")
VALUE: Final[list[int]] = [m["value"] for m in _materials["material"]]
cite("G.components.3")
SITES: Final[list[int]] = [m["sites"] for m in _materials["material"]]
BUILDING_IDS: Final[list[str]] = [b["id"] for b in _buildings["building"]]
MATERIAL: Final[list[int]] = [MATERIAL_IDS.index(b["material"]) for b in _buildings["building"]]
cite("G.components.1")
COPIES: Final[list[int]] = [_materials["material"][m]["copies"] for m in MATERIAL]
cite("G.components.4")
JACKS: Final = 6

BUILDING_NAMES: Final[list[dict[str, str]]] = [b["names"] for b in _buildings["building"]]
MATERIAL_NAMES: Final[list[dict[str, str]]] = [m["names"] for m in _materials["material"]]
ROLE_NAMES: Final[list[dict[str, str]]] = [m["role_names"] for m in _materials["material"]]

CARD_CODES: Final[dict[str, int]] = {name: i for i, name in enumerate(BUILDING_IDS)} | {
    "jack": JACK
}
MATERIAL_CODES: Final[dict[str, int]] = {name: i for i, name in enumerate(MATERIAL_IDS)}
ROLE_CODES: Final[dict[str, int]] = {name: i for i, name in enumerate(ROLE_IDS)}


def all_orders() -> list[int]:
    """The 144 order cards, sorted: the deck before the deal (G.components.1)."""
    return [card for card in range(BUILDINGS) for _ in range(COPIES[card])]


def card_word(card: int) -> str:
    """The word of a card in records: the building's id, or `jack`."""
    return "jack" if card == JACK else BUILDING_IDS[card]


def mask_of(cards: tuple[int, ...]) -> int:
    """The set of these buildings as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
