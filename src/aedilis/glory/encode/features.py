"""What a position of Glory to Rome is told in, number by number, and what choices are made of.

Seats are counted from the one that looks.
"""

from typing import Final

from aedilis.glory.definitions.cards import BUILDING_IDS, FIRST, MATERIAL_IDS, REPLACES, ROLE_IDS
from aedilis.glory.state import choices as m
from aedilis.kernel.encoding import Feature, Part

KINDS: Final = (
    "turn", "think", "actions", "demand", "bath", "prison", "fountain", "senate", "sewer", "reveal",
)  # fmt: skip
"""The kinds of frames, by what goes on."""

PLAIN: Final = (
    (m.STOP, "stop"),
    (m.THINK_JACK, "think for a jack"),
    (m.THINK_REFILL, "think, filling the hand"),
    (m.THINK_CARD, "think for one card"),
    (m.DISCARD_HAND, "discard the hand"),
    (m.HIRE_DECK, "hire from the deck"),
    (m.SELL_DECK, "sell from the deck"),
    (m.DRAW, "draw with the Fountain"),
    (m.KEEP, "keep the drawn card"),
    (m.LAY_DRAWN, "lay the drawn card; where follows"),
    (m.ADD_DRAWN, "add the drawn card; to what follows"),
    (m.DEMAND, "demand; the cards shown follow"),
    (m.SEIZE, "seize a building; which, and whose, follows"),
    (m.CONCEDE, "let a seat win; which follows"),
    (m.UNCONCEDE, "let nobody win"),
    (m.ORDER, "give a standing order; which follows"),
)
BY_CARD: Final = (
    (m.DISCARD, "discard"),
    (m.PLAY, "play"),
    (m.DOCK_CARD, "dock"),
    (m.HIRE_HAND, "hire_hand"),
    (m.SELL_HAND, "sell_hand"),
    (m.LAY, "lay"),
    (m.ADD_HAND, "add_hand"),
    (m.REVEAL, "reveal"),
)
BY_ROLE: Final = (
    (m.PLAY_JACK, "play_jack"),
    (m.PALACE, "palace"),
    (m.ACT, "act"),
    (m.HOLD, "hold"),
)
BY_MATERIAL: Final = (
    (m.PETITION, "petition"),
    (m.TAKE, "take"),
    (m.HIRE, "hire"),
    (m.SELL, "sell"),
    (m.ADD_STOCKPILE, "add_stockpile"),
    (m.ADD_POOL, "add_pool"),
    (m.OPEN_STOCKPILE, "open_stockpile"),
    (m.OPEN_POOL, "open_pool"),
)
TOLD: Final = {
    "discard": "discard a card from the hand (Latrine)",
    "play": "lead or follow with a card; the role follows where there is a choice",
    "dock": "a card from the hand to the stockpile",
    "hire_hand": "a card from the hand as a client",
    "sell_hand": "a card from the hand into the vault",
    "lay": "lay a foundation with a card from the hand; where follows",
    "add_hand": "a card from the hand as material; to what follows",
    "reveal": "lay a card face down (experts' start)",
    "play_jack": "lead or follow with a jack, for a role",
    "palace": "lead or follow with several cards, for a role; the cards follow",
    "act": "a client acts in a role",
    "hold": "a client is kept for a role (Bath)",
    "petition": "a petition with cards of a material; role, number and cards follow",
    "take": "a material from the pool to the stockpile",
    "hire": "a card of a material from the pool as a client",
    "sell": "a material from the stockpile into the vault",
    "add_stockpile": "a material from the stockpile; to what follows",
    "add_pool": "a material from the pool; to what follows",
    "open_stockpile": "a material from the stockpile to open a building (Stairway); which follows",
    "open_pool": "a material from the pool to open a building (Stairway); which follows",
}
NUMBERED: Final = ("es2011", "es2011-original", "it2011", "fr2008")
"""The editions that have a number each. One that is added counts as that which it is made from."""
SITES: Final = tuple(f"{site}{out}" for site in MATERIAL_IDS for out in ("", ", out of town"))
CARD_IDS: Final = tuple(BUILDING_IDS[card] for card in FIRST)
"""The buildings that have a number each. One that replaces another has the other's."""
CARDS: Final = len(CARD_IDS)
MATERIALS: Final = tuple(MATERIAL_IDS)
ROLES: Final = tuple(ROLE_IDS)


def _number(id_: str) -> int:
    """The number of a building, or of that which it replaces, one by way of another."""
    while id_ not in CARD_IDS:
        id_ = REPLACES[BUILDING_IDS.index(id_)]
    return CARD_IDS.index(id_)


NUMBER_OF: Final[list[int]] = [_number(id_) for id_ in BUILDING_IDS]
"""The number of each building, by its card."""


