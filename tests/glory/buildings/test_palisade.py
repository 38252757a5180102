"""Palisade: protection against demands."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, led, turn_over


def besieged(edition: str = "fr2008") -> Table:
    """Seat 0 can demand marble of seat 1, which has a Palisade, and of seat 2, which has not."""
    t = Table(edition).hand(0, "temple").build(1, "palisade")
    for seat in (1, 2):
        t.hand(seat, "palace").stockpile(seat, "marble")
    return t


@rule("G.b.palisade.1-a", "G.legionary.10")
@each_edition
def test_the_owner_loses_nothing(edition: str) -> None:
    t = led(besieged(edition), "legionary").do(0, {"demand": ["temple"]})
    assert t.asked() == [2]
    t.do(2, {"give": ["palace"]})
    assert turn_over(t)
    assert names(t[1].hand) == ["palace"]
    assert materials(t[1].stockpile) == ["marble"]
    assert materials(t[0].stockpile) == ["marble"]


@rule("G.b.palisade.1-b")
@pytest.mark.parametrize("gift", [["palace"], []])
@each_edition
def test_the_owner_may_give_of_his_own_will(edition: str, gift: list[str]) -> None:
    t = led(besieged(edition), "legionary").do(1, {"order": "gift", "be": "ask"})
    t.do(0, {"demand": ["temple"]}).do(1, {"give": gift}).do(2, {"give": ["palace"]})
    assert len(t[0].stockpile) == 1 + len(gift)
    assert len(t[1].hand) == 1 - len(gift)
    assert turn_over(t)


@rule("G.b.palisade.1-b")
def test_an_owner_who_never_gives_is_not_asked() -> None:
    t = led(besieged(), "legionary").do(1, {"order": "gift", "be": "ask"})
    t.do(1, {"order": "gift", "be": "never"})
    t.do(0, {"demand": ["temple"]})
    assert t.asked() == [2]


@rule("G.b.palisade.1-c", "G.b.bridge.1", "G.legionary.10")
@each_edition
def test_bridge_overrides_it(edition: str) -> None:
    t = led(besieged(edition).build(0, "bridge"), "legionary").do(0, {"demand": ["temple"]})
    t.do(1, {"give": ["palace"]}).do(2, {"give": ["palace"]})
    assert materials(t[0].stockpile) == ["marble"] * 4
    assert t[1].hand == []
    assert t[1].stockpile == []


@rule("G.b.palisade.1-d")
@each_edition
def test_the_owner_demands_as_before(edition: str) -> None:
    t = Table(edition).build(0, "palisade").hand(0, "temple").pool("marble").hand(1, "palace")
    led(t, "legionary").do(0, {"demand": ["temple"]}).do(0, {"take": ["marble"]}).do(
        1, {"give": ["palace"]}
    )
    assert materials(t[0].stockpile) == ["marble", "marble"]
    assert names(t[0].hand) == ["temple"]
