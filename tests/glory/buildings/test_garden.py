"""Garden: patron actions when it is completed."""

from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions, completed, lacking_one
from tests.glory.table import Table, roles
from tests.glory.turns import each_edition, led, turn_over


@rule("G.b.garden.1-a", "G.b.garden.1-c", "G.turn.9")
@each_edition
def test_as_many_patron_actions_as_influence(edition: str) -> None:
    t = completed(Table(edition).pool("brick", "brick", "wood", "marble", "marble"), "garden")
    assert t[0].influence == 5
    assert actions(t) == 5
    for material in ("marble", "wood", "brick", "brick"):
        t.do(0, {"hire": material})
    assert roles(t[0].clientele) == ["craftsman", "legionary", "legionary", "patron"]


@rule("G.b.garden.1-a")
@each_edition
def test_no_more_actions_than_influence(edition: str) -> None:
    t = completed(Table(edition).build(0, "insula").pool(*["brick"] * 8), "garden")
    assert t[0].influence == 6
    assert t.repeat(0, {"hire": "brick"}) == 6
    assert turn_over(t)


@rule("G.b.garden.1-a")
def test_fewer_may_be_used_and_none_later() -> None:
    t = completed(Table("fr2008").pool("brick", "brick", "wood"), "garden")
    t.do(0, {"hire": "wood"}).stop(0)
    assert turn_over(t)
    led(t, "patron")
    assert actions(t) == 1


@rule("G.b.garden.1-b")
@each_edition
def test_the_hired_do_not_act_in_this_turn(edition: str) -> None:
    t = (
        Table(edition)
        .begin(0, "garden", "stone", "stone")
        .hand(0, "villa", "dock")
        .pool("wood", "brick")
    )
    led(t, "craftsman").do(0, {"add": "villa", "to": "garden"}).do(0, {"hire": "wood"}).stop(0)
    assert roles(t[0].clientele) == ["craftsman"]
    assert turn_over(t)


@rule("G.b.garden.1-b")
@each_edition
def test_with_bath_they_act_at_once(edition: str) -> None:
    t = completed(Table(edition).build(0, "bath").pool("rubble", "wood", "wood"), "garden")
    t.do(0, {"hire": "rubble"})
    assert t.key() == "glory-ask-laborer"
    assert actions(t) == 1
    t.do(0, {"take": "wood"})
    assert t.key() == "glory-ask-patron"


@rule("G.b.garden.1-c")
@each_edition
def test_bar_and_aqueduct_serve_each_action(edition: str) -> None:
    t = Table(edition).build(0, "bar").build(0, "aqueduct").clientele(0, "merchant", "merchant")
    t.hand(0, *["dock"] * 3).pool("marble", "marble").deck_top(*["bath", "gate", "foundry"])
    completed(t, "garden")
    for _ in range(2):
        t.do(0, {"hire": "marble"}).do(0, {"hire": "deck"}).do(0, {"hire": "dock"})
    assert actions(t) == 8 - 2
    t.do(0, {"hire": "dock"}).do(0, {"hire": "deck"})
    assert actions(t) == 8 - 3
    assert len(t[0].clientele) == 10


@rule("G.b.garden.1-c")
@each_edition
def test_the_new_influence_has_raised_the_limit(edition: str) -> None:
    t = lacking_one(Table(edition), "garden").clientele(0, "merchant", "merchant")
    led(t.pool(*["brick"] * 5), "architect").do(0, {"add": "stone", "to": "garden"})
    assert t.repeat(0, {"hire": "brick"}) == 3
    assert len(t[0].clientele) == 5


@rule("G.b.garden.1-a", "G.turn.9")
@each_edition
def test_clients_have_no_part_in_it(edition: str) -> None:
    t = Table(edition).build(0, "insula").clientele(0, "patron").pool(*["brick"] * 8)
    assert completed(t, "garden").repeat(0, {"hire": "brick"}) == 6
    assert len(t[0].clientele) == 7
    assert turn_over(t)
