"""Prison: an opponent's completed building changes hands."""

import pytest

from aedilis.glory.rules.functions import clientele_limit, vault_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions, completed, lacking_one, score
from tests.glory.table import Table, materials, names, roles
from tests.glory.turns import ROLES, each_edition, led, structure, turn_over, works


@rule("G.b.prison.1-a", "G.b.prison.1-b", "G.b.prison.2-a", "G.b.prison.2-b")
@each_edition
def test_the_building_moves_and_the_prison_site_pays_for_it(edition: str) -> None:
    t = completed(Table(edition).build(1, "tower").build(2, "dock"), "prison")
    assert (t[0].influence, t[1].influence, t[2].influence) == (5, 4, 3)
    t.do(0, {"seize": "tower", "of": 1})
    assert (t[0].influence, t[1].influence, t[2].influence) == (2, 7, 3)
    assert works(t, 0, "tower")
    assert not works(t, 1, "tower")
    assert t[1].structures == []
    assert t[1].sites[3] == t[1].sites[4] == 1
    assert t[0].sites == (0,) * 6
    assert turn_over(t)


@rule("G.b.prison.1-c")
@each_edition
def test_it_may_be_declined_for_good(edition: str) -> None:
    t = completed(Table(edition).build(1, "tower"), "prison").stop(0)
    assert t[0].influence == 5
    assert works(t, 1, "tower")
    led(t.build(1, "dock").hand(0, "bath"), "craftsman").do(0, {"lay": "bath"})
    assert turn_over(t)


@rule("G.b.prison.1-a", "G.b.prison.1-c")
@each_edition
def test_with_nothing_to_take_nobody_is_asked(edition: str) -> None:
    t = completed(Table(edition).begin(1, "tower").build(0, "dock"), "prison")
    assert t[0].influence == 6
    assert turn_over(t)


@rule("G.b.prison.1-a")
def test_only_completed_buildings_of_opponents() -> None:
    t = completed(Table("fr2008").begin(1, "tower").build(1, "dock").build(0, "bath"), "prison")
    assert t.moves(0) == [{"seize": "dock", "of": 1}, {"stop": True}]
    assert t.refused(0, {"seize": "tower", "of": 1}) == "G.b.prison.1"


@rule("G.b.prison.3-a", "G.b.prison.3-c")
@pytest.mark.parametrize("name", ["foundry", "garden", "amphitheatre"])
@pytest.mark.parametrize("edition", ["it2011", "fr2008"])
def test_what_happens_on_completion_happens_for_the_thief(edition: str, name: str) -> None:
    t = Table(edition).build(1, name).pool(*["wood"] * 8).hand(0, "dock").build(0, "bar")
    completed(t, "prison").do(0, {"seize": name, "of": 1})
    assert t[0].influence == 3
    assert t.asked() == [0]
    assert actions(t) == 3
    t.stop(0)
    assert turn_over(t)


@rule("G.b.prison.3-a", "G.b.prison.3-c")
@pytest.mark.parametrize("edition", ["it2011", "fr2008"])
def test_a_stolen_school_makes_the_thief_think(edition: str) -> None:
    t = completed(Table(edition).build(1, "school"), "prison").do(0, {"seize": "school", "of": 1})
    assert t.repeat(0, {"think": "jack"}) == 2
    assert turn_over(t)


@rule("G.b.prison.3-b")
@pytest.mark.parametrize("edition", ["es2011", "es2011-original"])
def test_in_es2011_nothing_happens_unless_the_option_says_so(edition: str) -> None:
    plain, chosen = (
        completed(Table(edition, prison_triggers=on).build(1, "foundry").pool("wood"), "prison")
        for on in (False, True)
    )
    assert turn_over(plain.do(0, {"seize": "foundry", "of": 1}))
    assert actions(chosen.do(0, {"seize": "foundry", "of": 1})) == 2
    default = completed(Table(edition).build(1, "foundry").pool("wood"), "prison")
    assert turn_over(default.do(0, {"seize": "foundry", "of": 1}))


@rule("G.b.prison.3-b")
@each_edition
def test_a_stolen_function_works_at_once(edition: str) -> None:
    t = Table(edition).build(1, "archway").clientele(0, "architect").begin(0, "bath").pool("brick")
    completed(t, "prison").do(0, {"seize": "archway", "of": 1})
    t.do(0, {"add": "brick", "to": "bath", "from": "pool"})
    assert materials(structure(t, 0, "bath").materials) == ["brick"]


@rule("G.b.prison.4-a", "G.patron.2", "G.merchant.2-c")
@each_edition
def test_the_victim_keeps_what_he_has_over_the_limit(edition: str) -> None:
    t = Table(edition).build(1, "aqueduct").build(1, "market").clientele(1, *ROLES, *ROLES[:4])
    t.vault(1, *["wood"] * 7).stockpile(1, "dock").hand(1, "bath").pool("marble", "marble")
    led(lacking_one(t, "prison"), "architect").do(0, {"add": "stone", "to": "prison"})
    t.do(0, {"seize": "aqueduct", "of": 1})
    assert clientele_limit(t[1]) == 8
    assert len(t[1].clientele) == 10
    led(t, "patron", 1).do(0, {"hire": "marble"})
    assert turn_over(t)
    assert len(t[1].clientele) == 10


