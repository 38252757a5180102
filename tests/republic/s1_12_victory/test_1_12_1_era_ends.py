"""The end of the era, and a Consul for Life (1.12.1, 1.12.2, 1.09.82, 1.09.822, 1.09.823)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.definitions.named import MILITARY_REFORMS
from aedilis.republic.phases.ending import end_of_turn, era_ends, four_wars, settle
from aedilis.republic.rules.abroad import come_home
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import state_owes
from aedilis.republic.rules.persons import gain_influence, in_play
from aedilis.republic.rules.victory import most_influential
from aedilis.republic.state.table import FORUM_PHASE, RepublicState
from aedilis.republic.state.zones import CAPTIVE, LAW, RAIDERS
from tests.republic.setup.combat import general, person
from tests.republic.setup.endings import outcome
from tests.republic.setup.opening import breaks_out, fetch, told
from tests.republic.setup.revolution import (
    battles,
    captive,
    quiet,
    uprising,
    used_up,
    war_in_italy,
)

WARS = ("first_gallic_war", "lusitanian_war", "syrian_war", "numantine_war", "jugurthine_war")


def plain(*influence: int) -> tuple[RepublicState, list[int]]:
    """A game in which each faction has one senator with so much influence, and no votes count."""
    s = quiet(seats=len(influence))
    names = ("aelius", "fabius", "cornelius", "julius", "manlius")
    slots = [person(s, names[seat], seat) for seat in range(len(influence))]
    for slot, one in in_play(s):
        if slot not in slots:
            one.influence = 0
        one.knights = 0
        one.offices = 0
    for slot, amount in zip(slots, influence, strict=True):
        s.senator(slot).influence = amount
    return s, slots


@rule("R 1.12.1", "R 1.12.2-f")
def test_the_most_influential_faction_wins_when_the_era_ends() -> None:
    s, _ = plain(10, 20, 5)
    era_ends(s)
    assert outcome(s) == ("era_ends", [1])


@rule("R 1.12.2-f", "R 1.12.2-g", "R 1.11.34", "R 1.10.71", "R 1.10.71-d")
def test_rebels_and_captives_do_not_count() -> None:
    """R-1.10.71d: a captive's influence is left out."""
    s, slots = plain(20, 25, 5)
    prisoner = captive(s, "junius", 0)
    s.senator(prisoner).influence = 30
    rebel = uprising(s, "fulvius", 2, 1)
    s.senator(rebel).influence = 30
    s.senator(slots[1]).influence = 15
    era_ends(s)
    assert outcome(s) == ("era_ends", [0])


@rule("R 1.12.1")
def test_the_number_of_wars_does_not_matter_when_the_era_ends() -> None:
    s, _ = plain(10, 20, 5)
    for name in WARS:
        breaks_out(s, name)
    era_ends(s)
    assert outcome(s) == ("era_ends", [1])


@rule("R 1.12.1", "R 1.12.3")
def test_bankruptcy_before_the_era_is_over_still_counts() -> None:
    """R-1.12.1: bankrupt after Era Ends in the same phase: all lose."""
    s, _ = plain(10, 20, 5)
    s.phase = FORUM_PHASE
    s.era_ends = True
    state_owes(s, s.treasury + 1)
    era_ends(s)
    assert outcome(s) == ("lost_bankruptcy", [])


@rule("R 1.12.2")
def test_a_tie_goes_to_the_most_influential_senator() -> None:
    """R-1.12.2a: 40 to 40: the higher single senator wins."""
    s, slots = plain(39, 39, 5)
    s.flagged = False
    other = person(s, "junius", 0)
    s.senator(other).influence = 1
    s.senator(slots[1]).influence = 40
    assert most_influential(s) == 1
    s.senator(slots[0]).influence = 41
    s.senator(other).influence = 0
    s.senator(slots[1]).influence = 39
    s.senator(person(s, "furius", 1)).influence = 2
    assert most_influential(s) == 0


@rule("R 1.12.2")
def test_then_to_the_most_votes() -> None:
    s, slots = plain(20, 20, 5)
    for slot, one in in_play(s):
        if one.faction in (0, 1) and slot not in slots:
            one.place, one.at = CAPTIVE, RAIDERS
    # Fabius has oratory 2, Aelius 4.
    assert most_influential(s) == 0
    s.senator(slots[1]).knights = 3
    assert most_influential(s) == 1


