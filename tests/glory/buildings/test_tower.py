"""Tower: rubble in any building, and building out of town for one action."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions
from tests.glory.table import Table, materials
from tests.glory.turns import MATERIALS, each_edition, led, structure

BUILDERS = pytest.mark.parametrize(
    ("role", "source"), [("architect", "stockpile"), ("craftsman", "hand")]
)
OF_EACH_MATERIAL = ("insula", "dock", "shrine", "senate", "sewer", "temple")


@rule("G.b.tower.1-a", "G.building.8")
@pytest.mark.parametrize("name", OF_EACH_MATERIAL)
@BUILDERS
def test_rubble_fits_everywhere(name: str, role: str, source: str) -> None:
    t = Table("fr2008").build(0, "tower").begin(0, name).hand(0, "road").stockpile(0, "road")
    led(t, role).do(0, {"add": "rubble", "to": name, "from": source})
    assert materials(structure(t, 0, name).materials) == ["rubble"]


@rule("G.b.tower.1-a")
@each_edition
def test_as_many_materials_as_ever_and_no_others(edition: str) -> None:
    t = Table(edition).build(0, "tower").begin(0, "sewer").stockpile(0, *MATERIALS, "road", "road")
    led(t.clientele(0, "architect", "architect"), "architect")
    assert [m for m in MATERIALS if t.can(0, {"add": m, "to": "sewer"})] == ["rubble", "stone"]
    t.do(0, {"add": "rubble", "to": "sewer"}).do(0, {"add": "rubble", "to": "sewer"})
    assert not structure(t, 0, "sewer").complete
    t.do(0, {"add": "rubble", "to": "sewer"})
    assert structure(t, 0, "sewer").complete


@rule("G.b.tower.1-a")
@each_edition
def test_without_tower_rubble_does_not_fit(edition: str) -> None:
    t = Table(edition).begin(0, "sewer").stockpile(0, "rubble").hand(0, "dock").build(1, "tower")
    assert led(t, "architect").refused(0, {"add": "rubble", "to": "sewer"}) == "G.building.8"


@rule("G.b.tower.1-b", "G.b.tower.2-a")
@each_edition
def test_all_this_in_the_turn_of_completion(edition: str) -> None:
    t = Table(edition).begin(0, "tower", "concrete").clientele(0, "architect", "architect")
    t.stockpile(0, "concrete", "rubble").hand(0, "sewer").town(stone=0)
    led(t, "architect").do(0, {"add": "concrete", "to": "tower"})
    assert actions(t) == 2
    t.do(0, {"lay": "sewer", "out_of_town": True})
    assert actions(t) == 1
    t.do(0, {"add": "rubble", "to": "sewer"})
    assert materials(structure(t, 0, "sewer").materials) == ["rubble"]


@rule("G.b.tower.2-a", "G.building.5")
@BUILDERS
@each_edition
def test_one_action_lays_out_of_town(edition: str, role: str, source: str) -> None:
    t = Table(edition).hand(0, "sewer").stockpile(0, "dock").town(stone=0)
    assert led(t, role).refused(0, {"lay": "sewer"}) == "G.building.5"
    led(t.build(0, "tower"), role).do(0, {"lay": "sewer", "out_of_town": True})
    assert structure(t, 0, "sewer").materials == ()
    assert t.s.outskirts[4] == 6 - 1
