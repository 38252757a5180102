"""Generals reinforced, recalled and replaced, and those who come home at the close (1.09.643 to
1.09.647, 1.09.9).
"""

from typing import Any

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.registry import kind_of
from aedilis.republic.rules.persons import in_rome, printed
from aedilis.republic.state.choices import PROVINCE
from aedilis.republic.state.sitting import OTHER
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import (
    AT_PROVINCE,
    AT_WAR,
    BARRACKS,
    FIELD,
    MARCH,
    REBEL,
    ROME,
    SENT,
    UNDER,
)
from tests.republic.setup.expeditions import (
    GALLIC,
    consul_afield,
    deploy,
    proconsul,
    ready,
    rome_consul,
)
from tests.republic.setup.opening import name, told
from tests.republic.setup.senate import at, finish_vote, floor, propose, province, units, war
from tests.republic.setup.trials import asked, do, give, may, member, run, values
from tests.republic.setup.tribunes import call


def revolt(s: RepublicState) -> int:
    """The second member of faction 3 is the Primary Rebel, with three legions of his own."""
    slot = member(s, 3, 1)
    s.senator(slot).place = REBEL
    s.rebel = slot
    units(s, 3, 0, 0, UNDER + slot)
    return slot


# -- reinforcements and recalls --------------------------------------------------------------------


@rule("R 1.09.647-a", "R 1.09.647-c", "R 1.09.644-e")
def test_only_who_was_away_when_the_session_began_is_reinforced() -> None:
    """R-1.09.647; who was reinforced is not recalled."""
    s = run(proconsul())
    deploy(s, consul_afield(s), GALLIC, legions=1, fleets=0)
    do(s, 1, answer="yes")
    finish_vote(s, "yes")
    old = member(s, 2)
    assert values(s, 0, "general", do="propose_reinforce", fleets=0) == [name(s, old)]
    propose(s, 0, "reinforce", general=name(s, old), legions=4, fleets=2)
    finish_vote(s, "yes")
    assert at(s, UNDER + old) == (14, 2)
    assert s.senator(old).marks & SENT
    assert not may(s, 0, "propose_recall")


@rule("R 1.09.644-a", "R 1.09.644-b", "R 1.09.644-d", "R VII.deployment-a")
def test_a_recalled_general_is_in_rome_at_once() -> None:
    """R-1.09.644: he may vote and be elected there."""
    s = run(proconsul())
    old = member(s, 2)
    propose(s, 0, "recall", general=name(s, old), how="take")
    finish_vote(s, "yes")
    assert old in in_rome(s)
    assert at(s, BARRACKS) == (15, 5)


@rule("R 1.09.644-b", "R 1.09.641-b")
def test_a_general_is_replaced_by_a_consul_or_dictator() -> None:
    """R-1.09.644."""
    s = run(proconsul())
    old = member(s, 2)
    assert values(s, 0, "new", do="propose_recall", how="yes") == [name(s, consul_afield(s))]
    propose(s, 0, "recall", general=name(s, old), how="yes", new=name(s, consul_afield(s)))
    finish_vote(s, "yes")
    assert s.senator(old).place == ROME
    assert at(s, UNDER + consul_afield(s)) == (10, 0)
    assert at(s, BARRACKS) == (5, 5)
    assert not may(s, 0, "propose_recall")


@rule("R 1.09.644-b", "R 1.09.643-a")
def test_who_takes_over_a_weak_army_has_to_consent() -> None:
    """R-1.09.643a."""
    s = run(proconsul(legions=2))
    propose(s, 0, "recall", general=name(s, member(s, 2)), how="yes", new=name(s, member(s, 1)))
    assert asked(s) == [(1, "republic-ask-consent")]


@rule("R 1.09.642-a", "R 1.09.642-b", "R 1.09.644-b")
def test_the_chair_who_replaces_a_general_leaves() -> None:
    """R-1.09.642: such a vote may be suspended, and ends the sitting."""
    s = proconsul()
    s.senator(consul_afield(s)).offices = 0
    give(s, 3, "tribune.38")
    run(s)
    chair = rome_consul(s)
    propose(s, 0, "recall", general=name(s, member(s, 2)), how="yes", new=name(s, chair))
    do(s, 0, seat=4)
    do(s, 4, do="yes")
    call(s, 3)
    assert asked(s) == [(3, "republic-ask-tribune-proposal")]
    do(s, 3, do="stop")
    finish_vote(s, "yes")
    assert s.senate_session is None
    assert s.senator(chair).place == FIELD


@rule("R 1.09.644-c", "R 1.09.643-d")
def test_taking_from_a_general_what_makes_him_too_weak_needs_his_consent() -> None:
    """R-1.09.643c: of 12 legions against 10 two are taken without asking him, three not."""
    s = proconsul(legions=12)
    old = member(s, 2)
    s.senator(old).offices = 0
    run(s)
    rating = printed(s.senator(old)).military
    spare = 12 + rating - 10
    part: dict[str, Any] = {"general": name(s, old), "how": "split"}
    propose(s, 0, "recall", **part, legions=spare, fleets=0)
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "abstain")
    propose(s, 0, "recall", **part, legions=spare + 1, fleets=0)
    assert asked(s) == [(2, "republic-ask-consent")]
    do(s, 2, answer="yes")
    finish_vote(s, "yes")
    assert at(s, UNDER + old) == (11 - spare, 0)
    assert s.senator(old).place == FIELD


