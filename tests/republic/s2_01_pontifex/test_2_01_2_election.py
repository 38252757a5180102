"""The Pontifex Maximus is elected, for life, and may be removed (2.01.1, 2.01.2, 2.01.8)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import CENSOR, PONTIFEX, ROME_CONSUL
from aedilis.republic.phases.forum.order import mark_major
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import hrao, ranking
from aedilis.republic.rules.revolt import join
from aedilis.republic.state.sitting import (
    CENSOR_STEP,
    CONSULS,
    DICTATOR_STEP,
    OTHER,
    PONTIFEX_STEP,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import MAJOR, PRIOR_CONSUL
from tests.republic.setup.elections import settle_posts
from tests.republic.setup.opening import name, told
from tests.republic.setup.priests import college, devout, ordained, with_pontifex
from tests.republic.setup.senate import (
    before_elections,
    finish_vote,
    floor,
    offered,
    propose,
    province,
    war,
)
from tests.republic.setup.trials import asked, do, give, may, member, run, values
from tests.republic.setup.tribunes import CARD, call, veto


def electing(exclusive: bool = True) -> RepublicState:
    """The Senate elects the Pontifex Maximus."""
    s = floor(PONTIFEX_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    devout(s, exclusive)
    return run(s)


# -- election --------------------------------------------------------------------------------------


@rule("R 2.01.2-b", "R 2.01.2-c", "R 1.09.1")
def test_he_is_elected_after_the_consuls_and_before_a_dictator() -> None:
    s = before_elections()
    devout(s)
    for word in ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    run(s)
    first, second = member(s, 1), member(s, 2)
    propose(s, 0, "consuls", first=name(s, first), second=name(s, second))
    finish_vote(s, "yes")
    settle_posts(s, first, second)
    assert s.sitting().step == PONTIFEX_STEP
    seat, key = asked(s)[0]
    assert key == "republic-ask-senate-pontifex"
    propose(s, seat, "pontifex", senator=name(s, member(s, 3)))
    finish_vote(s, "yes")
    assert pontifex(s) == member(s, 3)
    assert s.sitting().step == DICTATOR_STEP


@rule("R 2.01.2-d", "R 2.01.2-e", "R 1.09.18-b", "R 2.01.1-a")
def test_who_is_elected_gains_five_influence_once() -> None:
    """R-2.01.2f: and no marker of a Consul."""
    s = electing()
    chief = member(s, 3)
    province(s, "sicilia", member(s, 4))
    there = values(s, 0, "senator", do="propose_pontifex")
    assert name(s, member(s, 4)) not in there
    propose(s, 0, "pontifex", senator=name(s, chief))
    finish_vote(s, "yes")
    assert s.senator(chief).influence == 3 + 5
    assert s.senator(chief).offices == 1 << PONTIFEX
    assert not s.senator(chief).marks & PRIOR_CONSUL


@rule("R 2.01.2", "R 2.01.2-d")
def test_no_other_major_office_stands_beside_it_and_the_censor_gives_his_up() -> None:
    """R-2.01.2a"""
    s = electing()
    there = values(s, 0, "senator", do="propose_pontifex")
    censor = member(s, 1, 1)
    assert name(s, member(s, 0)) not in there
    assert name(s, censor) in there
    propose(s, 0, "pontifex", senator=name(s, censor))
    finish_vote(s, "yes")
    assert s.senator(censor).offices == 1 << PONTIFEX


@rule("R 2.01.2")
def test_by_the_option_he_may_hold_other_offices() -> None:
    s = electing(exclusive=False)
    consul, censor = member(s, 0), member(s, 1, 1)
    assert name(s, consul) in values(s, 0, "senator", do="propose_pontifex")
    propose(s, 0, "pontifex", senator=name(s, censor))
    finish_vote(s, "yes")
    assert s.senator(censor).offices == 1 << PONTIFEX | 1 << CENSOR


@rule("R 2.01.2")
def test_the_last_candidate_left_needs_no_vote() -> None:
    """R-2.01.2c: all others are rejected one by one."""
    s = electing()
    rest = values(s, 0, "senator", do="propose_pontifex")
    for one in rest[:-1]:
        propose(s, 0, "pontifex", senator=one)
        finish_vote(s, "abstain")
    assert name(s, pontifex(s)) == rest[-1]
    assert s.senator(pontifex(s)).influence == 3 + 5


@rule("R 2.01.2")
def test_tribunes_may_propose_and_veto_him_in_his_step_alone() -> None:
    s = electing()
    give(s, 3, CARD)
    propose(s, 0, "pontifex", senator=name(s, member(s, 2)))
    veto(s, 3)
    assert not offered(s, 0, "pontifex", senator=name(s, member(s, 2)))
    s = electing()
    give(s, 3, CARD)
    call(s, 3)
    propose(s, 3, "pontifex", senator=name(s, member(s, 3)))
    finish_vote(s, "yes")
    assert pontifex(s) == member(s, 3)
    s = floor(CENSOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    for seat in (2, 3):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    devout(s)
    run(s)
    assert not may(s, 0, "propose_pontifex")


@rule("R 2.01.2-a", "R 2.01.2-f")
def test_nobody_is_elected_while_he_lives_in_office() -> None:
    s, chief = with_pontifex(step=CONSULS)
    s.sitting().ended = 1 << ROME_CONSUL
    run(s)
    assert s.sitting().step not in (CONSULS, PONTIFEX_STEP)
    assert pontifex(s) == chief
    assert s.senator(chief).influence == 3


@rule("R 2.01.2", "R 1.09.2")
def test_he_cannot_be_consul() -> None:
    s = before_elections()
    devout(s)
    s.senator(member(s, 2)).offices = 1 << PONTIFEX
    run(s)
    assert name(s, member(s, 2)) not in values(s, 0, "first", do="propose_consuls")


# -- what it is ------------------------------------------------------------------------------------


@rule("R 2.01.1-c", "R 1.09.11")
def test_he_ranks_last_of_the_officials() -> None:
    s, chief = with_pontifex()
    s.senator(member(s, 4)).influence = 30
    assert [slot in (chief, member(s, 4)) for slot in ranking(s)][:4] == [False, False, True, True]
    assert ranking(s)[2] == chief
    province(s, "sicilia", chief)
    for slot in ranking(s):
        s.senator(slot).offices = 0
    assert hrao(s) == member(s, 4)


@rule("R 2.01.1-d", "R 1.07.8")
def test_he_may_be_prosecuted_for_his_office() -> None:
    """R-2.01.2f: he has the mark every Forum Phase, like other officials."""
    s, chief = with_pontifex()
    mark_major(s)
    assert s.senator(chief).marks & MAJOR


@rule("R 2.01.2-a")
@pytest.mark.parametrize("how", ["death", "revolt", "persuasion"])
def test_what_becomes_of_the_office(how: str) -> None:
    """R-2.01.2e: a rebel loses it without the 5 influence; who changes sides keeps it."""
    s, chief = with_pontifex()
    if how == "death":
        die(s, chief)
        assert pontifex(s) == NONE
    elif how == "revolt":
        s.rebel = member(s, 2, 1)
        join(s, chief)
        assert pontifex(s) == NONE
        assert s.senator(chief).influence == 3
    else:
        s.senator(chief).faction = 4
        assert pontifex(s) == chief


# -- removal ---------------------------------------------------------------------------------------


def removing() -> tuple[RepublicState, int]:
    s, chief = with_pontifex()
    s.senator(chief).influence = 9
    ordained(s, member(s, 4))
    run(s)
    propose(s, 0, "remove_pontifex", senator=name(s, chief))
    return s, chief


@rule("R 2.01.8-a", "R 2.01.8-c", "R 2.01.8-d", "R 2.01.8-f", "R 2.01.2-a")
def test_two_thirds_remove_him_and_his_priests_stay() -> None:
    """R-2.01.8: he loses 5 influence."""
    s, chief = removing()
    finish_vote(s, "yes")
    assert pontifex(s) == NONE
    assert s.senator(chief).influence == 4
    assert college(s).priests == 1 << member(s, 4)
    assert s.sitting().step == OTHER
    assert not may(s, 0, "propose_pontifex")


@rule("R 2.01.8-a")
@pytest.mark.parametrize(
    ("yes", "no", "passes"),
    [(31, 15, True), (29, 15, False), (20, 10, True), (19, 10, False), (0, 0, False), (1, 0, True)],
)
def test_twice_as_many_votes_for_it_as_against_it(yes: int, no: int, passes: bool) -> None:
    """R-2.01.8: 20 to 10 pass, 19 to 10 do not. R-2.01.8b, with the worked example."""
    s, _ = removing()
    frame = the_vote(s)
    assert frame is not None
    assert frame.passes(yes, no) == passes


@rule("R 2.01.8-b", "R 2.01.8-e")
def test_he_cannot_veto_it_himself_but_his_faction_has_tribunes() -> None:
    """R-2.01.8."""
    s, chief = removing()
    assert not may(s, 2, "veto")
    give(s, 2, CARD)
    assert values(s, 2, "with", do="veto") == [CARD]
    veto(s, 2)
    assert pontifex(s) == chief
    assert told(s, "republic-pontifex-no-more") == []
    assert not offered(s, 0, "remove_pontifex", senator=name(s, chief))


@rule("R 2.01.8", "R 1.09.131")
def test_what_failed_may_not_come_again_and_may_cost_the_chair() -> None:
    """R-2.01.8b"""
    s, _ = removing()
    finish_vote(s, "no")
    assert not may(s, 0, "propose_remove_pontifex")


@rule("R 2.01.2")
def test_a_pontifex_who_dies_before_his_step_is_replaced_in_it() -> None:
    """R-2.01.2d"""
    s, chief = with_pontifex(step=CONSULS)
    s.sitting().ended = 1 << ROME_CONSUL
    die(s, chief)
    run(s)
    assert s.sitting().step == PONTIFEX_STEP
    do(s, 0, do="propose_pontifex", senator=name(s, member(s, 3)))
