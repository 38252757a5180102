"""Glory to Rome as numbers: what a seat may know of the table, and all that it may choose.

Seats are counted from the one that looks: 0 is itself, 1 the one on its left. What is written is
what the view of the seat holds (rules G.components.8); the view itself is not made, since that
would take longer than the rest.
"""

from struct import Struct
from typing import Final

from aedilis.glory.definitions.cards import (
    BUILDING_IDS,
    BUILDINGS,
    JACK,
    MATERIAL,
    MATERIAL_IDS,
    ROLE_IDS,
)
from aedilis.glory.definitions.editions import EDITIONS, nearest
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.state import choices as m
from aedilis.glory.state.choices import a_of, b_of, c_of, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.view import HIDDEN, vault_as_seen
from aedilis.kernel.encoding import MOST, Encoder, Feature, Part, Path, put
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite

cite("G.components.7", "G.components.8")

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
CARD_IDS: Final = tuple(BUILDING_IDS)
MATERIALS: Final = tuple(MATERIAL_IDS)
ROLES: Final = tuple(ROLE_IDS)


def _table_features(seats: int) -> list[Feature]:
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
        Feature("hand", BUILDINGS, 255, "cards in this seat's own hand", CARD_IDS),
        Feature("drawn", BUILDINGS, 1, "the card this seat drew with the Fountain", CARD_IDS),
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
    ("begun", BUILDINGS, 255, "foundations: 1 and the materials that lie there", CARD_IDS),
    ("built", BUILDINGS, 1, "completed buildings", CARD_IDS),
    ("active", BUILDINGS, 1, "functions in force", CARD_IDS),
)
HEAD: Final = next(n for n, one in enumerate(CAMP) if one[0] == "begun")
"""So many features of a camp come before its buildings: they are written in one go."""

CODES: Final = {1: "B", 4: "I", 6: "IH"}
"""How `Struct` writes as many bytes as a feature has, given as one number (`_packed`); six are
given as the lower four and the upper two.
"""
LOWER: Final = 32
LOWER_MASK: Final = (1 << LOWER) - 1
ONE: Final = [1 << 8 * material for material in MATERIAL]
"""What a card adds to the packed number of its material."""


def _camp_features(seats: int) -> list[Feature]:
    found = []
    for k in range(seats):
        whose = "this seat" if k == 0 else f"the {k}. seat on its left"
        found += [Feature(f"camp_{k}_{n}", z, h, f"{whose}: {t}", x) for n, z, h, t, x in CAMP]
        around = tuple(str(other) for other in range(seats))
        found.append(
            Feature(f"camp_{k}_backs", seats, 1, f"{whose}: whom it would let win", around)
        )
    return found


def _parts(seats: int) -> list[Part]:
    around = tuple(str(k) for k in range(seats))
    words = tuple(word for _, word in PLAIN)
    parts = [Part("do", len(PLAIN), "what needs no more than a word", words)]
    parts += [Part(name, BUILDINGS, TOLD[name], CARD_IDS) for _, name in BY_CARD]
    parts += [Part(name, 6, TOLD[name], ROLES) for _, name in BY_ROLE]
    parts += [Part(name, 6, TOLD[name], MATERIALS) for _, name in BY_MATERIAL]
    return [
        *parts,
        Part("site", len(SITES), "where a foundation is laid", SITES),
        Part("card", BUILDINGS, "a card or a building that something is done with", CARD_IDS),
        Part("jack", 1, "a jack, among the cards that are picked"),
        Part("of_material", 6, "a material, or a card of it", MATERIALS),
        Part("for_role", 6, "the role that cards are played for", ROLES),
        Part("seat", seats, "a seat, counted from this one", around),
    ]


