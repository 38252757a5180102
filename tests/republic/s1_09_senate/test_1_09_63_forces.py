"""Legions and fleets are raised and disbanded, garrisons sent (1.09.63 to 1.09.632, 1.09.646)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import EVENTS, PROVINCES, index_of
from aedilis.republic.definitions.named import MANPOWER, RHODIAN_ALLIANCE
from aedilis.republic.phases.combat.aftermath import send_rhodians_home
from aedilis.republic.phases.senate.forces import Forces
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    POOL,
    RAIDERS,
    UNDER,
)
from tests.republic.setup.opening import name
from tests.republic.setup.senate import (
    abroad,
    at,
    concession,
    field_consul,
    finish_vote,
    floor,
    propose,
    province,
    units,
    war,
)
from tests.republic.setup.trials import asked, do, may, member, run, values


def forces(s: RepublicState, **words: object) -> RepublicState:
    """The chair's proposal about forces passes."""
    propose(s, 0, "forces", **words)
    return finish_vote(s, "yes")


def limits(s: RepublicState) -> list[int]:
    """How many legions and fleets can be raised, and how many disbanded."""
    return Forces().limits(s)


@rule(
    "R 1.09.63-a",
    "R 1.09.63-fig-a",
    "R VII.legion-fleet",
    "R VII.army-force",
    "R 1.09.63-d",
    "R 1.09.63-f",
    "R 1.09.63-g",
)
def test_new_units_come_to_rome_and_are_paid_at_once() -> None:
    s = run(floor(talents=100))
    forces(s, raise_legions=4, raise_fleets=3)
    assert at(s, BARRACKS) == (4, 3)
    assert s.treasury == 30


@rule("R 1.09.63-g", "R 1.08.2", "R VII.manpower-a")
@pytest.mark.parametrize(("shortages", "most"), [(0, 3), (1, 1), (2, 1), (3, 0)])
def test_the_treasury_has_to_suffice(shortages: int, most: int) -> None:
    """R-1.09.63: with 30 T no fourth legion; each shortage of men makes it 10 T dearer."""
    s = floor(talents=30)
    s.events[MANPOWER] = shortages
    run(s)
    assert limits(s)[:2] == [most, most]
    if most:
        fleets = values(s, 0, "raise_fleets", do="propose_forces", raise_legions=most - 1)
        assert fleets == [0, 1][-2 if most > 1 else -1 :]


@rule("R 1.09.63-b")
def test_there_are_25_of_each() -> None:
    s = floor(talents=900)
    units(s, 24, 23)
    run(s)
    assert limits(s)[:2] == [1, 2]
    assert at(s, POOL) == (1, 2)


@rule("R 1.09.63-a", "R VII.manpower-b")
def test_nothing_is_raised_without_recruitment() -> None:
    s = floor(talents=900)
    s.no_recruitment = True
    run(s)
    assert not may(s, 0, "propose_forces")
    units(s, 2)
    run(s)
    assert values(s, 0, "raise_legions", do="propose_forces") == [0]


@rule("R 1.09.63-c", "R 1.09.63-h")
def test_no_unit_is_raised_and_disbanded_in_one_sitting() -> None:
    """R-1.09.63: of five legions in Rome three are new; only the others may go, not to return."""
    s = floor(talents=900)
    units(s, 2, 2)
    units(s, 4, 0, 0, AT_WAR + war(s, "first_gallic_war"))
    run(s)
    forces(s, raise_legions=3, raise_fleets=0, disband_legions=0, disband_fleets=0)
    assert limits(s) == [25 - 9, 25 - 2, 2, 2]
    forces(s, raise_legions=0, raise_fleets=0, disband_legions=2, disband_fleets=2)
    assert at(s, BARRACKS) == (3, 0)
    assert limits(s) == [25 - 9, 25 - 2, 0, 0]


@rule("R 1.09.63-c", "R 1.09.64", "R VII.deployment")
def test_new_legions_are_the_first_to_leave() -> None:
    s = floor(talents=900)
    units(s, 2)
    war(s, "first_gallic_war")
    field_consul(s, 1)
    run(s)
    forces(s, raise_legions=10, raise_fleets=0, disband_legions=0)
    propose(
        s, 0, "deploy", general=name(s, member(s, 1)), war="first_gallic_war", legions=10, fleets=0,
        more="stop",
    )  # fmt: skip
    finish_vote(s, "yes")
    assert limits(s)[2] == 2


@rule("R 1.09.63-a", "R 1.09.63-h")
def test_one_proposal_may_raise_and_disband() -> None:
    """R-1.09.63; a veteran who is disbanded is none any more."""
    s = floor(talents=100)
    legions = units(s, 4, 3, veterans=1)
    s.loyal[legions[3]] = member(s, 2)
    run(s)
    forces(
        s, raise_legions=1, raise_fleets=2, disband_legions=2, disband_fleets=1,
        disband_veterans=[legions[3]],
    )  # fmt: skip
    assert at(s, BARRACKS) == (2, 4)
    assert s.veterans == 0


