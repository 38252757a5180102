"""A proposal that waits while a Tribune's is voted on first must still hold when its turn comes.

See rules 1.09.131, 1.09.144 and 1.09.151. For every kind of proposal a Tribune proposes the same as
the chair: before the first vote on the chair's is called for, and while that waits for a consent.
"""

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.senate.registry import KINDS
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import holder
from aedilis.republic.state.sitting import GOVERNORS
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.elections import settle_posts
from tests.republic.setup.expeditions import GALLIC, consul_afield, ready
from tests.republic.setup.opening import name, told
from tests.republic.setup.proposals import (
    CONSENTS,
    PASSED,
    Words,
    concessions,
    land_bill,
    land_bill_with_consent,
    life,
    repeal,
)
from tests.republic.setup.senate import finish_vote, floor, offered, propose, province, units, war
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    give,
    may,
    member,
    run,
    vote,
)
from tests.republic.setup.tribunes import CARD, call, veto

TRIBUNE = 3
"""The seat that calls one."""


# -- a position and a proposal for each kind -------------------------------------------------------


def test_every_kind_is_tried() -> None:
    assert set(PASSED) == {kind.name for kind in KINDS}


def preempted(what: str) -> tuple[RepublicState, Words]:
    """The chair has proposed something, and a Tribune of another seat comes before the first vote
    on it; nobody has to consent.
    """
    s, words = PASSED[what][0]()
    give(s, TRIBUNE, CARD)
    run(s)
    propose(s, 0, what, **words)
    assert the_vote(s) is not None
    call(s, TRIBUNE)
    return s, words


def tribune_proposes(s: RepublicState, what: str, words: Words) -> None:
    """The Tribune proposes the same, and whoever has to consents."""
    propose(s, TRIBUNE, what, **words)
    while asked(s)[0][1] == "republic-ask-consent":
        do(s, asked(s)[0][0], answer="yes")


def settle(s: RepublicState) -> None:
    """Whoever was elected is asked what goes with his office, and answers anything."""
    while asked(s)[0][1] in ("republic-ask-post", "republic-ask-master"):
        seat, _ = asked(s)[0]
        prompt = GAME.prompt(s, seat)
        assert prompt is not None
        GAME.apply(s, seat, walk(prompt, stream("settle", "test")))


def spared(s: RepublicState, what: str, why: str) -> None:
    """The chair's proposal has lapsed, for this reason and once, and costs nobody anything."""
    assert told(s, "republic-void") == [{"proposal": what, "why": why}]
    assert the_vote(s) is None
    assert "republic-ask-yield" not in [key for _, key in asked(s)]
    assert told(s, "republic-yields") == []


@rule("R 1.09.151-b", "R 1.09.2", "R 1.09.22", "R 1.09.33", "R 1.09.4", "R 1.09.62", "R 1.09.144")
@pytest.mark.parametrize("what", PASSED)
def test_what_a_tribune_has_carried_is_not_voted_on_again(what: str) -> None:
    s, words = preempted(what)
    tribune_proposes(s, what, words)
    finish_vote(s, "yes")
    settle(s)
    _, why, carried = PASSED[what]
    spared(s, what, why)
    assert carried(s)
    if what == "repeal":
        assert s.senator(member(s, 0)).popularity == 4 - 1
    if what == "land_bill":
        assert [s.senator(member(s, 0, n)).popularity for n in (0, 1)] == [2, 1]


@rule("R 1.09.131-a", "R 1.09.144-a", "R 1.09.151-b")
@pytest.mark.parametrize("what", PASSED)
def test_what_a_tribune_was_refused_is_not_voted_on_again(what: str) -> None:
    s, words = preempted(what)
    before = s.senator(member(s, 0)).influence
    tribune_proposes(s, what, words)
    finish_vote(s, "no")
    spared(s, what, "rejected")
    assert s.senator(member(s, 0)).influence == before


# -- while a consent is awaited --------------------------------------------------------------------


def test_every_kind_that_takes_a_consent_is_tried() -> None:
    """Those that ask for one say so themselves."""
    asking = {kind.name for kind in KINDS if "consents" in vars(type(kind))}
    assert set(CONSENTS) == asking


def waiting(what: str) -> tuple[RepublicState, Words, int]:
    """A proposal of the chair waits for a consent; gives the seat that is asked as well. A Tribune
    comes first.
    """
    s, words = CONSENTS[what][0]()
    give(s, TRIBUNE, CARD)
    run(s)
    propose(s, 0, what, **words)
    ((seat, key),) = asked(s)
    assert key == "republic-ask-consent"
    call(s, TRIBUNE)
    return s, words, seat


