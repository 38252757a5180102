"""Concessions, laws, the events of the forum decks and intrigue cards."""

from collections import Counter

import pytest

from aedilis.republic.definitions.codes import (
    CONCESSION_TRAITS,
    EARLY,
    IDLE_WHEN,
    LASTS,
    LATE,
    LATE_STARTS,
    MIDDLE,
    NEEDS,
    NONE,
    PAID,
    WHEN,
)
from aedilis.republic.definitions.components import (
    CONCESSIONS,
    FORUM_EVENTS,
    INTRIGUES,
    LAWS,
    PROVINCES,
    SERIES,
    WARS,
    card,
)


def test_concessions() -> None:
    assert len(CONCESSIONS) == 13
    assert {one.deck for one in CONCESSIONS} == {EARLY}
    assert [one.card for one in CONCESSIONS] == list(range(52, 65))
    assert {one.id: one.income for one in CONCESSIONS[:7]} == {
        "armaments": 2,
        "ship_building": 3,
        "aegyptian_grain": 5,
        "sicilian_grain": 4,
        "harbor_fees": 3,
        "mining": 3,
        "land_commissioner": 3,
    }
    assert {one.income for one in CONCESSIONS[7:]} == {2}
    assert sum(one.income for one in CONCESSIONS) == 35


def test_when_concessions_pay() -> None:
    paid = {PAID[one.paid]: one.id for one in CONCESSIONS if one.paid}
    assert paid == {"legion_raised": "armaments", "fleet_raised": "ship_building"}


def test_tax_farmers_have_one_die_result_each() -> None:
    farmers = [one for one in CONCESSIONS if one.tax_farmer]
    assert [one.id for one in farmers] == [f"tax_farmer_{n}" for n in range(1, 7)]
    assert [one.tax_farmer for one in farmers] == [1, 2, 3, 4, 5, 6]


def test_traits_of_concessions() -> None:
    traits = {
        one.id: [word for bit, word in enumerate(CONCESSION_TRAITS) if one.traits >> bit & 1]
        for one in CONCESSIONS
        if one.traits
    }
    assert traits == {
        "aegyptian_grain": ["drought_profit"],
        "sicilian_grain": ["drought_profit"],
        "land_commissioner": ["needs_land_bill"],
    }


def test_laws() -> None:
    assert Counter(law.deck for law in LAWS) == {MIDDLE: 5, LATE: 5}
    assert [law.card for law in LAWS] == [*range(107, 112), *range(156, 161)]
    assert all(law.year < 0 for law in LAWS)


def test_what_laws_need() -> None:
    found = {}
    for law in LAWS:
        word = NEEDS[law.needs]
        assert (word == "active_strength") == (law.needs_strength > 0)
        assert (word == "law") == (law.needs_law != NONE)
        assert (word == "war") == (law.needs_war != NONE)
        assert (word == "series") == (law.needs_series != NONE)
        found[law.id] = {
            "active_strength": str(law.needs_strength),
            "law": LAWS[law.needs_law].id,
            "war": WARS[law.needs_war].id,
            "series": SERIES[law.needs_series].id,
            "nothing": "",
        }[word]
    assert {id_: what for id_, what in found.items() if what} == {
        "tradition_erodes": "15",
        "acilian": "calpurnian",
        "plautian_papirian": "social_war",
        "gabinian": "cilician",
        "julian": "social_war",
    }


def test_effects_of_laws() -> None:
    assert {law.id: law.unrest for law in LAWS if law.unrest} == {
        "plautian_papirian": -2,
        "julian": -3,
    }
    assert {law.id: law.popularity for law in LAWS if law.popularity} == {"plautian_papirian": -1}
    assert {law.id: law.knight_drm for law in LAWS if law.knight_drm} == {"servilian": 1}
    assert {law.id: LAWS[law.repeals].id for law in LAWS if law.repeals != NONE} == {
        "servilian": "acilian"
    }
    assert {law.id: str(law.dice) for law in LAWS if law.dice} == {
        "calpurnian": "1d6",
        "julian": "1d6",
    }
    assert {law.id: LASTS[law.lasts] for law in LAWS if LASTS[law.lasts] != "always"} == {
        "servilian": "one_choice",
        "plautian_papirian": "while_war_lasts",
        "julian": "at_once",
    }


