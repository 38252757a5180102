"""Atrium: merchants sell the top card of the deck, unseen."""

from aedilis.glory.view import HIDDEN
from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, facts, led, turn_over


@rule("G.b.atrium.1-a")
@each_edition
def test_each_action_chooses_deck_or_stockpile(edition: str) -> None:
    assert facts("atrium") == ("brick", 2)
    t = Table(edition).build(0, "atrium").clientele(0, "merchant", "merchant")
    t.stockpile(0, "stone", "wood").deck_top("temple", "dock")
    left = t.s.deck_size()
    led(t, "merchant").do(0, {"sell": "deck"}).do(0, {"sell": "stone"}).do(0, {"sell": "deck"})
    assert turn_over(t)
    assert t.s.deck_size() == left - 2
    assert materials(t[0].vault) == ["wood", "stone", "marble"]
    assert materials(t[0].stockpile) == ["wood"]


@rule("G.b.atrium.1-a")
@each_edition
def test_without_it_nothing_is_sold_from_the_deck(edition: str) -> None:
    t = led(Table(edition).stockpile(0, "wood"), "merchant")
    assert t.refused(0, {"sell": "deck"}) == "G.b.atrium.1"


@rule("G.b.atrium.1-b")
@each_edition
def test_the_vault_limit_applies(edition: str) -> None:
    t = Table(edition).build(0, "atrium").clientele(0, "merchant").vault(0, *["wood"] * 3)
    assert turn_over(led(t, "merchant").do(0, {"sell": "deck"}))
    assert len(t[0].vault) == 4


@rule("G.b.atrium.1-c")
@each_edition
def test_one_action_may_add_a_deck_card_and_with_basilica_a_hand_card(edition: str) -> None:
    t = Table(edition).build(0, "atrium").build(0, "basilica").hand(0, "dock", "villa")
    t.stockpile(0, "wood").deck_top("temple")
    led(t, "merchant").do(0, {"sell": "deck"}).do(0, {"sell": "dock", "from": "hand"})
    assert turn_over(t)
    assert materials(t[0].vault) == ["wood", "marble"]


@rule("G.b.atrium.2-a")
@each_edition
def test_nobody_sees_the_card_before_the_end(edition: str) -> None:
    t = Table(edition, vault_memory="open").build(0, "atrium").clientele(0, "merchant")
    t.stockpile(0, "wood").deck_top("temple")
    led(t, "merchant").do(0, {"sell": "deck"})
    assert all(event.secret is None for event in t.log())
    # Even while the turn goes on, and for a viewer who remembers everything.
    for viewer in (-1, 0, 1, 2):
        assert t.game.view(t.s, viewer).camps[0].vault == [HIDDEN]


@rule("G.b.atrium.2-b")
@each_edition
def test_the_last_card_counts_in_the_vault(edition: str) -> None:
    t = Table(edition).build(0, "atrium").deck_only("temple").influence(1, 9)
    led(t, "merchant").do(0, {"sell": "deck"})
    assert t.s.over
    assert t.s.winners == [0]  # 4 for influence, 3 for the card, 3 for the bonus
