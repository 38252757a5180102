"""Wars drawn, matching, imminent, revolts, and their leaders (1.07.33 to 1.07.344)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, LEADERS, WARS, index_of
from aedilis.republic.definitions.named import DROUGHT
from aedilis.republic.phases.forum.order import put_in_order
from aedilis.republic.phases.mortality import wake_imminent
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.outbreak import place_leader, place_war, wake_by_province
from aedilis.republic.rules.peace import DEFEATED, end_war
from aedilis.republic.rules.resolution import cancels_numbers, clash, mask
from aedilis.republic.rules.wars import (
    active_wars,
    disaster_numbers,
    droughts,
    front_of,
    land_strength,
    leaders_on,
    naval_strength,
    spoils,
    standoff_numbers,
    support,
)
from aedilis.republic.state.table import Front, Holding, RepublicState
from aedilis.republic.state.zones import ACTIVE, CURIA, IMMINENT, INACTIVE, PLAY, REMOVED
from tests.republic.setup.forum import (
    card_of,
    draws,
    foe,
    foe_in_curia,
    no_deck,
    no_wars,
    table,
    war,
)
from tests.republic.setup.opening import bring, fetch, sound, vacate


def drawn(s: RepublicState, id_: str) -> Front:
    """A war is drawn."""
    index = index_of("war", id_)
    fetch(s, WARS[index].card)
    front = place_war(s, index)
    sound(s)
    return front


def led(s: RepublicState, id_: str) -> int:
    """A leader is drawn; gives his index."""
    index = index_of("leader", id_)
    fetch(s, LEADERS[index].card)
    place_leader(s, index)
    sound(s)
    return index


@rule("R 1.07.33-a", "R 1.07.33-b", "R 1.07.33-c", "R 1.07.33-d", "R 1.07.33-f")
def test_what_a_war_card_says() -> None:
    s = table()
    front = war(s, "first_punic_war")
    assert (land_strength(s, front.war), support(front.war)) == (10, 5)
    assert (naval_strength(s, front.war), spoils(s, front)) == (10, 35)
    front.naval_won = True
    assert naval_strength(s, front.war) == 0


@rule("R 1.07.33-e", "R 1.07.343-a")
def test_numbers_of_a_war_and_of_its_leaders_are_told_apart() -> None:
    s = table()
    front = war(s, "first_punic_war")
    foe(s, "hamilcar")
    own, leaders = disaster_numbers(s, front.war)
    assert (own, leaders) == (set(WARS[front.war].disaster), {8})
    own, leaders = standoff_numbers(s, front.war)
    assert (own, leaders) == (set(WARS[front.war].standoff), {12})


@rule("R 1.07.33-g")
def test_a_war_with_the_withered_plant_is_a_drought_wherever_it_lies() -> None:
    s = no_wars(table())
    assert droughts(s) == 0
    war(s, next(one.id for one in WARS if one.drought), INACTIVE)
    assert droughts(s) == 1
    s.events[DROUGHT] = 2
    assert droughts(s) == 3


@rule("R 1.07.343-b")
def test_a_statesman_voids_the_numbers_of_the_war_but_not_of_its_leader() -> None:
    """R-1.07.343."""
    s = no_wars(table("middle"))
    lusitanian = war(s, "lusitanian_war").war
    foe(s, "viriathus")
    vacate(s, index_of("family", "cornelius"))
    scipio = bring(s, 0, "scipio_aemilianus")
    cancels = cancels_numbers(s.senator(scipio), lusitanian)
    met = clash(s, lusitanian, False, cancels, 0)
    assert (met.disaster, met.standoff) == (1 << 15, 1 << 12)
    met = clash(s, lusitanian, False, False, 0)
    assert met.disaster == mask({15, *WARS[lusitanian].disaster})
    assert met.standoff == mask({12, *WARS[lusitanian].standoff})


@rule("R 1.07.33-h", "R 1.07.33-i", "R 1.07.3-b")
def test_a_war_with_the_weapons_icon_breaks_out_when_it_is_drawn() -> None:
    s = no_wars(table())
    draws(s, 0, card_of("war", "first_gallic_war"))
    assert [front.status for front in s.fronts] == [ACTIVE]
    assert s.zone[card_of("war", "first_gallic_war")] == PLAY
    assert active_wars(s) == 1


@rule("R 1.07.331-a", "R VII.inactive-imminent", "R 1.07.331-b", "R 1.07.331-c")
def test_one_without_it_is_inactive() -> None:
    s = no_wars(table())
    draws(s, 0, card_of("war", "first_illyrian_war"))
    assert [front.status for front in s.fronts] == [INACTIVE]
    assert active_wars(s) == 0


@rule("R 1.07.331-d", "R 1.07.3321-c")
def test_a_matching_war_wakes_an_inactive_one() -> None:
    s = no_wars(table())
    first = drawn(s, "first_illyrian_war")
    second = drawn(s, "second_illyrian_war")
    assert (first.status, second.status) == (ACTIVE, IMMINENT)


@rule("R 1.07.332-a", "R 1.07.332-b", "R 1.07.332-d", "R 1.07.332-e", "R 1.07.332-f")
def test_matching_active_wars_multiply_each_other_but_not_their_support() -> None:
    """R-1.07.332a, R-1.07.332b: pirates 6 by land, their fleets doubled; at once less when one is
    over.
    """
    s = no_wars(table("late"))
    first, second = war(s, "first_cilician_pirates"), war(s, "second_cilician_pirates", INACTIVE)
    assert (land_strength(s, first.war), naval_strength(s, first.war)) == (3, 8)
    second.status = ACTIVE
    second.unprosecuted = True
    assert (land_strength(s, first.war), naval_strength(s, first.war)) == (6, 16)
    assert (land_strength(s, second.war), naval_strength(s, second.war)) == (6, 12)
    assert (support(first.war), active_wars(s)) == (2, 2)
    end_war(s, first, DEFEATED)
    assert land_strength(s, second.war) == 3


@rule("R 1.07.332-c")
def test_three_are_tripled_and_all_four_macedonian_ones_quadrupled() -> None:
    s = no_wars(table("middle"))
    names = ["first", "second", "third", "fourth"]
    fronts = [war(s, f"{one}_macedonian_war") for one in names]
    assert [land_strength(s, f.war) for f in fronts] == [48, 40, 32, 20]
    fronts[0].status = IMMINENT
    assert [land_strength(s, f.war) for f in fronts[1:]] == [30, 24, 15]


@rule("R 1.07.3321-a", "R 1.07.3321-b", "R 1.07.3321-d", "R 1.07.3321-e", "R 1.07.3321-h")
def test_the_punic_example() -> None:
    """R-1.07.3321a: imminent whatever its icon; the earliest wakes each turn."""
    s = no_wars(table())
    first = war(s, "first_punic_war", INACTIVE)
    third = drawn(s, "third_punic_war")
    assert (first.status, third.status) == (ACTIVE, IMMINENT)
    second = drawn(s, "second_punic_war")
    assert second.status == IMMINENT
    hannibal = led(s, "hannibal")
    assert s.leaders == [hannibal]
    assert land_strength(s, first.war) == 17
    wake_imminent(s)
    assert (second.status, third.status) == (ACTIVE, IMMINENT)
    assert land_strength(s, first.war) == 27
    wake_imminent(s)
    assert third.status == ACTIVE


@rule("R 1.07.3321-c")
def test_of_several_inactive_matches_only_the_earliest_breaks_out() -> None:
    """R-1.07.3321a."""
    s = no_wars(table("middle"))
    first = war(s, "first_macedonian_war", INACTIVE)
    second = war(s, "second_macedonian_war", INACTIVE)
    third = drawn(s, "third_macedonian_war")
    assert (first.status, second.status, third.status) == (ACTIVE, IMMINENT, IMMINENT)
    fourth = drawn(s, "fourth_macedonian_war")
    assert (second.status, fourth.status) == (IMMINENT, IMMINENT)


@rule("R 1.07.3321-g")
def test_a_leader_wakes_no_imminent_war() -> None:
    s = no_wars(table())
    second = war(s, "second_macedonian_war", IMMINENT)
    led(s, "philip")
    assert second.status == IMMINENT
    assert s.leaders == []


@rule("R 1.07.333-a", "R 1.07.333-b", "R 1.07.333-c")
@pytest.mark.parametrize("exists", [True, False])
def test_a_conditional_revolt_is_settled_when_it_is_drawn(exists: bool) -> None:
    """R-1.07.333: what happens to the province later changes nothing."""
    s = no_wars(table())
    province = WARS[index_of("war", "syrian_war")].revolt_with
    s.holdings[province] = Holding(False, NONE, 0) if exists else None
    front = drawn(s, "syrian_war")
    s.holdings[province] = None if exists else Holding(False, NONE, 0)
    assert spoils(s, front) == (0 if exists else 45)
    assert front.status == ACTIVE


@rule("R 1.07.333-d")
def test_when_the_last_of_a_series_is_beaten_earlier_ones_are_revolts() -> None:
    s = no_wars(table())
    first, third = war(s, "first_punic_war"), war(s, "third_punic_war")
    assert spoils(s, first) == 35
    end_war(s, third, DEFEATED)
    assert spoils(s, first) == 0
    assert spoils(s, drawn(s, "second_punic_war")) == 0


@rule("R 1.07.333-a", "R 1.07.331-c")
def test_a_revolt_waits_for_its_province() -> None:
    """R-1.07.333b: of several that wake together the earliest is active, the rest imminent."""
    s = no_wars(table("middle"))
    sicilia = index_of("province", "sicilia")
    s.holdings[sicilia] = None
    grain = index_of("concession", "sicilian_grain")
    fetch(s, CONCESSIONS[grain].card)
    grant(s, grain, next(n for n, one in enumerate(s.senators) if one is not None))
    second = drawn(s, "second_sicilian_slave_revolt")
    first = drawn(s, "first_sicilian_slave_revolt")
    assert (first.status, second.status) == (INACTIVE, INACTIVE)
    wake_by_province(s)
    assert first.status == INACTIVE
    s.holdings[sicilia] = Holding(False, NONE, 0)
    wake_by_province(s)
    assert (first.status, second.status) == (ACTIVE, IMMINENT)
    assert s.zone[CONCESSIONS[grain].card] == CURIA


@rule(
    "R 1.07.34-a", "R 1.07.34-b", "R 1.07.341-a", "R 1.07.342-a", "R 1.07.342-b", "R VII.leader-a"
)
def test_a_leader_joins_his_war_and_it_breaks_out() -> None:
    """R-1.07.342: he adds to the fleet only where there is one."""
    s = no_wars(table())
    first = war(s, "first_punic_war", INACTIVE)
    hannibal = led(s, "hannibal")
    assert first.status == ACTIVE
    assert s.leaders == leaders_on(s, first.war) == [hannibal]
    assert (land_strength(s, first.war), naval_strength(s, first.war)) == (17, 17)
    assert support(first.war) == 5
    second = war(s, "second_punic_war")
    assert (land_strength(s, second.war), naval_strength(s, second.war)) == (37, 0)


@rule("R 1.07.342-b")
def test_several_leaders_add_up_on_every_active_war_of_the_group() -> None:
    """R-1.07.341b."""
    s = no_wars(table())
    first, second = war(s, "first_punic_war"), war(s, "second_punic_war")
    foe(s, "hamilcar")
    foe(s, "hannibal")
    assert land_strength(s, first.war) == 2 * 10 + 10
    assert land_strength(s, second.war) == 2 * 15 + 10


@rule("R 1.07.341-b")
def test_a_leader_with_only_an_imminent_war_waits_in_the_curia_without_aging() -> None:
    """R-1.07.341a."""
    s = no_wars(table())
    second = war(s, "second_punic_war", IMMINENT)
    hannibal = led(s, "hannibal")
    card = LEADERS[hannibal].card
    assert s.curia == [card]
    s.dice.script = []
    put_in_order(s)
    assert s.curia == [card]
    wake_imminent(s)
    assert second.status == ACTIVE
    assert s.leaders == [hannibal]
    assert s.curia == []


@rule("R 1.07.341-c")
def test_a_war_drawn_finds_its_leader_in_the_curia_and_both_are_active() -> None:
    s = no_wars(table())
    card = foe_in_curia(s, "hamilcar")
    first = drawn(s, "first_punic_war")
    assert first.status == ACTIVE
    assert s.leaders == [index_of("leader", "hamilcar")]
    assert card not in s.curia


@rule("R 1.07.341-c")
def test_imminent_prevails_over_the_leader_in_the_curia() -> None:
    """R-1.07.341c."""
    s = no_wars(table())
    war(s, "second_macedonian_war", IMMINENT)
    card = foe_in_curia(s, "philip")
    first = drawn(s, "first_macedonian_war")
    assert first.status == IMMINENT
    assert s.curia == [card]


@rule("R 1.07.344-a", "R 1.07.344-d", "R 1.07.8-f", "R VII.leader-a")
@pytest.mark.parametrize(("die", "dies"), [(4, False), (5, True)])
def test_a_leader_without_war_goes_to_the_curia_and_may_die_there(die: int, dies: bool) -> None:
    s = no_wars(table())
    antiochus = led(s, "antiochus")
    card = LEADERS[antiochus].card
    assert s.curia == [card]
    s.dice.script = [die]
    put_in_order(s)
    assert s.zone[card] == (REMOVED if dies else CURIA)
    assert s.curia == ([] if dies else [card])
    sound(s)


@rule("R 1.07.344-b", "R 1.07.344-c")
def test_a_leader_whose_wars_are_beaten_goes_to_the_curia_or_out_of_the_game() -> None:
    """R-1.07.344: the third Punic War may lie among the last cards until none is left."""
    s = no_wars(table())
    first, second = war(s, "first_punic_war"), war(s, "second_punic_war")
    hannibal = foe(s, "hannibal")
    end_war(s, first, DEFEATED)
    assert s.leaders == [hannibal]
    end_war(s, second, DEFEATED)
    card = LEADERS[hannibal].card
    assert s.curia == [card]
    s.dice.script = [1]
    put_in_order(s)
    assert s.curia == [card]
    no_deck(s)
    s.dice.script = []
    put_in_order(s)
    assert s.zone[card] == REMOVED
    sound(s)


@rule("R 1.07.37-a", "R 1.07.331-c")
def test_the_social_war_wakes_every_inactive_matching_war() -> None:
    s = no_wars(table("late"))
    pirates = war(s, "second_cilician_pirates", INACTIVE)
    britannia = war(s, "invasion_of_britannia", INACTIVE)
    drawn(s, "social_war")
    assert (pirates.status, britannia.status) == (ACTIVE, INACTIVE)
    front = front_of(s, index_of("war", "social_war"))
    assert front is not None
    assert front.status == ACTIVE
