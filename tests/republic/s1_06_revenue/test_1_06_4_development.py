"""Provinces develop (1.06.4)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import EVIL_OMENS, INTERNAL_DISORDER
from aedilis.republic.phases.revenue.development import develop
from aedilis.republic.phases.revenue.income import SPOILS
from aedilis.republic.state.choices import PASS
from aedilis.republic.state.zones import CORRUPT, REBEL
from tests.republic.setup.revenue import (
    CLAUDIUS,
    FLAMINIUS,
    JULIUS,
    a_year,
    begin,
    by_legate,
    dice,
    finish,
    govern,
    quiet,
    say,
    told,
    unaligned,
)


@rule("R 1.06.4-a", "R 1.06.4-c", "R 1.06.4-d", "R 1.06.4-g", "R 1.06-fig-a")
@pytest.mark.parametrize(
    ("roll", "marks", "omens", "develops"),
    [
        (5, 0, 0, True), (4, 0, 0, False), (5, CORRUPT, 0, False), (6, CORRUPT, 0, True),
        (5, 0, 1, False), (6, 0, 1, True), (6, CORRUPT, 1, False),
    ],
)  # fmt: skip
def test_six_is_needed_and_clean_hands_add_one(
    roll: int, marks: int, omens: int, develops: bool
) -> None:
    """R-1.06.4a."""
    s = quiet()
    holding = govern(s, CLAUDIUS, "sicilia")
    s.senator(CLAUDIUS).marks = marks
    s.events[EVIL_OMENS] = omens
    before = s.senator(CLAUDIUS).influence
    dice(s, roll)
    develop(s)
    assert holding.developed == develops
    assert s.senator(CLAUDIUS).influence == before + 3 * develops
    assert s.dice.script == []


@rule("R 1.06.4-a", "R 1.06.4-c")
def test_the_mark_counts_and_not_this_years_choice() -> None:
    """R-1.06.4b: a mark of last year, spoils declined."""
    s = quiet()
    holding = govern(s, CLAUDIUS, "sicilia")
    s.senator(CLAUDIUS).marks = CORRUPT
    # Development, and the State's 2d6-2.
    dice(s, 5, 1, 1)
    begin(s)
    finish(s, say(s, PASS))
    assert not holding.developed
    # Taken this very year they have made him corrupt before the roll.
    s = quiet()
    holding = govern(s, CLAUDIUS, "sicilia")
    dice(s, 1, 5, 1, 1)
    begin(s)
    finish(s, say(s, SPOILS))
    assert not holding.developed


@rule("R 1.06.4-a", "R 1.06.4-e")
def test_a_developed_province_does_not_roll_again_and_rolls_for_the_state_as_such() -> None:
    s = quiet()
    holding = govern(s, CLAUDIUS, "sicilia")
    dice(s, 6, 3)
    begin(s)
    finish(s, say(s, PASS))
    assert holding.developed
    # 1d6+2, the developed side, in the same phase.
    assert s.treasury == 200 + 5
    dice(s, 3)
    begin(s)
    finish(s, say(s, PASS))
    assert s.dice.script == []


@rule("R 1.06.4-b", "R 1.09.54-c", "R 1.06.4-f")
def test_vacant_troubled_and_rebel_provinces_do_not_roll() -> None:
    s = quiet()
    govern(s, NONE, "sicilia")
    govern(s, CLAUDIUS, "africa").overrun = True
    govern(s, FLAMINIUS, "asia").disorder = True
    govern(s, JULIUS, "syria")
    s.senator(JULIUS).place = REBEL
    dice(s)
    develop(s)
    assert told(s, "republic-develops") == told(s, "republic-develops-not") == []


@rule("R 1.06.4", "R 1.07.21")
def test_disorder_takes_the_roll_of_the_year() -> None:
    s = quiet()
    holding = govern(s, CLAUDIUS, "sicilia")
    s.events[INTERNAL_DISORDER] = 1
    # The order roll alone; nothing for spoils, development and the State.
    dice(s, 5)
    a_year(s)
    assert holding.disorder
    assert not holding.developed
    assert s.treasury == 200


@rule("R 1.06.4-g", "R 1.09.53", "R 1.13.1-a")
def test_an_unaligned_governor_and_one_with_a_legate_develop_as_well() -> None:
    s = quiet()
    govern(s, JULIUS, "sicilia")
    unaligned(s, JULIUS)
    by_legate(s, CLAUDIUS, "asia")
    influences = [s.senator(slot).influence for slot in (JULIUS, CLAUDIUS)]
    dice(s, 5, 5)
    develop(s)
    assert [s.senator(slot).influence for slot in (JULIUS, CLAUDIUS)] == [
        one + 3 for one in influences
    ]
