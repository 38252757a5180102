"""Events about wars: leaders die, enemies make peace, Rhodes, refuge (1.07.21)."""

import pytest

from aedilis.kernel.dice import Dice
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import LEADERS, PROVINCES, WARS, index_of
from aedilis.republic.definitions.named import CLEOPATRA, REFUGE, RHODIAN_ALLIANCE
from aedilis.republic.phases.forum.alliance import NewAllianceFrame
from aedilis.republic.phases.forum.events import happen
from aedilis.republic.phases.forum.foes import EnemyLeaderFrame, lose_leader
from aedilis.republic.phases.forum.phase import FORUM_STEPS, ForumFrame
from aedilis.republic.phases.forum.rhodes import may_be_rejected, neediest_war
from aedilis.republic.rules.peace import DEFEATED, end_war
from aedilis.republic.rules.persons import hrao_seat
from aedilis.republic.rules.wars import aids, front_of, land_strength, revolting
from aedilis.republic.state.table import Front, RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    BARRACKS,
    CAPTIVE,
    CURIA,
    DECK,
    DISCARD,
    IMMINENT,
    INACTIVE,
    POOL,
)
from aedilis.republic.view import RepublicView
from tests.republic.setup.forum import (
    GAME,
    asked,
    card_of,
    draws,
    event,
    foe,
    foe_in_curia,
    member,
    no_wars,
    offered,
    say,
    start,
    table,
    war,
)
from tests.republic.setup.opening import fetch, sound, told

GALLIC = card_of("war", "first_gallic_war")


@rule("R 1.07.21")
def test_the_highest_official_says_which_leader_dies_when_the_phase_ends() -> None:
    s = table()
    war(s, "first_punic_war")
    hamilcar, hannibal = foe(s, "hamilcar"), foe(s, "hannibal")
    s.events[event("enemy_leader_dies")] = 1
    start(s, ForumFrame(FORUM_STEPS.step("enemies")))
    assert asked(s) == (hrao_seat(s), "republic-ask-enemy-leader")
    assert offered(s, hrao_seat(s)) == ["hamilcar", "hannibal"]
    say(s, hrao_seat(s), {"leader": "hannibal"})
    assert s.leaders == [hamilcar]
    assert s.zone[LEADERS[hannibal].card] == DISCARD
    assert front_of(s, index_of("war", "first_punic_war")) is not None


@rule("R 1.07.21")
def test_a_single_leader_dies_without_a_question_and_none_is_no_matter() -> None:
    s = table()
    s.events[event("enemy_leader_dies")] = 1
    start(s, ForumFrame(FORUM_STEPS.step("enemies")))
    assert s.stack == []
    war(s, "first_punic_war")
    foe(s, "hamilcar")
    start(s, ForumFrame(FORUM_STEPS.step("enemies")))
    assert s.leaders == []
    sound(s)


@rule("R 1.07.21")
def test_a_leader_in_the_curia_or_a_senator_in_revolt_is_none_of_them() -> None:
    s = table()
    number = foe_in_curia(s, "antiochus")
    s.events[event("enemy_leader_dies")] = 2
    start(s, EnemyLeaderFrame())
    assert s.curia == [number]


@rule("R 1.07.21", "R 1.10.71-k")
def test_enemies_sue_for_peace_in_his_largest_war_for_half_the_spoils() -> None:
    s = table()
    first, second = war(s, "first_punic_war"), war(s, "second_punic_war")
    second.naval_won = True
    hannibal = foe(s, "hannibal")
    slot = member(s, 0)
    s.senator(slot).place, s.senator(slot).at = CAPTIVE, second.war
    size = s.deck_size()
    s.events[event("enemy_leader_dies")] = 2
    start(s, EnemyLeaderFrame())
    assert s.leaders == []
    assert s.zone[LEADERS[hannibal].card] == DISCARD
    # Half of 25, and the card lies among the next six.
    assert s.treasury == 112
    assert s.fronts == [first]
    assert len(s.layers[0]) == 6
    assert WARS[second.war].card in s.layers[0]
    assert s.deck_size() == size + 1
    assert s.senators[slot] is None
    assert land_strength(s, first.war) == 10
    sound(s)


