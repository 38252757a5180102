"""Bridge: demands reach everybody, and stockpiles."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, facts, led, turn_over


@rule("G.b.bridge.1-a", "G.b.bridge.1-c")
@each_edition
def test_every_opponent_but_the_owner_of_a_wall_gives(edition: str) -> None:
    assert facts("bridge") == ("concrete", 2)
    t = Table(edition, 5).build(0, "bridge").hand(0, "villa").build(1, "palisade").build(3, "wall")
    for other in range(1, 5):
        t.hand(other, "sewer" if other < 4 else "garden").stockpile(other, "stone")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    for other, card in ((1, "sewer"), (2, "sewer"), (4, "garden")):
        assert t.asked() == [other]
        t.do(other, {"give": [card]})
    assert turn_over(t)
    assert len(t[0].stockpile) == 6
    assert (names(t[3].hand), materials(t[3].stockpile)) == (["sewer"], ["stone"])


@rule("G.b.bridge.1-b", "G.b.bridge.1-d")
@each_edition
def test_each_demand_takes_one_card_from_hand_and_one_from_stockpile(edition: str) -> None:
    t = Table(edition, 2).build(0, "bridge").hand(0, "villa", "dock").clientele(0, "legionary")
    t.hand(1, "sewer", "sewer", "road").stockpile(1, "stone", "stone", "wood", "brick")
    led(t, "legionary").do(0, {"demand": ["villa", "dock"]}).do(1, {"give": ["sewer"]})
    assert turn_over(t)
    assert materials(t[0].stockpile) == ["wood", "stone", "stone"]
    assert names(t[1].hand) == ["road", "sewer"]
    assert materials(t[1].stockpile) == ["brick", "stone"]


@rule("G.b.bridge.1-b")
@each_edition
def test_two_demands_of_one_material_take_two_of_each(edition: str) -> None:
    t = Table(edition, 2).build(0, "bridge").hand(0, "villa", "villa").clientele(0, "legionary")
    t.hand(1, *["sewer"] * 3).stockpile(1, *["stone"] * 3)
    led(t, "legionary").do(0, {"demand": ["villa", "villa"]}).do(1, {"give": ["sewer", "sewer"]})
    assert (len(t[0].stockpile), len(t[1].hand), len(t[1].stockpile)) == (4, 1, 1)


@rule("G.b.bridge.1-d")
@each_edition
@pytest.mark.parametrize("source", ["hand", "stockpile"])
def test_hand_and_stockpile_do_not_stand_in_for_each_other(edition: str, source: str) -> None:
    t = Table(edition, 2).build(0, "bridge").hand(0, "villa")
    if source == "hand":
        t.hand(1, "sewer", "sewer")
    else:
        t.stockpile(1, "stone", "stone")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    if source == "hand":
        t.do(1, {"give": ["sewer"]})
    assert turn_over(t)
    assert materials(t[0].stockpile) == ["stone"]
    assert len(t[1].hand) + len(t[1].stockpile) == 1


@rule("G.b.bridge.1-b")
@each_edition
def test_without_it_stockpiles_are_safe(edition: str) -> None:
    t = Table(edition, 2).hand(0, "villa").stockpile(1, "stone")
    assert turn_over(led(t, "legionary").do(0, {"demand": ["villa"]}))
    assert (t[0].stockpile, materials(t[1].stockpile)) == ([], ["stone"])
