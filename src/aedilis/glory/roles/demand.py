"""What a demand of Rome brings in (rules G.legionary, G.b.bridge, G.b.coliseum, G.b.palisade,
G.b.wall): from the pool, from the opponents clockwise, from the Coliseum.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.glory.definitions.cards import BRIDGE, COLISEUM, MATERIAL, PALISADE, WALL
from aedilis.glory.rules.vault import into_vault, vault_room
from aedilis.glory.state.choices import CLIENT_ITEM, MATERIAL_ITEM
from aedilis.glory.state.table import SEEN_BY_ALL, GloryState
from aedilis.glory.state.zones import count_materials, distinct, take_material
from aedilis.kernel.hold import wanted
from aedilis.kernel.phase import Over, Phase, PhaseFrame, Step
from aedilis.kernel.prompt import Pick, Prompt
from aedilis.kernel.rule import cite, rule


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


class Collecting(Step[GloryState, "DemandFrame"]):
    """A step that takes from somewhere what is demanded, and asks what of it."""

    __slots__ = ()

    def question(self, s: GloryState, frame: "DemandFrame") -> Pick:
        """What is asked, and of whom."""
        raise NotImplementedError

    def take(self, s: GloryState, frame: "DemandFrame", seat: int, items: Sequence[int]) -> None:
        """Take what a seat has answered."""
        raise NotImplementedError


cite("G.legionary.2", "G.legionary.4")


class FromPool(Collecting):
    """The pool gives what it has."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "DemandFrame") -> bool:
        if sum(self._counts(state, frame)) > 0:
            return False
        frame.step = self.next
        return True

    @rule("G.legionary.2")
    def _counts(self, s: GloryState, frame: "DemandFrame") -> list[int]:
        """How many of each demanded material the pool can give."""
        there = count_materials(s.pool)
        return [min(frame.demands[m], there[m]) for m in range(6)]

    def question(self, s: GloryState, frame: "DemandFrame") -> Pick:
        counts = self._counts(s, frame)
        items = [m for m in range(6) if counts[m]]
        return Pick(
            frame.seat,
            "glory-ask-pool",
            "G.legionary.2",
            "take",
            [MATERIAL_ITEM + m for m in items],
            [counts[m] for m in items],
            0,
            sum(counts),
        )

    def take(self, s: GloryState, frame: "DemandFrame", seat: int, items: Sequence[int]) -> None:
        materials = [item - MATERIAL_ITEM for item in items]
        camp = s.camps[seat]
        for m in materials:
            card = take_material(s.pool, m)
            camp.stockpile.append(card)
        s.flagged = True
        if s.log is not None and materials:
            s.note("glory-took", seat, {"materials": materials})
        frame.step = self.next


cite("G.legionary.3", "G.legionary.4")


