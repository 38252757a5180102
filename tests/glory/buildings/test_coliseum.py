"""Coliseum: clients of demanded materials go to the vault."""

from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials
from tests.glory.turns import each_edition, led, turn_over


def attacker(edition: str = "fr2008", seats: int = 3) -> Table:
    """Seat 0 with a Coliseum and room for five, and a stone and a brick card to show."""
    return Table(edition, seats).build(0, "coliseum").hand(0, "villa", "shrine")


@rule("G.b.coliseum.1-a", "G.b.coliseum.1-b")
@each_edition
def test_one_client_per_demand_and_opponent_goes_to_the_vault(edition: str) -> None:
    t = attacker(edition).clientele(1, "merchant", "merchant", "architect").clientele(2, "merchant")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert not t.can(0, {"seize": [[1, "stone"], [1, "stone"]]})
    assert not t.can(0, {"seize": [[1, "concrete"]]})
    t.do(0, {"seize": [[1, "stone"], [2, "stone"]]})
    assert materials(t[0].vault) == ["stone", "stone"]
    assert t[0].vault_points() == 6
    assert materials(t[1].clientele) == ["concrete", "stone"]
    assert t[2].clientele == []
    assert t[0].clientele == []


@rule("G.b.coliseum.1-a")
def test_two_demands_of_one_material_take_two_clients() -> None:
    t = attacker().hand(0, "garden").clientele(0, "legionary").clientele(1, *["merchant"] * 3)
    led(t, "legionary").do(0, {"demand": ["villa", "garden"]})
    assert not t.can(0, {"seize": [[1, "stone"]] * 3})
    t.do(0, {"seize": [[1, "stone"]] * 2})
    assert materials(t[0].vault) == ["stone", "stone"]


@rule("G.b.coliseum.1-a")
def test_without_coliseum_clients_are_safe() -> None:
    t = Table("fr2008").hand(0, "villa").clientele(1, "merchant")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert t.key() != "glory-ask-clients"


@rule("G.b.coliseum.1-c", "G.b.ludus_magna.1-d")
@each_edition
def test_only_the_printed_material_of_a_client_counts(edition: str) -> None:
    t = attacker(edition).clientele(0, "legionary")
    t.build(1, "ludus_magna").build(1, "storeroom").clientele(1, "merchant")
    led(t, "legionary").do(0, {"demand": ["shrine", "villa"]})
    assert not t.can(0, {"seize": [[1, "brick"]]})
    t.do(0, {"seize": [[1, "stone"]]})
    assert materials(t[0].vault) == ["stone"]


@rule("G.b.coliseum.1-c")
@each_edition
def test_a_merchant_of_all_trades_is_no_brick_card(edition: str) -> None:
    t = attacker(edition).build(1, "ludus_magna").clientele(1, "merchant")
    led(t, "legionary").do(0, {"demand": ["shrine"]})
    assert t.key() != "glory-ask-clients"
    assert materials(t[1].clientele) == ["stone"]


@rule("G.b.coliseum.2-a", "G.merchant.2-b")
@each_edition
def test_a_full_vault_takes_no_client(edition: str) -> None:
    t = attacker(edition).clientele(1, "merchant").vault(0, *["wood"] * 5)
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert t.key() != "glory-ask-clients"
    assert materials(t[1].clientele) == ["stone"]
    assert len(t[0].vault) == 5


@rule("G.b.coliseum.2-b")
@each_edition
def test_with_little_room_the_demander_chooses(edition: str) -> None:
    t = attacker(edition).clientele(1, "merchant").clientele(2, "merchant").vault(0, *["wood"] * 4)
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert not t.can(0, {"seize": [[1, "stone"], [2, "stone"]]})
    assert t.can(0, {"seize": [[1, "stone"]]})
    t.do(0, {"seize": [[2, "stone"]]})
    assert materials(t[1].clientele) == ["stone"]
    assert t[2].clientele == []


@rule("G.b.coliseum.3-a", "G.b.palisade.1-c", "G.b.wall.1-b")
@each_edition
def test_palisade_and_wall_protect_clients(edition: str) -> None:
    t = attacker(edition).build(1, "palisade").build(2, "wall")
    t.clientele(1, "merchant").clientele(2, "merchant")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert t.key() != "glory-ask-clients"
    assert t[0].vault == []


@rule("G.b.coliseum.3-a", "G.b.palisade.1-c", "G.b.wall.1-b")
@each_edition
def test_bridge_reaches_all_clients_but_those_behind_a_wall(edition: str) -> None:
    t = attacker(edition, 4).build(0, "bridge").build(1, "palisade").build(3, "wall")
    for seat in (1, 2, 3):
        t.clientele(seat, "merchant")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert t.refused(0, {"seize": [[3, "stone"]]}) == "G.b.coliseum.3"
    t.do(0, {"seize": [[1, "stone"], [2, "stone"]]})
    assert [len(t[seat].clientele) for seat in range(4)] == [0, 0, 0, 1]


@rule("G.b.coliseum.3-b")
@each_edition
def test_without_bridge_only_neighbours_are_exposed(edition: str) -> None:
    t = attacker(edition, 4)
    for seat in (1, 2, 3):
        t.clientele(seat, "merchant")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert t.refused(0, {"seize": [[2, "stone"]]}) == "G.b.coliseum.3"
    t.do(0, {"seize": [[1, "stone"], [3, "stone"]]})
    assert [len(t[seat].clientele) for seat in range(4)] == [0, 0, 1, 0]


@rule("G.b.coliseum.4-a")
@each_edition
def test_clients_may_be_left_and_never_replace_the_gift(edition: str) -> None:
    t = attacker(edition).clientele(1, "merchant").hand(1, "prison")
    led(t, "legionary").do(0, {"demand": ["villa"]})
    assert t.refused(1, {"give": []}) == "G.legionary.3"
    t.do(1, {"give": ["prison"]})
    assert materials(t[0].stockpile) == ["stone"]
    t.do(0, {"seize": []})
    assert materials(t[1].clientele) == ["stone"]
    assert t[0].vault == []


@rule("G.b.coliseum.5-a")
@each_edition
def test_a_taken_legionary_does_not_act_any_more(edition: str) -> None:
    t = attacker(edition).hand(1, "dock").hand(2, "dock")
    t.clientele(1, "legionary").clientele(2, "legionary")
    led(t, "legionary").do(0, {"demand": ["shrine"]})
    t.do(0, {"seize": [[1, "brick"]]})
    assert t.asked() == [2]
    assert t.key() == "glory-ask-legionary"


@rule("G.b.coliseum.5-a")
@each_edition
def test_what_a_taken_legionary_has_done_stays_done(edition: str) -> None:
    t = attacker(edition).hand(2, "temple", "palace").pool("marble", "marble")
    t.clientele(2, "legionary")
    led(t, "legionary", 0, leader=2).do(2, {"demand": ["temple", "palace"]})
    t.do(2, {"take": ["marble", "marble"]})
    t.do(0, {"demand": ["shrine"]}).do(0, {"seize": [[2, "brick"]]})
    assert materials(t[2].stockpile) == ["marble", "marble"]
    assert t[2].clientele == []
    assert materials(t[0].vault) == ["brick"]
    assert turn_over(t)
