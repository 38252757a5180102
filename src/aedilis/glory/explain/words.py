"""What all reasons for refusals share: their form, and how cards are meant by words."""

from collections.abc import Sequence

from aedilis.glory.definitions.cards import BUILDING_IDS
from aedilis.glory.words import item_matches
from aedilis.kernel.game import IllegalMove


def no(reason: str, rule: str, **params: object) -> IllegalMove:
    """A refusal with its message key."""
    return IllegalMove(f"glory-refused-{reason}", rule, params)


def said(word: object) -> str:
    """A word of the attempt as text, for the reader who wrote it."""
    return word if isinstance(word, str) else str(word)[:80]


def name_of(building: int) -> str:
    """The word of a building."""
    return BUILDING_IDS[building]


def has(zone: Sequence[int], word: object) -> bool:
    """Whether a zone holds a card that the word can mean."""
    return any(item_matches(card, word) for card in zone)


def can_give(zone: Sequence[int], words: Sequence[object]) -> bool:
    """Whether a zone has these cards. One named by building can only be that one, so those are
    looked for first.
    """
    left = list(zone)
    plain = [word for word in words if word in BUILDING_IDS or word == "jack"]
    for word in [*plain, *(word for word in words if word not in plain)]:
        found = next((card for card in left if item_matches(card, word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def lacking(hand: Sequence[int], words: Sequence[object], rule: str) -> IllegalMove | None:
    """The first of these cards that the hand has not, or not so often; None if it has them all."""
    for i, word in enumerate(words):
        if not has(hand, word):
            return no("not-in-hand", rule, what=said(word))
        if not can_give(hand, words[: i + 1]):
            return no("too-few", rule, what=said(word))
    return None
