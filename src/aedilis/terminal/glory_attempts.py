"""What a player of Glory to Rome might want to do at a question, allowed or not.

The engine offers only legal moves. When a player asks why something is missing, these attempts are
put to it, and it answers each that it refuses with the reason and the rule paragraph.
"""

from aedilis.glory.cards import MATERIAL, MATERIAL_IDS, ROLE_IDS, card_word
from aedilis.glory.names import counted
from aedilis.glory.view import CampView, GloryView
from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Prompt

Attempt = tuple[list[int], Words]
"""The cards that an attempt is about (none: its refusal says it all), and the move in words."""


def attempts(view: GloryView, prompt: Prompt) -> list[Attempt]:
    """Moves that come to mind at this question; nothing here is checked."""
    camp = view.camps[prompt.seat]
    asked = prompt.key.removeprefix("glory-ask-")
    if asked in ("lead", "follow"):
        return _plays(view, camp, asked) + _thinks()
    if asked == "think":
        return _thinks()
    if asked == "laborer":
        return [([], {"take": name}) for name in MATERIAL_IDS]
    if asked == "patron":
        return [([], {"hire": name, "from": "pool"}) for name in MATERIAL_IDS]
    if asked == "merchant":
        return [([], {"sell": name, "from": "stockpile"}) for name in MATERIAL_IDS]
    if asked == "legionary":
        return [([], {"demand": ["jack"]})] if camp.jacks else []
    if asked == "craftsman":
        return _foundations(_hand(camp), "hand") + _materials(camp, _hand(camp))
    if asked == "architect":
        return _foundations(_hand(camp), "hand") + _from_stockpile(camp)
    if asked == "fountain":
        return _foundations([camp.drawn], "deck") + _materials(camp, [camp.drawn], "deck")
    if asked == "give":
        return [([], {"give": []})]
    return []


def _hand(camp: CampView) -> list[int]:
    return [card for card, _ in counted(camp.hand or [])]


def _thinks() -> list[Attempt]:
    return [([], {"think": way}) for way in ("jack", "refill", "card")]


def _plays(view: GloryView, camp: CampView, asked: str) -> list[Attempt]:
    """Following with each card, and petitions that are too small."""
    tries: list[Attempt] = []
    role = ROLE_IDS[max(view.role, 0)]
    if asked == "follow":
        tries = [([card], {"follow": role, "with": [card_word(card)]}) for card in _hand(camp)]
    for material in range(6):
        same = [card for card in camp.hand or [] if MATERIAL[card] == material]
        if 1 < len(same) < view.rules.petition_size:
            words = [card_word(card) for card in same]
            tries.append((same, {asked: role, "with": words, "as": "petition"}))
    return tries


def _foundations(cards: list[int], source: str) -> list[Attempt]:
    return [
        ([c], {"lay": card_word(c), "site": MATERIAL_IDS[MATERIAL[c]], "from": source})
        for c in cards
    ]


def _materials(camp: CampView, cards: list[int], source: str = "hand") -> list[Attempt]:
    return [
        ([], {"add": card_word(card), "to": card_word(structure.name), "from": source})
        for structure in camp.structures
        if not structure.complete
        for card in cards
    ]


def _from_stockpile(camp: CampView) -> list[Attempt]:
    """What the stockpile holds, and what each site would need."""
    there = [m for m, _ in counted(sorted(MATERIAL[card] for card in camp.stockpile))]
    tries: list[Attempt] = []
    for structure in camp.structures:
        if structure.complete:
            continue
        needed = [] if structure.site in there else [structure.site]
        for m in there + needed:
            words: Words = {"add": MATERIAL_IDS[m], "to": card_word(structure.name)}
            tries.append(([], {**words, "from": "stockpile"}))
    return tries
