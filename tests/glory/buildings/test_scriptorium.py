"""Scriptorium: what marble does to a building."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, led, structure

ES2011 = ("es2011", "es2011-original")
MARBLE_COMPLETES = pytest.mark.parametrize("edition", ["it2011", "fr2008"])
MARBLE_FITS = pytest.mark.parametrize("edition", ES2011)
BUILDERS = pytest.mark.parametrize(
    ("role", "source"), [("architect", "stockpile"), ("craftsman", "hand")]
)


def scribe(edition: str, **options: object) -> Table:
    """Seat 0 with a Scriptorium, a Wall begun, and marble in hand and stockpile."""
    t = Table(edition, 3, **options).build(0, "scriptorium").begin(0, "wall")
    return t.hand(0, "temple").stockpile(0, "temple")


@rule("G.b.scriptorium.1-a", "G.building.11")
@BUILDERS
@MARBLE_COMPLETES
def test_one_marble_completes_any_building(edition: str, role: str, source: str) -> None:
    t = led(scribe(edition), role).do(0, {"add": "marble", "to": "wall", "from": source})
    wall = structure(t, 0, "wall")
    assert wall.complete
    assert materials(wall.materials) == ["marble"]
    assert t[0].influence == 2 + 3 + 2


@rule("G.b.scriptorium.1-a")
@MARBLE_COMPLETES
def test_a_marble_building_as_well_but_by_marble_only(edition: str) -> None:
    t = Table(edition).build(0, "scriptorium").begin(0, "palace").begin(0, "wall")
    led(t.stockpile(0, "marble", "concrete").clientele(0, "architect"), "architect")
    t.do(0, {"add": "concrete", "to": "wall"})
    assert not structure(t, 0, "wall").complete
    t.do(0, {"add": "marble", "to": "palace"})
    assert structure(t, 0, "palace").complete


@rule("G.b.scriptorium.1-b", "G.building.8")
@BUILDERS
@MARBLE_FITS
def test_in_es2011_marble_is_a_material_like_others(edition: str, role: str, source: str) -> None:
    t = led(scribe(edition), role).do(0, {"add": "marble", "to": "wall", "from": source})
    wall = structure(t, 0, "wall")
    assert not wall.complete
    assert materials(wall.materials) == ["marble"]
    t.hand(0, "forum").stockpile(0, "forum")
    led(t, role).do(
        0, {"add": "forum" if source == "hand" else "marble", "to": "wall", "from": source}
    )
    assert structure(t, 0, "wall").complete


@rule("G.b.scriptorium.1-a", "G.b.scriptorium.1-b")
@pytest.mark.parametrize("completes", [True, False])
@each_edition
def test_an_option_chooses_between_the_readings(edition: str, completes: bool) -> None:
    t = led(scribe(edition, scriptorium_completes=completes), "architect")
    t.do(0, {"add": "marble", "to": "wall"})
    assert structure(t, 0, "wall").complete is completes


@rule("G.b.scriptorium.1-a", "G.b.scriptorium.1-b")
@each_edition
def test_without_it_or_in_other_camps_marble_does_not_fit(edition: str) -> None:
    t = scribe(edition).begin(1, "wall").stockpile(1, "marble").hand(1, "dock")
    led(t, "architect", 1, leader=2)
    assert t.refused(1, {"add": "marble", "to": "wall"}) == "G.building.8"


@rule("G.b.scriptorium.1-c")
@each_edition
def test_it_works_in_the_turn_of_completion(edition: str) -> None:
    t = Table(edition).begin(0, "scriptorium", "stone", "stone").begin(0, "wall")
    t.clientele(0, "craftsman", "craftsman").begin(0, "temple", "marble")
    led(t.hand(0, "villa", "palace", "palace"), "craftsman")
    assert not t.can(0, {"add": "palace", "to": "wall"})
    t.do(0, {"add": "villa", "to": "scriptorium"})
    t.do(0, {"add": "palace", "to": "wall"}).do(0, {"add": "palace", "to": "temple"})
    at_once = edition not in ES2011
    assert structure(t, 0, "wall").complete is at_once
    assert structure(t, 0, "temple").complete is at_once
