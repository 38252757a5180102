"""Who presides, and the elections of Consuls, Dictator and Censor (1.09.1 to 1.09.12, 1.09.18 to
1.09.4).
"""

from typing import Any

from aedilis.kernel.dice import stream
from aedilis.kernel.rule import rule
from aedilis.republic.components import LEADERS, index_of
from aedilis.republic.death import die
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.determinize import determinize
from aedilis.republic.known import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    MASTER_OF_HORSE,
    ROME_CONSUL,
    TRADITION_ERODES,
)
from aedilis.republic.senate.elections import dictator_allowed
from aedilis.republic.senate.phase import OPENING, SenateFrame
from aedilis.republic.senators import enter_family, holder, hrao, in_rome, printed
from aedilis.republic.session import CENSOR_STEP, DICTATOR_STEP, GOVERNORS, OTHER, TRIALS
from aedilis.republic.state import RepublicState
from aedilis.republic.wars import the_front
from aedilis.republic.zones import (
    ACTIVE,
    CAPTIVE,
    FIELD,
    IMMINENT,
    PLAY,
    PRIOR_CONSUL,
    PROCONSUL,
    PROVINCE,
    RAIDERS,
    REBEL,
    SENT,
)
from tests.republic.opening import fetch, vacate
from tests.republic.s1_09_senate.senate_floor import (
    before_elections,
    enact_law,
    field_consul,
    finish_vote,
    floor,
    names,
    propose,
    province,
    war,
)
from tests.republic.s1_09_senate.trial_positions import (
    GAME,
    asked,
    do,
    give,
    may,
    member,
    name,
    run,
    told,
    values,
)


def elect(s: RepublicState, first: int, second: int) -> RepublicState:
    """Faction 0 presides, and two are elected Consuls."""
    propose(s, 0, "consuls", first=name(s, first), second=name(s, second))
    return finish_vote(s, "yes")


def settle_posts(s: RepublicState, first: int, second: int) -> RepublicState:
    """Two Consuls of different factions, the first takes Rome."""
    do(s, s.senator(first).faction, office="rome_consul")
    return do(s, s.senator(second).faction, office="field_consul")


# -- the HRAO --------------------------------------------------------------------------------------


@rule("R 1.09.11-a", "R 1.09.11-c", "R 1.09.11-f")
def test_the_order_of_offices_counts_among_those_in_rome() -> None:
    """R-0.6, R-1.09.11."""
    s = floor()
    ranked = [DICTATOR, ROME_CONSUL, FIELD_CONSUL, CENSOR, MASTER_OF_HORSE]
    holders = [member(s, seat, 2) for seat in range(5)]
    for one in in_rome(s):
        s.senator(one).offices = 0
    for slot, office in zip(holders, ranked, strict=True):
        s.senator(slot).offices = 1 << office
    places = [(FIELD, 0), (PROVINCE, 0), (CAPTIVE, RAIDERS), (REBEL, NONE)]
    for slot, (place, at) in zip(holders, places, strict=False):
        assert hrao(s) == slot
        s.senator(slot).place, s.senator(slot).at = place, at
    assert hrao(s) == holders[4]


@rule("R 1.09.11-d", "R 1.09.11-e")
def test_without_officials_influence_oratory_and_number_decide() -> None:
    """R-1.09.11: an unaligned senator never is the HRAO."""
    s = floor()
    for one in in_rome(s):
        s.senator(one).offices = 0
    s.senator(member(s, 3, 1)).influence = 9
    assert hrao(s) == member(s, 3, 1)
    s.senator(member(s, 3, 1)).faction = NONE
    assert hrao(s) != member(s, 3, 1)
    s.senator(member(s, 3, 1)).influence = 3
    best = hrao(s)
    assert all(s.senator(slot).influence <= 3 for slot in in_rome(s))
    assert best == min(
        in_rome(s),
        key=lambda slot: (-_oratory(s, slot), slot),
    )


