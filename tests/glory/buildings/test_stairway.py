"""Stairway: an opponent's building for everybody."""

import pytest

from aedilis.glory.rules.functions import clientele_limit, hand_limit
from aedilis.kernel.rule import rule
from tests.glory.buildings.completing import actions, lacking_one, score
from tests.glory.table import Table, materials
from tests.glory.turns import MATERIALS, each_edition, led, structure, turn_over, works

ES_AND_FR = pytest.mark.parametrize("edition", ["es2011", "es2011-original", "fr2008"])


def opener(edition: str = "fr2008") -> Table:
    """Seat 0 with a Stairway and a brick in its stockpile; seat 1 with a Shrine."""
    return Table(edition).build(0, "stairway").stockpile(0, "brick").build(1, "shrine")


@rule("G.b.stairway.1-a", "G.b.stairway.1-b")
@each_edition
def test_the_function_belongs_to_all_and_the_material_lies_with_it(edition: str) -> None:
    t = led(opener(edition), "architect")
    assert [hand_limit(camp) for camp in t.s.camps] == [5, 7, 5]
    before = [camp.influence for camp in t.s.camps]
    t.do(0, {"open": "shrine", "of": 1})
    assert [hand_limit(camp) for camp in t.s.camps] == [7, 7, 7]
    shrine = structure(t, 1, "shrine")
    assert shrine.opened
    assert materials(shrine.materials) == ["brick"] * 3
    assert t[0].stockpile == []
    assert [camp.influence for camp in t.s.camps] == before


@rule("G.b.stairway.1-a")
@each_edition
def test_it_stays_public(edition: str) -> None:
    t = led(opener(edition), "architect").do(0, {"open": "shrine", "of": 1})
    led(lacking_one(t, "prison", 2), "architect", leader=2).do(2, {"add": "stone", "to": "prison"})
    t.do(2, {"seize": "stairway", "of": 0})
    assert all(works(t, seat, "shrine") for seat in range(3))


@rule("G.b.stairway.1-a")
@each_edition
def test_only_completed_buildings_of_opponents_and_only_once(edition: str) -> None:
    t = opener(edition).build(0, "bath").begin(2, "gate").build(2, "school", opened=True)
    led(t, "architect")
    opened = [move for move in t.moves(0) if "open" in move]
    assert opened == [{"open": "shrine", "of": 1, "with": "brick", "from": "stockpile"}]
    assert t.refused(0, {"open": "gate", "of": 2}) == "G.b.stairway.1"
    assert t.refused(0, {"open": "bath", "of": 0}) == "G.b.stairway.1"


@rule("G.b.stairway.1-a")
@each_edition
def test_without_stairway_or_as_a_craftsman_nothing_is_opened(edition: str) -> None:
    t = led(Table(edition).stockpile(0, "brick").hand(0, "dock").build(1, "shrine"), "architect")
    assert t.refused(0, {"open": "shrine", "of": 1}) == "G.b.stairway.1"
    t = led(opener(edition).hand(0, "bath"), "craftsman")
    assert not t.can(0, {"open": "shrine", "of": 1})


@rule("G.b.stairway.1-c")
@ES_AND_FR
def test_it_takes_the_place_of_the_action(edition: str) -> None:
    t = led(opener(edition).hand(0, "dock"), "architect").do(0, {"open": "shrine", "of": 1})
    assert turn_over(t)


@rule("G.b.stairway.1-d")
@pytest.mark.parametrize("first", ["open", "lay"])
def test_in_it2011_it_comes_beside_the_action(first: str) -> None:
    t = opener("it2011").build(1, "bath").stockpile(0, "brick").hand(0, "dock", "road")
    led(t, "architect")
    if first == "open":
        t.do(0, {"open": "shrine", "of": 1})
        assert not t.can(0, {"open": "bath", "of": 1})
        t.do(0, {"lay": "dock"})
    else:
        t.do(0, {"lay": "dock"})
        assert not t.can(0, {"lay": "road"})
        t.do(0, {"open": "shrine", "of": 1})
    assert works(t, 2, "shrine")
    assert turn_over(t)


@rule("G.b.stairway.1-d")
def test_in_it2011_two_actions_open_two_buildings_and_build_twice() -> None:
    t = opener("it2011").build(1, "bath").stockpile(0, "brick").hand(0, "dock", "road")
    led(t.clientele(0, "architect"), "architect")
    t.do(0, {"open": "shrine", "of": 1}).do(0, {"lay": "dock"}).do(0, {"lay": "road"}).do(
        0, {"open": "bath", "of": 1}
    )
    assert turn_over(t)


@rule("G.b.stairway.1-d")
def test_in_it2011_the_action_itself_may_be_let_go() -> None:
    t = led(opener("it2011"), "architect").do(0, {"open": "shrine", "of": 1})
    assert works(t, 0, "shrine")
    assert turn_over(t)


@rule("G.b.stairway.2-a", "G.b.archway.1")
@pytest.mark.parametrize("archway", ["own", "public", "none"])
@each_edition
def test_with_archway_the_material_may_come_from_the_pool(edition: str, archway: str) -> None:
    t = Table(edition).build(0, "stairway").build(1, "shrine").pool("brick").hand(0, "dock")
    if archway == "own":
        t.build(0, "archway")
    elif archway == "public":
        t.build(2, "archway", opened=True)
    led(t, "architect")
    assert t.can(0, {"open": "shrine", "of": 1, "from": "pool"}) is (archway != "none")
    assert not t.can(0, {"open": "shrine", "of": 1, "from": "stockpile"})


