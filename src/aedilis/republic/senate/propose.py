"""A proposal is made: by the chair or with a Tribune, with the consents it needs (rules 1.09.13,
1.09.151, 1.09.172).
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import note_consent, note_nomination, promised_consent
from aedilis.republic.deals.terms import people
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.frames import Ask, Step, hold
from aedilis.republic.senate.ballot import BY_CHAIR, BY_TRIBUNE
from aedilis.republic.senate.floor import controller
from aedilis.republic.senate.kinds import Parts, barred, names, next_field, whole_parts
from aedilis.republic.senate.registry import KINDS, kind_of
from aedilis.republic.senate.vote import VoteFrame
from aedilis.republic.senators import who
from aedilis.republic.state import RepublicState
from aedilis.republic.things import NO, STOP, VERBS, YES, thing, verb

ONLY_LAND_BILLS = "land_bill"
ANY = ""


def propose_verb(what: str) -> int:
    """The choice that begins a proposal of a kind."""
    return verb(f"propose_{what}")


def kind_word(choice: int) -> str:
    """The kind of proposal that a choice begins; empty if it begins none."""
    word = VERBS[thing(choice)]
    return word.removeprefix("propose_") if word.startswith("propose_") else ""


@rule("R 1.09.12", "R 1.09.151", "R 1.09.17", "R 1.09.83")
def open_kinds(s: RepublicState, seat: int, tribune: bool) -> list[int]:
    """The kinds of proposals that can be made now, as choices."""
    return [propose_verb(kind.name) for kind in KINDS if kind.may(s, seat, tribune)]


def proposal_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """The next field of a proposal after its verb."""
    kind = kind_of(kind_word(done[0]))
    return next_field(kind, s, seat, done[1:])


def make(s: RepublicState, seat: int, move: Sequence[int], tribune: bool) -> bool:
    """Put a proposal before the Senate, or first ask for the consents it needs. Gives False, and
    does nothing, when the same one has failed or been refused already.
    """
    what = kind_word(move[0])
    kind = kind_of(what)
    parts = whole_parts(move[1:])
    if barred(s, kind, parts):
        return False
    waiting = [
        slot
        for slot in kind.consents(s, seat, parts)
        if controller(s, s.senator(slot).faction) != controller(s, seat)
        and not promised_consent(s, s.senator(slot).faction, what, slot)
    ]
    if waiting:
        s.stack.append(ConsentFrame(what, parts, seat, int(tribune), waiting))
    else:
        put(s, what, parts, seat, tribune)
    return True


@rule("R 1.09.13", "R 1.09.151")
def put(s: RepublicState, what: str, parts: Parts, by: int, tribune: bool) -> None:
    """Lay a proposal before the Senate; who wants to be waited for is, before the first vote."""
    for slot in kind_of(what).consents(s, by, parts):
        note_consent(s, s.senator(slot).faction, what, slot)
    kind_of(what).made(s, parts)
    s.sitting().refused = []
    flat = [n for part in parts for n in part]
    note_nomination(s, by, what, flat)
    none = [0] * s.seats
    made = BY_TRIBUNE if tribune else BY_CHAIR
    s.stack.append(VoteFrame(what, parts, by, made, NONE, [], none, 0, 0, 0, 0, 0, 0))
    if s.log is not None:
        told = {
            "proposal": what,
            "content": flat,
            "people": people(s, flat),
            "tribune": int(tribune),
        }
        s.note("republic-proposed", by, told)
    hold(s, "proposal", False)


cite("R 1.09.172", "R 1.09.643", "R 1.09.62", "R 1.09.51")


class ConsentFrame(Step):
    """A proposal that waits for the consent of senators, those in `waiting`, one after another.

    That of a Tribune stands above the frame which asks what he proposes: if somebody refuses, he
    may propose something else. `parts` are empty once somebody it names has died.
    """

    __slots__ = ("by", "parts", "tribune", "waiting", "what")

    def __init__(self, what: str, parts: Parts, by: int, tribune: int, waiting: list[int]) -> None:
        self.what = what
        self.parts = parts
        self.by = by
        self.tribune = tribune
        self.waiting = waiting

    def kind(self) -> str:
        return "consent"

    def fields(self) -> list[object]:
        return [self.what, self.parts, self.by, self.tribune, self.waiting]

    def bury(self, state: RepublicState, slot: int) -> None:
        if names(self.parts, slot):
            self.parts = []

    def advance(self, state: RepublicState) -> bool:
        gone = not self.parts or state.sitting().departed
        if gone or not kind_of(self.what).holds(state, self.parts):
            state.stack.pop()
            return True
        if self.waiting:
            return False
        state.stack.pop()
        if self.tribune:
            state.stack.pop()
        put(state, self.what, self.parts, self.by, bool(self.tribune))
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        slot = self.waiting[0]
        seat = controller(state, state.senator(slot).faction)
        prompt = Choose(seat, "republic-ask-consent", "R 1.09.172", [YES, NO])
        prompt.params = {"proposal": self.what, "person": who(state, slot)}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        slot = self.waiting.pop(0)
        faction = state.senator(slot).faction
        if state.log is not None:
            told = {"person": who(state, slot), "proposal": self.what, "yes": int(move[0] == YES)}
            state.note("republic-consent", faction, told)
        if move[0] == YES:
            note_consent(state, faction, self.what, slot)
            return
        state.sitting().refused.append(kind_of(self.what).key(self.parts))
        state.stack.pop()


cite("R 1.09.151")


class ProposeFrame(Step):
    """A seat whose Tribune gives it a proposal says what it is. `only` limits it to one kind."""

    __slots__ = ("only", "seat")

    def __init__(self, seat: int, only: str) -> None:
        self.seat = seat
        self.only = only

    def kind(self) -> str:
        return "propose"

    def fields(self) -> list[object]:
        return [self.seat, self.only]

    def options(self, s: RepublicState) -> list[int]:
        """The kinds of proposals it may make."""
        found = open_kinds(s, self.seat, True)
        return [one for one in found if self.only in (ANY, kind_word(one))]

    def advance(self, state: RepublicState) -> bool:
        gone = state.factions[self.seat].gone or state.sitting().departed
        if self.options(state) and not gone:
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = controller(state, self.seat)
        return [Ask(self, state, seat, "republic-ask-tribune-proposal", "R 1.09.151")]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = [*self.options(state), STOP]
            return Choose(seat, "republic-ask-tribune-proposal", "R 1.09.151", options)
        return proposal_field(state, self.seat, done) if done[0] != STOP else None

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if move[0] == STOP:
            state.stack.pop()
            return
        at = len(state.stack)
        if make(state, self.seat, move, True) and state.stack[at].kind() == "vote":
            # The vote takes this frame's place.
            state.stack.pop(at - 1)
