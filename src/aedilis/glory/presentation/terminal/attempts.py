"""What a player of Glory to Rome might want to do at a question, allowed or not.

The engine offers only legal moves. When a player asks why something is missing, these attempts are
put to it, and it answers each that it refuses with the reason and the rule paragraph.
"""

from collections.abc import Sequence

from aedilis.glory.definitions.cards import (
    AQUEDUCT,
    ARCHWAY,
    ATRIUM,
    BAR,
    BASILICA,
    DOCK,
    FOUNTAIN,
    LABORER,
    LATRINE,
    LUDUS_MAGNA,
    MATERIAL,
    MATERIAL_IDS,
    MERCHANT,
    ROLE_IDS,
    STAIRWAY,
    STOREROOM,
    VOMITORIUM,
    card_word,
)
from aedilis.glory.presentation.names import counted
from aedilis.glory.view import CampView, GloryView
from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Prompt

Attempt = tuple[list[int], Words]
"""The cards that an attempt is about (none: its refusal says it all), and the move in words."""


def attempts(view: GloryView, prompt: Prompt) -> list[Attempt]:
    """Moves that come to mind at this question; nothing here is checked."""
    camp = view.camps[prompt.seat]
    asked = prompt.key.removeprefix("glory-ask-")
    tries = _at(view, camp, prompt, asked)
    # The other roles' clients may act as laborers with a Storeroom.
    if asked in ROLE_IDS and asked != ROLE_IDS[LABORER]:
        tries += _with(camp, STOREROOM, [([], {"act": ROLE_IDS[LABORER]})])
    return tries


def _at(view: GloryView, camp: CampView, prompt: Prompt, asked: str) -> list[Attempt]:
    """What comes to mind at one question."""
    if asked in ("lead", "follow"):
        return _plays(view, camp, asked) + _thinks() + _discards(camp)
    if asked == "think":
        return _thinks() + _discards(camp)
    if asked == "laborer":
        return [([], {"take": name}) for name in MATERIAL_IDS] + _with(camp, DOCK, _docks(camp))
    if asked == "patron":
        hires: list[Attempt] = [([], {"hire": name, "from": "pool"}) for name in MATERIAL_IDS]
        from_hand = [([c], {"hire": card_word(c), "from": "hand"}) for c in _hand(camp)]
        from_deck: list[Attempt] = [([], {"hire": "deck", "from": "deck"})]
        return hires + _with(camp, AQUEDUCT, from_hand) + _with(camp, BAR, from_deck)
    if asked == "merchant":
        sells: list[Attempt] = [([], {"sell": name, "from": "stockpile"}) for name in MATERIAL_IDS]
        from_hand = [([c], {"sell": card_word(c), "from": "hand"}) for c in _hand(camp)]
        from_deck = [([], {"sell": "deck", "from": "deck"})]
        return sells + _with(camp, BASILICA, from_hand) + _with(camp, ATRIUM, from_deck)
    if asked == "legionary":
        return [([], {"demand": ["jack"]})] if camp.jacks else []
    if asked == "craftsman":
        return (
            _foundations(_hand(camp), "hand")
            + _materials(camp, _hand(camp))
            + _with(camp, FOUNTAIN, [([], {"draw": "card"})])
        )
    if asked == "architect":
        return (
            _foundations(_hand(camp), "hand")
            + _from_stockpile(camp)
            + _with(camp, ARCHWAY, _from_pool(view, camp))
            + _with(camp, STAIRWAY, _openings(view, camp, prompt.seat))
        )
    if asked == "fountain":
        return _foundations([camp.drawn], "deck") + _materials(camp, [camp.drawn], "deck")
    if asked == "bath":
        return _baths(view, camp, prompt)
    if asked == "prison":
        return _seizures(view, prompt.seat)
    if asked == "give":
        return [([], {"give": []})]
    return []


def _with(camp: CampView, building: int, tries: list[Attempt]) -> list[Attempt]:
    """These attempts, if the seat has the building that they need, begun, complete or public."""
    built = any(structure.name == building for structure in camp.structures)
    return tries if built or camp.active >> building & 1 else []


def _docks(camp: CampView) -> list[Attempt]:
    return [([card], {"dock": card_word(card)}) for card in _hand(camp)]


def _from_pool(view: GloryView, camp: CampView) -> list[Attempt]:
    """What the pool holds, for each building begun."""
    there = _materials_among(view.pool)
    return [
        ([], {"add": MATERIAL_IDS[m], "to": card_word(structure.name), "from": "pool"})
        for structure in camp.structures
        if not structure.complete
        for m in there
    ]


def _openings(view: GloryView, camp: CampView, seat: int) -> list[Attempt]:
    """The opponents' buildings, each with every material of the stockpile."""
    there = _materials_among(camp.stockpile)
    tries: list[Attempt] = []
    for other, theirs in enumerate(view.camps):
        for structure in theirs.structures if other != seat else []:
            for m in there:
                words: Words = {"open": card_word(structure.name), "of": other}
                tries.append(([], {**words, "with": MATERIAL_IDS[m], "from": "stockpile"}))
    return tries


def _materials_among(cards: Sequence[int]) -> list[int]:
    """The materials of some cards, each once."""
    return sorted({MATERIAL[card] for card in cards})


def _hand(camp: CampView) -> list[int]:
    return [card for card, _ in counted(camp.hand or [])]


def _thinks() -> list[Attempt]:
    return [([], {"think": way}) for way in ("jack", "refill", "card")]


def _discards(camp: CampView) -> list[Attempt]:
    """What Latrine and Vomitorium throw away before a think."""
    cards: list[Attempt] = [([card], {"discard": card_word(card)}) for card in _hand(camp)]
    hand: list[Attempt] = [([], {"discard": "hand"})]
    return _with(camp, LATRINE, cards) + _with(camp, VOMITORIUM, hand)


def _baths(view: GloryView, camp: CampView, prompt: Prompt) -> list[Attempt]:
    """How else a client just hired with Bath might act, and whether its action may wait."""
    role = int(str((prompt.params or {})["role"]))
    tries = _with(camp, STOREROOM, [([], {"act": ROLE_IDS[LABORER]})])
    if role == MERCHANT:
        others: list[Attempt] = [([], {"act": name}) for name in ROLE_IDS]
        tries += _with(camp, LUDUS_MAGNA, others)
    if view.rules.bath_out_of_town:
        tries.append(([], {"hold": ROLE_IDS[role]}))
    return tries


def _seizures(view: GloryView, seat: int) -> list[Attempt]:
    """The opponents' complete buildings."""
    return [
        ([structure.name], {"seize": card_word(structure.name), "of": other})
        for other, theirs in enumerate(view.camps)
        for structure in (theirs.structures if other != seat else [])
        if structure.complete
    ]


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
    there = _materials_among(camp.stockpile)
    tries: list[Attempt] = []
    for structure in camp.structures:
        if structure.complete:
            continue
        needed = [] if structure.site in there else [structure.site]
        for m in there + needed:
            words: Words = {"add": MATERIAL_IDS[m], "to": card_word(structure.name)}
            tries.append(([], {**words, "from": "stockpile"}))
    return tries
