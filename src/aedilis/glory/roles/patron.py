"""The patron: hire from the pool; Bar, Aqueduct and Bath (rules G.patron, G.b.bar, G.b.aqueduct,
G.b.bath).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import (
    AQUEDUCT,
    ARCHITECT,
    BAR,
    BATH,
    CRAFTSMAN,
    LABORER,
    LUDUS_MAGNA,
    MATERIAL,
    MERCHANT,
    PATRON,
    STOREROOM,
)
from aedilis.glory.roles.role import BATH_CLIENT, ROLES, ActionsFrame, Role, in_patron_part
from aedilis.glory.rules.functions import clientele_limit
from aedilis.glory.state.choices import (
    ACT,
    HIRE,
    HIRE_DECK,
    HIRE_HAND,
    HOLD,
    STOP,
    a_of,
    b_of,
    code,
    verb_of,
)
from aedilis.glory.state.table import Camp, GloryState
from aedilis.glory.state.zones import distinct, materials_in, take_material
from aedilis.kernel.event import EVERYONE
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule

FROM_POOL: Final = 1
FROM_DECK: Final = 2
FROM_HAND: Final = 4
POOL_CLOSED_BY: Final = FROM_DECK
"""Once the deck card is drawn, the action can no longer hire from the pool."""

cite("G.patron.1", "G.patron.3", "G.patron.4", "G.patron.6", "G.patron.7")


class Patron(Role):
    """Actions of the patron."""

    def question(self) -> str:
        return "glory-ask-patron"

    def paragraph(self) -> str:
        return "G.patron.1"

    def options(self, s: GloryState, f: ActionsFrame, camp: Camp) -> list[int] | None:
        options: list[int] = []
        if len(camp.clientele) >= clientele_limit(camp):
            return None
        if s.pool and f.can(camp, FROM_POOL, POOL_CLOSED_BY):
            mask = materials_in(s.pool)
            options.extend([code(HIRE, m) for m in range(6) if mask >> m & 1])
        if camp.active >> BAR & 1 and f.can(camp, FROM_DECK):
            options.append(HIRE_DECK << 18)
        if camp.active >> AQUEDUCT & 1 and camp.hand and f.can(camp, FROM_HAND):
            options.extend([code(HIRE_HAND, card) for card in distinct(camp.hand)])
        return options or None

    def perform(self, s: GloryState, f: ActionsFrame, camp: Camp, move: Sequence[int]) -> None:
        choice = move[0]
        verb = verb_of(choice)
        if verb == HIRE:
            f.use(camp, FROM_POOL, POOL_CLOSED_BY)
            hire(s, f.seat, take_material(s.pool, a_of(choice)), "pool")
        elif verb == HIRE_DECK:
            f.use(camp, FROM_DECK)
            hire_deck(s, f.seat)
        else:
            f.use(camp, FROM_HAND)
            hire_hand(s, f.seat, a_of(choice))

    def finished(self, s: GloryState, f: ActionsFrame, camp: Camp) -> None:
        # A Bath action held for a partner is lost with the last patron action.
        if camp.held >= 0 and not in_patron_part(s, f.seat):
            camp.held = -1


ROLES[PATRON] = Patron()


@rule("G.patron.1", "G.b.bath.1")
def hire(s: GloryState, seat: int, card: int, source: str) -> None:
    """Take a card into the clientele; with Bath it acts at once, before anything else."""
    camp = s.camps[seat]
    camp.clientele.append(card)
    s.flagged = True
    if s.log is not None:
        s.note("glory-hired", seat, {"card": card, "from": source})
    if camp.active >> BATH & 1:
        bath(s, seat, MATERIAL[card])


@rule("G.b.bar.1")
def hire_deck(s: GloryState, seat: int) -> None:
    """Bar: the top card of the deck becomes a client, whatever it is."""
    hire(s, seat, s.draw(EVERYONE), "deck")


@rule("G.b.aqueduct.2")
def hire_hand(s: GloryState, seat: int, card: int) -> None:
    """Aqueduct: an order card from hand becomes a client."""
    s.camps[seat].lose_from_hand(card)
    hire(s, seat, card, "hand")


@rule("G.b.bath.1", "G.b.bath.2", "G.b.bath.3", "G.b.bath.5")
def bath(s: GloryState, seat: int, role: int) -> None:
    """Bath: the client just hired acts; its owner is asked first where there is anything to
    choose.
    """
    frame = BathFrame(seat, role)
    if len(frame.options(s)) > 2:
        s.stack.append(frame)
    else:
        s.stack.append(ActionsFrame(seat, role, 1, 0, BATH_CLIENT, 0, 0))


class BathFrame(Frame[GloryState]):
    """The choice how a client hired with Bath acts: in which role, or held for a partner."""

    __slots__ = ("role", "seat")

    def __init__(self, seat: int, role: int) -> None:
        self.seat = seat
        self.role = role

    def kind(self) -> str:
        return "bath"

    def fields(self) -> list[object]:
        return [self.seat, self.role]

    def clone(self) -> "BathFrame":
        return BathFrame(self.seat, self.role)

    @rule("G.b.bath.4", "G.b.bath.5")
    def options(self, s: GloryState) -> list[int]:
        """The roles it may act in, to hold the action where the edition allows it, and to stop."""
        camp = s.camps[self.seat]
        options = []
        wild = s.rules.switches.bath_wild
        any_role = wild and self.role == MERCHANT and camp.active >> LUDUS_MAGNA & 1 == 1
        labors = wild and camp.active >> STOREROOM & 1 == 1
        for role in range(6):
            if role == self.role or any_role or (labors and role == LABORER):
                options.append(code(ACT, 0, role))
        if s.rules.bath_out_of_town and camp.held < 0 and self.role in (ARCHITECT, CRAFTSMAN):
            options.append(code(HOLD, 0, self.role))
        options.append(STOP << 18)
        return options

    def advance(self, state: GloryState) -> bool:
        return False

    def asks(self, state: GloryState) -> list[Prompt]:
        prompt = Choose(self.seat, "glory-ask-bath", "G.b.bath.1", self.options(state))
        prompt.params = {"role": self.role}
        return [prompt]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        choice = move[0]
        verb = verb_of(choice)
        state.stack.pop()
        if verb == ACT:
            state.stack.append(ActionsFrame(seat, b_of(choice), 1, 0, BATH_CLIENT, 0, 0))
        elif verb == HOLD:
            state.camps[seat].held = b_of(choice)
            if state.log is not None:
                state.note("glory-held", seat, {"role": b_of(choice)})
