"""Which legions follow a general who rebels, and where else he may lead them (1.11.31, 1.07.36)."""

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import LAWS
from aedilis.republic.definitions.named import (
    DICTATOR,
    EVIL_OMENS,
    MANILIAN,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    BARRACKS,
    FIELD,
    INACTIVE,
    LAW,
    PRIOR_CONSUL,
    PROCONSUL,
    REBEL,
    ROME,
    UNDER,
    VICTOR,
)
from tests.republic.setup.combat import person, under, war
from tests.republic.setup.opening import breaks_out, fetch, told
from tests.republic.setup.revolution import (
    GAME,
    all_stay,
    asked,
    beside,
    choices,
    declare,
    over,
    quiet,
    rich,
    say,
    used_up,
    veteran,
    victor,
)


def manilian(s: RepublicState) -> None:
    s.zone[fetch(s, LAWS[MANILIAN].card)] = LAW


def with_master(
    faction: int, talents: int, masters: int, legions: int
) -> tuple[RepublicState, int, int]:
    """A victorious Dictator of seat 1 before he declares, a Master of Horse of a faction beside
    him, each with some talents; gives the slots of both.
    """
    s = quiet("late")
    slot = victor(s, "fabius", legions, 1, which=DICTATOR)
    master = beside(s, slot, "aelius", faction)
    rich(s, slot, talents)
    rich(s, master, masters)
    return s, slot, master


# -- the loyalty of legions ------------------------------------------------------------------------


@rule("R 1.11.31-a", "R 1.11.31-b")
@pytest.mark.parametrize(("scenario", "least"), [("early", 5), ("middle", 4), ("late", 3)])
def test_each_era_has_its_number(scenario: str, least: int) -> None:
    s = quiet(scenario)
    slot = victor(s, "fabius", 6, 1)
    declare(s, 1, 2, 3, 4, 5, 6)
    say(s, {"do": "roll"})
    assert under(s, slot)[0] == 7 - least
    assert s.legions.count(BARRACKS) == least - 1
    (event,) = told(s, "republic-loyalty")
    assert event["dice"] == [1, 2, 3, 4, 5, 6]
    assert (event["needed"], event["count"]) == (least, 7 - least)


@rule("R 1.11.31-c", "R 1.11.31-d", "R 1.11.31-i")
def test_a_talent_adds_one_to_the_die_of_one_legion() -> None:
    """R-1.11.31: late, roll 2, paid: follows. The money is gone for good."""
    s = quiet("late")
    slot = victor(s, "fabius", 3, 1)
    rich(s, slot, 2)
    declare(s, 2, 2, 2)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 1, {"do": "roll", "regulars": 3})
    say(s, {"do": "roll", "regulars": 2})
    assert under(s, slot)[0] == 2
    assert s.senator(slot).talents == 0
    say(s, {"do": "lay_down"})
    assert s.senator(slot).talents == 0
    assert s.legions.count(BARRACKS) == 3


@rule("R 1.11.31-d")
def test_no_more_than_one_talent_for_a_legion() -> None:
    s = quiet("late")
    slot = victor(s, "fabius", 2, 1)
    rich(s, slot, 9)
    declare(s, 1, 2)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 1, {"do": "roll", "regulars": 3})
    say(s, {"do": "roll", "regulars": 2})
    assert under(s, slot)[0] == 1
    assert s.senator(slot).talents == 7


@rule("R 1.11.31", "R 1.07.21")
def test_evil_omens_lower_each_die() -> None:
    s = quiet("late")
    slot = victor(s, "fabius", 2, 1)
    s.events[EVIL_OMENS] = 1
    declare(s, 3, 4)
    say(s, {"do": "roll"})
    assert under(s, slot)[0] == 1


@rule("R 1.11.31-e", "R 1.11.31-g")
def test_own_veterans_follow_and_those_of_others_roll() -> None:
    s = quiet("late")
    other = person(s, "aelius", 2)
    slot = victor(s, "fabius", 4, 1)
    own, strange = veteran(s, 0, slot), veteran(s, 1, other)
    free = veteran(s, 2)
    rich(s, slot, 2)
    declare(s, 2, 2, 6)
    say(s, {"do": "roll", "regulars": 0, "veterans": [strange]})
    assert s.legions[own] == s.legions[strange] == s.legions[3] == UNDER + slot
    assert s.legions[free] == BARRACKS
    assert s.senator(slot).talents == 1
    assert used_up(s)


@rule("R 1.11.31-e")
def test_an_army_of_own_veterans_needs_no_roll() -> None:
    s = quiet()
    slot = victor(s, "fabius", 2, 1)
    for n in (0, 1):
        veteran(s, n, slot)
    declare(s)
    assert choices(s, "do") == ["rebel", "lay_down"]


