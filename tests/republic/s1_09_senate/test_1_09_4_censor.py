"""The Censor is elected (1.09.4)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import CENSOR, ROME_CONSUL
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.rules.persons import holder, in_rome
from aedilis.republic.state.sitting import CENSOR_STEP, GOVERNORS, OTHER, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL, SENT
from tests.republic.setup.opening import name
from tests.republic.setup.senate import (
    field_consul,
    finish_vote,
    floor,
    names,
    propose,
)
from tests.republic.setup.trials import give, member, run, values


def choosing() -> RepublicState:
    s = floor(CENSOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    return s


@rule("R 1.09.4-a", "R 1.09.4-b", "R 1.09.4-e", "R 1.09.4-f", "R VII.censor-a")
def test_ex_consuls_without_major_office_stand_for_censor() -> None:
    """R-1.09.4: the sitting Censor may be elected again, and gains 5 each time."""
    s = choosing()
    field = field_consul(s, 4)
    for slot in (field, member(s, 2), member(s, 0)):
        s.senator(slot).marks = PRIOR_CONSUL
    censor = member(s, 1, 1)
    s.senator(member(s, 3)).marks = 2
    run(s)
    assert set(values(s, 0, "senator", do="propose_censor")) == set(
        names(s, [member(s, 2), censor])
    )
    propose(s, 0, "censor", senator=name(s, censor))
    finish_vote(s, "yes")
    assert s.senator(censor).influence == 8
    assert s.sitting().chair == censor
    assert s.sitting().step == TRIALS


@rule("R 1.09.4-c", "R 1.09.152-b")
def test_a_single_candidate_is_censor_without_a_vote() -> None:
    s = choosing()
    s.senator(member(s, 3)).marks = PRIOR_CONSUL
    s.senator(member(s, 1, 1)).marks = 0
    give(s, 2, "tribune.38")
    run(s)
    assert holder(s, CENSOR) == member(s, 3)
    assert s.senator(member(s, 1, 1)).offices == 0
    assert s.senator(member(s, 3)).influence == 8


@rule("R 1.09.4-d")
def test_without_ex_consuls_all_without_major_office_may_stand() -> None:
    """R-1.09.4."""
    s = choosing()
    s.senator(member(s, 1, 1)).marks = 0
    field = field_consul(s, 4)
    run(s)
    offered = values(s, 0, "senator", do="propose_censor")
    assert len(offered) == len(in_rome(s)) - 2
    assert name(s, field) not in offered


@rule("R 1.09.4-c")
def test_rejected_candidates_leave_the_last_one_without_a_vote() -> None:
    s = choosing()
    for seat in (2, 3):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    run(s)
    for slot in (member(s, 1, 1), member(s, 2)):
        propose(s, 0, "censor", senator=name(s, slot))
        finish_vote(s, "abstain")
    assert holder(s, CENSOR) == member(s, 3)


@rule("R 1.09.41-a", "R 1.09.45-a")
def test_without_anybody_to_accuse_the_prosecutions_are_over_at_once() -> None:
    s = choosing()
    run(s)
    assert s.sitting().step in (GOVERNORS, OTHER)
    assert s.sitting().chair == member(s, 0)


@rule("R 1.09.644-d")
def test_who_was_sent_in_the_last_sitting_is_free_when_the_senate_opens() -> None:
    s = floor()
    s.senator(member(s, 3)).marks |= SENT
    s.senate_session = None
    s.stack = [SenateFrame()]
    run(s)
    assert not s.senator(member(s, 3)).marks & SENT
