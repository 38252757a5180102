"""Storeroom: clients as laborers."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions
from tests.glory.table import Table, materials
from tests.glory.turns import ROLES, each_edition, led, turn_over


@rule("G.b.storeroom.1-a")
@each_edition
def test_when_laborer_is_led_all_clients_act(edition: str) -> None:
    t = Table(edition).build(0, "storeroom").clientele(0, "laborer", "craftsman", "patron")
    led(t.pool("stone", *["brick"] * 4), "laborer")
    assert actions(t) == 4
    assert not t.can(0, {"act": "laborer"})
    t.do(0, {"take": "stone"})
    assert t.repeat(0, {"take": "brick"}) == 3
    assert materials(t[0].stockpile) == ["brick", "brick", "brick", "stone"]
    assert turn_over(t)


@rule("G.b.storeroom.1-a")
@each_edition
def test_for_a_seat_that_thinks_as_well(edition: str) -> None:
    t = Table(edition).build(0, "storeroom").clientele(0, *ROLES).pool(*["brick"] * 9)
    led(t, "laborer", leader=1).do(1, {"take": "brick"})
    assert t.repeat(0, {"take": "brick"}) == 6


@rule("G.b.storeroom.1-a")
def test_without_it_only_laborers_act() -> None:
    t = Table("fr2008").clientele(0, "laborer", "craftsman", "patron").pool(*["brick"] * 4)
    assert actions(led(t, "laborer")) == 2


@rule("G.b.storeroom.1-b", "G.b.storeroom.1-c")
@each_edition
def test_each_client_of_the_led_role_chooses_anew(edition: str) -> None:
    t = Table(edition).build(0, "storeroom").clientele(0, "merchant", "merchant", "patron")
    led(t.stockpile(0, "dock", "dock").pool("brick", "brick"), "merchant")
    t.do(0, {"sell": "wood"}).do(0, {"act": "laborer"}).do(0, {"take": "brick"})
    assert actions(t) == 1
    t.do(0, {"sell": "wood"})
    assert materials(t[0].stockpile) == ["brick"]
    assert len(t[0].vault) == 2
    assert turn_over(t)


@rule("G.b.storeroom.1-c", "G.b.storeroom.1-b")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "laborer"])
@each_edition
def test_no_client_acts_twice_and_others_do_not_act(edition: str, role: str) -> None:
    t = Table(edition).build(0, "storeroom").pool(*["brick"] * 6).hand(0, "dock")
    t.clientele(0, role, "laborer").stockpile(0, "dock")
    led(t, role)
    assert actions(t) == 2
    t.do(0, {"act": "laborer"})
    assert actions(t) == 1
    t.do(0, {"take": "brick"})
    assert not t.can(0, {"act": "laborer"})
    t.stop(0)
    assert turn_over(t)


@rule("G.b.storeroom.1-c")
@each_edition
def test_a_played_card_does_not_become_a_laborer(edition: str) -> None:
    t = Table(edition).build(0, "storeroom").clientele(0, "patron").pool("brick")
    led(t.stockpile(0, "dock"), "merchant")
    assert not t.can(0, {"act": "laborer"})
