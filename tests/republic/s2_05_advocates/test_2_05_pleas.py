"""Advocates and their pleas (2.05.1 to 2.05.6)."""

import msgspec
import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import EVIL_OMENS
from aedilis.republic.phases.senate.pleas import PleadedFrame, pleading, prosecuting
from aedilis.republic.phases.senate.special import start_special
from aedilis.republic.phases.senate.trial import refusal_key
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.rules.persons import identity, in_rome, printed, who
from aedilis.republic.state.agreement import BINDING, CONSENT, Clause, Deal
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.person import Senator
from aedilis.republic.state.sitting import TRIALS
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.opening import name, told
from tests.republic.setup.priests import devout
from tests.republic.setup.trials import (
    JUDGE,
    appeal,
    asked,
    do,
    give,
    may,
    member,
    pleaded,
    run,
    sitting,
    values,
    vote,
)
from tests.republic.setup.tribunes import CARD, veto


def trial(s: RepublicState) -> PleadedFrame:
    found = the_vote(s)
    assert isinstance(found, PleadedFrame)
    return found


def himself(s: RepublicState) -> RepublicState:
    """He pleads for himself."""
    return do(s, 2, senator="plead_himself")


def advocate(s: RepublicState, seat: int = 3) -> int:
    """The first of a faction agrees to plead; gives his slot."""
    slot = member(s, seat)
    do(s, 2, senator=name(s, slot))
    do(s, seat, answer="yes")
    return slot


def verdict(s: RepublicState, guilty: int, innocent: int, dice: tuple[int, int]) -> RepublicState:
    """So many votes have been cast each way, and the dice of the plea fall."""
    frame = trial(s)
    frame.tally.yes, frame.tally.no = guilty, innocent
    frame.tally.voted = [1] * 5
    frame.tally.opened = 1
    frame.tally.asked = -1
    s.dice.script = list(dice)
    return run(s)


def differing(s: RepublicState, slot: int, other: int) -> int:
    """By how much one speaks better than another."""
    return printed(s.senator(slot)).oratory - printed(s.senator(other)).oratory


def thrown(total: int) -> tuple[int, int]:
    """Two dice with a sum."""
    return (min(6, total - 1), total - min(6, total - 1))


# -- who pleads ------------------------------------------------------------------------------------


@rule("R 2.05.2-a", "R 2.05.2-b", "R 2.05.2-e", "R 2.05.1-a", "R VII.advocate-a")
def test_the_accused_may_ask_anybody_in_rome_but_censor_and_prosecutor() -> None:
    """R-2.05.2"""
    s, accused, prosecutor = pleaded()
    assert asked(s) == [(2, "republic-ask-advocate")]
    there = values(s, 2, "senator")
    others = (accused, prosecutor, member(s, JUDGE, 1))
    wanted = [name(s, slot) for slot in in_rome(s) if slot not in others]
    assert there == ["plead_himself", *wanted]
    own = member(s, 2, 1)
    do(s, 2, senator=name(s, own))
    assert trial(s).advocate == own
    assert asked(s)[0][1] == "republic-ask-call"


@rule("R 2.05.2-f", "R 2.05.2-d", "R 2.05.2-c")
def test_who_refuses_is_not_asked_again_and_the_accused_pleads_himself_at_last() -> None:
    s, _, _ = pleaded()
    for seat in (3, 4):
        slot = member(s, seat)
        do(s, 2, senator=name(s, slot))
        assert asked(s) == [(seat, "republic-ask-plead")]
        do(s, seat, answer="no")
        assert name(s, slot) not in values(s, 2, "senator")
    himself(s)
    assert trial(s).advocate == -1
    assert told(s, "republic-pleads-himself")


@rule("R 2.05.2-f", "R 1.04.3")
def test_who_has_promised_to_plead_is_not_asked() -> None:
    """R-2.00b"""
    s, _, _ = pleaded()
    slot = member(s, 3)
    clause = Clause(CONSENT, 3, 2)
    clause.about, clause.content = "advocate", [SENATOR + slot]
    clause.people = [who(s, slot)]
    deal = Deal(1, s.turn, 2, [clause])
    deal.state, deal.due = BINDING, s.turn
    s.deals = [deal]
    do(s, 2, senator=name(s, slot))
    assert trial(s).advocate == slot


@rule("R 2.05.2", "R 1.09.152")
def test_vetoes_come_once_the_advocate_is_known() -> None:
    s, _, _ = pleaded()
    give(s, 3, CARD)
    assert not may(s, 3, "veto")
    himself(s)
    veto(s, 3)
    assert told(s, "republic-vetoed") == [{"proposal": "prosecute_minor"}]
    assert told(s, "republic-pleader") == []


