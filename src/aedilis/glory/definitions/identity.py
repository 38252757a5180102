"""The facts that a game of Glory to Rome is played by: all cards, and its edition's own.

Of the names on the cards nothing counts but their order, which decides who begins.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from aedilis.glory.definitions.cards import TABLES
from aedilis.glory.definitions.editions import whole
from aedilis.kernel.identity import facts_hash, facts_in

TOLD: Final = frozenset(("title", "publisher", "year", "timing", "alphabet"))
"""Keys that are shown and that no rule asks for."""


def facts(tables: Mapping[str, dict[str, Any]], edition: str) -> dict[str, Any]:
    """The facts of an edition in parsed data files."""
    own = whole(tables, edition)
    new = own.get("new_buildings", [])
    rows = tables["buildings"]["building"]
    gone = {row["replaces"] for row in rows if row["id"] in new}
    buildings = [
        row
        for row in rows
        if row["id"] not in gone and (row["id"] in new or not row.get("replaces"))
    ]
    used = {row["id"] for row in buildings}
    order = [id_ for id_ in tables["alphabets"][own["alphabet"]] if id_ in used]
    places = {id_: place for place, id_ in enumerate(order)}
    return {
        "edition": facts_in(own, TOLD),
        "alphabet": [places.get(row["id"], -1) for row in buildings],
        "buildings": facts_in(buildings, TOLD),
        "materials": facts_in(tables["materials"]["material"], TOLD),
    }


@cache
def identity(edition: str) -> str:
    """The hash of an edition's facts, made when it is first asked for."""
    return facts_hash(facts(TABLES, edition))
