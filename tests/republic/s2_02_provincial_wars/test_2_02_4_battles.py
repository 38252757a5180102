"""Provinces fight the wars that attack them (2.02.4, 2.02.41, 2.02.411)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import DEFEAT, NONE, STALEMATE, VICTORY
from aedilis.republic.definitions.components import WARS
from aedilis.republic.phases.combat.aftermath import mark_unprosecuted
from aedilis.republic.phases.combat.phase import CombatFrame
from aedilis.republic.phases.combat.toll import land_toll
from aedilis.republic.phases.revenue.books import governed
from aedilis.republic.phases.revenue.levies import taxed
from aedilis.republic.rules.alliance import exists
from aedilis.republic.rules.draw_deck import left_in_deck, near_top
from aedilis.republic.rules.frontier import (
    attacked,
    defender,
    land_force,
    provincial_strength,
    provincial_wars,
    troops_strength,
)
from aedilis.republic.rules.peace import REPULSED, RESHUFFLED, create_province, end_war
from aedilis.republic.rules.persons import person
from aedilis.republic.rules.resolution import DISASTER, STANDOFF
from aedilis.republic.rules.wars import land_strength, naval_strength, revolting
from aedilis.republic.state.table import Front
from aedilis.republic.state.zones import (
    ACTIVE,
    BARRACKS,
    CAPTIVE,
    DISCARD,
    INACTIVE,
    PROVINCE,
    REBEL,
    REMOVED,
    ROME,
    VICTOR,
)
from tests.republic.setup.combat import blanks, general, ground, leads, run, war
from tests.republic.setup.combat import number as chit_of
from tests.republic.setup.frontier import (
    attack,
    front,
    gone,
    hold,
    league,
    marches,
    of,
    queue,
    resist,
    units,
)
from tests.republic.setup.opening import breaks_out, province_number, sound, told


@rule("R 2.02.4-d")
def test_provinces_fight_after_rome_and_before_wars_are_marked() -> None:
    s = marches("syrian_war", "first_illyrian_war")
    hold(s, "macedonia", "manlius", troops=10, legions=1, seat=1)
    general(s, "fabius", "first_illyrian_war", 12, 5, seat=2)
    queue(s, (4, 4, 4, 4, 4, 4))
    run(s, CombatFrame())
    assert s.log is not None
    keys = [event.key for event in s.log]
    assert keys.index("republic-war-won") < keys.index("republic-province-prevails")
    assert "republic-unprosecuted" not in keys


@rule("R 2.02.1-a", "R 2.02.41-a", "R 2.02.414-d", "R 2.02.414-h", "R 2.02.414-i", "R 2.02.31-b")
@rule("R 2.02.411-c", "R 2.02.414-a", "R 2.02.414-g", "R VII.provincial-war-a")
def test_a_province_beats_a_war() -> None:
    """Example 2 of 2.02, R-2.02.414, R-2.02.414b."""
    s = marches("syrian_war")
    slot = hold(s, "macedonia", "manlius", troops=3, legions=1)
    before = (s.senator(slot).influence, s.senator(slot).popularity)
    treasury = s.treasury
    assert provincial_strength(s, province_number("macedonia"), False) == 12
    # 12 against 6 and a roll of 9: 15, a victory with three losses.
    resist(s, 3, 3, 3)
    assert told(s, "republic-province-fights")[0]["total"] == 15
    assert units(s, "macedonia") == (1, 0, 0)
    assert s.senator(slot).influence == before[0] + 3
    assert s.senator(slot).popularity == before[1] + 3
    assert front(s, "syrian_war").status == INACTIVE
    assert (s.treasury, s.unrest, s.veterans) == (treasury, 3, 0)
    assert not s.senator(slot).marks & VICTOR
    assert s.senator(slot).place == PROVINCE
    mark_unprosecuted(s)
    assert not front(s, "syrian_war").unprosecuted


@rule("R 2.02.413-a", "R 2.02.413-b", "R 2.02.413-c", "R 2.02.32-b", "R 2.02.411-a")
def test_a_stalemate_costs_troops_and_nothing_else() -> None:
    """Example 3 of 2.02, R-2.02.413."""
    s = marches("first_mithridatic_war", scenario="late")
    slot = hold(s, "bithynia", "claudius", developed=True, troops=3)
    before = (s.senator(slot).influence, s.senator(slot).popularity)
    assert provincial_strength(s, province_number("bithynia"), False) == 8
    resist(s, 4, 3, 3)
    assert told(s, "republic-province-fights")[0]["result"] == "stalemate"
    assert units(s, "bithynia") == (0, 0, 0)
    assert (s.senator(slot).influence, s.senator(slot).popularity) == before
    assert s.unrest == 3
    mark_unprosecuted(s)
    assert front(s, "first_mithridatic_war").unprosecuted


@rule("R 2.02.412-a", "R 2.02.412-b", "R 2.02.412-d", "R 2.02.412-e", "R 2.02.4-i")
def test_a_defeat_kills_the_governor_and_the_province_joins_the_war() -> None:
    """Example 4 of 2.02, R-2.02.412, R-2.02.412b."""
    s = marches("first_mithridatic_war", scenario="late")
    slot = hold(s, "bithynia", "claudius", developed=True, troops=3)
    before = person(s.senator(slot))
    resist(s, 2, 3, 3)
    assert told(s, "republic-dies")[-1] == {"person": before}
    assert s.holdings[province_number("bithynia")] is None
    assert of(s).ally[province_number("bithynia")] == war("first_mithridatic_war")
    assert s.unrest == 3
    assert land_strength(s, war("first_mithridatic_war")) == 14
    breaks_out(s, "second_mithridatic_war")
    assert land_strength(s, war("first_mithridatic_war")) == 24
    assert land_strength(s, war("second_mithridatic_war")) == 2 * 6


@rule("R 2.02.414-k", "R 2.02.414-h", "R 2.02.411-b", "R 2.02.411-d")
def test_a_fleet_is_beaten_first_and_the_land_battle_waits() -> None:
    """Example 5 of 2.02, R-2.02.41d."""
    s = marches("first_cilician_pirates", scenario="middle")
    slot = hold(s, "sardinia_et_corsica", "cornelius", developed=True, fleets=5)
    before = (s.senator(slot).influence, s.senator(slot).popularity)
    resist(s, 5, 4, 4)
    assert units(s, "sardinia_et_corsica") == (0, 1, 0)
    assert front(s, "first_cilician_pirates").naval_won
    assert front(s, "first_cilician_pirates").status == ACTIVE
    assert (s.senator(slot).influence - before[0], s.senator(slot).popularity - before[1]) == (4, 4)
    assert len(told(s, "republic-province-fights")) == 1
    assert s.unrest == 3
    mark_unprosecuted(s)
    assert not front(s, "first_cilician_pirates").unprosecuted


@rule("R 2.02.414-d")
def test_a_war_that_rests_has_its_fleet_again() -> None:
    s = marches("first_cilician_pirates", scenario="middle")
    hold(s, "sardinia_et_corsica", "cornelius", developed=True, fleets=3, legions=20)
    strength = naval_strength(s, war("first_cilician_pirates"))
    there = front(s, "first_cilician_pirates")
    there.naval_won = True
    assert naval_strength(s, there.war) == 0 < strength
    resist(s, 6, 5, 5)
    assert there.status == INACTIVE
    assert not there.naval_won
    assert naval_strength(s, there.war) == strength


@rule("R 2.02.41-e", "R 2.02.413-a")
def test_a_disaster_takes_half_of_each_kind() -> None:
    """Example 6 of 2.02, R-2.02.41e, R-2.02.41f."""
    s = marches("syrian_war")
    slot = hold(s, "macedonia", "manlius", troops=5, legions=2)
    resist(s, 6, 5, 5)
    assert told(s, "republic-province-fights")[0]["result"] == "disaster"
    assert units(s, "macedonia") == (2, 0, 1)
    assert s.unrest == 3
    assert s.senator(slot).place == PROVINCE


@rule("R 2.02.411-c", "R 2.02.411-a")
@pytest.mark.parametrize(
    ("losses", "troops", "legions", "lost"),
    [
        (8, 9, 9, (6, 2)), (4, 3, 2, (3, 1)), (3, 3, 1, (2, 1)), (5, 1, 4, (1, 4)),
        (2, 5, 0, (4, 0)), (3, 5, 0, (5, 0)), (0, 5, 5, (0, 0)), (9, 2, 1, (2, 1)),
        (3, 0, 4, (0, 3)),
    ],
)  # fmt: skip
def test_losses_go_round(losses: int, troops: int, legions: int, lost: tuple[int, int]) -> None:
    """R-2.02.411, R-2.02.411b."""
    assert land_toll(losses, troops, legions) == lost


@rule("R 2.02.32-a", "R 2.02.32-b", "R 2.02.32-c", "R VII.provincial-war-b")
def test_troops_alone_count_half() -> None:
    """R-2.02.32."""
    assert [troops_strength(5, 0), troops_strength(5, 1), troops_strength(0, 0)] == [3, 5, 0]
    s = marches("syrian_war")
    hold(s, "macedonia", "manlius", troops=5)
    assert land_force(s, province_number("macedonia")) == 5 + 3
    hold(s, "asia", "fabius", troops=5, legions=2, seat=1)
    s.veterans |= 1 << s.legions.index(200 + province_number("asia"))
    assert land_force(s, province_number("asia")) == 6 + 5 + 3


@rule("R 2.02.41-f", "R 1.13.1-f", "R 2.02.414-h")
def test_a_legate_fights_without_the_governors_rating_and_without_danger_to_him() -> None:
    s = marches("syrian_war")
    slot = hold(s, "macedonia", "cornelius", troops=4, legions=1, legate=True)
    assert provincial_strength(s, province_number("macedonia"), False) == 10
    influence = s.senator(slot).influence
    # 10 against 6 and 11: 15, with three losses, for which no chit is drawn.
    resist(s, 5, 3, 3)
    assert units(s, "macedonia") == (2, 0, 0)
    assert s.senator(slot).influence == influence + 3
    t = marches("syrian_war")
    slot = hold(t, "macedonia", "cornelius", legate=True)
    resist(t, 1, 1, 1)
    assert of(t).ally[province_number("macedonia")] == war("syrian_war")
    assert t.senator(slot).place == ROME


@rule("R 2.02.4-a", "R 2.02.4-d", "R 2.02.4-g", "R 2.02.4-h")
def test_the_first_governed_province_fights() -> None:
    """R-2.02.4, R-2.02.4b, R-2.02.4c, R-2.02.4d."""
    s = marches("syrian_war")
    hold(s, "bithynia")
    hold(s, "asia", "fabius")
    assert defender(s, war("syrian_war")) == province_number("asia")
    slot = hold(s, "macedonia", "manlius", seat=1)
    assert defender(s, war("syrian_war")) == province_number("macedonia")
    for one in ("bithynia", "asia", "macedonia"):
        assert attacked(s, province_number(one))
    assert not attacked(s, province_number("sicilia"))
    s.senator(slot).place = REBEL
    assert not attacked(s, province_number("macedonia"))
    assert defender(s, war("syrian_war")) == province_number("asia")
    front(s, "syrian_war").status = INACTIVE
    assert not attacked(s, province_number("asia"))
    assert provincial_wars(s) == []


@rule("R 2.02.4-d")
def test_without_the_rule_no_province_is_attacked() -> None:
    s = ground("syrian_war")
    assert not attacked(s, province_number("macedonia"))


@rule("R 2.02.4-d", "R 2.02.4-i")
@pytest.mark.parametrize(
    ("legions", "dice", "result", "fights"),
    [
        (9, (6, 6, 5), VICTORY, False), (6, (3, 4, 4), STALEMATE, False),
        (6, (5, 5, 5), 4, False), (6, (6, 5, 5), 3, True), (3, (2, 1, 1), DEFEAT, True),
    ],
)  # fmt: skip
def test_rome_keeps_a_war_from_the_provinces(
    legions: int, dice: tuple[int, ...], result: int, fights: bool
) -> None:
    """R-2.02.4: after a disaster of the Senate's army the province must fight. R-2.02.4e."""
    s = marches("syrian_war")
    hold(s, "macedonia", "manlius", seat=1)
    slot = general(s, "claudius", "syrian_war", legions, 2)
    assert attack(s, slot, *dice) == result
    assert bool(provincial_wars(s)) == fights


