"""Consuls are elected, and share their posts (1.09.2 to 1.09.22, 1.09.18)."""

from typing import Any

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.definitions.named import (
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
    TRADITION_ERODES,
)
from aedilis.republic.determinize import determinize
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import enter_family, holder, in_rome
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import PRIOR_CONSUL
from tests.republic.setup.elections import elect, settle_posts
from tests.republic.setup.opening import name, told, vacate
from tests.republic.setup.senate import (
    before_elections,
    enact_law,
    finish_vote,
    propose,
    province,
)
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    give,
    may,
    member,
    run,
    values,
)


@rule("R 1.09.2-b", "R 1.09.2-e", "R 1.09.2-f")
def test_who_can_be_elected_consul() -> None:
    """R-1.09.2: those in Rome, but not last year's Consuls and Dictator; the Censor may."""
    s = before_elections()
    away, free = member(s, 2), enter_family(s, vacate(s, 19), NONE)
    province(s, "sicilia", away)
    run(s)
    first = values(s, 0, "first", do="propose_consuls")
    assert name(s, member(s, 0)) not in first
    assert name(s, away) not in first
    assert name(s, free) not in first
    assert name(s, member(s, 1, 1)) in first
    enact_law(s, TRADITION_ERODES)
    run(s)
    assert name(s, member(s, 0)) in values(s, 0, "first", do="propose_consuls")


@rule("R 1.09.2-c", "R 1.09.2-d", "R 1.09.131-b")
def test_a_rejected_pair_may_not_be_named_again_in_either_order() -> None:
    """R-1.09.131: pair (B, A) is barred after (A, B), but either may run with another."""
    s = run(before_elections())
    first, second, third = member(s, 1), member(s, 2), member(s, 3)
    propose(s, 0, "consuls", first=name(s, first), second=name(s, second))
    finish_vote(s, "abstain")
    assert s.senator(first).offices == s.senator(second).offices == 0
    left = values(s, 0, "second", do="propose_consuls", first=name(s, second))
    assert name(s, first) not in left
    assert name(s, third) in left


@rule(
    "R 1.09.22-a",
    "R 1.09.22-c",
    "R 1.09.22-d",
    "R 1.09.22-e",
    "R 1.09.18-a",
    "R VII.consular-marker-a",
    "R VII.consuls-a",
)
def test_the_new_consuls_share_their_posts_and_the_old_one_is_ex_consul() -> None:
    """R-1.09.22a, R-1.09.22b."""
    s = run(before_elections())
    old, first, second = member(s, 0), member(s, 2), member(s, 3)
    elect(s, first, second)
    assert asked(s) == [(2, "republic-ask-post"), (3, "republic-ask-post")]
    do(s, 2, office="field_consul")
    assert asked(s) == [(3, "republic-ask-post")]
    do(s, 3, office="rome_consul")
    assert s.senator(first).offices == 1 << FIELD_CONSUL
    assert s.senator(second).offices == 1 << ROME_CONSUL
    assert [s.senator(slot).influence for slot in (old, first, second)] == [3, 8, 8]
    assert s.senator(old).marks & PRIOR_CONSUL
    assert s.senator(old).offices == 0
    assert not s.senator(first).marks & PRIOR_CONSUL
    assert s.sitting().chair == second


@rule("R 1.09.22-b", "R 1.04.8")
def test_dice_decide_if_both_want_the_same_post() -> None:
    """R-1.09.22a; equal throws are repeated (R-1.04.8)."""
    s = run(before_elections())
    first, second = member(s, 2), member(s, 3)
    elect(s, first, second)
    do(s, 2, office="rome_consul")
    s.dice.script = [3, 3, 4, 2, 2, 2, 6, 1]
    do(s, 3, office="rome_consul")
    assert s.dice.script == []
    assert holder(s, ROME_CONSUL) == second
    assert holder(s, FIELD_CONSUL) == first


@rule("R 1.09.22-a")
def test_one_faction_with_both_consuls_chooses_freely() -> None:
    """R-1.09.22a."""
    s = run(before_elections())
    first, second = member(s, 2), member(s, 2, 1)
    elect(s, first, second)
    assert asked(s) == [(2, "republic-ask-post")]
    do(s, 2, office="field_consul")
    assert holder(s, ROME_CONSUL) == second


