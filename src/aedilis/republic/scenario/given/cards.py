"""Every card of a given position in its place: the deck of the scenario, and what is taken from it.

A position starts with the cards of its scenario in the deck (rules 3.01.4, 3.02.2, 3.03.2), the
families and the wars that would start in the Forum among them. What the file places is taken out of
it, or out of the box for a card of another era.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.plain_yaml import Place, ScenarioError, written
from aedilis.republic.definitions.codes import CONCESSION, FORUM_EVENT, NONE
from aedilis.republic.definitions.codes import LAW as LAW_CARD
from aedilis.republic.definitions.components import (
    CARD_IDS,
    SCENARIOS,
    WARS,
    card,
    card_from_word,
    family_pool,
)
from aedilis.republic.setup.table import gather_deck, lay_bottom, place_laws
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CURIA, DECK, DISCARD, FORUM, HAND, LAW, OUT, REMOVED

PILES: Final = {"curia": CURIA, "discards": DISCARD, "removed": REMOVED}


class Cards:
    """The cards of a position, each taken once at most. `next` are those the file draws later."""

    def __init__(self, s: RepublicState, drawn: Sequence[int]) -> None:
        self.s = s
        self.next = list(drawn)
        self.taken: dict[int, Place] = {}

    def take(self, number: int, place: Place, zone: int) -> int:
        """Take a card and lay it where the file has it. Raises ScenarioError for one that is
        placed.
        """
        if number in self.taken:
            where = written(self.taken[number])
            raise ScenarioError(f"{card(number).id} is in {where} already", place)
        self.taken[number] = place
        for layer in self.s.layers:
            if number in layer:
                layer.remove(number)
        self.s.zone[number] = zone
        return number

    def find(self, word: str, place: Place) -> int:
        """The card that a word means; of copies the first that is free. Raises ScenarioError."""
        number = card_from_word(word)
        if number != NONE:
            return number
        copies = CARD_IDS.get(word, ())
        free = [one for one in copies if one not in self.taken and one not in self.next]
        # Those of the scenario's own decks come first: nobody expects a card of another era.
        free.sort(key=lambda one: self.s.zone[one] == OUT)
        if not free:
            raise ScenarioError(f"all {len(copies)} cards of {word} are placed already", place)
        return free[0]

    def put_on_top(self) -> None:
        """The cards that are drawn later lie in the first part of the deck, if nothing else was
        said of them.
        """
        top = self.s.layers[0]
        for number in self.next:
            if number in self.taken or number in top:
                continue
            for layer in self.s.layers[1:]:
                if number in layer:
                    layer.remove(number)
            self.s.zone[number] = DECK
            top.append(number)
        top.sort()


def fill_deck(s: RepublicState) -> None:
    """The decks of the scenario as its set-up makes them, but with nothing dealt or laid out."""
    scenario = SCENARIOS[s.scenario]
    place_laws(s, scenario)
    deck = gather_deck(s, scenario, s.switches.late_marius_sulla)
    s.fronts = []
    deck += [WARS[war].card for war in scenario.forum]
    deck += family_pool(scenario)
    lay_bottom(s, scenario, sorted(deck))


def lay_piles(s: RepublicState, cards: Cards, given: dict[str, Any]) -> None:
    """The Curia, the discards, what is out of the game, laws, and cards that lie in the Forum."""
    for name, zone in PILES.items():
        for i, word in enumerate(given.get(name, [])):
            place = ("given", name, i)
            number = cards.take(cards.find(word, place), place, zone)
            if zone == CURIA:
                s.curia.append(number)
            elif zone == DISCARD:
                s.discards.append(number)
    for i, word in enumerate(given.get("laws", [])):
        place = ("given", "laws", i)
        number = cards.find(word, place)
        assert card(number).kind == LAW_CARD
        cards.take(number, place, LAW)
    for name, kind in (("concessions", CONCESSION), ("bequests", FORUM_EVENT)):
        for i, word in enumerate(given.get(name, [])):
            place = ("given", name, i)
            number = cards.find(word, place)
            assert card(number).kind == kind
            cards.take(number, place, FORUM)


def give_hands(s: RepublicState, cards: Cards, given: dict[str, Any], seats: Sequence[str]) -> None:
    """The cards in hands. Raises ScenarioError for one that nobody can hold."""
    for seat, name in enumerate(seats):
        for i, word in enumerate(given.get(name, {}).get("hand", [])):
            place = ("given", name, "hand", i)
            number = cards.find(word, place)
            if not card(number).faction:
                raise ScenarioError(f"{word} is no card that a faction holds", place)
            s.factions[seat].hand.append(cards.take(number, place, HAND))
        s.factions[seat].hand.sort()
