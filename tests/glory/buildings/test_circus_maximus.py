"""Circus Maximus: clients act twice for an owner who led or followed."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table
from tests.glory.turns import each_edition, facts, led, structure, turn_over

TAKE = {"take": "wood"}


def with_wood(edition: str, *clients: str) -> Table:
    """Seat 0 has a Circus Maximus and these clients; there is wood enough in the pool."""
    t = Table(edition).build(0, "circus_maximus").influence(0, 12).clientele(0, *clients)
    return t.pool(*["wood"] * 9)


@rule("G.b.circus_maximus.1-a", "G.b.circus_maximus.1-c")
@each_edition
@pytest.mark.parametrize("leader", [0, 1])
def test_clients_act_twice_and_the_card_once(edition: str, leader: int) -> None:
    assert facts("circus_maximus") == ("stone", 3)
    t = with_wood(edition, "laborer", "laborer", "craftsman")
    led(t, "laborer", *([0] if leader else []), leader=leader)
    if leader:
        t.stop(1)
    assert t.repeat(0, TAKE) == 1 + 2 * 2


@rule("G.b.circus_maximus.1-b")
@each_edition
def test_for_one_who_thinks_they_act_once(edition: str) -> None:
    t = led(with_wood(edition, "laborer", "laborer"), "laborer", leader=2).stop(2)
    assert t.repeat(0, TAKE) == 2


@rule("G.b.circus_maximus.1-a")
@each_edition
def test_opponents_are_not_doubled(edition: str) -> None:
    t = with_wood(edition).clientele(1, "laborer", "laborer")
    led(t, "laborer", leader=1)
    assert t.repeat(1, TAKE) == 3


@rule("G.b.circus_maximus.1-c")
@each_edition
def test_cards_played_with_palace_give_one_each(edition: str) -> None:
    t = with_wood(edition, "laborer").build(0, "palace").hand(0, "road", "bar", jacks=1).lead(0)
    t.do(0, {"lead": "laborer", "as": "palace", "with": ["road", "bar", "jack"]}).others_think()
    assert t.repeat(0, TAKE) == 3 + 2


@rule("G.b.circus_maximus.1-d")
@each_edition
@pytest.mark.parametrize(
    ("helper", "clients", "doubled"),
    [
        ("ludus_magna", ["merchant", "patron"], 1),
        ("storeroom", ["merchant", "patron"], 2),
        ("storeroom", ["laborer", "patron"], 2),
    ],
)
def test_clients_standing_in_are_doubled(
    edition: str, helper: str, clients: list[str], doubled: int
) -> None:
    t = led(with_wood(edition, *clients).build(0, helper), "laborer")
    assert t.repeat(0, TAKE) == 1 + 2 * doubled


@rule("G.b.circus_maximus.1-d")
@each_edition
def test_each_of_the_two_acts_may_be_a_laborers_with_storeroom(edition: str) -> None:
    t = with_wood(edition, "craftsman").build(0, "storeroom").hand(0, "dock", "latrine", "road")
    led(t, "craftsman").do(0, {"lay": "latrine"})
    t.do(0, {"act": "laborer"}).do(0, TAKE).do(0, {"lay": "dock"})
    assert turn_over(t)
    assert (len(t[0].stockpile), len(t[0].hand)) == (1, 1)


@rule("G.b.circus_maximus.1-d")
@each_edition
def test_actions_of_bath_and_on_completion_are_not_doubled(edition: str) -> None:
    t = with_wood(edition).build(0, "bath").pool("rubble")
    led(t, "patron").do(0, {"hire": "rubble"})
    assert t.repeat(0, TAKE) == 1

    t = Table(edition).build(0, "circus_maximus").begin(0, "foundry", "brick")
    led(t.stockpile(0, "brick").pool(*["wood"] * 12), "architect")
    t.do(0, {"add": "brick", "to": "foundry"})
    assert t.repeat(0, TAKE) == t[0].influence == 7


@rule("G.b.circus_maximus.2-a")
@each_edition
def test_completed_in_the_turn_it_doubles_clients_still_to_act(edition: str) -> None:
    t = Table(edition).begin(0, "circus_maximus", "stone", "stone").clientele(0, *["craftsman"] * 2)
    led(t.hand(0, "villa", "dock", "latrine", "shrine", "wall", "temple"), "craftsman")
    t.do(0, {"add": "villa", "to": "circus_maximus"})
    names = ["dock", "latrine", "shrine", "wall", "temple"]
    assert sum(t.repeat(0, {"lay": name}) for name in names) == 4


@rule("G.b.circus_maximus.2-a")
@each_edition
def test_a_client_that_completed_it_does_not_act_again(edition: str) -> None:
    t = Table(edition).begin(0, "circus_maximus", "stone", "stone").clientele(0, *["craftsman"] * 2)
    led(t.hand(0, "villa", "dock", "latrine", "shrine", "wall", "temple"), "craftsman")
    t.do(0, {"lay": "dock"}).do(0, {"add": "villa", "to": "circus_maximus"})
    assert structure(t, 0, "circus_maximus").complete
    names = ["latrine", "shrine", "wall", "temple"]
    assert sum(t.repeat(0, {"lay": name}) for name in names) == 2