class FromOpponents(Collecting):
    """The opponents give what they have in hand, one after the other, each material by itself."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "DemandFrame") -> bool:
        """Go to the next opponent and material there is something to ask about."""
        if frame.at == state.seats - 1:
            frame.step = self.next
            return True
        other = frame.giver(state)
        if frame.material == 6:
            if other in reached(state, frame.seat):
                take_by_bridge(state, frame.seat, other, frame.demands)
            frame.at += 1
            frame.material = 0
            return True
        if frame.demands[frame.material] and self._must_ask(state, frame, other):
            return False
        frame.material += 1
        return True

    @rule("G.legionary.3", "G.b.palisade.1", "G.b.wall.1")
    def _must_ask(self, s: GloryState, frame: "DemandFrame", other: int) -> bool:
        """Ask whoever has a card to give, and protected seats that have asked to be asked.

        One who holds a single fitting card is asked as well, so that being asked tells nothing but
        what the gift will.
        """
        camp = s.camps[other]
        if other in reached(s, frame.seat):
            s.learned |= ~(1 << other) & ((1 << s.seats) - 1)
            if any(MATERIAL[card] == frame.material for card in camp.hand):
                return True
            camp.denied |= 1 << frame.material
            if s.log is not None:
                s.note("glory-to-rome", other, {"material": frame.material})
            return False
        return (
            s.rules.voluntary_gifts
            and camp.hand_size() > 0
            and wanted(s, other, "gift", waits=False)
            and other in protected(s, frame.seat)
        )

    def question(self, s: GloryState, frame: "DemandFrame") -> Pick:
        other = frame.giver(s)
        camp = s.camps[other]
        items = [card for card in distinct(camp.hand) if MATERIAL[card] == frame.material]
        counts = [camp.hand.count(card) for card in items]
        most = min(frame.demands[frame.material], sum(counts))
        least = most if other in reached(s, frame.seat) else 0
        prompt = Pick(other, "glory-ask-give", "G.legionary.3", "give", items, counts, least, most)
        prompt.params = {"material": frame.material, "demander": frame.seat}
        return prompt

    def take(self, s: GloryState, frame: "DemandFrame", seat: int, items: Sequence[int]) -> None:
        camp = s.camps[seat]
        for card in items:
            camp.lose_from_hand(card)
            s.camps[frame.seat].stockpile.append(card)
        s.flagged = True
        if items:
            s.learned |= ~(1 << seat) & ((1 << s.seats) - 1)
        if len(items) < frame.demands[frame.material] and seat in reached(s, frame.seat):
            # Who must give and gives less than was demanded has no more of it.
            camp.denied |= 1 << frame.material
        if s.log is not None and items:
            s.note("glory-gave", seat, {"cards": list(items), "to": frame.seat})
        frame.material += 1


@rule("G.b.bridge.1")
def take_by_bridge(s: GloryState, seat: int, other: int, demands: list[int]) -> None:
    """Bridge: for each demand one matching card from the stockpile as well."""
    if not s.camps[seat].active >> BRIDGE & 1:
        return
    theirs = s.camps[other].stockpile
    there = count_materials(theirs)
    taken = []
    for m in range(6):
        for _ in range(min(demands[m], there[m])):
            card = take_material(theirs, m)
            s.camps[seat].stockpile.append(card)
            taken.append(card)
    s.flagged = True
    if s.log is not None and taken:
        s.note("glory-bridge", seat, {"cards": taken, "from": other})


cite("G.b.coliseum.1", "G.b.coliseum.4", "G.b.coliseum.5")


class FromColiseum(Collecting):
    """Clients of the opponents go to the vault of who has a Coliseum."""

    __slots__ = ()

    def run(self, state: GloryState, frame: "DemandFrame") -> bool:
        if self._exposed(state, frame)[0]:
            return False
        frame.step = self.next
        return True

    @rule("G.b.coliseum.1", "G.b.coliseum.2", "G.b.coliseum.3")
    def _exposed(self, s: GloryState, frame: "DemandFrame") -> tuple[list[int], list[int]]:
        """The clients that may be taken, as 8 * seat + material, and how many of each."""
        items: list[int] = []
        counts: list[int] = []
        if s.camps[frame.seat].active >> COLISEUM & 1 and vault_room(s, frame.seat) > 0:
            for other in reached(s, frame.seat):
                for m in range(6):
                    n = min(frame.demands[m], s.camps[other].clients(m))
                    if n > 0:
                        items.append(other * 8 + m)
                        counts.append(n)
        return items, counts

    def question(self, s: GloryState, frame: "DemandFrame") -> Pick:
        items, counts = self._exposed(s, frame)
        room = vault_room(s, frame.seat)
        return Pick(
            frame.seat,
            "glory-ask-clients",
            "G.b.coliseum.1",
            "seize",
            [CLIENT_ITEM + item for item in items],
            counts,
            0,
            min(room, sum(counts)),
        )

    def take(self, s: GloryState, frame: "DemandFrame", seat: int, items: Sequence[int]) -> None:
        """Clients go to the vault; one that had not acted yet will not act."""
        for item in items:
            other, m = (item - CLIENT_ITEM) // 8, (item - CLIENT_ITEM) % 8
            camp = s.camps[other]
            card = take_material(camp.clientele, m)
            camp.ready[m] = min(camp.ready[m], camp.clients(m))
            if s.log is not None:
                s.note("glory-coliseum", seat, {"card": card, "from": other})
            into_vault(s, seat, card, SEEN_BY_ALL, "clientele")
        s.flagged = True
        frame.step = self.next


POOL: Final[Step[Any, Any]] = FromPool("pool")
GIVE: Final[Step[Any, Any]] = FromOpponents("give")
CLIENTS: Final[Step[Any, Any]] = FromColiseum("clients")

DEMAND_STEPS: Final = Phase((POOL, GIVE, CLIENTS, Over("done")))


class DemandFrame(PhaseFrame[GloryState]):
    """A batch of demands being collected. `demands[m]` counts those for material m; `at` and
    `material` are whose turn it is to give what.
    """

    __slots__ = ("at", "demands", "material", "seat")

    def __init__(
        self, seat: int, demands: list[int], step: Step[Any, Any], at: int, material: int
    ) -> None:
        super().__init__(step)
        self.seat = seat
        self.demands = demands
        self.at = at
        self.material = material

    def kind(self) -> str:
        return "demand"

    def fields(self) -> list[object]:
        return [self.seat, self.demands, self.step, self.at, self.material]

    def clone(self) -> "DemandFrame":
        return DemandFrame(self.seat, self.demands[:], self.step, self.at, self.material)

    def giver(self, s: GloryState) -> int:
        """The opponent whose turn it is to give."""
        return (self.seat + 1 + self.at) % s.seats

    def gives_now(self, s: GloryState) -> tuple[int, int]:
        """The seat that must give something now, and of which material; (-1, -1) if none must."""
        if self.step is GIVE and self.at < s.seats - 1 and self.material < 6:
            other = self.giver(s)
            if other in reached(s, self.seat):
                return other, self.material
        return -1, -1

    def asks(self, state: GloryState) -> list[Prompt]:
        step = self.step
        assert isinstance(step, Collecting)
        return [step.question(state, self)]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        step = self.step
        assert isinstance(step, Collecting)
        step.take(state, self, seat, move[1:])


@rule("G.legionary.1", "G.legionary.5", "G.legionary.11")
def demand(s: GloryState, seat: int, cards: list[int]) -> None:
    """Show the cards (all of them, or only their material, as the edition has it) and begin to
    collect.
    """
    demands = count_materials(cards)
    camp = s.camps[seat]
    camp.shown.extend(cards)
    camp.shown.sort()
    if s.log is not None:
        materials = [MATERIAL[card] for card in cards]
        if s.rules.switches.demand_shows_card:
            s.note("glory-demands-cards", seat, {"materials": materials, "cards": cards})
        else:
            s.note("glory-demands", seat, {"materials": materials})
    s.stack.append(DemandFrame(seat, demands, DEMAND_STEPS.first, 0, 0))