@rule("R 1.12.2", "R 1.04.8")
def test_then_to_the_dice() -> None:
    """R-1.04.8: 7 and 7 are thrown again; then 5 and 9."""
    s, slots = plain(20, 20, 5)
    for slot, one in in_play(s):
        if one.faction in (0, 1) and slot not in slots:
            one.place, one.at = CAPTIVE, RAIDERS
    s.senator(slots[1]).knights = 2
    assert s.senator(slots[0]).faction == 0
    s.dice.script = [3, 4, 6, 1, 2, 3, 4, 5]
    assert most_influential(s) == 1
    assert used_up(s)
    assert [event["roll"] for event in told(s, "republic-tie-throw")] == [7, 7, 5, 9]


# -- Consul for Life -------------------------------------------------------------------------------


@rule("R 1.09.822", "R 1.12.2-d", "R 1.12.1-a")
def test_thirty_five_influence_in_rome_makes_a_consul_for_life() -> None:
    s, slots = plain(34, 20, 5)
    gain_influence(s, slots[0], 1)
    assert s.flagged
    settle(s)
    assert (s.life, s.elected, s.flagged, s.over) == (slots[0], False, False, False)
    assert told(s, "republic-appointed-for-life")[0]["influence"] == 35
    end_of_turn(s)
    assert outcome(s) == ("consul_appointed", [0])


@rule("R 1.12.1-a", "R 1.12.2-d", "R 1.09.822")
def test_who_reaches_it_with_the_last_thing_of_the_turn_wins_with_the_turn() -> None:
    s, slots = plain(34, 20, 5)
    gain_influence(s, slots[0], 1)
    end_of_turn(s)
    assert outcome(s) == ("consul_appointed", [0])


@rule("R 1.09.822")
def test_military_reforms_keep_anybody_from_being_appointed() -> None:
    s, slots = plain(34, 20, 5)
    s.zone[fetch(s, LAWS[MILITARY_REFORMS].card)] = LAW
    gain_influence(s, slots[0], 9)
    settle(s)
    assert (s.life, s.flagged) == (NONE, False)


@rule("R 1.09.822")
def test_who_is_away_is_appointed_when_he_comes_home() -> None:
    """R-1.09.822: a commander with 36 comes home: Consul for Life."""
    s, _ = plain(10, 20, 5)
    breaks_out(s, "first_gallic_war")
    slot = general(s, "furius", "first_gallic_war", 3)
    gain_influence(s, slot, 33)
    settle(s)
    assert s.life == NONE
    come_home(s, slot)
    assert s.flagged
    settle(s)
    assert s.life == slot


@rule("R 1.09.822", "R 1.12.2")
def test_neither_rebels_nor_captives_nor_the_unaligned_are_appointed() -> None:
    s, slots = plain(5, 5, 5)
    rebel = uprising(s, "fulvius", 2, 1)
    prisoner = captive(s, "junius", 0)
    s.senator(slots[2]).faction = NONE
    s.factions[2].leader = NONE
    for slot in (rebel, prisoner, slots[2]):
        gain_influence(s, slot, 40)
    settle(s)
    assert s.life == NONE


@rule("R 1.09.822", "R 1.04.8")
@pytest.mark.parametrize(
    ("first", "second", "support", "dice", "winner"),
    [
        (36, 37, 0, [], 1),  # the most influential
        (36, 36, 3, [], 0),  # then the one of the most influential faction
        (36, 36, 0, [1, 2, 2, 1, 1, 1, 6, 6], 0),  # then by dice, Fabius first
    ],
)
def test_of_several_the_most_influential_is_appointed(
    first: int, second: int, support: int, dice: list[int], winner: int
) -> None:
    s, slots = plain(first, second, 5)
    s.senator(person(s, "junius", 0)).influence = support
    s.dice.script = dice
    settle(s)
    assert s.life == slots[winner]
    assert used_up(s)


