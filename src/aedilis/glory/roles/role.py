"""A seat's actions of one role, one after another (rules G.turn.3-4, G.turn.8-9, G.patron.5).

The frame counts tokens: actions from cards played or granted, second actions of clients that Circus
Maximus doubles, and clients yet to act. An action under way has parts (a pool card and, with Dock,
a hand card; and so on): `used` marks the parts it has used. Taking a part that the action under way
has used, or may no longer use, begins the next action.

Whether a seat is asked depends only on what everybody sees; a prompt may offer nothing but to stop,
so that silence tells nobody what is in a hand.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.glory.definitions.cards import (
    CIRCUS_MAXIMUS,
    LABORER,
    LUDUS_MAGNA,
    MERCHANT,
    PATRON,
    STOREROOM,
)
from aedilis.glory.state.choices import ACT, STOP, b_of, code, verb_of
from aedilis.glory.state.table import FOLLOWED, LED, Camp, GloryState
from aedilis.kernel.frame import Frame
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule

cite("G.turn.3", "G.turn.4", "G.turn.8", "G.turn.9", "G.patron.5")


GRANTED: Final = 0
OWN_PART: Final = 1
BATH_CLIENT: Final = 2
"""Where actions come from: granted by a building, the seat's own part of the turn (when its clients
act as well), or a client just hired with Bath.
"""


class Role:
    """What one role may do. There is one instance for each role, in `ROLES`."""

    def question(self) -> str:
        """The message key of its question."""
        raise NotImplementedError

    def paragraph(self) -> str:
        """The paragraph its question comes from."""
        raise NotImplementedError

    def options(self, s: GloryState, f: "ActionsFrame", camp: Camp) -> list[int] | None:
        """What the seat may do now; None when all can see that nothing can be done."""
        raise NotImplementedError

    def prompt(self, s: GloryState, f: "ActionsFrame", options: list[int]) -> Prompt:
        """The question itself, `options` being whole."""
        prompt = Choose(f.seat, self.question(), self.paragraph(), options)
        prompt.params = {"left": f.tokens(s.camps[f.seat])}
        return prompt

    def perform(self, s: GloryState, f: "ActionsFrame", camp: Camp, move: Sequence[int]) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def finished(self, s: GloryState, f: "ActionsFrame", camp: Camp) -> None:
        """The seat's actions of this role are over."""


ROLES: Final[list[Role]] = [Role()] * 6


