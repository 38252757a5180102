"""Choice codes: one int for each thing a player may choose, and their words.

A code is `verb << 18 | a << 12 | b << 6 | c`. What a, b and c are depends on the verb, as the table
below tells. The words are those of records and scenario files.
"""

from typing import Final

STOP: Final = 0
"""Do nothing (more) here."""
THINK_JACK: Final = 1
THINK_REFILL: Final = 2
THINK_CARD: Final = 3
DISCARD: Final = 4  # a: card (Latrine)
DISCARD_HAND: Final = 5  # Vomitorium
PLAY: Final = 6  # a: card, b: role
PLAY_JACK: Final = 7  # b: role
PETITION: Final = 8  # a: material of the cards, b: role, c: how many cards
PALACE: Final = 9  # b: role
TAKE: Final = 10  # a: material, from the pool to the stockpile
DOCK_CARD: Final = 11  # a: card, from hand to the stockpile
HIRE: Final = 12  # a: material, from the pool
HIRE_DECK: Final = 13
HIRE_HAND: Final = 14  # a: card
SELL: Final = 15  # a: material, from the stockpile
SELL_DECK: Final = 16
SELL_HAND: Final = 17  # a: card
LAY: Final = 18  # a: card, b: site, c: 1 out of town
ADD_HAND: Final = 19  # a: card, b: building
ADD_STOCKPILE: Final = 20  # a: material, b: building
ADD_POOL: Final = 21  # a: material, b: building
OPEN_STOCKPILE: Final = 22  # a: material, b: building, c: seat (Stairway)
OPEN_POOL: Final = 23  # a: material, b: building, c: seat
DRAW: Final = 24  # Fountain
KEEP: Final = 25  # the drawn card, into hand
LAY_DRAWN: Final = 26  # b: site, c: 1 out of town
ADD_DRAWN: Final = 27  # b: building
DEMAND: Final = 28  # followed by the pick of cards shown
ACT: Final = 29  # b: role a Bath client acts in
HOLD: Final = 30  # b: role (Bath, out of town)
SEIZE: Final = 31  # b: building, c: seat (Prison)
REVEAL: Final = 32  # a: card (experts' start)
CONCEDE: Final = 33  # c: seat
UNCONCEDE: Final = 34
ORDER: Final = 35  # a: window, b: order


def code(verb: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The code of a choice."""
    return verb << 18 | a << 12 | b << 6 | c


def verb_of(choice: int) -> int:
    """What a choice does."""
    return choice >> 18


def a_of(choice: int) -> int:
    """The first thing it names."""
    return choice >> 12 & 63


def b_of(choice: int) -> int:
    """The second thing it names."""
    return choice >> 6 & 63


def c_of(choice: int) -> int:
    """The third thing it names."""
    return choice & 63


SEAT_ITEM: Final = 48
MATERIAL_ITEM: Final = 64
CLIENT_ITEM: Final = 128
"""Items of picks, told apart by their range: buildings from 0, the jack 47, seats from 48,
materials from 64, clients from 128 as 8 * seat + material.
"""

WINDOWS: Final = ("gift",)
ORDER_WORDS: Final = ("ask", "never")
