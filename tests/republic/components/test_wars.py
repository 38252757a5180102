"""Wars, series and leaders."""

from collections import Counter

import pytest

from aedilis.republic.definitions.codes import (
    CREATES_ON_VICTORY,
    CREATES_WHEN_ATTACKED,
    CREATES_WHEN_SERIES_DEFEATED,
    DRAWN_ACTIVE,
    DRAWN_BY_PROVINCE,
    DRAWN_INACTIVE,
    EARLY,
    FACTION_CARD,
    LATE,
    MIDDLE,
    NONE,
    REVOLT_ALWAYS,
    REVOLT_BY_PROVINCE,
    REVOLT_NEVER,
    WAR_TRAITS,
)
from aedilis.republic.definitions.components import CONCESSIONS, LEADERS, PROVINCES, SERIES, WARS
from aedilis.republic.definitions.wars import Leader, War


def ids(wars: list[War]) -> list[str]:
    return [war.id for war in wars]


def leader(id_: str) -> Leader:
    (found,) = [one for one in LEADERS if one.id == id_]
    return found


def test_counts() -> None:
    assert Counter(war.deck for war in WARS) == {EARLY: 8, MIDDLE: 10, LATE: 13}
    assert Counter(one.deck for one in LEADERS) == {EARLY: 4, MIDDLE: 1, LATE: 4}


@pytest.mark.parametrize(
    ("deck", "strengths", "disaster", "standoff", "drought", "active"),
    [
        (EARLY, [72, 32, 10, 215], 87, 158, 1, 5),
        (MIDDLE, [71, 16, 8, 135], 106, 171, 3, 5),
        (LATE, [102, 25, 16, 205], 167, 219, 2, 7),
    ],
)
def test_sums_of_the_cards(
    deck: int, strengths: list[int], disaster: int, standoff: int, drought: int, active: int
) -> None:
    wars = [war for war in WARS if war.deck == deck]
    fields = ("land", "support", "naval", "spoils")
    assert [sum(getattr(war, field) for war in wars) for field in fields] == strengths
    assert sum(sum(war.disaster) for war in wars) == disaster
    assert sum(sum(war.standoff) for war in wars) == standoff
    assert sum(war.drought for war in wars) == drought
    assert sum(war.drawn == DRAWN_ACTIVE for war in wars) == active


def test_series_are_whole_and_in_order() -> None:
    for series in SERIES:
        wars = [war for war in WARS if war.series == series.index]
        assert len(wars) == series.wars
        assert [war.place for war in wars] == list(range(1, series.wars + 1))
    sizes = {series.id: series.wars for series in SERIES}
    assert sizes == {
        "punic": 3, "illyrian": 2, "gallic": 3, "macedonian": 4, "spanish": 3, "slave": 3,
        "cilician": 2, "mithridatic": 3,
    }  # fmt: skip
    assert sum(war.series == NONE for war in WARS) == 31 - sum(sizes.values())


def test_numbers_are_sums_of_three_dice() -> None:
    for war in WARS:
        assert len(war.disaster) == 1
        assert len(war.standoff) in (1, 2)
        numbers = war.disaster + war.standoff
        assert len(set(numbers)) == len(numbers), war.id
        assert all(3 <= number <= 18 for number in numbers)
    for one in LEADERS:
        assert one.disaster != one.standoff
        assert min(one.disaster, one.standoff) >= 3
        assert max(one.disaster, one.standoff) <= 18


def test_naval_wars() -> None:
    naval = {war.id: war.naval for war in WARS if war.naval}
    assert naval == {
        "first_punic_war": 10,
        "first_cilician_pirates": 8,
        "second_cilician_pirates": 6,
        "alexandrine_war": 10,
    }


def test_droughts() -> None:
    assert ids([war for war in WARS if war.drought]) == [
        "first_illyrian_war", "first_cilician_pirates", "first_sicilian_slave_revolt",
        "second_sicilian_slave_revolt", "alexandrine_war", "second_cilician_pirates",
    ]  # fmt: skip


