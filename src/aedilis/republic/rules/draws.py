"""The kinds of random draws, beside dice, that can be told beforehand (rule 1.02).

A scenario file queues what comes next of each kind (`Dice.queues`); whoever draws says of which
kind the draw is. What is dealt at the set-up, and what players draw unseen, has no queue.
"""

from typing import Final

CHITS: Final = "chits"
"""Mortality chits out of the cup."""
DECK: Final = "deck"
"""The next card of the deck."""
LEGIONS: Final = "legions"
"""The legion that is lost, or becomes a veteran one."""
HANDS: Final = "hands"
"""A card drawn unseen from another faction's hand."""
PRETENDER: Final = "pretender"
"""The province in which a pretender rises."""

QUEUES: Final = (CHITS, DECK, LEGIONS, HANDS, PRETENDER)
