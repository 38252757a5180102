"""Market: two more cards in the vault."""

from aedilis.glory.rules.functions import clientele_limit, vault_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import completed, score
from tests.glory.table import Table
from tests.glory.turns import each_edition, led


@rule("G.b.market.1-a")
@each_edition
def test_the_vault_grows_by_two_and_the_clientele_does_not(edition: str) -> None:
    t = completed(Table(edition), "market")
    assert t[0].influence == 3
    assert vault_limit(t[0]) == 5
    assert clientele_limit(t[0]) == 3
    assert score(t, 0).total() == 3


@rule("G.b.market.1-a", "G.merchant.2-a")
@each_edition
def test_five_cards_may_be_sold(edition: str) -> None:
    t = Table(edition).build(0, "market").vault(0, *["wood"] * 3).stockpile(0, *["brick"] * 4)
    assert led(t.clientele(0, *["merchant"] * 3), "merchant").repeat(0, {"sell": "brick"}) == 2
    assert len(t[0].vault) == 5
