"""Dock: a hand card with each laborer action."""

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, led, turn_over


@rule("G.b.dock.1-a", "G.laborer.4")
@each_edition
def test_a_laborer_action_moves_a_hand_card_as_well(edition: str) -> None:
    t = Table(edition).build(0, "dock").hand(0, "shrine", "bath").pool("wood", "wood")
    led(t, "laborer").do(0, {"take": "wood"}).do(0, {"dock": "shrine"})
    assert materials(t[0].stockpile) == ["wood", "brick"]
    assert materials(t[0].hand) == ["brick"]
    assert turn_over(t)


@rule("G.b.dock.1-a")
@each_edition
def test_no_pool_card_is_needed(edition: str) -> None:
    t = led(Table(edition).build(0, "dock").hand(0, "shrine"), "laborer").do(0, {"dock": "shrine"})
    assert materials(t[0].stockpile) == ["brick"]
    assert turn_over(t)


@rule("G.b.dock.1-a")
def test_without_dock_the_hand_stays() -> None:
    t = led(Table("fr2008").hand(0, "shrine").pool("wood"), "laborer")
    assert t.refused(0, {"dock": "shrine"}) == "G.b.dock.1"


@rule("G.b.dock.1-b")
@each_edition
def test_one_hand_card_for_each_action_of_a_card_or_client(edition: str) -> None:
    t = Table(edition).build(0, "dock").clientele(0, "laborer").pool("wood")
    led(t.hand(0, "shrine", "school", "bath"), "laborer")
    t.do(0, {"dock": "shrine"}).do(0, {"dock": "school"})
    assert t.refused(0, {"dock": "bath"}) == "G.turn.3"
    t.do(0, {"take": "wood"})
    assert materials(t[0].stockpile) == ["wood", "brick", "brick"]
    assert turn_over(t)


@rule("G.b.dock.1-b")
@each_edition
def test_a_jack_stays_in_hand(edition: str) -> None:
    t = led(Table(edition).build(0, "dock").hand(0, "shrine", jacks=1), "laborer")
    assert t.refused(0, {"dock": "jack"}) == "G.components.4"


@rule("G.b.dock.1-b", "G.b.foundry.1-b")
@each_edition
def test_dock_applies_to_each_action_of_a_foundry(edition: str) -> None:
    t = completed(Table(edition).build(0, "dock").hand(0, *["temple"] * 3, *["bar"] * 3), "foundry")
    assert t.repeat(0, {"dock": "temple"}) == 3
    assert t.repeat(0, {"dock": "bar"}) == 2
    assert materials(t[0].stockpile) == ["rubble"] * 2 + ["marble"] * 3
    assert turn_over(t)
