"""The merchant: what may enter the vault, how much, and who may know it."""

import pytest

from aedilis.glory.definitions.cards import CARD_CODES
from aedilis.glory.rules.functions import vault_limit
from aedilis.glory.view import HIDDEN
from aedilis.kernel.event import EVERYONE
from aedilis.kernel.rule import rule
from tests.glory.random_play import positions
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, led, turn_over


def vault_views(t: Table, owner: int = 0) -> list[list[int]]:
    """The owner's vault as the spectator and each seat see it."""
    return [t.game.view(t.s, v).camps[owner].vault for v in range(-1, t.s.seats)]


@rule("G.merchant.1-a")
@each_edition
def test_a_card_of_ones_choice_goes_from_the_stockpile_to_the_vault(edition: str) -> None:
    t = Table(edition).stockpile(0, "wood", "stone").hand(0, "marble").pool("brick")
    led(t, "merchant")
    assert t.refused(0, {"sell": "brick"}) == "G.merchant.1"
    assert t.refused(0, {"sell": "marble"}) == "G.merchant.1"
    assert t.can(0, {"sell": "wood"})
    t.do(0, {"sell": "stone"})
    assert turn_over(t)
    assert (materials(t[0].vault), materials(t[0].stockpile)) == (["stone"], ["wood"])


@rule("G.merchant.1-b")
@each_edition
def test_with_an_empty_stockpile_or_a_full_vault_the_action_is_idle(edition: str) -> None:
    assert turn_over(led(Table(edition).hand(0, "wood"), "merchant"))
    assert turn_over(led(Table(edition).stockpile(0, "wood").vault(0, *["wood"] * 2), "merchant"))


@rule("G.merchant.1-b")
@each_edition
@pytest.mark.parametrize(
    ("building", "move"),
    [("atrium", {"sell": "deck"}), ("basilica", {"sell": "dock", "from": "hand"})],
)
def test_atrium_and_basilica_need_no_stockpile(
    edition: str, building: str, move: dict[str, str]
) -> None:
    t = led(Table(edition).hand(0, "dock").build(0, building), "merchant")
    t.do(0, move)
    assert len(t[0].vault) == 1


@rule("G.merchant.2-a")
@each_edition
@pytest.mark.parametrize("market", [True, False])
@pytest.mark.parametrize("influence", [2, 4, 7])
def test_the_vault_holds_as_many_cards_as_influence(
    edition: str, market: bool, influence: int
) -> None:
    t = Table(edition)
    if market:
        t.build(0, "market")
    t.influence(0, influence + market)
    limit = influence + 3 if market else influence
    t.stockpile(0, *["rubble"] * 12).clientele(0, *["merchant"] * 11)
    led(t, "merchant")
    assert t.repeat(0, {"sell": "rubble"}) == limit == len(t[0].vault)


@rule("G.merchant.2-b", "G.b.atrium.1-b", "G.b.basilica.1-b")
@each_edition
def test_a_full_vault_is_closed_to_every_sale(edition: str) -> None:
    t = Table(edition).build(0, "atrium").build(0, "basilica").influence(0, 7)
    t.vault(0, *["wood"] * 6).stockpile(0, "stone", "stone").hand(0, "dock", "road")
    t.clientele(0, "merchant", "merchant")
    led(t, "merchant")
    # Two more clients, a stone, a hand card and the deck would have more to sell.
    t.do(0, {"sell": "stone"})
    assert turn_over(t)
    assert len(t[0].vault) == 7


@rule("G.merchant.2-b", "G.merchant.2-c")
@each_edition
def test_a_full_vault_is_closed_to_clients_taken_by_coliseum(edition: str) -> None:
    t = Table(edition, 2).build(0, "coliseum").hand(0, "villa", "sewer").vault(0, *["wood"] * 4)
    t.clientele(0, "legionary").clientele(1, "merchant", "merchant")
    led(t, "legionary").do(0, {"demand": ["villa", "sewer"]})
    assert not t.can(0, {"seize": [[1, "stone"], [1, "stone"]]})
    t.do(0, {"seize": [[1, "stone"]]})
    assert (len(t[0].vault), len(t[1].clientele)) == (5, 1)

    t = Table(edition, 2).build(0, "coliseum").hand(0, "villa").vault(0, *["wood"] * 5)
    t.clientele(1, "merchant")
    assert turn_over(led(t, "legionary").do(0, {"demand": ["villa"]}))
    assert len(t[1].clientele) == 1


@rule("G.merchant.2-c")
@each_edition
def test_a_vault_over_its_limit_keeps_its_cards_and_takes_no_more(edition: str) -> None:
    t = Table(edition, 2).build(0, "market").vault(0, *["wood"] * 5)
    t.begin(1, "prison", "stone", "stone").stockpile(1, "stone")
    led(t, "architect", leader=1).do(1, {"add": "stone", "to": "prison"})
    t.do(1, {"seize": "market", "of": 0})
    # The Prison's site is the price of the Market: three influence more, two places less.
    assert (vault_limit(t[0]), len(t[0].vault)) == (6, 5)
    led(t.vault(0, "wood", "wood").stockpile(0, "stone"), "merchant")
    assert turn_over(t)
    assert (len(t[0].vault), materials(t[0].stockpile)) == (7, ["stone"])