@rule(
    "R 1.09.82", "R 1.09.823", "R 1.12.2-e", "R 1.12.1-a", "R 1.12.4-a", "R VII.consul-for-life-a"
)
def test_an_elected_consul_for_life_wins_at_the_end_of_the_turn() -> None:
    s, slots = plain(10, 25, 5)
    s.life, s.elected = slots[1], True
    settle(s)
    four_wars(s)
    assert not s.over
    end_of_turn(s)
    assert outcome(s) == ("consul_elected", [1])


@rule("R 1.09.82", "R 1.12.2-d", "R 1.12.2-e")
def test_an_appointment_comes_before_an_election() -> None:
    """R-1.09.823b: A is elected, then B reaches 35: B is Consul for Life."""
    s, slots = plain(10, 25, 34)
    s.life, s.elected = slots[1], True
    gain_influence(s, slots[2], 1)
    settle(s)
    assert (s.life, s.elected) == (slots[2], False)
    gain_influence(s, slots[1], 30)
    settle(s)
    assert s.life == slots[2]
    end_of_turn(s)
    assert outcome(s) == ("consul_appointed", [2])


@rule("R 1.09.823", "R 1.12.4", "R 1.09.823-h", "R 1.12.2-a")
def test_a_consul_for_life_does_not_win_while_rome_faces_four_wars() -> None:
    s, slots = plain(10, 25, 5)
    s.life = slots[1]
    for name in WARS[:3]:
        breaks_out(s, name)
    uprising(s, "fulvius", 2, 2)
    end_of_turn(s)
    assert not s.over
    assert s.life == slots[1]


@rule("R 1.09.82", "R 1.12.3", "R 1.12.4-a", "R VII.consul-for-life-a")
def test_a_consul_for_life_loses_with_all_by_four_wars() -> None:
    """R-1.01a: elected, and four active wars after combat: all lose."""
    s, slots = plain(10, 25, 5)
    s.life, s.elected = slots[1], True
    for name in WARS[:4]:
        breaks_out(s, name)
    four_wars(s)
    assert outcome(s) == ("lost_wars", [])


@rule("R 1.12.2", "R 1.09.823")
def test_a_consul_for_life_wins_before_influence_is_counted() -> None:
    """R-1.12.2a: living when the era ends he wins."""
    s, slots = plain(30, 10, 5)
    s.life, s.elected = slots[1], True
    era_ends(s)
    assert outcome(s) == ("consul_elected", [1])


@rule("R 1.09.823")
def test_a_captured_consul_for_life_still_wins() -> None:
    s, slots = plain(10, 25, 5)
    s.life = slots[1]
    s.senator(slots[1]).place, s.senator(slots[1]).at = CAPTIVE, RAIDERS
    end_of_turn(s)
    assert outcome(s) == ("consul_appointed", [1])


@rule("R 1.09.823")
def test_a_dead_consul_for_life_wins_nothing() -> None:
    s, slots = plain(10, 25, 5)
    s.life, s.elected = slots[1], True
    die(s, slots[1])
    end_of_turn(s)
    assert (s.life, s.elected, s.over) == (NONE, False, False)


@rule("R 1.09.823-g")
def test_a_rebel_who_beats_the_senates_army_wins_before_an_elected_consul_for_life() -> None:
    s, rebel, slot = war_in_italy(rebels=9, senate=4)
    s.life, s.elected = person(s, "aelius", 2), True
    # The lowest throw: the Senate's army is lost.
    battles(s, 1, 1, 1, 9, 10, 11, 12)
    assert s.senators[slot] is None
    assert s.senators[rebel] is not None
    assert outcome(s) == ("rebel_battle", [1])


@rule("R 1.09.823", "R 1.12.2", "R 1.09.823-h")
def test_a_consul_for_life_wins_whatever_becomes_of_a_revolt() -> None:
    s, slots = plain(10, 25, 5)
    s.life = slots[1]
    uprising(s, "fulvius", 2, 2)
    end_of_turn(s)
    assert outcome(s) == ("consul_appointed", [1])


@rule("R 1.12.1-a")
def test_a_turn_ends_without_a_winner_as_long_as_nobody_has_won() -> None:
    s, _ = plain(10, 25, 5)
    end_of_turn(s)
    assert (s.over, s.winners) == (False, [])
