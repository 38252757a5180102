"""Moving cards between zones, with the events that tell of it (rules G.components.7-8, G.patron.2).

Pool, stockpile, clientele and vault are chosen from by material: cards that differ only in name are
one choice there, and the first such card is taken.
"""

from typing import Final

from aedilis.glory.definitions.cards import JACKS, MATERIAL
from aedilis.glory.state.table import GloryState
from aedilis.kernel.rule import rule

BITS: Final = 5
MOST: Final = 31
"""In a count of materials that is one number each has so many bits, which hold so many cards: there
are 24 of one material.
"""
ONE_OF: Final[list[int]] = [1 << BITS * material for material in MATERIAL]
"""What each card adds to such a count."""
ALL_MATERIALS: Final = 0b111111
"""All materials, as a bit mask."""


def pack_materials(zone: list[int]) -> int:
    """How many cards of each material lie in a zone, as one number (`ONE_OF`)."""
    packed = 0
    for card in zone:
        packed += ONE_OF[card]
    return packed


def count_materials(zone: list[int]) -> list[int]:
    """How many cards of each material lie in a zone."""
    # As `pack_materials` does, but without a call, and with the bits written out: bots ask this six
    # times for each answer.
    packed = 0
    for card in zone:
        packed += ONE_OF[card]
    return [
        packed & 31,
        packed >> 5 & 31,
        packed >> 10 & 31,
        packed >> 15 & 31,
        packed >> 20 & 31,
        packed >> 25,
    ]


def take_material(zone: list[int], material: int) -> int:
    """Take the first card of a material out of a zone. Raises KeyError when there is none."""
    for i, card in enumerate(zone):
        if MATERIAL[card] == material:
            return zone.pop(i)
    raise KeyError(material)


def materials_in(zone: list[int]) -> int:
    """Which materials lie in a zone, as a bit mask."""
    mask = 0
    for card in zone:
        mask |= 1 << MATERIAL[card]
    return mask


def insert_sorted(hand: list[int], card: int) -> None:
    """Put a card into a sorted hand."""
    at = len(hand)
    while at > 0 and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def distinct(hand: list[int]) -> list[int]:
    """The different cards of a sorted hand."""
    out: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            out.append(card)
            last = card
    return out


def draw_to_hand(s: GloryState, seat: int, count: int) -> None:
    """Draw cards into a hand, stopping when the deck is empty; only the drawer sees them."""
    drawn: list[int] = []
    hand = s.camps[seat].hand
    if count > 0:
        s.camps[seat].denied = 0
    while count > 0 and s.deck_size() > 0:
        card = s.draw(1 << seat)
        insert_sorted(hand, card)
        drawn.append(card)
        count -= 1
    if s.log is not None:
        s.note("glory-drew", seat, {"count": len(drawn)}, {"cards": sorted(drawn)}, 1 << seat)


@rule("G.components.4", "G.think.2")
def take_jack(s: GloryState, seat: int) -> None:
    """Take one jack from the pile."""
    s.jacks -= 1
    s.camps[seat].jacks += 1
    if s.log is not None:
        s.note("glory-took-jack", seat, {"left": s.jacks})


def return_jacks(s: GloryState, count: int) -> None:
    """Put jacks back on the pile, never into the pool (G.turn.6)."""
    s.jacks += count
    assert s.jacks <= JACKS
