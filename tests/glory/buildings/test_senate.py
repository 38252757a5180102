"""Senate: jacks that opponents have played."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table
from tests.glory.turns import each_edition, led, turn_over


def jacks(t: Table) -> list[int]:
    """The jacks in each hand, then those in the pile."""
    return [*[camp.jacks for camp in t.s.camps], t.s.jacks]


@rule("G.b.senate.1-a", "G.b.senate.1-d")
@pytest.mark.parametrize(
    ("claim", "left"),
    [([], [0, 0, 0, 6]), ([1], [1, 0, 0, 5]), ([2], [1, 0, 0, 5]), ([1, 2], [2, 0, 0, 4])],
)
@each_edition
def test_any_some_or_all_of_the_opponents_jacks(
    edition: str, claim: list[int], left: list[int]
) -> None:
    t = led(Table(edition).build(0, "senate"), "patron", 1, 2)
    assert t.asked() == [0]
    assert not t.can(0, {"claim": [0]})
    assert not t.can(0, {"claim": [1, 1]})
    assert jacks(t.do(0, {"claim": claim})) == left
    assert turn_over(t)


@rule("G.b.senate.1-a")
def test_without_senate_jacks_return_to_the_pile() -> None:
    t = led(Table("fr2008"), "patron", 1, 2)
    assert jacks(t) == [0, 0, 0, 6]


@rule("G.b.senate.1-b")
@each_edition
def test_it_works_in_the_turn_of_completion(edition: str) -> None:
    t = Table(edition).begin(0, "senate", "concrete").stockpile(0, "concrete")
    led(t, "architect", 1).do(0, {"add": "concrete", "to": "senate"}).do(0, {"claim": [1]})
    assert jacks(t) == [1, 0, 1, 4]


@rule("G.b.senate.1-c", "G.b.senate.1-d")
@each_edition
def test_several_senates_act_in_turn_order(edition: str) -> None:
    t = led(Table(edition).build(0, "senate").build(1, "senate"), "patron", 1, 2)
    t.do(0, {"claim": [1, 2]})
    assert not t.can(1, {"claim": [2]})
    t.do(1, {"claim": [0]})
    assert jacks(t) == [2, 1, 0, 3]


@rule("G.b.senate.1-c")
@each_edition
def test_the_order_begins_with_the_leader(edition: str) -> None:
    t = Table(edition).build(0, "senate").build(1, "senate")
    led(t, "patron", 0, 1, leader=2)
    assert t.asked() == [0]
    t.do(0, {"claim": []})
    assert t.asked() == [1]
    other = led(Table(edition).build(0, "senate").build(2, "senate"), "patron", 0, 1, leader=2)
    assert other.asked() == [2]


@rule("G.b.senate.1-d")
@each_edition
def test_ones_own_jacks_go_back_to_the_pile(edition: str) -> None:
    t = led(Table(edition).build(0, "senate"), "patron")
    assert turn_over(t)
    assert jacks(t) == [0, 1, 1, 4]