@rule("R 1.07.21", "R 1.07.333-a", "R VII.revolt")
def test_only_active_wars_of_his_sue_for_peace_and_revolts_bring_nothing() -> None:
    s = no_wars(table("late"))
    slave = war(s, "gladiator_revolt")
    slave.revolt = True
    war(s, "second_sicilian_slave_revolt", INACTIVE)
    foe(s, "spartacus")
    s.events[event("enemy_leader_dies")] = 2
    start(s, EnemyLeaderFrame())
    assert s.treasury == 100
    assert [front.status for front in s.fronts] == [INACTIVE]
    sound(s)


@rule("R 1.07.21", "R 1.07.34")
def test_cleopatra_as_an_enemy_may_be_the_leader_who_dies() -> None:
    s = no_wars(table("late"))
    war(s, "alexandrine_war")
    fetch(s, LEADERS[CLEOPATRA].card)
    foe(s, "cleopatra")
    s.cleopatra = 2
    s.events[event("enemy_leader_dies")] = 1
    start(s, EnemyLeaderFrame())
    assert s.cleopatra == 0
    assert s.leaders == []
    sound(s)


# -- new alliance ----------------------------------------------------------------------------------


def alliance(s: RepublicState, level: int) -> RepublicState:
    """The end of a Senate Phase with a new alliance."""
    s.events[event("new_alliance")] = level
    return start(s, NewAllianceFrame())


@rule("R 1.07.21")
def test_a_new_alliance_ends_a_war_of_the_highest_officials_choice() -> None:
    s = table()
    war(s, "first_punic_war", INACTIVE)
    war(s, "syrian_war").naval_won = True
    alliance(s, 1)
    assert asked(s) == (hrao_seat(s), "republic-ask-alliance")
    assert offered(s, hrao_seat(s)) == ["first_punic_war", "syrian_war"]
    next_five = s.layers[0][:5]
    say(s, hrao_seat(s), {"war": "syrian_war"}, next_five)
    assert s.treasury == 122
    assert s.zone[card_of("war", "syrian_war")] == DECK
    assert s.layers[0] == sorted([*next_five, card_of("war", "syrian_war")])
    assert s.stack == []


@rule("R 1.07.21", "R 1.09.54")
def test_another_new_alliance_ends_a_war_for_good_with_its_provinces() -> None:
    s = table()
    alliance(s, 2)
    assert s.treasury == 135
    assert s.fronts == []
    assert s.zone[card_of("war", "first_punic_war")] == DISCARD
    held = s.holdings[index_of("province", "sicilia")]
    assert held is not None
    sound(s)


@rule("R 1.07.21", "R 1.07.333-a")
def test_the_dark_side_is_of_no_use_against_revolts() -> None:
    s = no_wars(table("late"))
    slave = war(s, "gladiator_revolt")
    slave.revolt = True
    s.fronts.append(Front(revolting(0, False), ACTIVE, False, True))
    s.holdings[0] = None
    alliance(s, 2)
    assert s.stack == []
    assert len(s.fronts) == 2
    alliance(s, 1)
    assert offered(s, hrao_seat(s)) == ["gladiator_revolt", f"revolt.{PROVINCES[0].id}"]
    say(s, hrao_seat(s), {"war": f"revolt.{PROVINCES[0].id}"})
    # A province in revolt is beaten for good.
    assert s.fronts == [slave]
    assert s.holdings[0] is not None
    assert s.treasury == 100


@rule("R 1.07.21")
def test_without_the_event_or_a_war_nobody_is_asked() -> None:
    s = table()
    assert alliance(s, 0).stack == []
    assert alliance(no_wars(s), 1).stack == []


# -- Rhodes ----------------------------------------------------------------------------------------