@rule("R 1.09.152", "R 2.05.2")
@pytest.mark.parametrize("advocates", [True, False])
@pytest.mark.parametrize("heir", [True, False])
def test_nothing_is_left_of_a_trial_whose_accused_has_died(advocates: bool, heir: bool) -> None:
    """Neither a Tribune for a veto nor the charge, which an heir has nothing to do with."""
    s, accused, _ = pleaded(advocates=advocates, n=0 if heir else 1)
    if advocates:
        himself(s)
    give(s, 3, CARD)
    assert may(s, 3, "veto")
    s.sitting().veto = True
    die(s, accused)
    assert (s.senators[accused] is not None) == heir
    assert not may(s, 3, "veto")
    run(s)
    assert the_vote(s) is None
    assert [key for key in s.sitting().barred if key.startswith("trial:")] == []


@rule("R 2.05.2")
def test_the_death_of_the_advocate_leaves_the_accused_to_himself() -> None:
    """R-2.05.2b"""
    s, _, _ = pleaded()
    slot = advocate(s)
    die(s, slot)
    run(s)
    assert trial(s).advocate == -1


@rule("R 2.05.2", "R 1.09.411")
def test_a_dead_prosecutor_is_replaced_or_the_trial_is_over() -> None:
    """R-2.05.2b: it counts, and the charge is barred."""
    s, accused, prosecutor = pleaded()
    himself(s)
    die(s, prosecutor)
    run(s)
    assert asked(s) == [(JUDGE, "republic-ask-other-prosecutor")]
    other = member(s, 4)
    do(s, JUDGE, senator=name(s, other))
    do(s, 4, answer="yes")
    assert trial(s).prosecutor() == other
    die(s, other)
    run(s)
    do(s, JUDGE, senator="no")
    assert the_vote(s) is None
    assert s.sitting().minor == 1
    assert "corrupt" not in values(s, JUDGE, "how", do="prosecute_minor", target=name(s, accused))


@rule("R 2.05.2", "R 1.09.411")
def test_when_all_others_have_refused_the_trial_is_over_at_once() -> None:
    """R-2.05.2b. The Censor is not asked whom he would ask."""
    s, accused, prosecutor = pleaded()
    himself(s)
    charge = trial(s).motion.parts[0][1]
    s.sitting().barred += [refusal_key(s, accused, charge, slot) for slot in in_rome(s)]
    die(s, prosecutor)
    run(s)
    assert the_vote(s) is None
    assert s.sitting().minor == 1


# -- the plea --------------------------------------------------------------------------------------


@rule("R 2.05.3-a", "R 2.05.3-b", "R 2.05.3-d", "R 2.05.3-e", "R 2.05.3-f")
@rule("R VII.advocate-b")
@rule("R 2.05.6-a", "R 2.05.6-b")
def test_a_plea_that_frees() -> None:
    """The worked example: 22 for guilty, 12 for innocent, influence 6; the table gives +8."""
    s, accused, prosecutor = pleaded(influence=6)
    slot = advocate(s)
    total = 9 - differing(s, slot, prosecutor)
    verdict(s, 22, 12, thrown(total))
    (plea,) = told(s, "republic-plea")
    assert (plea["total"], plea["votes"]) == (9, 8)
    assert told(s, "republic-acquitted")
    assert s.senator(slot).influence == 6
    assert s.senator(prosecutor).influence == 0
    assert s.senator(accused).influence == 6


@rule("R 2.05.3-g", "R 2.05.5-a", "R 2.05.5-b")
def test_a_plea_that_condemns() -> None:
    """The worked example: 10 for guilty, 15 for innocent, influence 6; the table gives -16."""
    s, accused, prosecutor = pleaded(influence=6)
    slot = advocate(s)
    s.senator(slot).influence = 4
    total = 3 - differing(s, slot, prosecutor)
    verdict(s, 10, 15, thrown(total))
    (count,) = told(s, "republic-voted")
    assert (count["yes"], count["no"]) == (26, 21)
    assert (s.senator(accused).influence, s.senator(accused).popularity) == (1, -5)
    assert s.senator(prosecutor).influence == 3 + 3
    assert s.senator(slot).influence == 1


@rule("R 2.05.3-c", "R 2.05.3-g", "R 2.05.6-c", "R 2.05.5-c")
@pytest.mark.parametrize("free", [True, False])
def test_who_pleads_for_himself_gains_and_loses_nothing_by_it(free: bool) -> None:
    """R-2.05.5. The worked example: roll 10 with equal oratory gives +12."""
    s, accused, prosecutor = pleaded(influence=9)
    himself(s)
    total = (10 if free else 7) - differing(s, accused, prosecutor)
    verdict(s, 20 if free else 40, 8, thrown(max(2, min(12, total))))
    assert s.senator(prosecutor).influence == (0 if free else 6)
    assert s.senator(accused).influence == (9 if free else 4)


