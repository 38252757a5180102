"""What things on the table of Glory to Rome are called, and which of them an option means.

Besides what has a name of its own (`card:N`, `material:N`, `role:N`, `seat:N`, `site:N`) there are
the places of cards: `pool:M`, `stock:SEAT-M`, `client:SEAT-M`, `vault:SEAT-M`, `drawn:SEAT`,
`structure:SEAT-CARD`, `played:SEAT-CARD`, `hand:SEAT`, `public:CARD`, `pile:deck` and `pile:jacks`.
M is a material, and of clients the role that goes with it.
"""

from typing import Final

from aedilis.glory.definitions.cards import (
    CARD_CODES,
    JACK,
    MATERIAL,
    MATERIAL_CODES,
    PALACE,
    ROLE_CODES,
)
from aedilis.glory.presentation.names import counted
from aedilis.glory.state import choices as m
from aedilis.glory.view import GloryView
from aedilis.kernel.board import place_ref as place_of
from aedilis.kernel.prompt import Prompt

DECK: Final = "pile:deck"
JACKS: Final = "pile:jacks"

# For each verb what on the table means it, in the words that `_meant` knows.
MEANT: Final[dict[int, tuple[str, ...]]] = {
    m.STOP: (),
    m.THINK_JACK: (JACKS,),
    m.THINK_REFILL: (DECK,),
    m.THINK_CARD: (DECK,),
    m.DISCARD: ("card",),
    m.DISCARD_HAND: ("hand",),
    m.PLAY: ("card", "role"),
    m.PLAY_JACK: ("jack", "role"),
    m.PETITION: ("like", "role"),
    m.PALACE: ("palace", "role"),
    m.TAKE: ("pool",),
    m.DOCK_CARD: ("card",),
    m.HIRE: ("pool",),
    m.HIRE_DECK: (DECK,),
    m.HIRE_HAND: ("card",),
    m.SELL: ("stock",),
    m.SELL_DECK: (DECK,),
    m.SELL_HAND: ("card",),
    m.LAY: ("card", "site"),
    m.ADD_HAND: ("card", "building"),
    m.ADD_STOCKPILE: ("stock", "building"),
    m.ADD_POOL: ("pool", "building"),
    m.OPEN_STOCKPILE: ("stock", "theirs"),
    m.OPEN_POOL: ("pool", "theirs"),
    m.DRAW: (DECK,),
    m.KEEP: ("drawn",),
    m.LAY_DRAWN: ("drawn", "site"),
    m.ADD_DRAWN: ("drawn", "building"),
    m.DEMAND: ("hand",),
    m.ACT: ("role",),
    m.HOLD: ("role",),
    m.SEIZE: ("theirs",),
    m.REVEAL: ("card",),
    m.CONCEDE: ("seat",),
    m.UNCONCEDE: ("backed",),
    m.ORDER: (),
}


def card_ref(card: int) -> str:
    """A card by its name, wherever it lies; a jack."""
    return "card:jack" if card == JACK else f"card:{card}"


def played_ref(seat: int, card: int) -> str:
    """A card or jack that a seat has played this turn."""
    return f"played:{seat}-{'jack' if card == JACK else card}"


def place_ref(place: str, seat: int, number: int) -> str:
    """What lies in a place of a camp: "stock", "client", "vault" by material, "structure" by
    building.
    """
    return f"{place}:{seat}-{number}"


def grantor(view: GloryView, seat: int, card: int) -> str:
    """The structure that gives a seat a function: its own, or one that a Stairway opened to all;
    empty if there is none.
    """
    if not view.camps[seat].active >> card & 1:
        return ""
    others = [other for other in range(len(view.camps)) if other != seat]
    for owner in [seat, *others]:
        for structure in view.camps[owner].structures:
            if structure.name == card and (owner == seat or structure.opened):
                return place_ref("structure", owner, card)
    return ""


def choice_refs(code: int, prompt: Prompt, view: GloryView) -> list[str]:
    """The things on the table that mean an option of a prompt; `view` is that of the seat asked."""
    refs: list[str] = []
    for what in MEANT[m.verb_of(code)]:
        refs += _meant(what, code, prompt.seat, view)
    return list(dict.fromkeys(refs))


def _meant(what: str, code: int, seat: int, view: GloryView) -> list[str]:
    a, b, c = m.a_of(code), m.b_of(code), m.c_of(code)
    camp = view.camps[seat]
    if what == "like":
        hand = [card for card, _ in counted(camp.hand or [])]
        return [card_ref(card) for card in hand if MATERIAL[card] == a]
    refs = {
        "card": card_ref(a),
        "jack": card_ref(JACK),
        "hand": f"hand:{seat}",
        "drawn": f"drawn:{seat}",
        "role": f"role:{b}",
        "site": f"site:{b}",
        "pool": f"pool:{a}",
        "stock": place_ref("stock", seat, a),
        "building": place_ref("structure", seat, b),
        "theirs": place_ref("structure", c, b),
        "palace": grantor(view, seat, PALACE),
        "seat": f"seat:{c}",
        "backed": f"seat:{camp.backs}",
    }
    ref = refs.get(what, what)
    return [ref] if ref else []


def item_refs(code: int, view: GloryView) -> list[str]:
    """The things on the table that mean an item of a pick, for the seat asked."""
    if code >= m.CLIENT_ITEM:
        seat, material = divmod(code - m.CLIENT_ITEM, 8)
        return [place_ref("client", seat, material)]
    if code >= m.MATERIAL_ITEM:
        return [f"pool:{code - m.MATERIAL_ITEM}"]
    if code >= m.SEAT_ITEM:
        return [played_ref(code - m.SEAT_ITEM, JACK)]
    if view.asking == "glory-ask-sewer":
        return [played_ref(view.seat, code)]
    return [card_ref(code)]


def pointed(word: str, view: GloryView) -> list[str]:
    """The things, or else the place, that a lesson points at for the seat whose view this is."""
    place, _, name = word.partition(".")
    found = _thing(place, name, view) if name else {"deck": DECK, "jacks": JACKS}.get(place, "")
    if place == "hand" and name in MATERIAL_CODES:
        hand = [card for card, _ in counted(view.camps[view.seat].hand or [])]
        return [card_ref(card) for card in hand if MATERIAL[card] == MATERIAL_CODES[name]]
    return [found or place_of(word)]


def _thing(place: str, name: str, view: GloryView) -> str:
    """The one thing of that name in a place of the table or of the viewer's camp."""
    seat = view.seat
    if place == "hand":
        return card_ref(CARD_CODES[name]) if name in CARD_CODES else ""
    if place == "pool":
        return f"pool:{MATERIAL_CODES[name]}"
    if place == "sites":
        return f"site:{MATERIAL_CODES[name]}"
    if place == "stockpile":
        return place_ref("stock", seat, MATERIAL_CODES[name])
    if place == "clientele":
        return place_ref("client", seat, ROLE_CODES[name])
    return place_ref("structure", seat, CARD_CODES[name])