def test_laws_of_no_more_use() -> None:
    idle = {law.id: IDLE_WHEN[law.idle_when] for law in LAWS if law.idle_when}
    assert idle == {
        "acilian": "needed_law_gone",
        "plautian_papirian": "needed_war_defeated",
        "julian": "needed_war_defeated",
    }
    for law in LAWS:
        if IDLE_WHEN[law.idle_when] == "needed_law_gone":
            assert law.needs_law != NONE
        if IDLE_WHEN[law.idle_when] == "needed_war_defeated":
            assert law.needs_war != NONE


def test_laws_of_a_late_start() -> None:
    starts = {law.id: LATE_STARTS[law.late_start] for law in LAWS}
    assert {id_: how for id_, how in starts.items() if how != "in_deck"} == {
        "calpurnian": "in_force",
        "military_reforms": "in_force",
        "tradition_erodes": "in_force",
        "servilian": "removed",
        "acilian": "removed",
    }
    assert all((law.deck == LATE) == (starts[law.id] == "in_deck") for law in LAWS)


def test_forum_events() -> None:
    assert [one.card for one in FORUM_EVENTS] == [65, 106, 153, 154, 155]
    assert [one.id for one in FORUM_EVENTS if one.deck == NONE] == ["era_ends"]
    assert all(not card(one.card).faction for one in FORUM_EVENTS)


@pytest.mark.parametrize(
    ("id_", "forces", "talents", "province"),
    [
        ("pergamene_bequest", (3, 3), 50, "asia"),
        ("bithynian_bequest", (3, 3), 35, "bithynia"),
        ("ptolemy_apion_bequest", (0, 0), 0, "creta_et_cyrenaica"),
    ],
)
def test_bequests(id_: str, forces: tuple[int, int], talents: int, province: str) -> None:
    (bequest,) = [one for one in FORUM_EVENTS if one.id == id_]
    assert (bequest.legions, bequest.fleets) == forces
    assert bequest.talents == talents
    assert PROVINCES[bequest.creates].id == province
    assert bequest.index in PROVINCES[bequest.creates].created_by_events


def test_only_bequests_create_provinces_by_event() -> None:
    for province in PROVINCES:
        for index in province.created_by_events:
            assert FORUM_EVENTS[index].creates == province.index
    named = [index for province in PROVINCES for index in province.created_by_events]
    assert sorted(named) == [one.index for one in FORUM_EVENTS if one.creates != NONE]


def test_catiline() -> None:
    (catiline,) = [one for one in FORUM_EVENTS if one.dice is not None]
    assert (catiline.id, str(catiline.dice), catiline.popularity) == ("catiline", "1d6", -1)


def test_intrigue_numbers() -> None:
    drm = {one.id: (one.drm, one.rerolls) for one in INTRIGUES if one.drm}
    assert drm == {"assassin": (1, 0), "secret_bodyguard": (-1, 1), "open_bodyguard": (-2, 1)}
    kept = {one.id: (one.talents, one.popularity) for one in INTRIGUES if one.talents}
    assert kept == {"open_bodyguard": (-1, -1)}
    dice = {one.id: str(one.dice) for one in INTRIGUES if one.dice}
    assert dice == {
        "blackmail": "2d6",
        "graft": "1d6",
        "murder_of_a_tribune": "1d6",
        "mob_incited": "1d6",
        "proscription": "1d6",
    }


def test_every_moment_has_its_card() -> None:
    assert {WHEN[one.when] for one in INTRIGUES} == set(WHEN)
    assert [one.id for one in INTRIGUES if WHEN[one.when] == "persuasion"] == [
        "seduction",
        "blackmail",
    ]