@rule("R 1.09.22-a", "R 1.04.9")
def test_the_wish_of_a_consul_is_his_secret() -> None:
    s = run(before_elections())
    elect(s, member(s, 2), member(s, 3))
    other = GAME.clone(s)
    do(s, 2, office="field_consul")
    do(other, 2, office="rome_consul")
    for seat in (3, 4, -1):
        assert GAME.view(s, seat).to_data() == GAME.view(other, seat).to_data()
    guesses = {_wish(determinize(s, 3, stream(f"guess {n}", "test"))) for n in range(12)}
    assert guesses == {ROME_CONSUL, FIELD_CONSUL}
    assert {_wish(determinize(s, 2, stream(f"guess {n}", "test"))) for n in range(4)} == {
        FIELD_CONSUL
    }


def _wish(s: RepublicState) -> Any:
    return s.stack[-1].fields()[2]


@rule("R 1.09.21-a", "R 1.09.21-b", "R 1.09.152-b")
def test_the_last_pair_is_elected_without_a_vote() -> None:
    """R-1.09.21: two eligible senators are appointed, and nobody can veto it."""
    s = before_elections()
    pair = [member(s, 2), member(s, 3)]
    s.sitting().outgoing = sum(1 << slot for slot in in_rome(s) if slot not in pair)
    give(s, 4, "tribune.38")
    run(s)
    assert sorted(asked(s)) == [(2, "republic-ask-post"), (3, "republic-ask-post")]


@rule("R 1.09.21-b")
def test_a_single_candidate_becomes_rome_consul() -> None:
    """R-1.09.21."""
    s = before_elections()
    only = member(s, 2)
    s.sitting().outgoing = sum(1 << slot for slot in in_rome(s) if slot != only)
    run(s)
    assert holder(s, ROME_CONSUL) == only
    assert holder(s, FIELD_CONSUL) == NONE
    assert s.sitting().chair == only


@rule("R 1.09.21-a", "R 1.09.721")
def test_the_death_of_a_candidate_calls_for_a_new_pair_though_he_has_an_heir() -> None:
    """R-1.09.721."""
    s = run(before_elections())
    first, second = member(s, 1), member(s, 2)
    propose(s, 0, "consuls", first=name(s, first), second=name(s, second))
    do(s, 0, seat=4)
    die(s, second)
    run(s)
    assert s.senators[second] is not None
    assert told(s, "republic-void") == [{"proposal": "consuls", "why": "undone"}]
    assert asked(s) == [(0, "republic-ask-senate-consuls")]
    # It was no defeat: the heir himself may be named.
    assert name(s, second) in values(s, 0, "second", do="propose_consuls", first=name(s, first))


@rule("R 1.09.22-f", "R 1.09.33-e", "R 1.09.33-f", "R VII.consular-marker-a")
def test_dictator_and_master_of_horse_leave_office_with_the_election() -> None:
    """R-1.09.22b: the Dictator takes the marker, his Master none."""
    s = before_elections()
    dictator, master = member(s, 3), member(s, 4)
    s.senator(dictator).offices = 1 << DICTATOR
    s.senator(master).offices = 1 << MASTER_OF_HORSE
    s.sitting().outgoing |= 1 << dictator
    run(s)
    first, second = member(s, 1), member(s, 2)
    settle_posts(elect(s, first, second), first, second)
    assert s.senator(dictator).offices == s.senator(master).offices == 0
    assert s.senator(dictator).marks & PRIOR_CONSUL
    assert not s.senator(master).marks & PRIOR_CONSUL


@rule("R 1.09.144-c", "R 1.09.22-d")
def test_who_gave_up_the_chair_does_not_preside_as_new_consul() -> None:
    """R-1.09.144b."""
    s = before_elections()
    first, second = member(s, 1), member(s, 2)
    s.sitting().yielded = 1 << first
    run(s)
    settle_posts(elect(s, first, second), first, second)
    assert holder(s, ROME_CONSUL) == first
    assert s.sitting().chair == second


@rule("R 1.09.2-a")
def test_a_dead_consul_is_not_replaced_this_turn() -> None:
    """R-1.09.173."""
    s = run(before_elections())
    first, second = member(s, 2), member(s, 3)
    settle_posts(elect(s, first, second), first, second)
    die(s, first)
    run(s)
    assert holder(s, ROME_CONSUL) == NONE
    assert not may(s, asked(s)[0][0], "propose_consuls")
