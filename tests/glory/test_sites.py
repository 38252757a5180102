"""Sites of foundations: in town, out of town for two actions, and none left."""

import pytest

from aedilis.glory.definitions.cards import MATERIAL_CODES
from aedilis.glory.state.table import END_SITES
from aedilis.kernel.rule import rule
from tests.glory.table import Table
from tests.glory.turns import each_edition, led, structure, turn_over

WOOD = MATERIAL_CODES["wood"]

building_roles = pytest.mark.parametrize("role", ["architect", "craftsman"])


def no_wood_left(t: Table) -> Table:
    """All six sites of wood lie under buildings of the other seats."""
    for name in ("circus", "market", "palisade"):
        t.build(1, name).build(2, name)
    assert t.s.town[WOOD] + t.s.outskirts[WOOD] == 0
    return t


@rule("G.building.3-a")
@each_edition
@building_roles
def test_no_site_no_foundation(edition: str, role: str) -> None:
    t = no_wood_left(Table(edition).hand(0, "dock", "latrine").clientele(0, role))
    led(t, role)
    assert t.refused(0, {"lay": "dock"}) == "G.building.3"
    assert t.can(0, {"lay": "latrine"})


@rule("G.building.3-b", "G.building.5-c")
@each_edition
@building_roles
def test_a_single_action_does_not_reach_out_of_town(edition: str, role: str) -> None:
    t = led(Table(edition).town(wood=0).hand(0, "dock"), role)
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.building.3-c")
@each_edition
def test_a_name_one_has_already_is_refused_for_a_free_site_too(edition: str) -> None:
    t = Table(edition).begin(0, "dock").build(0, "market").hand(0, "dock", "market", "circus")
    led(t, "craftsman")
    assert t.refused(0, {"lay": "dock"}) == "G.building.4"
    assert t.refused(0, {"lay": "market"}) == "G.building.4"
    assert t.can(0, {"lay": "circus"})


@rule("G.building.5-a", "G.building.5-c", "G.building.5-d")
@each_edition
@building_roles
def test_a_client_and_the_played_card_pay_for_a_site_out_of_town(edition: str, role: str) -> None:
    t = Table(edition).town(wood=0).hand(0, "dock", "palisade").clientele(0, role)
    led(t, role).do(0, {"lay": "dock", "out_of_town": True})
    assert turn_over(t)
    assert t.s.outskirts[WOOD] == 5

    t = Table(edition).town(wood=0).hand(0, "dock", "palisade").clientele(0, role, role)
    led(t, role).do(0, {"lay": "dock", "out_of_town": True})
    assert t.refused(0, {"lay": "palisade"}) == "G.building.5"
    assert t.asked() == [0]


@rule("G.building.5-b")
@each_edition
def test_actions_of_two_roles_do_not_pay_together(edition: str) -> None:
    t = Table(edition).town(wood=0).hand(0, "dock").clientele(0, "craftsman")
    assert led(t, "architect").refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.building.5-b")
@each_edition
def test_actions_of_two_turns_do_not_pay_together(edition: str) -> None:
    t = Table(edition, 2).town(wood=0).hand(0, "dock", "latrine", jacks=1)
    led(t, "craftsman").do(0, {"stop": True})
    t.do(1, {"think": "jack"})
    t.do(0, {"lead": "craftsman", "as": "jack"}).others_think()
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.building.5-d")
@each_edition
def test_a_client_doubled_by_circus_maximus_pays_alone(edition: str) -> None:
    t = Table(edition).town(wood=0).build(0, "circus_maximus").clientele(0, "craftsman")
    led(t.hand(0, "dock", "latrine"), "craftsman")
    t.do(0, {"lay": "latrine"}).do(0, {"lay": "dock", "out_of_town": True})
    assert turn_over(t)


@rule("G.building.5-c", "G.building.5-d")
@each_edition
def test_two_cards_played_with_palace_pay(edition: str) -> None:
    t = Table(edition).town(wood=0).build(0, "palace").hand(0, "wall", "dock", jacks=1).lead(0)
    t.do(0, {"lead": "architect", "as": "palace", "with": ["wall", "jack"]}).others_think()
    t.do(0, {"lay": "dock", "out_of_town": True})
    assert turn_over(t)


@rule("G.building.5-d", "G.b.amphitheatre.1-b")
@each_edition
def test_actions_granted_on_completion_pay(edition: str) -> None:
    t = Table(edition).town(wood=0).begin(0, "amphitheatre", "concrete")
    led(t.hand(0, "wall", "dock", "circus", "market"), "craftsman")
    t.do(0, {"add": "wall", "to": "amphitheatre"})
    t.do(0, {"lay": "dock", "out_of_town": True}).do(0, {"lay": "circus", "out_of_town": True})
    assert turn_over(t)