@rule("R 1.09.151-b", "R 1.09.172", "R 1.09.62")
@pytest.mark.parametrize("what", CONSENTS)
@pytest.mark.parametrize("passes", [True, False])
def test_what_waits_for_a_consent_lapses_when_the_same_is_decided(what: str, passes: bool) -> None:
    s, words, seat = waiting(what)
    tribune_proposes(s, what, words)
    finish_vote(s, "yes" if passes else "no")
    spared(s, what, CONSENTS[what][1] if passes else "rejected")
    assert (seat, "republic-ask-consent") not in asked(s)


@rule("R 1.09.62")
def test_no_type_of_land_bill_stands_above_its_slots() -> None:
    s, words, _ = waiting("land_bill")
    tribune_proposes(s, "land_bill", words)
    finish_vote(s, "yes")
    assert s.bills == [1, 0, 0]
    assert not offered(s, 0, "land_bill", bill=words["bill"])


@rule("R 1.09.172", "R 1.09.151-b")
def test_a_tribunes_proposal_that_lost_its_object_may_give_way_to_another() -> None:
    """The Tribune has not been used up: nothing was put."""
    s, words = concessions()
    del words
    s.bills[1] = 1
    s.senator(member(s, 2)).popularity = 6
    give(s, TRIBUNE, CARD)
    run(s)
    call(s, TRIBUNE)
    propose(s, TRIBUNE, "repeal", bill=2, sponsor=name(s, member(s, 2)))
    assert asked(s) == [(2, "republic-ask-consent")]
    s.bills[1] = 0
    run(s)
    assert told(s, "republic-void") == [{"proposal": "repeal", "why": "settled"}]
    assert asked(s) == [(TRIBUNE, "republic-ask-tribune-proposal")]


@rule("R 1.09.643", "R 1.09.151-b")
def test_an_army_that_has_become_too_weak_meanwhile_needs_a_consent_again() -> None:
    """A matching war breaks out: what was enough for the first is so no more."""
    s = ready(legions=14)
    give(s, TRIBUNE, CARD)
    run(s)
    words = {"general": name(s, consul_afield(s)), "war": GALLIC, "legions": 12, "fleets": 0}
    propose(s, 0, "deploy", **words)
    frame = the_vote(s)
    assert frame is not None
    assert frame.motion.agreed == 0
    call(s, TRIBUNE)
    raised = {"raise_legions": 1, "raise_fleets": 0, "disband_legions": 0, "disband_fleets": 0}
    propose(s, TRIBUNE, "forces", **raised)
    war(s, "second_gallic_war")
    finish_vote(s, "no")
    spared(s, "deploy", "unwilling")
    propose(s, 0, "deploy", **words)
    assert asked(s) == [(1, "republic-ask-consent")]


# -- what is proposed only with the first call -----------------------------------------------------


@rule("R 1.09.151-e", "R 1.09.621")
def test_a_sponsor_pays_for_a_repeal_when_it_comes_under_debate() -> None:
    s, words = repeal()
    run(s)
    propose(s, 0, "repeal", **words)
    assert s.senator(member(s, 0)).popularity == 6
    assert not s.sitting().repealed
    do(s, 0, seat=2)
    assert s.senator(member(s, 0)).popularity == 4
    assert s.sitting().repealed


@rule("R 1.09.152", "R 1.09.62", "R 1.09.621", "R 1.09.151-e")
@pytest.mark.parametrize("what", ["land_bill", "repeal"])
def test_a_veto_before_the_first_call_uses_a_proposal_up(what: str) -> None:
    """R-1.09.62a, R-1.09.621: it was proposed, and may not come again this turn."""
    s, words = PASSED[what][0]()
    give(s, TRIBUNE, CARD)
    run(s)
    propose(s, 0, what, **words)
    veto(s, TRIBUNE)
    assert the_vote(s) is None
    assert not offered(s, 0, what, **words)
    assert s.senator(member(s, 0)).popularity == (4 if what == "repeal" else 0)


