"""Tribunes: proposals, and how they get in each other's way (1.09.15 to 1.09.151, 1.09.642)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.phase import SenateFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.sitting import CENSOR_STEP, CONSULS, DICTATOR_STEP, GOVERNORS, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, DISCARD, FIELD, PRIOR_CONSUL, RAIDERS, UNDER
from tests.republic.setup.opening import name, told
from tests.republic.setup.senate import (
    before_elections,
    concession,
    finish_vote,
    floor,
    propose,
    province,
    units,
    war,
)
from tests.republic.setup.trials import (
    asked,
    do,
    give,
    may,
    member,
    run,
    values,
    vote,
)
from tests.republic.setup.tribunes import (
    CARD,
    OTHER_CARD,
    call,
    legions_on_floor,
    raising,
    unhindered,
    veto,
    with_statesman,
)

# -- proposals -------------------------------------------------------------------------------------


@rule("R 1.09.15-a", "R 1.09.15-b", "R 1.09.151-a", "R 1.09.151-c", "R 1.09.151-i")
def test_a_tribune_makes_a_proposal_when_none_is_debated() -> None:
    s = run(floor())
    (card,) = give(s, 2, CARD)
    call(s, 2)
    assert s.zone[card] == DISCARD
    assert asked(s) == [(2, "republic-ask-tribune-proposal")]
    assert "adjourn" not in values(s, 2, "do")
    propose(s, 2, "forces", raise_legions=3, raise_fleets=0)
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "yes")
    assert s.legions.count(1) == 3


@rule("R 1.09.151-e", "R 1.09.151-c")
def test_before_the_first_call_his_proposal_is_voted_first() -> None:
    """R-1.09.151a."""
    s = run(floor())
    give(s, 2, CARD)
    raising(s, 1)
    call(s, 2)
    propose(s, 2, "forces", raise_legions=4, raise_fleets=0)
    assert legions_on_floor(s) == 4
    finish_vote(s, "yes")
    assert legions_on_floor(s) == 1
    assert asked(s) == [(0, "republic-ask-call")]


@rule("R 1.09.151-d", "R 1.09.151-e")
def test_during_a_vote_he_secures_the_next_proposal() -> None:
    s = run(floor())
    give(s, 2, CARD)
    raising(s, 1)
    do(s, 0, seat=1)
    call(s, 2)
    assert asked(s) == [(1, "republic-ask-vote")]
    assert not may(s, 2, "tribune")
    finish_vote(s, "yes")
    assert asked(s) == [(2, "republic-ask-tribune-proposal")]
    propose(s, 2, "forces", raise_legions=2, raise_fleets=0)
    finish_vote(s, "yes")
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.151-d")
def test_a_claim_waits_until_there_is_something_to_propose() -> None:
    s = before_elections()
    for slot in (member(s, 2), member(s, 3)):
        s.senator(slot).marks = PRIOR_CONSUL
    give(s, 4, CARD)
    run(s)
    first, second = member(s, 2, 1), member(s, 3, 1)
    propose(s, 0, "consuls", first=name(s, first), second=name(s, second))
    do(s, 0, seat=1)
    call(s, 4)
    finish_vote(s, "yes")
    do(s, 2, office="rome_consul")
    do(s, 3, office="field_consul")
    # There is no reason for a Dictator; the next thing to be proposed is the Censor.
    assert s.sitting().step == CENSOR_STEP
    assert asked(s) == [(4, "republic-ask-tribune-proposal")]
    assert values(s, 4, "do") == ["propose_censor", "stop"]


@rule("R 1.09.151-f")
def test_no_tribune_comes_before_another_but_he_may_be_vetoed() -> None:
    """R-1.09.151c."""
    s = run(floor())
    give(s, 2, CARD)
    give(s, 3, OTHER_CARD)
    call(s, 2)
    call(s, 3, OTHER_CARD)
    assert asked(s) == [(2, "republic-ask-tribune-proposal")]
    propose(s, 2, "forces", raise_legions=2, raise_fleets=0)
    assert legions_on_floor(s) == 2
    finish_vote(s, "yes")
    assert asked(s) == [(3, "republic-ask-tribune-proposal")]
    give(s, 4, CARD)
    propose(s, 3, "forces", raise_legions=1, raise_fleets=0)
    veto(s, 4)
    assert the_vote(s) is None


@rule("R 1.09.151-b")
@pytest.mark.parametrize("step", [CONSULS, DICTATOR_STEP, CENSOR_STEP, GOVERNORS])
def test_a_proposal_has_its_time(step: str) -> None:
    """R-1.09.151b: nothing is recruited before there is a Censor and the trials are over; a
    Dictator comes in time until there is a Censor.
    """
    s = before_elections()
    s.sitting().step = step
    if step != CONSULS:
        s.sitting().ended = 2
    s.sitting().dictator_open = True
    for seat in (2, 3):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    for word in ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    province(s, "sicilia")
    concession(s, "harbor_fees")
    units(s, 3)
    give(s, 2, CARD)
    run(s)
    call(s, 2)
    kinds = {
        CONSULS: ["propose_consuls"],
        DICTATOR_STEP: ["propose_dictator"],
        CENSOR_STEP: ["propose_dictator", "propose_censor"],
        GOVERNORS: ["propose_governors"],
    }
    assert values(s, 2, "do") == [*kinds[step], "stop"]


@rule("R 1.09.151-g", "R 1.09.422-c")
def test_no_tribune_is_called_in_a_prosecution() -> None:
    s = floor(TRIALS)
    s.senator(member(s, 2)).marks = 2
    give(s, 3, CARD)
    run(s)
    assert asked(s) == [(1, "republic-ask-senate-prosecutions")]
    assert not may(s, 3, "tribune")
    accused, prosecutor = name(s, member(s, 2)), name(s, member(s, 1))
    do(s, 1, do="prosecute_minor", target=accused, how="corrupt", prosecutor=prosecutor)
    assert not may(s, 3, "tribune")
    assert may(s, 3, "veto")


# -- after the adjournment -------------------------------------------------------------------------


@rule("R 1.09.151-h", "R 1.09.6-f", "R VII.other-business", "R 1.09.12-h")
def test_two_tribunes_in_a_row_after_the_adjournment() -> None:
    """R-1.09.151d: each opens one proposal, then there is a fresh wait."""
    s = floor()
    give(s, 2, CARD)
    give(s, 3, OTHER_CARD)
    run(s)
    do(s, 0, do="adjourn")
    assert asked(s) == [(seat, "republic-ask-hold-adjournment") for seat in (2, 3)]
    do(s, 2, do="tribune", **{"with": CARD})
    do(s, 3, do="pass")
    unhindered(s)
    propose(s, 2, "forces", raise_legions=1, raise_fleets=0)
    finish_vote(s, "yes")
    assert asked(s) == [(3, "republic-ask-hold-adjournment")]
    do(s, 3, do="tribune", **{"with": OTHER_CARD})
    unhindered(s)
    propose(s, 3, "forces", raise_legions=2, raise_fleets=0)
    finish_vote(s, "yes")
    assert s.senate_session is None
    assert s.legions.count(1) == 3


@rule("R 1.09.15", "R 1.09.151-h")
def test_the_card_that_was_announced_is_the_one_that_counts() -> None:
    """Another Tribune in the hand, before it in number, changes nothing."""
    s = floor()
    give(s, 2, OTHER_CARD)
    give(s, 3, "tribune.40")
    run(s)
    do(s, 0, do="adjourn")
    do(s, 2, do="tribune", **{"with": OTHER_CARD})
    give(s, 2, CARD)
    do(s, 3, do="pass")
    unhindered(s)
    assert asked(s) == [(2, "republic-ask-tribune-proposal")]


@rule("R 1.09.15-c", "R 1.09.15-d", "R 1.04.8")
def test_of_two_callers_the_dice_choose_and_the_other_keeps_his_card() -> None:
    """R-1.09.15a."""
    s = floor()
    (mine,) = give(s, 2, CARD)
    (other,) = give(s, 3, OTHER_CARD)
    run(s)
    do(s, 0, do="adjourn")
    do(s, 2, do="tribune", **{"with": CARD})
    s.dice.script = [3, 4, 6, 1, 2, 2, 6, 5]
    do(s, 3, do="tribune", **{"with": OTHER_CARD})
    assert s.dice.script == []
    unhindered(s)
    assert asked(s) == [(3, "republic-ask-tribune-proposal")]
    assert s.zone[other] == DISCARD
    assert s.factions[2].hand == [mine]
    assert [one["roll"] for one in told(s, "republic-tie-throw")] == [7, 7, 4, 11]


@rule("R 1.09.151-h")
def test_who_orders_never_is_not_waited_for() -> None:
    s = floor()
    give(s, 2, CARD)
    give(s, 3, OTHER_CARD)
    run(s)
    s.set_order(2, "adjournment", "never")
    do(s, 0, do="adjourn")
    assert asked(s) == [(3, "republic-ask-hold-adjournment")]
    do(s, 3, do="pass")
    assert s.senate_session is None


@rule("R 1.09.6-d", "R 1.04.9")
def test_with_no_card_in_any_hand_the_senate_closes_at_once() -> None:
    s = run(floor())
    do(s, 0, do="adjourn")
    assert s.senate_session is None


# -- free Tribunes ---------------------------------------------------------------------------------


@rule("R 1.09.151-l", "R 1.09.152-a")
def test_a_statesman_abroad_still_has_his_tribune() -> None:
    """R-1.09.15b: Cato vetoes as governor, once a turn."""
    s, cato = with_statesman("cato_the_elder")
    province(s, "sicilia", cato)
    run(s)
    raising(s, 1)
    do(s, 2, do="veto", **{"with": "cato_the_elder"})
    unhindered(s)
    assert the_vote(s) is None
    raising(s, 2)
    assert not may(s, 2, "veto")
    assert not may(s, 2, "tribune")


@rule("R 1.09.151-l", "R 1.09.14-c")
def test_a_faction_all_abroad_is_called_for_the_sake_of_its_statesman() -> None:
    """R-1.09.14b, R-1.09.15b."""
    s, cato = with_statesman("cato_the_elder")
    for slot in [slot for slot in in_rome(s, 2) if slot != cato]:
        s.senator(slot).faction = 3
    province(s, "sicilia", cato)
    s.factions[2].leader = cato
    run(s)
    raising(s, 1)
    do(s, 0, seat=2)
    assert values(s, 2, "do") == ["pass", "veto"]


@rule("R 1.09.151-l")
def test_a_captive_has_no_tribune() -> None:
    """R-1.09.15b."""
    s, cato = with_statesman("cato_the_elder")
    s.senator(cato).place, s.senator(cato).at = CAPTIVE, RAIDERS
    run(s)
    raising(s, 1)
    assert not may(s, 2, "veto")
    assert not may(s, 2, "tribune")


@rule("R 1.09.151-l", "R 1.09.62")
def test_a_tribune_for_land_bills_is_good_for_nothing_else() -> None:
    s, gracchus = with_statesman("tiberius_gracchus")
    run(s)
    raising(s, 1)
    assert not may(s, 2, "veto")
    do(s, 0, seat=1)
    do(s, 2, do="tribune", **{"with": "tiberius_gracchus"})
    unhindered(s)
    finish_vote(s, "yes")
    assert asked(s) == [(2, "republic-ask-tribune-proposal")]
    assert values(s, 2, "do") == ["propose_land_bill", "stop"]
    assert s.sitting().free == 1 << gracchus


# -- the chair is to leave -------------------------------------------------------------------------


def leaving() -> RepublicState:
    """The chair has proposed to go to war himself; seats 2 and 3 hold Tribunes."""
    s = floor()
    war(s, "first_gallic_war")
    units(s, 12)
    give(s, 2, CARD)
    give(s, 3, OTHER_CARD)
    run(s)
    chair = name(s, member(s, 0))
    propose(s, 0, "deploy", general=chair, war="first_gallic_war", legions=12, fleets=0)
    return s


@rule("R 1.09.151-k", "R 1.09.642-b", "R 1.09.642-c")
def test_a_vote_that_sends_the_chair_away_is_suspended() -> None:
    """R-1.09.642: votes cast stand; without its troops the deployment fails, at no cost."""
    s = leaving()
    vote(s, 1, "yes")
    frame = the_vote(s)
    assert frame is not None
    cast = frame.tally.yes
    call(s, 2)
    propose(s, 2, "forces", raise_legions=0, raise_fleets=1, disband_legions=0)
    finish_vote(s, "no")
    assert the_vote(s) is frame
    assert frame.tally.yes == cast
    assert asked(s) == [(0, "republic-ask-call")]
    vote(s, 4, "no")
    call(s, 3, OTHER_CARD)
    propose(s, 3, "forces", raise_legions=0, raise_fleets=0, disband_legions=6, disband_fleets=0)
    finish_vote(s, "yes")
    assert told(s, "republic-void") == [{"proposal": "deploy", "why": "undone"}]
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert s.senator(member(s, 0)).influence == 3


@rule("R 1.09.642-b", "R 1.09.151-k")
def test_who_has_voted_cannot_suspend_it_any_more() -> None:
    """R-1.09.642: he only has the next proposal, and there is none."""
    s = leaving()
    vote(s, 2, "yes")
    call(s, 2)
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "yes")
    assert s.senate_session is None


@rule("R 1.09.642-a", "R 1.09.151-j")
def test_the_sitting_ends_when_the_chair_leaves_for_war() -> None:
    """R-1.09.642: nobody is asked for a Tribune then; R-1.09.151d."""
    s = leaving()
    finish_vote(s, "yes")
    assert s.senate_session is None
    assert s.senator(member(s, 0)).place == FIELD
    assert not told(s, "republic-adjourned")


@rule("R 1.09.151-j", "R 1.09.642-a")
def test_a_tribune_may_send_the_chair_away_while_his_own_departure_waits() -> None:
    """What was suspended is gone with the sitting."""
    s = leaving()
    call(s, 2)
    chair = name(s, member(s, 0))
    propose(s, 2, "deploy", general=chair, war="first_gallic_war", legions=11, fleets=0)
    finish_vote(s, "yes")
    assert s.senate_session is None
    assert not any(isinstance(frame, SenateFrame) for frame in s.stack)
    assert s.legions.count(UNDER + member(s, 0)) == 11