@rule("R 2.02.4-a", "R 2.02.4-d")
@pytest.mark.parametrize("developed", [False, True])
def test_a_province_in_revolt_attacks_no_other(developed: bool) -> None:
    """It is a war for Rome: no card of it names provinces."""
    s = marches("syrian_war")
    hold(s, "sicilia", "manlius", seat=1)
    hold(s, "macedonia", "claudius")
    revolt = revolting(province_number("hispania_ulterior"), developed)
    assert defender(s, war("syrian_war")) == province_number("macedonia")
    assert defender(s, revolt) == NONE
    s.fronts.append(Front(revolt, ACTIVE, False, True))
    assert provincial_wars(s) == [war("syrian_war")]


@rule("R 2.02.4-e")
def test_the_dice_order_several_wars() -> None:
    """R-2.02.4d: a province first on two lists fights both with what is left."""
    s = marches("syrian_war", "first_macedonian_war")
    hold(s, "macedonia", "cornelius", troops=9, legions=1)
    # 7 each, then 3 and 11: the Macedonian War first, and lost at once.
    resist(s, 3, 4, 3, 4, 1, 2, 5, 6, 1, 1, 1)
    assert [one["roll"] for one in told(s, "republic-order-war")] == [7, 7, 3, 11]
    fought = [one["war"] for one in told(s, "republic-province-fights")]
    assert fought[0] == war("first_macedonian_war")


