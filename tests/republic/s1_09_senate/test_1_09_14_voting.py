"""Voting: calls, split and bought votes, and what a majority is (1.09.13 to 1.09.144)."""

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.named import DICTATOR
from aedilis.republic.phases.senate.vote import VoteFrame, the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.money import FACTION, all_talents
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.sitting import CENSOR_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import BARRACKS, PRIOR_CONSUL
from tests.republic.setup.opening import name, told
from tests.republic.setup.senate import (
    at,
    finish_vote,
    floor,
    names,
    offered,
    pass_all,
    propose,
    units,
)
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    endow,
    give,
    may,
    member,
    run,
    values,
    vote,
    votes_in_rome,
)
from tests.republic.setup.tribunes import call, veto


def on_floor(s: RepublicState) -> VoteFrame:
    frame = the_vote(s)
    assert frame is not None
    return frame


def may_call(s: RepublicState) -> list[int]:
    """The seats that the chair can call."""
    return on_floor(s).left(s)


def raising() -> RepublicState:
    """The chair has proposed to raise a legion."""
    s = run(floor())
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0)
    return s


@rule(
    "R 1.09.13-a",
    "R 1.09.13-b",
    "R 1.09.14-a",
    "R VII.abstain",
    "R 1.09.14-c",
    "R 1.09.12-d",
    "R VII.presiding-magistrate",
    "R 1.09.12-f",
)
def test_the_chair_calls_the_factions_in_any_order() -> None:
    """R-1.09.12a."""
    s = raising()
    assert asked(s) == [(0, "republic-ask-call")]
    assert may_call(s) == [0, 1, 2, 3, 4]
    do(s, 0, seat=3)
    assert asked(s) == [(3, "republic-ask-vote")]
    do(s, 3, do="no")
    do(s, 0, seat=1)
    do(s, 1, do="yes")
    assert may_call(s) == [0, 2, 4]
    finish_vote(s, "yes")
    assert asked(s)[0] == (0, "republic-ask-senate-other")


@rule("R 1.09.12-c", "R 1.09.14-c")
def test_the_rest_follow_clockwise_from_the_chair() -> None:
    s = raising()
    vote(s, 2, "yes")
    do(s, 0, do="call_rest")
    order = []
    while asked(s)[0][1] == "republic-ask-vote":
        order.append(asked(s)[0][0])
        do(s, order[-1], do="abstain")
    assert order == [1, 3, 4, 0]


@rule("R 1.09.12-c", "R 1.09.12-g", "R VII.abstain")
def test_time_that_runs_out_abstains_and_calls_clockwise() -> None:
    """R-1.09.12a: neither is decided for who is late."""
    s = raising()
    vote(s, 1, "yes")
    called, late = [], []
    while asked(s)[0][1] in ("republic-ask-call", "republic-ask-vote"):
        seat, question = asked(s)[0]
        move = GAME.lapsed(s, seat)
        assert move is not None
        words = GAME.words(s, seat, move)
        if question == "republic-ask-call":
            called.append(words["seat"])
        else:
            assert words["do"] == "abstain"
            late.append(seat)
        GAME.apply(s, seat, move)
    assert called == [2, 3, 4]
    # Whoever let his call pass is not asked again about this proposal.
    assert len(late) == len(set(late))
    assert {2, 3, 4} <= set(late)
    assert told(s, "republic-voted")[-1]["no"] == 0


@rule("R 1.09.143-a", "R 1.09.14-b")
@pytest.mark.parametrize(("more", "passes"), [(0, False), (1, True)])
def test_more_votes_for_than_against_are_wanted(more: int, passes: bool) -> None:
    """R-1.09.143: a tie fails, and abstentions do not count."""
    s = raising()
    gap = votes_in_rome(s, 1) - votes_in_rome(s, 2)
    s.senator(member(s, 1)).knights += max(0, -gap) + more
    s.senator(member(s, 2)).knights += max(0, gap)
    vote(s, 1, "yes")
    vote(s, 2, "no")
    assert on_floor(s).tally.yes == on_floor(s).tally.no + more
    finish_vote(s, "abstain")
    assert told(s, "republic-voted")[0]["passed"] == int(passes)
    assert at(s, BARRACKS) == (int(passes), 0)


