"""Agreements that wait for a reader's answer, with the whole moves that give it."""

from aedilis.kernel.board import Offer
from aedilis.kernel.marking import Line, line, plain
from aedilis.kernel.prompt import Prompt
from aedilis.kernel.text import capital
from aedilis.republic.deals.dispute import the_deal
from aedilis.republic.deals.offers import ACCEPT, OFFER, REFUSE, acceptable
from aedilis.republic.deals.spelling import said, turned
from aedilis.republic.presentation.board.marked import MarkedRepublicText
from aedilis.republic.presentation.phrases import clause_words
from aedilis.republic.state.choices import DEAL, code
from aedilis.republic.view import RepublicView


def offers(marked: MarkedRepublicText, view: RepublicView, aside: Prompt) -> list[Offer]:
    """The offers that the reader may accept or refuse now, by `aside`, what he may do out of
    turn.
    """
    choices = aside.choices([])
    if ACCEPT not in choices:
        return []
    counter = OFFER if OFFER in choices else None
    out: list[Offer] = []
    for number in acceptable(view.table, marked.viewer):
        deal, chosen = the_deal(view.table, number), code("deal", DEAL, number)
        promises: list[Line] = [
            line(capital(clause_words(marked, clause, view.table))) for clause in deal.clauses
        ]
        taken, left = turned(deal, marked.viewer)
        out.append(
            Offer(
                number,
                deal.by,
                promises,
                [ACCEPT, chosen],
                [REFUSE, chosen],
                counter,
                said(taken),
                [plain(clause_words(marked, clause, view.table)) for clause in left],
            )
        )
    return out
