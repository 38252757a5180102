"""Public agreements carried out when their time comes (rules 1.04.3, 1.04.5, 1.04.6).

Talents go over at the next redistribution, cards in the next Revolution Phase. Votes, nominations
and consents belong to one sitting of the Senate: the one under way or the next. Whoever asks a seat
there asks here first what it has promised, offers nothing else, and tells what it did.

Whoever does not get what he was promised is released from what he has not done yet, and so is
whoever waits for him in turn.
"""

from bisect import insort
from collections.abc import Iterator

from aedilis.kernel.rule import rule
from aedilis.republic.deals.terms import may_be_kept, sitting_of, stale, suits
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.rules.money import FACTION, balance, pay
from aedilis.republic.rules.persons import of_faction
from aedilis.republic.state.agreement import (
    BINDING,
    CARD,
    CONSENT,
    FAILED,
    KEPT,
    NOMINATE,
    OPEN,
    PRIEST,
    RELEASED,
    SETTLED,
    TALENTS,
    TEXT,
    VETO,
    VOTE,
    WITHDRAWN,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.frame import RepublicFrame
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, REBEL

# -- talents and cards -----------------------------------------------------------------------------


@rule("R 1.04.6", "R 1.04.3", "R 1.06.3")
def pay_promised_talents(s: RepublicState) -> None:
    """At the start of the redistribution, everything promised is paid, the older deal first.

    It comes out of the faction's treasury and then out of those of its members. What can be paid
    in full is paid before what cannot, since somebody may live on what he is owed himself; of the
    rest is paid what there is.
    """
    sweep(s)
    due = list(_open(s, TALENTS))
    if due:
        # Which purses pay, and in what order, tells everybody how much was in the treasuries.
        s.learned |= (1 << s.seats) - 1
    while due:
        able = [pair for pair in due if funds(s, pair[1].by) >= pair[1].number]
        deal, clause = able[0] if able else due[0]
        _pay_clause(s, deal, clause)
        # A clause that fails may release others that were still to be paid.
        due = list(_open(s, TALENTS))


def _pay_clause(s: RepublicState, deal: Deal, clause: Clause) -> None:
    paid = 0
    for account in _purses(s, clause.by):
        talents = min(balance(s, account), clause.number - paid)
        pay(s, account, FACTION + clause.to, talents)
        paid += talents
    if s.log is not None:
        told = {"deal": deal.number, "to": [clause.to], "talents": paid}
        s.note("republic-deal-paid", clause.by, told)
    _close(s, deal, clause, KEPT if paid == clause.number else FAILED)


def _purses(s: RepublicState, seat: int) -> list[int]:
    """The accounts a faction pays its promises from, in order."""
    free = [slot for slot, one in of_faction(s, seat) if one.place not in (CAPTIVE, REBEL)]
    return [FACTION + seat, *free]


def funds(s: RepublicState, seat: int) -> int:
    """What a faction can pay its promises from. Only its player knows all of it."""
    return sum(balance(s, account) for account in _purses(s, seat))


@rule("R 1.04.5", "R 1.04.3")
def give_promised_cards(s: RepublicState) -> None:
    """In the Revolution Phase every card promised goes over, if it is in hand."""
    sweep(s)
    for deal, clause in list(_open(s, CARD)):
        if clause.fate != OPEN:
            continue
        hand = s.factions[clause.by].hand
        there = clause.number in hand
        if there:
            hand.remove(clause.number)
            insort(s.factions[clause.to].hand, clause.number)
        # That the card was there, or not, is plain to see.
        s.learned |= (1 << s.seats) - 1
        if s.log is not None and there:
            told = {"deal": deal.number, "to": [clause.to], "card": clause.number}
            s.note("republic-deal-card", clause.by, told)
        _close(s, deal, clause, KEPT if there else FAILED)


@rule("R 1.04.5")
def promised_cards(s: RepublicState, seat: int) -> list[int]:
    """The cards a seat has promised and not yet given, and those it shows in an exchange that is
    still open. It must not play or discard them.
    """
    found: list[int] = []
    if s.deals:
        found = [clause.number for _, clause in _open(s, CARD) if clause.by == seat]
    for frame in s.stack:
        if isinstance(frame, RepublicFrame):
            found += frame.shown(seat)
    return found


# -- the Senate ------------------------------------------------------------------------------------


@rule("R 1.04.3")
def vote_clause(s: RepublicState, seat: int, kind: str, content: list[int]) -> Clause | None:
    """The promise that tells a seat how to vote on a proposal; None if it may vote as it likes.

    Of promises that contradict each other the oldest counts.
    """
    if s.deals:
        for _, clause in _of_sitting(s, VOTE, seat):
            if suits(clause, kind, content):
                return clause
    return None


def nominations(s: RepublicState, seat: int, kind: str = "") -> list[Clause]:
    """The promises of a seat to make a proposal in this sitting, the oldest first; only those about
    one kind of proposal, if it is given.
    """
    found = [clause for _, clause in _of_sitting(s, NOMINATE, seat)] if s.deals else []
    return [clause for clause in found if clause.about == kind] if kind else found


@rule("R 1.04.3")
def promised_consent(s: RepublicState, seat: int, what: str, slot: int) -> bool:
    """Whether a seat must consent to what a proposal of kind `what` asks of its senator."""
    return any(
        clause.about == what and clause.content == [SENATOR + slot]
        for _, clause in _of_sitting(s, CONSENT, seat)
    )


@rule("R 1.04.3")
def note_vote(s: RepublicState, seat: int, kind: str, content: list[int], votes_for: bool) -> None:
    """A seat has voted: its promises about this proposal are kept, or have become impossible."""
    for deal, clause in list(_of_sitting(s, VOTE, seat)):
        if clause.fate == OPEN and suits(clause, kind, content):
            _close(s, deal, clause, KEPT if clause.number == int(votes_for) else FAILED)


@rule("R 1.04.3")
def note_nomination(s: RepublicState, seat: int, kind: str, content: list[int]) -> None:
    """A seat has made a proposal: its promise to make it is kept. Any other changes nothing."""
    for deal, clause in list(_of_sitting(s, NOMINATE, seat)):
        if clause.fate == OPEN and suits(clause, kind, content):
            _close(s, deal, clause, KEPT)


@rule("R 1.04.3")
def note_consent(s: RepublicState, seat: int, what: str, slot: int) -> None:
    """A seat has given its consent for a senator."""
    for deal, clause in list(_of_sitting(s, CONSENT, seat)):
        if clause.fate == OPEN and clause.about == what and clause.content == [SENATOR + slot]:
            _close(s, deal, clause, KEPT)


@rule("R 1.04.3", "R 2.01.5")
def veto_clause(s: RepublicState, seat: int, kind: str, content: list[int]) -> Clause | None:
    """The promise that the Pontifex Maximus of a seat will veto a proposal, or will not; None if he
    may do as he likes. Of promises that contradict each other the oldest counts.
    """
    for _, clause in _of_sitting(s, VETO, seat):
        if suits(clause, kind, content):
            return clause
    return None


@rule("R 1.04.3", "R 2.01.5")
def note_veto(s: RepublicState, kind: str, content: list[int], vetoed: bool) -> None:
    """The Pontifex Maximus has vetoed a proposal, or all have voted on it without his veto."""
    for deal, clause in list(_open(s, VETO)):
        if clause.fate == OPEN and deal.due == s.turn and suits(clause, kind, content):
            _close(s, deal, clause, KEPT if clause.number == int(vetoed) else FAILED)


@rule("R 1.04.3", "R 2.01.3")
def priest_promised(s: RepublicState, seat: int, slots: list[int]) -> int:
    """Whom of some the Pontifex Maximus of a seat has promised to make a priest, the oldest promise
    first; NONE for nobody.
    """
    for _, clause in _of_sitting(s, PRIEST, seat):
        if clause.content[0] - SENATOR in slots:
            return clause.content[0] - SENATOR
    return NONE


@rule("R 1.04.3", "R 2.01.3")
def note_priest(s: RepublicState, seat: int, slot: int) -> None:
    """A seat has had somebody made a priest."""
    for deal, clause in list(_of_sitting(s, PRIEST, seat)):
        if clause.fate == OPEN and clause.content == [SENATOR + slot]:
            _close(s, deal, clause, KEPT)


@rule("R 1.04.3")
def expire(s: RepublicState) -> None:
    """At the end of the Senate Phase: what had no occasion in its sitting has none any more, and
    binds neither side.
    """
    _lapse(s, s.turn)


def _lapse(s: RepublicState, turn: int) -> None:
    """Release what was meant for the sitting of a turn or an earlier one."""
    for kind in (VOTE, NOMINATE, CONSENT, PRIEST, VETO):
        for deal, clause in list(_open(s, kind)):
            if clause.fate == OPEN and deal.due <= turn:
                _close(s, deal, clause, RELEASED)


# -- what becomes of clauses -----------------------------------------------------------------------


def _open(s: RepublicState, kind: int) -> Iterator[tuple[Deal, Clause]]:
    """The clauses of a kind that bind and are not settled, the oldest first."""
    for deal in s.deals:
        if deal.state == BINDING:
            for clause in deal.clauses:
                if clause.kind == kind and clause.fate == OPEN:
                    yield deal, clause


def _of_sitting(s: RepublicState, kind: int, seat: int) -> Iterator[tuple[Deal, Clause]]:
    """The promises of a seat that this year's sitting can still see kept."""
    for deal, clause in _open(s, kind):
        if clause.by == seat and deal.due == s.turn and may_be_kept(s, clause):
            yield deal, clause


def sweep(s: RepublicState) -> None:
    """Put dead offers away, and close what nobody can keep any more."""
    _lapse(s, sitting_of(s) - 1)
    for deal in s.deals:
        if stale(s, deal):
            deal.state = WITHDRAWN
        if deal.state != BINDING:
            continue
        for clause in deal.clauses:
            if clause.fate == OPEN and s.factions[clause.by].gone:
                _close(s, deal, clause, FAILED)
            elif clause.fate == OPEN and s.factions[clause.to].gone:
                _close(s, deal, clause, RELEASED)
    # The last one stays, since the next is numbered after it.
    ended = (SETTLED, WITHDRAWN)
    s.deals = [
        deal
        for deal in s.deals
        if deal.state not in ended or deal.turn == s.turn or deal is s.deals[-1]
    ]


def _close(s: RepublicState, deal: Deal, clause: Clause, fate: int) -> None:
    """A clause has come to its end. If it was not kept, whoever waited for it is released."""
    clause.fate = fate
    if s.log is not None:
        told = {"deal": deal.number, "clause": deal.clauses.index(clause) + 1, "fate": fate}
        s.note("republic-deal-clause", clause.by, told)
    if fate != KEPT:
        _release(s, deal, clause)
    if all(one.fate != OPEN for one in deal.clauses):
        deal.state = SETTLED


@rule("R 1.04.3")
def _release(s: RepublicState, deal: Deal, missed: Clause) -> None:
    """Who does not get what he was promised need not do what he has not done, and so on; but who
    has missed his promise is not freed by it.
    """
    waiting = [missed.to]
    while waiting:
        seat = waiting.pop(0)
        for clause in deal.clauses:
            if clause.by == seat and clause.fate == OPEN:
                clause.fate = RELEASED
                if s.log is not None:
                    told = {"deal": deal.number, "clause": deal.clauses.index(clause) + 1}
                    s.note("republic-deal-released", seat, told)
                if clause.to != missed.by:
                    waiting.append(clause.to)


def absolve(s: RepublicState, seat: int) -> None:
    """Free a seat of its promises about proposals: what would it do without them?"""
    for kind in (VOTE, NOMINATE):
        for _, clause in list(_open(s, kind)):
            if clause.by == seat:
                clause.fate = RELEASED


@rule("R 1.04.3")
def judge(s: RepublicState, deal: Deal, clause: Clause, kept: bool) -> None:
    """The table has decided about a clause in words."""
    clause.judged = True
    if clause.kind == TEXT and clause.fate == OPEN:
        _close(s, deal, clause, KEPT if kept else FAILED)