@rule("G.merchant.3-a")
@each_edition
def test_the_number_of_cards_in_a_vault_is_public(edition: str) -> None:
    t = Table(edition).vault(0, "wood", "stone").vault(2, "brick").lead(0)
    for viewer in (-1, 0, 1, 2):
        assert [len(c.vault) for c in t.game.view(t.s, viewer).camps] == [2, 0, 1]


@rule("G.merchant.3-b", "G.merchant.3-c")
@each_edition
def test_a_sale_is_shown_and_then_nobody_may_look(edition: str) -> None:
    t = Table(edition).stockpile(0, "dock").clientele(0, "merchant")
    led(t.stockpile(0, "villa"), "merchant").do(0, {"sell": "wood"})
    (told,) = [e for e in t.log() if e.key == "glory-sold"]
    assert (told.secret, told.seers) == ({"card": CARD_CODES["dock"]}, EVERYONE)
    # In the 2008 edition the card lies open for the rest of the turn.
    face = CARD_CODES["dock"] if edition == "fr2008" else HIDDEN
    assert vault_views(t) == [[face]] * 4
    t.stop(0)
    assert turn_over(t)
    assert vault_views(t) == [[HIDDEN]] * 4


@rule("G.merchant.3-d", "G.b.basilica.2-a", "G.b.atrium.2-a")
@each_edition
def test_who_sees_what_basilica_and_atrium_sell(edition: str) -> None:
    t = Table(edition).build(0, "basilica").build(0, "atrium").hand(0, "dock")
    t.deck_top("villa").clientele(0, "merchant")
    led(t, "merchant").do(0, {"sell": "dock", "from": "hand"})
    (told,) = [e for e in t.log() if e.key == "glory-sold"]
    assert [told.sees(viewer) for viewer in (-1, 0, 1, 2)] == [False, True, False, False]
    t.do(0, {"sell": "deck"})
    (told,) = [e for e in t.log() if e.key == "glory-sold"]
    assert (told.secret, dict(told.params)) == (None, {"from": "deck"})
    assert vault_views(t) == [[HIDDEN, HIDDEN]] * 4
    assert materials(t[0].vault) == ["wood", "stone"]


@rule("G.merchant.3-d")
@each_edition
def test_clients_taken_by_coliseum_were_public(edition: str) -> None:
    t = Table(edition, 2).build(0, "coliseum").hand(0, "villa").clientele(1, "merchant")
    led(t, "legionary").do(0, {"demand": ["villa"]}).do(0, {"seize": [[1, "stone"]]})
    (told,) = [e for e in t.log() if e.key == "glory-sold"]
    assert told.seers == EVERYONE


@rule("G.merchant.3-b", "G.merchant.3-d")
@each_edition
def test_with_open_memory_a_view_keeps_what_its_viewer_has_seen(edition: str) -> None:
    t = Table(edition, vault_memory="open").build(0, "basilica").build(0, "atrium")
    t.hand(0, "dock").stockpile(0, "road").deck_top("villa").clientele(0, "merchant")
    led(t, "merchant").do(0, {"sell": "rubble"}).do(0, {"sell": "dock", "from": "hand"})
    t.do(0, {"sell": "deck"})
    assert turn_over(t)
    road, dock = CARD_CODES["road"], CARD_CODES["dock"]
    others = [road, HIDDEN, HIDDEN]
    assert vault_views(t) == [others, [road, dock, HIDDEN], others, others]


@rule("G.merchant.3-d", "G.merchant.6-a")
@each_edition
def test_all_vaults_are_revealed_at_the_end(edition: str) -> None:
    t = Table(edition).vault(0, "dock").vault(1, "villa").deck_only("road").hand(0, "latrine")
    t.lead(0).do(0, {"think": "refill"})
    assert t.s.over
    for viewer in (-1, 0, 1, 2):
        seen = t.game.view(t.s, viewer)
        assert [c.vault for c in seen.camps] == [[CARD_CODES["dock"]], [CARD_CODES["villa"]], []]


@rule("G.merchant.4-a")
@pytest.mark.parametrize("edition", ["es2011", "it2011", "fr2008"])
def test_no_card_ever_leaves_a_vault(edition: str) -> None:
    before: list[list[int]] = [[], [], []]
    for s in positions({"edition": edition}, 3, "vaults", 1):
        for old, camp in zip(before, s.camps, strict=True):
            assert camp.vault[: len(old)] == old
        before = [camp.vault[:] for camp in s.camps]
    assert any(before)
