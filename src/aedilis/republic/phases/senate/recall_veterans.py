"""A Consul calls veterans back whom he has disbanded (rule 2.04.3)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Amount, Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.numbers import RECALL_VETERAN_COST
from aedilis.republic.phases.senate.floor import in_session
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.persons import who
from aedilis.republic.rules.veterans import most_recalled, recall_veterans, recallers
from aedilis.republic.state.choices import senator, senators, verb
from aedilis.republic.state.table import RepublicState

CALL_BACK: Final = verb("call_back")


@rule("R 2.04.3")
def recall_open(s: RepublicState) -> bool:
    """Whether veterans may be called back now: in the Senate's other business, with no vote under
    way.
    """
    if not s.switches.veterans or not in_session(s):
        return False
    return s.sitting().other_business() and the_vote(s) is None


def recall_options(s: RepublicState, seat: int) -> list[int]:
    """The verb, for the player of a Consul who has veterans to call back."""
    return [CALL_BACK] if recall_open(s) and recallers(s, seat) else []


@rule("R 2.04.3")
def recall_field(s: RepublicState, seat: int, done: Sequence[int]) -> Prompt | None:
    """Who calls, how many, and how much of it he pays himself."""
    if len(done) == 1:
        slots = senators("senator", recallers(s, seat))
        return Choose(seat, "republic-ask-recaller", "R 2.04.3", slots)
    slot = senator(done[1])
    if len(done) == 2:
        most = most_recalled(s, slot)
        asked = Amount(seat, "republic-ask-call-back", "R 2.04.3", "veterans", 1, most)
        asked.params = {"person": who(s, slot), "price": RECALL_VETERAN_COST}
        return asked
    if len(done) == 3:
        cost = RECALL_VETERAN_COST * done[2]
        low = max(0, cost - s.factions[seat].treasury)
        high = min(cost, s.senator(slot).talents)
        asked = Amount(seat, "republic-ask-call-back-own", "R 2.04.3", "personal", low, high)
        asked.params = {"person": who(s, slot), "talents": cost}
        return asked
    return None


@rule("R 2.04.3")
def call_back(s: RepublicState, seat: int, move: Sequence[int]) -> None:
    """A Consul calls veterans back."""
    recall_veterans(s, senator(move[1]), move[2], move[3])
