"""Persons: bounds of their numbers, and statesmen coming into play (1.07.31, 1.07.312)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES, STATESMEN, index_of
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import (
    enter_family,
    enter_statesman,
    gain_influence,
    gain_popularity,
    printed,
    votes,
    why_not_play,
)
from aedilis.republic.state.person import Senator
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import bring, opened, vacate

CORNELIUS = index_of("family", "cornelius")
AFRICANUS = index_of("statesman", "scipio_africanus")
AEMILIANUS = index_of("statesman", "scipio_aemilianus")


@rule("R 1.07.31")
def test_influence_never_falls_below_nothing_and_popularity_stays_within_nine() -> None:
    s = opened("early")
    slot = s.factions[0].leader
    one = s.senator(slot)
    one.popularity = 0
    gain_influence(s, slot, 3)
    gain_influence(s, slot, -100)
    assert one.influence == 0
    for change, then in ((8, 8), (5, 9), (-1, 8), (-30, -9), (4, -5)):
        gain_popularity(one, change)
        assert one.popularity == then


@rule("R 1.09.141")
def test_votes_are_oratory_and_knights() -> None:
    one = Senator(CORNELIUS, NONE, 0)
    one.knights = 4
    assert votes(one) == FAMILIES[CORNELIUS].oratory + 4
    one.statesman = AFRICANUS
    assert votes(one) == STATESMEN[AFRICANUS].oratory + 4


def with_cornelius(seat: int) -> RepublicState:
    s = opened("early", 3)
    enter_family(s, vacate(s, CORNELIUS), seat)
    return s


@rule("R 1.07.312", "R 1.07.311")
def test_a_statesman_takes_over_what_lies_on_his_family() -> None:
    s = with_cornelius(0)
    family = s.senator(CORNELIUS)
    family.influence, family.popularity, family.knights = 9, -2, 2
    pay(s, BANK, CORNELIUS, 7)
    slot = bring(s, 0, "scipio_africanus")
    assert slot == CORNELIUS
    assert s.senator(slot) is family
    assert (family.influence, family.popularity) == (9, STATESMEN[AFRICANUS].popularity)
    assert (family.talents, family.knights, family.family) == (7, 2, CORNELIUS)
    assert printed(family) is STATESMEN[AFRICANUS]
    assert check(s) == []


@rule("R 1.07.312")
def test_an_unaligned_family_joins_with_him() -> None:
    s = with_cornelius(NONE)
    slot = bring(s, 2, "scipio_africanus")
    assert s.senator(slot).faction == 2
    assert s.senator(slot).family == CORNELIUS


@rule("R 1.07.312")
def test_not_while_an_opponent_has_the_family_or_somebody_has_the_number() -> None:
    s = with_cornelius(1)
    assert why_not_play(s, 0, AFRICANUS) == "republic-refused-family-elsewhere"
    with pytest.raises(ValueError, match="elsewhere"):
        enter_statesman(s, 0, AFRICANUS)
    assert why_not_play(s, 1, AFRICANUS) == ""
    bring(s, 1, "scipio_africanus")
    assert why_not_play(s, 1, AEMILIANUS) == "republic-refused-same-id"


@rule("R 1.07.312", "R 1.05.22", "R 1.05.22-a")
def test_a_pair_may_be_in_play_together_once_the_first_is() -> None:
    s = opened("late", 3)
    family = vacate(s, index_of("family", "sempronius"))
    enter_family(s, family, 0)
    gaius = index_of("statesman", "gaius_gracchus")
    assert why_not_play(s, 1, gaius) == "republic-refused-family-elsewhere"
    bring(s, 0, "tiberius_gracchus")
    assert why_not_play(s, 1, gaius) == ""
    slot = bring(s, 1, "gaius_gracchus")
    assert s.senator(slot).family == NONE
    assert s.senator(family).family == family
    assert check(s) == []


def test_a_copy_is_independent_in_every_part() -> None:
    s = opened("middle", 4)
    twin = s.clone()
    one = next(x for x in twin.senators if x is not None)
    one.talents += 5
    twin.factions[0].hand.clear()
    twin.layers[0].clear()
    twin.owner[0] = 3
    twin.legions[0] = 300
    for holding in twin.holdings:
        if holding is not None:
            holding.term = 9
    assert check(s) == []
    assert s.factions[0].hand
    assert s.layers[0]
    assert all(h is None or h.term != 9 for h in s.holdings)
    original = next(x for x in s.senators if x is not None)
    assert original.talents != one.talents
