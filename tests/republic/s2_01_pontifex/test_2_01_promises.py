"""What is promised of the powers of the Pontifex Maximus is kept (1.04.3, 2.01.3, 2.01.5)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.rules.college import priests
from aedilis.republic.state.agreement import BINDING, FATES, PRIEST, VETO, Clause, Deal
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import name
from tests.republic.setup.priests import with_pontifex
from tests.republic.setup.senate import finish_vote
from tests.republic.setup.trials import asked, do, may, member, run, values
from tests.republic.setup.tribunes import raising

POWER = "pontifex_maximus"


def bound(s: RepublicState, clause: Clause) -> Deal:
    """A promise of faction 2 to faction 0 binds."""
    deal = Deal(1, s.turn, 2, [clause])
    deal.state, deal.due = BINDING, s.turn
    s.deals = [deal]
    return deal


def fate(deal: Deal) -> str:
    return FATES[deal.clauses[0].fate]


@rule("R 2.01.3", "R 1.04.3")
@pytest.mark.parametrize("early", [True, False])
def test_a_promised_priesthood_is_given_at_last_when_the_senate_closes(early: bool) -> None:
    """R-2.00b"""
    s, _ = with_pontifex()
    slot = member(s, 4)
    clause = Clause(PRIEST, 2, 0)
    clause.content = [SENATOR + slot]
    one = s.senator(slot)
    clause.people = [one.family if one.statesman < 0 else 100 + one.statesman]
    deal = bound(s, clause)
    run(s)
    assert values(s, 2, "target", do="name_priest") == [name(s, slot)]
    if early:
        do(s, 2, do="name_priest", target=name(s, slot))
    else:
        do(s, 0, do="adjourn")
        while s.stack and asked(s)[0][1] == "republic-ask-hold-adjournment":
            do(s, asked(s)[0][0], do="pass")
    assert priests(s) == [slot]
    assert fate(deal) == "kept"


def vetoing(promised: int) -> tuple[RepublicState, Deal]:
    s, _ = with_pontifex()
    clause = Clause(VETO, 2, 0, promised)
    clause.about = "forces"
    deal = bound(s, clause)
    run(s)
    raising(s, 1)
    return s, deal


@rule("R 2.01.5", "R 1.04.3")
def test_who_has_promised_no_veto_has_none() -> None:
    """R-2.00b"""
    s, deal = vetoing(0)
    assert not may(s, 2, "veto")
    finish_vote(s, "yes")
    assert fate(deal) == "kept"


@rule("R 2.01.5", "R 1.04.3")
def test_who_has_promised_a_veto_can_do_nothing_else() -> None:
    """R-2.00b"""
    s, deal = vetoing(1)
    do(s, 0, seat=2)
    assert values(s, 2, "do") == ["veto"]
    do(s, 2, do="veto", **{"with": POWER})
    assert fate(deal) == "kept"


@rule("R 1.04.3")
def test_both_can_be_offered_where_there_is_a_pontifex() -> None:
    s, _ = with_pontifex()
    run(s)
    told = {"clause_1": "promise_veto", "by_1": 2, "to_1": 0, "proposal_1": "propose_forces"}
    do(s, 0, do="offer", **told, vote_1="no", clause_2="end")
    assert [one.kind for one in s.deals[0].clauses] == [VETO]
    told = {"clause_1": "promise_priest", "by_1": 2, "to_1": 0, "whom_1": name(s, member(s, 0))}
    do(s, 0, do="offer", **told, clause_2="end")
    assert [one.kind for one in s.deals[1].clauses] == [PRIEST]
