"""A trial: votes, the appeal to the people, the veto and the sentence (1.09.42 to 1.09.442)."""

import pytest

from aedilis.kernel.frame import frames_to_data
from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import CONCESSIONS, FAMILIES
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.phases.senate.trial import TrialFrame
from aedilis.republic.rules.persons import identity
from aedilis.republic.state.sitting import GOVERNORS, OTHER, TRIALS
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT, CURIA, FORUM, MAJOR, PLAY, PRIOR_CONSUL
from aedilis.republic.turn import FRAMES
from tests.republic.setup.opening import bring, fetch, name, told
from tests.republic.setup.trials import (
    JUDGE,
    accuse,
    appeal,
    asked,
    do,
    give,
    may,
    member,
    run,
    sitting,
    values,
    vote,
    vote_all,
    votes_in_rome,
)


def on_trial(
    what: str = "minor",
    popularity: int = 0,
    influence: int = 3,
    hand: tuple[int, str] | None = None,
) -> tuple[RepublicState, int, int]:
    """The leader of faction 2 on trial, prosecuted by the leader of the Censor's faction; gives the
    state and their slots.
    """
    s = sitting(TRIALS)
    accused, prosecutor = member(s, 2), member(s, JUDGE)
    one = s.senator(accused)
    one.marks |= MAJOR | CORRUPT
    one.popularity, one.influence = popularity, influence
    if hand is not None:
        give(s, *hand)
    run(s)
    accuse(s, what, accused, prosecutor)
    return s, accused, prosecutor


def guilty(s: RepublicState) -> RepublicState:
    """Everybody finds the accused guilty."""
    return vote_all(s, *(["yes"] * 5))


@rule("R 1.09.42-a", "R 1.09.42-b")
@pytest.mark.parametrize("short", [0, 1])
def test_all_factions_vote_and_his_influence_counts_for_him(short: int) -> None:
    """R-1.09.42"""
    s, accused, _ = on_trial("major")
    against = votes_in_rome(s, 0) + votes_in_rome(s, 1)
    s.senator(accused).influence = against - votes_in_rome(s, 2) - short
    for seat, word in ((0, "yes"), (1, "yes"), (2, "no"), (3, "abstain"), (4, "abstain")):
        vote(s, seat, word)
    (count,) = told(s, "republic-voted")
    assert (count["yes"], count["no"]) == (against, against - short)
    assert bool(told(s, "republic-condemned")) == bool(short)


@rule("R 1.09.43-a")
def test_an_innocent_man_goes_free_and_is_not_tried_on_this_again() -> None:
    s, accused, _ = on_trial()
    vote_all(s, "no", "no", "no", "abstain", "abstain")
    assert told(s, "republic-acquitted")
    assert s.senator(accused).influence == 3
    assert values(s, JUDGE, "how", do="prosecute_minor", target=name(s, accused)) == ["major"]


# -- the sentence ----------------------------------------------------------------------------------


@rule("R 1.09.441-a", "R 1.09.441-b", "R 1.09.441-c", "R 1.09.441-d", "R 1.09.44-a", "R 1.09.44-b")
@pytest.mark.parametrize(("influence", "left", "share"), [(12, 7, 3), (4, 0, 2), (5, 0, 3)])
def test_a_minor_conviction(influence: int, left: int, share: int) -> None:
    """R-1.09.44: half of what was really lost, at most 3."""
    s, accused, prosecutor = on_trial(influence=influence, popularity=2)
    mines = next(one.index for one in CONCESSIONS if one.id == "mining")
    s.zone[fetch(s, CONCESSIONS[mines].card)] = PLAY
    s.owner[mines], s.exposed = accused, 1 << mines
    s.senator(accused).marks |= PRIOR_CONSUL
    before = s.senator(prosecutor).influence
    guilty(s)
    one = s.senator(accused)
    assert (one.influence, one.popularity) == (left, -3)
    assert not one.marks & PRIOR_CONSUL
    assert s.zone[CONCESSIONS[mines].card] == FORUM
    assert s.senator(prosecutor).influence == before + share
    assert s.senator(prosecutor).marks & PRIOR_CONSUL


@rule("R 1.09.441-a", "R 1.07.31")
def test_popularity_does_not_fall_below_its_bound() -> None:
    s, accused, _ = on_trial(popularity=-6)
    guilty(s)
    assert s.senator(accused).popularity == -9


