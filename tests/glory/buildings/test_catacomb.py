"""Catacomb: its completion ends the game."""

import pytest

from aedilis.glory.state.table import END_CATACOMB
from aedilis.kernel.rule import rule
from tests.glory.table import Table, names
from tests.glory.turns import each_edition, facts, led, structure


@rule("G.b.catacomb.1-a")
@each_edition
def test_the_game_ends_at_once(edition: str) -> None:
    assert facts("catacomb") == ("stone", 3)
    t = Table(edition).begin(0, "catacomb", "stone", "stone").hand(0, "sewer", "dock")
    led(t.clientele(0, "craftsman").hand(1, "dock"), "craftsman", 1)
    t.do(0, {"add": "sewer", "to": "catacomb"})
    assert (t.s.over, t.s.ending, t.s.stack) == (True, END_CATACOMB, [])
    # The leader had an action left, and seat 1 was still to act.
    assert (names(t[0].hand), names(t[1].hand)) == (["dock"], ["dock"])


@rule("G.b.catacomb.1-a")
@each_edition
def test_one_that_is_only_begun_ends_nothing(edition: str) -> None:
    t = Table(edition).begin(0, "catacomb", "stone").stockpile(0, "stone")
    led(t, "architect").do(0, {"add": "stone", "to": "catacomb"})
    assert not t.s.over


@rule("G.b.catacomb.1-b")
@each_edition
@pytest.mark.parametrize(("other", "winner"), [(4, 0), (6, 1)])
def test_its_influence_counts_and_the_score_decides(edition: str, other: int, winner: int) -> None:
    t = Table(edition).begin(0, "catacomb", "stone", "stone").stockpile(0, "stone")
    led(t.influence(1, other), "architect").do(0, {"add": "stone", "to": "catacomb"})
    assert (t[0].influence, t.s.winners) == (5, [winner])


@rule("G.b.catacomb.1-c")
@pytest.mark.parametrize("edition", ["es2011", "es2011-original", "fr2008"])
@pytest.mark.parametrize(
    ("helper", "material"), [("road", "brick"), ("tower", "rubble"), ("scriptorium", "marble")]
)
def test_it_may_hold_other_materials_like_any_building(
    edition: str, helper: str, material: str
) -> None:
    t = Table(edition).begin(0, "catacomb", "stone", "stone").stockpile(0, material)
    led(t.build(0, helper), "architect").do(0, {"add": material, "to": "catacomb"})
    assert structure(t, 0, "catacomb").complete
    assert t.s.ending == END_CATACOMB
