"""Shrine and Temple: a refill fills a larger hand."""

import pytest

from aedilis.glory.rules.functions import hand_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed
from tests.glory.table import Table
from tests.glory.turns import each_edition


def refilled(t: Table) -> int:
    """The size of the hand of seat 0 when it has led with a refill."""
    return t.lead(0).do(0, {"think": "refill"})[0].hand_size()


@rule("G.b.shrine.1-a", "G.think.5")
@each_edition
def test_shrine_adds_two(edition: str) -> None:
    t = completed(Table(edition), "shrine")
    assert [hand_limit(camp) for camp in t.s.camps] == [7, 5, 5]
    assert refilled(t.hand(0, "dock", jacks=1)) == 7


@rule("G.b.temple.1-a", "G.think.5")
@each_edition
def test_temple_adds_four(edition: str) -> None:
    t = completed(Table(edition), "temple")
    assert [hand_limit(camp) for camp in t.s.camps] == [9, 5, 5]
    assert refilled(t.hand(0, "dock", jacks=1)) == 9


@rule("G.b.shrine.1-a", "G.b.temple.1-a", "G.think.4")
@each_edition
def test_both_together(edition: str) -> None:
    t = Table(edition).build(0, "shrine").build(0, "temple").hand(0, *["dock"] * 6, jacks=4)
    assert t.lead(0).refused(0, {"think": "card"}) == "G.think.4"
    assert refilled(t) == 11


@rule("G.b.shrine.1-a", "G.b.temple.1-a")
@pytest.mark.parametrize("name", ["shrine", "temple"])
def test_an_unfinished_one_adds_nothing(name: str) -> None:
    assert refilled(Table("fr2008").begin(0, name)) == 5