@rule("R 2.02.41-a", "R 1.07.332")
def test_a_war_is_fought_once_as_strong_as_matching_wars_make_it() -> None:
    """R-2.02.41a: beside another Spanish war the Lusitanian one counts twice, in one throw."""
    s = marches("lusitanian_war", "numantine_war")
    hold(s, "hispania_ulterior", "manlius", troops=5, legions=1)
    resist(s, 3, 3, 3)
    fought = told(s, "republic-province-fights")
    assert [(one["war"], one["enemy"]) for one in fought] == [(war("lusitanian_war"), 12)]


@rule("R 2.02.41-c", "R 2.02.41-b")
def test_a_victory_without_support_is_a_stalemate() -> None:
    """R-2.02.41b, R-2.02.41c."""
    s = marches("sertorian_revolt", scenario="late")
    slot = hold(s, "hispania_citerior", "cornelius", troops=9, legions=8, fleets=0)
    s.veterans = 0
    influence = s.senator(slot).influence
    resist(s, 3, 4, 4)
    fought = told(s, "republic-province-fights")[-1]
    assert (fought["result"], fought["short"]) == ("stalemate", 1)
    assert s.senator(slot).influence == influence
    assert front(s, "sertorian_revolt").status == ACTIVE


@rule("R 2.02.41-d", "R 2.02.412-k", "R 2.02.412-c")
def test_without_any_fleet_a_naval_war_is_lost_at_once() -> None:
    """R-2.02.41b, R-2.02.41c."""
    s = marches("first_cilician_pirates", scenario="middle")
    hold(s, "sardinia_et_corsica", "cornelius", developed=True, troops=1, legions=2)
    resist(s)
    assert told(s, "republic-province-helpless")
    assert of(s).ally[province_number("sardinia_et_corsica")] == war("first_cilician_pirates")
    assert of(s).troops[province_number("sardinia_et_corsica")] == 1
    assert s.legions.count(BARRACKS) == 2


