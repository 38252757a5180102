"""The eighteen event cards and the table that calls them."""

from collections import Counter

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import AGAIN_REPEATS, ERAS, LEAVES, WAR_DICE
from aedilis.republic.definitions.components import EVENTS
from aedilis.republic.definitions.events import EventSide
from aedilis.republic.definitions.tables import EVENT_COLUMNS, random_event


def by_side(field: str) -> dict[str, list[int]]:
    found = {one.id: [getattr(one.light, field), getattr(one.dark, field)] for one in EVENTS}
    return {id_: values for id_, values in found.items() if any(values)}


@rule("R 1.02-b")
def test_eighteen_events() -> None:
    assert [one.card for one in EVENTS] == list(range(161, 179))
    assert len({one.id for one in EVENTS}) == 18


@pytest.mark.parametrize(
    ("field", "values"),
    [
        (
            "treasury",
            {"allied_enthusiasm": [50, 75], "evil_omens": [-20, 0], "natural_disaster": [-50, 0]},
        ),
        ("target", {"barbarian_raids": [15, 17], "internal_disorder": [5, 6]}),
        ("chits", {"epidemic": [6, 6]}),
        ("unit_cost", {"manpower_shortage": [10, 10]}),
        ("fleets", {"rhodian_alliance": [8, 12]}),
        ("income", {"trial_of_verres": [3, 5]}),
        ("spoils_percent", {"enemy_leader_dies": [0, 50], "new_alliance": [50, 100]}),
    ],
)
def test_numbers_of_both_sides(field: str, values: dict[str, list[int]]) -> None:
    assert by_side(field) == values


def test_dice_of_both_sides() -> None:
    def text(side: EventSide) -> str:
        return str(side.dice) if side.dice else ""

    dice = {one.id: (text(one.light), text(one.dark)) for one in EVENTS}
    assert {id_: texts for id_, texts in dice.items() if any(texts)} == {
        "mob_violence": ("", "1d6"),
        "natural_disaster": ("1d6", "1d6"),
        "storm_at_sea": ("2d6", "2d6"),
    }


def test_dice_that_change_a_war() -> None:
    dice = {one.id: (WAR_DICE[one.light.war_dice], WAR_DICE[one.dark.war_dice]) for one in EVENTS}
    changing = [id_ for id_, words in dice.items() if words != ("none", "none")]
    assert changing == ["ally_deserts", "enemys_ally_deserts"]
    assert {dice[id_] for id_ in changing} == {("black", "white")}


def test_events_that_go_on_repeating() -> None:
    assert [one.id for one in EVENTS if one.again == AGAIN_REPEATS] == [
        "drought", "epidemic", "evil_omens", "manpower_shortage", "mob_violence",
        "natural_disaster", "storm_at_sea",
    ]  # fmt: skip


def test_events_that_stay() -> None:
    stay = {one.id: LEAVES[one.leaves] for one in EVENTS if one.leaves}
    assert stay == {
        "pretender_emerges": "province_revolts",
        "refuge": "leader_sheltered",
        "rhodian_alliance": "rejected_or_war_over",
    }


def test_the_sides_know_their_card() -> None:
    for one in EVENTS:
        assert one.side(False) is one.light
        assert one.side(True) is one.dark
        assert (one.light.event, one.light.dark) == (one.index, False)
        assert (one.dark.event, one.dark.dark) == (one.index, True)


def test_the_table_has_a_row_for_every_sum_of_three_dice() -> None:
    assert len(EVENT_COLUMNS) == len(ERAS)
    for era in range(3):
        assert len(EVENT_COLUMNS[era]) == 16
        assert random_event(era, 3) == EVENT_COLUMNS[era][0]
        assert random_event(era, 18) == EVENT_COLUMNS[era][15]


@pytest.mark.parametrize(
    ("era", "missing", "twice"),
    [
        (0, {"barbarian_raids", "internal_disorder", "pretender_emerges"}, {"evil_omens"}),
        (1, {"enemy_leader_dies", "refuge"}, set()),
        (2, {"refuge", "rhodian_alliance"}, set()),
    ],
)
def test_each_column(era: int, missing: set[str], twice: set[str]) -> None:
    counts = Counter(EVENTS[index].id for index in EVENT_COLUMNS[era])
    assert {one.id for one in EVENTS if one.id not in counts} == missing
    assert {id_ for id_, n in counts.items() if n > 1} == twice


def test_rows_that_all_eras_share() -> None:
    shared = {
        total: EVENTS[random_event(0, total)].id
        for total in range(3, 19)
        if len({random_event(era, total) for era in range(3)}) == 1
    }
    assert shared == {5: "ally_deserts", 9: "drought", 10: "evil_omens", 16: "enemys_ally_deserts"}
