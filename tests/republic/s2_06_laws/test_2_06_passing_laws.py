"""Laws are put forward by two sponsors and voted on (2.06.1 to 2.06.4)."""

import msgspec
import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import LAWS, index_of
from aedilis.republic.definitions.named import CALPURNIAN, SOCIAL_WAR
from aedilis.republic.determinize import determinize
from aedilis.republic.phases.revolution.cards import discardable
from aedilis.republic.phases.senate.law_votes import LawFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.docket import recall_laws, votes_on_law
from aedilis.republic.rules.laws import in_force
from aedilis.republic.rules.persons import in_rome, printed
from aedilis.republic.state.agreement import BINDING, CONSENT, Clause, Deal
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.person import Senator
from aedilis.republic.state.sitting import CONSULS, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import DISCARD, HAND, PROVINCE, REMOVED
from tests.republic.setup.laws import OWNER, docket, holding, play, voting
from tests.republic.setup.opening import name, told
from tests.republic.setup.priests import college, devout
from tests.republic.setup.senate import (
    before_elections,
    enact_law,
    finish_vote,
    floor,
    propose,
    province,
    war,
)
from tests.republic.setup.trials import asked, do, give, may, member, run, sitting, values, vote
from tests.republic.setup.tribunes import CARD, call, raising


def law_on_floor(s: RepublicState) -> LawFrame:
    frame = the_vote(s)
    assert isinstance(frame, LawFrame)
    return frame


# -- played, and put forward -----------------------------------------------------------------------


@rule("R 2.06.1-a", "R 2.06.2-a", "R 2.06.2-f", "R 2.06.2-i", "R 2.06.2-j", "R 2.06.3-a")
def test_a_law_that_passes_is_in_force_and_rewards_its_sponsors() -> None:
    s = holding("calpurnian")
    sponsor, cosponsor = member(s, 2), member(s, 4)
    play(s, "calpurnian", sponsor, cosponsor)
    assert s.factions[OWNER].hand == []
    assert not in_force(s, CALPURNIAN)
    finish_vote(s, "yes")
    assert in_force(s, CALPURNIAN)
    assert s.senator(sponsor).influence == 3 + 3
    assert s.senator(cosponsor).influence == 3 + 1


@rule("R 2.06.2-k", "R 2.06.2-m", "R 2.06.3-b", "R 1.09.144")
def test_a_law_that_is_rejected_is_out_of_the_game_and_costs_nobody_anything() -> None:
    """R-2.06.2c, and the worked example of 20 against 20."""
    s = holding("calpurnian")
    play(s, "calpurnian", member(s, 0), member(s, 0, 1))
    assert not law_on_floor(s).passes(20, 20)
    finish_vote(s, "no")
    assert s.zone[LAWS[CALPURNIAN].card] == REMOVED
    assert s.senator(member(s, 0)).influence == 3
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 2.06.2-b", "R 2.06.2-d", "R 2.06.2-e")
def test_before_the_consuls_too_and_by_who_does_not_preside() -> None:
    s = before_elections()
    voting(s)
    give(s, OWNER, "calpurnian")
    run(s)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    assert law_on_floor(s).motion.by == OWNER
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "yes")
    assert asked(s) == [(0, "republic-ask-senate-consuls")]
    assert s.sitting().step == CONSULS


@rule("R 2.06.2-e")
def test_the_censor_calls_the_votes_during_the_trials() -> None:
    """R-2.06.2b"""
    s = sitting(TRIALS, "middle")
    voting(s)
    give(s, OWNER, "calpurnian")
    s.senator(member(s, 2)).marks |= 4
    run(s)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    assert asked(s) == [(1, "republic-ask-call")]


@rule("R 2.06.2-c")
def test_a_law_played_during_a_vote_comes_next() -> None:
    """The worked example."""
    s = holding("calpurnian")
    raising(s, 2)
    vote(s, 2, "yes")
    play(s, "calpurnian", member(s, 2), member(s, 4))
    frame = the_vote(s)
    assert frame is not None
    assert frame.motion.what == "forces"
    finish_vote(s, "yes")
    assert law_on_floor(s).law() == CALPURNIAN


