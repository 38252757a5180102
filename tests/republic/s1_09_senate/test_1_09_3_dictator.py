"""A Dictator is named, or elected (1.09.3 to 1.09.34)."""

from bisect import insort

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LEADERS, card_from_word, index_of
from aedilis.republic.definitions.named import CENSOR, DICTATOR, MASTER_OF_HORSE, ROME_CONSUL
from aedilis.republic.phases.senate.elections import dictator_allowed
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import holder
from aedilis.republic.rules.wars import the_front
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.sitting import DICTATOR_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import ACTIVE, DECK, FIELD, IMMINENT, PLAY, PRIOR_CONSUL
from tests.republic.setup.opening import fetch, into_hand, name
from tests.republic.setup.senate import field_consul, finish_vote, floor, propose, war
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
from tests.republic.setup.tribunes import call, unhindered


def threatened(*wars: str) -> RepublicState:
    """Both Consuls, of factions 0 and 1, are in Rome, and these wars are active."""
    s = floor(DICTATOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    field_consul(s)
    for word in wars or ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    return s


@rule("R 1.09.3-a", "R 1.09.3-b", "R VII.dictator-a")
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
    s.switches = RepublicSwitches(dictator_strength="printed")
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


@rule("R 1.09.31-b", "R 1.04.9", "R 1.09.71-c")
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
def test_elections_go_on_until_there_is_a_censor() -> None:
    """R-1.09.32, R-1.09.151b: for the chair until it turns to the Censor."""
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
    assert asked(s) == [(4, "republic-ask-hold-dictator")]
    do(s, 4, do="pass")
    assert asked(s)[0][1] == "republic-ask-senate-censor"
    assert not may(s, 0, "propose_dictator")
    other = GAME.clone(s)
    call(s, 4)
    assert "propose_dictator" in values(s, 4, "do")
    propose(other, 0, "censor", senator=name(other, member(other, 3)))
    finish_vote(other, "yes")
    do(other, 4, do="tribune", **{"with": "tribune.38"})
    unhindered(other)
    assert "propose_dictator" not in values(other, 4, "do")


def refused_by_the_consuls() -> RepublicState:
    """The Consuls name nobody, and the chair is asked."""
    s = threatened()
    for seat in (3, 4):
        give(s, seat, ("tribune.38", "tribune.39")[seat - 3])
    for slot in (member(s, 2), member(s, 3)):
        s.senator(slot).marks = PRIOR_CONSUL
    run(s)
    for seat in (0, 1):
        do(s, seat, senator="no")
    return s


@rule("R 1.09.32-b", "R 1.09.32-c", "R 1.09.151-a", "R 1.09.15-c")
def test_tribunes_are_heard_before_the_chair_goes_on_to_the_censor() -> None:
    """R-1.09.32: each opens one proposal, and there is a fresh wait after it."""
    s = refused_by_the_consuls()
    do(s, 0, do="next_step")
    assert asked(s) == [(seat, "republic-ask-hold-dictator") for seat in (3, 4)]
    do(s, 3, do="tribune", **{"with": "tribune.38"})
    do(s, 4, do="pass")
    unhindered(s)
    propose(s, 3, "dictator", senator=name(s, member(s, 3)))
    finish_vote(s, "abstain")
    assert asked(s) == [(4, "republic-ask-hold-dictator")]
    do(s, 4, do="tribune", **{"with": "tribune.39"})
    unhindered(s)
    propose(s, 4, "dictator", senator=name(s, member(s, 4)))
    finish_vote(s, "yes")
    assert asked(s) == [(4, "republic-ask-master")]
    assert holder(s, DICTATOR) == member(s, 4)
    do(s, 4, senator=name(s, member(s, 0, 1)))
    assert asked(s) == [(4, "republic-ask-senate-censor")]


@rule("R 1.09.32-c", "R 1.04.9")
def test_whom_the_wait_before_the_censor_is_for() -> None:
    """By what all can see: a hand in which there may be a Tribune, and no standing order."""
    s = refused_by_the_consuls()
    other = GAME.clone(s)
    into_hand(other, 3, swap(other, 3))
    do(s, 0, do="next_step")
    do(other, 0, do="next_step")
    assert asked(other) == asked(s)
    s = refused_by_the_consuls()
    s.set_order(3, "dictator", "never")
    do(s, 0, do="next_step")
    assert asked(s) == [(4, "republic-ask-hold-dictator")]
    do(s, 4, do="pass")
    assert asked(s)[0][1] == "republic-ask-senate-censor"
    for seat in (3, 4):
        assert "tribune" in values(s, seat, "do")


def swap(s: RepublicState, seat: int) -> int:
    """A seat's only card goes back into the deck; gives an Assassin."""
    (card,) = s.factions[seat].hand
    s.factions[seat].hand = []
    s.zone[card] = DECK
    insort(s.layers[0], card)
    return card_from_word("assassin.49")


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


@rule("R 1.09.3-b")
def test_by_the_option_a_war_is_as_strong_as_is_printed_its_fleet_included() -> None:
    s = threatened("first_punic_war")
    s.switches = RepublicSwitches(dictator_strength="printed")
    assert dictator_allowed(s)
    the_front(s, s.fronts[0].war).naval_won = True
    assert not dictator_allowed(s)
