"""Families and statesmen, and families that come to the Forum late (1.07.31 to 1.07.312)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, FAMILIES, STATESMEN, index_of
from aedilis.republic.phases.forum.order import put_in_order
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import (
    gain_influence,
    gain_popularity,
    identity,
    printed,
    reach_forum,
    slide_beneath,
    votes,
    why_not_play,
)
from aedilis.republic.state.zones import CAPTIVE, CORRUPT, CURIA, PLAY, PRIOR_CONSUL
from tests.republic.setup.forum import aligned, draws, member, table, unaligned
from tests.republic.setup.money import rich
from tests.republic.setup.opening import bring, fetch, sound, told, vacate

CORNELIUS = index_of("family", "cornelius")
SEMPRONIUS = index_of("family", "sempronius")
SCIPIO = index_of("statesman", "scipio_africanus")


@rule("R 1.07.31-a", "R 1.07.31-b", "R 1.07.31-c", "R 1.07.31-d", "R 1.07.31-g", "R 1.07.311-c")
def test_a_family_has_the_ratings_of_its_card() -> None:
    s = table()
    one = s.senator(aligned(s, "cornelius", 0))
    card = FAMILIES[CORNELIUS]
    assert (printed(one).military, printed(one).oratory, printed(one).loyalty) == (4, 3, 9)
    assert (one.influence, one.popularity) == (card.influence, card.popularity) == (5, 0)
    assert identity(one) == card.number == 1


@rule(
    "R 1.07.31-e",
    "R 1.07.31-f",
    "R 1.07.31-h",
    "R 1.07.31-i",
    "R 1.07.31-j",
    "R VII.influence-limit-a",
    "R VII.influence-limit-b",
)
def test_influence_never_falls_below_nothing_and_popularity_stays_within_nine() -> None:
    """R-0.5: clamped after each single change."""
    s = table()
    slot = member(s, 0)
    one = s.senator(slot)
    one.influence, one.popularity = 2, 8
    gain_influence(s, slot, -5)
    gain_influence(s, slot, 1)
    assert one.influence == 1
    gain_popularity(one, 5)
    gain_popularity(one, -1)
    assert one.popularity == 8
    gain_popularity(one, -30)
    gain_popularity(one, 2)
    assert one.popularity == -7
    one.knights = 45
    assert votes(one) == printed(one).oratory + 45


@rule("R 1.07.311-a", "R 1.07.311-b", "R 1.07.3-b")
def test_a_family_drawn_is_unaligned_in_the_forum() -> None:
    s = table()
    vacate(s, CORNELIUS)
    draws(s, 0, FAMILIES[CORNELIUS].card)
    assert s.senator(CORNELIUS).faction == NONE
    assert s.zone[FAMILIES[CORNELIUS].card] == PLAY
    sound(s)


@rule("R 1.07.311-e")
def test_families_in_brackets_have_statesmen() -> None:
    assert {one.code for one in STATESMEN if one.family == CORNELIUS} == {"1A", "1B", "1C"}
    assert FAMILIES[CORNELIUS].statesmen
    assert not FAMILIES[index_of("family", "acilius")].statesmen


@rule("R 1.07.312-a", "R 1.07.312-e", "R 1.07.312-f", "R 1.07.312-h")
def test_a_family_drawn_later_slides_beneath_its_statesman() -> None:
    """R-1.07.312a: the higher influence and popularity; all other ratings are his own."""
    s = table()
    vacate(s, CORNELIUS)
    slot = bring(s, 0, "scipio_africanus")
    one = rich(s, slot, 4)
    one.influence, one.popularity, one.knights = 3, -2, 2
    draws(s, 1, FAMILIES[CORNELIUS].card)
    assert s.senator(slot) is one
    assert (one.family, one.statesman, one.faction) == (CORNELIUS, SCIPIO, 0)
    assert (one.influence, one.popularity) == (5, 0)
    assert (one.talents, one.knights) == (4, 2)
    assert printed(one) is STATESMEN[SCIPIO]
    assert told(s, "republic-family-joins") == [{"family": CORNELIUS, "person": 100 + SCIPIO}]
    sound(s)


@rule("R 1.07.312-h", "R 1.07.312-d")
def test_higher_values_of_his_own_stay_even_of_a_captive() -> None:
    """R-1.07.312d: a captive is in play."""
    s = table()
    vacate(s, CORNELIUS)
    slot = bring(s, 0, "scipio_africanus")
    one = s.senator(slot)
    one.influence, one.popularity, one.place, one.at = 9, 4, CAPTIVE, 0
    assert reach_forum(s, CORNELIUS) == slot
    assert (one.influence, one.popularity, one.place) == (9, 4, CAPTIVE)


@rule("R 1.07.312-i", "R VII.statesman-b")
def test_of_a_pair_the_one_marked_a_gets_the_family() -> None:
    s = table("late")
    vacate(s, SEMPRONIUS)
    gaius = bring(s, 1, "gaius_gracchus")
    tiberius = bring(s, 0, "tiberius_gracchus")
    assert slide_beneath(s, SEMPRONIUS) == tiberius
    assert s.senator(tiberius).family == SEMPRONIUS
    assert s.senator(gaius).family == NONE
    sound(s)


@rule("R 1.07.312-h")
def test_a_family_in_the_curia_waits_and_joins_when_it_returns() -> None:
    """R-1.07.312b."""
    s = table()
    vacate(s, CORNELIUS)
    slot = bring(s, 0, "scipio_africanus")
    s.zone[FAMILIES[CORNELIUS].card] = CURIA
    s.curia = [FAMILIES[CORNELIUS].card]
    assert s.senator(slot).family == NONE
    s.dice.script = [5]
    put_in_order(s)
    assert s.senator(slot).family == CORNELIUS
    assert s.curia == []
    sound(s)


@rule("R 1.07.312-c", "R 1.07.312-d", "R 1.07.312-j")
def test_when_a_statesman_cannot_come_into_play() -> None:
    """R-1.07.312c: the second of a pair may when the first is there, wherever the family is."""
    s = table("late")
    family = vacate(s, SEMPRONIUS)
    aligned(s, "sempronius", 1)
    tiberius = index_of("statesman", "tiberius_gracchus")
    gaius = index_of("statesman", "gaius_gracchus")
    assert why_not_play(s, 0, tiberius) == "republic-refused-family-elsewhere"
    assert why_not_play(s, 1, tiberius) == ""
    bring(s, 1, "tiberius_gracchus")
    assert why_not_play(s, 0, gaius) == ""
    assert s.senator(family).family == SEMPRONIUS
    s = table()
    vacate(s, CORNELIUS)
    bring(s, 0, "scipio_africanus")
    aemilianus = index_of("statesman", "scipio_aemilianus")
    assert why_not_play(s, 0, aemilianus) == "republic-refused-same-id"


@rule("R 1.07.312-e", "R 1.07.312-g", "R 1.07.312-b")
def test_a_statesman_takes_all_that_lies_on_his_unaligned_family() -> None:
    s = table()
    slot = unaligned(s, "cornelius")
    one = rich(s, slot, 7)
    one.influence, one.popularity, one.knights, one.marks = 9, 2, 3, PRIOR_CONSUL | CORRUPT
    mining = index_of("concession", "mining")
    fetch(s, CONCESSIONS[mining].card)
    grant(s, mining, slot)
    assert bring(s, 2, "scipio_africanus") == slot
    assert (one.faction, one.influence, one.popularity) == (2, 9, 2)
    assert (one.talents, one.knights, one.marks) == (7, 3, PRIOR_CONSUL | CORRUPT)
    assert s.owner[mining] == slot
    sound(s)


@rule("R 1.07.312-k")
def test_the_survivor_of_a_pair_gets_the_family_of_the_dead() -> None:
    s = table("late")
    vacate(s, SEMPRONIUS)
    tiberius = bring(s, 0, "tiberius_gracchus")
    gaius = bring(s, 1, "gaius_gracchus")
    reach_forum(s, SEMPRONIUS)
    s.factions[0].leader = tiberius
    die(s, tiberius)
    assert s.senator(gaius).family == SEMPRONIUS
    assert s.factions[0].leader == NONE
    sound(s)


def test_nobody_to_slide_it_beneath() -> None:
    s = table()
    vacate(s, CORNELIUS)
    with pytest.raises(ValueError, match="cornelius"):
        slide_beneath(s, CORNELIUS)
