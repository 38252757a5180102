"""What follows a death (1.05.3, 1.05.31, 1.05.4)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.check.table import check
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, FAMILIES, STATESMEN, index_of
from aedilis.republic.game import Republic
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import BANK, pay
from aedilis.republic.rules.persons import enter_family, of_faction
from aedilis.republic.state.table import Holding, RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    CORRUPT,
    CURIA,
    FORUM,
    PLAY,
    PRIOR_CONSUL,
    PROVINCE,
    REMOVED,
    ROME,
)
from tests.republic.setup.opening import bring, fetch, opened, vacate

GAME = Republic()


def member(s: RepublicState, seat: int, leader: bool = False) -> int:
    """Some family of a faction that leads it, or does not."""
    return next(
        slot
        for slot, one in of_faction(s, seat)
        if one.statesman == NONE and (s.factions[seat].leader == slot) == leader
    )


def stay(s: RepublicState, seat: int) -> None:
    """Whose faction has just lost its last senator stays in the game."""
    GAME.settle(s)
    assert [prompt.seat for prompt in GAME.asked(s)] == [seat]
    GAME.apply(s, seat, GAME.parse(s, seat, {"do": "stay_in_game"}))


def loaded(s: RepublicState, slot: int) -> RepublicState:
    """Everything that can lie on a senator: money, knights, marks, a concession, a province,
    veterans.
    """
    one = s.senator(slot)
    pay(s, BANK, slot, 12)
    one.knights, one.popularity, one.influence = 3, 5, 9
    one.marks = PRIOR_CONSUL | CORRUPT
    fees = index_of("concession", "harbor_fees")
    fetch(s, CONCESSIONS[fees].card)
    s.owner[fees], s.exposed = slot, 1 << fees
    s.zone[CONCESSIONS[fees].card] = PLAY
    s.holdings[0] = Holding(True, slot, 2)
    one.place, one.at = PROVINCE, 0
    s.legions[0] = AT_PROVINCE
    s.veterans, s.loyal[0], s.loyal[1] = 3, slot, slot
    assert check(s) == []
    return s


@rule("R 1.05.3-a", "R 1.05.3-b", "R 1.05.3-e", "R 1.07.311")
def test_a_dead_family_goes_to_the_end_of_the_curia_without_anything() -> None:
    """R-1.05.3b: the first to die is the first to be called."""
    s = opened("early", 3)
    first, second = member(s, 0), member(s, 1)
    die(loaded(s, first), first)
    die(s, second)
    assert s.senators[first] is None
    assert s.curia[-2:] == [FAMILIES[first].card, FAMILIES[second].card]
    assert s.zone[FAMILIES[first].card] == CURIA
    assert NONE in s.loyal
    assert first not in s.loyal
    assert s.veterans == 3
    assert check(s) == []


@rule("R 1.05.3-c", "R 1.07.32", "R VII.concession")
def test_his_concessions_lie_in_the_forum_with_their_bars_hidden() -> None:
    s = opened("early", 3)
    slot = member(s, 0)
    die(loaded(s, slot), slot)
    fees = index_of("concession", "harbor_fees")
    assert s.zone[CONCESSIONS[fees].card] == FORUM
    assert s.owner[fees] == NONE
    assert s.exposed == 0


@rule("R 1.05.3-d")
def test_his_provinces_are_vacant_and_keep_their_garrison() -> None:
    s = opened("early", 3)
    slot = member(s, 0)
    die(loaded(s, slot), slot)
    holding = s.holdings[0]
    assert holding is not None
    assert (holding.developed, holding.governor) == (True, NONE)
    assert s.legions[0] == AT_PROVINCE


@rule("R 1.05.3-f")
def test_a_dead_leaders_heir_is_in_rome_and_holds_nothing() -> None:
    """R-1.05.3c: he dies as governor, and his province is in the Forum."""
    s = opened("early", 3)
    slot = member(s, 0, leader=True)
    die(loaded(s, slot), slot)
    heir = s.senator(slot)
    assert s.factions[0].leader == slot
    assert (heir.place, heir.talents, heir.knights, heir.marks) == (ROME, 0, 0, 0)
    printed = FAMILIES[slot]
    assert (heir.influence, heir.popularity) == (printed.influence, printed.popularity)
    assert s.holdings[0] is not None
    assert s.holdings[0].governor == NONE
    assert check(s) == []


@rule("R 1.05.3-g")
def test_punishment_leaves_no_heir() -> None:
    s = opened("early", 3)
    slot = member(s, 0, leader=True)
    die(s, slot, heir=False)
    assert s.senators[slot] is None
    assert s.factions[0].leader == NONE
    assert s.curia == [FAMILIES[slot].card]


@rule("R 1.05.31-a", "R 1.05.31-b")
@pytest.mark.parametrize("leads", [True, False])
def test_a_statesman_leaves_the_game_and_his_family_stays_only_with_a_leader(leads: bool) -> None:
    """R-1.05.31: 1A dies as leader, and Cornelius leads."""
    s = opened("early", 3)
    family = vacate(s, index_of("family", "cornelius"))
    enter_family(s, family, 0)
    slot = bring(s, 0, "scipio_africanus")
    s.factions[0].leader = slot if leads else member(s, 0)
    die(s, slot)
    card = STATESMEN[index_of("statesman", "scipio_africanus")].card
    assert s.zone[card] == REMOVED
    if leads:
        assert s.senator(slot).statesman == NONE
        assert s.factions[0].leader == slot
    else:
        assert s.senators[slot] is None
        assert s.curia[-1] == FAMILIES[family].card
    assert check(s) == []


@rule("R 1.05.31-c", "R 1.05.31-d")
def test_a_leading_statesman_without_family_leaves_his_faction_without_leader() -> None:
    s = opened("early", 3)
    vacate(s, index_of("family", "cornelius"))
    slot = bring(s, 0, "scipio_africanus")
    s.factions[0].leader = slot
    die(s, slot)
    assert s.factions[0].leader == NONE
    assert s.senators[slot] is None


@rule("R 1.05.22", "R 1.07.312", "R VII.statesman")
def test_in_a_pair_the_family_goes_under_the_survivor_even_of_another_faction() -> None:
    """R-1.05.31b."""
    s = opened("late", 3)
    family = vacate(s, index_of("family", "sempronius"))
    enter_family(s, family, 0)
    tiberius = bring(s, 0, "tiberius_gracchus")
    gaius = bring(s, 1, "gaius_gracchus")
    s.factions[0].leader = tiberius
    die(s, tiberius)
    assert s.senator(gaius).family == family
    assert s.senator(gaius).faction == 1
    assert s.factions[0].leader == NONE
    assert check(s) == []


@rule("R 1.05.4-b", "R 1.09.81", "R VII.senate-refill")
def test_a_faction_without_senators_takes_the_first_of_the_curia() -> None:
    s = opened("early", 3)
    waiting = member(s, 1)
    die(s, waiting)
    for slot, _ in list(of_faction(s, 0)):
        s.factions[0].leader = NONE
        die(s, slot, heir=False)
    stay(s, 0)
    members = [slot for slot, _ in of_faction(s, 0)]
    assert members == [waiting]
    assert s.factions[0].leader == waiting
    assert check(s) == []


@rule("R 1.05.4-b", "R 1.05.4-c")
def test_it_waits_while_the_curia_has_nobody_for_it() -> None:
    s = opened("early", 3)
    cornelius = vacate(s, index_of("family", "cornelius"))
    vacate(s, index_of("family", "fabius"))
    last = bring(s, 0, "fabius_cunctator")
    for slot, _ in list(of_faction(s, 0)):
        if slot != last:
            s.factions[0].leader = NONE
            die(s, slot, heir=False)
    for number in list(s.curia):
        fetch(s, number)
    # The Cornelii lie in the Curia, but one of theirs is in play.
    bring(s, 2, "scipio_africanus")
    s.curia.append(FAMILIES[cornelius].card)
    s.zone[FAMILIES[cornelius].card] = CURIA
    die(s, last)
    stay(s, 0)
    assert list(of_faction(s, 0)) == []
    assert s.factions[0].leader == NONE
    next_dead = member(s, 1)
    die(s, next_dead)
    assert [slot for slot, _ in of_faction(s, 0)] == [next_dead]
    assert s.factions[0].leader == next_dead
    assert s.curia == [FAMILIES[cornelius].card]
    assert check(s) == []


@rule("R 1.05.4")
def test_a_faction_that_is_gone_takes_nobody() -> None:
    s = opened("early", 3)
    s.factions[0].gone = True
    for slot, _ in list(of_faction(s, 0)):
        s.factions[0].leader = NONE
        die(s, slot, heir=False)
    assert list(of_faction(s, 0)) == []
