"""Death, capture and ransom of commanders; proconsuls (1.10.7, 1.10.71, 1.10.8)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import STALEMATE, VICTORY
from aedilis.republic.definitions.components import CHIT_DRAW_TWO
from aedilis.republic.definitions.named import DICTATOR, FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.mortality import mortality_draw
from aedilis.republic.rules.peace import BOUGHT, RESHUFFLED, end_war
from aedilis.republic.rules.persons import hrao, in_rome, why_not_play, with_identity
from aedilis.republic.rules.ransom import RANSOM, ransom, redeemable
from aedilis.republic.rules.resolution import DISASTER
from aedilis.republic.rules.wars import the_front
from aedilis.republic.state.choices import senators
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    FIELD,
    PRIOR_CONSUL,
    PROCONSUL,
    RAIDERS,
    ROME,
    UNDER,
)
from tests.republic.setup.combat import (
    aside_choices,
    battle,
    blanks,
    dictator,
    endow,
    general,
    ground,
    number,
    under,
    war,
)
from tests.republic.setup.opening import bring, sound, told

# With 8 legions and military 4 against 10 a natural 9 makes 11: two legions are lost.
TWO_LOST = (3, 3, 3, 0, 1)


def captive(name: str = "fabius") -> tuple[RepublicState, int]:
    """A general in the hands of the Gauls, with two legions lost."""
    s = ground("first_gallic_war")
    slot = general(s, name, "first_gallic_war", 8)
    assert battle(s, slot, *TWO_LOST, 0, number(s, slot), 5) == STALEMATE
    return s, slot


@rule("R 1.10.71-a", "R 1.10.7-b", "R 1.10.7-d")
def test_the_last_of_several_chits_captures_him() -> None:
    """R-1.10.71a: chits 4 and 9 with general 9."""
    s = ground("first_gallic_war")
    slot = general(s, "aurelius", "first_gallic_war", 11)
    others = [n for n in blanks(s, 2) if n != 9]
    # 8 + 13 - 10 = 11.
    assert battle(s, slot, 2, 3, 3, 0, 1, others[0], 9, 5) == STALEMATE
    one = s.senator(slot)
    assert (one.place, one.at) == (CAPTIVE, war("first_gallic_war"))
    assert under(s, slot) == (0, 0)
    assert s.legions.count(AT_WAR + war("first_gallic_war")) == 9
    assert told(s, "republic-captured")


@pytest.mark.parametrize("place", [0, 1])
@rule("R 1.10.7-b", "R 1.10.71-a", "R 1.10.7-h")
def test_draw_two_counts_for_nothing_itself(place: int) -> None:
    """R-1.05.21b: one chit is due, two are drawn; the last of them captures."""
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 8)
    chits = [0, 0]
    chits[place] = number(s, slot)
    # 10 + 12 - 10 = 12: one legion.
    assert battle(s, slot, 4, 3, 3, 0, CHIT_DRAW_TWO, *chits, 5) == STALEMATE
    captured = s.senators[slot] is not None and s.senator(slot).place == CAPTIVE
    assert captured == (place == 1)


@rule("R 1.10.71-a", "R 1.10.7-b")
def test_a_single_chit_kills() -> None:
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 8)
    assert battle(s, slot, 4, 3, 3, 0, number(s, slot), 5) == STALEMATE
    assert s.senators[slot] is None
    assert s.legions.count(AT_WAR + war("first_gallic_war")) == 7


@rule("R 1.10.71-a", "R 1.10.7-b")
def test_an_earlier_chit_kills() -> None:
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 8)
    assert battle(s, slot, *TWO_LOST, number(s, slot), 0, 5) == STALEMATE
    assert s.senators[slot] is None


@rule("R 1.10.71-a")
def test_a_victor_is_killed_and_never_captured() -> None:
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 10)
    # 12 + 14 - 10 = 16: two lost.
    assert battle(s, slot, 4, 4, 4, 0, 1, 0, number(s, slot), 5) == VICTORY
    assert s.senators[slot] is None


@rule("R 1.10.7-c", "R 1.10.7-a")
def test_nobody_else_is_at_risk() -> None:
    """R-1.10.7: two legions and two fleets bring four chits."""
    s = ground("second_illyrian_war")
    slot = general(s, "fabius", "second_illyrian_war", 3, 5)
    away = general(s, "cornelius", "second_illyrian_war", 3, 2, which=DICTATOR)
    strangers = [number(s, x) for x in in_rome(s)][:3]
    # 9 + 6 - 4 = 11: two of each kind.
    assert battle(s, slot, 3, 3, 3, 0, 1, *strangers, number(s, away), 2) == STALEMATE
    for chit in strangers:
        assert with_identity(s, chit)
    assert s.senators[away] is not None
    assert under(s, slot) == (1, 3)


@pytest.mark.parametrize("spared", [True, False])
@rule("R 1.10.7-b", "R 1.05.22")
def test_the_other_of_a_pair_may_draw_the_chit_upon_himself(spared: bool) -> None:
    """Of the two with number 29 the lower throw is struck; he at home is in no danger."""
    s = ground("first_gallic_war", scenario="late")
    slot = general(s, "crassus", "first_gallic_war", 8)
    at_home = bring(s, 1, "lucullus")
    assert with_identity(s, 29) == [slot, at_home]
    throws = [6, 6, 1, 1] if spared else [1, 1, 6, 6]
    # 12 + 10 - 10 = 12: one legion.
    assert battle(s, slot, 4, 4, 4, 0, 29, *throws, 3) == STALEMATE
    assert (s.senators[slot] is not None) == spared
    assert s.senators[at_home] is not None


@rule("R 1.10.7-b", "R 1.09.34", "R 1.10.71")
def test_a_captured_dictator_leaves_his_master_in_rome() -> None:
    """R-1.09.34: he keeps his office (R-1.09.34b)."""
    s = ground("first_gallic_war")
    slot, horse = dictator(s, "fabius", "manlius", "first_gallic_war", 5)
    # 11 + 10 - 10 = 11.
    assert battle(s, slot, 5, 3, 3, 0, 1, 0, number(s, slot), 2) == STALEMATE
    assert s.senator(slot).place == CAPTIVE
    assert s.senator(horse).place == ROME
    assert s.senator(horse).offices


@rule("R 1.10.7-b", "R 1.09.34-f", "R 1.10.71")
def test_the_master_of_horse_may_be_captured_too() -> None:
    s = ground("first_gallic_war")
    slot, horse = dictator(s, "fabius", "manlius", "first_gallic_war", 5)
    assert battle(s, slot, 5, 3, 3, 0, 1, 0, number(s, horse), 2) == STALEMATE
    assert s.senator(horse).place == CAPTIVE
    assert s.senator(slot).place == FIELD
    assert under(s, slot) == (3, 0)


@rule("R 1.10.71-a", "R 1.10.21")
def test_a_disaster_captures_too() -> None:
    s = ground("first_gallic_war")
    slot = general(s, "fabius", "first_gallic_war", 4)
    assert battle(s, slot, 5, 4, 4, 0, 1, 0, number(s, slot)) == DISASTER
    assert s.senator(slot).place == CAPTIVE


@rule("R 1.10.71-c", "R 1.10.71-f", "R 1.10.71-l", "R 1.10.8")
def test_a_captive_keeps_his_office_is_not_in_rome_and_blocks_his_id() -> None:
    """R-1.10.71d."""
    s, slot = captive()
    one = s.senator(slot)
    assert one.offices == 1 << FIELD_CONSUL
    assert not one.marks & PROCONSUL
    assert slot not in in_rome(s)
    assert hrao(s) != slot
    # His family's statesman cannot come into play for another faction.
    assert why_not_play(s, 1, 1) == "republic-refused-family-elsewhere"


@rule("R 1.10.71-e")
def test_a_captive_may_die_by_a_common_mortality_chit() -> None:
    s, slot = captive()
    s.dice.script = [number(s, slot)]
    mortality_draw(s, 1)
    assert s.senators[slot] is None


@pytest.mark.parametrize(("influence", "price"), [(4, 10), (5, 10), (6, 12), (9, 18)])
@rule("R 1.10.71-g")
def test_the_ransom(influence: int, price: int) -> None:
    """R-1.10.71c."""
    s, slot = captive()
    s.senator(slot).influence = influence
    assert ransom(s, slot) == price


@rule("R 1.10.71-h", "R 1.10.71-i", "R 1.10.71-j", "R 1.10.71-b", "R 1.06.31", "R 1.06.31-d")
def test_he_is_ransomed_out_of_turn_from_both_purses() -> None:
    """R-1.10.71c: at any time, and he is in Rome at once."""
    s, slot = captive()
    s.senator(slot).influence = 6
    endow(s, slot, 5, 9)
    prompt = aside(s, 0)
    assert prompt is not None
    assert RANSOM in prompt.choices([])
    assert prompt.choices([RANSOM]) == senators("senator", [slot])
    move = [RANSOM, *senators("senator", [slot])]
    # Of the twelve talents his faction can pay nine.
    assert prompt.choices(move) == [3, 4, 5]
    prompt.act([*move, 4])
    one = s.senator(slot)
    assert (one.place, one.talents, s.factions[0].treasury) == (ROME, 1, 1)
    assert told(s, "republic-ransomed")[0]["talents"] == 12
    assert redeemable(s, 0) == []
    sound(s)


@rule("R 1.10.71-h")
def test_who_cannot_pay_is_offered_nothing() -> None:
    s, slot = captive()
    s.senator(slot).influence = 6
    endow(s, slot, 5, 6)
    assert redeemable(s, 0) == []
    assert RANSOM not in aside_choices(s, 0)
    endow(s, slot, 5, 7)
    assert redeemable(s, 0) == [slot]
    # Nobody else may pay for him.
    assert redeemable(s, 1) == []


@rule("R 1.10.71-i")
def test_raiders_take_ransom_too() -> None:
    s, slot = captive()
    s.senator(slot).at = RAIDERS
    endow(s, slot, 20, 0)
    assert RANSOM in aside_choices(s, 0)


@pytest.mark.parametrize("how", [BOUGHT, RESHUFFLED])
@rule("R 1.10.71-k")
def test_he_dies_when_the_war_is_gone(how: int) -> None:
    """R-1.10.71c: bought off, or shuffled back."""
    s, slot = captive()
    s.dice.script = None
    end_war(s, the_front(s, war("first_gallic_war")), how)
    assert s.senators[slot] is None
    assert s.legions.count(BARRACKS) == 6
    sound(s)


@rule("R 1.10.71-k")
def test_he_dies_when_the_war_is_beaten() -> None:
    s, slot = captive()
    other = general(s, "cornelius", "first_gallic_war", 15)
    army = [n for n, place in enumerate(s.legions) if place == UNDER + other]
    # 10 + 19 - 10 = 19.
    assert battle(s, other, 4, 3, 3, army[0]) == VICTORY
    assert s.senators[slot] is None


@rule("R 1.10.8-a", "R 1.10.8-b", "R 1.10.8-d", "R 1.10.8-f", "R 1.10.8-g")
def test_proconsuls_are_prior_consuls_without_rank_and_there_may_be_many() -> None:
    """R-1.10.8a: never the highest ranking official."""
    s = ground("first_gallic_war")
    army = [
        general(s, "fabius", "first_gallic_war", 6),
        general(s, "cornelius", "first_gallic_war", 6, which=ROME_CONSUL),
    ]
    for slot in army:
        s.senator(slot).influence = 0
        assert hrao(s, everywhere=True) in army
        first = s.legions.index(UNDER + slot)
        # 12 + 10 - 10 = 12: one legion.
        assert battle(s, slot, 4, 4, 4, first, *blanks(s, 1), first + 1) == STALEMATE
        assert s.senator(slot).marks == PROCONSUL | PRIOR_CONSUL
        assert s.senator(slot).offices
    assert [s.senator(slot).place for slot in army] == [FIELD, FIELD]
    assert hrao(s, everywhere=True) not in army