@rule("R 1.09.632-a", "R 1.09.632-b", "R 1.09.632-c")
def test_who_arms_and_builds_earns_by_it_and_can_be_accused() -> None:
    """R-0.1: what is printed as 1.09.632 is 1.09.631. R-1.09.63: 2 T a legion, 3 T a fleet."""
    s = floor(talents=100)
    smith, builder = member(s, 2), member(s, 3)
    arms, ships = concession(s, "armaments", smith), concession(s, "ship_building", builder)
    run(s)
    forces(s, raise_legions=4, raise_fleets=0)
    assert (s.senator(smith).talents, s.senator(builder).talents) == (8, 0)
    assert s.exposed == 1 << arms
    forces(s, raise_legions=0, raise_fleets=5)
    assert s.senator(builder).talents == 15
    assert s.exposed == 1 << arms | 1 << ships


@rule("R 1.09.632-a", "R 1.10.71")
def test_a_captive_earns_nothing() -> None:
    """R-1.10.71d."""
    s = floor(talents=100)
    smith = member(s, 2)
    concession(s, "armaments", smith)
    s.senator(smith).place, s.senator(smith).at = CAPTIVE, RAIDERS
    run(s)
    forces(s, raise_legions=4, raise_fleets=0)
    assert s.senator(smith).talents == 0
    assert s.exposed == 0


@rule("R 1.09.63-d", "R 1.09.642-c")
def test_what_can_no_longer_be_paid_is_dropped() -> None:
    s = floor(talents=50)
    run(s)
    propose(s, 0, "forces", raise_legions=5, raise_fleets=0)
    s.events[MANPOWER] = 1
    run(s)
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert s.treasury == 50


# -- garrisons -------------------------------------------------------------------------------------


@rule(
    "R 1.09.646-a",
    "R VII.initial-province-strength",
    "R VII.governor-garrison",
    "R 1.09.646-b",
    "R 1.09.6461-a",
)
def test_what_the_provinces_cards_say() -> None:
    africa = PROVINCES[index_of("province", "africa")]
    assert (africa.undeveloped.land, africa.undeveloped.naval) == (3, 5)
    assert (africa.developed.land, africa.developed.naval) == (4, 5)
    assert any(one.frontier for one in PROVINCES)
    assert not all(one.frontier for one in PROVINCES)


@rule("R 1.09.646-d", "R 1.09.646-e", "R 1.09.6-c")
def test_garrisons_go_to_provinces_even_vacant_ones() -> None:
    """R-1.09.646."""
    s = floor()
    sicily = province(s, "sicilia", member(s, 2))
    sardinia = province(s, "sardinia_et_corsica", member(s, 3))
    legions = units(s, 6, 0, veterans=1)
    run(s)
    propose(
        s, 0, "garrison", province="sicilia", legions=2, veterans=[], more="yes",
        province_2="sardinia_et_corsica", legions_2=0, veterans_2=[legions[5]],
    )  # fmt: skip
    finish_vote(s, "yes")
    assert s.legions.count(AT_PROVINCE + sicily) == 2
    assert s.legions[legions[5]] == AT_PROVINCE + sardinia
    assert at(s, BARRACKS) == (3, 0)


@rule("R 1.09.646-e")
def test_a_garrison_sent_in_this_sitting_stays() -> None:
    """R-1.09.646; what was there before may be fetched."""
    s = floor()
    number = province(s, "sicilia", member(s, 2), garrison=2)
    units(s, 3)
    run(s)
    propose(s, 0, "garrison", province="sicilia", legions=3)
    finish_vote(s, "yes")
    assert values(s, 0, "legions", do="propose_recall_garrison") == [1, 2]
    propose(s, 0, "recall_garrison", province="sicilia", legions=2)
    finish_vote(s, "yes")
    assert s.legions.count(AT_PROVINCE + number) == 3
    assert at(s, BARRACKS) == (2, 0)
    assert not may(s, 0, "propose_recall_garrison")


@rule("R 1.09.646-d")
def test_armies_elsewhere_are_no_garrisons() -> None:
    s = floor()
    province(s, "sicilia", member(s, 2))
    abroad(s, member(s, 1), war(s, "first_gallic_war"), 4)
    run(s)
    assert not may(s, 0, "propose_garrison")
    assert at(s, UNDER + member(s, 1)) == (4, 0)


# -- Rhodes ----------------------------------------------------------------------------------------


@rule("R 1.07.21")
def test_the_fleets_of_rhodes_may_be_rejected_in_the_turn_they_came() -> None:
    s = floor()
    light = EVENTS[RHODIAN_ALLIANCE].light.fleets
    units(s, 0, light + 2)
    s.events[RHODIAN_ALLIANCE] = 1
    run(s)
    assert not may(s, 0, "propose_reject_rhodes")
    s.sitting().rhodian_open = True
    run(s)
    do(s, 0, do="propose_reject_rhodes")
    finish_vote(s, "yes")
    assert at(s, BARRACKS) == (0, 2)
    assert s.events[RHODIAN_ALLIANCE] == 0


@rule("R 1.07.21")
def test_fleets_that_were_rejected_do_not_leave_once_more_when_the_war_is_over() -> None:
    s = floor()
    number = war(s, "second_illyrian_war")
    units(s, 0, EVENTS[RHODIAN_ALLIANCE].light.fleets + 5)
    s.events[RHODIAN_ALLIANCE] = 1
    s.rhodian = number
    s.sitting().rhodian_open = True
    run(s)
    do(s, 0, do="propose_reject_rhodes")
    finish_vote(s, "yes")
    assert at(s, BARRACKS) == (0, 5)
    s.fronts.clear()
    send_rhodians_home(s)
    assert at(s, BARRACKS) == (0, 5)
