"""Battles between the Senate and the rebel, and what may be done around them (1.11.35 to
1.11.373, 1.07.35).
"""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.components import CHIT_NONE
from aedilis.republic.definitions.named import (
    ALLY_DESERTS,
    DICTATOR,
    ENEMYS_ALLY_DESERTS,
    EVIL_OMENS,
    ROME_CONSUL,
)
from aedilis.republic.phases.combat.clash import fight_rebel
from aedilis.republic.phases.revolution.declare import candidates
from aedilis.republic.rules.persons import in_play
from aedilis.republic.rules.revolt import join
from aedilis.republic.state.endings import ENDINGS
from aedilis.republic.state.table import COMBAT, RepublicState
from aedilis.republic.state.zones import (
    AT_WAR,
    BARRACKS,
    CAPTIVE,
    DEPUTY,
    FIELD,
    MARCH,
    POOL,
    PROCONSUL,
    ROME,
    VICTOR,
)
from tests.republic.setup.combat import blanks, general, number, person, under
from tests.republic.setup.opening import sound, told
from tests.republic.setup.revolution import (
    asked,
    battles,
    beside,
    has_died,
    quiet,
    say,
    uprising,
    used_up,
    veteran,
    war_in_italy,
)


def clash(s: RepublicState, slot: int, *outcomes: int) -> int:
    """Fight with these outcomes, no more and no fewer."""
    s.log = []
    s.dice.script = list(outcomes)
    result = fight_rebel(s, slot)
    assert s.dice.script == []
    sound(s)
    return result


# -- strength and results --------------------------------------------------------------------------


@rule("R 1.11.37-a", "R 1.11.37-b", "R 1.11.37-c")
def test_both_armies_count_legions_and_capped_ratings() -> None:
    s, _, slot = war_in_italy(rebels=1, senate=3)
    veteran(s, 1)
    # The rebel: 1 and 1 of his 2. The Senate: 2 + 1 + 1, and all of his 4.
    assert clash(s, slot, 3, 1, 1, 1, 2, 0, *blanks(s, 3), 3) == STALEMATE
    (event,) = told(s, "republic-civil-war-stalemate")
    assert (event["roman"], event["enemy"], event["total"]) == (8, 2, 11)


@rule("R 1.11.37-d", "R 1.09.34")
def test_a_former_master_of_horse_adds_to_the_rebel() -> None:
    s, _, slot = war_in_italy()
    helper = person(s, "aelius", 1)  # MIL 3
    join(s, helper)
    s.senator(helper).marks |= DEPUTY
    clash(s, slot, 4, 4, 4, 6)
    (event,) = told(s, "republic-civil-war-stalemate")
    assert (event["roman"], event["enemy"], event["total"]) == (12, 6 + 2 + 3, 13)


@rule("R 1.11.37-e")
def test_a_stalemate_costs_both_three_legions_on_a_ten() -> None:
    """R-1.11.37a and R-1.11.37b: result 10: each loses 3, and 6 chits are drawn."""
    s, rebel, slot = war_in_italy()
    fleets = s.fleets[:]
    lost = [6, 7, 8], [0, 1, 2]
    assert clash(s, slot, 2, 2, 2, *lost[0], *lost[1], *blanks(s, 6), 9) == STALEMATE
    assert (under(s, slot)[0], under(s, rebel)[0]) == (5, 3)
    assert {s.legions[n] for n in lost[0] + lost[1]} == {POOL}
    assert len(told(s, "republic-chit")) == 6
    assert s.fleets == fleets
    assert s.senator(slot).popularity == s.senator(rebel).popularity == -1


@rule("R 1.11.37", "R 1.10.5")
def test_a_stalemate_makes_a_veteran_of_the_senate_and_a_proconsul() -> None:
    s, rebel, slot = war_in_italy()
    assert clash(s, slot, 3, 2, 4, 9) == STALEMATE
    assert s.veterans >> 9 & 1
    assert s.loyal[9] == slot
    one = s.senator(slot)
    assert (one.place, one.at, one.marks & PROCONSUL) == (FIELD, MARCH, PROCONSUL)
    assert s.rebel == rebel


@rule("R 1.11.372-a", "R 1.11.372-b")
def test_a_stalemate_settles_nothing_even_if_the_senate_has_no_legion_left() -> None:
    s, rebel, slot = war_in_italy(rebels=9, senate=3)
    # 3 + 7 + 3 - 11 + ... : total 8, five legions each, of the Senate's three all.
    lost = [9, 10, 11], [0, 1, 2, 3, 4]
    assert clash(s, slot, 5, 4, 4, *lost[0], *lost[1], *blanks(s, 8)) == STALEMATE
    assert (under(s, slot)[0], under(s, rebel)[0]) == (0, 4)
    assert s.rebel == rebel
    assert not s.over


