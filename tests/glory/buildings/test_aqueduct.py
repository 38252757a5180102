"""Aqueduct: twice the clientele, and clients from hand."""

from aedilis.glory.rules.functions import clientele_limit, vault_limit
from aedilis.kernel.rule import rule
from tests.glory.table import Table, names, roles
from tests.glory.turns import each_edition, facts, led, turn_over


@rule("G.b.aqueduct.1-a", "G.b.aqueduct.1-b")
@each_edition
def test_the_clientele_limit_is_doubled_insula_included(edition: str) -> None:
    assert facts("aqueduct") == ("concrete", 2)
    t = Table(edition).build(0, "aqueduct")
    assert clientele_limit(t[0]) == 2 * 4
    for first, second in (("aqueduct", "insula"), ("insula", "aqueduct")):
        t = Table(edition).build(0, first).build(0, second)
        assert clientele_limit(t[0]) == 2 * (5 + 2)


@rule("G.b.aqueduct.1-b")
@each_edition
def test_the_vault_is_not_doubled(edition: str) -> None:
    t = Table(edition).build(0, "aqueduct").build(0, "market")
    assert vault_limit(t[0]) == 5 + 2


@rule("G.b.aqueduct.2-a")
@each_edition
def test_each_patron_action_may_also_hire_from_hand(edition: str) -> None:
    t = Table(edition).build(0, "aqueduct").clientele(0, "patron").pool("stone")
    t.hand(0, "gate", "gate", "gate", jacks=1)
    led(t, "patron")
    assert t.refused(0, {"hire": "jack", "from": "hand"}) == "G.components.4"
    t.do(0, {"hire": "stone", "from": "pool"}).do(0, {"hire": "gate", "from": "hand"})
    t.do(0, {"hire": "gate", "from": "hand"})
    assert turn_over(t)
    assert roles(t[0].clientele) == ["legionary", "legionary", "merchant", "patron"]
    assert names(t[0].hand) == ["gate"]


@rule("G.b.aqueduct.2-b")
@each_edition
def test_one_hand_card_for_one_action(edition: str) -> None:
    t = led(Table(edition).build(0, "aqueduct").hand(0, "gate", "dock"), "patron")
    t.do(0, {"hire": "gate", "from": "hand"})
    assert not t.can(0, {"hire": "dock", "from": "hand"})


@rule("G.b.aqueduct.2-b")
@each_edition
def test_a_hand_card_needs_room_too(edition: str) -> None:
    t = Table(edition).build(0, "aqueduct").hand(0, "gate").pool("stone")
    t.clientele(0, *["laborer"] * 7)
    led(t, "patron").do(0, {"hire": "stone"})
    assert turn_over(t)
    assert names(t[0].hand) == ["gate"]


@rule("G.b.aqueduct.2-a")
@each_edition
def test_without_it_nobody_is_hired_from_hand(edition: str) -> None:
    t = led(Table(edition).hand(0, "gate").pool("stone"), "patron")
    assert t.refused(0, {"hire": "gate", "from": "hand"}) == "G.b.aqueduct.2"
