"""Road: anything goes into stone buildings."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials
from tests.glory.turns import MATERIALS, each_edition, led, structure


@rule("G.b.road.1-a", "G.building.8")
@pytest.mark.parametrize("material", MATERIALS)
@each_edition
def test_any_material_by_architect_or_craftsman(edition: str, material: str) -> None:
    for role, source in (("architect", "stockpile"), ("craftsman", "hand")):
        t = Table(edition).build(0, "road").begin(0, "catacomb")
        led(t.stockpile(0, material).hand(0, material), role)
        t.do(0, {"add": material, "to": "catacomb", "from": source})
        assert materials(structure(t, 0, "catacomb").materials) == [material]


@rule("G.b.road.1-a")
@each_edition
def test_only_in_ones_own_stone_buildings(edition: str) -> None:
    t = Table(edition).build(0, "road").begin(0, "wall").begin(1, "catacomb")
    t.stockpile(0, "wood").stockpile(1, "wood").hand(0, "dock").hand(1, "dock")
    led(t, "architect", 1)
    assert t.refused(0, {"add": "wood", "to": "wall"}) == "G.building.8"
    t.stop(0)
    assert t.refused(1, {"add": "wood", "to": "catacomb"}) == "G.building.8"


@rule("G.b.road.1-b")
@each_edition
def test_at_once_and_as_many_materials_as_ever(edition: str) -> None:
    t = Table(edition).begin(0, "road").begin(0, "sewer", "stone").clientele(0, "architect")
    led(t.stockpile(0, "rubble", "wood", "wood"), "architect")
    assert not t.can(0, {"add": "wood", "to": "sewer"})
    t.do(0, {"add": "rubble", "to": "road"}).do(0, {"add": "wood", "to": "sewer"})
    assert not structure(t, 0, "sewer").complete
    led(t, "architect").do(0, {"add": "wood", "to": "sewer"})
    assert structure(t, 0, "sewer").complete
    assert t[0].influence == 2 + 1 + 3


@rule("G.b.road.1-c")
@each_edition
def test_a_foundation_still_stands_on_stone(edition: str) -> None:
    t = led(Table(edition).build(0, "road").hand(0, "sewer"), "craftsman")
    assert t.refused(0, {"lay": "sewer", "site": "wood"}) == "G.building.2"
    assert t.can(0, {"lay": "sewer", "site": "stone"})


@rule("G.b.road.1-c")
@each_edition
def test_a_statue_on_stone_is_no_stone_building(edition: str) -> None:
    t = Table(edition).build(0, "road").begin(0, "statue", site="stone")
    led(t.stockpile(0, "wood", "stone", "marble"), "architect")
    assert t.refused(0, {"add": "wood", "to": "statue"}) == "G.building.8"
    assert t.can(0, {"add": "stone", "to": "statue"})
    assert t.can(0, {"add": "marble", "to": "statue"})
