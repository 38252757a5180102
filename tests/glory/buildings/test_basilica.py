"""Basilica: merchants sell from hand as well, unseen by the opponents."""

from aedilis.glory.view import HIDDEN
from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, facts, led, turn_over


@rule("G.b.basilica.1-a")
@each_edition
def test_each_action_may_also_sell_a_hand_card(edition: str) -> None:
    assert facts("basilica") == ("marble", 3)
    t = Table(edition).build(0, "basilica").clientele(0, "merchant").stockpile(0, "brick")
    led(t.hand(0, "wall", "wall", "wall"), "merchant")
    t.do(0, {"sell": "brick"}).do(0, {"sell": "wall", "from": "hand"})
    t.do(0, {"sell": "wall", "from": "hand"})
    assert turn_over(t)
    assert materials(t[0].vault) == ["brick", "concrete", "concrete"]
    assert names(t[0].hand) == ["wall"]


@rule("G.b.basilica.1-a")
@each_edition
def test_the_two_parts_come_in_either_order_once_each(edition: str) -> None:
    t = Table(edition).build(0, "basilica").stockpile(0, "brick", "wood").hand(0, "wall", "dock")
    led(t, "merchant").do(0, {"sell": "dock", "from": "hand"})
    assert not t.can(0, {"sell": "wall", "from": "hand"})
    t.do(0, {"sell": "wood", "from": "stockpile"})
    assert turn_over(t)


@rule("G.b.basilica.1-b")
@each_edition
def test_the_vault_limit_applies_to_both_parts(edition: str) -> None:
    t = Table(edition).build(0, "basilica").vault(0, *["wood"] * 4)
    t.stockpile(0, "brick").hand(0, "wall")
    led(t, "merchant").do(0, {"sell": "wall", "from": "hand"})
    assert turn_over(t)
    assert (len(t[0].vault), materials(t[0].stockpile)) == (5, ["brick"])


@rule("G.b.basilica.1-b")
@each_edition
def test_a_jack_is_not_sold(edition: str) -> None:
    t = Table(edition).build(0, "basilica").hand(0, "wall", jacks=1)
    led(t, "merchant")
    assert t.refused(0, {"sell": "jack", "from": "hand"}) == "G.components.4"
    assert t.can(0, {"sell": "wall", "from": "hand"})


@rule("G.b.basilica.1-a")
@each_edition
def test_without_it_no_hand_card_is_sold(edition: str) -> None:
    t = led(Table(edition).hand(0, "wall").stockpile(0, "wood"), "merchant")
    assert t.refused(0, {"sell": "wall", "from": "hand"}) == "G.b.basilica.1"


@rule("G.b.basilica.2-a")
@each_edition
def test_opponents_learn_only_that_a_card_was_sold(edition: str) -> None:
    t = Table(edition, vault_memory="open").build(0, "basilica").clientele(0, "merchant")
    t.stockpile(0, "wood").hand(0, "wall")
    led(t, "merchant").do(0, {"sell": "wall", "from": "hand"})
    for viewer in (-1, 1, 2):
        assert not any(event.sees(viewer) for event in t.log())
        assert [dict(event.params) for event in t.log()] == [{"from": "hand"}]
        assert t.game.view(t.s, viewer).camps[0].vault == [HIDDEN]
    assert t.game.view(t.s, 0).camps[0].vault != [HIDDEN]
