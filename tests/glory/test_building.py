"""Architect and craftsman: materials, completion and what comes of it."""

import pytest

from aedilis.glory.definitions.cards import CARD_CODES, MATERIAL_CODES, VALUE
from aedilis.glory.rules.functions import clientele_limit, hand_limit, vault_limit
from aedilis.glory.rules.scoring import scores
from aedilis.kernel.rule import rule
from tests.glory.table import Table, materials
from tests.glory.turns import MATERIALS, each_edition, led, structure, turn_over, works

BUILDING_ROLES = pytest.mark.parametrize("role", ["architect", "craftsman"])

# One building of each material whose function changes nothing about building.
PLAIN = {
    "rubble": "insula",
    "wood": "dock",
    "brick": "shrine",
    "concrete": "senate",
    "stone": "sewer",
    "marble": "temple",
}
# And another one of each, to be used up as a material.
FILLER = {
    "rubble": "road",
    "wood": "market",
    "brick": "gate",
    "concrete": "wall",
    "stone": "villa",
    "marble": "forum",
}


def fitting(t: Table, name: str) -> list[str]:
    """The materials seat 0 may add to a building of its own now."""
    return [m for m in MATERIALS if t.can(0, {"add": m, "to": name})]


@rule("G.building.1-a", "G.building.1-b", "G.building.9-a", "G.building.10-a")
@each_edition
@pytest.mark.parametrize(
    ("role", "source", "paragraph"),
    [("architect", "stockpile", "G.building.9"), ("craftsman", "hand", "G.building.10")],
)
def test_the_two_roles_add_from_their_own_source_only(
    edition: str, role: str, source: str, paragraph: str
) -> None:
    t = Table(edition).begin(0, "senate").begin(0, "sewer")
    if source == "stockpile":
        t.stockpile(0, "bridge").hand(0, "prison")
    else:
        t.hand(0, "bridge").stockpile(0, "prison")
    led(t, role)
    assert t.refused(0, {"add": "stone", "to": "sewer"}) == paragraph
    t.do(0, {"add": "concrete", "to": "senate", "from": source})
    assert materials(structure(t, 0, "senate").materials) == ["concrete"]
    assert materials(t[0].stockpile) == ([] if source == "stockpile" else ["stone"])
    assert materials(t[0].hand) == (["stone"] if source == "stockpile" else [])


@rule("G.building.1-a", "G.building.2-a", "G.building.2-c", "G.building.8-c")
@each_edition
@BUILDING_ROLES
def test_one_action_lays_one_foundation_or_adds_one_material(edition: str, role: str) -> None:
    t = led(Table(edition).hand(0, "tower", "dock"), role)
    t.do(0, {"lay": "tower", "site": "concrete"})
    assert turn_over(t)
    begun = structure(t, 0, "tower")
    assert (begun.site, begun.materials, begun.complete) == (MATERIAL_CODES["concrete"], (), False)
    assert t.s.town[MATERIAL_CODES["concrete"]] == 2
    assert t[0].hand == [CARD_CODES["dock"]]

    t = Table(edition).begin(0, "tower").hand(0, "wall", "bridge").stockpile(0, "wall", "bridge")
    led(t, role).do(0, {"add": "wall" if role == "craftsman" else "concrete", "to": "tower"})
    assert turn_over(t)
    assert len(structure(t, 0, "tower").materials) == 1


@rule("G.building.1-c")
@BUILDING_ROLES
def test_actions_may_be_divided_among_several_buildings(role: str) -> None:
    t = Table().clientele(0, role, role).begin(0, "sewer").begin(0, "temple")
    t.stockpile(0, "stone", "marble").hand(0, "stone", "marble", "latrine")
    led(t, role)
    t.do(0, {"add": "stone", "to": "sewer"}).do(0, {"add": "marble", "to": "temple"}).do(
        0, {"lay": "latrine"}
    )
    assert [len(b.materials) for b in t[0].structures] == [1, 1, 0]


