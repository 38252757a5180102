"""The deck: the next card of it, and a card that goes back among the next ones (rules 1.07.2,
1.07.21).

Its order is unknown but for its layers. Of a card that all have seen go back into it all know how
deep it lies at most.
"""

from typing import Final

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
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


@rule("R 1.07.21", "R VII.evil-omens")
def into_top_six(s: RepublicState, number: int) -> None:
    """A card is shuffled among the next five of the deck, and these six become a layer of their
    own.
    """
    top: list[int] = []
    while len(top) < TOP - 1 and s.layers:
        if s.layers[0]:
            top.append(s.dice.draw(s.layers[0]))
        _drop_empty(s)
    s.layers.insert(0, sorted([*top, number]))
    s.zone[number] = DECK
    # What lay in sixth place before, or may have, is one deeper now.
    lower = [(card, depth + 1 if depth >= TOP else TOP) for card, depth in near_top(s)]
    size = s.deck_size()
    s.near_top = [n for card, depth in [*lower, (number, TOP)] for n in (card, min(depth, size))]


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