def _oratory(s: RepublicState, slot: int) -> int:
    return printed(s.senator(slot)).oratory


@rule("R 1.09.11-f", "R 1.10.8", "R VII.proconsul")
def test_a_proconsul_has_no_place_in_the_order() -> None:
    """R-1.09.11."""
    s = floor()
    s.senator(member(s, 0)).marks |= PROCONSUL
    assert hrao(s) == member(s, 1, 1)


@rule("R 1.09.1-a", "R 1.09.1-b", "R 1.09.12-a", "R 1.09.2-a")
def test_the_order_of_business() -> None:
    """R-1.09.1: Consuls, Dictator, Censor, prosecutions, governors, other business, adjournment."""
    s = floor()
    s.session = None
    for slot in in_rome(s):
        s.senator(slot).offices = 0
    chair = member(s, 0)
    s.senator(chair).offices = 1 << ROME_CONSUL
    for seat in (1, 2):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    s.senator(member(s, 3)).marks = 2
    s.stack = [SenateFrame(OPENING)]
    for word in ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    run(s)
    assert s.sitting().chair == chair
    assert asked(s) == [(0, "republic-ask-senate-consuls")]
    first, second = member(s, 3), member(s, 4)
    settle_posts(elect(s, first, second), first, second)
    assert s.sitting().step == DICTATOR_STEP
    for seat in (3, 4):
        do(s, seat, senator="no")
    assert asked(s) == [(3, "republic-ask-senate-dictator")]
    do(s, 3, do="next_step")
    assert asked(s) == [(3, "republic-ask-senate-censor")]
    propose(s, 3, "censor", senator=name(s, member(s, 1)))
    finish_vote(s, "yes")
    assert asked(s) == [(1, "republic-ask-senate-prosecutions")]
    do(s, 1, do="end_trials")
    assert asked(s) == [(3, "republic-ask-senate-other")]
    do(s, 3, do="adjourn")
    assert s.session is None


# -- Consuls ---------------------------------------------------------------------------------------


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
    "R VII.consuls",
    "R VII.consular-marker",
    "R 1.09.22-c",
    "R 1.09.22-d",
    "R 1.09.22-e",
    "R 1.09.18-a",
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
    assert told(s, "republic-void") == [{"proposal": "consuls"}]
    assert asked(s) == [(0, "republic-ask-senate-consuls")]
    # It was no defeat: the heir himself may be named.
    assert name(s, second) in values(s, 0, "second", do="propose_consuls", first=name(s, first))


@rule("R 1.09.22-f", "R 1.09.33-e", "R 1.09.33-f")
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


# -- Dictator --------------------------------------------------------------------------------------


