"""A Dictator is named, or elected (1.09.3 to 1.09.34)."""

from aedilis.kernel.rule import rule
from aedilis.republic.components import LEADERS, index_of
from aedilis.republic.death import die
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.known import CENSOR, DICTATOR, MASTER_OF_HORSE, ROME_CONSUL
from aedilis.republic.senate.elections import dictator_allowed
from aedilis.republic.senators import holder
from aedilis.republic.session import DICTATOR_STEP
from aedilis.republic.state import RepublicState
from aedilis.republic.wars import the_front
from aedilis.republic.zones import ACTIVE, FIELD, IMMINENT, PLAY, PRIOR_CONSUL
from tests.republic.opening import fetch, name
from tests.republic.s1_09_senate.senate_floor import field_consul, finish_vote, floor, propose, war
from tests.republic.s1_09_senate.trial_positions import (
    GAME,
    asked,
    do,
    give,
    may,
    member,
    run,
    values,
)


def threatened(*wars: str) -> RepublicState:
    """Both Consuls, of factions 0 and 1, are in Rome, and these wars are active."""
    s = floor(DICTATOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    field_consul(s)
    for word in wars or ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    return s


@rule("R 1.09.3-a", "R 1.09.3-b")
def test_when_a_dictator_may_be_named() -> None:
    """R-1.09.3a, R-1.09.3b: three active wars, or one of 20, as strong as it is now."""
    s = threatened("first_macedonian_war", "syrian_war")
    assert not dictator_allowed(s)
    front = the_front(s, war(s, "first_gallic_war", IMMINENT))
    assert not dictator_allowed(s)
    front.status = ACTIVE
    assert dictator_allowed(s)
    s = threatened("first_punic_war")
    assert dictator_allowed(s)
    the_front(s, s.fronts[0].war).naval_won = True
    assert not dictator_allowed(s)
    s = threatened("second_punic_war")
    assert not dictator_allowed(s)
    hannibal = index_of("leader", "hannibal")
    s.zone[fetch(s, LEADERS[hannibal].card)] = PLAY
    s.leaders.append(hannibal)
    assert dictator_allowed(s)
    s.options = {**s.options, "dictator-strength": "printed"}
    assert not dictator_allowed(s)


@rule("R 1.09.31-a", "R 1.09.31-c", "R 1.09.33-a", "R 1.09.33-b", "R 1.09.33-c", "R 1.09.3-c")
def test_the_consuls_agree_on_a_dictator_who_must_name_his_master() -> None:
    """R-1.09.31, R-1.09.33: a Master of another faction; the Censor loses his office as such."""
    s = threatened()
    dictator, master = member(s, 2), member(s, 1, 1)
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint"), (1, "republic-ask-appoint")]
    offered = values(s, 0, "senator")
    assert name(s, member(s, 0)) not in offered
    assert name(s, member(s, 1)) not in offered
    assert name(s, master) in offered
    do(s, 0, senator=name(s, dictator))
    do(s, 1, senator=name(s, dictator))
    assert s.sitting().chair == dictator
    assert asked(s) == [(2, "republic-ask-master")]
    do(s, 2, senator=name(s, master))
    assert s.senator(dictator).offices == 1 << DICTATOR
    assert s.senator(master).offices == 1 << MASTER_OF_HORSE
    assert (s.senator(dictator).influence, s.senator(master).influence) == (10, 6)
    assert holder(s, CENSOR) == NONE


@rule("R 1.09.31-a", "R 1.09.32-a")
def test_if_their_names_differ_there_may_be_an_election() -> None:
    """R-1.09.31."""
    s = run(threatened())
    do(s, 0, senator=name(s, member(s, 2)))
    do(s, 1, senator=name(s, member(s, 3)))
    assert holder(s, DICTATOR) == NONE
    assert asked(s) == [(0, "republic-ask-senate-dictator")]
    assert values(s, 0, "do") == ["propose_dictator", "next_step"]


@rule("R 1.09.31-b")
def test_a_consul_whose_colleague_is_away_acts_alone() -> None:
    """R-1.09.31; with neither in Rome only an election is possible."""
    s = threatened()
    s.senator(member(s, 1)).place, s.senator(member(s, 1)).at = FIELD, s.fronts[0].war
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint")]
    do(s, 0, senator=name(s, member(s, 3)))
    assert holder(s, DICTATOR) == member(s, 3)
    s = threatened()
    for seat in (0, 1):
        s.senator(member(s, seat)).place = FIELD
        s.senator(member(s, seat)).at = s.fronts[0].war
    run(s)
    assert asked(s)[0][1] == "republic-ask-senate-dictator"


@rule("R 1.09.31-b", "R 1.04.9")
def test_a_consul_killed_meanwhile_leaves_it_to_the_other() -> None:
    s = run(threatened())
    do(s, 0, senator=name(s, member(s, 3)))
    other = GAME.clone(s)
    assert GAME.view(s, 1).to_data() == GAME.view(other, 1).to_data()
    die(s, member(s, 1))
    run(s)
    assert holder(s, DICTATOR) == member(s, 3)


@rule("R 1.09.31-a", "R 1.09.721")
def test_a_name_given_to_the_dead_is_asked_for_again() -> None:
    s = run(threatened())
    do(s, 0, senator=name(s, member(s, 3)))
    die(s, member(s, 3))
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint"), (1, "republic-ask-appoint")]


@rule("R 1.09.32-b", "R 1.09.32-c", "R 1.09.32-d", "R 1.09.32-e")
def test_elections_go_on_until_the_chair_turns_to_the_censor() -> None:
    """R-1.09.32, R-1.09.151b."""
    s = threatened()
    for slot in (member(s, 2), member(s, 3)):
        s.senator(slot).marks = PRIOR_CONSUL
    give(s, 4, "tribune.38")
    run(s)
    for seat in (0, 1):
        do(s, seat, senator="no")
    rejected = member(s, 2)
    propose(s, 0, "dictator", senator=name(s, rejected))
    finish_vote(s, "abstain")
    assert name(s, rejected) not in values(s, 0, "senator", do="propose_dictator")
    assert may(s, 0, "propose_dictator")
    do(s, 0, do="next_step")
    do(s, 4, do="tribune", **{"with": "tribune.38"})
    assert "propose_dictator" not in values(s, 4, "do")


@rule("R 1.09.32-a", "R 1.09.33-a")
def test_an_elected_dictator_presides() -> None:
    s = run(threatened())
    for seat in (0, 1):
        do(s, seat, senator="no")
    propose(s, 0, "dictator", senator=name(s, member(s, 4)))
    finish_vote(s, "yes")
    assert s.sitting().chair == member(s, 4)
    assert asked(s) == [(4, "republic-ask-master")]


@rule("R 1.09.33-g")
def test_last_years_dictator_may_be_named_again() -> None:
    s = threatened()
    s.sitting().outgoing = 1 << member(s, 2)
    run(s)
    assert name(s, member(s, 2)) in values(s, 0, "senator")