@rule("R 2.06.2-c", "R 1.09.151")
def test_laws_and_tribunes_have_their_turns_in_the_order_of_play() -> None:
    """R-2.06.2b"""
    s = holding("calpurnian", "military_reforms")
    give(s, 4, CARD)
    give(s, 2, "tribune.39")
    raising(s, 1)
    vote(s, 1, "yes")
    call(s, 4)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    call(s, 2, "tribune.39")
    play(s, "military_reforms", member(s, 2), member(s, 4))
    finish_vote(s, "yes")
    assert asked(s) == [(4, "republic-ask-tribune-proposal")]
    propose(s, 4, "forces", raise_legions=2, raise_fleets=0)
    finish_vote(s, "yes")
    assert law_on_floor(s).law() == CALPURNIAN
    finish_vote(s, "yes")
    assert asked(s) == [(2, "republic-ask-tribune-proposal")]
    propose(s, 2, "forces", raise_legions=3, raise_fleets=0)
    finish_vote(s, "yes")
    assert law_on_floor(s).law() == index_of("law", "military_reforms")


@rule("R 2.06.2", "R 1.09.6")
def test_a_law_after_the_adjournment_is_voted_on_before_the_close() -> None:
    s = holding("calpurnian")
    do(s, 0, do="adjourn")
    assert (OWNER, "republic-ask-hold-adjournment") in asked(s)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    while asked(s)[0][1] == "republic-ask-hold-adjournment":
        do(s, asked(s)[0][0], do="pass")
    assert law_on_floor(s).law() == CALPURNIAN
    finish_vote(s, "yes")
    assert in_force(s, CALPURNIAN)


# -- sponsors --------------------------------------------------------------------------------------


@rule("R 2.06.2-f", "R 2.06.2-l")
def test_sponsors_are_two_who_consent() -> None:
    """R-2.06.2: one's own need not be asked."""
    s = holding("calpurnian")
    do(s, OWNER, do="law", law="calpurnian")
    away = member(s, 2, 1)
    province(s, "sicilia", away)
    run(s)
    own = member(s, OWNER)
    assert name(s, away) not in values(s, OWNER, "senator")
    do(s, OWNER, senator=name(s, own))
    assert asked(s) == [(OWNER, "republic-ask-law-cosponsor")]
    assert name(s, own) not in values(s, OWNER, "senator")
    do(s, OWNER, senator=name(s, member(s, 2)))
    assert asked(s) == [(2, "republic-ask-put-law")]
    do(s, 2, answer="no")
    assert name(s, member(s, 2)) not in values(s, OWNER, "senator")
    do(s, OWNER, senator=name(s, member(s, OWNER, 1)))
    assert law_on_floor(s).motion.parts[0][1:3] == [
        SENATOR + own,
        SENATOR + member(s, OWNER, 1),
    ]


@rule("R 2.06.2")
def test_a_law_that_finds_no_sponsors_goes_back_for_this_turn() -> None:
    """R-2.06.2c; everybody remembers that it is there."""
    s = holding("calpurnian")
    do(s, OWNER, do="law", law="calpurnian")
    do(s, OWNER, senator="no")
    number = LAWS[CALPURNIAN].card
    assert s.factions[OWNER].hand == [number]
    assert s.zone[number] == HAND
    assert not may(s, OWNER, "law")
    guessed = determinize(s, 0, stream("guess", "laws"))
    assert number in guessed.factions[OWNER].hand


@rule("R 2.06.2")
def test_it_takes_two_senators_in_rome() -> None:
    """R-2.06.2b: none of his own."""
    s = holding("calpurnian")
    for slot in in_rome(s)[1:]:
        s.senator(slot).place = PROVINCE
    assert not may(s, OWNER, "law")