@rule("R 1.09.143-a")
def test_no_votes_at_all_are_no_majority() -> None:
    """R-1.09.143."""
    s = raising()
    finish_vote(s, "abstain")
    assert told(s, "republic-voted") == [{"proposal": "forces", "yes": 0, "no": 0, "passed": 0}]


@rule("R 1.09.141-a", "R 1.09.141-b", "R 1.09.141-c")
def test_votes_are_oratory_and_knights_and_what_is_bought() -> None:
    """R-1.09.141: 5 T are five votes once, and go to the bank."""
    s = raising()
    rich = member(s, 2)
    s.senator(rich).knights = 2
    endow(s, rich, 7)
    plain = votes_in_rome(s, 2)
    do(s, 0, seat=2)
    do(s, 2, do="yes", how="pay", **{f"votes_{name(s, rich)}": 5})
    assert on_floor(s).tally.yes == plain + 5
    assert s.senator(rich).talents == 2
    assert all_talents(s) == 0
    finish_vote(s, "no")
    propose(s, 0, "forces", raise_legions=2, raise_fleets=0)
    do(s, 0, seat=2)
    do(s, 2, do="yes", how="stop")
    assert on_floor(s).tally.yes == plain


@rule("R 1.09.141-b", "R 1.06.31-f")
@pytest.mark.parametrize("talents", [0, 3])
def test_votes_are_never_bought_out_of_a_factions_treasury(talents: int) -> None:
    """R-1.06.31: there are as many as a senator can pay himself."""
    s = raising()
    rich = member(s, 2)
    endow(s, FACTION + 2, 50)
    endow(s, rich, talents)
    do(s, 0, seat=2)
    with pytest.raises(IllegalMove):
        GAME.parse(s, 2, {"do": "yes", "how": "pay", f"votes_{name(s, rich)}": talents + 1})
    if talents:
        do(s, 2, do="yes", how="pay", **{f"votes_{name(s, rich)}": talents})
    else:
        do(s, 2, do="yes")
    assert (s.senator(rich).talents, s.factions[2].treasury) == (0, 50)


@rule("R 1.09.141-b", "R 1.09.152-c")
def test_bought_votes_are_not_given_back_after_a_veto() -> None:
    """R-1.09.141, R-1.09.152c."""
    s = raising()
    rich = member(s, 2)
    endow(s, rich, 5)
    give(s, 4, "tribune.90")
    do(s, 0, seat=2)
    do(s, 2, do="yes", how="pay", **{f"votes_{name(s, rich)}": 5})
    veto(s, 4, "tribune.90")
    assert s.senator(rich).talents == 0
    assert asked(s)[0] == (0, "republic-ask-senate-other")
    assert told(s, "republic-vetoed") == [{"proposal": "forces"}]


@rule("R 1.09.142-a", "R 1.09.142-b")
def test_a_faction_may_split_its_votes() -> None:
    s = raising()
    first, second, third = (member(s, 2, n) for n in range(3))
    do(s, 0, seat=2)
    do(s, 2, **{"do": "split", "for": names(s, [first]), "against": names(s, [third])})
    frame = on_floor(s)
    assert frame.tally.ayes == 1 << first
    assert frame.tally.noes == 1 << third
    assert not (frame.tally.ayes | frame.tally.noes) >> second & 1
    assert 2 not in may_call(s)
    assert not may(s, 2, "veto")