def before_the_last_of_a_burst(edition: str, *clients: str) -> Table:
    """An Amphitheatre completed by the card's craftsman action, three of its four actions used."""
    t = Table(edition).town(wood=0).begin(0, "amphitheatre", "concrete")
    t.hand(0, "wall", "dock", "latrine", "road", "insula", "villa").clientele(0, *clients)
    led(t, "craftsman").do(0, {"add": "wall", "to": "amphitheatre"})
    for name in ("latrine", "road", "insula"):
        t.do(0, {"lay": name})
    return t


@rule("G.building.5-d", "G.b.amphitheatre.1-b")
@each_edition
def test_the_last_action_of_a_burst_and_the_next_one_pay_together(edition: str) -> None:
    t = before_the_last_of_a_burst(edition, "craftsman", "craftsman")
    t.do(0, {"lay": "dock", "out_of_town": True})
    # One client's action is spent, the other's is left.
    assert [p.params for p in t.game.asked(t.s)] == [{"left": 1}]
    assert t.s.outskirts[WOOD] == 5


@rule("G.building.5-b")
@each_edition
def test_an_action_given_up_in_a_burst_does_not_pay(edition: str) -> None:
    t = before_the_last_of_a_burst(edition, "craftsman").stop(0)
    assert t.key() == "glory-ask-craftsman"
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.building.5-b")
@each_edition
def test_the_last_action_of_a_burst_pays_nothing_alone(edition: str) -> None:
    t = before_the_last_of_a_burst(edition, "architect")
    assert t.refused(0, {"lay": "dock"}) == "G.building.5"


@rule("G.building.5-e")
@each_edition
@building_roles
def test_tower_needs_one_action_only(edition: str, role: str) -> None:
    t = Table(edition).town(wood=0).build(0, "tower").hand(0, "dock")
    led(t, role).do(0, {"lay": "dock", "out_of_town": True})
    assert structure(t, 0, "dock").site == WOOD


@rule("G.building.6-a")
@each_edition
@pytest.mark.parametrize("tower", [True, False])
def test_sites_in_town_are_used_first(edition: str, tower: bool) -> None:
    t = Table(edition).town(wood=1).hand(0, "dock", "market").clientele(0, *["craftsman"] * 2)
    if tower:
        t.build(0, "tower")
    led(t, "craftsman")
    assert t.refused(0, {"lay": "dock", "out_of_town": True}) == "G.building.6"
    t.do(0, {"lay": "dock", "out_of_town": False})
    assert (t.s.town[WOOD], t.s.outskirts[WOOD]) == (0, 5)
    t.do(0, {"lay": "market", "out_of_town": True})
    assert (t.s.town[WOOD], t.s.outskirts[WOOD]) == (0, 4)


@rule("G.building.6-b")
@each_edition
def test_a_building_out_of_town_is_like_any_other(edition: str) -> None:
    t = Table(edition).town(brick=0).hand(0, "shrine").clientele(0, *["architect"] * 3)
    t.stockpile(0, "brick", "brick", "stone")
    led(t, "architect").do(0, {"lay": "shrine", "out_of_town": True})
    assert t.refused(0, {"add": "stone", "to": "shrine"}) == "G.building.8"
    t.do(0, {"add": "brick", "to": "shrine"})
    assert (structure(t, 0, "shrine").complete, t[0].influence) == (False, 2)
    t.do(0, {"add": "brick", "to": "shrine"})
    assert (structure(t, 0, "shrine").complete, t[0].influence) == (True, 4)


@rule("G.building.6-c", "G.end.2-b")
@each_edition
def test_a_site_out_of_town_never_ends_the_game(edition: str) -> None:
    t = Table(edition).town(rubble=1, wood=0, brick=0, concrete=0, stone=0, marble=0)
    t.build(1, "circus").build(2, "circus").build(1, "market").build(2, "market")
    t.build(1, "palisade").hand(0, "dock").clientele(0, "craftsman")
    assert t.s.outskirts[WOOD] == 1
    led(t, "craftsman").do(0, {"lay": "dock", "out_of_town": True})
    assert not t.s.over


@rule("G.building.15-a", "G.end.2-a", "G.end.2-c", "G.end.6-a")
@each_edition
def test_the_last_site_in_town_ends_the_game_at_once(edition: str) -> None:
    t = Table(edition).town(rubble=1, wood=0, brick=0, concrete=0, stone=0, marble=0)
    t.hand(0, "latrine", "road").clientele(0, "craftsman", "craftsman")
    led(t, "craftsman").do(0, {"lay": "latrine"})
    assert (t.s.over, t.s.ending) == (True, END_SITES)
    # Two actions and a fitting card were left, and would have finished it.
    begun = structure(t, 0, "latrine")
    assert (begun.complete, begun.materials, t[0].influence) == (False, (), 2)
    assert t.refused(0, {"add": "road", "to": "latrine"}) == "G.end.6"