@rule("G.building.1-d")
@each_edition
def test_an_unfinished_building_gives_nothing(edition: str) -> None:
    t = Table(edition).begin(0, "market").begin(0, "shrine", "brick")
    t.begin(0, "wall", "concrete").stockpile(0, "wood", "wood")
    camp = t[0]
    assert (camp.influence, vault_limit(camp), hand_limit(camp)) == (2, 2, 5)
    assert scores(t.s)[0].total() == 2
    assert not any(works(t, 0, name) for name in ("market", "shrine", "wall"))


@rule("G.building.2-b")
@each_edition
@BUILDING_ROLES
def test_only_an_order_card_from_hand_becomes_a_foundation(edition: str, role: str) -> None:
    t = Table(edition).pool("dock").stockpile(0, "sewer").hand(0, "latrine", jacks=1)
    led(t, role)
    for word in ("jack", "dock", "sewer"):
        assert t.refused(0, {"lay": word}) == "G.building.2"
    assert t.refused(0, {"lay": "latrine", "site": "wood"}) == "G.building.2"
    assert t.can(0, {"lay": "latrine", "site": "rubble"})


@rule("G.building.4-a", "G.building.3-c")
@each_edition
@pytest.mark.parametrize("complete", [True, False])
def test_nobody_has_two_buildings_of_one_name(edition: str, complete: bool) -> None:
    t = Table(edition).hand(0, "sewer")
    if complete:
        t.build(0, "sewer")
    else:
        t.begin(0, "sewer")
    assert led(t, "craftsman").refused(0, {"lay": "sewer"}) == "G.building.4"


@rule("G.building.4-a", "G.building.4-d")
def test_a_stolen_building_counts_for_the_thief_and_no_longer_for_the_victim() -> None:
    t = Table(seats=2).begin(0, "prison", "stone", "stone").clientele(0, "architect")
    t.stockpile(0, "stone").build(1, "dock").build(1, "sewer").begin(0, "sewer")
    t.hand(0, "dock").hand(1, "dock")
    led(t, "architect", 1).do(0, {"add": "stone", "to": "prison"})
    assert t.refused(0, {"seize": "sewer", "of": 1}) == "G.b.prison.5"
    t.do(0, {"seize": "dock", "of": 1})
    assert t.refused(0, {"lay": "dock"}) == "G.building.4"
    t.do(0, {"stop": True}).do(1, {"lay": "dock"})
    assert not structure(t, 1, "dock").complete


@rule("G.building.4-b", "G.building.4-c")
@each_edition
@pytest.mark.parametrize("public", [True, False])
def test_the_name_of_an_opponents_building_is_free(edition: str, public: bool) -> None:
    t = Table(edition).build(1, "dock", opened=public).hand(0, "dock")
    assert works(t, 0, "dock") is public
    led(t, "craftsman").do(0, {"lay": "dock"})
    assert structure(t, 0, "dock").materials == ()


@rule("G.building.7-a")
@each_edition
@BUILDING_ROLES
def test_materials_may_follow_in_the_turn_of_the_foundation(edition: str, role: str) -> None:
    t = Table(edition).clientele(0, role).hand(0, "latrine", "road").stockpile(0, "road")
    led(t, role).do(0, {"lay": "latrine"})
    t.do(0, {"add": "road" if role == "craftsman" else "rubble", "to": "latrine"})
    assert structure(t, 0, "latrine").complete


@rule("G.building.8-a")
@each_edition
@BUILDING_ROLES
@pytest.mark.parametrize("material", MATERIALS)
def test_a_material_must_match_the_foundation(edition: str, role: str, material: str) -> None:
    t = Table(edition).begin(0, PLAIN[material]).hand(0, *MATERIALS).stockpile(0, *MATERIALS)
    led(t, role)
    assert fitting(t, PLAIN[material]) == [material]
    wrong = "wood" if material != "wood" else "brick"
    assert t.refused(0, {"add": wrong, "to": PLAIN[material]}) == "G.building.8"