@rule("R 2.05.3")
@pytest.mark.parametrize(("total", "gives"), [(2, -20), (3, -16), (7, 0), (11, 16), (13, 20)])
def test_the_table_of_pleas(total: int, gives: int) -> None:
    """R-2.05.3"""
    s, accused, prosecutor = pleaded()
    himself(s)
    drm = differing(s, accused, prosecutor)
    s.events[EVIL_OMENS] = max(0, drm + 12 - total) if total > 11 else 0
    dice = thrown(max(2, min(12, total - drm + s.events[EVIL_OMENS])))
    verdict(s, 0, 0, dice)
    (plea,) = told(s, "republic-plea")
    if plea["total"] == total:
        assert plea["votes"] == gives


@rule("R 2.05.3")
def test_evil_omens_count_against_the_plea() -> None:
    s, accused, prosecutor = pleaded()
    himself(s)
    s.events[EVIL_OMENS] = 2
    verdict(s, 0, 0, (3, 3))
    (plea,) = told(s, "republic-plea")
    assert plea["drm"] == differing(s, accused, prosecutor) - 2


@rule("R 2.05.3")
def test_cicero_speaks_better_on_either_side() -> None:
    """R-2.05.3b"""
    cicero = Senator(-1, index_of("statesman", "cicero"), 0)
    assert pleading(cicero) == prosecuting(cicero) == printed(cicero).oratory + 2


@rule("R 2.05.3-c")
def test_no_plea_in_a_special_trial() -> None:
    """R-2.05.1, R-2.05.6"""
    s, accused, _ = pleaded()
    s.stack = s.stack[:1]
    start_special(s, accused, 3)
    assert not isinstance(the_vote(s), PleadedFrame)


@rule("R 2.05.1", "R 2.01.7")
def test_the_leaders_extra_trial_has_one() -> None:
    """R-2.05.6"""
    s = sitting(TRIALS)
    s.switches = msgspec.structs.replace(s.switches, advocates=True)
    college = devout(s)
    s.switches = msgspec.structs.replace(s.switches, advocates=True)
    college.answerable = 2
    run(s)
    words = {"target": name(s, member(s, 2)), "prosecutor": name(s, member(s, JUDGE))}
    do(s, JUDGE, do="prosecute_leader", **words)
    assert asked(s) == [(2, "republic-ask-advocate")]


# -- the appeal ------------------------------------------------------------------------------------


@rule("R 2.05.4-b", "R 2.05.4-c", "R 2.05.4-e", "R 2.05.5-b")
@pytest.mark.parametrize("struck", [True, False])
def test_the_mob_that_kills_the_accused_may_kill_his_advocate(struck: bool) -> None:
    """R-2.05.4, R-2.05.5.

    The worked example: an appeal of 4 with popularity -3 comes to 1: two chits.
    """
    s, accused, _ = pleaded()
    slot = advocate(s)
    s.senator(slot).influence = 8
    s.senator(accused).popularity = -3
    number = identity(s.senator(slot))
    leader = s.factions[3].leader
    appeal(s, 2, 2, number if struck else 0, 0)
    assert len(told(s, "republic-appeal-killed")) == 1
    if struck:
        assert {"person": number - 1} in told(s, "republic-dies") or leader == slot
        assert told(s, "republic-pleader") == []
    else:
        assert s.senator(slot).influence == 5


@rule("R 2.05.4-d", "R 2.05.4-b")
def test_no_chits_are_drawn_for_who_pleads_himself() -> None:
    """R-2.05.4."""
    s, accused, _ = pleaded()
    himself(s)
    s.senator(accused).popularity = -3
    appeal(s, 2, 2)
    assert told(s, "republic-chit") == []


@rule("R 2.05.4-a", "R 2.05.6-a", "R 2.05.6-b")
def test_the_people_who_free_him_reward_his_advocate() -> None:
    """R-2.05.5: who is freed by the people costs his Prosecutor 3.

    The worked example: an appeal of 13, and no plea.
    """
    s, accused, prosecutor = pleaded()
    slot = advocate(s)
    s.senator(accused).popularity = 3
    s.senator(prosecutor).influence = 8
    appeal(s, 5, 5, 0, 0)
    assert told(s, "republic-plea") == []
    assert s.senator(slot).influence == 6
    assert s.senator(prosecutor).influence == 5


@rule("R 2.05.3", "R 1.09.144")
def test_the_censors_unanimous_defeat_looks_at_senators_alone() -> None:
    """R-2.05.3b"""
    s, _, _ = pleaded()
    himself(s)
    for seat in (0, 2, 3, 4):
        vote(s, seat, "no")
    s.dice.script = [3, 4]
    vote(s, JUDGE, "yes")
    assert asked(s)[0][1] == "republic-ask-yield"