def test_revolts_bring_no_spoils_and_all_else_does() -> None:
    for war in WARS:
        assert (war.spoils == 0) == (war.revolt == REVOLT_ALWAYS), war.id
        assert war.spoils % 5 == 0
    assert sum(war.revolt == REVOLT_ALWAYS for war in WARS) == 6
    assert sum(war.revolt == REVOLT_NEVER for war in WARS) == 17


def test_conditions_name_their_provinces() -> None:
    for war in WARS:
        assert (war.revolt == REVOLT_BY_PROVINCE) == (war.revolt_with != NONE), war.id
        assert (war.drawn == DRAWN_BY_PROVINCE) == bool(war.active_with), war.id
    by_province = {
        war.id: [PROVINCES[index].id for index in war.active_with]
        for war in WARS
        if war.active_with
    }
    assert by_province == {
        "lusitanian_war": ["hispania_citerior", "hispania_ulterior"],
        "numantine_war": ["hispania_citerior"],
        "first_sicilian_slave_revolt": ["sicilia"],
        "second_sicilian_slave_revolt": ["sicilia"],
        "sertorian_revolt": ["hispania_citerior", "hispania_ulterior"],
    }
    revolts = {
        war.id: PROVINCES[war.revolt_with].id for war in WARS if war.revolt == REVOLT_BY_PROVINCE
    }
    assert revolts == {
        "first_macedonian_war": "macedonia",
        "second_macedonian_war": "macedonia",
        "third_macedonian_war": "macedonia",
        "syrian_war": "syria",
        "first_mithridatic_war": "bithynia",
        "second_mithridatic_war": "bithynia",
        "second_gallic_war": "gallia_transalpina",
        "third_gallic_war": "gallia_transalpina",
    }


def test_single_wars_that_wait_for_rome() -> None:
    inactive = [war for war in WARS if war.drawn == DRAWN_INACTIVE and war.series == NONE]
    assert ids(inactive) == ["invasion_of_germania", "invasion_of_britannia"]
    for war in WARS:
        waits = bool(war.traits >> WAR_TRAITS.index("waits_for_attack") & 1)
        assert waits == (war in inactive)


def test_provinces_and_their_wars_agree() -> None:
    for province in PROVINCES:
        creators = tuple(war.index for war in WARS if province.index in war.creates)
        assert creators == province.created_by_wars, province.id


def test_when_provinces_are_created() -> None:
    when = {
        war.id: war.creates_when
        for war in WARS
        if war.creates_when not in (NONE, CREATES_ON_VICTORY)
    }
    assert when == {
        "first_illyrian_war": CREATES_WHEN_SERIES_DEFEATED,
        "second_illyrian_war": CREATES_WHEN_SERIES_DEFEATED,
        "germanic_migrations": CREATES_WHEN_ATTACKED,
    }
    assert all((war.creates_when == NONE) == (not war.creates) for war in WARS)
    developing = [(war.id, PROVINCES[war.develops].id) for war in WARS if war.develops != NONE]
    assert developing == [("third_mithridatic_war", "bithynia")]


def test_the_second_pirates_create_a_province() -> None:
    (pirates,) = [war for war in WARS if war.id == "second_cilician_pirates"]
    assert [PROVINCES[index].id for index in pirates.creates] == ["creta_et_cyrenaica"]


def test_attacked_provinces_know_their_enemy() -> None:
    for war in WARS:
        assert len(set(war.attacks)) == len(war.attacks)
        for index in war.attacks:
            province = PROVINCES[index]
            known = war.index in province.defends_wars or war.series in province.defends_series
            assert known, (war.id, province.id)