@rule("G.building.8-b")
@each_edition
@pytest.mark.parametrize(
    ("helper", "name", "site", "materials"),
    [
        ("road", "sewer", "", list(MATERIALS)),
        ("road", "temple", "", ["marble"]),
        ("tower", "temple", "", ["rubble", "marble"]),
        ("scriptorium", "shrine", "", ["brick", "marble"]),
        ("", "statue", "brick", ["brick", "marble"]),
        ("", "statue", "marble", ["marble"]),
    ],
)
def test_what_else_may_be_added(
    edition: str, helper: str, name: str, site: str, materials: list[str]
) -> None:
    t = Table(edition).begin(0, name, site=site).stockpile(0, *MATERIALS)
    if helper:
        t.build(0, helper)
    assert fitting(led(t, "architect"), name) == materials


@rule("G.building.8-d")
@BUILDING_ROLES
def test_nothing_can_be_added_to_a_complete_building(role: str) -> None:
    t = Table().build(0, "sewer").build(1, "temple").begin(1, "wall")
    t.hand(0, *MATERIALS).stockpile(0, *MATERIALS)
    led(t, role)
    assert t.refused(0, {"add": "stone", "to": "sewer"}) == "G.building.8"
    # Nor to a building of somebody else, or one not begun at all.
    assert t.refused(0, {"add": "marble", "to": "temple"}) == "G.building.8"
    assert t.refused(0, {"add": "concrete", "to": "wall"}) == "G.building.8"
    assert t.refused(0, {"add": "wood", "to": "dock"}) == "G.building.8"


@rule("G.building.9-a")
@each_edition
def test_the_pool_serves_an_architect_only_with_archway(edition: str) -> None:
    t = Table(edition).begin(0, "sewer").pool("stone").hand(0, "latrine")
    led(t, "architect")
    assert t.refused(0, {"add": "stone", "to": "sewer", "from": "pool"}) == "G.b.archway.1"
    t = Table(edition).begin(0, "sewer").build(0, "archway").pool("stone").stockpile(0, "stone")
    led(t, "architect")
    assert t.can(0, {"add": "stone", "to": "sewer", "from": "pool"})
    assert t.can(0, {"add": "stone", "to": "sewer", "from": "stockpile"})


@rule("G.building.10-a")
@each_edition
def test_a_jack_is_no_material(edition: str) -> None:
    t = Table(edition).begin(0, "dock").hand(0, "latrine", jacks=1)
    assert led(t, "craftsman").refused(0, {"add": "jack", "to": "dock"}) == "G.building.10"


@rule("G.building.2-b", "G.building.10-a")
@each_edition
@pytest.mark.parametrize("use", ["lay", "add"])
def test_fountain_lets_a_craftsman_use_the_drawn_card(edition: str, use: str) -> None:
    t = Table(edition).build(0, "fountain").begin(0, "market").deck_top("dock")
    led(t, "craftsman").do(0, {"draw": "card"})
    if use == "lay":
        t.do(0, {"lay": "dock", "from": "deck"})
        assert not structure(t, 0, "dock").complete
    else:
        t.do(0, {"add": "dock", "to": "market", "from": "deck"})
        assert structure(t, 0, "market").complete


@rule("G.building.11-a", "G.building.12-a")
@each_edition
@BUILDING_ROLES
@pytest.mark.parametrize("material", MATERIALS)
def test_the_value_of_a_building_is_the_number_of_its_materials(
    edition: str, role: str, material: str
) -> None:
    name, value = PLAIN[material], VALUE[MATERIAL_CODES[material]]
    t = (
        Table(edition)
        .begin(0, name)
        .hand(0, *[FILLER[material]] * value)
        .stockpile(0, *[material] * value)
    )
    t.clientele(0, role, role)
    led(t, role)
    for missing in range(value, 0, -1):
        assert not structure(t, 0, name).complete
        assert (t[0].influence, works(t, 0, name)) == (2, False)
        t.do(
            0, {"add": material, "to": name, "from": "hand" if role == "craftsman" else "stockpile"}
        )
        assert len(structure(t, 0, name).materials) == value - missing + 1
    assert structure(t, 0, name).complete
    assert works(t, 0, name)
    assert t[0].influence == 2 + value
    assert t[0].sites[MATERIAL_CODES[material]] == 1


