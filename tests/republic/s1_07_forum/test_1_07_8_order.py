"""Putting Rome in order (1.07.8)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.components import CONCESSIONS, FAMILIES, index_of
from aedilis.republic.definitions.named import (
    CENSOR,
    DICTATOR,
    EVIL_OMENS,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
)
from aedilis.republic.phases.forum.order import devastations, put_in_order
from aedilis.republic.phases.forum.phase import FORUM_STEPS, ForumFrame
from aedilis.republic.rules.concessions import grant
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import in_play, of_faction
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    ACTIVE,
    CURIA,
    FIELD,
    FORUM,
    INACTIVE,
    MAJOR,
    PROCONSUL,
    REMOVED,
)
from tests.republic.setup.forum import (
    foe,
    foe_in_curia,
    member,
    no_wars,
    start,
    table,
    unaligned,
    war,
)
from tests.republic.setup.opening import fetch, sound, told


def ordered(s: RepublicState, dice: list[int]) -> RepublicState:
    """Rome is put in order with these dice."""
    s.dice.script = dice[:]
    put_in_order(s)
    assert not s.dice.script
    return sound(s)


def farmer(s: RepublicState, number: int, slot: int = NONE) -> int:
    """A tax farmer in the Forum, or with a senator; gives his card."""
    index = index_of("concession", f"tax_farmer_{number}")
    fetch(s, CONCESSIONS[index].card)
    s.zone[CONCESSIONS[index].card] = FORUM
    if slot != NONE:
        grant(s, index, slot)
    return CONCESSIONS[index].card


@rule("R 1.07.8-a", "R 1.07.8-b")
def test_holders_of_major_offices_are_marked_wherever_they_are() -> None:
    """R-1.07.8a: a proconsul who still bears a consulship too."""
    s = table(seats=6)
    for _, one in in_play(s):
        one.offices = one.marks = 0
    offices = [DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR, MASTER_OF_HORSE]
    holders = [member(s, seat) for seat in range(5)]
    for slot, office in zip(holders, offices, strict=True):
        s.senator(slot).offices = 1 << office
    away = s.senator(holders[2])
    away.place, away.at, away.marks = FIELD, 0, PROCONSUL
    ordered(s, [])
    marked = [slot for slot, one in in_play(s) if one.marks & MAJOR]
    assert marked == sorted(holders)
    assert away.marks == PROCONSUL | MAJOR


@rule("R 1.07.8-c", "R 1.07.32-f")
def test_the_second_punic_war_destroys_a_tax_farmer_by_the_die() -> None:
    """R-1.07.8b, R-0.9: omens leave the die alone."""
    s = no_wars(table())
    war(s, "second_punic_war")
    s.events[EVIL_OMENS] = 1
    held, free = farmer(s, 3, member(s, 0)), farmer(s, 4)
    ordered(s, [3, 5])
    assert s.zone[held] == CURIA
    assert s.zone[free] == FORUM
    ordered(s, [4, 6, 1])
    assert s.zone[held] == FORUM
    assert s.zone[free] == CURIA


@rule("R 1.07.8-c")
def test_leaders_with_their_own_war_throw_another_die() -> None:
    """R-1.07.8b: two with Hannibal in the second Punic War, none with him in the first alone."""
    s = no_wars(table())
    second = war(s, "second_punic_war")
    foe(s, "hannibal")
    assert devastations(s) == 2
    second.status = INACTIVE
    war(s, "first_punic_war")
    assert devastations(s) == 0
    s = no_wars(table("late"))
    war(s, "gladiator_revolt")
    foe(s, "spartacus")
    assert devastations(s) == 2
    war(s, "first_sicilian_slave_revolt")
    assert devastations(s) == 2


@rule("R 1.07.8-d", "R 1.07.8-e")
def test_a_tax_farmer_destroyed_now_may_return_at_once() -> None:
    """R-1.07.8c."""
    s = no_wars(table())
    war(s, "second_punic_war")
    card = farmer(s, 2, member(s, 0))
    ordered(s, [2, 5])
    assert s.zone[card] == FORUM
    assert told(s, "republic-concession-destroyed")
    assert told(s, "republic-concession-returns")


@rule("R 1.07.8-d", "R 1.07.8-e", "R 1.07.311-d")
def test_senators_in_the_curia_may_return_to_the_forum() -> None:
    s = table()
    first, second = unaligned(s, "furius"), member(s, 1)
    one = s.senator(second)
    one.knights, one.popularity, one.influence = 3, 4, 9
    die(s, second)
    die(s, first)
    assert s.curia == [FAMILIES[second].card, FAMILIES[first].card]
    ordered(s, [5, 4])
    assert s.curia == [FAMILIES[first].card]
    back = s.senator(second)
    printed = FAMILIES[second]
    assert (back.faction, back.knights) == (NONE, 0)
    assert (back.influence, back.popularity) == (printed.influence, printed.popularity)


@rule("R 1.07.8-d", "R 1.07.8-e", "R 1.07.8-f", "R VII.curia-a", "R VII.putting-rome-in-order-a")
def test_concessions_come_first_then_senators_then_leaders() -> None:
    """R-1.07.8c, R-0.9: with one evil omen a 6 is needed."""
    s = no_wars(table())
    s.events[EVIL_OMENS] = 1
    leader = foe_in_curia(s, "antiochus")
    slot = member(s, 1)
    die(s, slot)
    card = farmer(s, 1)
    s.zone[card] = CURIA
    s.curia.append(card)
    assert s.curia == [leader, FAMILIES[slot].card, card]
    ordered(s, [6, 5, 6])
    assert s.zone[card] == FORUM
    assert s.curia == [FAMILIES[slot].card]
    assert s.zone[leader] == REMOVED


@rule("R 1.07.8-f")
@pytest.mark.parametrize("id_", ["second_punic_war", "first_punic_war"])
def test_a_leader_with_a_war_in_the_forum_does_not_age(id_: str) -> None:
    s = no_wars(table())
    front = war(s, id_)
    front.status = 1
    card = foe_in_curia(s, "hannibal")
    ordered(s, [])
    assert s.curia == [card]
    front.status = ACTIVE


@rule("R 1.07.8-a")
def test_the_leader_who_dies_goes_after_that_and_the_phase_ends() -> None:
    """R-1.07.8c: Hannibal still devastates the land before he dies."""
    s = no_wars(table())
    war(s, "second_punic_war")
    foe(s, "hannibal")
    card = farmer(s, 6)
    s.events[index_of("event", "enemy_leader_dies")] = 1
    start(s, ForumFrame(FORUM_STEPS.step("order")), [1, 6, 1])
    assert s.zone[card] == CURIA
    assert s.leaders == []
    assert s.stack == []


@rule("R 1.07.8-e", "R 1.05.4")
def test_a_faction_without_senators_takes_nobody_out_of_the_forum() -> None:
    """It takes the first who enters the Curia, not one who returns from it."""
    s = table()
    for slot, _ in list(of_faction(s, 0)):
        s.sit(slot, None)
        s.layers[0].append(FAMILIES[slot].card)
        s.zone[FAMILIES[slot].card] = 1
    s.layers[0].sort()
    s.factions[0].leader = NONE
    slot = unaligned(s, "furius")
    ordered(s, [])
    assert list(of_faction(s, 0)) == []
    die(s, slot)
    assert [n for n, _ in of_faction(s, 0)] == [slot]
    assert s.factions[0].leader == slot