def test_provinces_defend_against_wars_that_attack() -> None:
    unmatched = []
    for province in PROVINCES:
        for war in WARS:
            listed = war.index in province.defends_wars or (
                war.series != NONE and war.series in province.defends_series
            )
            if listed and province.index not in war.attacks:
                unmatched.append((province.id, war.id))
    # These two come with the war that creates, or develops, the province.
    assert unmatched == [
        ("macedonia", "fourth_macedonian_war"),
        ("bithynia", "third_mithridatic_war"),
    ]


def test_destroyed_concessions() -> None:
    destroyed = {war.id: CONCESSIONS[war.destroys].id for war in WARS if war.destroys != NONE}
    assert destroyed == {
        "first_sicilian_slave_revolt": "sicilian_grain",
        "second_sicilian_slave_revolt": "sicilian_grain",
        "alexandrine_war": "aegyptian_grain",
    }


def test_other_traits() -> None:
    traits = {
        war.id: [word for bit, word in enumerate(WAR_TRAITS) if war.traits >> bit & 1]
        for war in WARS
        if war.traits
    }
    assert traits == {
        "second_punic_war": ["tax_farmer_roll"],
        "gladiator_revolt": ["tax_farmer_roll"],
        "social_war": ["wakes_inactive_series"],
        "invasion_of_germania": ["waits_for_attack"],
        "invasion_of_britannia": ["waits_for_attack"],
    }


def test_years_run_forward() -> None:
    for war in WARS:
        start, end = war.years
        assert start <= end < 0
    for one in LEADERS:
        assert one.born <= one.died < 0 or one.born == 0


@pytest.mark.parametrize(
    ("id_", "led"),
    [
        ("hamilcar", ["first_punic_war", "second_punic_war", "third_punic_war"]),
        ("hannibal", ["first_punic_war", "second_punic_war", "third_punic_war"]),
        ("antiochus", ["syrian_war"]),
        (
            "philip",
            [f"{nth}_macedonian_war" for nth in ("first", "second", "third", "fourth")],
        ),
        ("viriathus", ["lusitanian_war", "numantine_war", "sertorian_revolt"]),
        (
            "spartacus",
            ["first_sicilian_slave_revolt", "second_sicilian_slave_revolt", "gladiator_revolt"],
        ),
        ("mithridates", [f"{nth}_mithridatic_war" for nth in ("first", "second", "third")]),
        ("vercingetorix", [f"{nth}_gallic_war" for nth in ("first", "second", "third")]),
        ("cleopatra", ["alexandrine_war"]),
    ],
)
def test_leaders_lead_their_wars(id_: str, led: list[str]) -> None:
    one = leader(id_)
    assert ids([war for war in WARS if one.leads(war)]) == led
    assert (one.series == NONE) != (one.war == NONE)


def test_leader_numbers() -> None:
    numbers = {one.id: (one.strength, one.disaster, one.standoff) for one in LEADERS}
    assert numbers == {
        "hamilcar": (3, 8, 12),
        "hannibal": (7, 9, 16),
        "antiochus": (5, 14, 17),
        "philip": (6, 15, 14),
        "viriathus": (5, 15, 12),
        "spartacus": (5, 11, 14),
        "mithridates": (4, 12, 15),
        "vercingetorix": (6, 14, 18),
        "cleopatra": (3, 16, 15),
    }


def test_tax_farmer_rolls_of_leaders() -> None:
    with_war = {
        one.id: WARS[one.tax_farmer_roll_with].id
        for one in LEADERS
        if one.tax_farmer_roll_with != NONE
    }
    assert with_war == {"hannibal": "second_punic_war", "spartacus": "gladiator_revolt"}


def test_cleopatra_is_held_and_may_be_an_ally() -> None:
    held = [one.id for one in LEADERS if one.traits & FACTION_CARD]
    assert held == ["cleopatra"]
    ally = leader("cleopatra").ally
    assert ally is not None
    assert (ally.military, ally.talents, ally.popularity) == (3, 50, -5)
    assert [one.id for one in LEADERS if one.ally is not None] == held
