"""The phase from opening to end: recruits of one's own, unprosecuted wars, Rhodes (1.10.9)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, LAWS, card
from aedilis.republic.definitions.named import (
    ARMAMENTS,
    GABINIAN,
    MANPOWER,
    RHODIAN_ALLIANCE,
    ROME_CONSUL,
    SHIP_BUILDING,
)
from aedilis.republic.phases.combat.aftermath import (
    mark_unprosecuted,
    prosecuted,
    send_rhodians_home,
)
from aedilis.republic.phases.combat.gabinian import RaisingFrame, raising
from aedilis.republic.phases.combat.phase import CombatFrame
from aedilis.republic.phases.population.phase import troubles
from aedilis.republic.rules.abroad import become_proconsul
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.table import COMBAT, SENATE, RepublicState
from aedilis.republic.state.zones import (
    AT_WAR,
    BARRACKS,
    INACTIVE,
    LAW,
    MARCH,
    POOL,
    REBEL,
    ROME,
    UNDER,
    UNOPPOSED,
    WITHDRAWN,
)
from tests.republic.setup.combat import (
    blanks,
    endow,
    general,
    ground,
    person,
    run,
    under,
    war,
)
from tests.republic.setup.opening import breaks_out, fetch, sound, told


def phase(s: RepublicState, *outcomes: int) -> RepublicState:
    s.phase = SENATE
    s.dice.script = list(outcomes)
    run(s, CombatFrame())
    assert s.dice.script == []
    assert s.phase == COMBAT
    return s


# -- unprosecuted wars -----------------------------------------------------------------------------


@rule(
    "R 1.10.9-d",
    "R 1.10.1-h",
    "R 1.10-fig1-i",
    "R 1.10-fig-a-f",
    "R 1.10.9-a",
    "R VII.unprosecuted-war-a",
)
def test_a_war_nobody_attacks_is_unprosecuted_at_the_end() -> None:
    s = ground("first_cilician_pirates", "lusitanian_war", "numantine_war", scenario="middle")
    breaks_out(s, "jugurthine_war", INACTIVE)
    s.fronts[0].naval_won = True
    general(s, "scipio_aemilianus", "lusitanian_war", 12, 2)
    # 13 + 16 - 12 = 17, a victory with one legion and one fleet lost.
    phase(s, 6, 4, 3, 0, *blanks(s, 2), 1)
    found = {front.war: front.unprosecuted for front in s.fronts}
    assert found == {
        war("first_cilician_pirates"): True,
        war("numantine_war"): True,
        war("jugurthine_war"): False,
    }


@rule("R 1.10.9-a", "R 1.10.9-c", "R 1.10.2-d")
def test_a_defeat_with_survivors_counts() -> None:
    """R-1.10.9: two legions left, support met."""
    s = ground("second_illyrian_war")
    general(s, "valerius", "second_illyrian_war", 3, 3)
    s.fronts[0].unprosecuted = True
    # 7 + 4 - 4 = 7: one of each kind.
    phase(s, 2, 2, 3, 0)
    assert told(s, "republic-battle-defeat")
    assert not s.fronts[0].unprosecuted


@pytest.mark.parametrize(("legions", "fleets", "attended"), [
    (1, 2, True), (0, 2, False), (1, 1, False), (5, 0, False),
])  # fmt: skip
@rule("R 1.10.9-a", "R 1.10.9-d")
def test_a_land_battle_needs_a_legion_and_the_fleets_at_the_end(
    legions: int, fleets: int, attended: bool
) -> None:
    s = ground("second_illyrian_war")
    general(s, "fabius", "second_illyrian_war", legions, fleets)
    s.fronts[0].fought = 1
    assert prosecuted(s, s.fronts[0]) == attended
    s.fronts[0].fought = 0
    assert not prosecuted(s, s.fronts[0])


@pytest.mark.parametrize(("fleets", "beaten", "attended"), [
    (1, False, True), (0, True, True), (0, False, False),
])  # fmt: skip
@rule("R 1.10.9-b", "R 1.10.9-c")
def test_a_naval_battle_needs_a_fleet_or_the_marker(
    fleets: int, beaten: bool, attended: bool
) -> None:
    """R-1.10.12b."""
    s = ground("first_punic_war")
    for n in range(fleets):
        s.fleets[n] = AT_WAR + war("first_punic_war")
    s.fronts[0].fought = 2
    s.fronts[0].naval_won = beaten
    assert prosecuted(s, s.fronts[0]) == attended
    # The marker of an earlier year is not enough without a battle.
    s.fronts[0].fought = 0
    assert not prosecuted(s, s.fronts[0])


@rule("R 1.10.9-e", "R 1.10.9-f", "R 1.08.11")
def test_what_the_phase_found_troubles_the_people_next_year() -> None:
    s = ground("first_gallic_war", "germanic_migrations")
    mark_unprosecuted(s)
    # Drawn and active since then: it is not unprosecuted yet.
    breaks_out(s, "second_punic_war")
    troubles(s)
    assert s.unrest == 5


@rule("R 1.10.9", "R 1.08.11")
def test_a_civil_war_left_without_an_army_counts_too() -> None:
    """R-1.11.3c."""
    s = ground()
    rebel = person(s, "manlius", 2)
    s.rebel = rebel
    s.senator(rebel).place = REBEL
    # He has revolted since the last Combat Phase.
    troubles(s)
    assert s.unrest == 3
    s.legions[0] = AT_WAR + MARCH
    mark_unprosecuted(s)
    troubles(s)
    assert s.unrest == 3
    s.legions[0] = POOL
    mark_unprosecuted(s)
    assert s.senator(rebel).marks & UNOPPOSED
    troubles(s)
    assert s.unrest == 4
    s.switches = RepublicSwitches(civil_war_is_active_war=False)
    troubles(s)
    assert s.unrest == 4


@rule("R 1.12.3-a", "R 1.10.1")
def test_four_active_wars_at_the_end_lose_the_game() -> None:
    """R-1.01b: at the end of the phase, not before."""
    wars = ("first_gallic_war", "germanic_migrations", "second_punic_war", "syrian_war")
    s = phase(ground(*wars))
    assert s.over
    s = ground(*wars)
    general(s, "fabius", "first_gallic_war", 14)
    phase(s, 4, 3, 3, 0)
    assert not s.over
    assert len(s.fronts) == 3


@rule("R 1.09.645", "R 1.10.1")
def test_each_phase_begins_afresh() -> None:
    s = ground("first_gallic_war")
    front = s.fronts[0]
    front.fought, front.used = 7, 1 << 13
    phase(s)
    assert (front.fought, front.used) == (0, 0)
    assert front.unprosecuted


# -- Lucullus --------------------------------------------------------------------------------------


@rule("R 1.07.312", "R 1.10.9", "R 1.10.21")
def test_the_war_lucullus_spares_his_army_in_is_unprosecuted_and_he_comes_home_next_year() -> None:
    s = ground("first_mithridatic_war", scenario="late")
    slot = general(s, "lucullus", "first_mithridatic_war", 9, 6)
    phase(s, 5, 4, 4)
    assert s.fronts[0].unprosecuted
    assert under(s, slot) == (9, 6)
    # Until the next Senate has closed he stays where he is.
    phase(s)
    assert s.senator(slot).place == ROME
    assert s.legions.count(BARRACKS) == 9
    assert not s.senator(slot).marks & WITHDRAWN


# -- the Gabinian Law ------------------------------------------------------------------------------


def gabinian() -> tuple[RepublicState, int, int]:
    """The law in force, a Consul and a Proconsul of influence on wars they cannot fight."""
    s = ground("first_punic_war", "second_illyrian_war", seats=4)
    law = LAWS[GABINIAN].card
    s.zone[fetch(s, law)] = LAW
    assert card(law).index == GABINIAN
    old = general(s, "fabius", "first_punic_war", 3)
    become_proconsul(s, old)
    consul = general(s, "cornelius", "second_illyrian_war", 3, seat=1, which=ROME_CONSUL)
    s.senator(old).influence, s.senator(consul).influence = 20, 1
    endow(s, consul, 15, 16)
    sound(s)
    return s, old, consul


@rule("R 1.07.36", "R 1.06.31", "R 1.09.11")
def test_commanders_raise_units_in_order_of_rank_from_both_purses() -> None:
    s, old, consul = gabinian()
    assert raising(s) == [consul, old]
    s.events[MANPOWER] = 2
    s.no_recruitment = True
    # Ten talents each whatever the Senate would have to pay: three for 31 talents at most.
    frame = CombatFrame()
    s.stack.append(frame)
    assert frame.advance(s)
    assert not s.stack[-1].advance(s)
    prompt = s.stack[-1].asks(s)[0]
    assert prompt.seat == 1
    assert prompt.choices([]) == [0, 1, 2, 3]
    assert prompt.choices([2]) == [0, 1]
    assert prompt.choices([1, 1]) == list(range(4, 16))
    s.stack[-1].answer(s, 1, [1, 1, 15])
    assert under(s, consul) == (4, 1)
    assert (s.senator(consul).talents, s.factions[1].treasury) == (0, 11)
    assert not s.stack[-1].advance(s)
    assert s.stack[-1].asks(s)[0].seat == 0
    sound(s)


@rule("R 1.07.36", "R 1.09.632")
def test_suppliers_earn_by_what_commanders_raise() -> None:
    s, _, consul = gabinian()
    holder = in_rome(s)[0]
    for concession in (ARMAMENTS, SHIP_BUILDING):
        fetch(s, CONCESSIONS[concession].card)
        grant(s, concession, holder)
    before = s.senator(holder).talents
    run(s, RaisingFrame([consul], 0), [1, 2, 15])
    earned = CONCESSIONS[ARMAMENTS].income + 2 * CONCESSIONS[SHIP_BUILDING].income
    assert s.senator(holder).talents == before + earned
    assert under(s, consul) == (4, 2)
    assert s.exposed == 1 << ARMAMENTS | 1 << SHIP_BUILDING


@rule("R 1.07.36")
def test_nobody_raises_without_the_law_or_without_anything_to_raise() -> None:
    s, _, _ = gabinian()
    s.legions = [BARRACKS if place == POOL else place for place in s.legions]
    s.fleets = [BARRACKS] * 25
    assert raising(s) == []
    s, _, _ = gabinian()
    s.zone[LAWS[GABINIAN].card] = 7
    assert raising(s) == []


# -- Rhodes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "home"), [(1, 8), (2, 12)])
@rule("R 1.07.21")
def test_rhodian_fleets_go_home_when_their_war_is_gone(level: int, home: int) -> None:
    s = ground("second_illyrian_war", "first_gallic_war")
    s.events[RHODIAN_ALLIANCE] = level
    s.rhodian = war("second_illyrian_war")
    s.fleets[10:24] = [BARRACKS] * 14
    slot = general(s, "fabius", "second_illyrian_war", 12, 3)
    phase(s, 4, 4, 4, 0)
    assert s.fleets.count(BARRACKS) == 14 - home
    assert under(s, slot) == (12, 3)
    assert (s.events[RHODIAN_ALLIANCE], s.rhodian) == (0, NONE)


@rule("R 1.07.21")
def test_fewer_fleets_than_rhodes_lent_all_go_but_a_rebels() -> None:
    s = ground()
    s.events[RHODIAN_ALLIANCE] = 1
    s.rhodian = war("second_illyrian_war")
    s.rebel = person(s, "manlius", 2)
    s.senator(s.rebel).place = REBEL
    s.fleets[0:3] = [BARRACKS] * 3
    s.fleets[3] = UNDER + s.rebel
    s.fleets[4] = AT_WAR + war("first_punic_war")
    send_rhodians_home(s)
    assert s.fleets.count(POOL) == 24
    assert s.fleets[3] == UNDER + s.rebel
    assert told(s, "republic-rhodians-leave") == [{"fleets": 4}]


@rule("R 1.07.21")
def test_rhodes_stays_while_the_war_lasts() -> None:
    s = ground("second_illyrian_war")
    s.events[RHODIAN_ALLIANCE] = 1
    s.rhodian = war("second_illyrian_war")
    s.fleets = [BARRACKS] * 25
    send_rhodians_home(s)
    assert s.fleets.count(BARRACKS) == 25
    assert s.rhodian == war("second_illyrian_war")