@rule("R 2.06.2", "R 1.04.3")
def test_who_has_promised_to_put_a_law_forward_is_not_asked() -> None:
    """R-2.00b"""
    s = holding("calpurnian")
    slot = member(s, 2)
    clause = Clause(CONSENT, 2, OWNER)
    clause.about, clause.content = "law", [SENATOR + slot]
    one = s.senator(slot)
    clause.people = [one.family if one.statesman < 0 else 100 + one.statesman]
    deal = Deal(1, s.turn, OWNER, [clause])
    deal.state, deal.due = BINDING, s.turn
    s.deals = [deal]
    do(s, OWNER, do="law", law="calpurnian")
    do(s, OWNER, senator=name(s, slot))
    assert asked(s) == [(OWNER, "republic-ask-law-cosponsor")]


@rule("R 2.06.2-h")
def test_the_death_of_a_sponsor_stops_nothing() -> None:
    """R-2.06.2d: he alone gains nothing."""
    s = holding("calpurnian")
    sponsor, cosponsor = member(s, 2, 1), member(s, 4)
    raising(s, 1)
    play(s, "calpurnian", sponsor, cosponsor)
    die(s, sponsor)
    run(s)
    finish_vote(s, "yes")
    finish_vote(s, "yes")
    assert in_force(s, CALPURNIAN)
    assert s.senator(cosponsor).influence == 4
    assert len(told(s, "republic-law-sponsored")) == 1


@rule("R 2.06.2", "R 1.05.3")
def test_the_heir_of_who_was_asked_is_not_asked_in_his_place() -> None:
    s = holding("calpurnian")
    do(s, OWNER, do="law", law="calpurnian")
    leader = s.factions[2].leader
    do(s, OWNER, senator=name(s, leader))
    assert asked(s) == [(2, "republic-ask-put-law")]
    die(s, leader)
    run(s)
    # His son sits where he sat, and has been asked nothing.
    assert s.senator(leader).faction == 2
    assert asked(s) == [(OWNER, "republic-ask-law-sponsor")]


# -- the vote --------------------------------------------------------------------------------------


@rule("R 2.06.2-g", "R 2.01.5")
def test_nobody_can_veto_it() -> None:
    s = holding("calpurnian")
    devout(s)
    s.switches = msgspec.structs.replace(s.switches, passing_laws=True)
    s.senator(member(s, 2)).offices = 1 << 5
    assert college(s).vetoed is False
    give(s, 4, CARD)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    assert not may(s, 4, "veto")
    assert not may(s, 2, "veto")


@rule("R 2.06.3", "R 2.06.2-i")
@pytest.mark.parametrize("law", ["calpurnian", "military_reforms"])
def test_the_law_comes_before_the_influence(law: str) -> None:
    """R-2.06.3. The worked example: Military Reforms keep its sponsor from ruling alone."""
    s = holding(law)
    sponsor = member(s, 2)
    s.senator(sponsor).influence = 32
    play(s, law, sponsor, member(s, 4))
    finish_vote(s, "yes")
    assert s.senator(sponsor).influence == 35
    assert (s.life == sponsor) == (law == "calpurnian")


@rule("R 2.06.2")
def test_a_law_whose_condition_is_gone_goes_back_unvoted() -> None:
    """R-2.06.2c"""
    s = floor(scenario="middle")
    voting(s)
    enact_law(s, CALPURNIAN)
    give(s, OWNER, "acilian")
    run(s)
    raising(s, 1)
    play(s, "acilian", member(s, 2), member(s, 4))
    number = LAWS[CALPURNIAN].card
    s.zone[number] = DISCARD
    s.discards.append(number)
    finish_vote(s, "yes")
    assert the_vote(s) is None
    assert LAWS[index_of("law", "acilian")].card in s.factions[OWNER].hand
    assert told(s, "republic-void") == [{"proposal": "law", "why": "undone"}]


