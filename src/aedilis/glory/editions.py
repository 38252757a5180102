"""Editions and options as named switches (rules G.components.6, G.beginner; the editions matrix).

An edition is data (`data/editions.toml`); options of a game refine it. The engine asks a switch of
`Rules` and never which edition it is.
"""

import unicodedata
from collections.abc import Mapping
from typing import Any

from aedilis.glory.cards import BUILDING_NAMES, EDITION_DATA
from aedilis.kernel.game import BadOption
from aedilis.kernel.rule import cite

cite("G.components.6", "G.beginner.1", "G.beginner.3", "G.setup.3")

EDITIONS = ("es2011", "es2011-original", "it2011", "fr2008")
SWITCHES = ("prison_triggers", "scriptorium_completes", "bath_wild")
"""Open points of the rulebooks that a game may settle otherwise, as options of their own."""


def edition_facts(edition: str) -> dict[str, Any]:
    """The facts and switches of one edition, its base edition's included."""
    own = dict(EDITION_DATA[edition])
    base = own.pop("base", None)
    return {**edition_facts(base), **own} if base else own


class Rules:
    """The rules one game is played by: an edition with the options chosen. Immutable; shared by all
    copies of a state.
    """

    __slots__ = (
        "alphabet",
        "bath_out_of_town",
        "bath_wild",
        "beginner",
        "circus_architect",
        "circus_pair",
        "concession",
        "demand_shows_card",
        "edition",
        "expert",
        "forum_needs_materials",
        "gate_road",
        "half_deck",
        "memory",
        "options",
        "petition_size",
        "prison_triggers",
        "scriptorium_completes",
        "stairway_extra",
        "town",
        "vault_open_turn",
        "voluntary_gifts",
    )

    def __init__(self, options: Mapping[str, object]) -> None:
        facts = edition_facts(str(options["edition"]))
        self.options: dict[str, object] = dict(options)
        self.edition: str = str(options["edition"])
        self.beginner: bool = bool(options["beginner"])
        self.expert: bool = bool(options["expert"])
        self.memory: bool = options["vault-memory"] == "open"
        self.petition_size: int = facts["petition_size"]
        self.circus_architect: bool = facts["circus"] == "architect"
        self.circus_pair: bool = facts["circus"] == "pair"
        self.forum_needs_materials: bool = facts["forum_needs_materials"]
        self.concession: bool = facts["concession"]
        self.stairway_extra: bool = facts["stairway_extra"]
        self.prison_triggers: bool = bool(options["prison-triggers"])
        self.scriptorium_completes: bool = bool(options["scriptorium-completes"])
        self.bath_wild: bool = bool(options["bath-wild"])
        self.gate_road: bool = facts["gate_road"]
        self.bath_out_of_town: bool = facts["bath_out_of_town"]
        self.demand_shows_card: bool = facts["demand_shows_card"]
        self.vault_open_turn: bool = facts["vault_open_turn"]
        self.voluntary_gifts: bool = facts["voluntary_gifts"]
        self.half_deck: bool = self.beginner and bool(facts["beginner_half_deck"])
        town = options["town-sites"]
        assert isinstance(town, int)
        self.town: int = town
        self.alphabet: list[int] = alphabet(str(facts["names"]))


def alphabet(language: str) -> list[int]:
    """For each building its place in the alphabet of one language's names, accents and case
    ignored.
    """
    keys = [_plain(names[language]) for names in BUILDING_NAMES]
    return [sorted(keys).index(key) for key in keys]


def _plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFD", name)
    return "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()


def complete_options(options: Mapping[str, object], seats: int) -> dict[str, object]:
    """All options of a game, defaults filled in. Raises BadOption naming the field.

    `edition`; `beginner` (functions off, shorter); `expert` (experts' start, where the edition has
    it); `town-sites` (in-town sites of each material; with two seats 3 may be chosen);
    `vault-memory` "rules" or "open" (show every viewer what it has seen enter a vault); and a
    switch for each open point.
    """
    known = {"edition", "beginner", "expert", "town-sites", "vault-memory"}
    known |= {switch.replace("_", "-") for switch in SWITCHES}
    for name in options:
        if name not in known:
            raise BadOption(
                f"{name}: no such option of glory (there are: {', '.join(sorted(known))})"
            )
    if not 2 <= seats <= 5:
        raise BadOption(f"seats: {seats} is not from 2 to 5")
    edition = options.get("edition", "it2011")
    if edition not in EDITIONS:
        raise BadOption(f"edition: {edition!r} is not one of {', '.join(EDITIONS)}")
    facts = edition_facts(str(edition))
    beginner = _flag(options, "beginner", False)
    expert = _flag(options, "expert", False)
    if expert and not facts["expert_start"]:
        raise BadOption(f"expert: {edition} has no experts' start")
    if expert and beginner:
        raise BadOption("expert: not together with beginner")
    memory = options.get("vault-memory", "rules")
    if memory not in ("rules", "open"):
        raise BadOption(f"vault-memory: {memory!r} is neither rules nor open")
    return {
        "edition": edition,
        "beginner": beginner,
        "expert": expert,
        "town-sites": _town(options, facts, beginner, seats),
        "vault-memory": memory,
        "prison-triggers": _flag(options, "prison-triggers", facts["prison_triggers"]),
        "scriptorium-completes": _flag(
            options, "scriptorium-completes", facts["scriptorium_completes"]
        ),
        "bath-wild": _flag(options, "bath-wild", True),
    }


def _flag(options: Mapping[str, object], name: str, default: bool) -> bool:
    value = options.get(name, default)
    if not isinstance(value, bool):
        raise BadOption(f"{name}: {value!r} is neither true nor false")
    return value


def _town(options: Mapping[str, object], facts: dict[str, Any], beginner: bool, seats: int) -> int:
    default = facts["beginner_town"][seats - 2] if beginner else seats
    value = options.get("town-sites", default)
    if value == default:
        return int(default)
    allowed = str(default)
    if seats == 2 and not beginner and facts["two_seats_town"] != default:
        if value == facts["two_seats_town"]:
            return int(facts["two_seats_town"])
        allowed = f"{default} or {facts['two_seats_town']}"
    raise BadOption(f"town-sites: {value!r} is not {allowed}")
