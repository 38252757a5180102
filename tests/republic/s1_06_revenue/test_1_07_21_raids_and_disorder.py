"""Barbarian raids and internal disorder as the Revenue Phase begins (1.07.21, 1.10.71)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import FAMILIES
from aedilis.republic.definitions.named import BARBARIAN_RAIDS, EVIL_OMENS, INTERNAL_DISORDER
from aedilis.republic.phases.revenue.unrest import (
    barbarian_raids,
    internal_disorder,
    military_force,
)
from aedilis.republic.rules.wars import active_wars, printed_land, revolting
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    AT_PROVINCE,
    CAPTIVE,
    CURIA,
    FIELD,
    POOL,
    RAIDERS,
    ROME,
)
from tests.republic.setup.opening import breaks_out, bring, province_number, sound
from tests.republic.setup.revenue import (
    AURELIUS,
    CLAUDIUS,
    FULVIUS,
    JULIUS,
    a_year,
    by_legate,
    dice,
    govern,
    quiet,
    told,
)

ULTERIOR = province_number("hispania_ulterior")
CHIT = CLAUDIUS + 1
OTHER = 30
"""A chit of nobody in the raided province."""


def raided(level: int = 1, legions: int = 2) -> RepublicState:
    """Hispania Ulterior (4 developed) under Claudius (2 military), with a garrison."""
    s = quiet()
    govern(s, CLAUDIUS, "hispania_ulterior", developed=True)
    s.legions[:legions] = [AT_PROVINCE + ULTERIOR] * legions
    s.events[BARBARIAN_RAIDS] = level
    assert military_force(s, ULTERIOR) == 4 + 2 * legions + 2
    return s


@rule("R 1.07.21", "R VII.frontier-province-a", "R 1.09.646-h", "R 1.04-fig-a-e", "R 1.09.646-f")
@pytest.mark.parametrize(
    ("level", "omens", "black", "white", "overrun"),
    [
        (1, 0, 1, 4, False), (1, 0, 1, 3, True), (1, 1, 1, 4, True), (1, 1, 1, 5, False),
        (2, 0, 1, 6, False), (2, 0, 1, 5, True), (3, 0, 1, 6, False),
    ],
)  # fmt: skip
def test_fifteen_or_seventeen_keep_raiders_out(
    level: int, omens: int, black: int, white: int, overrun: bool
) -> None:
    s = raided(level)
    s.events[EVIL_OMENS] = omens
    # An overrun province with one on the black die draws a chit and loses a legion.
    dice(s, black, white, OTHER, 0)
    barbarian_raids(s)
    holding = s.holdings[ULTERIOR]
    assert holding is not None
    assert holding.overrun == overrun
    assert holding.developed == (not overrun)
    assert len(told(s, "republic-raid-overruns" if overrun else "republic-raid-held")) == 1


@rule("R 1.07.21")
def test_an_overrun_province_brings_nothing_and_does_not_roll_this_year() -> None:
    s = raided()
    dice(s, 2, 1, OTHER, OTHER - 1, 0, 1)
    a_year(s)
    # Both legions are gone, and there was no roll for spoils, development and the State.
    assert s.dice.script == []
    assert s.legions[:2] == [POOL, POOL]
    assert s.treasury == 200
    assert s.senator(CLAUDIUS).place != ROME


@rule("R 1.07.21")
def test_the_black_die_is_the_number_of_chits_and_of_legions_lost() -> None:
    s = raided(2, 3)
    dice(s, 2, 1, OTHER, OTHER - 1, 2, 0)
    barbarian_raids(s)
    assert [one["chit"] for one in told(s, "republic-chit")] == [OTHER, OTHER - 1]
    assert s.legions[:3] == [POOL, AT_PROVINCE + ULTERIOR, POOL]
    # omens make it less, and with none left nobody is struck.
    s = raided(2, 3)
    s.events[EVIL_OMENS] = 1
    dice(s, 1, 2)
    barbarian_raids(s)
    assert s.dice.script == []
    assert s.legions[:3] == [AT_PROVINCE + ULTERIOR] * 3


@rule("R 1.07.21", "R 1.05.3")
@pytest.mark.parametrize("chits", [(CHIT,), (CHIT, OTHER)])
def test_a_governor_whose_chit_is_drawn_dies(chits: tuple[int, ...]) -> None:
    s = raided(legions=0)
    dice(s, len(chits), 1, *chits)
    barbarian_raids(s)
    assert s.senators[CLAUDIUS] is None
    assert s.zone[FAMILIES[CLAUDIUS].card] == CURIA
    holding = s.holdings[ULTERIOR]
    assert holding is not None
    assert (holding.governor, holding.developed, holding.overrun) == (NONE, False, True)
    sound(s)


@rule("R 1.10.71-a", "R 1.10.71-b")
def test_his_chit_drawn_last_of_several_makes_him_a_captive_of_the_raiders() -> None:
    s = raided(legions=0)
    s.senator(CLAUDIUS).talents = 0
    dice(s, 2, 1, OTHER, CHIT)
    barbarian_raids(s)
    governor = s.senator(CLAUDIUS)
    assert (governor.place, governor.at) == (CAPTIVE, RAIDERS)
    holding = s.holdings[ULTERIOR]
    assert holding is not None
    assert (holding.governor, holding.overrun) == (NONE, True)
    assert len(told(s, "republic-raiders-capture")) == 1
    sound(s)


@rule("R 1.07.21", "R 1.09.54-c", "R 1.09.6461-b")
def test_only_frontier_provinces_with_a_governor_are_raided() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia")
    govern(s, NONE, "hispania_ulterior")
    s.events[BARBARIAN_RAIDS] = 2
    dice(s)
    barbarian_raids(s)
    assert told(s, "republic-raid-held") == told(s, "republic-raid-overruns") == []


@rule("R 1.13.1-a", "R 1.07.21")
def test_a_governor_with_legates_is_struck_as_if_he_were_there() -> None:
    s = quiet()
    breaks_out(s, "first_punic_war")
    by_legate(s, JULIUS, "hispania_ulterior")
    by_legate(s, JULIUS, "illyricum")
    s.senator(JULIUS).place, s.senator(JULIUS).at = FIELD, s.fronts[0].war
    s.senator(JULIUS).serial = 1
    s.events[BARBARIAN_RAIDS] = 1
    dice(s, 1, 1, JULIUS + 1)
    barbarian_raids(s)
    # Dead in the first province he governs no second one, which nobody raids then.
    assert s.senators[JULIUS] is None
    assert s.dice.script == []
    sound(s)


@rule("R 1.10.71-a", "R 1.13.1-a")
def test_who_is_captured_through_a_legate_leaves_the_province_he_is_in_as_well() -> None:
    """Found in a checked game: late, 4 seats, seed 400009-28-49."""
    s = quiet()
    govern(s, JULIUS, "sicilia")
    by_legate(s, JULIUS, "hispania_ulterior")
    by_legate(s, JULIUS, "asia")
    s.events[BARBARIAN_RAIDS] = 1
    dice(s, 2, 1, OTHER, JULIUS + 1)
    barbarian_raids(s)
    governor = s.senator(JULIUS)
    assert (governor.place, governor.at) == (CAPTIVE, RAIDERS)
    ruled = [n for n, one in enumerate(s.holdings) if one is not None and one.governor == JULIUS]
    assert ruled == [province_number("asia")]
    sound(s)


# -- disorder --------------------------------------------------------------------------------------


@rule("R 1.07.21", "R 1.09.646-h")
@pytest.mark.parametrize(
    ("level", "legions", "omens", "roll", "revolts"),
    [
        (1, 0, 0, 5, False), (1, 0, 0, 4, True), (1, 2, 0, 3, False), (1, 2, 1, 3, True),
        (2, 0, 0, 6, False), (2, 0, 0, 5, True), (2, 1, 0, 5, False),
    ],
)  # fmt: skip
def test_five_or_six_with_the_garrison_keep_order(
    level: int, legions: int, omens: int, roll: int, revolts: bool
) -> None:
    s = quiet()
    govern(s, FULVIUS, "sicilia")
    s.legions[:legions] = [AT_PROVINCE] * legions
    s.events[INTERNAL_DISORDER], s.events[EVIL_OMENS] = level, omens
    dice(s, roll)
    internal_disorder(s)
    assert (s.holdings[0] is None) == revolts
    if not revolts:
        assert s.holdings[0] is not None
        assert s.holdings[0].disorder


@rule("R 1.07.21", "R 1.05.3")
def test_a_revolt_kills_governor_and_garrison_and_is_an_active_war() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "macedonia")
    macedonia = province_number("macedonia")
    s.legions[:2] = [AT_PROVINCE + macedonia] * 2
    s.veterans, s.loyal[1] = 2, AURELIUS
    s.events[INTERNAL_DISORDER] = 2
    dice(s, 1)
    internal_disorder(s)
    assert s.senators[CLAUDIUS] is None
    assert s.holdings[macedonia] is None
    assert s.legions[:2] == [POOL, POOL]
    assert (s.veterans, s.loyal[1]) == (0, NONE)
    front = s.fronts[0]
    assert (front.war, front.status) == (revolting(macedonia, False), ACTIVE)
    assert printed_land(front.war) == 5
    assert active_wars(s) == 1
    sound(s)


@rule("R 1.07.21", "R 1.09.54-c")
def test_developed_and_vacant_provinces_are_left_alone() -> None:
    s = quiet()
    govern(s, CLAUDIUS, "sicilia", developed=True)
    govern(s, NONE, "africa")
    s.events[INTERNAL_DISORDER] = 2
    dice(s)
    internal_disorder(s)
    for holding in s.holdings:
        assert holding is None or not holding.disorder


@rule("R 1.07.21", "R 1.05.3")
def test_a_leader_who_dies_in_a_revolt_leaves_an_heir_and_the_rest_goes_on() -> None:
    s = quiet()
    leader = s.factions[0].leader
    govern(s, leader, "sicilia")
    govern(s, CLAUDIUS, "africa")
    s.events[INTERNAL_DISORDER] = 1
    dice(s, 1, 6)
    internal_disorder(s)
    assert s.senator(leader).place == ROME
    assert s.factions[0].leader == leader
    assert s.holdings[province_number("africa")] is not None
    sound(s)


@rule("R 1.07.21")
def test_pompey_counts_for_the_two_he_is_worth_out_of_battle() -> None:
    s = quiet()
    pompey = bring(s, 0, "pompey")
    govern(s, pompey, "hispania_ulterior")
    assert military_force(s, ULTERIOR) == 2 + 2
