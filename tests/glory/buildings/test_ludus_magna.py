"""Ludus Magna: merchants are clients of every role."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions
from tests.glory.table import Table, materials
from tests.glory.turns import ROLES, each_edition, led, turn_over, works


def academy_of_trades(edition: str) -> Table:
    """Seat 0 with a Ludus Magna, two merchants, and something to do in every role."""
    t = Table(edition).build(0, "ludus_magna").clientele(0, "merchant", "merchant")
    return t.hand(0, "dock").stockpile(0, "wood").pool(*["brick"] * 6)


@rule("G.b.ludus_magna.1-a", "G.b.ludus_magna.1-b")
@pytest.mark.parametrize("role", ROLES)
@each_edition
def test_merchants_act_once_whatever_is_led(edition: str, role: str) -> None:
    t = led(academy_of_trades(edition), role)
    assert t.asked() == [0]
    assert actions(t) == 3


@rule("G.b.ludus_magna.1-a")
@each_edition
def test_they_act_for_a_seat_that_thinks(edition: str) -> None:
    t = led(academy_of_trades(edition), "laborer", leader=1)
    t.do(1, {"take": "brick"})
    assert t.repeat(0, {"take": "brick"}) == 2


@rule("G.b.ludus_magna.1-a")
def test_without_it_they_do_not() -> None:
    t = Table("fr2008").clientele(0, "merchant", "merchant").pool("brick")
    assert actions(led(t, "laborer")) == 1


@rule("G.b.ludus_magna.1-b")
@each_edition
def test_beside_clients_of_the_role(edition: str) -> None:
    t = led(academy_of_trades(edition).clientele(0, "laborer", "patron"), "laborer")
    assert t.repeat(0, {"take": "brick"}) == 4
    assert turn_over(t)


@rule("G.b.ludus_magna.1-c", "G.turn.8")
@each_edition
def test_completed_in_a_turn_it_works_in_that_turn(edition: str) -> None:
    t = Table(edition).begin(0, "ludus_magna", "marble", "marble")
    t.clientele(0, "craftsman", "merchant").hand(0, "temple", "insula", "road")
    led(t, "craftsman")
    assert actions(t) == 2
    t.do(0, {"add": "temple", "to": "ludus_magna"})
    assert actions(t) == 2
    t.do(0, {"lay": "insula"}).do(0, {"add": "road", "to": "insula"})
    assert works(t, 0, "insula")
    assert turn_over(t)


@rule("G.b.ludus_magna.1-d")
@each_edition
def test_merchants_hired_in_this_turn_do_not_act(edition: str) -> None:
    t = Table(edition).build(0, "ludus_magna").pool("stone", "stone")
    led(t, "patron").do(0, {"hire": "stone"})
    assert materials(t[0].clientele) == ["stone"]
    assert turn_over(t)
