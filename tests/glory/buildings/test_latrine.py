"""Latrine: throw a card away before thinking."""

from aedilis.kernel.rule import rule
from tests.glory.table import Table, names
from tests.glory.turns import each_edition

FIVE = ("bath", "gate", "dock", "insula", "forum")


@rule("G.b.latrine.1-a", "G.think.8")
@each_edition
def test_a_card_goes_to_the_pool_and_the_smaller_hand_is_refilled(edition: str) -> None:
    t = Table(edition).build(1, "latrine").hand(1, *FIVE).hand(0, jacks=1).lead(0)
    t.do(0, {"lead": "architect", "as": "jack"})
    assert t.refused(1, {"think": "refill"}) == "G.think.3"
    t.do(1, {"discard": "dock"})
    assert names(t.s.pool) == ["dock"]
    assert t.refused(1, {"think": "card"}) == "G.think.4"
    t.do(1, {"think": "refill"})
    assert t[1].hand_size() == 5


@rule("G.b.latrine.1-a", "G.turn.2")
@each_edition
def test_who_has_discarded_thinks_and_throws_no_second_card(edition: str) -> None:
    t = Table(edition).build(0, "latrine").hand(0, *FIVE).lead(0).do(0, {"discard": "dock"})
    assert {next(iter(move)) for move in t.moves(0)} == {"think"}
    t.do(0, {"think": "jack"})
    assert names(t[0].hand) == sorted(set(FIVE) - {"dock"})
    assert t[0].jacks == 1
    assert t.asked() == [1]


@rule("G.b.latrine.1-a")
@each_edition
def test_it_may_be_left_alone(edition: str) -> None:
    t = Table(edition).build(0, "latrine").hand(0, *FIVE).lead(0).do(0, {"think": "card"})
    assert t[0].hand_size() == 6
    assert t.s.pool == []


@rule("G.b.latrine.1-a")
@each_edition
def test_a_jack_is_not_thrown_away(edition: str) -> None:
    t = Table(edition).build(0, "latrine").hand(0, "dock", jacks=1).lead(0)
    assert not t.can(0, {"discard": "jack"})


@rule("G.b.latrine.1-a")
def test_without_latrine_nothing_is_thrown_away() -> None:
    t = Table("fr2008").hand(0, "dock").lead(0)
    assert t.refused(0, {"discard": "dock"}) == "G.b.latrine.1"
