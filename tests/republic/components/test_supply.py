"""Mortality chits, markers, money, and the guidelines of factions without a player."""

from collections import Counter

from aedilis.kernel.rule import rule
from aedilis.republic.definitions import numbers
from aedilis.republic.definitions.codes import CHARITY, CHOSEN_BY, SPOILS
from aedilis.republic.definitions.components import (
    CHIT_DRAW_TWO,
    CHIT_NONE,
    CHITS,
    FAMILIES,
    LAND_BILLS,
    NEUTRALS,
    NEVER_TAKE_SPOILS,
    OFFICES,
    STATESMEN,
)
from aedilis.republic.definitions.supply import (
    BLACK_DICE,
    DICE,
    MARKERS,
    OFFICE_MARKERS,
    TALENT_PIECES,
    TALENT_VALUES,
)


@rule("R 1.02-m", "R 3.01.3-a", "R VII.death-resolution-a")
def test_thirty_six_chits() -> None:
    assert len(CHITS) == 36
    counts = Counter(CHITS)
    assert counts[CHIT_NONE] == 4
    assert counts[CHIT_DRAW_TWO] == 2
    assert {chit: counts[chit] for chit in counts if chit > 0} == {
        family.number: 1 for family in FAMILIES
    }


@rule("R 1.02-e", "R 1.02-i", "R 1.02-j", "R 1.02-r")
def test_markers_that_limit_play() -> None:
    assert MARKERS["legion"] == numbers.LEGIONS == 25
    assert MARKERS["fleet"] == numbers.FLEETS == 25
    assert MARKERS["priest"] == numbers.PRIESTS == 12
    assert MARKERS["allegiance"] == MARKERS["legion"]
    assert MARKERS["land_bill"] == sum(one.slots for one in LAND_BILLS) == 6


@rule("R 1.02-f")
def test_eleven_office_markers() -> None:
    assert sum(OFFICE_MARKERS.values()) == 11
    assert {office.id for office in OFFICES} < set(OFFICE_MARKERS)


@rule("R 1.02-s")
def test_talents() -> None:
    assert sum(v * n for v, n in zip(TALENT_VALUES, TALENT_PIECES, strict=True)) == 1840


@rule("R 1.02-d")
def test_three_dice_one_of_them_black() -> None:
    assert (DICE, BLACK_DICE) == (3, 1)


def test_neutrals_in_the_order_they_are_chosen() -> None:
    assert [one.id for one in NEUTRALS] == [
        "imperials", "plutocrats", "conservatives", "populists",
    ]  # fmt: skip
    assert [CHOSEN_BY[one.chosen_by] for one in NEUTRALS] == list(CHOSEN_BY)
    assert [one.more_senators for one in NEUTRALS] == [0, 0, 2, 1]


def test_guidelines() -> None:
    found = [(one.spoils_die, one.knight_talents, one.initiative) for one in NEUTRALS]
    assert found == [(4, 1, 0), (1, 2, 2), (7, 0, -1), (3, 1, 1)]
    charity = [[CHARITY[place] for place in one.charity] for one in NEUTRALS]
    assert charity == [["treasury", "games"], ["games"], ["treasury"], ["games"]]


def test_what_neutrals_want() -> None:
    for one in NEUTRALS:
        wanted = [SPOILS[place] for place in one.spoils_order]
        assert len(set(wanted)) == len(wanted)
        assert set(SPOILS) - set(wanted) <= {"land_bill"}
    first = [SPOILS[one.spoils_order[0]] for one in NEUTRALS]
    assert first == ["field_consul", "censor", "rome_consul", "rome_consul"]
    assert ["land_bill" in [SPOILS[p] for p in one.spoils_order] for one in NEUTRALS] == [
        True, False, False, True,
    ]  # fmt: skip


def test_who_never_takes_spoils() -> None:
    assert [STATESMEN[index].code for index in NEVER_TAKE_SPOILS] == ["28A", "22A", "22B"]
