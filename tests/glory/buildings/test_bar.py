"""Bar: patrons hire the top card of the deck."""

from aedilis.kernel.rule import rule
from tests.glory.table import Table, roles
from tests.glory.turns import each_edition, facts, led, turn_over


@rule("G.b.bar.1-a")
@each_edition
def test_each_patron_action_may_also_hire_from_the_deck(edition: str) -> None:
    assert facts("bar") == ("rubble", 1)
    t = Table(edition).build(0, "bar").influence(0, 6).clientele(0, "patron")
    t.pool("stone", "wood").deck_top("gate", "temple")
    left = t.s.deck_size()
    led(t, "patron").do(0, {"hire": "stone"}).do(0, {"hire": "deck"})
    t.do(0, {"hire": "wood"}).do(0, {"hire": "deck"})
    assert turn_over(t)
    assert roles(t[0].clientele) == ["craftsman", "legionary", "merchant", "patron", "patron"]
    assert t.s.deck_size() == left - 2


@rule("G.b.bar.1-a")
@each_edition
def test_the_card_is_unseen_until_it_is_hired(edition: str) -> None:
    t = led(Table(edition).build(0, "bar").deck_top("gate"), "patron")
    assert t.moves(0) == [{"hire": "deck", "from": "deck"}, {"stop": True}]
    t.do(0, {"hire": "deck"})
    assert roles(t[0].clientele) == ["legionary"]


@rule("G.b.bar.1-b")
@each_edition
def test_after_the_deck_card_this_action_hires_no_more_from_the_pool(edition: str) -> None:
    t = Table(edition).build(0, "bar").pool("stone").deck_top("gate")
    led(t, "patron").do(0, {"hire": "deck"})
    assert turn_over(t)
    assert roles(t[0].clientele) == ["legionary"]

    # Another action may, of course.
    t = Table(edition).build(0, "bar").pool("stone").deck_top("gate").clientele(0, "patron")
    led(t, "patron").do(0, {"hire": "deck"}).do(0, {"hire": "stone"})
    assert t[0].influence == len(t[0].clientele) == 3


@rule("G.b.bar.1-c")
@each_edition
def test_there_must_be_room_before_the_draw(edition: str) -> None:
    t = Table(edition).build(0, "bar").clientele(0, "laborer", "laborer").pool("stone")
    led(t, "patron").do(0, {"hire": "stone"})
    assert turn_over(t)
    t = Table(edition).build(0, "bar").clientele(0, *["laborer"] * 3)
    assert turn_over(led(t, "patron"))


@rule("G.b.bar.1-a")
@each_edition
def test_without_it_nobody_is_hired_from_the_deck(edition: str) -> None:
    t = led(Table(edition).pool("stone"), "patron")
    assert t.refused(0, {"hire": "deck"}) == "G.b.bar.1"