@rule("R 1.09.442-a", "R 1.09.44-a", "R 1.09.44-b", "R 1.05.3-f")
def test_a_major_conviction_is_death() -> None:
    """R-1.09.44: 13 influence, 7 for the prosecutor. The leader's heir stays."""
    s, accused, prosecutor = on_trial("major", influence=13)
    before = s.senator(prosecutor).influence
    guilty(s)
    assert s.factions[2].leader == accused
    assert s.senator(accused).influence == FAMILIES[accused].influence
    assert s.senator(prosecutor).influence == before + 7
    assert not s.senator(prosecutor).marks & PRIOR_CONSUL


# -- the appeal ------------------------------------------------------------------------------------

PLACES = [
    (3, -16), (4, -12), (5, -8), (6, -4), (7, 0), (8, 4), (9, 8), (10, 12), (11, 16),
]  # fmt: skip


@rule("R 1.09.421-a", "R 1.09.421-b", "R VII.popular-appeal-a")
@pytest.mark.parametrize(("total", "votes"), PLACES)
def test_an_appeal_sways_the_vote(total: int, votes: int) -> None:
    """R-1.09.421a"""
    s, _, _ = on_trial()
    first = min(6, total - 1)
    appeal(s, first, total - first)
    assert told(s, "republic-appeal")[0]["votes"] == votes
    for seat in (2, 0, 1, 3, 4):
        vote(s, seat, "abstain")
    (count,) = told(s, "republic-voted")
    assert (count["yes"], count["no"]) == (max(0, -votes), 3 + max(0, votes))


@rule("R 1.09.421-a")
def test_popularity_and_omens_count_in_it_and_it_is_made_once_when_he_is_called() -> None:
    s, _, _ = on_trial(popularity=3)
    s.events[EVIL_OMENS] = 1
    do(s, JUDGE, seat=0)
    assert "appeal" not in values(s, 0, "do")
    do(s, 0, do="abstain")
    appeal(s, 3, 2)
    (told_,) = told(s, "republic-appeal")
    assert (told_["dice"], told_["drm"], told_["total"], told_["votes"]) == (5, 2, 7, 0)
    assert "appeal" not in values(s, 2, "do")
    assert "yes" in values(s, 2, "do")


@rule("R 1.09.421-c", "R 1.09.44-a", "R 1.09.44-b")
def test_whom_the_people_kill_was_guilty_even_in_a_minor_trial() -> None:
    """R-1.09.421b"""
    s, accused, prosecutor = on_trial(influence=13, popularity=-1)
    s.senator(accused).marks |= PRIOR_CONSUL
    before = s.senator(prosecutor).influence
    appeal(s, 1, 2)
    assert told(s, "republic-appeal-killed")
    assert s.senator(accused).influence == FAMILIES[accused].influence
    assert s.senator(prosecutor).influence == before + 7
    assert s.senator(prosecutor).marks & PRIOR_CONSUL
    assert not told(s, "republic-voted")


@rule("R 1.09.421-d", "R 1.09.421-e")
def test_whom_the_people_free_is_innocent_and_his_accusers_are_in_danger() -> None:
    """R-1.09.421a: 14 draws three chits, which only Censor and prosecutor need to fear."""
    s, accused, prosecutor = on_trial(popularity=4)
    bystander, censor = member(s, 3), member(s, JUDGE, 1)
    chits = [identity(s.senator(slot)) for slot in (bystander, prosecutor, censor)]
    appeal(s, 5, 5, *chits)
    assert s.dice.script == []
    assert told(s, "republic-acquitted")
    assert s.senators[bystander] is not None
    assert s.senator(accused).influence == 3
    assert s.senators[censor] is None
    # The prosecutor led his faction; only his heir is left.
    assert s.senator(prosecutor).influence == FAMILIES[prosecutor].influence
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)


@rule("R 1.09.421-e")
def test_at_twelve_one_chit_is_drawn() -> None:
    s, _, _ = on_trial()
    appeal(s, 6, 6, 0)
    assert len(told(s, "republic-chit")) == 1
    assert s.dice.script == []


@rule("R 1.09.421-a")
def test_glaucia_may_throw_three_dice() -> None:
    s = sitting(TRIALS)
    accused = bring(s, 2, "servilius_glaucia")
    s.senator(accused).marks |= MAJOR
    s.senator(accused).popularity = 0
    run(s)
    do(
        s, JUDGE, do="prosecute_major", target=name(s, accused),
        prosecutor=name(s, member(s, JUDGE)),
    )  # fmt: skip
    do(s, JUDGE, seat=2)
    assert {"appeal", "appeal_more"} <= set(values(s, 2, "do"))
    s.dice.script = [2, 3, 4]
    do(s, 2, do="appeal_more")
    assert told(s, "republic-appeal")[0]["dice"] == 9


