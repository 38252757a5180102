"""Wall: protection even from Bridge, and points for the stockpile."""

import pytest

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import score
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, led, turn_over


def siege(edition: str, bridge: bool = True) -> Table:
    """Seat 0 can demand stone of seat 1, behind a Wall, and of seat 2; perhaps with a Bridge."""
    t = Table(edition).hand(0, "villa").build(1, "wall")
    if bridge:
        t.build(0, "bridge")
    for seat in (1, 2):
        t.hand(seat, "sewer").stockpile(seat, "stone")
    return t


@rule("G.b.wall.1-a", "G.b.bridge.1", "G.legionary.10")
@pytest.mark.parametrize("bridge", [True, False])
@each_edition
def test_the_owner_loses_nothing_even_to_bridge(edition: str, bridge: bool) -> None:
    t = led(siege(edition, bridge), "legionary").do(0, {"demand": ["villa"]})
    assert t.asked() == [2]
    t.do(2, {"give": ["sewer"]})
    assert turn_over(t)
    assert names(t[1].hand) == ["sewer"]
    assert materials(t[1].stockpile) == ["stone"]
    assert materials(t[0].stockpile) == ["stone"] * (2 if bridge else 1)


@rule("G.b.wall.1-a")
@pytest.mark.parametrize("gift", [["sewer"], []])
@each_edition
def test_the_owner_may_give_of_his_own_will(edition: str, gift: list[str]) -> None:
    t = led(siege(edition), "legionary").do(1, {"order": "gift", "be": "ask"})
    t.do(0, {"demand": ["villa"]}).do(1, {"give": gift}).do(2, {"give": ["sewer"]})
    assert len(t[1].hand) == 1 - len(gift)
    assert materials(t[1].stockpile) == ["stone"]
    assert materials(t[0].stockpile) == ["stone"] * (2 + len(gift))


@rule("G.b.wall.1-a")
@each_edition
def test_the_owner_demands_as_before(edition: str) -> None:
    t = Table(edition).build(0, "wall").hand(0, "villa").hand(1, "sewer").pool("stone")
    led(t, "legionary").do(0, {"demand": ["villa"]}).do(0, {"take": ["stone"]}).do(
        1, {"give": ["sewer"]}
    )
    assert materials(t[0].stockpile) == ["stone", "stone"]


@rule("G.b.wall.2-a", "G.b.wall.2-b", "G.score.2-d")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
@each_edition
def test_a_point_for_every_two_materials(edition: str, cards: int, points: int) -> None:
    t = Table(edition).build(0, "wall").build(0, "insula").stockpile(0, *["dock", "dock"][:cards])
    t.stockpile(0, *["brick"] * max(0, cards - 2)).stockpile(1, "wood", "wood")
    assert score(t, 0).wall == points
    assert score(t, 0).influence == 5
    assert score(t, 0).total() == 5 + points
    assert score(t, 1).wall == 0


@rule("G.b.wall.2-a")
def test_an_unfinished_wall_scores_nothing() -> None:
    t = Table("fr2008").begin(0, "wall", "concrete").stockpile(0, *["dock"] * 4)
    assert score(t, 0).total() == 2
