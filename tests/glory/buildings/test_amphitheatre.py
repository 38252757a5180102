"""Amphitheatre: craftsman actions on completion."""

import pytest

from aedilis.glory.definitions.cards import CARD_CODES
from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, facts, led, structure, turn_over


@rule("G.b.amphitheatre.1-a")
@each_edition
@pytest.mark.parametrize("influence", [2, 5])
def test_it_grants_as_many_actions_as_influence(edition: str, influence: int) -> None:
    assert facts("amphitheatre") == ("concrete", 2)
    t = Table(edition).influence(0, influence).begin(0, "amphitheatre", "concrete")
    names = ["dock", "market", "latrine", "road", "shrine", "wall", "sewer", "temple"]
    led(t.stockpile(0, "concrete").hand(0, *names), "architect")
    t.do(0, {"add": "concrete", "to": "amphitheatre"})
    assert t.events("glory-burst") == [{"card": CARD_CODES["amphitheatre"], "count": influence + 2}]
    for name in names[: influence + 2]:
        assert t.key() == "glory-ask-craftsman"
        t.do(0, {"lay": name})
    assert turn_over(t)
    assert len(t[0].hand) == 6 - influence


@rule("G.b.amphitheatre.1-a")
@each_edition
def test_actions_may_be_let_go_and_come_once_only(edition: str) -> None:
    t = Table(edition).begin(0, "amphitheatre", "concrete").hand(0, "dock", "latrine")
    led(t.stockpile(0, "concrete"), "architect").do(0, {"add": "concrete", "to": "amphitheatre"})
    t.do(0, {"lay": "dock"}).stop(0)
    assert turn_over(t)

    t = led(Table(edition).build(0, "amphitheatre").hand(0, "dock", "latrine"), "craftsman")
    assert turn_over(t.do(0, {"lay": "dock"}))


@rule("G.b.amphitheatre.1-b")
@each_edition
def test_its_actions_obey_the_rules_of_craftsmen(edition: str) -> None:
    t = Table(edition).begin(0, "amphitheatre", "concrete").build(0, "road").build(0, "tower")
    t.build(0, "fountain").begin(0, "sewer").begin(0, "temple").town(wood=0)
    t.hand(0, "circus", "road", "dock").stockpile(0, "concrete", "stone").deck_top("villa")
    led(t, "architect").do(0, {"add": "concrete", "to": "amphitheatre"})
    assert t.refused(0, {"add": "stone", "to": "sewer"}) == "G.building.10"
    t.do(0, {"add": "circus", "to": "sewer"}).do(0, {"add": "road", "to": "temple"})
    t.do(0, {"lay": "dock", "out_of_town": True}).do(0, {"draw": "card"})
    t.do(0, {"add": "villa", "to": "sewer"})
    assert materials(structure(t, 0, "sewer").materials) == ["wood", "stone"]
    assert materials(structure(t, 0, "temple").materials) == ["rubble"]


@rule("G.b.amphitheatre.1-a", "G.turn.9")
@each_edition
def test_its_actions_come_before_those_it_interrupts(edition: str) -> None:
    t = Table(edition).begin(0, "amphitheatre", "concrete").hand(0, "dock")
    t.stockpile(0, "concrete", "wood").clientele(0, "architect").begin(0, "market")
    led(t, "architect").do(0, {"add": "concrete", "to": "amphitheatre"})
    assert t.key() == "glory-ask-craftsman"
    t.stop(0)
    assert t.key() == "glory-ask-architect"
    t.do(0, {"add": "wood", "to": "market"})
    assert turn_over(t)
