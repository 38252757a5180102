"""Glory to Rome as numbers: what a seat may know of the table, and all that it may choose.

Seats are counted from the one that looks: 0 is itself, 1 the one on its left. What is written is
what the view of the seat holds (rules G.components.8); the view itself is not made, since that
would take longer than the rest.
"""

from struct import Struct
from typing import Final

from aedilis.glory.definitions.cards import JACK, MATERIAL
from aedilis.glory.definitions.editions import EDITIONS, nearest
from aedilis.glory.encode.features import (
    BY_CARD,
    BY_MATERIAL,
    BY_ROLE,
    CAMP,
    CARDS,
    HEAD,
    KINDS,
    NUMBER_OF,
    NUMBERED,
    PLAIN,
    camp_features,
    parts_of_choices,
    table_features,
)
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.state import choices as m
from aedilis.glory.state.choices import a_of, b_of, c_of, verb_of
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.view import HIDDEN, vault_as_seen
from aedilis.kernel.encoding import MOST, Encoder, Path, put
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import cite

cite("G.components.7", "G.components.8")

CODES: Final = {1: "B", 4: "I", 6: "IH"}
"""How `Struct` writes as many bytes as a feature has, given as one number (`_packed`); six are
given as the lower four and the upper two.
"""
LOWER: Final = 32
LOWER_MASK: Final = (1 << LOWER) - 1
ONE: Final = [1 << 8 * material for material in MATERIAL]
"""What a card adds to the packed number of its material."""


class GloryEncoder(Encoder[GloryState]):
    """Glory to Rome with so many seats as numbers."""

    version = 1
    asides = False

    def __init__(self, seats: int) -> None:
        features = table_features(seats) + camp_features(seats)
        super().__init__(seats, features, parts_of_choices(seats), 32)
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
            row[at + self._hand + NUMBER_OF[card]] = copies
            last = card
        if own.drawn >= 0:
            row[at + self._drawn + NUMBER_OF[own.drawn]] = 1
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
            number = NUMBER_OF[structure.name]
            if structure.complete:
                row[begun + CARDS + number] = 1
            else:
                row[begun + number] = 1 + len(structure.materials)
        active = camp.active
        functions = begun + 2 * CARDS
        card = 0
        while active:
            if active & 1:
                row[functions + NUMBER_OF[card]] = 1
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
                return (*head, part["card"] + NUMBER_OF[b])
            if verb == m.SEIZE:
                return (*head, part["card"] + NUMBER_OF[b], self._seat(c, seat))
            if verb == m.CONCEDE:
                return (*head, self._seat(c, seat))
            if verb == m.ORDER:
                return (*head, part["amount"] + a, part["amount"] + b)
            return head
        if verb in self._by_card:
            head = (self._by_card[verb] + NUMBER_OF[a],)
            if verb == m.PLAY:
                return (*head, part["for_role"] + b)
            if verb == m.LAY:
                return (*head, part["site"] + 2 * b + c)
            return (*head, part["card"] + NUMBER_OF[b]) if verb == m.ADD_HAND else head
        if verb in self._by_role:
            return (self._by_role[verb] + b,)
        if verb not in self._by_material:
            raise ValueError(f"{choice} is no choice")
        head = (self._by_material[verb] + a,)
        if verb == m.PETITION:
            return (*head, part["for_role"] + b, part["amount"] + c)
        if verb in (m.ADD_STOCKPILE, m.ADD_POOL):
            return (*head, part["card"] + NUMBER_OF[b])
        if verb in (m.OPEN_STOCKPILE, m.OPEN_POOL):
            return (*head, part["card"] + NUMBER_OF[b], self._seat(c, seat))
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
        return (part["jack"],) if item == JACK else (part["card"] + NUMBER_OF[item],)

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
