"""Attempts at assassination (1.09.7 to 1.09.73, 1.09.623)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import LATE
from aedilis.republic.definitions.components import FAMILIES, INTRIGUES
from aedilis.republic.definitions.named import CENSOR, EVIL_OMENS, OPEN_BODYGUARD
from aedilis.republic.phases.senate.assassination import strike_options
from aedilis.republic.state.sitting import TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CURIA, DISCARD, FIELD, PLAY
from tests.republic.setup.opening import fetch, name, opened, told
from tests.republic.setup.trials import (
    asked,
    do,
    give,
    may,
    member,
    run,
    sitting,
    values,
    vote_all,
)

ENDS = {1: "caught", 2: "caught", 3: "failed", 4: "failed", 5: "killed", 6: "killed"}


def strike(s: RepublicState, *dice: int, **more: object) -> RepublicState:
    """The second of faction 2 strikes at the second of faction 3, with these dice."""
    s.dice.script = list(dice)
    do(s, 2, do="assassinate", senator=name(s, member(s, 2, 1)), target=name(s, victim(s)), **more)
    return s


def victim(s: RepublicState) -> int:
    return member(s, 3, 1)


def guard_openly(s: RepublicState, slot: int) -> None:
    """The open bodyguard lies with a senator."""
    s.zone[fetch(s, INTRIGUES[OPEN_BODYGUARD].cards[LATE][0])] = PLAY
    s.guarded = slot


@rule("R 1.09.72-a", "R 1.09.72-b")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_decides(die: int) -> None:
    """R-1.09.72"""
    s = run(sitting())
    target = victim(s)
    # A caught assassin's leader appeals to the people at once when his faction is called.
    strike(s, die)
    assert told(s, f"republic-assassination-{ENDS[die]}")
    assert (s.senators[target] is None) == (die >= 5)
    if die >= 5:
        assert s.zone[FAMILIES[target].card] == CURIA


@rule("R 1.09.7-b", "R 1.07.35-b")
def test_assassin_cards_add_to_the_die_and_are_spent() -> None:
    """R-1.09.72: 4 and one card kill."""
    s = run(sitting())
    (card,) = give(s, 2, "assassin.49")
    target = victim(s)
    strike(s, 4, cards=1)
    assert s.senators[target] is None
    assert s.zone[card] == DISCARD
    assert told(s, "republic-assassination")[0]["total"] == 5


@rule("R 1.09.7-b")
def test_only_who_holds_cards_is_asked_how_many_he_uses() -> None:
    s = run(sitting())
    give(s, 2, "assassin.49")
    assert values(s, 2, "cards", do="assassinate") == [0, 1]
    strike(s, 4, cards=0)
    assert s.senators[victim(s)] is not None


@rule("R 1.09.7-d", "R 1.09.7-e", "R 1.09.7-a")
def test_each_faction_attacks_once_and_is_attacked_once_a_turn() -> None:
    """R-1.09.7"""
    s = run(sitting())
    own = {name(s, member(s, 2, n)) for n in range(3)}
    assert not own & set(values(s, 2, "target", do="assassinate"))
    strike(s, 3)
    assert not may(s, 2, "assassinate")
    struck = {name(s, member(s, 3, n)) for n in range(3)}
    assert not struck & set(values(s, 4, "target", do="assassinate"))
    assert may(s, 4, "assassinate")
    assert may(s, 3, "assassinate")


@rule("R 1.09.71-a", "R 1.09.7-a")
def test_both_must_be_in_rome() -> None:
    s = run(sitting())
    away, absent = member(s, 2, 1), member(s, 3, 1)
    for slot in (away, absent):
        s.senator(slot).place, s.senator(slot).at = FIELD, 0
    assert name(s, away) not in values(s, 2, "senator", do="assassinate")
    assert name(s, absent) not in values(s, 2, "target", do="assassinate")


@rule("R 1.09.71-a", "R 1.09.71-b", "R 1.09.6-e")
def test_nobody_strikes_while_the_senate_does_not_sit_or_has_adjourned() -> None:
    s = run(sitting())
    assert may(s, 2, "assassinate")
    give(s, 2, "tribune.90")
    do(s, 0, do="adjourn")
    assert s.stack[-1].kind() == "hold"
    assert not may(s, 2, "assassinate")
    assert strike_options(opened("early"), 2) == []


@rule("R 1.09.823-d", "R 1.09.822-c", "R 1.09.7-d")
def test_the_consul_for_life_is_safe_and_those_he_controls_do_not_strike() -> None:
    """R-1.09.823a"""
    s = run(sitting())
    s.life = member(s, 0, 1)
    assert name(s, s.life) not in values(s, 0, "target", do="assassinate")
    assert may(s, 0, "assassinate")
    assert not any(may(s, seat, "assassinate") for seat in (1, 2, 3, 4))
    s.rebel = member(s, 2)
    assert name(s, s.life) not in values(s, 2, "target", do="assassinate")
    assert may(s, 2, "assassinate")


# -- bodyguards ------------------------------------------------------------------------------------


@rule("R 1.09.73-a", "R 1.09.73-b", "R 1.09.7-c")
def test_secret_bodyguards_are_chosen_after_the_roll_and_spent() -> None:
    s = run(sitting())
    (card,) = give(s, 3, "secret_bodyguard.47")
    strike(s, 5)
    assert asked(s) == [(3, "republic-ask-bodyguards")]
    s.dice.script = [3]
    do(s, 3, guards=1)
    assert s.senators[victim(s)] is not None
    assert s.zone[card] == DISCARD
    assert told(s, "republic-assassination-failed")
    # 3 less the bodyguard's 1: the second roll has caught him.
    assert told(s, "republic-assassination-again")[0]["caught"] == 1


@rule("R 1.09.73-a", "R 1.09.71-d")
def test_whether_the_target_is_asked_depends_on_nothing_hidden() -> None:
    s = run(sitting())
    strike(s, 5)
    # An empty hand holds no bodyguard.
    assert told(s, "republic-assassination-killed")
    s = run(sitting())
    give(s, 3, "tribune.38")
    strike(s, 5)
    assert asked(s) == [(3, "republic-ask-bodyguards")]
    assert values(s, 3, "guards") == [0]
    s.dice.script = None
    assert not any(may(s, seat, "assassinate") for seat in range(5))
    do(s, 3, guards=0)
    assert told(s, "republic-assassination-killed")
    s = run(sitting())
    give(s, 3, "tribune.38")
    s.zone[fetch(s, 47)] = DISCARD
    s.discards.append(47)
    strike(s, 5)
    # The only one of the deck lies among the discards.
    assert told(s, "republic-assassination-killed")


@rule("R 1.09.73-d", "R 1.09.73-e")
def test_after_a_kill_the_assassin_can_still_be_caught() -> None:
    """R-1.09.73a: a kill stands; a killing roll of the bodyguard does nothing."""
    s = run(sitting())
    give(s, 3, "secret_bodyguard.47")
    target, assassin = victim(s), member(s, 2, 1)
    strike(s, 6)
    s.dice.script = [2]
    do(s, 3, guards=1)
    assert s.senators[target] is None
    assert s.senators[assassin] is None
    s = run(sitting())
    give(s, 3, "secret_bodyguard.47")
    strike(s, 4)
    s.dice.script = [6]
    do(s, 3, guards=1)
    assert s.senators[victim(s)] is not None
    assert s.senators[member(s, 2, 1)] is not None


@rule("R 1.09.73-c", "R 1.09.73-d")
def test_the_open_bodyguard_counts_two_and_rolls_once_more() -> None:
    """R-1.09.73b: with one secret one it is 3 less, and two further rolls."""
    s = run(sitting())
    guard_openly(s, victim(s))
    give(s, 3, "secret_bodyguard.47")
    strike(s, 6)
    s.dice.script = [6, 6]
    do(s, 3, guards=1)
    (first,) = told(s, "republic-assassination")
    assert (first["drm"], first["total"]) == (-2, 4)
    again = told(s, "republic-assassination-again")
    assert [(one["drm"], one["total"]) for one in again] == [(-3, 3), (-3, 3)]
    assert told(s, "republic-assassination-failed")


@rule("R 1.09.73-d")
def test_all_modifiers_count_in_the_further_rolls() -> None:
    s = run(sitting())
    s.events[EVIL_OMENS] = 1
    give(s, 2, "assassin.49")
    guard_openly(s, victim(s))
    strike(s, 6, 5, cards=1)
    (first,) = told(s, "republic-assassination")
    assert (first["drm"], first["total"]) == (-2, 4)
    (again,) = told(s, "republic-assassination-again")
    assert (again["drm"], again["total"], again["caught"]) == (-2, 3, 0)


@rule("R 1.09.73-a")
def test_a_guard_is_not_asked_for_when_the_assassin_is_caught_already() -> None:
    s = run(sitting())
    give(s, 3, "secret_bodyguard.47")
    strike(s, 2)
    assert told(s, "republic-assassination-caught")
    assert asked(s)[0][1] != "republic-ask-bodyguards"


# -- in the middle of things -----------------------------------------------------------------------


@rule("R 1.09.721-a", "R 1.09.12-i")
def test_another_presides_when_the_chair_is_killed_even_if_his_heir_is_there() -> None:
    """R-1.09.12b"""
    s = run(sitting())
    chair = member(s, 0)
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, chair))
    assert s.factions[0].leader == chair
    assert s.senator(chair).offices == 0
    assert s.senate_session is not None
    assert s.senate_session.chair == member(s, 1, 1)
    assert s.senator(s.senate_session.chair).offices == 1 << CENSOR


def land_bill(s: RepublicState, sponsor: int, cosponsor: int) -> RepublicState:
    names = {"sponsor": name(s, sponsor), "cosponsor": name(s, cosponsor)}
    return do(s, 0, do="propose_land_bill", bill=1, **names)


@rule("R 1.09.623-a", "R 1.09.623-b", "R 1.09.623-c", "R 1.09.623-d")
@pytest.mark.parametrize("one_faction", [True, False])
def test_whoever_is_caught_striking_at_the_sponsors_of_one_faction_dies_alone(
    one_faction: bool,
) -> None:
    """R-1.09.623: no penalty for the leader, no trial."""
    s = run(sitting())
    target = member(s, 0, 1)
    land_bill(s, target, member(s, 0, 2) if one_faction else member(s, 3))
    if not one_faction:
        do(s, 3, answer="yes")
    leader = s.factions[2].leader
    before = s.senator(leader).influence
    assassin = member(s, 2, 1)
    s.dice.script = [1]
    do(s, 2, do="assassinate", senator=name(s, assassin), target=name(s, target))
    assert s.senators[assassin] is None
    assert bool(told(s, "republic-special-trial")) != one_faction
    assert (s.senator(leader).influence == before) == one_faction


@rule("R 1.09.623-d", "R 1.05.3")
def test_a_leader_who_strikes_at_such_a_sponsor_leaves_an_heir() -> None:
    s = run(sitting())
    land_bill(s, member(s, 0, 1), member(s, 0, 2))
    leader = s.factions[2].leader
    s.senator(leader).influence = 9
    s.dice.script = [1]
    do(s, 2, do="assassinate", senator=name(s, leader), target=name(s, member(s, 0, 1)))
    assert s.factions[2].leader == leader
    assert s.senator(leader).influence == FAMILIES[leader].influence


@rule("R 1.09.623-e", "R 1.09.721-g", "R 1.09.721-f")
def test_the_vote_on_a_land_bill_goes_on_without_its_sponsor() -> None:
    s = run(sitting())
    target = member(s, 0, 1)
    land_bill(s, target, member(s, 0, 2))
    vote_all(s, "yes")
    s.dice.script = [6]
    do(s, 2, do="assassinate", senator=name(s, member(s, 2)), target=name(s, target))
    assert s.senators[target] is None
    assert s.senate_session is not None
    assert s.senate_session.struck == 1
    vote_all(s, "yes", "yes", "yes", "yes")
    assert sum(s.bills) == 1


@rule("R 1.09.721-b")
def test_in_the_middle_of_a_trial_the_senate_can_be_interrupted() -> None:
    s = run(sitting(TRIALS))
    assert may(s, 2, "assassinate")
