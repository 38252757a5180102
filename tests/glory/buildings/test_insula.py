"""Insula: two more clients."""

from aedilis.glory.rules.functions import clientele_limit, vault_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed, score
from tests.glory.table import Table
from tests.glory.turns import each_edition, led


@rule("G.b.insula.1-a")
@each_edition
def test_the_clientele_grows_by_two_and_the_vault_does_not(edition: str) -> None:
    t = completed(Table(edition), "insula")
    assert t[0].influence == 3
    assert clientele_limit(t[0]) == 5
    assert vault_limit(t[0]) == 3
    assert score(t, 0).total() == 3


@rule("G.b.insula.1-a", "G.patron.2-a")
@each_edition
def test_five_clients_may_be_hired(edition: str) -> None:
    t = Table(edition).build(0, "insula").clientele(0, *["patron"] * 3).pool(*["wood"] * 4)
    assert led(t, "patron").repeat(0, {"hire": "wood"}) == 2
    assert len(t[0].clientele) == 5
