"""A dispute about a clause in words: the other players decide (rule 1.04.3)."""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import cite, rule
from aedilis.republic.deals.carrying import judge
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.state.agreement import BINDING, OPEN, TEXT, Deal
from aedilis.republic.state.choices import verb
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState

KEPT: Final = verb("kept", "vote")
BROKEN: Final = verb("broken", "vote")


def the_deal(s: RepublicState, number: int) -> Deal:
    """The deal with a number. Raises KeyError if it is not kept any more."""
    for deal in s.deals:
        if deal.number == number:
            return deal
    raise KeyError(number)


@rule("R 1.04.3", "R 1.04.8")
def judges(s: RepublicState, deal: Deal) -> list[int]:
    """The seats that are no party, clockwise from the highest ranking official's."""
    first = hrao_seat(s)
    round_table = s.round_from(first)
    return [
        seat for seat in round_table if not deal.parties() >> seat & 1 and not s.factions[seat].gone
    ]


@rule("R 1.04.3")
def open_disputes(s: RepublicState, seat: int) -> list[tuple[int, int]]:
    """What a seat may dispute: numbers of deals it is a party to, and indexes of clauses in words,
    each of which is judged once. One dispute is settled before the next.
    """
    if any(frame.kind() == "dispute" for frame in s.stack):
        return []
    return [
        (deal.number, n)
        for deal in s.deals
        if deal.state == BINDING and deal.parties() >> seat & 1 and judges(s, deal)
        for n, clause in enumerate(deal.clauses)
        if clause.kind == TEXT and clause.fate == OPEN and not clause.judged
    ]


@rule("R 1.04.3")
def dispute(s: RepublicState, seat: int, number: int, n: int) -> None:
    """A party says that clause n of a deal has been broken."""
    deal = the_deal(s, number)
    if s.log is not None:
        told = {"deal": number, "clause": n + 1, "text": deal.clauses[n].text}
        s.note("republic-deal-disputed", seat, told)
    s.stack.append(DisputeFrame(number, n, judges(s, deal), 0, 0))


cite("R 1.04.3")


class DisputeFrame(RepublicFrame):
    """The seats in `left` are still to say whether clause `clause` of deal `number` was kept.

    It was broken if more say so than deny it.
    """

    __slots__ = ("broken", "clause", "kept", "left", "number")

    def __init__(self, number: int, clause: int, left: list[int], kept: int, broken: int) -> None:
        self.number = number
        self.clause = clause
        self.left = left
        self.kept = kept
        self.broken = broken

    def kind(self) -> str:
        return "dispute"

    def fields(self) -> list[object]:
        return [self.number, self.clause, self.left, self.kept, self.broken]

    def advance(self, state: RepublicState) -> bool:
        if self.left:
            return False
        state.stack.pop()
        deal = the_deal(state, self.number)
        clause = deal.clauses[self.clause]
        kept = self.broken <= self.kept
        if state.log is not None:
            told = {"deal": deal.number, "clause": self.clause + 1, "kept": int(kept)}
            votes = {"yes": self.kept, "no": self.broken}
            state.note("republic-deal-judged", clause.by, {**told, **votes})
        judge(state, deal, clause, kept)
        return True

    def asks(self, state: RepublicState) -> list[Prompt]:
        clause = the_deal(state, self.number).clauses[self.clause]
        prompt = Choose(self.left[0], "republic-ask-dispute", "R 1.04.3", [KEPT, BROKEN])
        told = {"deal": self.number, "clause": self.clause + 1, "seat": clause.by}
        prompt.params = {**told, "text": clause.text}
        return [prompt]

    def answer(self, state: RepublicState, seat: int, move: Sequence[int]) -> None:
        self.left.pop(0)
        if move[0] == KEPT:
            self.kept += 1
        else:
            self.broken += 1
        if state.log is not None:
            state.note("republic-deal-vote", seat, {"kept": int(move[0] == KEPT)})
