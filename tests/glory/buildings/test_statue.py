"""Statue: on any site, and worth three points."""

import pytest

from aedilis.glory.definitions.cards import MATERIAL_CODES, VALUE
from aedilis.glory.state.table import END_SITES
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import score
from tests.glory.table import Table, materials
from tests.glory.turns import MATERIALS, each_edition, led, structure, turn_over


@rule("G.b.statue.1-a", "G.b.statue.1-b")
@pytest.mark.parametrize("site", MATERIALS)
@each_edition
def test_on_a_site_of_any_material(edition: str, site: str) -> None:
    t = led(Table(edition).hand(0, "statue"), "craftsman")
    assert not t.can(0, {"lay": "statue", "site": site, "out_of_town": True})
    before = t.s.town[MATERIAL_CODES[site]]
    t.do(0, {"lay": "statue", "site": site, "out_of_town": False})
    assert structure(t, 0, "statue").site == MATERIAL_CODES[site]
    assert t.s.town[MATERIAL_CODES[site]] == before - 1


@rule("G.b.statue.1-b", "G.building.5")
@each_edition
def test_out_of_town_for_two_actions(edition: str) -> None:
    t = led(Table(edition).hand(0, "statue", "dock").town(wood=0), "craftsman")
    assert t.refused(0, {"lay": "statue", "site": "wood"}) == "G.building.5"
    t = Table(edition).hand(0, "statue", "dock").town(wood=0).clientele(0, "craftsman")
    led(t, "craftsman").do(0, {"lay": "statue", "site": "wood", "out_of_town": True})
    assert turn_over(t)


@rule("G.b.statue.1-b", "G.end.2-a")
@each_edition
def test_it_can_take_the_last_site_in_town(edition: str) -> None:
    t = Table(edition).hand(0, "statue")
    t.town(rubble=0, wood=1, brick=0, concrete=0, stone=0, marble=0)
    led(t, "craftsman").do(0, {"lay": "statue", "site": "wood"})
    assert t.s.over
    assert t.s.ending == END_SITES


@rule("G.b.statue.2-a", "G.building.8")
@pytest.mark.parametrize("site", MATERIALS)
@each_edition
def test_the_material_of_the_site_or_marble_fits(edition: str, site: str) -> None:
    t = led(Table(edition).begin(0, "statue", site=site).stockpile(0, *MATERIALS), "architect")
    fitting = [m for m in MATERIALS if t.can(0, {"add": m, "to": "statue"})]
    assert fitting == [m for m in MATERIALS if m in (site, "marble")]


@rule("G.b.statue.2-a", "G.b.statue.2-b")
@pytest.mark.parametrize("site", MATERIALS)
@each_edition
def test_the_site_says_how_many_materials_and_how_much_influence(edition: str, site: str) -> None:
    value = VALUE[MATERIAL_CODES[site]]
    added = [site, "marble", site][:value]
    t = Table(edition).begin(0, "statue", site=site).stockpile(0, *added)
    led(t.clientele(0, *["architect"] * 2), "architect")
    for material in added:
        assert not structure(t, 0, "statue").complete
        t.do(0, {"add": material, "to": "statue"})
    statue = structure(t, 0, "statue")
    assert statue.complete
    assert materials(statue.materials) == sorted(added, key=MATERIALS.index)
    assert t[0].influence == 2 + value


@rule("G.b.statue.3-a", "G.score.2-d")
@each_edition
def test_three_points_once_completed(edition: str) -> None:
    t = Table(edition).begin(0, "statue", "brick", site="brick").stockpile(0, "marble")
    led(t, "architect")
    assert score(t, 0).total() == 2
    t.do(0, {"add": "marble", "to": "statue"})
    assert score(t, 0).total() == 2 + 2 + 3
    assert score(t, 1).statue == 0
