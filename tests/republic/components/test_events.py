"""The eighteen event cards that are printed, and the table that calls them."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import AGAIN_REPEATS, ERAS, LEAVES, WAR_DICE
from aedilis.republic.definitions.components import EVENTS, PRINTED_EVENTS
from aedilis.republic.definitions.events import EventSide
from aedilis.republic.definitions.tables import EVENT_COLUMNS, random_event


def by_side(field: str) -> dict[str, list[int]]:
    found = {
        one.id: [getattr(one.light, field), getattr(one.dark, field)] for one in PRINTED_EVENTS
    }
    return {id_: values for id_, values in found.items() if any(values)}


@rule("R 1.02-b")
def test_eighteen_events() -> None:
    assert [one.card for one in PRINTED_EVENTS] == list(range(161, 179))
    assert len({one.id for one in PRINTED_EVENTS}) == 18
    assert EVENTS[:18] == PRINTED_EVENTS


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

    dice = {one.id: (text(one.light), text(one.dark)) for one in PRINTED_EVENTS}
    assert {id_: texts for id_, texts in dice.items() if any(texts)} == {
        "mob_violence": ("", "1d6"),
        "natural_disaster": ("1d6", "1d6"),
        "storm_at_sea": ("2d6", "2d6"),
    }


def test_dice_that_change_a_war() -> None:
    dice = {
        one.id: (WAR_DICE[one.light.war_dice], WAR_DICE[one.dark.war_dice])
        for one in PRINTED_EVENTS
    }
    changing = [id_ for id_, words in dice.items() if words != ("none", "none")]
    assert changing == ["ally_deserts", "enemys_ally_deserts"]
    assert {dice[id_] for id_ in changing} == {("black", "white")}


def test_events_that_go_on_repeating() -> None:
    assert [one.id for one in PRINTED_EVENTS if one.again == AGAIN_REPEATS] == [
        "drought", "epidemic", "evil_omens", "manpower_shortage", "mob_violence",
        "natural_disaster", "storm_at_sea",
    ]  # fmt: skip


def test_events_that_stay() -> None:
    stay = {one.id: LEAVES[one.leaves] for one in PRINTED_EVENTS if one.leaves}
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


PRINTED_COLUMNS = (
    (
        "mob_violence", "natural_disaster", "ally_deserts", "evil_omens",
        "refuge", "epidemic", "drought", "evil_omens",
        "storm_at_sea", "manpower_shortage", "allied_enthusiasm", "new_alliance",
        "rhodian_alliance", "enemys_ally_deserts", "enemy_leader_dies", "trial_of_verres",
    ),
    (
        "pretender_emerges", "storm_at_sea", "ally_deserts", "natural_disaster",
        "mob_violence", "internal_disorder", "drought", "evil_omens",
        "epidemic", "manpower_shortage", "barbarian_raids", "allied_enthusiasm",
        "new_alliance", "enemys_ally_deserts", "trial_of_verres", "rhodian_alliance",
    ),
    (
        "epidemic", "storm_at_sea", "ally_deserts", "pretender_emerges",
        "natural_disaster", "mob_violence", "drought", "evil_omens",
        "internal_disorder", "barbarian_raids", "manpower_shortage", "trial_of_verres",
        "allied_enthusiasm", "enemys_ally_deserts", "enemy_leader_dies", "new_alliance",
    ),
)  # fmt: skip
"""What comes up at 3 to 18 in each era."""


@rule("R 1.07.21-a")
@pytest.mark.parametrize("era", range(3))
def test_each_column_is_as_printed_but_for_cards_of_the_house(era: int) -> None:
    for total, printed in enumerate(PRINTED_COLUMNS[era], start=3):
        found = EVENTS[random_event(era, total)]
        assert found.house or found.id == printed, total
