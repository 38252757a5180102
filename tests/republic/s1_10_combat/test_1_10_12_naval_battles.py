"""The enemy's fleet has to be beaten first (1.10.12, 1.10.62)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.phases.combat.attack import BY_LAND, AttackFrame
from aedilis.republic.state.choices import NO, YES
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import AT_WAR, BARRACKS, FIELD, PROCONSUL, ROME, VICTOR
from tests.republic.setup.combat import (
    battle,
    blanks,
    dictator,
    general,
    ground,
    number,
    run,
    under,
    war,
)
from tests.republic.setup.opening import told

# With 10 fleets and military 4 against 10, a natural 12 makes 16: two of each kind are lost.
WON = (4, 4, 4)


def attack(s: RepublicState, slot: int, *outcomes: int, answers: tuple[int, ...] = ()) -> None:
    s.dice.script = list(outcomes)
    run(s, AttackFrame(slot), *[[answer] for answer in answers])
    assert s.dice.script == []


@rule(
    "R 1.10.12-a",
    "R VII.naval-terms",
    "R VII.battle-kinds",
    "R 1.10.12-b",
    "R 1.10.12-c",
    "R 1.10.12-f",
)
def test_the_fleets_fight_first_and_military_is_capped_by_them() -> None:
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 12, 3)
    # 6 against 10: a natural 16 makes 12, a stalemate with one of each kind lost.
    attack(s, slot, 6, 5, 5, 0, *blanks(s, 2))
    known = told(s, "republic-battle-stalemate")[0]
    assert (known["naval"], known["roman"], known["enemy"]) == (1, 6, 10)
    assert under(s, slot) == (11, 2)
    assert not s.fronts[0].naval_won
    assert s.senator(slot).marks & PROCONSUL
    # No legion becomes a veteran at sea.
    assert s.veterans == 0


@rule(
    "R 1.10.12-d", "R 1.10.12-e", "R 1.10.12-j", "R 1.10.4-b", "R 1.10.4-h", "R 1.10.61-b", "R V.8"
)
def test_after_a_naval_victory_the_general_may_go_on_by_land() -> None:
    """R-1.10.12a, R-1.10.4a: half of both printed strengths together, rounded once."""
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 15, 10)
    treasury, influence = s.treasury, s.senator(slot).influence
    sea = [*WON, 0, 1, *blanks(s, 4)]
    # By land 13 legions and 4 against 10: a natural 12 makes 19.
    attack(s, slot, *sea, 6, 3, 3, 2, answers=(YES,))
    assert s.fronts == []
    assert s.treasury == treasury + 35
    assert s.unrest == 1
    assert s.senator(slot).influence == influence + 10
    # Two legions lost at sea have cost one point before.
    assert s.senator(slot).popularity == 9
    assert s.senator(slot).marks & VICTOR
    assert under(s, slot) == (13, 8)


@rule("R 1.10.4-e", "R 1.10.4-f")
def test_two_halves_are_rounded_together() -> None:
    """R-1.10.4a: 3 and 8 bring 6, not 2 and 4 rounded apart."""
    s = ground("first_cilician_pirates", scenario="middle")
    slot = general(s, "fabius", "first_cilician_pirates", 10, 10)
    influence = s.senator(slot).influence
    # 12 + 14 - 8 = 18, then 12 + 14 - 3 = 23: no losses.
    attack(s, slot, 4, 4, 4, 4, 4, 4, 0, answers=(YES,))
    assert s.senator(slot).influence == influence + 6
    assert [one["count"] for one in told(s, "republic-fleet-beaten")] == [4]
    assert [one["count"] for one in told(s, "republic-war-won")] == [2]


@rule("R 1.10.4-f")
def test_an_odd_fleet_and_an_odd_army_are_rounded_once() -> None:
    """R-1.10.4a: what was gained at sea is taken off the whole."""
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 10, 2)
    influence = s.senator(slot).influence
    s.dice.script = [4, 4, 4, 0]
    run(s, AttackFrame(slot, BY_LAND, 15))
    # 15 and 4: ten altogether, of which eight were gained at sea.
    assert s.senator(slot).influence == influence + 2


@rule("R 1.10.12-e", "R 1.10.12-f", "R 1.10.12-g", "R 1.10.8")
def test_who_declines_becomes_proconsul_and_the_marker_stays() -> None:
    """R-1.10.12b."""
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 15, 10)
    attack(s, slot, *WON, 0, 1, *blanks(s, 4), answers=(NO,))
    assert s.fronts[0].naval_won
    assert s.senator(slot).marks & PROCONSUL
    assert not s.senator(slot).marks & VICTOR
    assert under(s, slot) == (13, 8)
    # Next time the land battle is fought at once.
    attack(s, slot, 6, 3, 3, 2)
    assert told(s, "republic-war-won")


@rule("R 1.10.12-e", "R 1.10.11-a")
def test_too_few_fleets_left_for_the_land_battle_and_nobody_is_asked() -> None:
    """R-1.10.12a: the fleets fall below the support."""
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 15, 5)
    # 15 + 9 - 10 = 14: four of each kind lost.
    attack(s, slot, 5, 5, 5, 0, 1, 2, 3, *blanks(s, 8))
    assert s.fronts[0].naval_won
    assert s.fronts[0].fought == 2
    assert s.senator(slot).marks & PROCONSUL
    assert under(s, slot) == (11, 1)


@rule("R 1.10.12-h", "R 1.10.12-i")
def test_fleets_alone_come_home_after_their_victory() -> None:
    """R-1.10.12c: no general in command is left to revolt."""
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 0, 10)
    popularity = s.senator(slot).popularity
    attack(s, slot, *WON, *blanks(s, 2))
    one = s.senator(slot)
    assert (one.place, one.marks & VICTOR, one.serial) == (ROME, 0, 0)
    assert s.fleets.count(BARRACKS) == 8
    assert one.popularity == popularity + 5
    assert s.fronts[0].naval_won


@rule("R 1.10.12-e", "R 1.10.7-b")
def test_a_general_killed_by_his_naval_victory_leaves_his_army_on_the_war() -> None:
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 15, 10)
    chits = [number(s, slot), *blanks(s, 3)]
    attack(s, slot, *WON, 0, 1, *chits)
    assert s.fronts[0].naval_won
    assert s.legions.count(AT_WAR + war("first_punic_war")) == 13


@rule("R 1.10.12-b")
def test_without_fleets_a_war_with_a_fleet_cannot_be_attacked() -> None:
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 15)
    attack(s, slot)
    assert s.fronts[0].fought == 0
    assert s.senator(slot).place == FIELD


@rule("R 1.10.62-a", "R 1.10.62-b", "R 1.10.61-b", "R 1.10.12-j")
def test_a_disaster_at_sea_takes_half_of_each_kind() -> None:
    """R-1.10.21: 5 legions and 3 fleets lose 3 and 2."""
    s = ground("first_punic_war")
    slot = general(s, "fabius", "first_punic_war", 5, 3)
    s.senator(slot).popularity = 0
    assert battle(s, slot, 5, 4, 4, 0, 1, 2, *blanks(s, 5), naval=True) == 3
    assert under(s, slot) == (2, 1)
    assert s.unrest == 4
    # Popularity falls for legions only: one for three of them.
    assert s.senator(slot).popularity == -1


@pytest.mark.parametrize("won", [True, False])
@rule("R 1.09.34-g", "R 1.10.8-e")
def test_a_dictators_master_fights_at_sea_beside_him(won: bool) -> None:
    """R-1.10.8b: he goes home when the Dictator becomes Proconsul, and keeps his office."""
    s = ground("first_punic_war")
    slot, horse = dictator(s, "fabius", "manlius", "first_punic_war", 1, 7)
    # 14 against 10: a natural 15 makes 19, a natural 9 makes 13.
    dice = (5, 5, 5) if won else (3, 3, 3)
    attack(s, slot, *dice, answers=(NO,) if won else ())
    assert told(s, f"republic-battle-{'victory' if won else 'stalemate'}")
    assert s.senator(slot).marks & PROCONSUL
    assert (s.senator(horse).place, bool(s.senator(horse).offices)) == (ROME, True)
