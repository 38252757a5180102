"""Moves of Glory to Rome in words, for records, scenario files and refusals.

One small mapping for each choice. Cards are named by building, or in a description by material for
any card of it.
"""

from typing import Final

from aedilis.glory.definitions.cards import (
    BUILDINGS,
    CARD_CODES,
    MATERIAL,
    MATERIAL_CODES,
    MATERIAL_IDS,
    ROLE_IDS,
    card_word,
)
from aedilis.glory.state import choices as m
from aedilis.glory.state.choices import a_of, b_of, c_of, verb_of
from aedilis.glory.state.table import GloryState
from aedilis.kernel.game import Words

PLAIN: Final[dict[int, Words]] = {
    m.STOP: {"stop": True},
    m.THINK_JACK: {"think": "jack"},
    m.THINK_REFILL: {"think": "refill"},
    m.THINK_CARD: {"think": "card"},
    m.DISCARD_HAND: {"discard": "hand"},
    m.HIRE_DECK: {"hire": "deck", "from": "deck"},
    m.SELL_DECK: {"sell": "deck", "from": "deck"},
    m.DRAW: {"draw": "card"},
    m.DEMAND: {},
    m.UNCONCEDE: {"concede": "nobody"},
}


def choice_words(s: GloryState, seat: int, choice: int) -> Words:
    """One choice in words. Raises ValueError for an int that is no choice."""
    verb = verb_of(choice)
    if verb in PLAIN:
        return dict(PLAIN[verb])
    if verb in (m.PLAY, m.PLAY_JACK, m.PETITION, m.PALACE):
        return _play_words(s, seat, choice)
    if verb in (m.LAY, m.LAY_DRAWN):
        return _lay_words(s, seat, choice)
    a, b, c = a_of(choice), b_of(choice), c_of(choice)
    if verb == m.DISCARD:
        return {"discard": card_word(a)}
    if verb == m.TAKE:
        return {"take": MATERIAL_IDS[a]}
    if verb == m.DOCK_CARD:
        return {"dock": card_word(a)}
    if verb == m.HIRE:
        return {"hire": MATERIAL_IDS[a], "from": "pool"}
    if verb == m.HIRE_HAND:
        return {"hire": card_word(a), "from": "hand"}
    if verb == m.SELL:
        return {"sell": MATERIAL_IDS[a], "from": "stockpile"}
    if verb == m.SELL_HAND:
        return {"sell": card_word(a), "from": "hand"}
    if verb == m.ADD_HAND:
        return {"add": card_word(a), "to": card_word(b), "from": "hand"}
    if verb in (m.ADD_STOCKPILE, m.ADD_POOL):
        source = "pool" if verb == m.ADD_POOL else "stockpile"
        return {"add": MATERIAL_IDS[a], "to": card_word(b), "from": source}
    if verb in (m.OPEN_STOCKPILE, m.OPEN_POOL):
        source = "pool" if verb == m.OPEN_POOL else "stockpile"
        return {"open": card_word(b), "of": c, "with": MATERIAL_IDS[a], "from": source}
    if verb == m.KEEP:
        return {"keep": card_word(s.camps[seat].drawn)}
    if verb == m.ADD_DRAWN:
        return {"add": card_word(s.camps[seat].drawn), "to": card_word(b), "from": "deck"}
    if verb == m.ACT:
        return {"act": ROLE_IDS[b]}
    if verb == m.HOLD:
        return {"hold": ROLE_IDS[b]}
    if verb == m.SEIZE:
        return {"seize": card_word(b), "of": c}
    if verb == m.REVEAL:
        return {"reveal": card_word(a)}
    if verb == m.CONCEDE:
        return {"concede": c}
    if verb == m.ORDER:
        return {"order": m.WINDOWS[a], "be": m.ORDER_WORDS[b]}
    raise ValueError(f"{choice} is no choice")


def _play_words(s: GloryState, seat: int, choice: int) -> Words:
    verb = verb_of(choice)
    words: Words = {"lead" if seat == s.leader else "follow": ROLE_IDS[b_of(choice)]}
    if verb == m.PLAY:
        words["with"] = [card_word(a_of(choice))]
        words["as"] = "card"
    elif verb == m.PLAY_JACK:
        words["with"] = ["jack"]
        words["as"] = "jack"
    else:
        # The cards follow in the pick's own words.
        words["as"] = "petition" if verb == m.PETITION else "palace"
    return words


def _lay_words(s: GloryState, seat: int, choice: int) -> Words:
    drawn = verb_of(choice) == m.LAY_DRAWN
    card = s.camps[seat].drawn if drawn else a_of(choice)
    return {
        "lay": card_word(card),
        "site": MATERIAL_IDS[b_of(choice)],
        "out_of_town": c_of(choice) == 1,
        "from": "deck" if drawn else "hand",
    }


def item_words(code: int) -> object:
    """One item of a pick in words: a card, a seat, a material, or a client as `[seat,
    material]`.
    """
    if code >= m.CLIENT_ITEM:
        client = code - m.CLIENT_ITEM
        return [client // 8, MATERIAL_IDS[client % 8]]
    if code >= m.MATERIAL_ITEM:
        return MATERIAL_IDS[code - m.MATERIAL_ITEM]
    if code >= m.SEAT_ITEM:
        return code - m.SEAT_ITEM
    return card_word(code)


def item_matches(code: int, word: object) -> bool:
    """Whether a written word can mean this item: its own word, or for an order card its
    material.
    """
    if item_words(code) == word:
        return True
    if isinstance(word, str) and code < m.SEAT_ITEM and word in MATERIAL_CODES:
        return code < BUILDINGS and MATERIAL[code] == MATERIAL_CODES[word]
    return False


def code_of(word: object) -> int | None:
    """The card a word names, if it names one."""
    return CARD_CODES.get(word) if isinstance(word, str) else None
