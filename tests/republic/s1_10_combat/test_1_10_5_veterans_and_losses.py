"""Veterans, losses, and statesmen who change them (1.10.5 to 1.10.62, 1.07.312)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, HALVE_LOSSES, NONE, STALEMATE, VICTORY
from aedilis.republic.rules.death import die
from aedilis.republic.rules.resolution import DISASTER, STANDOFF, Outcome, units_lost
from aedilis.republic.state.zones import AT_WAR, BARRACKS, CAPTIVE, PROCONSUL, UNDER, WITHDRAWN
from tests.republic.setup.combat import (
    battle,
    blanks,
    dictator,
    general,
    ground,
    number,
    under,
    war,
)

STALE = (4, 3, 3)


@rule("R 1.10.5-a", "R 1.10.5-c", "R 1.10.5-e", "R VII.veteran-a")
def test_a_stalemate_makes_one_veteran_loyal_to_the_general() -> None:
    """R-1.10.5."""
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 9)
    assert battle(s, slot, *STALE, 6) == STALEMATE
    assert s.veterans == 1 << 6
    assert [n for n in range(25) if s.loyal[n] == slot] == [6]
    # It is one legion of two strengths from now on: 10 + 4 - 10, a natural 9 makes 13.
    assert battle(s, slot, 3, 3, 3, 5) == STALEMATE
    assert s.veterans == 1 << 6 | 1 << 5


@rule("R 1.10.5-a")
def test_no_veteran_without_a_regular_legion() -> None:
    """R-1.10.5: none left, nothing happens."""
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 5)
    s.veterans = 0b11111
    # 9 + 14 - 10 = 13.
    assert battle(s, slot, 3, 3, 3) == STALEMATE
    assert s.veterans == 0b11111
    assert s.loyal[:5] == [NONE] * 5


@rule("R 1.10.5-f", "R 1.10.2", "R 1.10.21")
def test_neither_defeat_nor_disaster_makes_veterans() -> None:
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 8, 6)
    assert battle(s, slot, 4, 3, 3, 0, 1, 2, 3, *blanks(s, 7)) == DISASTER
    assert battle(s, slot, 1, 1, 1, 4, 5, 6, 7) == DEFEAT
    assert s.veterans == 0


@rule("R 1.10.5-d")
def test_no_battle_at_sea_makes_veterans() -> None:
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 5, 12)
    # 12 + 16 - 10 = 18.
    assert battle(s, slot, 4, 4, 4, naval=True) == VICTORY
    assert s.veterans == 0


@rule("R 1.10.5-c", "R 1.10.5-b", "R 1.05.3")
def test_a_veteran_outlives_its_patron_without_allegiance() -> None:
    """R-1.10.5."""
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 9)
    assert battle(s, slot, *STALE, 6) == STALEMATE
    other = general(s, "cornelius", "first_gallic_war", 0)
    s.legions[6] = UNDER + other
    assert s.loyal[6] == slot
    die(s, slot)
    assert s.veterans == 1 << 6
    assert s.loyal[6] == NONE


@rule("R 1.10.5-c", "R 1.10.71-a")
def test_a_captured_general_keeps_the_allegiance_a_dead_one_gets_none() -> None:
    """R-1.10.5."""
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 8)
    # 9 + 12 - 10 = 11: two lost.
    assert battle(s, slot, 3, 3, 3, 0, 1, 0, number(s, slot), 6) == STALEMATE
    assert s.senator(slot).place == CAPTIVE
    assert s.loyal[6] == slot
    assert s.legions[6] == AT_WAR + war("first_gallic_war")
    other = general(s, "cornelius", "first_gallic_war", 8)
    taken = [n for n, place in enumerate(s.legions) if place == UNDER + other]
    chits = [number(s, other), 0]
    assert battle(s, other, 3, 3, 3, *taken[:2], *chits, taken[5]) == STALEMATE
    assert s.senators[other] is None
    assert s.veterans >> taken[5] & 1
    assert s.loyal[taken[5]] == NONE


@rule("R 1.10.5-a", "R 1.10.51", "R 1.07.312")
def test_caesar_makes_two_veterans_by_a_victory_only() -> None:
    s = ground("first_gallic_war", scenario="late")
    slot = general(s, "julius_caesar", "first_gallic_war", 9)
    # 8 + 15 - 10 = 13, a stalemate without losses; then 9 + 16 - 10 = 15, three losses.
    assert battle(s, slot, 3, 3, 2, 0) == STALEMATE
    assert s.veterans == 1
    assert battle(s, slot, 3, 3, 3, 1, 2, 3, *blanks(s, 3), 4, 5) == VICTORY
    assert s.veterans == 0b110001
    assert [s.loyal[n] for n in (0, 4, 5)] == [slot] * 3


@rule("R 1.10.6-a", "R 1.10.61-a")
def test_veterans_and_regulars_are_lost_alike_at_random() -> None:
    s = ground("second_punic_war")
    slot = general(s, "fabius", "second_punic_war", 8, 6)
    s.veterans = 0b11
    s.loyal[0] = slot
    # 11 is a standoff number: a quarter, two legions and two fleets.
    assert battle(s, slot, 5, 3, 3, 0, 7, *blanks(s, 4), 2) == STANDOFF
    assert s.veterans == 0b110
    assert s.loyal[0] == NONE
    assert under(s, slot) == (6, 4)


@pytest.mark.parametrize(("lost", "popularity"), [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2)])
@rule("R 1.10.61-c", "R V.8-a")
def test_two_legions_lost_cost_a_point_of_popularity(lost: int, popularity: int) -> None:
    """R-1.10.61: rounded down in each battle."""
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 8)
    # 8 + 4 against 10: a natural 11 makes 13, each point less loses one more.
    dice = {0: (5, 3, 3), 1: (4, 3, 3), 2: (3, 3, 3), 3: (2, 3, 3), 4: (1, 3, 3)}[lost]
    assert battle(s, slot, *dice, *range(lost), *blanks(s, lost), 7) == STALEMATE
    assert s.senator(slot).popularity == popularity
    assert under(s, slot) == (8 - lost, 0)


@rule("R 1.10.62-a", "R 1.10.62-b")
def test_supporting_fleets_are_lost_without_harm_to_his_name() -> None:
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 1, 6)
    # 12 + 2 - 4 = 10: up to three of each kind.
    assert battle(s, slot, 4, 4, 4, 0, *blanks(s, 4)) == STALEMATE
    assert under(s, slot) == (0, 3)
    assert s.senator(slot).popularity == 0
    # Even without an army he is Proconsul, unharmed.
    assert s.senator(slot).marks & PROCONSUL


@rule("R 1.10.6", "R 1.07.312")
def test_fabius_halves_all_losses_fractions_up() -> None:
    s = ground("second_punic_war")
    slot = general(s, "fabius_cunctator", "second_punic_war", 9, 5)
    # Disaster: 5 and 3 become 3 and 2.
    assert battle(s, slot, 4, 3, 3, 0, 1, 2, *blanks(s, 5)) == DISASTER
    assert under(s, slot) == (6, 3)
    assert s.senator(slot).popularity == -1
    # 3 + 11 - 15: all is lost but half of it, and he dies.
    assert battle(s, slot, 1, 1, 1, 3, 4, 5) == DEFEAT
    here = AT_WAR + war("second_punic_war")
    assert (s.legions.count(here), s.fleets.count(here)) == (3, 1)
    # What is halved is what there is to lose.
    assert units_lost(Outcome(STALEMATE, 4, 9, 10, 9), 2, HALVE_LOSSES) == 1


@rule("R 1.10.6", "R 1.07.312", "R 1.09.34-h")
def test_fabius_halves_nothing_as_master_of_horse() -> None:
    s = ground("second_punic_war")
    slot, _ = dictator(s, "cornelius", "fabius_cunctator", "second_punic_war", 9, 5)
    assert battle(s, slot, 4, 3, 3, *range(5), *blanks(s, 8)) == DISASTER
    assert under(s, slot) == (4, 2)


@rule("R 1.10.21", "R 1.10.31", "R 1.07.312")
@pytest.mark.parametrize(("dice", "result"), [((5, 4, 4), DISASTER), ((6, 4, 4), STANDOFF)])
def test_lucullus_loses_nobody_by_numbers(dice: tuple[int, int, int], result: int) -> None:
    s = ground("first_mithridatic_war", scenario="late")
    slot = general(s, "lucullus", "first_mithridatic_war", 9, 6, seat=2)
    veteran = [0] if result == STANDOFF else []
    assert battle(s, slot, *dice, *veteran) == result
    assert under(s, slot) == (9, 6)
    assert s.unrest == (4 if result == DISASTER else 3)
    assert s.senator(slot).marks & WITHDRAWN
    # The number has struck: the next time it is read on the table.
    assert s.fronts[0].used == 1 << sum(dice)
    assert BARRACKS not in s.legions
