"""Clauses as a move would say them, to be written down again as an offer (rules 1.04.3, 1.04.5).

A move names in each code which clause it belongs to. Here only the things of the codes are given,
since a clause may come to stand elsewhere.
"""

from collections.abc import Sequence

from aedilis.kernel.prompt import Move, text_move
from aedilis.kernel.rule import rule
from aedilis.republic.deals.offers import OFFER, proposal_verb
from aedilis.republic.state.agreement import (
    CARD,
    CLAUSES,
    PRIEST,
    TALENTS,
    TEXT,
    VETO,
    VOTE,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import CARD as CARD_THING
from aedilis.republic.state.choices import SEAT, thing, verb


def said(clauses: Sequence[Clause]) -> Move:
    """An offer of some clauses, as things, without its end."""
    return [OFFER, *(part for clause in clauses for part in _said(clause))]


def _said(clause: Clause) -> Move:
    out = [thing(verb(f"promise_{CLAUSES[clause.kind]}"))]
    if clause.kind == CARD:
        # Who promises a card is not asked: of its cards a seat knows only its own.
        return [*out, SEAT + clause.to, CARD_THING + clause.number]
    out += [SEAT + clause.by, SEAT + clause.to]
    if clause.kind == TALENTS:
        return [*out, clause.number]
    if clause.kind == TEXT:
        return [*out, *text_move(clause.text)]
    if clause.kind == PRIEST:
        return [*out, *clause.content]
    out += [thing(verb(proposal_verb(clause.about))), *clause.content]
    if clause.kind in (VOTE, VETO):
        out.append(thing(verb("yes" if clause.number else "no")))
    return out


@rule("R 1.04.3", "R 1.04.5")
def turned(deal: Deal, seat: int) -> tuple[list[Clause], list[Clause]]:
    """The clauses of an offer as a party would offer them in its turn, those first that it promises
    itself; and those that it cannot offer: cards of somebody else.
    """
    left = [one for one in deal.clauses if one.kind == CARD and one.by != seat]
    taken = [one for one in deal.clauses if one not in left]
    # The first clause of an offer is about who makes it.
    return sorted(taken, key=lambda one: (one.by != seat, one.to != seat)), left
