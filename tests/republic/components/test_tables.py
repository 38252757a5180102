"""The tables of the board, the offices and the single numbers."""

from itertools import pairwise

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions import numbers
from aedilis.republic.definitions.codes import (
    ALL_LOST,
    BATTLES,
    CAUGHT,
    DEFEAT,
    KILLED,
    NO_EFFECT,
    POPULATION_EFFECTS,
    STALEMATE,
    VICTORY,
)
from aedilis.republic.definitions.components import CONCESSIONS, GAMES, LAND_BILLS, OFFICES
from aedilis.republic.definitions.tables import (
    APPEAL_FREED_AT,
    APPEAL_KILLED_AT,
    COMBAT,
    CONTRIBUTION_INFLUENCE,
    CONTRIBUTION_TALENTS,
    DISASTER_CONCESSIONS,
    POPULATION,
    appeal_votes,
    assassination_result,
    combat_row,
    contribution_influence,
    population_row,
    trial_votes,
)


def effects(total: int) -> list[str]:
    mask = population_row(total).effects
    return [word for bit, word in enumerate(POPULATION_EFFECTS) if mask >> bit & 1]


def test_population_unrest() -> None:
    found = [population_row(total).unrest for total in range(19)]
    assert found == [6, 5, 5, 5, 5, 4, 4, 3, 3, 2, 1, 0, 0, 0, 0, 0, -1, -2, -3]
    assert all(lower >= higher for lower, higher in pairwise(found))
    assert len(POPULATION) == 20


def test_population_effects() -> None:
    assert {total: effects(total) for total in range(-1, 19) if effects(total)} == {
        -1: ["people_revolt"],
        0: ["no_recruitment", "mob"],
        1: ["no_recruitment", "mob"],
        2: ["no_recruitment"],
        3: ["manpower_shortage"],
        5: ["manpower_shortage"],
        7: ["manpower_shortage"],
    }


def test_population_ends() -> None:
    assert population_row(-12) is population_row(-1)
    assert population_row(27) is population_row(18)


def test_combat() -> None:
    found = [(combat_row(total).result, combat_row(total).losses) for total in range(3, 19)]
    assert found == [
        (DEFEAT, ALL_LOST), (DEFEAT, 4), (DEFEAT, 3), (DEFEAT, 2), (DEFEAT, 1),
        (STALEMATE, 5), (STALEMATE, 4), (STALEMATE, 3), (STALEMATE, 2), (STALEMATE, 1),
        (STALEMATE, 0), (VICTORY, 4), (VICTORY, 3), (VICTORY, 2), (VICTORY, 1), (VICTORY, 0),
    ]  # fmt: skip
    assert len(COMBAT) == 16


def test_combat_never_gets_worse_as_the_total_grows() -> None:
    for lower, higher in pairwise(range(4, 19)):
        first, second = combat_row(lower), combat_row(higher)
        assert first.result <= second.result
        if first.result == second.result:
            assert first.losses == second.losses + 1, BATTLES[first.result]


def test_combat_ends() -> None:
    assert combat_row(-30) is combat_row(3)
    assert combat_row(40) is combat_row(18)


def test_appeal_and_trial_agree_between_their_ends() -> None:
    between = range(APPEAL_KILLED_AT + 1, APPEAL_FREED_AT)
    assert [appeal_votes(total) for total in between] == list(range(-16, 17, 4))
    assert all(appeal_votes(total) == trial_votes(total) for total in between)
    assert (APPEAL_KILLED_AT, APPEAL_FREED_AT) == (2, 12)


def test_appeal_and_trial_ends() -> None:
    assert [appeal_votes(total) for total in (-4, 2, 12, 20)] == [0, 0, 0, 0]
    assert [trial_votes(total) for total in (-4, 2, 12, 20)] == [-20, -20, 20, 20]


def test_assassination() -> None:
    found = [assassination_result(total) for total in range(-3, 10)]
    assert found == [CAUGHT] * 6 + [NO_EFFECT] * 2 + [KILLED] * 5


@pytest.mark.parametrize(
    ("talents", "influence"),
    [(0, 0), (9, 0), (10, 1), (24, 1), (25, 3), (49, 3), (50, 7), (100, 7)],
)
def test_contributions(talents: int, influence: int) -> None:
    assert contribution_influence(talents) == influence


def test_contribution_steps_grow() -> None:
    for steps in (CONTRIBUTION_TALENTS, CONTRIBUTION_INFLUENCE):
        assert list(steps) == sorted(set(steps))


def test_natural_disasters() -> None:
    assert [CONCESSIONS[index].id for index in DISASTER_CONCESSIONS] == [
        "mining", "mining", "harbor_fees", "harbor_fees", "armaments", "ship_building",
    ]  # fmt: skip


def test_games() -> None:
    found = [(one.id, one.talents, one.popularity, one.unrest) for one in GAMES]
    assert found == [
        ("slice_and_dice", 7, 1, -1),
        ("blood_fest", 13, 2, -2),
        ("gladiator_gala", 18, 3, -3),
    ]