@rule("G.building.11-b")
@each_edition
@pytest.mark.parametrize(("site", "needed"), [("wood", 1), ("brick", 2), ("marble", 3)])
def test_statue_needs_the_value_of_its_site(edition: str, site: str, needed: int) -> None:
    t = Table(edition).begin(0, "statue", *["marble"] * (needed - 1), site=site)
    t.stockpile(0, "marble")
    led(t, "architect").do(0, {"add": "marble", "to": "statue"})
    assert structure(t, 0, "statue").complete
    assert t[0].influence == 2 + needed


@rule("G.building.11-b")
@each_edition
def test_villa_and_scriptorium_complete_in_their_own_way(edition: str) -> None:
    t = Table(edition).begin(0, "villa").stockpile(0, "stone")
    led(t, "architect").do(0, {"add": "stone", "to": "villa"})
    assert structure(t, 0, "villa").complete

    t = Table(edition).begin(0, "sewer").build(0, "scriptorium").stockpile(0, "marble")
    led(t, "architect").do(0, {"add": "marble", "to": "sewer"})
    assert structure(t, 0, "sewer").complete is not edition.startswith("es2011")


@rule("G.building.12-a", "G.building.12-b")
@each_edition
def test_influence_rises_at_once_and_the_limits_with_it(edition: str) -> None:
    t = Table(edition).begin(0, "sewer", "stone", "stone").stockpile(0, "stone")
    camp = t[0]
    assert (clientele_limit(camp), vault_limit(camp)) == (2, 2)
    led(t, "architect").do(0, {"add": "stone", "to": "sewer"})
    assert (camp.influence, clientele_limit(camp), vault_limit(camp)) == (5, 5, 5)


@rule("G.building.13-a")
@each_edition
def test_a_function_works_later_in_the_same_actions(edition: str) -> None:
    t = Table(edition).begin(0, "archway", "brick").begin(0, "sewer").clientele(0, "architect")
    t.stockpile(0, "brick").pool("stone")
    led(t, "architect")
    assert not t.can(0, {"add": "stone", "to": "sewer"})
    t.do(0, {"add": "brick", "to": "archway"}).do(
        0, {"add": "stone", "to": "sewer", "from": "pool"}
    )
    assert len(structure(t, 0, "sewer").materials) == 1


@rule("G.building.13-b", "G.building.13-c")
@each_edition
def test_functions_combine_and_limits_simply_apply(edition: str) -> None:
    t = Table(edition).build(0, "shrine").build(0, "temple")
    assert hand_limit(t[0]) == 11
    t = Table(edition).build(0, "tower").build(0, "scriptorium").begin(0, "sewer")
    t.stockpile(0, *MATERIALS)
    assert fitting(led(t, "architect"), "sewer") == ["rubble", "stone", "marble"]


@rule("G.building.13-c")
@each_edition
def test_what_a_function_allows_may_be_left_alone(edition: str) -> None:
    t = Table(edition).build(0, "dock").build(0, "latrine").hand(0, "wood").pool("rubble")
    led(t, "laborer").do(0, {"take": "rubble"}).do(0, {"stop": True})
    assert materials(t[0].hand) == ["wood"]
    assert materials(t[0].stockpile) == ["rubble"]


@rule("G.building.14-a", "G.building.14-b", "G.building.14-c")
@each_edition
def test_materials_stay_with_the_completed_building(edition: str) -> None:
    t = Table(edition).begin(0, "shrine", "brick").stockpile(0, "brick")
    led(t, "architect").do(0, {"add": "brick", "to": "shrine"})
    t.think(1)
    assert materials(structure(t, 0, "shrine").materials) == ["brick", "brick"]
    assert "brick" not in materials(t.s.pool) + materials(t[0].stockpile)
