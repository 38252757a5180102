"""A proposal is made: by the chair or with a Tribune, with the consents it needs (rules 1.09.13,
1.09.151, 1.09.172).
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.form import Ask
from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import note_consent, note_nomination, promised_consent
from aedilis.republic.deals.terms import people
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.ballot import BY_TRIBUNE, Motion, Tally
from aedilis.republic.phases.senate.floor import chair, controller, keep_chair
from aedilis.republic.phases.senate.kinds import Parts, barred, names, next_field, whole_parts
from aedilis.republic.phases.senate.pledges import bound_tribune, keeping, name_promise
from aedilis.republic.phases.senate.registry import KINDS, kind_of
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.phases.senate.waiting import UNDONE, unwilling, why_lapsed
from aedilis.republic.rules.moments import hold
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import NO, STOP, VERBS, YES, thing, verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

ONLY_LAND_BILLS: Final = "land_bill"
ANY: Final = ""


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
    """The next field of a proposal after its verb, with what keeps a promise where one can be
    kept.
    """
    kind = kind_of(kind_word(done[0]))
    field = next_field(kind, s, seat, done[1:])
    if isinstance(field, Choose):
        field.options = keeping(s, seat, kind, list(done[1:]), field.options)
    return field


def make(s: RepublicState, seat: int, move: Sequence[int], tribune: bool) -> bool:
    """Put a proposal before the Senate, or first ask for the consents it needs. Gives False, and
    does nothing, when the same one has failed or been refused already.
    """
    what = kind_word(move[0])
    kind = kind_of(what)
    parts = whole_parts(move[1:])
    if barred(s, kind, parts):
        return False
    maker = BY_TRIBUNE if tribune else chair(s)
    frame = ConsentFrame(Motion(what, parts, seat, maker))
    if frame.waiting(s):
        s.stack.append(frame)
    else:
        put(s, what, parts, seat, maker)
    return True


@rule("R 1.09.13", "R 1.09.151")
def put(s: RepublicState, what: str, parts: Parts, by: int, maker: int) -> None:
    """Lay a proposal before the Senate; who wants to be waited for is, before the first vote."""
    agreed = 0
    for slot in kind_of(what).consents(s, by, parts):
        note_consent(s, s.senator(slot).faction, what, slot)
        agreed |= 1 << slot
    s.sitting().refused = []
    flat = [n for part in parts for n in part]
    note_nomination(s, by, what, flat)
    vote = VoteFrame(Motion(what, parts, by, maker, agreed), Tally([0] * len(s.factions)))
    s.stack.append(vote)
    if s.log is not None:
        told = {
            "proposal": what,
            "content": flat,
            "people": people(s, flat),
            "tribune": int(maker == BY_TRIBUNE),
        }
        s.note("republic-proposed", by, told)
    vote.fresh = hold(s, "proposal", False).lets_go(s)


cite("R 1.09.172", "R 1.09.643", "R 1.09.62", "R 1.09.51")


class ConsentFrame(RepublicFrame):
    """A proposal that waits for the consent of senators, one after another.

    That of a Tribune stands above the frame which asks what he proposes: if somebody refuses, he
    may propose something else. Its parts are empty once somebody it names has died.
    """

    __slots__ = ("motion",)

    def __init__(self, motion: Motion) -> None:
        self.motion = motion

    def kind(self) -> str:
        return "consent"

    def fields(self) -> list[object]:
        return [self.motion]

    def of_tribune(self) -> bool:
        return self.motion.maker == BY_TRIBUNE

    def bury(self, state: RepublicState, slot: int) -> None:
        if names(self.motion.parts, slot):
            self.motion.parts = []
        if self.motion.maker == slot:
            self.motion.maker = NONE

    def waiting(self, s: RepublicState) -> list[int]:
        """The slots of those who are still to consent, and have not promised to."""
        one = self.motion
        if not one.parts:
            return []
        return [
            slot
            for slot in unwilling(s, kind_of(one.what), one.by, one.parts, one.agreed)
            if not promised_consent(s, s.senator(slot).faction, one.what, slot)
        ]

    def advance(self, state: RepublicState) -> bool:
        if state.sitting().departed:
            state.stack.pop()
            return True
        keep_chair(state)
        kind, why = kind_of(self.motion.what), UNDONE
        if self.motion.parts:
            why = why_lapsed(state, kind, self.motion.by, self.of_tribune(), self.motion.parts)
        if why:
            state.stack.pop()
            if state.log is not None:
                state.note("republic-void", -1, {"proposal": self.motion.what, "why": why})
            return True
        if self.waiting(state):
            return False
        state.stack.pop()
        if self.of_tribune():
            state.stack.pop()
        put(state, self.motion.what, self.motion.parts, self.motion.by, self.motion.maker)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        slot = self.waiting(state)[0]
        seat = controller(state, state.senator(slot).faction)
        prompt = Choose(seat, "republic-ask-consent", "R 1.09.172", [YES, NO])
        prompt.params = {"proposal": self.motion.what, "person": who(state, slot)}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        slot = self.waiting(state)[0]
        faction = state.senator(slot).faction
        if state.log is not None:
            told = {
                "person": who(state, slot),
                "proposal": self.motion.what,
                "yes": int(move[0] == YES),
            }
            state.note("republic-consent", faction, told)
        if move[0] == YES:
            # What has been promised is kept, and told, when the proposal is put.
            self.motion.agreed |= 1 << slot
            return
        state.sitting().refused.append(kind_of(self.motion.what).key(self.motion.parts))
        state.stack.pop()


cite("R 1.09.151")


class ProposeFrame(RepublicFrame):
    """A seat whose Tribune gives it a proposal says what it is. `only` limits it to one kind."""

    __slots__ = ("only", "seat")

    def __init__(self, seat: int, only: str) -> None:
        self.seat = seat
        self.only = only

    def kind(self) -> str:
        return "propose"

    def of_tribune(self) -> bool:
        return True

    def fields(self) -> list[object]:
        return [self.seat, self.only]

    def options(self, s: RepublicState) -> list[int]:
        """The kinds of proposals it may make."""
        found = open_kinds(s, self.seat, True)
        return [one for one in found if self.only in (ANY, kind_word(one))]

    def advance(self, state: RepublicState) -> bool:
        keep_chair(state)
        gone = state.factions[self.seat].gone or state.sitting().departed
        if self.options(state) and not gone:
            return False
        state.stack.pop()
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        seat = controller(state, self.seat)
        asked = Ask(self, state, seat, "republic-ask-tribune-proposal", "R 1.09.151")
        return [name_promise(state, asked, self.seat)]

    def field(self, state: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
        if not done:
            options = bound_tribune(state, self.seat, [*self.options(state), STOP])
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
