"""The Pontifex Maximus' veto and collections, and what evil omens cost him (2.01.5 to 2.01.7)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.phases.forum.events import happen
from aedilis.republic.rules.college import pontifex
from aedilis.republic.rules.money import BANK, FACTION, all_talents, pay
from aedilis.republic.state.sitting import TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CAPTIVE, CORRUPT, MAJOR, PROVINCE, REBEL
from tests.republic.setup.opening import name, sound, told
from tests.republic.setup.priests import college, devout, omens_for, with_pontifex
from tests.republic.setup.revenue import FLAMINIUS, begin, quiet
from tests.republic.setup.senate import offered, province
from tests.republic.setup.trials import (
    asked,
    do,
    give,
    may,
    member,
    run,
    values,
    vote,
    vote_all,
)
from tests.republic.setup.tribunes import raising

POWER = "pontifex_maximus"


# -- veto ------------------------------------------------------------------------------------------


@rule("R 2.01.5-a", "R 2.01.5-b", "R 2.01.1-b")
def test_he_vetoes_once_without_a_card_and_nobody_can_silence_him() -> None:
    s, _ = with_pontifex()
    run(s)
    give(s, 3, "graft.103", "murder_of_a_tribune.97")
    raising(s, 1)
    do(s, 2, do="veto", **{"with": POWER})
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert told(s, "republic-vetoed") == [{"proposal": "forces"}]
    assert not offered(s, 0, "forces", raise_legions=1, raise_fleets=0)
    raising(s, 2)
    assert not may(s, 2, "veto")


@rule("R 2.01.5-a")
def test_until_his_own_faction_has_voted() -> None:
    s, _ = with_pontifex()
    run(s)
    raising(s, 1)
    vote(s, 3, "yes")
    assert may(s, 2, "veto")
    do(s, 0, seat=2)
    assert values(s, 2, "with", do="veto") == [POWER]
    do(s, 2, do="yes")
    assert not may(s, 2, "veto")


@rule("R 2.01.5", "R 2.01.5-c")
def test_not_from_abroad_and_never_for_a_proposal() -> None:
    """R-2.01.5"""
    s, chief = with_pontifex()
    run(s)
    assert not may(s, 2, "tribune")
    s.senator(chief).place, s.senator(chief).at = PROVINCE, province(s, "sicilia", chief)
    raising(s, 1)
    assert not may(s, 2, "veto")


@rule("R 2.01.5", "R 1.09.152")
def test_he_may_veto_his_own_trial() -> None:
    s, chief = with_pontifex(step=TRIALS)
    s.senator(chief).marks |= MAJOR
    run(s)
    do(s, 1, do="prosecute_major", target=name(s, chief), prosecutor=name(s, member(s, 1)))
    do(s, 2, do="veto", **{"with": POWER})
    assert told(s, "republic-vetoed") == [{"proposal": "prosecute_major"}]


@rule("R 2.01.2", "R 2.01.2-a")
def test_any_conviction_ends_his_office_and_costs_what_the_trial_costs() -> None:
    """R-2.01.2b"""
    s, chief = with_pontifex(step=TRIALS)
    s.senator(chief).marks |= CORRUPT
    s.senator(chief).influence = 12
    run(s)
    words = {"target": name(s, chief), "prosecutor": name(s, member(s, 1)), "how": "corrupt"}
    do(s, 1, do="prosecute_minor", **words)
    vote_all(s, *(["yes"] * 5))
    assert pontifex(s) == NONE
    assert s.senator(chief).influence == 7


@rule("R 2.01.5", "R 1.09.823")
def test_the_consul_for_life_vetoes_for_him() -> None:
    """R-2.00b"""
    s, _ = with_pontifex()
    s.life, s.elected = member(s, 0), True
    rebel = member(s, 4)
    s.senator(rebel).place, s.rebel = REBEL, rebel
    run(s)
    assert not may(s, 2, "name_priest")
    do(s, 0, do="name_priest", target=name(s, member(s, 0)))
    raising(s, 1)
    do(s, 0, do="veto", **{"with": POWER})
    assert told(s, "republic-vetoed") == [{"proposal": "forces"}]


# -- collections -----------------------------------------------------------------------------------


def collected(omens: int, die: int, place: int | None = None) -> object:
    """What the Pontifex of seat 0 adds to the income of his faction; -1 for nothing."""
    s = quiet()
    devout(s)
    s.events[EVIL_OMENS] = omens
    s.senator(FLAMINIUS).offices = 1 << 5
    if place is not None:
        s.senator(FLAMINIUS).place, s.senator(FLAMINIUS).at = place, -2
    s.dice.script = [die]
    begin(s)
    s.dice.script = []
    found = told(s, "republic-collection")
    return found[0]["talents"] if found else -1


@rule("R 2.01.6-a")
@pytest.mark.parametrize(("omens", "die", "talents"), [(0, 4, 4), (1, 4, 3), (2, 1, 0)])
def test_he_collects_a_die_of_talents(omens: int, die: int, talents: int) -> None:
    """R-2.01.6"""
    assert collected(omens, die) == talents


@rule("R 2.01.6")
def test_a_captive_collects_nothing() -> None:
    assert collected(0, 4, CAPTIVE) == -1


# -- evil omens ------------------------------------------------------------------------------------


def omens(s: RepublicState) -> RepublicState:
    """Evil omens come up."""
    happen(s, EVIL_OMENS)
    assert all_talents(s) == 0
    return s


@rule("R 2.01.7-a")
def test_he_pays_twenty_and_stays() -> None:
    """R-2.01.7c: who has 20 T stays in office, with nothing left."""
    s, chief = omens_for(20, 0, 9)
    omens(s)
    assert s.senator(chief).talents == 0
    assert (pontifex(s), s.senator(chief).influence, s.treasury) == (chief, 9, 100)


@rule("R 2.01.7-b")
def test_a_second_omen_turns_him_out_for_nothing_more() -> None:
    """The worked example: nothing more to pay."""
    s, chief = omens_for(20, 30, 9)
    omens(s)
    omens(s)
    assert pontifex(s) == NONE
    assert (s.senator(chief).influence, s.factions[2].treasury, s.treasury) == (4, 30, 100)
    assert s.events[EVIL_OMENS] == 2


@rule("R 2.01.7-b", "R 2.01.7-c", "R 2.01.7-f", "R 2.01.7-g", "R 2.01.1-d")
def test_his_faction_pays_the_rest_and_a_fine() -> None:
    """R-2.01.2f, R-2.01.7c: turned out by omens he is marked at once.

    The worked example: 12 of his own, 25 in the treasury.
    """
    s, chief = omens_for(12, 25, 9)
    omens(s)
    assert pontifex(s) == NONE
    assert s.senator(chief).marks & MAJOR
    assert (s.senator(chief).talents, s.senator(chief).influence) == (0, 4)
    assert (s.factions[2].treasury, s.treasury) == (7, 100)
    assert college(s).answerable == NONE


@rule("R 2.01.7-b", "R 2.01.7-d", "R 2.01.7-e", "R 2.01.7-g")
def test_the_state_pays_what_both_lack_and_the_leader_has_to_answer() -> None:
    """The worked example: 12 of his own, 5 in the treasury."""
    s, chief = omens_for(12, 5, 3)
    omens(s)
    assert (s.senator(chief).influence, s.factions[2].treasury, s.treasury) == (0, 0, 97)
    assert college(s).answerable == 2


@rule("R 2.01.7")
@pytest.mark.parametrize("there", ["nobody", "captive"])
def test_without_him_the_state_pays(there: str) -> None:
    """R-2.01.7: a captive is removed."""
    s, chief = omens_for(40, 40, 9)
    if there == "captive":
        s.senator(chief).place, s.senator(chief).at = CAPTIVE, -2
    else:
        s.senator(chief).offices = 0
    omens(s)
    assert s.treasury == 80
    assert pontifex(s) == NONE
    assert s.senator(chief).influence == (4 if there == "captive" else 9)
    assert s.factions[2].treasury == 40


# -- the leader's trial ----------------------------------------------------------------------------


def answering() -> tuple[RepublicState, int]:
    s, _ = with_pontifex(step=TRIALS)
    leader = member(s, 2)
    s.senator(leader).offices = 0
    college(s).answerable = 2
    s.senator(member(s, 3)).marks |= MAJOR
    return run(s), leader


@rule("R 2.01.7-d", "R 2.01.7-h")
def test_the_leader_may_be_tried_beside_the_censors_other_trials() -> None:
    """R-2.01.7b"""
    s, leader = answering()
    prosecutor = name(s, member(s, 1))
    do(s, 1, do="prosecute_leader", target=name(s, leader), prosecutor=prosecutor)
    assert s.sitting().major == 0
    vote_all(s, *(["no"] * 5))
    if asked(s)[0][1] == "republic-ask-yield":
        do(s, asked(s)[0][0], do="lose_influence")
    assert not may(s, 1, "prosecute_leader")
    assert may(s, 1, "prosecute_major")


@rule("R 2.01.7-d")
def test_a_leader_found_guilty_is_executed_and_his_heir_stays() -> None:
    s, leader = answering()
    s.senator(leader).influence = 0
    do(s, 1, do="prosecute_leader", target=name(s, leader), prosecutor=name(s, member(s, 1)))
    vote_all(s, *(["yes"] * 5))
    assert told(s, "republic-condemned")


@rule("R 2.01.7-h")
@pytest.mark.parametrize("why", ["over", "away"])
def test_it_lapses_where_he_is_away_and_with_the_end_of_the_trials(why: str) -> None:
    s, leader = answering()
    if why == "away":
        s.senator(leader).place, s.senator(leader).at = PROVINCE, province(s, "sicilia", leader)
        run(s)
        assert not may(s, 1, "prosecute_leader")
    do(s, 1, do="end_trials")
    assert college(s).answerable == NONE


@rule("R 2.01.7", "R 1.06.31")
def test_money_stays_in_the_game() -> None:
    s, _ = omens_for(3, 40, 9)
    pay(s, BANK, FACTION + 1, 5)
    omens(s)
    sound(s)
    assert s.factions[2].treasury == 40 - 17 - 10


@rule("R 2.01.5", "R 1.09.151", "R 1.09.152")
def test_nobody_is_waited_for_after_a_veto_before_the_first_call() -> None:
    s, _ = with_pontifex()
    run(s)
    s.set_order(3, "proposal", "ask")
    raising(s, 1)
    assert asked(s) == [(3, "republic-ask-hold-proposal")]
    do(s, 2, do="veto", **{"with": POWER})
    assert asked(s) == [(0, "republic-ask-senate-other")]