@rule("R 1.09.131-a", "R 1.09.131-b", "R 1.09.131-c")
def test_what_failed_may_not_come_again_unchanged() -> None:
    """R-1.09.131: 8 legions refused, 7 are another matter."""
    s = run(floor())
    propose(s, 0, "forces", raise_legions=8, raise_fleets=0)
    finish_vote(s, "no")
    if asked(s)[0][1] == "republic-ask-yield":
        do(s, 0, do="lose_influence")
    assert not offered(s, 0, "forces", raise_legions=8, raise_fleets=0)
    assert offered(s, 0, "forces", raise_legions=8, raise_fleets=1)
    propose(s, 0, "forces", raise_legions=7, raise_fleets=0)
    assert on_floor(s).motion.parts == [[7, 0, 0, 0]]


@rule("R 1.09.144-a", "R 1.09.144-b", "R 1.09.144-c", "R 1.09.144-d", "R 1.09.12-b")
def test_unanimous_defeat_costs_influence_or_the_chair() -> None:
    """R-1.09.144a, R-1.09.144b."""
    s = raising()
    chair = member(s, 0)
    pass_all(s, "no", "no", "no", "no", "yes")
    assert asked(s) == [(0, "republic-ask-yield")]
    before = s.senator(chair).influence
    do(s, 0, do="lose_influence")
    assert s.senator(chair).influence == before - 1
    assert s.sitting().chair == chair
    propose(s, 0, "forces", raise_legions=2, raise_fleets=0)
    pass_all(s, "no", "no", "no", "no", "yes")
    do(s, 0, do="yield")
    censor = member(s, 1, 1)
    assert s.sitting().chair == censor
    assert s.senator(chair).offices
    assert asked(s)[0][0] == 1
    propose(s, 1, "forces", raise_legions=3, raise_fleets=0)
    pass_all(s, "no", "no", "no", "no", "yes")
    do(s, 1, do="yield")
    # Neither presides again this turn.
    assert s.sitting().chair not in (chair, censor)


@rule("R 1.09.144-a")
@pytest.mark.parametrize("way", ["abstain", "yes", "split"])
def test_one_abstention_or_split_breaks_unanimity(way: str) -> None:
    """R-1.09.144a."""
    s = raising()
    for seat in (1, 2, 3):
        vote(s, seat, "no")
    do(s, 0, seat=4)
    if way == "split":
        do(s, 4, **{"do": "split", "for": [], "against": names(s, [member(s, 4)])})
    else:
        do(s, 4, do=way)
    finish_vote(s, "no")
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.144-b", "R 1.09.144-e")
def test_without_influence_he_must_give_up_the_chair() -> None:
    """R-1.09.144b: influence 0, the next HRAO presides."""
    s = raising()
    s.senator(member(s, 0)).influence = 0
    pass_all(s, "no", "no", "no", "no", "yes")
    assert s.sitting().chair == member(s, 1, 1)
    assert s.sitting().yielded == 1 << member(s, 0)
    assert asked(s) == [(1, "republic-ask-senate-other")]


@rule("R 1.09.144-b")
def test_with_nobody_to_follow_him_he_stays_and_loses_nothing() -> None:
    """R-1.09.144b."""
    s = raising()
    chair = member(s, 0)
    s.sitting().yielded = sum(1 << slot for slot in in_rome(s) if slot != chair)
    pass_all(s, "no", "no", "no", "no", "yes")
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert s.senator(chair).influence == 3


@rule("R 1.09.144-f")
def test_a_tribunes_proposal_costs_the_chair_nothing() -> None:
    s = run(floor())
    give(s, 2, "tribune.90")
    call(s, 2, "tribune.90")
    propose(s, 2, "forces", raise_legions=1, raise_fleets=0)
    assert asked(s) == [(0, "republic-ask-call")]
    finish_vote(s, "no")
    assert asked(s) == [(0, "republic-ask-senate-other")]


@rule("R 1.09.12-i", "R 1.09.144-a")
def test_the_next_official_takes_over_a_vote_and_pays_nothing_for_it() -> None:
    """R-1.09.12b: votes cast stay when who presides dies."""
    s = raising()
    vote(s, 2, "no")
    cast = on_floor(s).tally.no
    die(s, member(s, 0))
    run(s)
    assert s.sitting().chair == member(s, 1, 1)
    assert on_floor(s).tally.no == cast
    assert asked(s) == [(1, "republic-ask-call")]
    finish_vote(s, "no")
    assert asked(s) == [(1, "republic-ask-senate-other")]


