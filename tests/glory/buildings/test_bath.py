"""Bath: a client acts as soon as it is hired."""

import pytest

from aedilis.glory.rules.functions import clientele_limit
from aedilis.kernel.game import Words
from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials, names, roles
from tests.glory.turns import MATERIALS, ROLES, each_edition, facts, led, structure, turn_over


def hires(t: Table, material: str) -> Table:
    """Seat 0 hires, and the new client is to act in its own role."""
    t.do(0, {"hire": material})
    if t.key() == "glory-ask-bath":
        t.do(0, {"act": ROLES[MATERIALS.index(material)]})
    return t


@rule("G.b.bath.1-a", "G.b.bath.5-a")
@each_edition
@pytest.mark.parametrize(
    ("material", "move"),
    [
        ("rubble", {"take": "stone"}),
        ("wood", {"lay": "dock"}),
        ("brick", {"demand": ["dock"]}),
        ("concrete", {"lay": "dock"}),
        ("stone", {"sell": "wood"}),
        ("marble", {"hire": "stone"}),
    ],
)
def test_a_new_client_performs_one_action_of_its_role(
    edition: str, material: str, move: Words
) -> None:
    assert facts("bath") == ("brick", 2)
    t = Table(edition).build(0, "bath").hand(0, "dock", "road").stockpile(0, "wood")
    led(t.pool(material, "stone"), "patron")
    hires(t, material)
    assert t.key() == f"glory-ask-{ROLES[MATERIALS.index(material)]}"
    t.do(0, move)
    assert names(t[0].hand) == (["road"] if "lay" in move else ["dock", "road"])


@rule("G.b.bath.1-b")
@each_edition
def test_it_goes_with_every_hire(edition: str) -> None:
    t = Table(edition).build(0, "bath").build(0, "bar").build(0, "aqueduct").hand(0, "road")
    t.pool("rubble", "stone", "stone", "stone").deck_top("road")
    led(t, "patron")
    for card, source in (("rubble", "pool"), ("deck", "deck"), ("road", "hand")):
        t.do(0, {"hire": card, "from": source}).do(0, {"take": "stone"})
    assert materials(t[0].stockpile) == ["stone"] * 3

    t = Table(edition).build(0, "bath").begin(0, "garden", "stone", "stone").stockpile(0, "stone")
    led(t.pool("rubble", "wood"), "architect").do(0, {"add": "stone", "to": "garden"})
    t.do(0, {"hire": "rubble"}).do(0, {"take": "wood"})
    assert materials(t[0].stockpile) == ["wood"]


@rule("G.b.bath.1-b")
@each_edition
def test_the_action_may_be_let_go(edition: str) -> None:
    t = Table(edition).build(0, "bath").pool("rubble", "stone")
    led(t, "patron").do(0, {"hire": "rubble"}).stop(0)
    assert turn_over(t)
    assert (roles(t[0].clientele), t[0].stockpile) == (["laborer"], [])


@rule("G.b.bath.1-c")
@each_edition
def test_the_client_does_not_act_again_in_the_turn(edition: str) -> None:
    t = Table(edition).build(0, "bath").pool("marble", "rubble", "rubble", "wood")
    led(t, "patron")
    hires(t, "marble").do(0, {"hire": "rubble"}).do(0, {"take": "wood"})
    # The led role is the new client's own, and its one action is done.
    assert turn_over(t)
    assert roles(t[0].clientele) == ["laborer", "patron"]


@rule("G.b.bath.2-a", "G.b.bath.2-b")
@each_edition
def test_chains_are_resolved_before_the_next_client_is_hired(edition: str) -> None:
    t = Table(edition).build(0, "bath").build(0, "insula").clientele(0, "patron")
    t.pool("marble", "rubble", "rubble", "stone", "wood")
    led(t, "patron")
    # The patron hired first hires, and that laborer gathers, before the second patron action.
    t.do(0, {"hire": "marble"})
    assert (t.key(), len(t.s.stack)) == ("glory-ask-patron", 3)
    t.do(0, {"hire": "rubble"})
    assert (t.key(), len(t.s.stack)) == ("glory-ask-laborer", 4)
    t.do(0, {"take": "stone"})
    assert (t.key(), len(t.s.stack)) == ("glory-ask-patron", 2)
    t.do(0, {"hire": "rubble"}).do(0, {"take": "wood"})
    assert turn_over(t)
    assert materials(t[0].stockpile) == ["wood", "stone"]


@rule("G.b.bath.2-c")
@each_edition
def test_each_legionary_makes_a_demand_of_its_own(edition: str) -> None:
    t = Table(edition, 2).build(0, "bath").clientele(0, "patron").pool("brick", "brick")
    t.hand(0, "dock", "villa").hand(1, "market", "sewer")
    led(t, "patron").do(0, {"hire": "brick"})
    assert t.refused(0, {"demand": ["dock", "villa"]}) == "G.legionary.5"
    t.do(0, {"demand": ["dock"]}).do(1, {"give": ["market"]})
    t.do(0, {"hire": "brick"}).do(0, {"demand": ["villa"]}).do(1, {"give": ["sewer"]})
    assert names(t[0].stockpile) == ["market", "sewer"]
    assert turn_over(t)


@rule("G.b.bath.3-a", "G.b.bath.3-b")
@each_edition
def test_influence_gained_makes_room_for_the_next_client(edition: str) -> None:
    t = Table(edition).build(0, "bath").begin(0, "sewer", "stone", "stone").stockpile(0, "stone")
    t.clientele(0, "patron", "patron", "laborer").pool("concrete", "rubble", "rubble")
    led(t, "patron")
    hires(t, "concrete")
    assert len(t[0].clientele) == clientele_limit(t[0]) == 4
    t.do(0, {"add": "stone", "to": "sewer"})
    assert clientele_limit(t[0]) == 7
    t.do(0, {"hire": "rubble"})
    assert len(t[0].clientele) == 5


