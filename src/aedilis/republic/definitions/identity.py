"""The facts that a game of The Republic of Rome is played by: the rows that its scenario uses.

Cards count by their decks and the ways in which a scenario takes cards of others; each with its
place among its kind, which saved games and kept moves mean by a number. Provinces, offices, tables,
single numbers and what lies in the box are the same for all scenarios.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Final

from aedilis.kernel.identity import facts_hash, facts_in
from aedilis.republic.definitions.codes import DECKS
from aedilis.republic.definitions.source import TABLES

TOLD: Final = frozenset(("year", "years", "born", "died", "theatre"))
"""Keys that are shown and that no rule asks for."""

ERA_DECKS: Final = DECKS[:3]
SHARED: Final = ("series", "provinces", "offices", "numbers", "supply")
"""Files that every game uses whole."""

Tables = Mapping[str, dict[str, Any]]


def facts(tables: Tables, scenario: str, optional: bool, neutrals: bool = False) -> dict[str, Any]:
    """The facts of a scenario in parsed data files, with its optional statesmen or without; and
    with the guidelines of the Neutrals where they sit at the table.
    """
    own = next(row for row in tables["scenarios"]["scenario"] if row["id"] == scenario)
    found: dict[str, Any] = {name: tables[name] for name in SHARED}
    found |= _cards(tables, own, own.get("optional", []) if optional else [])
    eras = _eras(own["decks"])
    events = {era: tables["tables"]["random_events"][era] for era in eras}
    named = {event for column in events.values() for event in column}
    found["events"] = _placed(tables["events"]["event"], lambda row: row["id"] in named)
    found["tables"] = {**tables["tables"], "random_events": events}
    found["common"] = tables["scenarios"]["common"]
    found["scenario"] = own if optional else {k: v for k, v in own.items() if k != "optional"}
    found["dealt"] = [
        row for row in tables["scenarios"]["provinces"] if row["id"] == own.get("provinces")
    ]
    if neutrals:
        found["neutrals"] = tables["neutrals"]
    return dict(facts_in(found, TOLD))


def _eras(decks: Collection[str]) -> list[str]:
    """The eras that decks belong to: `all` is every deck."""
    return [era for era in ERA_DECKS if era in decks or "all" in decks]


def _cards(tables: Tables, own: dict[str, Any], optional: list[str]) -> dict[str, Any]:
    """The rows of the cards that may come into play."""
    bottom = own["bottom"]
    whole = _eras([*own["decks"], bottom["deck"], bottom.get("next_deck", "")])
    families = {*whole, *_eras(own["families_of"])}
    # Of these decks come cards that are drawn unseen: neither statesmen nor concessions.
    drawn = {*whole, *_eras(own.get("random_of", []))}
    laws = {*drawn, own.get("laws_of", "")}
    forum = own.get("forum", [])
    # Era Ends belongs to no deck, and to every game.
    forums = {None, *whole}
    concessions = own.get("concessions", False)
    wars = [row for era in ERA_DECKS for row in tables[f"wars_{era}"]["war"]]
    return {
        "families": _placed(tables["families"]["family"], lambda row: row["deck"] in families),
        "statesmen": _placed(
            tables["statesmen"]["statesman"],
            lambda row: row["deck"] in whole or row["id"] in optional,
        ),
        "concessions": _placed(
            tables["concessions"]["concession"], lambda row: concessions or row["deck"] in whole
        ),
        "wars": _placed(wars, lambda row: row["deck"] in whole or row["id"] in forum),
        "leaders": _placed(
            tables["leaders"]["leader"],
            lambda row: (
                row["deck"] in (drawn if "faction_card" in row.get("traits", []) else whole)
            ),
        ),
        "laws": _placed(tables["laws"]["law"], lambda row: row["deck"] in laws),
        "intrigue": _intrigue(tables["intrigue"]["intrigue"], drawn),
        "forum_events": _placed(
            tables["forum_events"]["forum_event"], lambda row: row.get("deck") in forums
        ),
    }


def _intrigue(rows: list[dict[str, Any]], decks: Collection[str]) -> list[list[Any]]:
    """The intrigue cards, each with its copies in these decks alone."""
    cut = [{k: v for k, v in row.items() if k not in ERA_DECKS or k in decks} for row in rows]
    return _placed(cut, lambda row: any(era in row for era in ERA_DECKS))


def _placed(rows: list[dict[str, Any]], used: Callable[[dict[str, Any]], bool]) -> list[list[Any]]:
    """The rows that are used, each with its place among its kind."""
    return [[place, row] for place, row in enumerate(rows) if used(row)]


@cache
def identity(scenario: str, optional: bool, neutrals: bool) -> str:
    """The hash of a scenario's facts, made when it is first asked for."""
    return facts_hash(facts(TABLES, scenario, optional, neutrals))