@rule("R 1.09.721", "R 1.09.142-b")
def test_the_votes_of_the_dead_count_but_no_heir_answers_for_them() -> None:
    s = run(floor())
    propose(
        s, 0, "land_bill", bill=2, sponsor=name(s, member(s, 0)), cosponsor=name(s, member(s, 0, 1))
    )
    leader = member(s, 2)
    vote(s, 2, "no")
    against = on_floor(s).tally.no
    die(s, leader)
    run(s)
    heir = s.factions[2].leader
    assert heir == leader
    assert on_floor(s).tally.no == against
    assert not on_floor(s).tally.noes >> heir & 1
    finish_vote(s, "yes")
    assert s.senator(heir).popularity == 0
    assert s.senator(member(s, 2, 1)).popularity == -1


@rule("R 1.09.14-b", "R 1.09.152-a")
def test_a_faction_without_senators_in_rome_can_only_veto_or_pass() -> None:
    """R-1.09.14b."""
    s = floor()
    for slot in in_rome(s, 3):
        s.senator(slot).faction = 4
    s.factions[3].leader = -1
    give(s, 3, "tribune.90")
    run(s)
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0)
    do(s, 0, seat=3)
    assert values(s, 3, "do") == ["pass", "veto"]
    do(s, 3, do="pass")
    finish_vote(s, "yes")
    assert told(s, "republic-voted")[0]["passed"] == 1


@rule("R 1.09.14-c", "R 1.04.9")
def test_a_faction_that_can_do_nothing_is_not_called() -> None:
    """R-1.09.14b: nobody in Rome, and no card that might be a Tribune."""
    s = floor()
    for slot in in_rome(s, 3):
        s.senator(slot).faction = 4
    s.factions[3].leader = -1
    run(s)
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0)
    assert may_call(s) == [0, 1, 2, 4]


@rule("R 1.09.16-a", "R 1.09.16-b")
def test_nothing_can_be_done_between_the_last_vote_and_its_effect() -> None:
    """R-1.09.16: the effect is there with the last vote."""
    s = floor(CENSOR_STEP)
    s.sitting().ended = 0
    for seat in (2, 3):
        s.senator(member(s, seat)).marks = PRIOR_CONSUL
    run(s)
    chosen = member(s, 3)
    propose(s, 0, "censor", senator=name(s, chosen))
    do(s, 0, do="call_rest")
    for seat in (1, 2, 3, 4):
        do(s, seat, do="yes")
    assert not s.senator(chosen).offices
    do(s, 0, do="yes")
    assert s.senator(chosen).offices


@rule(
    "R 1.09.17-a",
    "R 1.09.171-a",
    "R 1.09.172-a",
    "R 1.09.83-b",
    "R 1.09.83-c",
    "R VII.no-resignation-a",
)
def test_only_what_the_rules_know_can_be_proposed() -> None:
    """R-1.09.83: nobody resigns, nobody refuses a nomination, and minor motions are mere talk."""
    s = run(floor())
    units(s, 2)
    run(s)
    known = {
        "propose_forces", "propose_land_bill", "propose_concessions", "adjourn",
    }  # fmt: skip
    assert set(values(s, 0, "do")) <= known
    assert s.senator(member(s, 0)).offices
    assert not may(s, 0, "minor_motion")


@rule("R 1.09.33-d", "R VII.dictator", "R 1.09.152-b")
def test_a_dictators_proposals_cannot_be_vetoed() -> None:
    """R-1.09.152b."""
    s = floor()
    s.senator(member(s, 0)).offices = 1 << DICTATOR
    give(s, 2, "tribune.90")
    run(s)
    propose(s, 0, "forces", raise_legions=1, raise_fleets=0)
    assert not may(s, 2, "veto")
    do(s, 0, seat=2)
    assert "veto" not in values(s, 2, "do")
    assert the_vote(s) is not None
