"""Somebody looks for a senator who will do something, and asks one after another until one agrees.

See rules 2.05.2 and 2.06.2. Who is asked for his own faction, or has promised it, agrees by being
named; whoever has refused is not asked again.
"""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.republic.deals.carrying import note_consent, promised_consent
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.floor import controller, keep_chair
from aedilis.republic.rules.persons import who
from aedilis.republic.state.choices import NO, SENATOR, YES, index, senators, thing
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import SLOTS, RepublicState


@mypyc_attr(allow_interpreted_subclasses=True)
class SeekFrame(RepublicFrame):
    """The search. `candidate` is the slot of who is asked now, NONE while nobody is named;
    `refused` are the slots of those who would not.
    """

    __slots__ = ("candidate", "refused")

    def __init__(self, candidate: int, refused: list[int]) -> None:
        self.candidate = candidate
        self.refused = refused

    def fields(self) -> list[object]:
        return [self.candidate, self.refused]

    # -- what a search is for --------------------------------------------------------------------

    def what(self, s: RepublicState) -> str:
        """The word for what is asked of them, by which it is promised."""
        raise NotImplementedError

    def seeker(self, s: RepublicState) -> int:
        """The seat that looks for somebody."""
        raise NotImplementedError

    def over(self, s: RepublicState) -> bool:
        """Whether there is nothing to look for any more."""
        raise NotImplementedError

    def candidates(self, s: RepublicState) -> list[int]:
        """The slots of those who may be asked."""
        raise NotImplementedError

    def without(self) -> int:
        """The choice to do without anybody."""
        raise NotImplementedError

    def question(self, s: RepublicState) -> Choose:
        """Whom to ask, without its choices."""
        raise NotImplementedError

    def request(self, s: RepublicState) -> Choose:
        """What the candidate is asked, without its choices."""
        raise NotImplementedError

    def found(self, s: RepublicState, slot: int) -> None:
        """Somebody agrees; the search is off the stack."""
        raise NotImplementedError

    def settled(self, slot: int) -> list[int]:
        """The slots of those whose consent is given for good now that somebody agrees."""
        return [slot]

    def given_up(self, s: RepublicState) -> None:
        """Nobody does it; the search is off the stack."""
        raise NotImplementedError

    def ended(self, s: RepublicState) -> None:
        """There is nothing to look for any more; the search is off the stack."""

    # -- the search ------------------------------------------------------------------------------

    def left(self, s: RepublicState) -> list[int]:
        """Those who may be asked and have not refused."""
        return [slot for slot in self.candidates(s) if slot not in self.refused]

    def bury(self, state: RepublicState, slot: int) -> None:
        if self.candidate == slot:
            self.candidate = NONE

    def advance(self, state: RepublicState) -> bool:
        if self.over(state):
            state.stack.pop()
            self.ended(state)
            return True
        keep_chair(state)
        if self.candidate != NONE and self.candidate not in self.left(state):
            self.candidate = NONE
        if self.candidate == NONE:
            if self.left(state):
                return False
            state.stack.pop()
            self.given_up(state)
            return True
        faction = state.senator(self.candidate).faction
        own = controller(state, faction) == self.seeker(state)
        if not own and not promised_consent(state, faction, self.what(state), self.candidate):
            return False
        self._agree(state)
        return True

    def _agree(self, s: RepublicState) -> None:
        s.stack.pop()
        what = self.what(s)
        self.found(s, self.candidate)
        for slot in self.settled(self.candidate):
            note_consent(s, s.senator(slot).faction, what, slot)

    def asks(self, state: RepublicState) -> list[Prompt]:
        if self.candidate == NONE:
            prompt = self.question(state)
            prompt.options = [self.without(), *senators("senator", self.left(state))]
            return [prompt]
        prompt = self.request(state)
        prompt.options = [YES, NO]
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        if self.candidate == NONE:
            if SENATOR <= thing(move[0]) < SENATOR + SLOTS:
                self.candidate = index(move[0], SENATOR)
            else:
                state.stack.pop()
                self.given_up(state)
        elif move[0] == YES:
            self._agree(state)
        else:
            if state.log is not None:
                told = {"person": who(state, self.candidate)}
                faction = state.senator(self.candidate).faction
                state.note(f"republic-{self.kind()}-refuses", faction, told)
            self.refused = [*self.refused, self.candidate]
            self.candidate = NONE