@rule("R 2.02.413-a", "R 1.10.7-g")
@pytest.mark.parametrize(("place", "captured"), [(0, False), (2, True)])
def test_chits_may_strike_the_governor(place: int, captured: bool) -> None:
    """R-2.02.41f."""
    s = marches("first_mithridatic_war", scenario="late")
    slot = hold(s, "bithynia", "claudius", developed=True, troops=3, fleets=0)
    chits = blanks(s, 3)
    chits[place] = chit_of(s, slot)
    resist(s, 4, 3, 3, chits=chits)
    holding = s.holdings[province_number("bithynia")]
    assert holding is not None
    assert holding.governor == NONE
    if captured:
        assert (s.senator(slot).place, s.senator(slot).at) == (
            CAPTIVE,
            war("first_mithridatic_war"),
        )
    else:
        assert told(s, "republic-dies")


@rule("R 2.02.414-e", "R 2.02.414-l")
def test_a_war_that_has_a_leader_goes_back_into_the_deck() -> None:
    """R-2.02.414, R-2.02.414c."""
    s = marches("syrian_war")
    leads(s, "antiochus")
    slot = hold(s, "macedonia", "cornelius", troops=9, legions=4)
    size = s.deck_size()
    # 5 and 9 and 4 and 4 against 6 and 5: a sure victory.
    resist(s, 4, 4, 4)
    sound(s)
    assert gone(s, "syrian_war")
    assert s.deck_size() == size + 1
    assert s.senator(slot).place == PROVINCE
    assert s.leaders == []


