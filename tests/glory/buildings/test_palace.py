"""Palace: several cards of one role at once."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions
from tests.glory.table import Table, materials, names
from tests.glory.turns import ROLES, each_edition, turn_over


@rule("G.b.palace.1-a", "G.b.palace.1-c")
@each_edition
def test_one_action_for_each_card_and_clients_on_top(edition: str) -> None:
    t = Table(edition).build(0, "palace").clientele(0, "merchant").stockpile(0, *["wood"] * 5)
    t.hand(0, "sewer", "sewer", "villa", "insula", jacks=1).lead(0)
    t.do(0, {"lead": "merchant", "with": ["sewer", "sewer", "villa", "jack"], "as": "palace"})
    t.others_think()
    assert actions(t) == 5
    t.influence(0, 9)
    assert t.repeat(0, {"sell": "wood"}) == 5
    assert names(t[0].hand) == ["insula"]


@rule("G.b.palace.1-a")
@each_edition
def test_a_follower_may_do_the_same_with_fewer_cards(edition: str) -> None:
    t = Table(edition).build(1, "palace").hand(1, "insula", "road", "bar").hand(0, jacks=1)
    t.pool(*["wood"] * 5).lead(0).do(0, {"lead": "laborer", "as": "jack"})
    t.do(1, {"follow": "laborer", "with": ["road", "bar"], "as": "palace"}).others_think()
    t.do(0, {"take": "wood"})
    assert t.repeat(1, {"take": "wood"}) == 2
    assert names(t[1].hand) == ["insula"]


@rule("G.b.palace.1-a")
@each_edition
def test_all_cards_must_be_of_the_role(edition: str) -> None:
    t = Table(edition).build(0, "palace").hand(0, "road", "bar", "dock").lead(0)
    refused = t.refused(0, {"lead": "laborer", "with": ["road", "bar", "dock"]})
    assert refused == "G.b.palace.1"


@rule("G.b.palace.1-a")
def test_without_palace_one_card_is_played() -> None:
    t = Table("fr2008").hand(0, "road", "bar").lead(0)
    assert t.refused(0, {"lead": "laborer", "with": ["road", "bar"]}) == "G.petition.1"


@rule("G.b.palace.1-b")
@pytest.mark.parametrize("role", ROLES)
@each_edition
def test_jacks_alone_lead_any_role(edition: str, role: str) -> None:
    t = Table(edition).build(0, "palace").hand(0, "dock", jacks=2).stockpile(0, "dock")
    t.pool("brick", "brick", "brick").lead(0)
    t.do(0, {"lead": role, "with": ["jack", "jack"], "as": "palace"}).others_think()
    assert t.s.role == ROLES.index(role)
    assert t.asked() == [0]
    assert actions(t) == 2


@rule("G.b.palace.1-c", "G.turn.6")
@each_edition
def test_the_cards_are_cleaned_up_as_usual(edition: str) -> None:
    t = Table(edition).build(0, "palace").hand(0, "road", "bar", jacks=1).lead(0)
    t.do(0, {"lead": "laborer", "with": ["road", "bar", "jack"], "as": "palace"})
    assert t.s.jacks == 5
    t.end_turn()
    assert names(t.s.pool) == ["bar", "road"]
    assert t[0].jacks == 0
    assert t.s.jacks == 6 - 2


@rule("G.b.palace.1-c", "G.b.sewer.1-b", "G.b.senate.1-a")
@each_edition
def test_sewer_and_senate_apply_to_them(edition: str) -> None:
    t = Table(edition).build(0, "palace").build(0, "sewer").build(1, "senate")
    t.hand(0, "road", "bar", jacks=2).lead(0)
    t.do(0, {"lead": "laborer", "with": ["road", "bar", "jack", "jack"], "as": "palace"})
    t.do(1, {"think": "jack"}).do(2, {"think": "jack"})
    assert not t.can(1, {"claim": [0, 0, 0]})
    t.do(1, {"claim": [0, 0]})
    t.do(0, {"store": ["road", "bar"]})
    assert materials(t[0].stockpile) == ["rubble", "rubble"]
    assert t[1].jacks == 3
    assert turn_over(t)


@rule("G.b.palace.1-c", "G.petition.2")
def test_a_petition_stands_alone() -> None:
    t = Table("fr2008").build(0, "palace").hand(0, "road", "dock", "market", "circus")
    t.pool("brick", "brick").lead(0)
    petition = ["dock", "market", "circus"]
    assert t.refused(0, {"lead": "laborer", "with": ["road", *petition]}) == "G.b.palace.1"
    t.do(0, {"lead": "laborer", "with": petition}).others_think()
    assert t.s.role == 0
    assert actions(t) == 1
