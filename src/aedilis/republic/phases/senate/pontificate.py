"""The Pontifex Maximus is elected, and removed (rules 2.01.2 and 2.01.8)."""

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import PONTIFEX
from aedilis.republic.phases.senate.elections import free_of_major, is_due
from aedilis.republic.phases.senate.kinds import Kind, Parts, slot_of
from aedilis.republic.phases.senate.posts import take_post
from aedilis.republic.rules.college import dismiss, pontifex
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import SENATOR, senators
from aedilis.republic.state.sitting import PONTIFEX_STEP
from aedilis.republic.state.table import RepublicState

# -- election --------------------------------------------------------------------------------------


@rule("R 2.01.2", "R 1.09.2", "R 1.09.131")
def pontifex_candidates(s: RepublicState) -> list[int]:
    """Who may be elected and has not been rejected in this sitting: in Rome, and without other
    major office but perhaps that of Censor, which he would give up.
    """
    kind = Pontiffs()
    barred = s.sitting().barred
    eligible = eligible_pontiffs(s)
    return [slot for slot in eligible if kind.key([[SENATOR + slot]]) not in barred]


@rule("R 2.01.2")
def eligible_pontiffs(s: RepublicState) -> list[int]:
    """Who may be elected at all."""
    return free_of_major(s) if s.switches.pontifex_exclusive else in_rome(s)


cite("R 2.01.2")


class Pontiffs(Kind):
    """The Pontifex Maximus, as long as nobody is."""

    name = "pontifex"
    rule = "R 2.01.2"

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        return is_due(s, PONTIFEX_STEP, PONTIFEX) and len(pontifex_candidates(s)) > 1

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if part:
            return None
        options = senators("senator", pontifex_candidates(s))
        return Choose(seat, "republic-ask-pontifex", self.rule, options)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return slot_of(parts[0][0]) in eligible_pontiffs(s)

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        make_pontifex(s, slot_of(parts[0][0]))


@rule("R 2.01.2")
def make_pontifex(s: RepublicState, slot: int) -> None:
    """A senator becomes Pontifex Maximus, for life."""
    take_post(s, slot, PONTIFEX)


# -- removal ---------------------------------------------------------------------------------------

cite("R 2.01.8")


class Removals(Kind):
    """The Pontifex Maximus is removed from office, by two thirds of the votes."""

    name = "remove_pontifex"
    rule = "R 2.01.8"

    def may(self, s: RepublicState, seat: int, tribune: bool) -> bool:
        chief = pontifex(s)
        if chief == NONE or not s.sitting().other_business():
            return False
        return self.key([[SENATOR + chief]]) not in s.sitting().barred

    def field(self, s: RepublicState, seat: int, parts: Parts, part: list[int]) -> Prompt | None:
        if part:
            return None
        options = senators("senator", [pontifex(s)])
        return Choose(seat, "republic-ask-removed-pontifex", self.rule, options)

    def holds(self, s: RepublicState, parts: Parts) -> bool:
        return slot_of(parts[0][0]) == pontifex(s)

    def passes(self, yes: int, no: int) -> bool:
        return yes >= 2 * no and yes > 0

    def carry(self, s: RepublicState, parts: Parts, by: int) -> None:
        dismiss(s, slot_of(parts[0][0]))