@rule("R 2.02.414-f")
def test_with_six_cards_left_the_war_is_out_of_the_game() -> None:
    s = marches("syrian_war")
    leads(s, "antiochus")
    hold(s, "macedonia", "cornelius", troops=9, legions=4)
    for layer in s.layers:
        while layer and s.deck_size() > 6:
            s.discards.append(layer[0])
            s.zone[layer.pop(0)] = DISCARD
    resist(s, 4, 4, 4)
    assert s.zone[WARS[war("syrian_war")].card] == REMOVED
    assert s.deck_size() == 6


@rule("R 2.02.414-b", "R 2.02.412-j")
def test_allies_stay_until_a_general_wins() -> None:
    s = marches("syrian_war")
    league(s, "bithynia", "syrian_war", troops=1, up=True)
    hold(s, "macedonia", "cornelius", troops=10, legions=6)
    # 5, 10 and 6 and 4 against 6, 4 and 1.
    resist(s, 6, 6, 6)
    assert front(s, "syrian_war").status == INACTIVE
    assert of(s).ally[province_number("bithynia")] == war("syrian_war")
    assert land_strength(s, war("syrian_war")) == 11
    front(s, "syrian_war").status = ACTIVE
    slot = general(s, "fabius", "syrian_war", 18, 5, seat=2)
    assert attack(s, slot, 5, 5, 2) == VICTORY
    holding = s.holdings[province_number("bithynia")]
    assert holding is not None
    assert not holding.developed
    assert holding.governor == NONE
    assert units(s, "bithynia") == (0, 0, 0)
    assert of(s).ally[province_number("bithynia")] == NONE


@rule("R 2.02.412-f", "R 2.02.412-g", "R 2.02.412-h")
def test_allies_lose_as_many_as_rome() -> None:
    """R-2.02.412c."""
    s = marches("syrian_war")
    league(s, "bithynia", "syrian_war", troops=4, fleets=4)
    slot = general(s, "claudius", "syrian_war", 6, 2)
    # 6 and 2 against 6, 2, 4 and 4: -8 and 17: 9, a stalemate with four losses of each kind.
    assert land_strength(s, war("syrian_war")) == 16
    assert attack(s, slot, 6, 6, 5) == STALEMATE
    assert units(s, "bithynia") == (0, 2, 0)
    t = marches("syrian_war")
    league(t, "bithynia", "syrian_war", troops=4, fleets=4)
    slot = general(t, "claudius", "syrian_war", 6, 2)
    assert attack(t, slot, 2, 1, 1) == DEFEAT
    assert units(t, "bithynia") == (4, 4, 0)