@rule("G.b.stairway.2-b")
@pytest.mark.parametrize("site", [*MATERIALS])
@each_edition
def test_the_material_must_be_that_of_the_building(edition: str, site: str) -> None:
    t = opener(edition).stockpile(0, *MATERIALS).build(2, "statue", site=site)
    led(t, "architect")
    assert [m for m in MATERIALS if t.can(0, {"open": "shrine", "with": m})] == ["brick"]
    fitting = [m for m in MATERIALS if t.can(0, {"open": "statue", "with": m})]
    assert fitting == [m for m in MATERIALS if m in (site, "marble")]
    assert t.refused(0, {"open": "shrine", "of": 1, "with": "wood"}) == "G.b.stairway.2"


@rule("G.b.stairway.2-b")
@each_edition
def test_what_widens_ones_own_materials_does_not_help(edition: str) -> None:
    t = Table(edition).build(0, "stairway").build(1, "coliseum").build(2, "shrine")
    for name in ("road", "tower", "scriptorium"):
        t.build(0, name)
    led(t.stockpile(0, "rubble", "wood", "marble").hand(0, "dock"), "architect")
    assert not any("open" in move for move in t.moves(0))


@rule("G.b.stairway.2-c")
@each_edition
def test_a_public_function_works_for_the_next_action(edition: str) -> None:
    t = Table(edition).begin(0, "stairway", "marble", "marble").build(1, "archway")
    t.build(1, "shrine").clientele(0, "architect", "architect").pool("brick")
    t.hand(0, "dock", "road")
    led(t.stockpile(0, "marble", "brick"), "architect").do(0, {"add": "marble", "to": "stairway"})
    assert not t.can(0, {"open": "shrine", "of": 1, "from": "pool"})
    t.do(0, {"open": "archway", "of": 1, "from": "stockpile"}).do(
        0, {"open": "shrine", "of": 1, "from": "pool"}
    )
    assert [hand_limit(camp) for camp in t.s.camps] == [7, 7, 5 + 2]
    if edition == "it2011":
        t.do(0, {"lay": "dock"}).do(0, {"lay": "road"})
    assert turn_over(t)


@rule("G.b.stairway.3-a", "G.b.stairway.3-d")
@each_edition
def test_nobody_has_a_function_twice(edition: str) -> None:
    t = opener(edition).build(2, "shrine").build(0, "insula").build(1, "insula", opened=True)
    led(t, "architect").do(0, {"open": "shrine", "of": 1})
    assert hand_limit(t[1]) == hand_limit(t[2]) == 7
    assert clientele_limit(t[0]) == t[0].influence + 2
    led(t.stockpile(0, "brick"), "architect").do(0, {"open": "shrine", "of": 2})
    assert [hand_limit(camp) for camp in t.s.camps] == [7, 7, 7]


@rule("G.b.stairway.3-b")
@pytest.mark.parametrize("name", ["foundry", "garden", "amphitheatre", "school", "prison"])
@each_edition
def test_what_happens_on_completion_does_not_happen_again(edition: str, name: str) -> None:
    t = Table(edition).build(0, "stairway").build(1, name).build(2, "dock").pool("wood")
    led(t.stockpile(0, "brick", "stone", "concrete"), "architect").do(0, {"open": name, "of": 1})
    assert turn_over(t)
    assert not any(works(t, seat, name) for seat in range(3))


@rule("G.b.stairway.3-c")
@each_edition
def test_limits_protection_and_gate_are_for_all(edition: str) -> None:
    t = Table(edition).begin(2, "temple").hand(2, "dock").hand(0, "circus")
    for name in ("insula", "palisade", "gate"):
        t.build(1, name, opened=True)
    assert clientele_limit(t[2]) == 2 + 2
    assert hand_limit(t[2]) == 9
    led(t, "legionary").do(0, {"demand": ["circus"]})
    assert turn_over(t)
    assert materials(t[2].hand) == ["wood"]


@rule("G.b.stairway.3-c")
@each_edition
def test_wall_and_statue_score_for_all(edition: str) -> None:
    t = Table(edition).build(1, "wall", opened=True).build(1, "statue", opened=True)
    t.stockpile(0, *["wood"] * 4).stockpile(2, *["wood"] * 3)
    assert [score(t, seat).wall for seat in range(3)] == [2, 0, 1]
    assert [score(t, seat).statue for seat in range(3)] == [3, 3, 3]


@rule("G.b.stairway.1-a")
@each_edition
def test_several_actions_open_several_buildings(edition: str) -> None:
    t = opener(edition).stockpile(0, "brick", "brick").build(2, "bath").build(2, "gate")
    led(t.clientele(0, "architect"), "architect")
    t.do(0, {"open": "shrine", "of": 1})
    assert actions(t) == 1
    t.do(0, {"open": "bath", "of": 2})
    assert turn_over(t)
    assert not works(t, 0, "gate")
