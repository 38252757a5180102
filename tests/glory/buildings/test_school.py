"""School: thinking when it is completed."""

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed
from tests.glory.table import Table, names
from tests.glory.turns import each_edition, led, turn_over


@rule("G.b.school.1-a", "G.turn.9")
@each_edition
def test_as_many_thinks_as_influence_each_as_one_likes(edition: str) -> None:
    t = completed(Table(edition, 2).hand(0, "dock", "bath"), "school")
    assert t[0].influence == 4
    t.do(0, {"think": "refill"})
    assert t[0].hand_size() == 5
    t.do(0, {"think": "jack"}).do(0, {"think": "jack"}).do(0, {"think": "card"})
    assert t[0].hand_size() == 8
    assert t[0].jacks == 2
    assert turn_over(t)


@rule("G.b.school.1-a")
@each_edition
def test_fewer_will_do_and_none_come_later(edition: str) -> None:
    t = completed(Table(edition).influence(0, 5), "school").do(0, {"think": "jack"}).stop(0)
    assert turn_over(t)
    led(t.hand(0, "insula"), "craftsman").do(0, {"lay": "insula"})
    assert turn_over(t)


@rule("G.b.school.1-b", "G.think.8")
@each_edition
def test_latrine_and_vomitorium_serve_each_think(edition: str) -> None:
    t = Table(edition).build(0, "latrine").build(0, "vomitorium").hand(0, "dock", "bath", "gate")
    completed(t, "school").do(0, {"discard": "dock"}).do(0, {"think": "jack"})
    t.do(0, {"discard": "bath"}).do(0, {"discard": "hand"})
    assert t[0].hand_size() == 0
    assert names(t.s.pool) == ["bath", "dock", "gate"]
    t.do(0, {"think": "refill"}).do(0, {"discard": "hand"}).do(0, {"think": "refill"})
    assert t[0].hand_size() == 5
    assert len(t.s.pool) == 8