def threatened(*wars: str) -> RepublicState:
    """Both Consuls, of factions 0 and 1, are in Rome, and these wars are active."""
    s = floor(DICTATOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    field_consul(s)
    for word in wars or ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    return s


@rule("R 1.09.3-a", "R 1.09.3-b")
def test_when_a_dictator_may_be_named() -> None:
    """R-1.09.3a, R-1.09.3b: three active wars, or one of 20, as strong as it is now."""
    s = threatened("first_macedonian_war", "syrian_war")
    assert not dictator_allowed(s)
    front = the_front(s, war(s, "first_gallic_war", IMMINENT))
    assert not dictator_allowed(s)
    front.status = ACTIVE
    assert dictator_allowed(s)
    s = threatened("first_punic_war")
    assert dictator_allowed(s)
    the_front(s, s.fronts[0].war).naval_won = True
    assert not dictator_allowed(s)
    s = threatened("second_punic_war")
    assert not dictator_allowed(s)
    hannibal = index_of("leader", "hannibal")
    s.zone[fetch(s, LEADERS[hannibal].card)] = PLAY
    s.leaders.append(hannibal)
    assert dictator_allowed(s)
    s.options = {**s.options, "dictator-strength": "printed"}
    assert not dictator_allowed(s)


@rule("R 1.09.31-a", "R 1.09.31-c", "R 1.09.33-a", "R 1.09.33-b", "R 1.09.33-c", "R 1.09.3-c")
def test_the_consuls_agree_on_a_dictator_who_must_name_his_master() -> None:
    """R-1.09.31, R-1.09.33: a Master of another faction; the Censor loses his office as such."""
    s = threatened()
    dictator, master = member(s, 2), member(s, 1, 1)
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint"), (1, "republic-ask-appoint")]
    offered = values(s, 0, "senator")
    assert name(s, member(s, 0)) not in offered
    assert name(s, member(s, 1)) not in offered
    assert name(s, master) in offered
    do(s, 0, senator=name(s, dictator))
    do(s, 1, senator=name(s, dictator))
    assert s.sitting().chair == dictator
    assert asked(s) == [(2, "republic-ask-master")]
    do(s, 2, senator=name(s, master))
    assert s.senator(dictator).offices == 1 << DICTATOR
    assert s.senator(master).offices == 1 << MASTER_OF_HORSE
    assert (s.senator(dictator).influence, s.senator(master).influence) == (10, 6)
    assert holder(s, CENSOR) == NONE


@rule("R 1.09.31-a", "R 1.09.32-a")
def test_if_their_names_differ_there_may_be_an_election() -> None:
    """R-1.09.31."""
    s = run(threatened())
    do(s, 0, senator=name(s, member(s, 2)))
    do(s, 1, senator=name(s, member(s, 3)))
    assert holder(s, DICTATOR) == NONE
    assert asked(s) == [(0, "republic-ask-senate-dictator")]
    assert values(s, 0, "do") == ["propose_dictator", "next_step"]


@rule("R 1.09.31-b")
def test_a_consul_whose_colleague_is_away_acts_alone() -> None:
    """R-1.09.31; with neither in Rome only an election is possible."""
    s = threatened()
    s.senator(member(s, 1)).place, s.senator(member(s, 1)).at = FIELD, s.fronts[0].war
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint")]
    do(s, 0, senator=name(s, member(s, 3)))
    assert holder(s, DICTATOR) == member(s, 3)
    s = threatened()
    for seat in (0, 1):
        s.senator(member(s, seat)).place = FIELD
        s.senator(member(s, seat)).at = s.fronts[0].war
    run(s)
    assert asked(s)[0][1] == "republic-ask-senate-dictator"


@rule("R 1.09.31-b", "R 1.04.9")
def test_a_consul_killed_meanwhile_leaves_it_to_the_other() -> None:
    s = run(threatened())
    do(s, 0, senator=name(s, member(s, 3)))
    other = GAME.clone(s)
    assert GAME.view(s, 1).to_data() == GAME.view(other, 1).to_data()
    die(s, member(s, 1))
    run(s)
    assert holder(s, DICTATOR) == member(s, 3)


@rule("R 1.09.31-a", "R 1.09.721")
def test_a_name_given_to_the_dead_is_asked_for_again() -> None:
    s = run(threatened())
    do(s, 0, senator=name(s, member(s, 3)))
    die(s, member(s, 3))
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint"), (1, "republic-ask-appoint")]


@rule("R 1.09.32-b", "R 1.09.32-c", "R 1.09.32-d", "R 1.09.32-e")
def test_elections_go_on_until_the_chair_turns_to_the_censor() -> None:
    """R-1.09.32, R-1.09.151b."""
    s = threatened()
    for slot in (member(s, 2), member(s, 3)):
        s.senator(slot).marks = PRIOR_CONSUL
    give(s, 4, "tribune.38")
    run(s)
    for seat in (0, 1):
        do(s, seat, senator="no")
    rejected = member(s, 2)
    propose(s, 0, "dictator", senator=name(s, rejected))
    finish_vote(s, "abstain")
    assert name(s, rejected) not in values(s, 0, "senator", do="propose_dictator")
    assert may(s, 0, "propose_dictator")
    do(s, 0, do="next_step")
    do(s, 4, do="tribune", **{"with": "tribune.38"})
    assert "propose_dictator" not in values(s, 4, "do")


@rule("R 1.09.32-a", "R 1.09.33-a")
def test_an_elected_dictator_presides() -> None:
    s = run(threatened())
    for seat in (0, 1):
        do(s, seat, senator="no")
    propose(s, 0, "dictator", senator=name(s, member(s, 4)))
    finish_vote(s, "yes")
    assert s.sitting().chair == member(s, 4)
    assert asked(s) == [(4, "republic-ask-master")]


@rule("R 1.09.33-g")
def test_last_years_dictator_may_be_named_again() -> None:
    s = threatened()
    s.sitting().outgoing = 1 << member(s, 2)
    run(s)
    assert name(s, member(s, 2)) in values(s, 0, "senator")


# -- Censor ----------------------------------------------------------------------------------------


def choosing() -> RepublicState:
    s = floor(CENSOR_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    return s


@rule("R 1.09.4-a", "R VII.censor", "R 1.09.4-b", "R 1.09.4-e", "R 1.09.4-f")
def test_ex_consuls_without_major_office_stand_for_censor() -> None:
    """R-1.09.4: the sitting Censor may be elected again, and gains 5 each time."""
    s = choosing()
    field = field_consul(s, 4)
    for slot in (field, member(s, 2), member(s, 0)):
        s.senator(slot).marks = PRIOR_CONSUL
    censor = member(s, 1, 1)
    s.senator(member(s, 3)).marks = 2
    run(s)
    assert set(values(s, 0, "senator", do="propose_censor")) == set(
        names(s, [member(s, 2), censor])
    )
    propose(s, 0, "censor", senator=name(s, censor))
    finish_vote(s, "yes")
    assert s.senator(censor).influence == 8
    assert s.sitting().chair == censor
    assert s.sitting().step == TRIALS


@rule("R 1.09.4-c", "R 1.09.152-b")
def test_a_single_candidate_is_censor_without_a_vote() -> None:
    s = choosing()
    s.senator(member(s, 3)).marks = PRIOR_CONSUL
    s.senator(member(s, 1, 1)).marks = 0
    give(s, 2, "tribune.38")
    run(s)
    assert holder(s, CENSOR) == member(s, 3)
    assert s.senator(member(s, 1, 1)).offices == 0
    assert s.senator(member(s, 3)).influence == 8


@rule("R 1.09.4-d")
def test_without_ex_consuls_all_without_major_office_may_stand() -> None:
    """R-1.09.4."""
    s = choosing()
    s.senator(member(s, 1, 1)).marks = 0
    field = field_consul(s, 4)
    run(s)
    offered = values(s, 0, "senator", do="propose_censor")
    assert len(offered) == len(in_rome(s)) - 2
    assert name(s, field) not in offered


@rule("R 1.09.4-c")
def test_rejected_candidates_leave_the_last_one_without_a_vote() -> None:
    s = choosing()
    for seat in (2, 3):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    run(s)
    for slot in (member(s, 1, 1), member(s, 2)):
        propose(s, 0, "censor", senator=name(s, slot))
        finish_vote(s, "abstain")
    assert holder(s, CENSOR) == member(s, 3)


@rule("R 1.09.41-a", "R 1.09.45-a")
def test_without_anybody_to_accuse_the_prosecutions_are_over_at_once() -> None:
    s = choosing()
    run(s)
    assert s.sitting().step in (GOVERNORS, OTHER)
    assert s.sitting().chair == member(s, 0)


@rule("R 1.09.644-d")
def test_who_was_sent_in_the_last_sitting_is_free_when_the_senate_opens() -> None:
    s = floor()
    s.senator(member(s, 3)).marks |= SENT
    s.session = None
    s.stack = [SenateFrame(OPENING)]
    run(s)
    assert not s.senator(member(s, 3)).marks & SENT
