"""The rules one game is played by. The engine asks a switch and never which edition it is."""

from functools import cache

from aedilis.glory.definitions.cards import copies
from aedilis.glory.definitions.editions import alphabet, edition_facts
from aedilis.glory.definitions.options import GlorySwitches


class Rules:
    """The rules one game is played by: an edition with the options chosen. Immutable; shared by all
    copies of a state. What is asked often is at hand; `switches` has all that can be chosen.
    """

    __slots__ = (
        "alphabet",
        "bath_out_of_town",
        "beginner",
        "circus_architect",
        "circus_pair",
        "concession",
        "copies",
        "edition",
        "forum_needs_materials",
        "gate_road",
        "half_deck",
        "memory",
        "petition_size",
        "stairway_extra",
        "switches",
        "town",
        "vault_open_turn",
        "voluntary_gifts",
    )

    def __init__(self, switches: GlorySwitches) -> None:
        facts = edition_facts(switches.edition)
        self.switches = switches
        self.edition: str = switches.edition
        self.beginner: bool = switches.beginner
        self.memory: bool = switches.vault_memory == "open"
        self.petition_size: int = facts.petition_size
        self.circus_architect: bool = facts.circus == "architect"
        self.circus_pair: bool = facts.circus == "pair"
        self.forum_needs_materials: bool = facts.forum_needs_materials
        self.concession: bool = facts.concession
        self.stairway_extra: bool = facts.stairway_extra
        self.gate_road: bool = facts.gate_road
        self.bath_out_of_town: bool = facts.bath_out_of_town
        self.vault_open_turn: bool = facts.vault_open_turn
        self.voluntary_gifts: bool = facts.voluntary_gifts
        self.half_deck: bool = self.beginner and facts.beginner_half_deck
        self.town: int = switches.town_sites
        self.copies: list[int] = copies(facts.new_buildings)
        self.alphabet: list[int] = alphabet(facts.alphabet, self.copies)


@cache
def rules_of(switches: GlorySwitches) -> Rules:
    """The rules that these options stand for: the same for all games that are played by them."""
    return Rules(switches)