class GloryEncoder(Encoder[GloryState]):
    """Glory to Rome with so many seats as numbers."""

    version = 1
    asides = False

    def __init__(self, seats: int) -> None:
        super().__init__(seats, _table_features(seats) + _camp_features(seats), _parts(seats), 32)
        at = self.feature_at
        self._kinds: Final = {kind: n for n, kind in enumerate(KINDS)}
        numbers = {"": -1, **{edition: n for n, edition in enumerate(NUMBERED)}}
        self._editions: Final = {one: numbers[nearest(one, NUMBERED)] for one in EDITIONS}
        self._camp: int = at["camp_0_hand_size"]
        self._camp_size: int = sum(one[1] for one in CAMP) + seats
        self._asked: int = at["asked"]
        self._left: int = at["left"]
        self._wanted: int = at["wanted"]
        self._demander: int = at["demander"]
        self._bath: int = at["bath"]
        self._edition: int = at["edition"]
        self._turn: int = at["turn"]
        self._hand: int = at["hand"]
        self._drawn: int = at["drawn"]
        heads = "".join(CODES[size] for _, size, _, _, _ in CAMP[:HEAD])
        self._head: Final = Struct("<" + heads)
        self._centre: Final = Struct(f"<BIH{seats}xBBIHIHIH")
        self._buildings: int = at["camp_0_begun"] - self._camp
        part = self.part_at
        self._plain: Final = {verb: part["do"] + n for n, (verb, _) in enumerate(PLAIN)}
        self._by_card: Final = {verb: part[name] for verb, name in BY_CARD}
        self._by_role: Final = {verb: part[name] for verb, name in BY_ROLE}
        self._by_material: Final = {verb: part[name] for verb, name in BY_MATERIAL}

    # -- positions ---------------------------------------------------------------------------------

    def write(
        self,
        s: GloryState,
        seat: int,
        prompt: Prompt | None,
        choices: list[int],
        row: bytearray,
        at: int,
    ) -> None:
        if s.stack:
            row[at + self._kinds[s.stack[-1].kind()]] = 1
        if prompt is not None:
            row[at + self._asked] = 1
            if prompt.params is not None:
                self._write_question(s, seat, prompt.params, row, at)
        edition = self._editions[s.rules.edition]
        if edition >= 0:
            row[at + self._edition + edition] = 1
        if s.rules.beginner:
            row[at + self._turn - 1] = 1
        self._write_centre(s, seat, row, at + self._turn)
        own = s.camps[seat]
        last, copies = -1, 0
        for card in own.hand:
            copies = copies + 1 if card == last else 1
            row[at + self._hand + card] = copies
            last = card
        if own.drawn >= 0:
            row[at + self._drawn + own.drawn] = 1
        to = at + self._camp
        for k in range(s.seats):
            other = (seat + k) % s.seats
            self._write_camp(s, s.camps[other], k == 0, row, to)
            backs = s.camps[other].backs
            if backs >= 0:
                row[to + self._camp_size - s.seats + (backs - seat) % s.seats] = 1
            to += self._camp_size

    def _write_question(
        self, s: GloryState, seat: int, params: dict[str, object], row: bytearray, at: int
    ) -> None:
        left = params.get("left")
        if isinstance(left, int):
            put(row, at + self._left, left)
        material = params.get("material")
        if isinstance(material, int):
            row[at + self._wanted + material] = 1
        demander = params.get("demander")
        if isinstance(demander, int):
            row[at + self._demander + (demander - seat) % s.seats] = 1
        role = params.get("role")
        if isinstance(role, int) and s.stack[-1].kind() == "bath":
            row[at + self._bath + role] = 1

    def _write_centre(self, s: GloryState, seat: int, row: bytearray, at: int) -> None:
        role = 1 << 8 * s.role if s.role >= 0 else 0
        pool = _packed(s.pool)
        town = _packed_numbers(s.town)
        outskirts = _packed_numbers(s.outskirts)
        self._centre.pack_into(
            row, at, _byte(s.turn), role & LOWER_MASK, role >> LOWER, _byte(s.deck_size()), s.jacks,
            pool & LOWER_MASK, pool >> LOWER, town & LOWER_MASK, town >> LOWER,
            outskirts & LOWER_MASK, outskirts >> LOWER,
        )  # fmt: skip
        row[at + 7 + (s.leader - seat) % s.seats] = 1

    def _write_camp(self, s: GloryState, camp: Camp, own: bool, row: bytearray, at: int) -> None:
        played = _packed(camp.played)
        clients = _packed(camp.clientele)
        ready = _packed_numbers(camp.ready)
        held = 1 << 8 * camp.held if camp.held >= 0 else 0
        shown = _packed(camp.shown)
        stockpile = _packed(camp.stockpile)
        seen = 0
        if camp.vault:
            seen = _packed([face for face in vault_as_seen(s, camp, own) if face != HIDDEN])
        sites = _packed_numbers(list(camp.sites))
        self._head.pack_into(
            row, at, _byte(len(camp.hand) + camp.jacks), camp.jacks, hand_limit(camp),
            1 << 8 * camp.mode, played & LOWER_MASK, played >> LOWER, camp.played_jacks,
            clients & LOWER_MASK, clients >> LOWER, _byte(clientele_limit(camp)),
            ready & LOWER_MASK, ready >> LOWER, held & LOWER_MASK, held >> LOWER,
            shown & LOWER_MASK, shown >> LOWER, stockpile & LOWER_MASK, stockpile >> LOWER,
            _byte(len(camp.vault)), seen & LOWER_MASK, seen >> LOWER, _byte(vault_limit(camp)),
            _byte(camp.influence), sites & LOWER_MASK, sites >> LOWER,
        )  # fmt: skip
        begun = at + self._buildings
        for structure in camp.structures:
            if structure.complete:
                row[begun + BUILDINGS + structure.name] = 1
            else:
                row[begun + structure.name] = 1 + len(structure.materials)
        active = camp.active
        card = begun + 2 * BUILDINGS
        while active:
            if active & 1:
                row[card] = 1
            active >>= 1
            card += 1

    # -- choices -----------------------------------------------------------------------------------

    def make_path(self, choice: int, seat: int) -> Path:
        verb, a, b, c = verb_of(choice), a_of(choice), b_of(choice), c_of(choice)
        part = self.part_at
        if verb in self._plain:
            head = (self._plain[verb],)
            if verb == m.LAY_DRAWN:
                return (*head, part["site"] + 2 * b + c)
            if verb == m.ADD_DRAWN:
                return (*head, part["card"] + b)
            if verb == m.SEIZE:
                return (*head, part["card"] + b, self._seat(c, seat))
            if verb == m.CONCEDE:
                return (*head, self._seat(c, seat))
            if verb == m.ORDER:
                return (*head, part["amount"] + a, part["amount"] + b)
            return head
        if verb in self._by_card:
            head = (self._by_card[verb] + a,)
            if verb == m.PLAY:
                return (*head, part["for_role"] + b)
            if verb == m.LAY:
                return (*head, part["site"] + 2 * b + c)
            return (*head, part["card"] + b) if verb == m.ADD_HAND else head
        if verb in self._by_role:
            return (self._by_role[verb] + b,)
        if verb not in self._by_material:
            raise ValueError(f"{choice} is no choice")
        head = (self._by_material[verb] + a,)
        if verb == m.PETITION:
            return (*head, part["for_role"] + b, part["amount"] + c)
        if verb in (m.ADD_STOCKPILE, m.ADD_POOL):
            return (*head, part["card"] + b)
        if verb in (m.OPEN_STOCKPILE, m.OPEN_POOL):
            return (*head, part["card"] + b, self._seat(c, seat))
        return head

    def make_item(self, item: int, seat: int) -> Path:
        part = self.part_at
        if item >= m.CLIENT_ITEM:
            client = item - m.CLIENT_ITEM
            return (self._seat(client // 8, seat), part["of_material"] + client % 8)
        if item >= m.MATERIAL_ITEM:
            return (part["of_material"] + item - m.MATERIAL_ITEM,)
        if item >= m.SEAT_ITEM:
            return (self._seat(item - m.SEAT_ITEM, seat),)
        return (part["jack"],) if item == JACK else (part["card"] + item,)

    def _seat(self, other: int, seat: int) -> int:
        return self.part_at["seat"] + (other - seat) % self.seats


def _byte(value: int) -> int:
    """A number, cut to what a row holds."""
    return value if 0 <= value < MOST else 0 if value < 0 else MOST


def _packed(cards: list[int]) -> int:
    """How many cards there are of each material: six bytes in one number, the first the lowest. No
    material has more cards than a byte holds.
    """
    total = 0
    for card in cards:
        total += ONE[card]
    return total


def _packed_numbers(numbers: list[int]) -> int:
    """Six numbers that a byte holds as bytes of one, the first the lowest."""
    total = 0
    for number in reversed(numbers):
        total = total * 256 + number
    return total