@rule("R 1.11.31")
def test_the_unwilling_are_in_rome_even_if_he_lays_down() -> None:
    """R-1.11.31: nothing of the roll is taken back."""
    s = quiet("late")
    manilian(s)
    breaks_out(s, "first_gallic_war")
    slot = victor(s, "fabius", 3, 1, war="second_gallic_war")
    declare(s, 2, 6, 6)
    say(s, {"do": "roll"})
    assert choices(s, "do") == ["rebel", "move_army", "lay_down"]
    say(s, {"do": "move_army", "war": "first_gallic_war"})
    assert under(s, slot)[0] == 2
    assert s.legions.count(BARRACKS) == 1


@rule("R 1.11.31")
def test_a_master_of_horse_of_the_same_faction_pays_with_him() -> None:
    s, slot, master = with_master(1, talents=1, masters=3, legions=4)
    declare(s, 2, 2, 2, 2)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 1, {"do": "roll", "regulars": 3, "master": 1})
    say(s, {"do": "roll", "regulars": 3, "master": 3})
    assert (s.senator(slot).talents, s.senator(master).talents) == (1, 0)
    assert under(s, slot)[0] == 3


@rule("R 1.11.31-c")
def test_a_master_of_horse_of_another_faction_is_asked() -> None:
    s, slot, master = with_master(2, talents=1, masters=3, legions=2)
    declare(s, 2, 2)
    say(s, {"do": "roll", "regulars": 2, "master": 1})
    assert asked(s) == ("republic-ask-master-pays", 2)
    say(s, {"answer": "no"})
    # He thinks again, with his own money alone.
    assert asked(s) == ("republic-ask-declare", 1)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 1, {"do": "roll", "regulars": 2})
    say(s, {"do": "roll", "regulars": 1})
    assert (s.senator(slot).talents, s.senator(master).talents) == (0, 3)
    assert under(s, slot)[0] == 1


@rule("R 1.11.31-c")
def test_a_master_of_horse_who_agrees_pays_his_share() -> None:
    s, slot, master = with_master(2, talents=1, masters=3, legions=2)
    declare(s, 2, 2)
    say(s, {"do": "roll", "regulars": 2, "master": 2})
    say(s, {"answer": "yes"})
    assert (s.senator(slot).talents, s.senator(master).talents) == (1, 1)
    assert under(s, slot)[0] == 2


@rule("R 1.11.3", "R 1.11.31-h")
def test_a_rebel_leaves_the_army_the_offices_and_the_fleets() -> None:
    s = quiet("late")
    slot = victor(s, "fabius", 3, 1, 4)
    declare(s, 6, 6, 2)
    say(s, {"do": "roll"})
    say(s, {"do": "rebel"})
    all_stay(s)
    one = s.senator(slot)
    assert (s.rebel, one.place, one.at, one.offices) == (slot, REBEL, NONE, 0)
    assert one.marks & VICTOR == 0
    assert under(s, slot) == (2, 0)
    assert (s.legions.count(BARRACKS), s.fleets.count(BARRACKS)) == (1, 4)


# -- the Manilian Law ------------------------------------------------------------------------------


@rule("R 1.11.3", "R 1.07.36", "R VII.intrigue-law-b")
def test_a_victor_may_lead_his_army_to_another_war() -> None:
    s = quiet("late")
    manilian(s)
    front = breaks_out(s, "lusitanian_war", INACTIVE)
    slot = victor(s, "fabius", 3, 1, 2, war="second_gallic_war")
    declare(s)
    say(s, {"do": "move_army", "war": "lusitanian_war"})
    one = s.senator(slot)
    assert over(s)
    assert (one.place, one.at, one.serial) == (FIELD, war("lusitanian_war"), s.serial)
    assert one.marks & (PROCONSUL | PRIOR_CONSUL | VICTOR) == PROCONSUL | PRIOR_CONSUL
    assert under(s, slot) == (3, 2)
    assert front.status == ACTIVE


@rule("R 1.07.36", "R 1.09.64")
def test_the_other_war_needs_its_support() -> None:
    s = quiet("late")
    manilian(s)
    breaks_out(s, "lusitanian_war")
    victor(s, "fabius", 3, 1, 1, war="second_gallic_war")
    declare(s)
    assert choices(s, "do") == ["roll", "lay_down"]


@rule("R 1.07.36", "R 1.10.8")
def test_a_dictator_moves_on_without_his_master_of_horse() -> None:
    s = quiet("late")
    manilian(s)
    breaks_out(s, "first_gallic_war")
    slot = victor(s, "fabius", 3, 1, which=DICTATOR, war="second_gallic_war")
    master = beside(s, slot, "aelius", 2)
    declare(s)
    say(s, {"do": "move_army", "war": "first_gallic_war"})
    assert s.senator(master).place == ROME
    assert s.senator(slot).place == FIELD
