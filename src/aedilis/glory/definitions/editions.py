"""Editions as facts and named switches (rule G.components.6; the editions matrix)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from aedilis.glory.definitions.cards import BUILDING_IDS, TABLES
from aedilis.glory.definitions.facts import Edition
from aedilis.kernel.codec import BadFile
from aedilis.kernel.data import facts

EDITIONS: Final = tuple(TABLES["editions"])
BASES: Final = {name: row["base"] for name, row in TABLES["editions"].items() if "base" in row}
"""The editions that are made from another, with that one."""
PRINTED: Final = tuple(name for name, row in TABLES["editions"].items() if "publisher" in row)
"""Those that somebody has printed, and that say so themselves: the rest are made at home."""
USUAL: Final = "it2011"
"""The edition of whoever names none."""

Tables = Mapping[str, dict[str, Any]]


def whole(tables: Tables, edition: str) -> dict[str, Any]:
    """What the data files say of an edition, its base edition's facts included."""
    own = dict(tables["editions"][edition])
    base = own.pop("base", None)
    return {**whole(tables, base), **own} if base else own


@cache
def edition_facts(edition: str) -> Edition:
    """The facts and switches of one edition. Raises BadFile."""
    return facts(whole(TABLES, edition), Edition, f"editions.toml: {edition}")


def nearest(edition: str, among: Sequence[str]) -> str:
    """An edition where it is `among` some, and otherwise the first of them that it is made from,
    one by way of another; "" where there is none.
    """
    while edition not in among and edition in BASES:
        edition = BASES[edition]
    return edition if edition in among else ""


def alphabet(name: str, there: Sequence[int]) -> list[int]:
    """For each building its place in one order of names, -1 where `there` are no cards of it.
    Raises BadFile for one that is not in the order.
    """
    order: list[str] = TABLES["alphabets"][name]
    used = [id_ for id_, number in zip(BUILDING_IDS, there, strict=True) if number]
    for id_ in used:
        if id_ not in order:
            raise BadFile(f"alphabets.toml: {name}: {id_} is missing")
    places = {id_: place for place, id_ in enumerate(id_ for id_ in order if id_ in used)}
    return [places.get(id_, -1) for id_ in BUILDING_IDS]