@rule("R 1.09.643-b", "R 1.09.643-d")
def test_a_weak_proconsul_has_to_fight_on_and_is_not_asked() -> None:
    """R-1.09.643c."""
    s = run(proconsul(legions=3))
    propose(s, 0, "recall", general=name(s, member(s, 2)), how="split", legions=1, fleets=0)
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "yes")
    do(s, 0, do="adjourn")
    assert s.senator(member(s, 2)).place == FIELD


@rule("R 1.09.644-c", "R 1.09.643-c")
def test_taking_his_support_needs_his_consent_as_well() -> None:
    s = run(proconsul(legions=20, fleets=10, word="first_macedonian_war"))
    propose(s, 0, "recall", general=name(s, member(s, 2)), how="split", legions=0, fleets=1)
    assert asked(s) == [(2, "republic-ask-consent")]


@rule("R 1.09.644-a", "R 1.09.6-c")
def test_leaderless_forces_may_be_fetched_together_with_a_general() -> None:
    """R-1.09.644."""
    s = proconsul()
    other = war(s, "syrian_war")
    units(s, 3, 1, 0, AT_WAR + other)
    run(s)
    propose(
        s, 0, "recall", general=name(s, member(s, 2)), how="take", more="yes",
        general_2="syrian_war",
    )  # fmt: skip
    finish_vote(s, "yes")
    assert at(s, BARRACKS) == (18, 6)


@rule("R 1.09.644-a", "R 1.09.6-c", "R 1.11.33")
def test_forces_left_on_the_march_against_the_rebel_may_be_fetched_too() -> None:
    s = proconsul()
    revolt(s)
    units(s, 3, 1, 0, AT_WAR + MARCH)
    run(s)
    propose(
        s, 0, "recall", general=name(s, member(s, 2)), how="take", more="yes", general_2="rebel"
    )
    finish_vote(s, "yes")
    assert at(s, BARRACKS) == (18, 6)
    assert told(s, "republic-forces-home") == [{"war": MARCH}]


@rule("R 1.09.64", "R 1.09.641", "R 1.11.33")
def test_who_is_sent_against_the_rebel_finds_what_was_left_there() -> None:
    s = ready(legions=4, fleets=0)
    revolt(s)
    units(s, 3, 1, 0, AT_WAR + MARCH)
    run(s)
    general = consul_afield(s)
    deploy(s, general, "rebel", legions=0, fleets=0)
    if asked(s) == [(1, "republic-ask-consent")]:
        do(s, 1, answer="yes")
    finish_vote(s, "yes")
    assert at(s, UNDER + general) == (3, 1)
    assert at(s, AT_WAR + MARCH) == (0, 0)
    assert at(s, BARRACKS) == (4, 0)


@rule("R 1.09.9-b", "R 1.11.33")
def test_forces_left_on_the_march_come_home_at_the_close() -> None:
    s = ready(legions=0, fleets=0)
    revolt(s)
    units(s, 4, 2, 0, AT_WAR + MARCH)
    run(s)
    do(s, 0, do="adjourn")
    assert at(s, BARRACKS) == (4, 2)
    assert at(s, AT_WAR + MARCH) == (0, 0)


# -- the close -------------------------------------------------------------------------------------


@rule("R 1.09.9-a", "R 1.09.643-c", "R 1.09.647-b")
@pytest.mark.parametrize(
    ("word", "legions", "fleets", "stays"),
    [
        (GALLIC, 0, 0, False),
        (GALLIC, 1, 0, True),
        ("first_macedonian_war", 5, 9, False),
        ("first_macedonian_war", 5, 10, True),
        ("first_punic_war", 5, 0, False),
        ("first_punic_war", 5, 4, False),
        ("first_punic_war", 0, 1, True),
    ],
)
def test_who_cannot_fight_comes_home_at_the_close(
    word: str, legions: int, fleets: int, stays: bool
) -> None:
    """R-1.09.9."""
    s = run(proconsul(legions, fleets, word))
    do(s, 0, do="adjourn")
    assert (s.senator(member(s, 2)).place == FIELD) == stays
    assert at(s, BARRACKS) == ((5, 5) if stays else (5 + legions, 5 + fleets))


@rule("R 1.09.9-b", "R 1.09.9-c")
def test_forces_without_a_general_come_home_at_the_close() -> None:
    """R-1.09.9: legions need no fleets for that."""
    s = ready("first_macedonian_war", legions=0, fleets=0)
    units(s, 4, 0, 0, AT_WAR + s.fronts[0].war)
    run(s)
    do(s, 0, do="adjourn")
    assert at(s, BARRACKS) == (4, 0)


@rule("R 1.09.647-b", "R 1.09.9-a")
def test_a_reinforced_proconsul_may_stay() -> None:
    s = run(proconsul(0, 0))
    propose(s, 0, "reinforce", general=name(s, member(s, 2)), legions=1, fleets=0)
    finish_vote(s, "yes")
    do(s, 0, do="adjourn")
    assert s.senator(member(s, 2)).place == FIELD


@rule("R 1.09.646", "R 1.09.151")
def test_garrisons_are_called_home_together_or_not_at_all() -> None:
    """One of two is gone before the vote: what was proposed does not hold any more."""
    s = floor(OTHER)
    kind = kind_of("recall_garrison")
    parts = []
    for n, name_of in enumerate(("sicilia", "africa")):
        number = province(s, name_of, member(s, n + 2))
        s.legions[n] = AT_PROVINCE + number
        parts.append([PROVINCE + number, 1, 0])
    assert kind.holds(s, parts)
    s.legions[1] = BARRACKS
    assert not kind.holds(s, parts)