def table_features(seats: int) -> list[Feature]:
    """What is told of the table, and of the seat itself."""
    around = tuple(str(k) for k in range(seats))
    return [
        Feature("frame", len(KINDS), 1, "what goes on: the kind of the frame on top", KINDS),
        Feature("asked", 1, 1, "1 if this seat is asked"),
        Feature("left", 1, 255, "actions that the question says are left"),
        Feature("wanted", 6, 1, "the material that is demanded of this seat", MATERIALS),
        Feature("demander", seats, 1, "who demands it, counted from this seat", around),
        Feature("bath", 6, 1, "the role that a Bath client is asked about", ROLES),
        Feature("edition", len(NUMBERED), 1, "the edition that is played", NUMBERED),
        Feature("beginner", 1, 1, "1 in a beginners' game"),
        Feature("turn", 1, 255, "the number of the turn"),
        Feature("role", 6, 1, "the role that was led", ROLES),
        Feature("leader", seats, 1, "who leads, counted from this seat", around),
        Feature("deck", 1, 255, "cards in the deck"),
        Feature("pile", 1, 6, "jacks in the pile"),
        Feature("pool", 6, 255, "cards in the pool, by material", MATERIALS),
        Feature("town", 6, 255, "sites in town, by material", MATERIALS),
        Feature("outskirts", 6, 255, "sites out of town, by material", MATERIALS),
        Feature("hand", CARDS, 255, "cards in this seat's own hand", CARD_IDS),
        Feature("drawn", CARDS, 1, "the card this seat drew with the Fountain", CARD_IDS),
    ]


CAMP: Final = (
    ("hand_size", 1, 255, "cards in hand, jacks counted", ()),
    ("jacks", 1, 6, "jacks in hand", ()),
    ("hand_limit", 1, 255, "up to so many cards a refill fills the hand", ()),
    ("mode", 4, 1, "what it does this turn", ("undecided", "thinks", "leads", "follows")),
    ("played", 6, 255, "cards laid before it this turn, by material", MATERIALS),
    ("played_jacks", 1, 6, "jacks laid before it this turn", ()),
    ("clients", 6, 255, "clients, by role", ROLES),
    ("clients_limit", 1, 255, "so many clients there may be", ()),
    ("ready", 6, 255, "clients that may still act this turn, by role", ROLES),
    ("held", 6, 1, "the role that a Bath client is kept for", ROLES),
    ("shown", 6, 255, "cards shown for demands this turn, by material", MATERIALS),
    ("stockpile", 6, 255, "cards in the stockpile, by material", MATERIALS),
    ("vault", 1, 255, "cards in the vault", ()),
    ("vault_seen", 6, 255, "those of them whose face this view shows, by material", MATERIALS),
    ("vault_limit", 1, 255, "so many cards the vault may hold", ()),
    ("influence", 1, 255, "influence", ()),
    ("sites", 6, 255, "sites of completed buildings, by material", MATERIALS),
    ("begun", CARDS, 255, "foundations: 1 and the materials that lie there", CARD_IDS),
    ("built", CARDS, 1, "completed buildings", CARD_IDS),
    ("active", CARDS, 1, "functions in force", CARD_IDS),
)
HEAD: Final = next(n for n, one in enumerate(CAMP) if one[0] == "begun")
"""So many features of a camp come before its buildings: they are written in one go."""


def camp_features(seats: int) -> list[Feature]:
    """What is told of each camp, that of the seat itself first."""
    found = []
    for k in range(seats):
        whose = "this seat" if k == 0 else f"the {k}. seat on its left"
        found += [Feature(f"camp_{k}_{n}", z, h, f"{whose}: {t}", x) for n, z, h, t, x in CAMP]
        around = tuple(str(other) for other in range(seats))
        found.append(
            Feature(f"camp_{k}_backs", seats, 1, f"{whose}: whom it would let win", around)
        )
    return found


def parts_of_choices(seats: int) -> list[Part]:
    """What choices are made of."""
    around = tuple(str(k) for k in range(seats))
    words = tuple(word for _, word in PLAIN)
    parts = [Part("do", len(PLAIN), "what needs no more than a word", words)]
    parts += [Part(name, CARDS, TOLD[name], CARD_IDS) for _, name in BY_CARD]
    parts += [Part(name, 6, TOLD[name], ROLES) for _, name in BY_ROLE]
    parts += [Part(name, 6, TOLD[name], MATERIALS) for _, name in BY_MATERIAL]
    return [
        *parts,
        Part("site", len(SITES), "where a foundation is laid", SITES),
        Part("card", CARDS, "a card or a building that something is done with", CARD_IDS),
        Part("jack", 1, "a jack, among the cards that are picked"),
        Part("of_material", 6, "a material, or a card of it", MATERIALS),
        Part("for_role", 6, "the role that cards are played for", ROLES),
        Part("seat", seats, "a seat, counted from this one", around),
    ]