@rule("R 2.02.412-g", "R 2.02.412-h")
@pytest.mark.parametrize(
    ("dice", "result", "left"),
    [((6, 5, 5), DISASTER, (4, 4)), ((5, 5, 5), STANDOFF, (1, 4))],
)
def test_allies_lose_in_a_standoff_and_not_in_a_disaster(
    dice: tuple[int, ...], result: int, left: tuple[int, int]
) -> None:
    """R-2.02.412c: two legions and a fleet are lost in the standoff."""
    s = marches("syrian_war")
    league(s, "bithynia", "syrian_war", troops=4, fleets=4)
    slot = general(s, "claudius", "syrian_war", 6, 2)
    assert attack(s, slot, *dice) == result
    assert units(s, "bithynia")[:2] == left


@rule("R 2.02.412-f", "R 2.02.412-g")
def test_allies_lose_as_many_as_the_province_that_fights_their_war() -> None:
    """R-2.02.412c."""
    s = marches("syrian_war")
    league(s, "bithynia", "syrian_war", troops=3, fleets=2)
    hold(s, "macedonia", "cornelius", troops=4, legions=1)
    # 5, 4, 1 and 4 against 6, 2, 3 and 2: 1 and 9 are 10, a stalemate: two troops and the legion.
    resist(s, 3, 3, 3)
    assert told(s, "republic-province-fights")[0]["total"] == 10
    assert units(s, "macedonia") == (2, 0, 0)
    assert units(s, "bithynia")[:2] == (0, 2)
    t = marches("syrian_war")
    league(t, "bithynia", "syrian_war", troops=3, fleets=2)
    hold(t, "macedonia", "cornelius", troops=4, legions=1)
    resist(t, 6, 5, 5)
    assert told(t, "republic-province-fights")[0]["result"] == "disaster"
    assert units(t, "bithynia")[:2] == (3, 2)


@rule("R 2.02.412-g", "R 2.02.412-f")
def test_at_sea_allies_lose_fleets_alone() -> None:
    """R-2.02.412c."""
    s = marches("first_cilician_pirates", scenario="middle")
    league(s, "bithynia", "first_cilician_pirates", troops=3, fleets=3)
    hold(s, "sardinia_et_corsica", "cornelius", developed=True, fleets=5, legions=20)
    # 5 and 4 against 8, 5 and 3: -7 and 14 are 7, a defeat: nothing is lost on the other side.
    resist(s, 5, 5, 4)
    assert units(s, "bithynia")[:2] == (3, 3)
    t = marches("first_cilician_pirates", scenario="middle")
    league(t, "sicilia", "first_cilician_pirates", troops=2, fleets=5)
    hold(t, "bithynia", "cornelius", developed=True, fleets=5)
    # 5, 5 and 4 against 8 and 5: 1 and 16 are 17, a victory that costs a fleet.
    resist(t, 5, 5, 6)
    assert units(t, "bithynia") == (0, 4, 0)
    assert front(t, "first_cilician_pirates").naval_won
    assert units(t, "sicilia")[:2] == (2, 4)


@rule("R 2.02.413-a", "R 2.02.413-b", "R 2.02.41-e")
def test_a_standoff_takes_a_quarter_of_each_kind() -> None:
    """R-2.02.41e."""
    s = marches("syrian_war")
    slot = hold(s, "macedonia", "manlius", troops=5, legions=2, fleets=1)
    before = (s.senator(slot).influence, s.senator(slot).popularity)
    resist(s, 5, 5, 5)
    assert told(s, "republic-province-fights")[0]["result"] == "standoff"
    assert units(s, "macedonia") == (3, 0, 1)
    assert (s.senator(slot).influence, s.senator(slot).popularity, s.unrest) == (*before, 3)
    assert s.veterans == 0
    mark_unprosecuted(s)
    assert front(s, "syrian_war").unprosecuted


