"""Gate: marble foundations work; in it2011 with Road some stone ones as well."""

import pytest

from aedilis.glory.rules.functions import hand_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed, lacking_one, material_of, score
from tests.glory.table import Table
from tests.glory.turns import each_edition, led, structure, turn_over, works

MARBLE = ("basilica", "forum", "fountain", "ludus_magna", "palace", "stairway", "temple")


@rule("G.b.gate.1-a")
@each_edition
def test_foundations_laid_before_begin_to_work(edition: str) -> None:
    t = lacking_one(Table(edition).begin(0, "temple"), "gate").lead(0)
    assert hand_limit(t[0]) == 5
    led(t, "architect").do(0, {"add": "brick", "to": "gate"})
    assert hand_limit(t[0]) == 9
    assert t[0].influence == 4


@rule("G.b.gate.1-a")
@each_edition
def test_a_new_foundation_works_at_once(edition: str) -> None:
    t = led(Table(edition).build(0, "gate").hand(0, "temple"), "craftsman")
    t.do(0, {"lay": "temple"})
    assert hand_limit(t[0]) == 9


@rule("G.b.gate.1-a", "G.b.gate.1-c")
@pytest.mark.parametrize("name", MARBLE)
def test_every_marble_building_but_statue(name: str) -> None:
    t = Table("fr2008").build(0, "gate").begin(0, name).begin(1, name)
    assert works(t, 0, name)
    assert not works(t, 1, name)


@rule("G.b.gate.1-a")
@pytest.mark.parametrize("name", ["insula", "dock", "shrine", "senate", "coliseum"])
def test_no_building_of_another_material(name: str) -> None:
    t = Table("fr2008").build(0, "gate").begin(0, name)
    assert not works(t, 0, name)


@rule("G.b.gate.1-b", "G.b.statue.3-a")
@each_edition
def test_influence_and_points_of_a_statue_ask_for_completion(edition: str) -> None:
    t = Table(edition).build(0, "gate").begin(0, "statue", "marble", "marble").begin(0, "temple")
    assert score(t, 0).total() == t[0].influence == 4
    led(t.hand(0, "forum"), "craftsman").do(0, {"add": "forum", "to": "statue"})
    assert score(t, 0).influence == 7
    assert score(t, 0).statue == 3


@rule("G.b.gate.1-c")
@each_edition
def test_completing_such_a_building_adds_influence_only(edition: str) -> None:
    t = completed(Table(edition).build(0, "gate"), "temple")
    assert hand_limit(t[0]) == 9
    assert t[0].influence == 7
    assert turn_over(t)


@rule("G.b.gate.1-c", "G.b.prison.1-b")
@each_edition
def test_losing_gate_switches_the_unfinished_off(edition: str) -> None:
    t = Table(edition).build(1, "gate").begin(1, "temple").begin(0, "palace")
    t.build(1, "basilica")
    assert works(t, 1, "temple")
    completed(t, "prison").do(0, {"seize": "gate", "of": 1})
    assert not works(t, 1, "temple")
    assert works(t, 1, "basilica")
    assert works(t, 0, "palace")


@rule("G.b.gate.1-d")
@each_edition
def test_what_is_unfinished_cannot_be_seized_or_opened(edition: str) -> None:
    t = Table(edition).build(1, "gate").begin(1, "temple").build(0, "stairway")
    t.stockpile(0, "marble", "brick").clientele(0, "architect")
    completed(t, "prison")
    assert t.refused(0, {"seize": "temple", "of": 1}) == "G.b.prison.1"
    t.stop(0)
    assert t.can(0, {"open": "gate", "of": 1})
    assert t.refused(0, {"open": "temple", "of": 1}) == "G.b.stairway.1"


@rule("G.b.gate.2-a")
@each_edition
def test_with_road_a_stone_foundation_holding_marble_works_in_it2011(edition: str) -> None:
    t = Table(edition).build(0, "gate").build(0, "road").begin(0, "circus_maximus")
    led(t.stockpile(0, "wood", "marble").clientele(0, "architect"), "architect")
    t.do(0, {"add": "wood", "to": "circus_maximus"})
    assert not works(t, 0, "circus_maximus")
    t.do(0, {"add": "marble", "to": "circus_maximus"})
    assert works(t, 0, "circus_maximus") is (edition == "it2011")
    assert t[0].influence == 2 + 2 + 1


@rule("G.b.gate.2-a")
@pytest.mark.parametrize("missing", ["gate", "road"])
def test_both_buildings_are_needed(missing: str) -> None:
    t = Table("it2011").begin(0, "coliseum", "marble")
    for name in ("gate", "road"):
        if name == missing:
            t.begin(0, name)
        else:
            t.build(0, name)
    assert not works(t, 0, "coliseum")
    t[0].structures = [x for x in t[0].structures if x is not structure(t, 0, missing)]
    t.card(missing)
    assert works(t.build(0, missing), 0, "coliseum")


@rule("G.b.gate.2-b")
@pytest.mark.parametrize("name", ["garden", "prison", "catacomb"])
def test_what_happens_on_completion_waits_for_completion(name: str) -> None:
    t = Table("it2011").build(0, "gate").build(0, "road").build(1, "dock").begin(0, name, "marble")
    led(t.stockpile(0, "marble", "stone").clientele(0, "architect").pool("wood"), "architect")
    t.do(0, {"add": "marble", "to": name})
    assert t.key() == "glory-ask-architect"
    t.do(0, {"add": material_of(name), "to": name})
    assert (
        t.key()
        == {
            "garden": "glory-ask-patron",
            "prison": "glory-ask-prison",
            "catacomb": "",
        }[name]
    )