@rule("R 1.07.21")
def test_rhodes_does_nothing_when_no_war_needs_fleets() -> None:
    s = no_wars(table())
    war(s, "first_gallic_war")
    happen(s, RHODIAN_ALLIANCE)
    assert s.events[RHODIAN_ALLIANCE] == 0
    assert s.fleets.count(BARRACKS) == 0
    assert told(s, "republic-event-nothing")


@rule("R 1.07.21", "R 1.07.332-b")
def test_rhodes_lends_eight_fleets_then_four_more_for_the_neediest_war() -> None:
    """The fleets for a war are its support and its own fleet, multiplied and led."""
    s = no_wars(table())
    war(s, "syrian_war")
    war(s, "first_macedonian_war", INACTIVE)
    first, _ = war(s, "first_punic_war"), war(s, "second_punic_war")
    assert neediest_war(s) == first.war
    happen(s, RHODIAN_ALLIANCE)
    assert s.rhodian == first.war
    assert s.fleets.count(BARRACKS) == 8
    assert may_be_rejected(s)
    s.turn += 1
    assert not may_be_rejected(s)
    happen(s, RHODIAN_ALLIANCE)
    assert s.fleets.count(BARRACKS) == 12
    assert may_be_rejected(s)
    happen(s, RHODIAN_ALLIANCE)
    assert s.fleets.count(BARRACKS) == 12
    assert s.treasury == 100


@rule("R 1.07.21")
def test_only_fleets_that_are_left_come_from_rhodes() -> None:
    """R-0.4."""
    s = table()
    s.fleets = [BARRACKS] * 22 + [POOL] * 3
    happen(s, RHODIAN_ALLIANCE)
    assert s.fleets == [BARRACKS] * 25


@rule("R 1.07.21")
def test_of_wars_that_need_as_many_fleets_an_active_one_counts() -> None:
    s = no_wars(table())
    war(s, "second_punic_war", IMMINENT)
    active = war(s, "second_macedonian_war")
    assert neediest_war(s) == active.war


# -- refuge ----------------------------------------------------------------------------------------


@rule("R 1.07.21", "R 1.07.344-b")
def test_a_leader_in_refuge_aids_the_next_war_drawn_until_it_is_over() -> None:
    s = no_wars(table())
    front = war(s, "syrian_war")
    antiochus = foe(s, "antiochus")
    s.events[REFUGE] = 1
    end_war(s, front, DEFEATED)
    assert s.refugees == [antiochus]
    assert s.leaders == [antiochus]
    assert s.events[REFUGE] == 0
    draws(s, 0, GALLIC)
    gallic = front_of(s, index_of("war", "first_gallic_war"))
    assert gallic is not None
    assert s.refugees == []
    assert land_strength(s, gallic.war) == 15
    end_war(s, gallic, DEFEATED)
    assert s.leaders == []
    assert s.aiding == []
    sound(s)


@rule("R 1.07.21")
def test_a_second_leader_in_refuge_does_not_drive_out_the_first() -> None:
    s = no_wars(table())
    two = []
    for word, leader in (("syrian_war", "antiochus"), ("second_punic_war", "hannibal")):
        front = war(s, word)
        two.append(foe(s, leader))
        s.events[REFUGE] = 1
        end_war(s, front, DEFEATED)
    assert s.refugees == two
    assert s.leaders == two
    sound(s)
    guess = GAME.determinize(s, 0, Dice(1, 2, 3, 4))
    for other in (s.clone(), GAME.from_data(GAME.to_data(s)), guess):
        assert other.refugees == two
        assert other.refugees is not s.refugees
    assert RepublicView(s, 1, [], "").to_data()["refugees"] == two
    draws(s, 0, GALLIC)
    gallic = index_of("war", "first_gallic_war")
    assert s.refugees == []
    assert aids(s, gallic) == two
    assert land_strength(s, gallic) == 10 + sum(LEADERS[leader].strength for leader in two)
    sound(s)


