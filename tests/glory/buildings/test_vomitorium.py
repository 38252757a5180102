"""Vomitorium: throw the hand away before thinking."""

from aedilis.kernel.rule import rule
from tests.glory.table import Table, names
from tests.glory.turns import each_edition


@rule("G.b.vomitorium.1-a", "G.b.vomitorium.1-b", "G.b.vomitorium.1-c", "G.think.8")
@each_edition
def test_the_whole_hand_goes_and_is_refilled(edition: str) -> None:
    t = Table(edition).build(1, "vomitorium").hand(1, "temple", "palace", "forum", jacks=1)
    t.hand(0, jacks=1).lead(0).do(0, {"lead": "architect", "as": "jack"}).do(1, {"discard": "hand"})
    assert names(t.s.pool) == ["forum", "palace", "temple"]
    assert t[1].hand_size() == 0
    assert t.s.jacks == 5
    assert {next(iter(move)) for move in t.moves(1)} == {"think"}
    t.do(1, {"think": "refill"})
    assert len(t[1].hand) == 5


@rule("G.b.vomitorium.1-a")
@each_edition
def test_all_or_nothing(edition: str) -> None:
    t = Table(edition).build(0, "vomitorium").hand(0, "temple", "palace").lead(0)
    assert [move for move in t.moves(0) if "discard" in move] == [{"discard": "hand"}]
    assert t.refused(0, {"discard": "temple"}) == "G.b.latrine.1"
    t.do(0, {"think": "refill"})
    assert t.s.pool == []


@rule("G.b.vomitorium.1-c", "G.think.2")
@each_edition
def test_returned_jacks_can_be_taken_at_once(edition: str) -> None:
    t = Table(edition).build(0, "vomitorium").hand(0, jacks=3).hand(1, jacks=3).lead(0)
    assert t.refused(0, {"think": "jack"}) == "G.think.2"
    t.do(0, {"discard": "hand"}).do(0, {"think": "jack"})
    assert t[0].jacks == 1
    assert t.s.jacks == 2
    assert t.s.pool == []


@rule("G.b.vomitorium.1-a")
def test_an_empty_hand_is_not_thrown_away() -> None:
    t = Table("fr2008").build(0, "vomitorium").lead(0)
    assert not t.can(0, {"discard": "hand"})


@rule("G.b.vomitorium.1-a")
def test_without_vomitorium_the_hand_stays() -> None:
    t = Table("fr2008").hand(0, "temple").lead(0)
    assert t.refused(0, {"discard": "hand"}) == "G.b.vomitorium.1"