def test_land_bills() -> None:
    found = [(one.type, one.talents, one.yearly, one.slots) for one in LAND_BILLS]
    assert found == [(1, 20, False, 1), (2, 5, True, 2), (3, 10, True, 3)]
    passed = [
        (one.passed.unrest, one.passed.sponsor, one.passed.cosponsor, one.passed.voter)
        for one in LAND_BILLS
    ]
    assert passed == [(-1, 2, 1, -1), (-2, 2, 1, -1), (-3, 4, 2, -2)]


def test_repeals_undo_the_bill() -> None:
    assert [one.repealed is None for one in LAND_BILLS] == [True, False, False]
    for one in LAND_BILLS[1:]:
        assert one.repealed is not None
        assert one.repealed.unrest == -one.passed.unrest
        assert one.repealed.sponsor == -one.passed.sponsor
        assert one.repealed.voter == one.passed.voter
        assert one.repealed.cosponsor == 0
    assert [one.repeal_minimum() for one in LAND_BILLS] == [0, 3, 6]


@rule("R 1.09.11-b")
def test_offices() -> None:
    assert [(one.id, one.rank, one.influence) for one in OFFICES] == [
        ("dictator", 1, 7),
        ("rome_consul", 2, 5),
        ("field_consul", 3, 5),
        ("censor", 4, 5),
        ("master_of_horse", 5, 3),
        ("pontifex_maximus", 6, 5),
        ("proconsul", 0, 0),
    ]
    assert [one.major for one in OFFICES] == [True] * 6 + [False]
    assert [one.id for one in OFFICES if one.advanced] == ["pontifex_maximus"]


def test_loyalty_falls_from_era_to_era() -> None:
    assert numbers.LOYALTY_FROM == (5, 4, 3)


def test_dice() -> None:
    dice = {
        "PERSUASION": "2d6", "KNIGHT": "1d6", "INITIATIVE": "2d6", "INITIATIVE_EVENT": "3d6",
        "CURIA": "1d6", "TAX_FARMER": "1d6", "DEVELOPMENT": "1d6", "POPULATION": "3d6",
        "COMBAT": "3d6", "LOYALTY": "1d6", "APPEAL": "2d6", "TRIAL": "2d6",
        "ASSASSINATION": "1d6", "PONTIFEX": "1d6",
    }  # fmt: skip
    assert {name: str(getattr(numbers, f"{name}_DICE")) for name in dice} == dice


def test_targets_can_be_rolled_and_missed() -> None:
    for name in ("KNIGHT", "CURIA"):
        roll, target = getattr(numbers, f"{name}_DICE"), getattr(numbers, f"{name}_FROM")
        assert roll.low() < target <= roll.high()
    roll = numbers.DEVELOPMENT_DICE
    assert roll.low() + numbers.CLEAN_GOVERNOR_DRM < numbers.DEVELOPED_FROM <= roll.high()
    roll = numbers.PERSUASION_DICE
    assert roll.low() < numbers.PERSUASION_FAILS_FROM_AFTER_ERA_ENDS
    assert numbers.PERSUASION_FAILS_FROM_AFTER_ERA_ENDS == numbers.PERSUASION_FAILS_FROM - 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("START_TREASURY", 100),
        ("ANNUAL_REVENUE", 100),
        ("LEADER_INCOME", 3),
        ("SENATOR_INCOME", 1),
        ("KNIGHT_INCOME", 1),
        ("ACTIVE_WAR_COST", 20),
        ("UNIT_COST", 10),
        ("MANPOWER_STEP", 10),
        ("UNIT_UPKEEP", 2),
        ("PROVINCIAL_UNIT_COST", 10),
        ("RANSOM_MINIMUM", 10),
        ("RANSOM_PER_INFLUENCE", 2),
        ("TREASURY_WARNINGS", (70, 50, 20)),
        ("POPULARITY_MIN", -9),
        ("POPULARITY_MAX", 9),
        ("HAND_LIMIT", 5),
        ("LEGIONS", 25),
        ("FLEETS", 25),
        ("PRIESTS", 12),
        ("GOVERNOR_TERM", 3),
        ("SENATORS_IN_ROME", 8),
        ("LOSING_WARS", 4),
        ("DICTATOR_WARS", 3),
        ("DICTATOR_STRENGTH", 20),
        ("ALIGNED_LOYALTY", 7),
        ("PERSUASION_FAILS_FROM", 10),
        ("KNIGHT_FROM", 6),
        ("INITIATIVE_EVENT_ON", 7),
        ("INITIATIVES", 6),
        ("CURIA_FROM", 5),
        ("DEVELOPED_FROM", 6),
        ("DEVELOPMENT_INFLUENCE", 3),
        ("MOB_CHITS", 6),
        ("VICTORY_UNREST", -1),
        ("DEFEAT_UNREST", 2),
        ("DISASTER_UNREST", 1),
        ("DISASTER_SHARE", 2),
        ("STANDOFF_SHARE", 4),
        ("MINOR_CONVICTION_INFLUENCE", -5),
        ("MINOR_CONVICTION_POPULARITY", -5),
        ("CONSUL_FOR_LIFE_ELECTED", 21),
        ("CONSUL_FOR_LIFE_APPOINTED", 35),
        ("LAW_SPONSOR_INFLUENCE", 3),
        ("LAW_COSPONSOR_INFLUENCE", 1),
    ],
)
def test_single_numbers(name: str, value: int | tuple[int, ...]) -> None:
    assert getattr(numbers, name) == value
