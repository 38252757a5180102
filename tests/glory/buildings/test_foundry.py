"""Foundry: laborer actions when it is completed."""

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions, completed, lacking_one
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, led, turn_over


@rule("G.b.foundry.1-a", "G.turn.9")
@each_edition
def test_as_many_laborer_actions_as_influence(edition: str) -> None:
    t = completed(Table(edition).pool("wood", "brick", "brick", "marble", "marble"), "foundry")
    assert t[0].influence == 4
    assert actions(t) == 4
    for material in ("brick", "brick", "marble", "marble"):
        t.do(0, {"take": material})
    assert materials(t[0].stockpile) == ["brick", "brick", "marble", "marble"]
    assert materials(t.s.pool) == ["wood"]
    assert turn_over(t)


@rule("G.b.foundry.1-a")
@each_edition
def test_earlier_influence_counts_and_fewer_actions_may_be_taken(edition: str) -> None:
    t = completed(Table(edition).influence(0, 6).pool(*["wood"] * 9), "foundry")
    assert actions(t) == 8
    t.do(0, {"take": "wood"}).stop(0)
    assert materials(t[0].stockpile) == ["wood"]
    assert turn_over(t)


@rule("G.b.foundry.1-a")
def test_it_happens_once() -> None:
    t = completed(Table("fr2008").pool("wood", "wood"), "foundry").stop(0)
    led(t, "laborer")
    assert actions(t) == 1


@rule("G.b.foundry.1-b")
@each_edition
def test_the_card_being_played_is_not_in_the_pool(edition: str) -> None:
    t = lacking_one(Table(edition), "foundry").hand(0, "wall").pool("brick").lead(0)
    t.do(0, {"lead": "architect", "with": ["wall"]}).others_think().do(
        0, {"add": "brick", "to": "foundry"}
    )
    assert t.key() == "glory-ask-laborer"
    assert not t.can(0, {"take": "concrete"})
    assert t.can(0, {"take": "brick"})


@rule("G.b.foundry.1-a", "G.turn.9")
@each_edition
def test_clients_have_no_part_in_it(edition: str) -> None:
    t = completed(Table(edition).clientele(0, "laborer").pool(*["wood"] * 6), "foundry")
    assert t.repeat(0, {"take": "wood"}) == 4
    assert turn_over(t)