@rule("G.b.prison.4-a", "G.merchant.2-c")
@each_edition
def test_a_vault_over_the_limit_takes_nothing_more(edition: str) -> None:
    t = Table(edition).build(1, "market").influence(1, 3).vault(1, *["wood"] * 8)
    completed(t.stockpile(1, "dock"), "prison").do(0, {"seize": "market", "of": 1})
    assert vault_limit(t[1]) == 6
    assert len(t[1].vault) == 8
    assert turn_over(led(t, "merchant", 1))
    assert names(t[1].stockpile) == ["dock"]


@rule("G.b.prison.4-a", "G.b.prison.4-b")
@each_edition
def test_rubble_stays_where_it_is_and_no_more_may_be_added(edition: str) -> None:
    t = Table(edition).build(1, "tower").begin(1, "temple", "marble", "rubble")
    t.stockpile(1, "rubble", "marble")
    completed(t, "prison").do(0, {"seize": "tower", "of": 1})
    assert materials(structure(t, 1, "temple").materials) == ["rubble", "marble"]
    led(t, "architect", 1, leader=2)
    assert t.refused(1, {"add": "rubble", "to": "temple"}) == "G.building.8"
    t.do(1, {"add": "marble", "to": "temple"})
    assert structure(t, 1, "temple").complete


@rule("G.b.prison.5-a")
@pytest.mark.parametrize("own", ["begun", "complete"])
@each_edition
def test_no_name_the_thief_has_already(edition: str, own: str) -> None:
    t = Table(edition).build(1, "dock").build(1, "bath")
    t.build(0, "dock", complete=own == "complete")
    completed(t, "prison")
    assert t.refused(0, {"seize": "dock", "of": 1}) == "G.b.prison.5"
    assert t.can(0, {"seize": "bath", "of": 1})


@rule("G.b.prison.5-a")
@each_edition
def test_the_stolen_name_may_not_be_begun_again(edition: str) -> None:
    t = Table(edition).build(1, "dock").hand(0, "dock").clientele(0, "architect")
    completed(t, "prison").do(0, {"seize": "dock", "of": 1})
    assert t.refused(0, {"lay": "dock"}) == "G.building.4"


@rule("G.b.prison.5-b")
@each_edition
def test_what_was_stolen_is_stolen_again_from_its_present_holder(edition: str) -> None:
    t = completed(Table(edition).build(1, "tower"), "prison").do(0, {"seize": "tower", "of": 1})
    led(lacking_one(t, "prison", 2), "architect", leader=2).do(2, {"add": "stone", "to": "prison"})
    assert not t.can(2, {"seize": "tower", "of": 1})
    t.do(2, {"seize": "tower", "of": 0})
    assert works(t, 2, "tower")
    assert not works(t, 0, "tower")
    assert [camp.influence for camp in t.s.camps] == [5, 7, 2]


@rule("G.b.prison.5-c")
@each_edition
def test_a_prison_is_never_stolen(edition: str) -> None:
    t = completed(Table(edition).build(1, "prison").build(1, "dock"), "prison")
    assert t.refused(0, {"seize": "prison", "of": 1}) == "G.b.prison.5"
    t.do(0, {"seize": "dock", "of": 1})
    assert structure(t, 0, "prison").complete


@rule("G.b.prison.5-d")
@each_edition
def test_a_public_building_stays_public(edition: str) -> None:
    t = completed(Table(edition).build(1, "shrine", opened=True), "prison")
    t.do(0, {"seize": "shrine", "of": 1})
    assert structure(t, 0, "shrine").opened
    assert all(works(t, seat, "shrine") for seat in range(3))


@rule("G.b.prison.5-d")
@each_edition
def test_points_go_to_the_new_holder(edition: str) -> None:
    t = Table(edition).build(1, "statue").build(2, "wall")
    t.stockpile(0, "dock", "dock", "bath", "gate").stockpile(2, "wood", "wood")
    t.begin(0, "prison", "stone", "stone").hand(0, "villa")
    before = score(t, 1).statue, score(t, 2).wall
    led(t, "craftsman").do(0, {"add": "villa", "to": "prison"}).do(0, {"seize": "wall", "of": 2})
    assert before == (3, 1)
    assert score(t, 0).wall == 2
    assert score(t, 2).wall == 0


@rule("G.b.prison.5-d")
@each_edition
def test_statue_and_its_points(edition: str) -> None:
    t = completed(Table(edition).build(1, "statue"), "prison").do(0, {"seize": "statue", "of": 1})
    assert score(t, 0).statue == 3
    assert score(t, 1).statue == 0
    assert score(t, 1).influence == 2 + 3 + 3


@rule("G.b.prison.5-d")
@pytest.mark.parametrize("edition", ["es2011-original", "it2011", "fr2008"])
def test_a_stolen_forum_may_win_for_the_thief(edition: str) -> None:
    t = completed(Table(edition).build(1, "forum").clientele(0, *ROLES), "prison")
    assert roles(t[0].clientele) == list(ROLES)
    t.do(0, {"seize": "forum", "of": 1})
    assert t.s.over
    assert t.s.winners == [0]
