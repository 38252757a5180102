"""The Consul for Life: elected, appointed, and his power (1.09.82 to 1.09.823)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import ROME_CONSUL
from aedilis.republic.phases.ending import settle
from aedilis.republic.phases.senate.floor import controller
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import gain_influence
from aedilis.republic.state.sitting import CENSOR_STEP, CONSULS, GOVERNORS, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CORRUPT, PRIOR_CONSUL, RAIDERS, REBEL, ROME
from tests.republic.setup.opening import name, told
from tests.republic.setup.senate import (
    concession,
    finish_vote,
    floor,
    propose,
    province,
    units,
)
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    give,
    may,
    member,
    run,
    values,
)

# -- election for life -----------------------------------------------------------------------------


def ambitious(influence: int = 21) -> RepublicState:
    """The chair has so much influence."""
    s = floor()
    s.senator(member(s, 0)).influence = influence
    return s


def nominate(s: RepublicState) -> RepublicState:
    return propose(s, 0, "life", senator=name(s, member(s, 0)))


@rule("R 1.09.821-a", "R 1.09.821-c")
@pytest.mark.parametrize(("influence", "may_be"), [(20, False), (21, True)])
def test_who_can_be_nominated(influence: int, may_be: bool) -> None:
    """R-1.09.821b: aligned, in Rome, with 21 at least; whatever office he holds."""
    s = run(ambitious(influence))
    assert may(s, 0, "propose_life") == may_be
    s.senator(member(s, 0)).influence = 0
    other = member(s, 2)
    s.senator(other).influence = 25
    s.senator(other).place, s.senator(other).at = CAPTIVE, RAIDERS
    run(s)
    assert not may(s, 0, "propose_life")


@rule("R 1.09.821-f")
def test_he_may_be_struck_at_while_the_vote_goes_on_and_no_longer() -> None:
    s = run(ambitious())
    chair = name(s, member(s, 0))
    nominate(s)
    assert chair in values(s, 2, "target", do="assassinate")
    # His 21 are votes too, so that others may say no.
    finish_vote(s, "abstain")
    assert s.life == member(s, 0)
    s.senator(member(s, 1)).place = REBEL
    s.rebel = member(s, 1)
    assert values(s, 1, "target", do="assassinate") != []
    assert chair not in values(s, 1, "target", do="assassinate")


@rule("R 1.09.821-a", "R 1.09.821-b")
@pytest.mark.parametrize(
    ("step", "may_be"), [(CONSULS, False), (CENSOR_STEP, True), (TRIALS, False), (GOVERNORS, True)]
)
def test_when_he_can_be_nominated(step: str, may_be: bool) -> None:
    """R-1.09.821b, R-1.09.151b: with Consuls elected, and not while the Censor presides."""
    s = floor(step)
    s.senator(member(s, 0)).influence = 21
    s.sitting().ended = 0 if step == CONSULS else 1 << ROME_CONSUL
    for seat in (2, 3):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL | CORRUPT
    if step == GOVERNORS:
        province(s, "sicilia")
    run(s)
    assert s.sitting().step == step
    assert may(s, asked(s)[0][0], "propose_life") == may_be


@rule("R 1.09.8-a", "R 1.09.821-a", "R 1.09.82-a")
def test_the_nominees_influence_is_added_to_the_votes_for_him() -> None:
    """R-1.09.821a: a nominee with 24 has 24 votes more."""
    s = run(ambitious(24))
    nominate(s)
    finish_vote(s, "abstain")
    assert told(s, "republic-voted") == [{"proposal": "life", "yes": 24, "no": 0, "passed": 1}]
    assert (s.life, s.elected) == (member(s, 0), True)
    assert not s.over


@rule("R 1.09.821-d", "R 1.09.131-d", "R 1.09.144-a")
def test_there_is_one_nomination_a_turn_and_its_defeat_costs_as_usual() -> None:
    """R-1.09.821b."""
    s = ambitious(21)
    s.senator(member(s, 2)).influence = 30
    s.senator(member(s, 3)).knights = 30
    run(s)
    nominate(s)
    finish_vote(s, "no")
    assert asked(s) == [(0, "republic-ask-yield")]
    do(s, 0, do="lose_influence")
    assert s.life == NONE
    assert not may(s, 0, "propose_life")


@rule("R 1.09.821-d", "R 1.09.721", "R 1.09.721-c")
def test_his_death_ends_the_vote_and_uses_up_the_nomination() -> None:
    """R-1.09.721."""
    s = ambitious(21)
    s.senator(member(s, 2)).influence = 30
    run(s)
    propose(s, 0, "life", senator=name(s, member(s, 2)))
    do(s, 0, seat=4)
    die(s, member(s, 2))
    run(s)
    assert told(s, "republic-void") == [{"proposal": "life", "why": "undone"}]
    assert not may(s, 0, "propose_life")


@rule("R 1.09.821-e")
def test_the_tribune_who_would_nominate_him_can_be_silenced() -> None:
    """R-1.09.821b: then it was no nomination."""
    s = floor(scenario="middle")
    s.senator(member(s, 2)).influence = 21
    give(s, 2, "tribune.90")
    give(s, 3, "murder_of_a_tribune.97")
    run(s)
    do(s, 2, do="tribune", **{"with": "tribune.90"})
    s.dice.script = [2]
    do(s, 3, do="murder", senator=name(s, member(s, 3)))
    while asked(s)[0][1].startswith("republic-ask-hold"):
        do(s, asked(s)[0][0], do="pass")
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert may(s, 0, "propose_life")


# -- appointment -----------------------------------------------------------------------------------


@rule("R 1.09.822-a")
def test_influence_of_35_in_rome_makes_him_consul_for_life() -> None:
    """R-1.09.822; a governor with 36 when he comes home."""
    s = floor()
    governor, other = member(s, 2), member(s, 3)
    province(s, "sicilia", governor)
    s.senator(governor).influence = 36
    settle(s)
    run(s)
    assert s.life == NONE
    propose(s, 0, "governors", province="sicilia", senator=name(s, other))
    finish_vote(s, "yes")
    assert s.senator(governor).place == ROME
    assert (s.life, s.elected) == (governor, False)


@rule("R 1.09.822-a", "R 1.09.823-a")
def test_one_who_is_appointed_comes_before_one_who_was_elected() -> None:
    """R-1.09.823b."""
    s = run(ambitious(24))
    nominate(s)
    finish_vote(s, "abstain")
    rival = member(s, 3)
    s.senator(rival).influence = 34
    gain_influence(s, rival, 1)
    settle(s)
    assert (s.life, s.elected) == (rival, False)


@rule("R 1.09.822-b", "R 1.09.822-d")
def test_of_two_who_reach_it_together_the_more_influential_is_appointed() -> None:
    """R-1.09.822: then the one of the more influential faction."""
    s = floor()
    first, second = member(s, 2), member(s, 3)
    s.senator(first).influence, s.senator(second).influence = 35, 36
    settle(s)
    assert s.life == second
    s.life = NONE
    s.senator(first).influence = 36
    s.senator(member(s, 2, 1)).influence = 9
    settle(s)
    assert s.life == first


# -- his power -------------------------------------------------------------------------------------


def ruled() -> RepublicState:
    """A senator of faction 2 is Consul for Life."""
    s = floor()
    s.life = member(s, 2)
    return s


@rule("R 1.09.823-a", "R 1.09.823-b")
def test_he_decides_and_votes_for_all_and_gains_no_chair() -> None:
    """R-1.09.823a."""
    s = run(ruled())
    assert s.sitting().chair == member(s, 0)
    assert asked(s) == [(2, "republic-ask-senate-other")]
    propose(s, 2, "forces", raise_legions=1, raise_fleets=0)
    assert asked(s) == [(2, "republic-ask-call")]
    do(s, 2, do="call_rest")
    for _ in range(5):
        assert asked(s) == [(2, "republic-ask-vote")]
        do(s, 2, do="yes")
    assert s.legions.count(1) == 1


@rule("R 1.09.823-a", "R 1.09.142-a")
def test_he_may_split_the_votes_of_others() -> None:
    s = run(ruled())
    propose(s, 2, "forces", raise_legions=1, raise_fleets=0)
    do(s, 2, seat=4)
    assert "split" in values(s, 2, "do")


@rule("R 1.09.823-c", "R 1.09.823-d")
def test_what_he_cannot_make_others_do() -> None:
    """R-1.09.823a: they play no cards for him, strike nobody, and do not vote against bills."""
    s = ruled()
    give(s, 4, "tribune.38")
    run(s)
    propose(
        s, 2, "land_bill", bill=1, sponsor=name(s, member(s, 3)), cosponsor=name(s, member(s, 4))
    )
    assert the_vote(s) is not None
    assert not may(s, 4, "veto")
    assert not may(s, 4, "assassinate")
    do(s, 2, seat=4)
    assert values(s, 2, "do") == ["yes"]
    do(s, 2, do="yes")
    do(s, 2, seat=2)
    assert values(s, 2, "do") == ["yes", "no", "split"]


@rule("R 1.09.823-c", "R 1.04.9")
def test_he_sees_the_hands_of_those_he_controls() -> None:
    s = ruled()
    (card,) = give(s, 4, "tribune.38")
    run(s)
    assert GAME.view(s, 2).table.factions[4].hand == [card]
    assert GAME.view(s, 3).table.factions[4].hand != [card]


@rule("R 1.09.823-c", "R 1.04.9")
@pytest.mark.parametrize("elected", [True, False])
def test_he_has_learned_something_hidden_when_he_comes_to_power(elected: bool) -> None:
    """The vote, or the influence, that brings the hands before him cannot be undone."""
    s = ambitious(24)
    rebel = member(s, 4)
    s.rebel, s.senator(rebel).place = rebel, REBEL
    s.senator(rebel).offices = 0
    run(s)
    s.learned = 0
    if elected:
        nominate(s)
        finish_vote(s, "abstain")
    else:
        gain_influence(s, member(s, 0), 11)
        settle(s)
    assert s.life == member(s, 0)
    assert s.learned & 1


@rule("R 1.09.823-a", "R 1.09.823-e")
def test_the_faction_of_the_primary_rebel_is_its_own_master() -> None:
    s = ruled()
    rebel = member(s, 4)
    s.rebel, s.senator(rebel).place = rebel, REBEL
    s.senator(rebel).offices = 0
    run(s)
    assert [controller(s, seat) for seat in range(5)] == [2, 2, 2, 2, 4]
    propose(s, 2, "forces", raise_legions=1, raise_fleets=0)
    do(s, 2, seat=4)
    assert asked(s) == [(4, "republic-ask-vote")]
    assert may(s, 4, "assassinate")


@rule("R 1.09.823-f")
def test_his_control_ends_with_his_death_but_not_with_his_capture() -> None:
    """R-1.09.823a."""
    s = ruled()
    s.senator(s.life).place, s.senator(s.life).at = CAPTIVE, RAIDERS
    run(s)
    assert asked(s) == [(2, "republic-ask-senate-other")]
    die(s, s.life)
    run(s)
    assert s.life == NONE
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.822-c", "R 1.09.823-a")
def test_he_needs_nobodys_consent_but_his_own() -> None:
    s = ruled()
    concession(s, "harbor_fees")
    units(s, 1)
    run(s)
    propose(
        s, 2, "land_bill", bill=2, sponsor=name(s, member(s, 0)), cosponsor=name(s, member(s, 1))
    )
    assert asked(s) == [(2, "republic-ask-call")]


@rule("R 1.09.144-a", "R 1.09.823-a")
def test_a_defeat_among_his_own_is_none() -> None:
    """R-1.09.144a: there are no senators of other players."""
    s = run(ruled())
    propose(s, 2, "forces", raise_legions=1, raise_fleets=0)
    finish_vote(s, "no")
    assert asked(s) == [(2, "republic-ask-senate-other")]
