"""Governors' terms (1.06.6, 1.09.51, 1.09.53, 1.13.1)."""

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.revenue.terms import end_terms
from aedilis.republic.rules.persons import in_the_forum
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    CORRUPT,
    FIELD,
    PROVINCE,
    REBEL,
    RETURNED,
    ROME,
)
from tests.republic.setup.opening import province_number, sound
from tests.republic.setup.revenue import (
    AURELIUS,
    CLAUDIUS,
    JULIUS,
    a_year,
    by_legate,
    govern,
    quiet,
    unaligned,
)


@rule("R 1.06.6-a", "R 1.06.6-b", "R 1.09.51-a", "R 1.09.51-b")
def test_a_governor_serves_three_revenue_phases() -> None:
    """R-1.06.6: elected in turn 1 he is back after the Revenue Phase of turn 4."""
    s = quiet()
    sicilia = province_number("sicilia")
    govern(s, CLAUDIUS, "sicilia", developed=True)
    s.legions[0] = AT_PROVINCE + sicilia
    for left in (2, 1):
        a_year(s)
        holding = s.holdings[sicilia]
        assert holding is not None
        assert (holding.governor, holding.term) == (CLAUDIUS, left)
        assert s.senator(CLAUDIUS).place == PROVINCE
    a_year(s)
    holding = s.holdings[sicilia]
    assert holding is not None
    assert (holding.governor, holding.term, holding.developed) == (NONE, 0, True)
    assert (s.senator(CLAUDIUS).place, s.senator(CLAUDIUS).at) == (ROME, NONE)
    assert s.senator(CLAUDIUS).marks & RETURNED
    # The garrison stays with the vacant province.
    assert s.legions[0] == AT_PROVINCE + sicilia


@rule("R 1.06.6-c", "R 1.06.13-f", "R 1.09.51-c")
def test_he_keeps_his_mark_of_corruption_and_is_known_to_have_returned_for_a_year() -> None:
    """R-1.06.13b."""
    s = quiet()
    govern(s, CLAUDIUS, "sicilia", developed=True, term=1)
    s.senator(CLAUDIUS).marks = CORRUPT
    a_year(s)
    assert s.senator(CLAUDIUS).marks == CORRUPT | RETURNED
    a_year(s)
    assert s.senator(CLAUDIUS).marks == CORRUPT


@rule("R 1.09.53-b", "R 1.06.6")
def test_an_unaligned_governor_is_back_in_the_forum() -> None:
    s = quiet()
    govern(s, JULIUS, "sicilia", developed=True, term=1)
    unaligned(s, JULIUS)
    assert JULIUS not in in_the_forum(s)
    a_year(s)
    assert JULIUS in in_the_forum(s)


@rule("R 1.06.6-a", "R 1.06.6")
def test_a_rebels_term_does_not_move() -> None:
    s = quiet()
    holding = govern(s, JULIUS, "sicilia", term=1)
    s.senator(JULIUS).place = REBEL
    end_terms(s)
    assert (holding.governor, holding.term) == (JULIUS, 1)


@rule("R 1.13.1-a", "R 1.13.1-b", "R 1.06.6")
def test_who_had_a_legate_stays_where_he_is_at_the_end_of_the_term() -> None:
    s = quiet()
    holding = by_legate(s, AURELIUS, "sicilia", developed=True)
    holding.term = 1
    s.senator(AURELIUS).place, s.senator(AURELIUS).at = FIELD, 3
    end_terms(s)
    left = s.holdings[province_number("sicilia")]
    assert left is not None
    assert left.governor == NONE
    assert not left.legate
    assert (s.senator(AURELIUS).place, s.senator(AURELIUS).at) == (FIELD, 3)


@rule("R 1.06.6", "R 1.13.1-d")
def test_what_was_of_last_year_only_is_forgotten() -> None:
    s = quiet()
    holding = govern(s, CLAUDIUS, "sicilia", developed=True)
    holding.overrun = holding.disorder = True
    s.senator(CLAUDIUS).plundered = 7
    s.senator(JULIUS).marks |= RETURNED
    a_year(s)
    assert not holding.overrun
    assert not holding.disorder
    assert s.senator(CLAUDIUS).plundered == 0
    assert not s.senator(JULIUS).marks & RETURNED
    # With the trouble over it rolls for the State again.
    assert s.treasury > 200
    sound(s)