@rule("R 1.11.37", "R 1.07.21")
def test_omens_and_deserting_allies_count() -> None:
    s, _, slot = war_in_italy()
    s.events[EVIL_OMENS] = 1
    s.events[ALLY_DESERTS] = 1
    s.events[ENEMYS_ALLY_DESERTS] = 1
    # Even: the black die joins the rebel: 12 + 12 - (8 + 4) - 1 = 11.
    assert clash(s, slot, 4, 4, 4, 6, 7, 0, 1, *blanks(s, 4), 9) == STALEMATE
    (event,) = told(s, "republic-civil-war-stalemate")
    assert (event["enemy"], event["total"]) == (12, 11)


@rule("R 1.11.37")
def test_no_number_brings_disaster_or_standoff() -> None:
    for roll in range(3, 19):
        s, _, slot = war_in_italy(rebels=20, senate=1)
        black = max(1, roll - 12)
        white = roll - black
        s.dice.script = [black, white // 2, white - white // 2, *range(20, 21)]
        assert fight_rebel(s, slot) == DEFEAT


# -- the Senate wins -------------------------------------------------------------------------------


@rule("R 1.11.371-a", "R 1.11.371-b", "R 1.11.371-c")
def test_a_victory_ends_the_revolt_and_pays_half_the_rebels_strength() -> None:
    """R-1.11.371a: strength 13: +7 influence and popularity, unrest -1, no spoils."""
    s, _, slot = war_in_italy(rebels=9, senate=15)
    veteran(s, 2)
    veteran(s, 3)
    other = person(s, "aelius", 1)
    join(s, other)
    treasury, influence = s.treasury, s.senator(slot).influence
    # 19 + 10 - 13 = 16: two legions each.
    chits = blanks(s, 4)
    assert clash(s, slot, 4, 3, 3, 11, 12, 0, 1, *chits, 20) == VICTORY
    one = s.senator(slot)
    assert one.influence == influence + 7
    assert one.popularity == 7 - 1
    assert (s.unrest, s.treasury) == (2, treasury)
    assert s.rebel == NONE
    assert s.senators[other] is None
    assert has_died(s, "fulvius")
    assert s.legions.count(BARRACKS) == 7
    assert under(s, slot)[0] == 13


@rule("R 1.11.371", "R 1.11.3")
def test_who_has_beaten_a_rebel_may_rebel_himself() -> None:
    """R-1.11.3a: a victory over a rebel is one as well."""
    s, _, slot = war_in_italy()
    assert clash(s, slot, 6, 6, 6, 9) == VICTORY
    one = s.senator(slot)
    assert (one.place, one.at, one.marks & VICTOR) == (FIELD, MARCH, VICTOR)
    assert candidates(s) == [slot]


@rule("R 1.11.371", "R 1.11.37")
def test_a_general_killed_in_victory_gains_nothing_but_the_revolt_is_over() -> None:
    s, _, slot = war_in_italy()
    # 12 + 12 - 8 = 16: two legions each.
    struck = number(s, slot)
    blank = blanks(s, 3)
    assert clash(s, slot, 4, 4, 4, 6, 7, 0, 1, struck, *blank, 9) == VICTORY
    assert has_died(s, "cornelius")
    assert s.rebel == NONE
    assert told(s, "republic-revolt-put-down")[0]["count"] == 0
    assert s.legions.count(AT_WAR + MARCH) == 0
    assert s.legions.count(BARRACKS) == 4 + 6
    assert s.unrest == 2


@rule("R 1.11.371-d", "R 1.11.371-e")
def test_the_last_legion_lost_in_a_stalemate_ends_the_revolt_without_reward() -> None:
    """R-1.11.371b: a stalemate kills the last legion: no reward."""
    s, _, slot = war_in_italy(rebels=2, senate=4)
    influence = s.senator(slot).influence
    # 8 + 6 - 4 = 10: three legions each.
    assert clash(s, slot, 2, 2, 2, 2, 3, 4, 0, 1, *blanks(s, 5), 5) == STALEMATE
    assert s.rebel == NONE
    assert has_died(s, "fulvius")
    one = s.senator(slot)
    assert (one.influence, one.place, one.marks & VICTOR) == (influence, ROME, 0)
    assert s.unrest == 3


@rule("R 1.11.371", "R 1.11.37")
def test_a_rebel_killed_by_a_chit_ends_the_revolt() -> None:
    """R-1.11.371b: the Primary Rebel is dead; his companion is executed, the legions in Rome."""
    s, rebel, slot = war_in_italy()
    other = person(s, "aelius", 1)
    join(s, other)
    # 12 + 8 - 8 = 12: one legion each.
    chits = [CHIT_NONE, number(s, rebel)]
    assert clash(s, slot, 4, 2, 2, 6, 0, *chits, 9) == STALEMATE
    assert s.rebel == NONE
    assert s.senators[other] is None
    assert s.legions.count(BARRACKS) == 5 + 7
    assert s.senator(slot).place == ROME


@rule("R 1.11.37-g", "R 1.10.71")
def test_chits_may_kill_either_commander_and_nobody_is_captured() -> None:
    """R-1.11.37b and R-1.10.71a: the last chit of a stalemate kills as well; the masters are at
    risk, others are not.
    """
    s, rebel, slot = war_in_italy()
    helper = person(s, "aelius", 1)
    join(s, helper)
    s.senator(helper).marks |= DEPUTY
    other = person(s, "junius", 1)
    join(s, other)
    s.senator(slot).offices = 1 << DICTATOR
    master = beside(s, slot, "manlius", 2)
    struck = [number(s, x) for x in (other, master, helper, slot)]
    # 8 + 7 + 6 - 11 = 10: three legions each.
    assert clash(s, slot, 2, 2, 2, 6, 7, 8, 0, 1, 2, CHIT_NONE, CHIT_NONE, *struck, 9) == STALEMATE
    assert s.senators[master] is None
    assert s.senators[helper] is None
    assert s.senators[other] is not None
    assert all(one.place != CAPTIVE for _, one in in_play(s))
    assert has_died(s, "cornelius")
    assert s.rebel == rebel
    # The legions stand against the rebel without a general.
    assert s.legions.count(AT_WAR + MARCH) == 5
    assert s.loyal[9] == NONE


# -- the rebel wins --------------------------------------------------------------------------------


@rule("R 1.11.37-f", "R 1.11.373-a", "R 1.11.373-c", "R 1.12.2-b", "R 1.11.35-a")
def test_a_defeat_kills_the_general_and_the_rebel_wins() -> None:
    """R-1.11.373: fewer than four wars: the rebel wins; unrest is what it was."""
    s, rebel, slot = war_in_italy(rebels=9, senate=4)
    s.senator(slot).offices = 1 << DICTATOR
    master = beside(s, slot, "manlius", 2)
    # 4 + 4 + 3 - 11 + 3... the lowest roll: 8 + 3 - 11 = 0: all are lost; no chits.
    battles(s, 1, 1, 1, 9, 10, 11, 12)
    assert used_up(s)
    assert told(s, "republic-chit") == []
    assert s.senators[master] is None
    assert has_died(s, "cornelius")
    assert under(s, rebel)[0] == 9
    assert s.unrest == 3
    assert (s.over, s.winners, ENDINGS[s.ending]) == (True, [1], "rebel_battle")


@rule("R 1.11.373-b", "R 1.11.373-c", "R 1.11.37")
def test_the_survivors_of_a_defeat_are_in_rome() -> None:
    s, rebel, slot = war_in_italy(rebels=9, senate=6)
    # 6 + 4 + 5 - 11 = 4: four legions of the Senate, none of the rebel.
    assert clash(s, slot, 1, 2, 2, 9, 10, 11, 12) == DEFEAT
    assert s.legions.count(BARRACKS) == 2
    assert under(s, rebel)[0] == 9
    assert told(s, "republic-chit") == []


@rule("R 1.11.35-b", "R 1.12.2")
def test_a_rebel_whom_nobody_attacks_has_his_way() -> None:
    """R-1.11.35: the Senate has sent nobody; the rebel wins at the end of the battles."""
    s = quiet()
    s.phase = COMBAT
    uprising(s, "fulvius", 1, 1)
    battles(s)
    assert (s.over, s.winners, ENDINGS[s.ending]) == (True, [1], "rebel_battle")
    assert told(s, "republic-rebel-unopposed") == [{}]


@rule("R 1.11.35-b")
def test_a_general_without_legions_is_no_attack() -> None:
    s, _, _ = war_in_italy(senate=0)
    battles(s)
    assert (s.over, s.winners) == (True, [1])


@rule("R 1.11.37", "R 1.10.1", "R 1.11.35-a")
def test_each_general_attacks_in_turn_until_one_has_won() -> None:
    s, _, first = war_in_italy()
    second = general(s, "manlius", "rebel", 5, seat=2, which=ROME_CONSUL)
    # They disagree, so who was sent first attacks first: 12 + 9 - 8 = 13, a stalemate without
    # losses; then 8 + 16 - 8 = 16, a victory with two legions lost by each.
    battles(s, 3, 2, 4, 9, 4, 6, 6, 14, 15, 0, 1, *blanks(s, 4), 16)
    assert asked(s) == ("republic-ask-first-general", 0)
    say(s, {"general": "cornelius"})
    say(s, {"general": "manlius"})
    assert used_up(s)
    assert s.rebel == NONE
    assert (s.senator(first).place, s.senator(first).marks & PROCONSUL) == (ROME, 0)
    assert (s.senator(second).place, s.senator(second).marks & VICTOR) == (FIELD, VICTOR)