@rule("R 2.06.2")
def test_the_repeal_of_the_acilian_law_is_voted_on_too() -> None:
    """R-2.06.2d"""
    s = floor(scenario="middle")
    voting(s)
    enact_law(s, CALPURNIAN)
    acilian = index_of("law", "acilian")
    enact_law(s, acilian)
    give(s, OWNER, "servilian")
    run(s)
    play(s, "servilian", member(s, 2), member(s, 4), how="repeal")
    finish_vote(s, "yes")
    assert not in_force(s, acilian)
    assert s.zone[LAWS[acilian].card] == DISCARD


@rule("R 2.06.2", "R 1.07.36")
def test_what_a_law_of_the_social_war_costs_strikes_its_player_alone() -> None:
    """R-2.06.2d"""
    s = floor(scenario="late")
    voting(s)
    war(s, "social_war")
    s.unrest = 5
    give(s, OWNER, "plautian_papirian")
    run(s)
    play(s, "plautian_papirian", member(s, 2), member(s, 4))
    assert s.unrest == 5
    finish_vote(s, "yes")
    assert s.unrest == 3
    assert s.senator(member(s, OWNER)).popularity == -1
    assert s.senator(member(s, 2)).popularity == 0
    assert LAWS[index_of("law", "plautian_papirian")].needs_war == SOCIAL_WAR


@rule("R 2.06.2", "R VII.vote-total")
@pytest.mark.parametrize(("who", "votes"), [("cato_the_elder", 14), ("cato_the_younger", 16)])
def test_the_catos_vote_on_laws(who: str, votes: int) -> None:
    """The worked example: oratory 6, two knights."""
    one = Senator(-1, index_of("statesman", who), 0)
    one.knights = 2
    assert printed(one).oratory == 6
    assert votes_on_law(one) == votes


@rule("R 2.06.2")
def test_what_waits_when_the_senate_closes_goes_back() -> None:
    s = holding("calpurnian")
    raising(s, 1)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    assert len(docket(s).queue) == 1
    recall_laws(s)
    number = LAWS[CALPURNIAN].card
    assert docket(s).queue == []
    assert s.zone[number] == HAND
    assert number in s.factions[OWNER].hand


@rule("R 2.06.2")
def test_a_law_of_who_has_left_is_thrown_away() -> None:
    s = holding("calpurnian")
    raising(s, 1)
    play(s, "calpurnian", member(s, 2), member(s, 4))
    s.factions[OWNER].gone = True
    recall_laws(s)
    number = LAWS[CALPURNIAN].card
    assert s.zone[number] == DISCARD
    assert s.discards.count(number) == 1
    assert s.factions[OWNER].hand == []


# -- the hand --------------------------------------------------------------------------------------

FIVE = ("calpurnian", "military_reforms", "tradition_erodes", "servilian")


@rule("R 2.06.4-a", "R 2.06.4-b", "R 1.11.2-d")
def test_laws_are_thrown_away_last() -> None:
    """The worked example: of four laws and three others two others go."""
    s = holding(*FIVE)
    others = give(s, OWNER, "tribune.38", "tribune.39", "tribune.40")
    must, free = discardable(s, OWNER)
    assert (must, free) == ([], sorted(others))


@rule("R 2.06.4-b")
def test_of_a_hand_of_laws_one_goes() -> None:
    """The worked example: six laws."""
    s = floor(scenario="late")
    voting(s)
    laws = give(s, OWNER, *FIVE, "gabinian", "manilian")
    run(s)
    must, free = discardable(s, OWNER)
    assert (must, free) == ([], sorted(laws))


@rule("R 2.06.4-a")
def test_a_law_of_no_more_use_may_be_thrown_away() -> None:
    """R-2.06.4"""
    s = holding("acilian", *FIVE[1:])
    others = give(s, OWNER, "tribune.38", "tribune.39")
    number = LAWS[CALPURNIAN].card
    s.zone[number] = REMOVED
    acilian = LAWS[index_of("law", "acilian")].card
    assert discardable(s, OWNER) == ([], sorted([acilian, *others]))
