"""The legionary: Rome demands (rules G.legionary, G.b.bridge, G.b.coliseum, G.b.palisade,
G.b.wall).

All legionary actions of one seat are one batch: the cards are shown together, then the pool, then
the opponents clockwise, then the Coliseum. The shown cards never leave the hand.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import (
    BRIDGE,
    COLISEUM,
    LEGIONARY,
    MATERIAL,
    PALISADE,
    WALL,
)
from aedilis.glory.roles.role import ROLES, ActionsFrame, Role
from aedilis.glory.state.choices import CLIENT_ITEM, DEMAND, MATERIAL_ITEM, verb_of
from aedilis.glory.state.table import SEEN_BY_ALL, Camp, GloryState
from aedilis.glory.state.zones import distinct, into_vault, materials_in, take_material, vault_room
from aedilis.kernel.frame import Frame
from aedilis.kernel.hold import wanted
from aedilis.kernel.prompt import Choose, Form, Pick, Prompt
from aedilis.kernel.rule import cite, rule

SHOW: Final = 1

cite("G.legionary.1", "G.legionary.6", "G.legionary.9")


class DemandForm(Form):
    """Demand or do something else; a demand goes on with the cards to show."""

    __slots__ = ("camp", "head", "most")

    def __init__(self, seat: int, options: list[int], camp: Camp, most: int) -> None:
        super().__init__(seat, "glory-ask-legionary", "G.legionary.1")
        self.head = Choose(seat, self.key, self.rule, options)
        self.camp = camp
        self.most = most

    def field(self, done: Sequence[int]) -> Prompt | None:
        if len(done) == 0:
            return self.head
        if len(done) == 1 and verb_of(done[0]) == DEMAND:
            items, counts = showable(self.camp)
            return Pick(
                self.seat, "glory-ask-demand", self.rule, "demand", items, counts, 1, self.most
            )
        return None


@rule("G.legionary.1", "G.legionary.5")
def showable(camp: Camp) -> tuple[list[int], list[int]]:
    """The hand cards that have not backed a demand this turn, and how many of each."""
    items: list[int] = []
    counts: list[int] = []
    for card in distinct(camp.hand):
        n = camp.hand.count(card) - camp.shown.count(card)
        if n > 0:
            items.append(card)
            counts.append(n)
    return items, counts


cite("G.legionary.5", "G.legionary.7")


class Legionary(Role):
    """Actions of the legionary."""

    def question(self) -> str:
        return "glory-ask-legionary"

    def paragraph(self) -> str:
        return "G.legionary.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        # Everything is demanded at once: no second batch in one frame (G.legionary.5, 7).
        if f.used or not camp.hand:
            return None
        return [DEMAND << 18] if showable(camp)[0] else []

    def prompt(self, s: GloryState, f: ActionsFrame, options: list[int]) -> Prompt:
        camp = s.camps[f.seat]
        left = f.tokens(camp)
        form = DemandForm(f.seat, options, camp, left)
        form.params = {"left": left}
        return form

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        cards = list(move[2:])
        for _ in cards:
            f.spend(camp)
        f.used = SHOW
        demand(s, f.seat, cards)


ROLES[LEGIONARY] = Legionary()


@rule("G.legionary.1", "G.legionary.5", "G.legionary.11")
def demand(s: GloryState, seat: int, cards: list[int]) -> None:
    """Show the cards (all of them, or only their material, as the edition has it) and begin to
    collect.
    """
    demands = [0, 0, 0, 0, 0, 0]
    for card in cards:
        demands[MATERIAL[card]] += 1
    camp = s.camps[seat]
    camp.shown.extend(cards)
    camp.shown.sort()
    if s.log is not None:
        materials = [MATERIAL[card] for card in cards]
        if s.rules.switches.demand_shows_card:
            s.note("glory-demands-cards", seat, {"materials": materials, "cards": cards})
        else:
            s.note("glory-demands", seat, {"materials": materials})
    s.stack.append(DemandFrame(seat, demands, POOL, 0, 0))


@rule(
    "G.legionary.3",
    "G.legionary.8",
    "G.legionary.10",
    "G.b.bridge.1",
    "G.b.palisade.1",
    "G.b.wall.1",
)
def reached(s: GloryState, seat: int) -> list[int]:
    """The opponents a demand reaches, clockwise from the left."""
    bridge = s.camps[seat].active >> BRIDGE & 1
    out = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        active = s.camps[other].active
        if active >> WALL & 1:
            continue
        near = step == 1 or step == s.seats - 1
        if bridge or (near and not active >> PALISADE & 1):
            out.append(other)
    return out


def protected(s: GloryState, seat: int) -> list[int]:
    """Those whom only a Palisade or Wall keeps from having to give, clockwise from the left."""
    bridge = s.camps[seat].active >> BRIDGE & 1
    hit = reached(s, seat)
    out = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        near = step == 1 or step == s.seats - 1
        if other not in hit and (near or bridge):
            out.append(other)
    return out


POOL: Final = "pool"
GIVE: Final = "give"
CLIENTS: Final = "clients"
DONE: Final = "done"


class DemandFrame(Frame[GloryState]):
    """A batch of demands being collected. `demands[m]` counts those for material m; `at` and
    `material` are whose turn it is to give what.
    """

    __slots__ = ("at", "demands", "material", "seat", "step")

    def __init__(self, seat: int, demands: list[int], step: str, at: int, material: int) -> None:
        self.seat = seat
        self.demands = demands
        self.step = step
        self.at = at
        self.material = material

    def kind(self) -> str:
        return "demand"

    def fields(self) -> list[object]:
        return [self.seat, self.demands, self.step, self.at, self.material]

    def clone(self) -> "DemandFrame":
        return DemandFrame(self.seat, self.demands[:], self.step, self.at, self.material)

    def advance(self, state: GloryState) -> bool:
        if self.step == POOL:
            if sum(self._pool_counts(state)) > 0:
                return False
            self.step = GIVE
        elif self.step == GIVE:
            return self._next_giver(state)
        elif self.step == CLIENTS:
            if self._exposed(state)[0]:
                return False
            self.step = DONE
        else:
            state.stack.pop()
        return True

    # -- the pool ----------------------------------------------------------------------------------

    @rule("G.legionary.2")
    def _pool_counts(self, s: GloryState) -> list[int]:
        """How many of each demanded material the pool can give."""
        mask = materials_in(s.pool)
        counts = [0, 0, 0, 0, 0, 0]
        for m in range(6):
            if self.demands[m] and mask >> m & 1:
                counts[m] = min(self.demands[m], sum(1 for c in s.pool if MATERIAL[c] == m))
        return counts

    @rule("G.legionary.2", "G.legionary.4")
    def _take_from_pool(self, s: GloryState, materials: Sequence[int]) -> None:
        camp = s.camps[self.seat]
        for m in materials:
            card = take_material(s.pool, m)
            camp.stockpile.append(card)
        s.flagged = True
        if s.log is not None and materials:
            s.note("glory-took", self.seat, {"materials": list(materials)})
        self.step = GIVE

    # -- the opponents -----------------------------------------------------------------------------

    def _giver(self, s: GloryState) -> int:
        return (self.seat + 1 + self.at) % s.seats

    def gives_now(self, s: GloryState) -> tuple[int, int]:
        """The seat that must give something now, and of which material; (-1, -1) if none must."""
        if self.step == GIVE and self.at < s.seats - 1 and self.material < 6:
            other = self._giver(s)
            if other in reached(s, self.seat):
                return other, self.material
        return -1, -1

    def _next_giver(self, s: GloryState) -> bool:
        """Go to the next opponent and material there is something to ask about; False when one is
        asked.
        """
        if self.at == s.seats - 1:
            self.step = CLIENTS
            return True
        other = self._giver(s)
        if self.material == 6:
            if other in reached(s, self.seat):
                self._bridge(s, other)
            self.at += 1
            self.material = 0
            return True
        if self.demands[self.material] and self._must_ask(s, other):
            return False
        self.material += 1
        return True

    @rule("G.legionary.3", "G.b.palisade.1", "G.b.wall.1")
    def _must_ask(self, s: GloryState, other: int) -> bool:
        """Ask whoever has a card to give, and protected seats that have asked to be asked.

        One who holds a single fitting card is asked as well, so that being asked tells nothing but
        what the gift will.
        """
        camp = s.camps[other]
        if other in reached(s, self.seat):
            s.learned |= ~(1 << other) & ((1 << s.seats) - 1)
            if any(MATERIAL[card] == self.material for card in camp.hand):
                return True
            camp.denied |= 1 << self.material
            if s.log is not None:
                s.note("glory-to-rome", other, {"material": self.material})
            return False
        return (
            s.rules.voluntary_gifts
            and camp.hand_size() > 0
            and wanted(s, other, "gift", waits=False)
            and other in protected(s, self.seat)
        )

    def _gift(self, s: GloryState) -> Pick:
        other = self._giver(s)
        camp = s.camps[other]
        items = [card for card in distinct(camp.hand) if MATERIAL[card] == self.material]
        counts = [camp.hand.count(card) for card in items]
        most = min(self.demands[self.material], sum(counts))
        least = most if other in reached(s, self.seat) else 0
        prompt = Pick(other, "glory-ask-give", "G.legionary.3", "give", items, counts, least, most)
        prompt.params = {"material": self.material, "demander": self.seat}
        return prompt

    @rule("G.legionary.3", "G.legionary.4")
    def _give(self, s: GloryState, other: int, cards: Sequence[int]) -> None:
        camp = s.camps[other]
        for card in cards:
            camp.lose_from_hand(card)
            s.camps[self.seat].stockpile.append(card)
        s.flagged = True
        if cards:
            s.learned |= ~(1 << other) & ((1 << s.seats) - 1)
        if len(cards) < self.demands[self.material] and other in reached(s, self.seat):
            # Who must give and gives less than was demanded has no more of it.
            camp.denied |= 1 << self.material
        if s.log is not None and cards:
            s.note("glory-gave", other, {"cards": list(cards), "to": self.seat})
        self.material += 1

    @rule("G.b.bridge.1")
    def _bridge(self, s: GloryState, other: int) -> None:
        """Bridge: for each demand one matching card from the stockpile as well."""
        if not s.camps[self.seat].active >> BRIDGE & 1:
            return
        theirs = s.camps[other].stockpile
        taken = []
        for m in range(6):
            n = min(self.demands[m], sum(1 for card in theirs if MATERIAL[card] == m))
            for _ in range(n):
                card = take_material(theirs, m)
                s.camps[self.seat].stockpile.append(card)
                taken.append(card)
        s.flagged = True
        if s.log is not None and taken:
            s.note("glory-bridge", self.seat, {"cards": taken, "from": other})

    # -- the Coliseum ------------------------------------------------------------------------------

    @rule("G.b.coliseum.1", "G.b.coliseum.2", "G.b.coliseum.3")
    def _exposed(self, s: GloryState) -> tuple[list[int], list[int]]:
        """The clients that may be taken, as 8 * seat + material, and how many of each."""
        items: list[int] = []
        counts: list[int] = []
        if s.camps[self.seat].active >> COLISEUM & 1 and vault_room(s, self.seat) > 0:
            for other in reached(s, self.seat):
                for m in range(6):
                    n = min(self.demands[m], s.camps[other].clients(m))
                    if n > 0:
                        items.append(other * 8 + m)
                        counts.append(n)
        return items, counts

    @rule("G.b.coliseum.4", "G.b.coliseum.5")
    def _take_clients(self, s: GloryState, taken: Sequence[int]) -> None:
        """Clients go to the vault; one that had not acted yet will not act."""
        for item in taken:
            other, m = item // 8, item % 8
            camp = s.camps[other]
            card = take_material(camp.clientele, m)
            camp.ready[m] = min(camp.ready[m], camp.clients(m))
            if s.log is not None:
                s.note("glory-coliseum", self.seat, {"card": card, "from": other})
            into_vault(s, self.seat, card, SEEN_BY_ALL, "clientele")
        s.flagged = True
        self.step = DONE

    # -- asking ------------------------------------------------------------------------------------

    def asks(self, state: GloryState) -> list[Prompt]:
        if self.step == POOL:
            counts = self._pool_counts(state)
            items = [m for m in range(6) if counts[m]]
            return [
                Pick(
                    self.seat,
                    "glory-ask-pool",
                    "G.legionary.2",
                    "take",
                    [MATERIAL_ITEM + m for m in items],
                    [counts[m] for m in items],
                    0,
                    sum(counts),
                )
            ]
        if self.step == GIVE:
            return [self._gift(state)]
        items, counts = self._exposed(state)
        room = vault_room(state, self.seat)
        return [
            Pick(
                self.seat,
                "glory-ask-clients",
                "G.b.coliseum.1",
                "seize",
                [CLIENT_ITEM + item for item in items],
                counts,
                0,
                min(room, sum(counts)),
            )
        ]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        if self.step == POOL:
            self._take_from_pool(state, [item - MATERIAL_ITEM for item in move[1:]])
        elif self.step == GIVE:
            self._give(state, seat, move[1:])
        else:
            self._take_clients(state, [item - CLIENT_ITEM for item in move[1:]])