# -- vetoes and deaths -----------------------------------------------------------------------------


@rule("R 1.09.422-a", "R 1.09.422-b", "R 1.09.152-e", "R 1.09.152-a")
def test_anybody_may_veto_and_the_trial_counts() -> None:
    """R-1.09.152c"""
    s, accused, _ = on_trial(hand=(4, "tribune.38"))
    do(s, JUDGE, seat=4)
    do(s, 4, do="veto", **{"with": "tribune.38"})
    assert s.senate_session is not None
    assert (s.senate_session.minor, s.senate_session.step) == (1, TRIALS)
    assert not told(s, "republic-voted")
    assert values(s, JUDGE, "how", do="prosecute_minor", target=name(s, accused)) == ["major"]
    assert not may(s, JUDGE, "prosecute_major")


@rule("R 1.09.422-d", "R 1.09.152-a")
def test_the_accused_may_veto_after_seeing_what_the_people_say() -> None:
    """R-1.09.152a"""
    s, accused, _ = on_trial("major", hand=(2, "tribune.38"))
    appeal(s, 2, 2)
    do(s, 2, do="veto", **{"with": "tribune.38"})
    assert told(s, "republic-vetoed")
    assert s.senator(accused).influence == 3
    assert not told(s, "republic-condemned")


@rule("R 1.09.721-d", "R 1.09.41-b")
def test_the_prosecutors_death_voids_the_trial_which_counts() -> None:
    s, accused, prosecutor = on_trial()
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, prosecutor))
    assert s.factions[JUDGE].leader == prosecutor
    assert s.senate_session is not None
    assert (s.senate_session.minor, s.senate_session.step) == (1, TRIALS)
    # It was no verdict: he can be accused of the same again.
    found = values(s, JUDGE, "how", do="prosecute_minor", target=name(s, accused))
    assert found == ["corrupt", "major"]


@rule("R 1.09.721-e", "R 1.09.41-g")
def test_the_censors_death_voids_it_and_no_other_follows() -> None:
    s, accused, _ = on_trial()
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, member(s, 1, 1)))
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)
    assert s.senate_session.chair == member(s, 0)
    assert s.senator(accused).influence == 3


@rule("R 1.09.74-g", "R 1.09.42-a")
def test_the_death_of_the_accused_ends_it() -> None:
    s, accused, _ = on_trial("major")
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, accused))
    assert not told(s, "republic-condemned")
    assert s.senate_session is not None
    assert s.senate_session.step in (GOVERNORS, OTHER)


@rule("R 1.09.721-f")
def test_the_votes_of_one_who_is_killed_afterwards_still_count() -> None:
    s, _, _ = on_trial()
    voter = member(s, 3, 1)
    before = votes_in_rome(s, 3)
    vote(s, 3, "yes")
    s.dice.script = [6]
    do(s, 4, do="assassinate", senator=name(s, member(s, 4)), target=name(s, voter))
    for seat in (0, 1, 2, 4):
        vote(s, seat, "abstain")
    assert s.zone[FAMILIES[voter].card] == CURIA
    assert told(s, "republic-voted")[0]["yes"] == before


@rule("R 1.09.42")
def test_a_trial_under_way_can_be_saved_and_copied() -> None:
    s, _, _ = on_trial()
    appeal(s, 6, 2)
    frame, copy = s.stack[-1], s.clone().stack[-1]
    assert isinstance(frame, TrialFrame)
    assert isinstance(copy, TrialFrame)
    assert copy.to_data() == frame.to_data()
    assert copy.appeal is not frame.appeal
    assert FRAMES.read(frames_to_data(s.stack))[-1].to_data() == frame.to_data()
    assert asked(s.clone()) == asked(s)


@rule("R 1.09.441-a", "R 1.09.43-a")
def test_a_convict_is_not_tried_on_the_same_charge_again() -> None:
    """R-1.09.441: a governor stays corrupt until he has accounted for it in the next trials."""
    s, accused, _ = on_trial()
    guilty(s)
    assert s.senator(accused).marks & CORRUPT
    assert values(s, JUDGE, "how", do="prosecute_minor", target=name(s, accused)) == ["major"]