@rule("R 1.09.821", "R 1.09.151-e")
def test_a_nominee_who_dies_before_the_first_call_uses_no_nomination_up() -> None:
    s, _ = life()
    s.senator(member(s, 2)).influence = 30
    run(s)
    propose(s, 0, "life", senator=name(s, member(s, 2)))
    die(s, member(s, 2))
    run(s)
    assert told(s, "republic-void") == [{"proposal": "life", "why": "undone"}]
    assert may(s, 0, "propose_life")


@rule("R 1.09.61", "R 1.09.151-e")
def test_a_concession_that_lapses_before_the_first_call_is_not_closed() -> None:
    s, words = concessions()
    run(s)
    propose(s, 0, "concessions", **words)
    die(s, member(s, 2))
    run(s)
    assert told(s, "republic-void") == [{"proposal": "concessions", "why": "undone"}]
    assert offered(s, 0, "concessions", concession="mining", senator=name(s, member(s, 3)))


@rule("R 1.09.623-e", "R 1.09.62")
def test_a_land_bill_goes_on_without_a_sponsor_who_died_before_the_first_call() -> None:
    s, words = land_bill()
    run(s)
    propose(s, 0, "land_bill", **words)
    die(s, member(s, 0, 1))
    run(s)
    assert the_vote(s) is not None
    finish_vote(s, "yes")
    assert s.bills == [1, 0, 0]


# -- who answers for it ----------------------------------------------------------------------------


@rule("R 1.09.144", "R 1.09.721")
def test_a_chair_who_dies_while_a_consent_is_awaited_costs_his_successor_nothing() -> None:
    s, words = land_bill_with_consent()
    words["cosponsor"] = name(s, member(s, 4))
    run(s)
    propose(s, 0, "land_bill", **words)
    die(s, member(s, 0))
    run(s)
    chair = s.sitting().chair
    assert chair != NONE
    while asked(s)[0][1] == "republic-ask-consent":
        do(s, asked(s)[0][0], answer="yes")
    assert the_vote(s) is not None
    finish_vote(s, "no")
    assert "republic-ask-yield" not in [key for _, key in asked(s)]
    assert s.sitting().chair == chair


@rule("R 1.09.144")
def test_a_chair_who_is_sent_away_meanwhile_costs_his_successor_nothing() -> None:
    """A Tribune has him elected governor; his own proposal goes on under another."""
    s = floor()
    old = member(s, 0)
    s.senator(old).offices = 0
    s.senator(old).influence = 30
    province(s, "sicilia")
    s.sitting().step = GOVERNORS
    give(s, TRIBUNE, CARD)
    run(s)
    assert s.sitting().chair == old
    propose(s, 0, "governors", province="sicilia", senator=name(s, member(s, 2)))
    province(s, "sardinia_et_corsica")
    call(s, TRIBUNE)
    propose(s, TRIBUNE, "governors", province="sardinia_et_corsica", senator=name(s, old))
    finish_vote(s, "yes")
    frame = the_vote(s)
    assert frame is not None
    chair = s.sitting().chair
    assert chair not in (NONE, old)
    finish_vote(s, "no")
    assert "republic-ask-yield" not in [key for _, key in asked(s)]
    assert s.sitting().chair == chair


@rule("R 1.09.2", "R 1.09.22")
def test_a_second_pair_of_consuls_is_never_elected() -> None:
    s, words = preempted("consuls")
    first, second = member(s, 3), member(s, 4)
    del words
    propose(s, TRIBUNE, "consuls", first=name(s, first), second=name(s, second))
    finish_vote(s, "yes")
    settle_posts(s, first, second)
    spared(s, "consuls", "settled")
    assert holder(s, ROME_CONSUL) == first
    assert holder(s, FIELD_CONSUL) == second


@rule("R 1.09.151-c", "R 1.09.131-a")
def test_a_vote_resumed_after_the_same_was_rejected_fails_without_penalty() -> None:
    """R-1.09.642: a vote that would send the chair away is suspended, though it has begun."""
    s = floor()
    war(s, GALLIC)
    units(s, 12)
    give(s, TRIBUNE, CARD)
    run(s)
    words = {"general": name(s, member(s, 0)), "war": GALLIC, "legions": 12, "fleets": 0}
    propose(s, 0, "deploy", **words)
    vote(s, 1, "no")
    call(s, TRIBUNE)
    tribune_proposes(s, "deploy", words)
    finish_vote(s, "no")
    assert told(s, "republic-void") == [{"proposal": "deploy", "why": "undone"}]
    assert the_vote(s) is None
    assert "republic-ask-yield" not in [key for _, key in asked(s)]
