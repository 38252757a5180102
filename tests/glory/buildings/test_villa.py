"""Villa: one material of an architect completes it."""

import pytest

from aedilis.glory.rules.functions import clientele_limit, vault_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import score
from tests.glory.table import Table
from tests.glory.turns import MATERIALS, each_edition, led, structure


@rule("G.b.villa.1-a", "G.building.11")
@pytest.mark.parametrize("held", [(), ("stone",), ("stone", "stone")])
@each_edition
def test_one_material_by_architect_completes_it(edition: str, held: tuple[str, ...]) -> None:
    t = led(Table(edition).begin(0, "villa", *held).stockpile(0, "stone"), "architect")
    t.do(0, {"add": "stone", "to": "villa"})
    assert structure(t, 0, "villa").complete
    assert t[0].influence == clientele_limit(t[0]) == vault_limit(t[0]) == 5
    assert score(t, 0).total() == 5


@rule("G.b.villa.1-b")
@each_edition
def test_a_craftsman_needs_three(edition: str) -> None:
    t = Table(edition).begin(0, "villa").hand(0, "sewer", "sewer", "sewer")
    led(t.clientele(0, "craftsman", "craftsman"), "craftsman")
    for _ in range(3):
        assert not structure(t, 0, "villa").complete
        t.do(0, {"add": "sewer", "to": "villa"})
    assert structure(t, 0, "villa").complete


@rule("G.b.villa.1-b")
@each_edition
def test_its_rule_helps_no_other_building(edition: str) -> None:
    t = Table(edition).build(0, "villa").begin(0, "sewer").stockpile(0, "stone")
    led(t, "architect").do(0, {"add": "stone", "to": "sewer"})
    assert not structure(t, 0, "sewer").complete


@rule("G.b.villa.1-c")
@pytest.mark.parametrize(
    ("function", "fitting"),
    [
        ("dock", ("stone",)),
        ("road", MATERIALS),
        ("tower", ("rubble", "stone")),
        ("scriptorium", ("stone", "marble")),
    ],
)
@each_edition
def test_the_material_must_suit_it(edition: str, function: str, fitting: tuple[str, ...]) -> None:
    t = Table(edition).build(0, function).begin(0, "villa").stockpile(0, *MATERIALS)
    led(t, "architect")
    assert tuple(m for m in MATERIALS if t.can(0, {"add": m, "to": "villa"})) == fitting
    t.do(0, {"add": fitting[0], "to": "villa"})
    assert structure(t, 0, "villa").complete


@rule("G.b.villa.1-c", "G.b.archway.1")
@each_edition
def test_with_archway_from_the_pool(edition: str) -> None:
    t = led(Table(edition).build(0, "archway").begin(0, "villa").pool("stone"), "architect")
    t.do(0, {"add": "stone", "to": "villa", "from": "pool"})
    assert structure(t, 0, "villa").complete
