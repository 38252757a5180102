"""Land battles: strengths, dice, the table (1.10.11, the figures before 1.10, 1.09.34)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, STALEMATE, VICTORY
from aedilis.republic.definitions.named import ALLY_DESERTS, ENEMYS_ALLY_DESERTS, EVIL_OMENS
from aedilis.republic.phases.combat.attack import AttackFrame
from aedilis.republic.rules.resolution import DISASTER, STANDOFF, cancels_numbers, clash, mask
from aedilis.republic.rules.strength import army_strength, own_strength
from aedilis.republic.rules.wars import land_strength, naval_strength, support
from aedilis.republic.state.zones import BARRACKS, FIELD, PROCONSUL, ROME
from tests.republic.setup.combat import (
    battle,
    blanks,
    dictator,
    general,
    ground,
    leads,
    number,
    run,
    under,
    war,
)
from tests.republic.setup.opening import told


@rule("R 1.10-fig1-a", "R 1.10-fig1-b", "R 1.10-fig1-c", "R 1.10-fig1-d", "R 1.10-fig1-e")
@rule("R 1.10-fig-a-a", "R 1.10-fig-a-b")
def test_the_strengths_of_the_figure() -> None:
    s = ground("first_cilician_pirates", "lusitanian_war", "numantine_war", scenario="middle")
    leads(s, "viriathus")
    s.fronts[0].naval_won = True
    found = [
        (land_strength(s, one.war), support(one.war), naval_strength(s, one.war))
        for one in s.fronts
    ]
    assert found == [(3, 2, 0), (17, 2, 0), (21, 2, 0)]


@rule("R 1.10-fig1-f", "R 1.10-fig1-g", "R 1.10-fig1-h", "R 1.10-fig-a-c", "R 1.10-fig-a-d")
@rule("R 1.10-fig-a-e", "R 1.07.343")
def test_the_battle_of_the_figure() -> None:
    s = ground("first_cilician_pirates", "lusitanian_war", "numantine_war", scenario="middle")
    leads(s, "viriathus")
    slot = general(s, "scipio_aemilianus", "lusitanian_war", 16, 2)
    assert own_strength(s, slot, False) == 20
    lusitania = war("lusitanian_war")
    met = clash(s, lusitania, False, cancels_numbers(s.senator(slot), lusitania), 0)
    assert (met.enemy, met.disaster, met.standoff) == (17, mask([15]), mask([12]))
    all_of_them = clash(s, lusitania, False, False, 0)
    assert all_of_them.disaster == mask([6, 15])
    assert all_of_them.standoff == mask([11, 12, 16])
    # 10 and +3 make 13: a stalemate without losses. One legion becomes a veteran.
    assert battle(s, slot, 4, 3, 3, 0) == STALEMATE
    assert told(s, "republic-battle-stalemate")[0]["total"] == 13


@rule("R 1.10.4", "R 1.10.11-b", "R 1.10.11-c", "R 1.10.11-e", "R 1.10.11-f", "R 1.10.3-b")
@rule("R 1.10.7-a")
def test_marius_against_spartacus() -> None:
    s = ground("gladiator_revolt", scenario="late")
    leads(s, "spartacus")
    slot = general(s, "marius", "gladiator_revolt", 9)
    # 10 + 13 - 11 = 12: one legion is lost, one chit drawn, one legion becomes a veteran.
    assert battle(s, slot, 4, 3, 3, 5, *blanks(s, 1), 0) == STALEMATE
    known = told(s, "republic-battle-stalemate")[0]
    assert (known["roman"], known["enemy"], known["total"]) == (13, 11, 12)
    assert under(s, slot) == (8, 0)
    assert s.senator(slot).marks & PROCONSUL
    assert s.senator(slot).place == FIELD
    assert len(s.fronts) == 1


@rule("R 1.10.11-d", "R 1.10.4", "R 1.10.5-e", "R VII.veteran")
def test_military_adds_no_more_than_the_troops_count() -> None:
    s = ground("gladiator_revolt", scenario="late")
    slot = general(s, "marius", "gladiator_revolt", 3)
    assert own_strength(s, slot, False) == 6
    # A veteran legion counts for two and bears more of his skill, whomever it is loyal to.
    s.veterans = 1
    s.loyal[0] = next(n for n, one in enumerate(s.senators) if one is not None and n != slot)
    assert own_strength(s, slot, False) == 8
    assert army_strength(s, slot, [0], 0, False) == 4


@rule("R 1.10.4", "R 1.10.7-a", "R 1.10.62-a", "R 1.10.3-b")
def test_a_fleet_lost_beside_the_legion_is_a_second_chit() -> None:
    s = ground("gladiator_revolt", scenario="late")
    leads(s, "spartacus")
    slot = general(s, "marius", "gladiator_revolt", 9, 1)
    assert battle(s, slot, 4, 3, 3, 5, *blanks(s, 2), 0) == STALEMATE
    assert under(s, slot) == (8, 0)


@pytest.mark.parametrize(("dice", "result", "left"), [
    ((5, 3, 3), DISASTER, 4), ((2, 2, 2), DISASTER, 4),
    ((6, 4, 4), STANDOFF, 6), ((6, 5, 5), STANDOFF, 6),
])  # fmt: skip
@rule(
    "R 1.10.4",
    "R 1.10.21-b",
    "R VII.disaster",
    "R 1.10.21-c",
    "R 1.10.31-b",
    "R VII.standoff-stalemate",
    "R 1.10.31-c",
    "R 1.10.11-g",
)
def test_marius_meets_a_number(dice: tuple[int, int, int], result: int, left: int) -> None:
    s = ground("gladiator_revolt", scenario="late")
    leads(s, "spartacus")
    slot = general(s, "marius", "gladiator_revolt", 9)
    lost = list(range(9 - left))
    veteran = [8] if result == STANDOFF else []
    assert battle(s, slot, *dice, *lost, *blanks(s, len(lost)), *veteran) == result
    assert under(s, slot) == (left, 0)


@rule("R 1.10.11-a", "R VII.battle-kinds-b")
def test_without_the_fleets_it_needs_no_land_battle_is_fought() -> None:
    s = ground("first_illyrian_war")
    slot = general(s, "fabius", "first_illyrian_war", 8, 2)
    s.dice.script = []
    run(s, AttackFrame(slot))
    assert told(s, "republic-cannot-attack")
    assert s.fronts[0].fought == 0
    assert under(s, slot) == (8, 2)
    assert s.senator(slot).marks & PROCONSUL


@pytest.mark.parametrize(("event", "level", "dice", "enemy"), [
    (ALLY_DESERTS, 1, (2, 3, 3), 12), (ALLY_DESERTS, 2, (2, 3, 3), 16),
    (ALLY_DESERTS, 1, (3, 3, 3), 10), (ENEMYS_ALLY_DESERTS, 1, (3, 3, 3), 7),
    (ENEMYS_ALLY_DESERTS, 2, (3, 3, 3), 4), (ENEMYS_ALLY_DESERTS, 2, (2, 3, 3), 10),
])  # fmt: skip
@rule("R 1.10.11", "R 1.07.21")
def test_deserters_change_the_enemy_by_the_black_die_or_the_white_ones(
    event: int, level: int, dice: tuple[int, int, int], enemy: int
) -> None:
    s = ground("first_gallic_war")
    s.events[event] = level
    slot = general(s, "valerius", "first_gallic_war", 25)
    assert battle(s, slot, *dice, 0) == VICTORY
    assert told(s, "republic-battle-victory")[0]["enemy"] == enemy


@rule("R 1.10.11", "R 1.07.21")
def test_an_enemy_falls_to_nothing_and_no_lower() -> None:
    s = ground("second_illyrian_war")
    s.events[ENEMYS_ALLY_DESERTS] = 2
    slot = general(s, "valerius", "second_illyrian_war", 5, 2)
    # 13 + 6 - 0 = 19.
    assert battle(s, slot, 1, 6, 6, 0) == VICTORY
    known = told(s, "republic-battle-victory")[0]
    assert (known["enemy"], known["total"]) == (0, 19)


@rule("R 1.10.11", "R 1.07.21")
def test_evil_omens_lower_the_total() -> None:
    """R-1.10.0."""
    s = ground("first_gallic_war")
    s.events[EVIL_OMENS] = 2
    slot = general(s, "valerius", "first_gallic_war", 13)
    # 11 + 14 - 10 - 2 = 13, a stalemate without losses.
    assert battle(s, slot, 5, 3, 3, 0) == STALEMATE
    assert told(s, "republic-battle-stalemate")[0]["total"] == 13


@rule("R 1.10.21-b", "R 1.07.21")
def test_omens_and_deserters_do_not_turn_a_number_aside() -> None:
    """R-0.9, R-1.10.21: the plain sum strikes."""
    s = ground("first_gallic_war")
    s.events[EVIL_OMENS] = 2
    s.events[ENEMYS_ALLY_DESERTS] = 2
    slot = general(s, "valerius", "first_gallic_war", 4)
    assert battle(s, slot, 1, 6, 6, 0, 1, *blanks(s, 2)) == DISASTER
    assert under(s, slot) == (2, 0)


@rule("R 1.10.11", "R 1.07.312")
def test_pompey_throws_for_his_rating_before_each_battle() -> None:
    s = ground("first_gallic_war", scenario="late")
    slot = general(s, "pompey", "first_gallic_war", 10)
    assert own_strength(s, slot, False) == 12
    # 10 + 16 - 10 = 16: a victory with two losses.
    assert battle(s, slot, 5, 4, 3, 3, 0, 1, *blanks(s, 2), 2) == VICTORY
    assert told(s, "republic-battle-victory")[0]["roman"] == 16
    assert told(s, "republic-battle-rating")[0]["total"] == 6


@rule("R 1.09.34-a", "R 1.09.34-b", "R 1.09.34-g")
def test_the_master_of_horse_adds_his_rating_and_both_are_capped() -> None:
    """R-1.09.34c: three legions bear three of the seven points."""
    s = ground("first_gallic_war")
    slot, horse = dictator(s, "fabius", "manlius", "first_gallic_war", 3, 9)
    assert (s.senator(horse).place, s.senator(horse).at) == (FIELD, war("first_gallic_war"))
    assert own_strength(s, slot, False) == 6
    assert own_strength(s, slot, True) == 16
    assert army_strength(s, slot, list(range(9)), 0, False) == 16
    s.senator(horse).offices = 0
    assert own_strength(s, slot, True) == 13


@rule("R 1.09.34-h", "R 1.10.21-h")
def test_the_master_of_horse_voids_no_numbers() -> None:
    s = ground("second_punic_war")
    slot, horse = dictator(s, "fabius", "scipio_africanus", "second_punic_war", 12, 5)
    assert cancels_numbers(s.senator(horse), war("second_punic_war"))
    assert battle(s, slot, 4, 3, 3, *range(6), *blanks(s, 9)) == DISASTER
    assert under(s, slot) == (6, 2)


@rule("R 1.09.34-e", "R 1.10.2-f")
def test_the_master_of_horse_dies_with_a_defeated_dictator() -> None:
    s = ground("second_punic_war")
    slot, horse = dictator(s, "fabius", "manlius", "second_punic_war", 2, 5)
    assert battle(s, slot, 1, 1, 1, 0, 1) == DEFEAT
    assert s.senators[slot] is None
    assert s.senators[horse] is None


@rule("R 1.09.34-c", "R 1.10.7-f")
def test_a_dictator_who_dies_leaves_his_master_in_rome_without_office() -> None:
    """R-1.09.34, R-1.09.34b."""
    s = ground("gladiator_revolt", scenario="late")
    slot, horse = dictator(s, "marius", "manlius", "gladiator_revolt", 5)
    chits = [number(s, slot), *blanks(s, 3)]
    # 10 + 10 - 6 = 14: a victory with four losses.
    assert battle(s, slot, 4, 3, 3, 0, 1, 2, 3, *chits, 4) == VICTORY
    assert s.senators[slot] is None
    assert (s.senator(horse).place, s.senator(horse).offices) == (ROME, 0)
    assert s.legions[4] == BARRACKS


@rule("R 1.09.34-f", "R 1.10.7-b", "R 1.10.7-e")
def test_the_master_of_horse_dies_by_his_own_chit() -> None:
    s = ground("gladiator_revolt", scenario="late")
    slot, horse = dictator(s, "marius", "manlius", "gladiator_revolt", 5)
    chits = [number(s, horse), *blanks(s, 3)]
    assert battle(s, slot, 4, 3, 3, 0, 1, 2, 3, *chits, 4) == VICTORY
    assert s.senators[horse] is None
    assert s.senator(slot).place == FIELD


@rule("R 1.09.34-d")
def test_the_master_of_horse_gains_nothing_by_a_victory() -> None:
    s = ground("gladiator_revolt", scenario="late")
    slot, horse = dictator(s, "marius", "manlius", "gladiator_revolt", 20)
    before = s.senator(slot).influence, s.senator(horse).influence
    assert battle(s, slot, 4, 3, 3, 0) == VICTORY
    assert (s.senator(slot).influence, s.senator(horse).influence) == (before[0] + 3, before[1])
    assert (s.senator(slot).popularity, s.senator(horse).popularity) == (3, 0)
    # Both are still in the field.
    assert s.senator(horse).place == s.senator(slot).place == FIELD
