"""Priests: who makes them, when, and what they count for (2.01.3 to 2.01.4)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import FIELD_CONSUL, PONTIFEX
from aedilis.republic.phases.ending import settle
from aedilis.republic.rules.college import make_priest, markers_left, priests, votes_on_war
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import in_play, in_rome, printed
from aedilis.republic.rules.revolt import join
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PROVINCE
from tests.republic.setup.opening import name, told
from tests.republic.setup.priests import ordained, with_pontifex
from tests.republic.setup.senate import (
    field_consul,
    finish_vote,
    propose,
    province,
    units,
    war,
)
from tests.republic.setup.trials import asked, do, endow, may, member, run, values, vote
from tests.republic.setup.tribunes import raising

GALLIC = "first_gallic_war"


@rule("R 2.01.3-a", "R 2.01.31-a", "R 2.01.3-e", "R 2.01.1-b", "R VII.priest-a", "R VII.priest-b")
def test_he_makes_one_priest_in_a_session() -> None:
    """R-2.01.3: a priest gains 1."""
    s, chief = with_pontifex()
    run(s)
    one = member(s, 4)
    do(s, 2, do="name_priest", target=name(s, one))
    assert priests(s) == [one]
    assert s.senator(one).influence == 4
    assert not may(s, 2, "name_priest")
    # Nor may a new Pontifex in the same session (R-2.01.3b).
    s.senator(chief).offices = 0
    s.senator(member(s, 3)).offices = 1 << PONTIFEX
    run(s)
    assert not may(s, 3, "name_priest")


@rule("R 2.01.3-b", "R 2.01.3-c", "R 2.01.31-b", "R 2.01.3-a")
def test_neither_himself_nor_priests_nor_who_is_away() -> None:
    s, chief = with_pontifex()
    priest, away = member(s, 4), member(s, 3)
    ordained(s, priest)
    s.senator(away).place, s.senator(away).at = PROVINCE, province(s, "sicilia", away)
    run(s)
    there = values(s, 2, "target", do="name_priest")
    for slot in (chief, priest, away):
        assert name(s, slot) not in there
    ordained(s, *in_rome(s))
    assert not may(s, 2, "name_priest")


@rule("R 2.01.31-d", "R 2.01.3-e")
def test_a_priesthood_moves_from_one_to_another() -> None:
    """The worked example: he who has no influence loses none, and 35 is looked at at once."""
    s, _ = with_pontifex()
    old, new = member(s, 3), member(s, 4)
    s.senator(old).influence, s.senator(new).influence = 0, 34
    ordained(s, old)
    run(s)
    do(s, 2, do="name_priest", target=name(s, new), **{"from": name(s, old)})
    assert priests(s) == [new]
    assert (s.senator(old).influence, s.senator(new).influence) == (0, 35)
    assert s.life == new


@rule("R 2.01.3-d", "R 2.01.3-b")
def test_of_twelve_priesthoods_none_more_can_be_given() -> None:
    s, _ = with_pontifex()
    run(s)
    there = [slot for slot in in_rome(s) if slot != member(s, 2)]
    ordained(s, *there[:12])
    assert markers_left(s) == 0
    if len(there) > 12:
        target = name(s, there[12])
        assert "new_priesthood" not in values(s, 2, "from", do="name_priest", target=target)
        do(s, 2, do="name_priest", target=target, **{"from": name(s, there[0])})
        assert len(priests(s)) == 12


@rule("R 2.01.3", "R 2.01.31")
def test_never_during_a_vote_and_only_in_rome() -> None:
    """R-2.01.3b, R-2.01.2e"""
    s, chief = with_pontifex()
    run(s)
    raising(s)
    assert not may(s, 2, "name_priest")
    finish_vote(s, "no")
    if asked(s)[0][1] == "republic-ask-yield":
        do(s, 0, do="lose_influence")
    assert may(s, 2, "name_priest")
    s.senator(chief).place, s.senator(chief).at = PROVINCE, province(s, "sicilia", chief)
    run(s)
    assert not may(s, 2, "name_priest")


@rule("R 2.01.31", "R 1.09.6")
def test_the_senate_waits_with_its_close_for_a_priest_to_be_made() -> None:
    s, _ = with_pontifex()
    run(s)
    do(s, 0, do="adjourn")
    assert (2, "republic-ask-hold-adjournment") in asked(s)
    do(s, 2, do="name_priest", target=name(s, member(s, 2, 1)))
    assert priests(s) == [member(s, 2, 1)]


@rule("R 2.01.31-c", "R 2.01.31")
@pytest.mark.parametrize("how", ["death", "revolt", "office"])
def test_what_becomes_of_a_priesthood(how: str) -> None:
    """R-2.01.3c"""
    s, _ = with_pontifex()
    one = member(s, 4)
    ordained(s, one)
    if how == "death":
        die(s, one)
        assert priests(s) == []
    elif how == "revolt":
        s.rebel = member(s, 4, 1)
        join(s, one)
        assert priests(s) == []
        assert s.senator(one).influence == 2
    else:
        s.senator(one).offices = 1 << FIELD_CONSUL
        run(s)
        assert priests(s) == [one]


@rule("R 2.01.31")
def test_influence_by_a_priesthood_is_looked_at_at_once() -> None:
    s, _ = with_pontifex()
    s.senator(member(s, 3)).influence = 34
    make_priest(s, member(s, 3))
    assert s.flagged
    settle(s)
    assert s.life == member(s, 3)


# -- votes -----------------------------------------------------------------------------------------


def deploying() -> tuple[RepublicState, int]:
    """8 legions are to be sent to a war; the Pontifex has two knights and 4 talents, and one of his
    faction is a priest.
    """
    s, chief = with_pontifex()
    war(s, GALLIC)
    units(s, 12)
    s.senator(chief).knights = 2
    endow(s, chief, 4)
    ordained(s, member(s, 2, 1))
    field_consul(s)
    run(s)
    propose(s, 0, "deploy", general=name(s, member(s, 1)), war=GALLIC, legions=11, fleets=0)
    return s, chief


@rule("R 2.01.32-a", "R 2.01.32-c", "R 2.01.4-a", "R 2.01.4-b")
def test_the_votes_of_pontifex_and_priests_on_a_war() -> None:
    """R-2.01.4. The worked example: his own votes and knights count twice, bought ones once;
    priests +1.
    """
    s, chief = deploying()
    do(s, 0, seat=2)
    others = [slot for slot in in_rome(s, 2) if slot != chief]
    own = (printed(s.senator(chief)).oratory + 2) * 2
    rest = sum(printed(s.senator(slot)).oratory + s.senator(slot).knights for slot in others) + 1
    do(s, 2, do="yes", how="pay", **{f"votes_{name(s, chief)}": 4})
    (cast,) = told(s, "republic-votes")
    assert cast["yes"] == own + rest + 4


@rule("R 2.01.32-b", "R 2.01.4-c")
@pytest.mark.parametrize("what", ["forces", "governors", "garrison"])
def test_nothing_of_it_counts_on_other_proposals(what: str) -> None:
    """R-2.01.4b"""
    s, chief = with_pontifex()
    ordained(s, chief, member(s, 2, 1))
    run(s)
    if what == "forces":
        raising(s)
    elif what == "governors":
        province(s, "sicilia")
        propose(s, 0, "governors", province="sicilia", senator=name(s, member(s, 3)))
    else:
        province(s, "sicilia", member(s, 3))
        units(s, 3)
        propose(s, 0, "garrison", province="sicilia", legions=2)
    vote(s, 2, "yes")
    (cast,) = told(s, "republic-votes")
    assert cast["yes"] == sum(
        printed(s.senator(slot)).oratory + s.senator(slot).knights for slot in in_rome(s, 2)
    )


@rule("R 2.01.4", "R 2.01.32")
def test_a_pontifex_who_is_a_priest_has_one_vote_more_that_is_not_doubled() -> None:
    """R-2.01.4b: 3 and 2 make 11."""
    s, chief = with_pontifex()
    ordained(s, chief)
    own = printed(s.senator(chief)).oratory
    s.senator(chief).knights = 2
    assert votes_on_war(s, chief) == 2 * (own + 2) + 1
    s.senator(chief).place = PROVINCE
    assert votes_on_war(s, chief) == own + 2 + 1


def test_without_the_rule_nobody_is_priest() -> None:
    s, _ = with_pontifex()
    s.college = None
    s.senator(member(s, 2)).offices = 0
    run(s)
    assert priests(s) == []
    for slot, one in in_play(s):
        assert votes_on_war(s, slot) == printed(one).oratory + one.knights