@rule("R 1.07.21", "R 1.07.344-b")
def test_a_leader_waits_on_in_refuge_when_another_war_of_his_ends() -> None:
    """Found in a checked game: early, 3 seats, seed 100009-1-11."""
    s = no_wars(table())
    philip = foe(s, "philip")
    s.refugees = [philip]
    end_war(s, war(s, "first_macedonian_war", INACTIVE), DEFEATED)
    assert s.refugees == s.leaders == [philip]
    sound(s)
    draws(s, 0, GALLIC)
    gallic = index_of("war", "first_gallic_war")
    assert aids(s, gallic) == [philip]
    front = front_of(s, gallic)
    assert front is not None
    end_war(s, front, DEFEATED)
    assert s.leaders == s.aiding == []
    sound(s)


@rule("R 1.07.21")
def test_of_two_in_refuge_one_may_die_and_the_other_waits_on() -> None:
    s = no_wars(table())
    s.refugees = [foe(s, "antiochus"), foe(s, "hannibal")]
    lose_leader(s, s.refugees[0])
    assert s.refugees == s.leaders == [index_of("leader", "hannibal")]
    sound(s)


@rule("R 1.07.21")
def test_on_the_dark_side_he_wakes_and_aids_every_war_there_is() -> None:
    s = no_wars(table())
    front = war(s, "syrian_war")
    antiochus = foe(s, "antiochus")
    first = war(s, "first_punic_war", INACTIVE)
    second = war(s, "second_punic_war", IMMINENT)
    s.events[REFUGE] = 2
    end_war(s, front, DEFEATED)
    assert (first.status, second.status) == (ACTIVE, IMMINENT)
    assert land_strength(s, first.war) == 15
    draws(s, 0, GALLIC)
    assert land_strength(s, index_of("war", "first_gallic_war")) == 10
    end_war(s, first, DEFEATED)
    assert s.leaders == [antiochus]
    end_war(s, second, DEFEATED)
    assert s.leaders == []
    sound(s)


@rule("R 1.07.344-b", "R 1.07.21")
@pytest.mark.parametrize("province", ["sicilia", "asia"])
@pytest.mark.parametrize("developed", [False, True])
def test_the_end_of_a_revolt_takes_its_own_leaders_alone(province: str, developed: bool) -> None:
    s = no_wars(table())
    syrian = war(s, "syrian_war")
    antiochus = foe(s, "antiochus")
    number = index_of("province", province)
    s.holdings[number] = None
    revolt = Front(revolting(number, developed), ACTIVE, False, True)
    s.fronts.append(revolt)
    # He strengthens no revolt.
    printed = PROVINCES[number].side(developed)
    assert land_strength(s, revolt.war) == printed.land
    assert land_strength(s, syrian.war) > WARS[syrian.war].land
    end_war(s, revolt, DEFEATED)
    assert s.leaders == [antiochus]
    holding = s.holdings[number]
    assert holding is not None
    assert not holding.developed
    # Nor is it forgotten whom he leads when his own war is over and a revolt goes on.
    s.holdings[number] = None
    s.fronts.append(revolt)
    end_war(s, syrian, DEFEATED)
    assert s.leaders == []
    assert front_of(s, revolt.war) is revolt
    sound(s)


@rule("R 1.07.21")
def test_peace_without_victory_gives_no_refuge() -> None:
    s = no_wars(table())
    war(s, "syrian_war")
    foe(s, "antiochus")
    s.events[REFUGE] = 1
    alliance(s, 1)
    assert s.leaders == []
    assert s.curia == [card_of("leader", "antiochus")]
    assert s.zone[card_of("leader", "antiochus")] == CURIA
    assert s.events[REFUGE] == 1


@rule("R 1.07.21")
def test_who_is_in_refuge_may_die_there() -> None:
    s = no_wars(table())
    front = war(s, "syrian_war")
    foe(s, "antiochus")
    s.events[REFUGE] = 1
    end_war(s, front, DEFEATED)
    s.events[event("enemy_leader_dies")] = 2
    start(s, EnemyLeaderFrame())
    assert s.refugees == []
    assert s.leaders == []
    draws(s, 0, GALLIC)
    assert land_strength(s, index_of("war", "first_gallic_war")) == 10