@rule("R 2.02.412-i", "R 2.02.412-b")
def test_an_ally_exists_and_is_nobodys() -> None:
    """R-2.02.412d."""
    s = marches("syrian_war")
    league(s, "bithynia", "syrian_war", troops=1)
    assert exists(s, province_number("bithynia"))
    assert governed(s) == taxed(s) == []
    assert not attacked(s, province_number("bithynia"))
    create_province(s, province_number("bithynia"))
    assert s.holdings[province_number("bithynia")] is None


@rule("R 2.02.414-c", "R 2.02.414-j", "R 2.02.414-i")
def test_one_legion_of_the_garrison_becomes_a_veteran() -> None:
    s = marches("syrian_war")
    slot = hold(s, "macedonia", "cornelius", troops=10, legions=3)
    resist(s, 4, 4, 4)
    assert s.veterans.bit_count() == 1
    assert s.loyal.count(slot) == 1
    assert units(s, "macedonia") == (10, 0, 3)
    mark_unprosecuted(s)
    assert not front(s, "syrian_war").unprosecuted
    t = marches("syrian_war")
    hold(t, "macedonia", "cornelius", troops=10, legions=3, seat=-1)
    resist(t, 4, 4, 4)
    assert t.veterans.bit_count() == 1
    assert set(t.loyal) == {NONE}


@rule("R 2.02.412-b")
def test_by_the_option_the_base_strength_of_allies_is_multiplied() -> None:
    """R-2.02.412b."""
    s = marches("first_mithridatic_war", scenario="late", allied_strength="multiplied")
    league(s, "bithynia", "first_mithridatic_war", troops=3, up=True)
    assert land_strength(s, war("first_mithridatic_war")) == 17
    breaks_out(s, "second_mithridatic_war")
    assert land_strength(s, war("first_mithridatic_war")) == 31


@rule("R 2.02.412-b", "R 2.02.412-e")
def test_fleets_of_allies_fight_at_sea_while_there_is_a_fleet_to_beat() -> None:
    """R-2.02.412b."""
    s = marches("first_cilician_pirates", scenario="middle")
    league(s, "bithynia", "first_cilician_pirates", troops=1, fleets=2)
    pirates = war("first_cilician_pirates")
    assert (land_strength(s, pirates), naval_strength(s, pirates)) == (3 + 2 + 1, 8 + 5 + 2)
    front(s, "first_cilician_pirates").naval_won = True
    assert (land_strength(s, pirates), naval_strength(s, pirates)) == (3 + 2 + 1 + 2, 0)


@rule("R 2.02.414-b", "R 2.02.414-e")
@pytest.mark.parametrize("kept", [False, True])
def test_what_becomes_of_the_allies_of_a_war_in_the_deck(kept: bool) -> None:
    """R-2.02.412e."""
    s = marches("syrian_war", reshuffled_allies="kept" if kept else "freed")
    league(s, "bithynia", "syrian_war", troops=1)
    end_war(s, front(s, "syrian_war"), RESHUFFLED)
    sound(s)
    assert (s.holdings[province_number("bithynia")] is None) == kept
    assert of(s).troops[province_number("bithynia")] == int(kept)


@rule("R 2.02.414-f")
def test_where_decks_follow_each_other_the_next_one_takes_it() -> None:
    """R-2.02.414c, R-3.04c."""
    s = marches("syrian_war", scenario="early_middle")
    assert left_in_deck(s) == len(s.layers[0])
    while len(s.layers[0]) > 4:
        card = s.layers[0].pop(0)
        s.zone[card] = DISCARD
        s.discards.append(card)
    end_war(s, front(s, "syrian_war"), REPULSED)
    sound(s)
    card = WARS[war("syrian_war")].card
    assert card in s.layers[1]
    assert len(s.layers[1]) == 6
    assert near_top(s) == [(card, 10)]
    assert left_in_deck(s) == 4
