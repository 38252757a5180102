"""A rebel who has succeeded while Rome faces four wars or more (1.12.4)."""

import pytest

from aedilis.kernel.dice import Dice
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import FIELD_CONSUL, ROME_CONSUL
from aedilis.republic.phases.combat.phase import COMBAT_STEPS, CombatFrame
from aedilis.republic.phases.ending import settle
from aedilis.republic.rules.money import state_owes
from aedilis.republic.rules.revolt import join
from aedilis.republic.rules.victory import people_revolt
from aedilis.republic.state.saving import to_data
from aedilis.republic.state.sitting import SenateSession
from aedilis.republic.state.table import COMBAT, Holding, RepublicState
from aedilis.republic.state.zones import AT_PROVINCE, BARRACKS, CAPTIVE, DEPUTY, POOL, UNDER
from tests.republic.setup.combat import blanks, general, number, person, under, war
from tests.republic.setup.endings import outcome
from tests.republic.setup.opening import breaks_out, sound, told
from tests.republic.setup.revolution import (
    GAME,
    asked,
    choices,
    has_died,
    quiet,
    say,
    start,
    uprising,
    used_up,
)

FOUR = ("first_gallic_war", "lusitanian_war", "syrian_war", "first_illyrian_war")


def rome(legions: int, barracks: int, fleets: int, *wars: str) -> tuple[RepublicState, int]:
    """A rebel (MIL 2) of seat 1 who has not succeeded yet; legions and fleets in Rome; wars."""
    s = quiet()
    rebel = uprising(s, "fulvius", legions, 1)
    for n in [n for n, place in enumerate(s.legions) if place == POOL][:barracks]:
        s.legions[n] = BARRACKS
    for n in range(fleets):
        s.fleets[n] = BARRACKS
    for name in wars:
        breaks_out(s, name)
    return s, rebel


def succeeds(s: RepublicState, *outcomes: int) -> None:
    """The people revolt for him."""
    s.dice.script = list(outcomes)
    people_revolt(s)
    settle(s)
    GAME.run(s)
    sound(s)


@rule("R 1.12.4-c", "R 1.12.4-d")
def test_he_takes_all_units_in_rome_and_nothing_else_is_played() -> None:
    s, rebel = rome(3, 9, 6, *FOUR)
    garrison = s.legions.index(POOL)
    sicilia = index_of("province", "sicilia")
    s.holdings[sicilia] = Holding(False, NONE, 0)
    s.legions[garrison] = AT_PROVINCE + sicilia
    s.senate_session = SenateSession()
    s.fronts[0].used = 1 << 10
    succeeds(s)
    assert under(s, rebel) == (12, 6)
    assert s.legions[garrison] == AT_PROVINCE + sicilia
    assert [frame.kind() for frame in s.stack] == ["survival"]
    assert (s.phase, s.over) == (COMBAT, False)
    assert to_data(s)["session"] is None
    assert s.fronts[0].used == 0
    assert asked(s) == ("republic-ask-survival-war", 1)


@rule("R 1.12.4")
def test_with_three_wars_he_has_won_at_once() -> None:
    s, _ = rome(3, 9, 6, *FOUR[:3])
    succeeds(s)
    assert outcome(s) == ("rebel_revolt", [1])


@rule("R 1.12.4-e", "R 1.12.4-g")
def test_five_wars_need_two_victories_in_an_order_of_his_choice() -> None:
    """R-1.12.4: five wars, two victories."""
    s, rebel = rome(6, 18, 6, *FOUR, "jugurthine_war")
    succeeds(s, 6, 6, 6, 3, 6, 6, 6, 4)
    assert choices(s, "war") == [*FOUR, "jugurthine_war"]
    say(s, {"war": "syrian_war"})
    assert not s.over
    assert "syrian_war" not in choices(s, "war")
    prompt = GAME.asked(s)[0]
    assert prompt.params == {"count": 1}
    say(s, {"war": "first_illyrian_war"})
    assert outcome(s) == ("rebel_revolt", [1])
    assert used_up(s)
    assert {front.war for front in s.fronts} == {
        war(name) for name in ("first_gallic_war", "lusitanian_war", "jugurthine_war")
    }
    assert s.rebel == rebel


@rule("R 1.12.4-f")
def test_a_battle_that_is_not_won_loses_all() -> None:
    s, _ = rome(3, 3, 6, *FOUR)
    # 6 + 2 + 9 - 6 = 11: a stalemate, two of each kind lost.
    succeeds(s, 4, 3, 2, 0, 1, *blanks(s, 4), 2)
    say(s, {"war": "lusitanian_war"})
    assert outcome(s) == ("lost_rebel", [])


@rule("R 1.12.4-f", "R 1.10.71-a")
def test_his_capture_loses_all() -> None:
    s, rebel = rome(3, 3, 6, *FOUR)
    # 6 + 2 + 9 - 6 = 11: a stalemate, and the last of four chits is his.
    succeeds(s, 4, 3, 2, 0, 1, *blanks(s, 3), number(s, rebel), 2)
    say(s, {"war": "lusitanian_war"})
    assert told(s, "republic-captured")
    assert s.senator(rebel).place == CAPTIVE
    assert outcome(s) == ("lost_rebel", [])
    sound(s)