def two_hires(edition: str, first: str, second: str) -> Table:
    """Seat 0 may hire two clients with Bath, and has a Dock that only a site out of town fits."""
    t = Table(edition).town(wood=0).build(0, "bath").hand(0, "dock", "road").clientele(0, "patron")
    return led(t.pool(first, second), "patron").do(0, {"hire": first})


@rule("G.b.bath.4-a")
@pytest.mark.parametrize("material", ["wood", "concrete"])
def test_two_clients_may_join_for_one_foundation_out_of_town(material: str) -> None:
    role = ROLES[MATERIALS.index(material)]
    t = two_hires("it2011", material, material).do(0, {"hold": role})
    assert t[0].held == MATERIALS.index(material)
    t.do(0, {"hire": material}).do(0, {"lay": "dock", "out_of_town": True})
    assert turn_over(t)
    assert structure(t, 0, "dock").materials == ()


@rule("G.b.bath.4-a", "G.building.5-b")
def test_without_holding_or_with_another_role_they_do_not_join() -> None:
    t = two_hires("it2011", "wood", "wood").do(0, {"act": "craftsman"}).stop(0)
    hires(t, "wood")
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"

    t = two_hires("it2011", "wood", "concrete").do(0, {"hold": "craftsman"})
    t.do(0, {"hire": "concrete"})
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.b.bath.4-a")
def test_a_held_action_without_partner_is_lost() -> None:
    t = Table("it2011").town(wood=0).build(0, "bath").hand(0, "dock").clientele(0, "patron")
    led(t.pool("wood", "rubble"), "patron", 1).do(0, {"hire": "wood"})
    t.do(0, {"hold": "craftsman"})
    assert t[0].held >= 0
    # The patron actions of its owner are over, though the turn is not.
    t.stop(0)
    assert (t.asked(), t[0].held, names(t[0].hand)) == ([1], -1, ["dock"])


@rule("G.b.bath.4-a")
def test_actions_granted_in_between_are_no_partners() -> None:
    t = Table("it2011").town(wood=0).build(0, "bath").hand(0, "dock", "road").clientele(0, "patron")
    t.begin(0, "amphitheatre", "concrete").stockpile(0, "concrete").pool("wood", "concrete")
    led(t, "patron").do(0, {"hire": "wood"}).do(0, {"hold": "craftsman"})
    t.do(0, {"hire": "concrete"}).do(0, {"add": "concrete", "to": "amphitheatre"})
    # Two of the six actions granted pay for the site; the held one stays held.
    t.do(0, {"lay": "dock", "out_of_town": True})
    assert t[0].held == ROLES.index("craftsman")


@rule("G.b.bath.4-a")
def test_only_builders_are_held() -> None:
    for material in ("rubble", "brick", "stone", "marble"):
        t = two_hires("it2011", material, "wood")
        assert not t.can(0, {"hold": ROLES[MATERIALS.index(material)]})


@rule("G.b.bath.4-a")
@pytest.mark.parametrize("edition", ["es2011", "es2011-original", "fr2008"])
def test_other_editions_hold_nothing(edition: str) -> None:
    t = two_hires(edition, "wood", "wood")
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"
    assert not t.can(0, {"hold": "craftsman"})
    t.stop(0).do(0, {"hire": "wood"})
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.b.bath.5-b")
@each_edition
def test_with_storeroom_the_client_may_be_a_laborer(edition: str) -> None:
    t = Table(edition).build(0, "bath").build(0, "storeroom").pool("stone", "wood")
    t.stockpile(0, "brick")
    led(t, "patron").do(0, {"hire": "stone"})
    assert t.can(0, {"act": "merchant"})
    t.do(0, {"act": "laborer"}).do(0, {"take": "wood"})
    assert materials(t[0].stockpile) == ["wood", "brick"]


@rule("G.b.bath.5-b")
@each_edition
def test_with_ludus_magna_a_merchant_may_act_in_any_role(edition: str) -> None:
    t = Table(edition).build(0, "bath").build(0, "ludus_magna").pool("stone", "wood")
    led(t, "patron").do(0, {"hire": "stone"})
    assert [role for role in ROLES if t.can(0, {"act": role})] == list(ROLES)
    # A client of another role has only its own.
    t = Table(edition).build(0, "bath").build(0, "ludus_magna").pool("rubble", "wood")
    led(t, "patron").do(0, {"hire": "rubble"})
    assert (t.key(), t.can(0, {"take": "wood"})) == ("glory-ask-laborer", True)


@rule("G.b.bath.5-a")
@each_edition
@pytest.mark.parametrize("helper", ["storeroom", "ludus_magna"])
def test_by_option_only_the_printed_role_acts(edition: str, helper: str) -> None:
    t = Table(edition, bath_wild=False).build(0, "bath").build(0, helper).pool("stone", "wood")
    led(t.stockpile(0, "brick"), "patron").do(0, {"hire": "stone"})
    assert t.key() == "glory-ask-merchant"
    assert not t.can(0, {"act": "laborer"})


@rule("G.b.bath.5-b")
@each_edition
def test_circus_maximus_does_not_double_the_action(edition: str) -> None:
    t = Table(edition).build(0, "bath").build(0, "circus_maximus").pool("rubble", "wood", "wood")
    led(t, "patron").do(0, {"hire": "rubble"})
    assert t.repeat(0, {"take": "wood"}) == 1
    assert turn_over(t)
