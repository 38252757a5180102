"""The deck: the next card of it, and a card that goes back among the next ones (rules 1.07.2,
1.07.21).

Its order is unknown but for its layers. Of a card that all have seen go back into it all know how
deep it lies at most.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import SCENARIOS, cards_of
from aedilis.republic.rules.draws import DECK as NEXT
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DECK

TOP: Final = 6
"""Among so many cards one is shuffled that goes back."""


@rule("R 1.07.2")
def next_card(s: RepublicState) -> int:
    """The next card, out of the deck; NONE when there is none left."""
    _drop_empty(s)
    if not s.layers:
        return NONE
    number = s.dice.draw(s.layers[0], NEXT)
    _drop_empty(s)
    s.near_top = [n for card, depth in near_top(s) if card != number for n in (card, depth - 1)]
    return number


@rule("R 1.07.21", "R VII.evil-omens", "R 2.02.414")
def into_top_six(s: RepublicState, number: int, below: int = 0) -> None:
    """A card is shuffled among the next five of the deck, and these six become a layer of their
    own; or among the first five of the next deck, which begins `below` so many cards.
    """
    at = 0
    passed = 0
    while passed < below:
        passed += len(s.layers[at])
        at += 1
    top: list[int] = []
    while len(top) < TOP - 1 and at < len(s.layers):
        if s.layers[at]:
            top.append(s.dice.draw(s.layers[at]))
        if not s.layers[at]:
            del s.layers[at]
    s.layers.insert(at, sorted([*top, number]))
    s.zone[number] = DECK
    # What lay in sixth place before, or may have, is one deeper now.
    last = passed + TOP
    lower: list[tuple[int, int]] = []
    for card, depth in near_top(s):
        deeper = depth if depth <= passed else depth + 1 if depth >= last else last
        lower.append((card, deeper))
    size = s.deck_size()
    s.near_top = [n for card, depth in [*lower, (number, last)] for n in (card, min(depth, size))]


@rule("R 2.02.414", "R 3.04.1")
def left_in_deck(s: RepublicState) -> int:
    """How many cards are left of the deck that is being drawn from: all there are, but where
    several follow each other.
    """
    scenario = SCENARIOS[s.scenario]
    if s.era not in scenario.decks:
        return s.deck_size()
    later = scenario.decks[scenario.decks.index(s.era) + 1 :]
    if not later:
        return s.deck_size()
    # A card that has been pushed down into the next deck counts with it.
    behind = sum(len(cards_of(deck)) for deck in later) + scenario.bottom.next + 1
    passed = 0
    for layer in s.layers[::-1]:
        if passed < behind:
            passed += len(layer)
    return s.deck_size() - passed


def near_top(s: RepublicState) -> list[tuple[int, int]]:
    """The cards of which all know that they lie in the deck, each with how many cards from the top
    it lies at most (public).
    """
    return list(zip(s.near_top[::2], s.near_top[1::2], strict=True))


def layer_at(s: RepublicState, place: int) -> int:
    """The layer in which the card in a place from the top lies, the first being 0."""
    for n, layer in enumerate(s.layers):
        if place < len(layer):
            return n
        place -= len(layer)
    raise IndexError(place)


def _drop_empty(s: RepublicState) -> None:
    while s.layers and not s.layers[0]:
        del s.layers[0]