@rule("R 1.12.4-f")
def test_the_support_of_a_war_is_needed() -> None:
    s, _ = rome(20, 0, 1, *FOUR)
    succeeds(s, 6, 6, 6, 3)
    # Only the Gallic War needs no fleets: with one war within reach there is nothing to choose.
    assert used_up(s)
    assert outcome(s) == ("rebel_revolt", [1])
    s, _ = rome(20, 0, 1, *FOUR[1:], "jugurthine_war")
    succeeds(s)
    assert outcome(s) == ("lost_rebel", [])


@rule("R 1.12.4")
def test_without_a_legion_he_has_lost() -> None:
    s, rebel = rome(1, 0, 9, *FOUR)
    s.legions[s.legions.index(UNDER + rebel)] = POOL
    succeeds(s)
    assert outcome(s) == ("lost_rebel", [])


@rule("R 1.12.4", "R 1.10.12")
def test_a_fleet_has_to_be_beaten_first() -> None:
    s, _ = rome(20, 0, 20, *FOUR[:3], "first_punic_war")
    # At sea 20 + 2 + 16 - 10, on land 20 + 2 + 16 - 10: both victories without losses.
    succeeds(s, 4, 6, 6, 4, 6, 6, 5)
    say(s, {"war": "first_punic_war"})
    assert outcome(s) == ("rebel_revolt", [1])
    assert used_up(s)
    events = [*told(s, "republic-fleet-beaten"), *told(s, "republic-war-won")]
    assert [event["count"] for event in events] == [5, 5]


@rule("R 1.12.4", "R 1.10.12")
def test_without_the_support_after_a_victory_at_sea_he_has_lost() -> None:
    s, _ = rome(20, 0, 5, *FOUR[:3], "first_punic_war")
    # 5 + 2 + 17 - 10 = 14: a victory that costs four of each kind.
    lost = [0, 1, 2, 3]
    succeeds(s, 5, 6, 6, *lost, *blanks(s, 8))
    say(s, {"war": "first_punic_war"})
    assert outcome(s) == ("lost_rebel", [])
    assert used_up(s)


@rule("R 1.12.4")
def test_his_death_loses_all_even_in_a_victory() -> None:
    s, rebel = rome(4, 4, 6, *FOUR)
    join(s, person(s, "aelius", 1))
    # 8 + 2 + 12 - 6 = 16: a victory that costs two of each kind.
    chits = [number(s, rebel), *blanks(s, 3)]
    succeeds(s, 4, 4, 4, 0, 1, *chits, 3)
    say(s, {"war": "lusitanian_war"})
    assert outcome(s) == ("lost_rebel", [])


@rule("R 1.12.4", "R 1.11.32")
def test_a_former_master_of_horse_helps_him_here_as_well() -> None:
    s, _ = rome(9, 0, 6, *FOUR)
    helper = person(s, "aelius", 1)  # MIL 3
    join(s, helper)
    s.senator(helper).marks |= DEPUTY
    succeeds(s, 6, 6, 6, 3)
    say(s, {"war": "lusitanian_war"})
    (event,) = told(s, "republic-battle-victory")
    assert event["roman"] == 9 + 2 + 3


@rule("R 1.12.4", "R 1.06.53")
def test_bankruptcy_in_the_middle_of_things_leads_there_too() -> None:
    s, _ = rome(3, 9, 6, *FOUR)
    state_owes(s, s.treasury + 1)
    settle(s)
    GAME.run(s)
    sound(s)
    assert (s.stack[0].kind(), s.over) == ("survival", False)
    s.dice.script = [6, 6, 6, 3]
    say(s, {"war": "lusitanian_war"})
    assert outcome(s) == ("rebel_bankruptcy", [1])


@rule("R 1.12.4-c", "R 1.12.4-d", "R 1.11.373")
def test_after_a_battle_the_beaten_army_is_his() -> None:
    s, rebel = rome(12, 2, 6, *FOUR)
    s.phase = COMBAT
    general(s, "cornelius", "rebel", 6, which=FIELD_CONSUL)
    general(s, "manlius", "rebel", 3, seat=2, which=ROME_CONSUL)
    # 6 + 4 + 8 - 14 = 4: a defeat, four legions lost; two and the three of the other are left.
    start(s, CombatFrame(COMBAT_STEPS.step("fight")), 4, 2, 2, 14, 15, 16, 17)
    for _ in range(2):
        assert asked(s)[0] == "republic-ask-first-general"
        say(s, {"general": "cornelius"})
    assert has_died(s, "cornelius")
    assert not has_died(s, "manlius")
    assert under(s, rebel)[0] == 12 + 2 + 2 + 3
    assert s.stack[0].kind() == "survival"


@rule("R 1.12.4")
def test_he_may_choose_only_active_wars_within_reach() -> None:
    s, _ = rome(12, 0, 3, *FOUR, "second_punic_war")
    succeeds(s)
    assert choices(s, "war") == list(FOUR)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 1, {"war": "second_punic_war"})


@rule("R 1.12.4")
def test_the_fight_can_be_saved_and_read() -> None:
    s, _ = rome(12, 0, 6, *FOUR)
    succeeds(s)
    again = GAME.from_data(to_data(s))
    assert to_data(again) == to_data(s)
    assert again.stack[0].fields() == s.stack[0].fields()
    assert isinstance(again.dice, Dice)
