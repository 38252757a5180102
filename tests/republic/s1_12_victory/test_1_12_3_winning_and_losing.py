"""What everybody loses by, what a rebel wins by, and what comes first (1.12.2, 1.12.3, 1.06.53)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.combat.phase import COMBAT_STEPS, CombatFrame
from aedilis.republic.phases.ending import end_of_turn, four_wars, settle
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import state_owes
from aedilis.republic.rules.persons import gain_influence, in_play
from aedilis.republic.rules.revolt import join
from aedilis.republic.rules.victory import people_revolt
from aedilis.republic.state.options import RepublicSwitches
from aedilis.republic.state.table import COMBAT, RepublicState
from aedilis.republic.state.zones import BARRACKS, IMMINENT, INACTIVE, MARCH, REBEL, ROME
from tests.republic.setup.combat import general, person, under
from tests.republic.setup.endings import outcome
from tests.republic.setup.opening import breaks_out
from tests.republic.setup.revolution import asked, quiet, start, uprising

WARS = ("first_gallic_war", "lusitanian_war", "syrian_war", "first_illyrian_war", "jugurthine_war")


def wars(count: int, scenario: str = "early") -> RepublicState:
    """So many active wars."""
    s = quiet(scenario)
    for name in WARS[:count]:
        breaks_out(s, name)
    return s


@rule("R 1.12.3")
def test_four_active_wars_after_combat_lose_the_game() -> None:
    s = wars(4)
    four_wars(s)
    assert outcome(s) == ("lost_wars", [])


@rule("R 1.12.3")
def test_unprosecuted_wars_count_and_sleeping_ones_do_not() -> None:
    """R-1.12.3: three active ones and an unprosecuted one: loss."""
    s = wars(3)
    for name, status in (("numantine_war", INACTIVE), ("jugurthine_war", IMMINENT)):
        breaks_out(s, name, status)
    four_wars(s)
    assert outcome(s) == ("", [])
    breaks_out(s, "third_punic_war").unprosecuted = True
    four_wars(s)
    assert outcome(s) == ("lost_wars", [])


@rule("R 1.12.3", "R 1.12.4-b")
def test_wars_are_counted_when_all_battles_are_over() -> None:
    """R-1.01b: four wars before the Combat Phase, three after it: the game goes on."""
    s = wars(4)
    s.log = []
    general(s, "cornelius", "first_gallic_war", 20)
    start(s, CombatFrame(), 4, 6, 6, 5)
    assert asked(s)[0] == "republic-ask-hold-revenue"
    assert outcome(s) == ("", [])
    assert len(s.fronts) == 3


@rule("R 1.12.3", "R 1.11.35")
def test_a_civil_war_is_one_of_the_four() -> None:
    """R-1.11.3c: a rebel and three wars after combat without a decision: all lose."""
    s = wars(3)
    uprising(s, "fulvius", 2, 1)
    four_wars(s)
    assert outcome(s) == ("lost_wars", [])


@rule("R 1.12.3")
def test_by_option_a_civil_war_is_none() -> None:
    s = wars(3)
    s.switches = RepublicSwitches(civil_war_is_active_war=False)
    uprising(s, "fulvius", 2, 1)
    four_wars(s)
    assert outcome(s) == ("", [])


@rule("R 1.12.3", "R 1.08.2")
def test_a_revolt_of_the_people_loses_the_game() -> None:
    s = wars(0)
    people_revolt(s)
    assert outcome(s) == ("lost_revolt", [])


@rule("R 1.12.2-c", "R 1.08.2")
def test_a_revolt_of_the_people_makes_a_rebel_win() -> None:
    s = wars(3)
    uprising(s, "fulvius", 2, 1)
    people_revolt(s)
    settle(s)
    assert outcome(s) == ("rebel_revolt", [1])


@rule("R 1.12.3-c", "R 1.06.53")
def test_bankruptcy_loses_the_game_at_once() -> None:
    s = wars(0)
    state_owes(s, s.treasury)
    settle(s)
    assert outcome(s) == ("", [])
    state_owes(s, 1)
    settle(s)
    assert outcome(s) == ("lost_bankruptcy", [])


@rule("R 1.12.2-c", "R 1.06.53")
def test_bankruptcy_makes_a_rebel_win() -> None:
    s = wars(3)
    uprising(s, "fulvius", 2, 1)
    state_owes(s, s.treasury + 1)
    settle(s)
    assert outcome(s) == ("rebel_bankruptcy", [1])


@rule("R 1.12.2-a", "R 1.09.823")
@pytest.mark.parametrize("appointed", [False, True])
def test_a_rebel_comes_before_a_consul_for_life(appointed: bool) -> None:
    """R-1.12.2b: both in one turn: the rebel, and a Consul for Life at the end of the turn only."""
    s = wars(0)
    uprising(s, "fulvius", 2, 1)
    ruler = person(s, "aelius", 2)
    if appointed:
        gain_influence(s, ruler, 40)
    else:
        s.life, s.elected = ruler, True
    people_revolt(s)
    settle(s)
    end_of_turn(s)
    assert outcome(s) == ("rebel_revolt", [1])


@rule("R 1.12.2-a", "R 1.12.3")
def test_losing_comes_before_a_consul_for_life() -> None:
    """R-1.12.2b: losing conditions come first."""
    s = wars(0)
    ruler = person(s, "aelius", 2)
    gain_influence(s, ruler, 40)
    state_owes(s, s.treasury + 1)
    settle(s)
    assert outcome(s) == ("lost_bankruptcy", [])
    s = wars(4)
    s.life = person(s, "aelius", 2)
    four_wars(s)
    end_of_turn(s)
    assert outcome(s) == ("lost_wars", [])


@rule("R 1.12.2", "R 1.11.373")
def test_a_rebel_who_has_won_no_longer_counts_as_a_war() -> None:
    s = wars(3)
    s.phase = COMBAT
    uprising(s, "fulvius", 2, 1)
    start(s, CombatFrame(COMBAT_STEPS.step("fight")))
    assert outcome(s) == ("rebel_battle", [1])


@rule("R 1.11.371", "R 1.05.3")
def test_with_the_primary_rebel_all_rebels_fall() -> None:
    """He dies whatever of: those who joined him are executed, his legions and the armies that march
    against him are in Rome.
    """
    s = wars(1)
    rebel = uprising(s, "fulvius", 3, 1)
    friend = person(s, "aelius", 1)
    join(s, friend)
    slot = general(s, "cornelius", "rebel", 4)
    assert s.senator(slot).at == MARCH
    die(s, rebel)
    assert s.flagged
    settle(s)
    assert outcome(s) == ("", [])
    assert s.senators[friend] is None
    assert not any(one.place == REBEL for _, one in in_play(s))
    assert (s.rebel, s.senator(slot).place) == (NONE, ROME)
    assert under(s, slot) == (0, 0)
    assert s.legions.count(BARRACKS) == 7
