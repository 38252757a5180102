"""Archway: architects take their materials from the pool as well."""

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names
from tests.glory.turns import each_edition, facts, led, structure, turn_over


@rule("G.b.archway.1-a")
@each_edition
def test_each_action_chooses_pool_or_stockpile(edition: str) -> None:
    assert facts("archway") == ("brick", 2)
    t = Table(edition).build(0, "archway").begin(0, "gate").clientele(0, "architect")
    t.stockpile(0, "brick").pool("brick", "wood")
    led(t, "architect").do(0, {"add": "brick", "to": "gate", "from": "pool"})
    assert (materials(t[0].stockpile), materials(t.s.pool)) == (["brick"], ["wood"])
    t.do(0, {"add": "brick", "to": "gate", "from": "stockpile"})
    assert structure(t, 0, "gate").complete
    assert (t[0].stockpile, materials(t.s.pool)) == ([], ["wood"])


@rule("G.b.archway.1-a")
@each_edition
def test_one_action_takes_one_material(edition: str) -> None:
    t = Table(edition).build(0, "archway").begin(0, "sewer").stockpile(0, "stone").pool("stone")
    assert turn_over(led(t, "architect").do(0, {"add": "stone", "to": "sewer", "from": "pool"}))


@rule("G.b.archway.1-b")
@each_edition
def test_pool_cards_are_never_foundations(edition: str) -> None:
    t = Table(edition).build(0, "archway").begin(0, "sewer").pool("dock", "stone")
    assert led(t, "architect").refused(0, {"lay": "dock"}) == "G.building.2"


@rule("G.b.archway.1-c")
@each_edition
def test_it_does_not_help_craftsmen(edition: str) -> None:
    t = Table(edition).build(0, "archway").begin(0, "sewer").pool("stone").hand(0, "wood")
    led(t, "craftsman")
    assert t.refused(0, {"add": "stone", "to": "sewer", "from": "pool"}) == "G.building.10"


@rule("G.b.archway.1-c")
@each_edition
def test_cards_played_this_turn_are_not_in_the_pool(edition: str) -> None:
    t = Table(edition).build(0, "archway").begin(0, "wall").hand(0, "bridge", "road").lead(0)
    t.do(0, {"lead": "architect", "with": ["bridge"], "as": "card"}).others_think()
    assert t.refused(0, {"add": "concrete", "to": "wall", "from": "pool"}) == "G.building.9"
    t.stop(0)
    assert names(t.s.pool) == ["bridge"]


@rule("G.b.archway.1-d")
@each_edition
def test_it_serves_stairway_and_villa(edition: str) -> None:
    t = Table(edition).build(0, "archway").build(0, "stairway").build(1, "shrine").pool("brick")
    led(t, "architect").do(0, {"open": "shrine", "of": 1, "with": "brick", "from": "pool"})
    assert (structure(t, 1, "shrine").opened, t.s.pool) == (True, [])

    t = Table(edition).build(0, "archway").begin(0, "villa").pool("stone")
    led(t, "architect").do(0, {"add": "stone", "to": "villa", "from": "pool"})
    assert structure(t, 0, "villa").complete
