"""The scenarios: their decks add up to the cards they say."""

from collections import Counter

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import EARLY, LATE, MIDDLE, MIXED, NONE
from aedilis.republic.definitions.components import (
    ERA_ENDS,
    FACTION_CARDS,
    LAWS,
    PROVINCES,
    SCENARIOS,
    SOLO_SEATS,
    START_FLEETS,
    START_UNREST,
    STATESMEN,
    WARS,
    card,
    cards_of,
    family_pool,
    fixed_pool,
    kind_word,
    random_pool,
)
from aedilis.republic.definitions.scenarios import Scenario

SINGLE = ("early", "middle", "late")
EXTENDED = ("early_middle", "middle_late", "early_middle_late")
ALL = (*SINGLE, *EXTENDED, "alternate_history")


def scenario(id_: str) -> Scenario:
    (found,) = [one for one in SCENARIOS if one.id == id_]
    return found


def test_all_are_there() -> None:
    assert [one.id for one in SCENARIOS] == list(ALL)
    assert (FACTION_CARDS, START_FLEETS, START_UNREST, SOLO_SEATS) == (3, 0, 0, 5)


@pytest.mark.parametrize("id_", ALL)
def test_the_pool_is_the_sum_of_its_parts(id_: str) -> None:
    one = scenario(id_)
    parts = fixed_pool(one) + family_pool(one)
    assert len(set(parts)) == len(parts)
    assert len(parts) + one.add_random == one.pool
    assert ERA_ENDS not in parts
    assert not set(random_pool(one)) & set(parts)
    assert one.add_random <= len(random_pool(one))


@pytest.mark.parametrize(
    ("id_", "pool", "families", "drawn_from"),
    [("early", 63, 20, 0), ("middle", 85, 25, 14), ("late", 93, 30, 30)],
)
def test_single_scenarios(id_: str, pool: int, families: int, drawn_from: int) -> None:
    one = scenario(id_)
    assert one.pool == pool
    assert len(family_pool(one)) == families
    assert len(random_pool(one)) == drawn_from


def test_concessions_are_in_every_first_deck() -> None:
    for one in SCENARIOS:
        assert sum(kind_word(number) == "concession" for number in fixed_pool(one)) == 13
        assert one.concessions == (one.decks[0] in (MIDDLE, LATE))


def test_cards_added_at_random_are_intrigue_cards() -> None:
    for one in SCENARIOS:
        assert {kind_word(number) for number in random_pool(one)} <= {"intrigue"}
        assert (one.add_random == 6) == bool(one.random_of)


@pytest.mark.parametrize("id_", ALL)
def test_there_are_enough_cards_for_every_table(id_: str) -> None:
    one = scenario(id_)
    assert (one.seats_min, one.seats_max) == (3, 6)
    assert one.families * one.seats_max <= len(family_pool(one))
    faction = sum(card(number).faction for number in fixed_pool(one)) + one.add_random
    assert FACTION_CARDS * one.seats_max <= faction
    dealt = one.seats_max * (one.families + FACTION_CARDS)
    assert one.bottom.own <= one.pool - dealt


@rule("R 3.01.5-a", "R 3.02.3-a", "R 3.03.3-a")
@pytest.mark.parametrize(
    ("id_", "families", "legions", "era"),
    [
        ("early", 3, 4, EARLY),
        ("middle", 4, 6, MIDDLE),
        ("late", 5, 8, LATE),
        ("early_middle", 3, 4, EARLY),
        ("middle_late", 4, 6, MIDDLE),
        ("early_middle_late", 3, 4, EARLY),
        ("alternate_history", 3, 4, EARLY),
    ],
)
def test_start(id_: str, families: int, legions: int, era: int) -> None:
    one = scenario(id_)
    assert (one.families, one.legions, one.era) == (families, legions, era)
    waits = [WARS[war].id for war in one.forum]
    assert waits == (["first_punic_war"] if era == EARLY else [])


@pytest.mark.parametrize("id_", EXTENDED)
def test_extended_games_start_like_their_first_and_end_like_their_last(id_: str) -> None:
    one = scenario(id_)
    first, last = scenario(id_.split("_")[0]), scenario(id_.split("_")[-1])
    for field in ("era", "families", "families_of", "forum", "legions", "pool", "add_random"):
        assert getattr(one, field) == getattr(first, field), field
    assert one.province_groups is not None
    assert [g.provinces for g in one.province_groups] == [
        g.provinces for g in first.province_groups
    ]
    for field in ("deck", "own", "next_deck", "next"):
        assert getattr(one.bottom, field) == getattr(last.bottom, field), field
    assert one.decks == tuple(range(one.decks[0], one.decks[-1] + 1))


@pytest.mark.parametrize(
    ("id_", "size"),
    [
        ("early", 13), ("middle", 13), ("late", 11), ("early_middle", 13), ("middle_late", 11),
        ("early_middle_late", 11), ("alternate_history", 13),
    ],
)  # fmt: skip
def test_bottom(id_: str, size: int) -> None:
    one = scenario(id_)
    assert one.bottom.size() == size
    assert one.bottom.deck == one.decks[-1]
    assert (one.bottom.next_deck == NONE) == (one.bottom.next == 0)
    if one.bottom.next_deck != NONE:
        assert one.bottom.next_deck == one.bottom.deck + 1
        assert one.bottom.next <= len(cards_of(one.bottom.next_deck))


def test_alternate_history_is_every_card() -> None:
    one = scenario("alternate_history")
    assert one.decks == (MIXED,)
    everything = fixed_pool(one) + family_pool(one) + [WARS[war].card for war in one.forum]
    assert sorted(everything) == cards_of(MIXED)
    assert len(cards_of(MIXED)) == 159
    assert one.era_turns == (8, 16)
    assert [other.id for other in SCENARIOS if other.era_turns] == [one.id]


def test_laws_of_the_late_republic() -> None:
    late = scenario("late")
    in_force = [LAWS[index].id for index in late.laws_at_start("in_force")]
    assert in_force == ["calpurnian", "military_reforms", "tradition_erodes"]
    assert [LAWS[index].id for index in late.laws_at_start("removed")] == ["servilian", "acilian"]
    for one in SCENARIOS:
        if one is not late:
            assert one.laws_at_start("in_force") == one.laws_at_start("removed") == []


def test_statesmen_that_an_option_adds() -> None:
    added = [STATESMEN[index] for index in scenario("late").optional]
    assert [one.code for one in added] == ["27A", "1C"]
    assert {one.deck for one in added} == {MIDDLE}
    assert [one.id for one in SCENARIOS if one.optional] == ["late"]


@rule("R 3.02.4-a", "R 3.03.4-a", "R 3.03.4-b")
def test_provinces() -> None:
    six = {
        "sicilia", "illyricum", "sardinia_et_corsica", "hispania_citerior", "hispania_ulterior",
        "gallia_cisalpina",
    }  # fmt: skip
    five = {"gallia_narbonensis", "cilicia_et_cyprus", "macedonia", "africa", "asia"}
    found = {
        one.id: [
            (group.developed, {PROVINCES[index].id for index in group.provinces})
            for group in one.province_groups
        ]
        for one in SCENARIOS
    }
    assert found["middle"] == found["middle_late"] == [(False, six)]
    assert found["late"] == [(True, six), (False, five)]
    assert Counter(bool(groups) for groups in found.values()) == {True: 3, False: 4}