class ActionsFrame(Frame[GloryState]):
    """The actions of one seat in one role, wherever they come from (`source`)."""

    __slots__ = ("base", "extra", "role", "seat", "source", "stairs", "used")

    def __init__(
        self, seat: int, role: int, base: int, extra: int, source: int, used: int, stairs: int
    ) -> None:
        self.seat = seat
        self.role = role
        self.base = base
        self.extra = extra
        self.source = source
        self.used = used
        self.stairs = stairs

    def kind(self) -> str:
        return "actions"

    def fields(self) -> list[object]:
        return [
            self.seat,
            self.role,
            self.base,
            self.extra,
            self.source,
            self.used,
            self.stairs,
        ]

    def clone(self) -> "ActionsFrame":
        return ActionsFrame(
            self.seat, self.role, self.base, self.extra, self.source, self.used, self.stairs
        )

    # -- tokens ------------------------------------------------------------------------------------

    def client_tokens(self, camp: Camp) -> int:
        """Clients that may still act for the role."""
        if self.source != OWN_PART:
            return 0
        ready = camp.ready
        if self.role == LABORER and camp.active >> STOREROOM & 1:
            return sum(ready)
        n = ready[self.role]
        if self.role != MERCHANT and camp.active >> LUDUS_MAGNA & 1:
            n += ready[MERCHANT]
        return n

    def tokens(self, camp: Camp) -> int:
        """Actions that may still be begun."""
        n = self.client_tokens(camp)
        if n > 0 and self._doubled(camp):
            n *= 2
        return self.base + self.extra + n

    def any_token(self, camp: Camp) -> bool:
        """Whether one more action may be begun."""
        return self.base > 0 or self.extra > 0 or self.client_tokens(camp) > 0

    def _doubled(self, camp: Camp) -> bool:
        return camp.active >> CIRCUS_MAXIMUS & 1 == 1 and camp.mode in (LED, FOLLOWED)

    def spend(self, camp: Camp) -> None:
        """Use up one token: cards first, because only a client's action can be doubled or turned
        into a laborer's.
        """
        if self.base > 0:
            self.base -= 1
        else:
            self.spend_client(camp)

    @rule("G.b.circus_maximus.1", "G.b.circus_maximus.2", "G.b.ludus_magna.1", "G.b.storeroom.1")
    def spend_client(self, camp: Camp) -> None:
        """Let a client act: one of the role, else a merchant (Ludus Magna), else anyone
        (Storeroom).
        """
        if self.extra > 0:
            self.extra -= 1
            return
        ready = camp.ready
        if ready[self.role] > 0:
            ready[self.role] -= 1
        elif camp.active >> LUDUS_MAGNA & 1 and ready[MERCHANT] > 0:
            ready[MERCHANT] -= 1
        else:
            for role in range(6):
                if ready[role] > 0:
                    ready[role] -= 1
                    break
        if self._doubled(camp):
            self.extra += 1

    # -- parts of an action ------------------------------------------------------------------------

    def can(self, camp: Camp, part: int, closed_by: int = 0) -> bool:
        """Whether a part may be used: in the action under way, unless used or closed, or in a new
        one.
        """
        if self.used and not self.used & (part | closed_by):
            return True
        return self.any_token(camp)

    def use(self, camp: Camp, part: int, closed_by: int = 0) -> None:
        """Use a part, beginning a new action if the one under way cannot take it."""
        if self.used and not self.used & (part | closed_by):
            self.used |= part
        else:
            self.spend(camp)
            self.used = part

    # -- the frame ---------------------------------------------------------------------------------

    def options(self, s: GloryState) -> list[int]:
        """All that may be chosen, stopping last; empty when nothing is to be done."""
        camp = s.camps[self.seat]
        options = ROLES[self.role].options(s, self, camp)
        if self._may_labor(camp):
            options = options if options is not None else []
            options.append(code(ACT, 0, LABORER))
        if options is None:
            return []
        options.append(STOP << 18)
        return options

    @rule("G.b.storeroom.1")
    def _may_labor(self, camp: Camp) -> bool:
        """A client that would act anyway may act as a laborer instead."""
        return (
            self.source == OWN_PART
            and self.role != LABORER
            and camp.active >> STOREROOM & 1 == 1
            and (self.extra > 0 or self.client_tokens(camp) > 0)
        )

    def advance(self, state: GloryState) -> bool:
        camp = state.camps[self.seat]
        if self.used or self.any_token(camp):
            options = self.options(state)
            if options:
                state.asked = [ROLES[self.role].prompt(state, self, options)]
                return False
        state.stack.pop()
        ROLES[self.role].finished(state, self, camp)
        return True

    def asks(self, state: GloryState) -> list[Prompt]:
        return [ROLES[self.role].prompt(state, self, self.options(state))]

    def answer(self, state: GloryState, seat: int, move: Sequence[int]) -> None:
        camp = state.camps[seat]
        choice = move[0]
        verb = verb_of(choice)
        if verb == STOP:
            state.stack.pop()
            ROLES[self.role].finished(state, self, camp)
        elif verb == ACT:
            self.spend_client(camp)
            state.stack.append(ActionsFrame(seat, b_of(choice), 1, 0, GRANTED, 0, 0))
        else:
            ROLES[self.role].perform(state, self, camp, move)


def below(s: GloryState) -> ActionsFrame | None:
    """The actions that a frame on top of the stack interrupts."""
    frame = s.stack[-2]
    return frame if isinstance(frame, ActionsFrame) else None


@rule("G.building.5", "G.turn.9")
def follow_up(s: GloryState, f: ActionsFrame) -> ActionsFrame | None:
    """The interrupted actions whose next one comes straight after the last of `f`, if they are of
    the same role.

    What lies between must have come to its end: an action that could still be done there would
    come first.
    """
    at = len(s.stack) - 1
    while s.stack[at] is not f:
        at -= 1
    while at > 0:
        at -= 1
        frame = s.stack[at]
        if not isinstance(frame, ActionsFrame):
            return None
        if frame.role == f.role and frame.any_token(s.camps[f.seat]):
            return frame
        if frame.options(s):
            return None
    return None


def in_patron_part(s: GloryState, seat: int) -> bool:
    """Whether patron actions of this seat are still under way further down."""
    for frame in s.stack:
        if isinstance(frame, ActionsFrame) and frame.seat == seat and frame.role == PATRON:
            return True
    return False
