"""Sewer: played cards into the stockpile."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, turn_over


@rule("G.b.sewer.1-a", "G.turn.6")
@each_edition
def test_the_owner_keeps_his_card_and_the_others_do_not(edition: str) -> None:
    t = Table(edition).build(1, "sewer").hand(1, "villa").hand(0, "coliseum").lead(0)
    t.do(0, {"lead": "merchant", "with": ["coliseum"]}).do(
        1, {"follow": "merchant", "with": ["villa"]}
    )
    t.think(2)
    assert t.asked() == [1]
    assert t.refused(1, {"store": ["coliseum"]}) == "G.b.sewer.1"
    t.do(1, {"store": ["villa"]})
    assert names(t[1].stockpile) == ["villa"]
    assert names(t.s.pool) == ["coliseum"]
    assert turn_over(t)


@rule("G.b.sewer.1-b")
@pytest.mark.parametrize("edition", ["es2011-original", "it2011", "fr2008"])
def test_cards_of_a_circus_pair_count(edition: str) -> None:
    t = Table(edition).build(0, "sewer").build(0, "circus").hand(0, "road", "bar").lead(0)
    t.do(0, {"lead": "merchant", "with": ["road", "bar"]}).others_think().do(
        0, {"store": ["road", "bar"]}
    )
    assert materials(t[0].stockpile) == ["rubble", "rubble"]


@rule("G.b.sewer.1-b", "G.b.sewer.1-c")
@pytest.mark.parametrize("kept", [[], ["road"], ["bar", "insula"], ["bar", "insula", "road"]])
def test_of_a_petition_any_some_or_all(kept: list[str]) -> None:
    t = Table("fr2008").build(0, "sewer").hand(0, "bar", "insula", "road").lead(0)
    t.do(0, {"lead": "merchant", "with": ["bar", "insula", "road"]}).others_think().do(
        0, {"store": kept}
    )
    assert names(t[0].stockpile) == kept
    assert names(t.s.pool) == sorted({"bar", "insula", "road"} - set(kept))


@rule("G.b.sewer.1-b")
@each_edition
def test_a_jack_returns_to_the_pile(edition: str) -> None:
    t = Table(edition).build(0, "sewer").build(0, "palace").hand(0, "dock", jacks=1).lead(0)
    t.do(0, {"lead": "craftsman", "with": ["dock", "jack"], "as": "palace"}).others_think()
    assert t.refused(0, {"store": ["jack"]}) == "G.b.sewer.1"
    pile = t.s.jacks
    t.do(0, {"store": ["dock"]})
    assert t.s.jacks == pile + 1
    assert names(t[0].stockpile) == ["dock"]


@rule("G.b.sewer.1-b")
def test_who_played_a_jack_only_is_not_asked() -> None:
    t = Table("fr2008").build(0, "sewer").hand(0, jacks=1).lead(0)
    t.do(0, {"lead": "merchant", "as": "jack"}).others_think()
    assert turn_over(t)


@rule("G.b.sewer.1-c")
@each_edition
def test_it_works_in_the_turn_of_completion(edition: str) -> None:
    t = Table(edition).begin(0, "sewer", "stone", "stone").hand(0, "dock", "villa").lead(0)
    t.do(0, {"lead": "craftsman", "with": ["dock"]}).others_think()
    t.do(0, {"add": "villa", "to": "sewer"}).do(0, {"store": ["dock"]})
    assert names(t[0].stockpile) == ["dock"]


@rule("G.b.sewer.1-c", "G.end.6-b")
@each_edition
def test_nothing_is_kept_when_the_game_ends(edition: str) -> None:
    t = Table(edition).build(0, "sewer").begin(0, "catacomb", "stone", "stone")
    t.hand(0, "dock", "villa").lead(0).do(0, {"lead": "craftsman", "with": ["dock"]}).others_think()
    t.do(0, {"add": "villa", "to": "catacomb"})
    assert t.s.over
    assert t[0].stockpile == []
    assert names(t[0].played) == ["dock"]


@rule("G.b.sewer.1-c", "G.end.4-b")
def test_a_kept_card_may_be_the_last_material_of_a_forum() -> None:
    t = Table("es2011").build(0, "sewer").build(0, "forum").hand(0, "temple", "dock")
    t.clientele(0, "laborer", "craftsman", "legionary", "architect", "merchant", "patron")
    t.stockpile(0, "rubble", "wood", "brick", "concrete", "stone").lead(0)
    t.do(0, {"lead": "patron", "with": ["temple"]}).others_think()
    t.do(0, {"store": ["temple"]})
    assert t.s.over
    assert t.s.winners == [0]
