"""Vetoes: until when, against what, and how they are silenced (1.09.152)."""

from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.elections import Dictators
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.sitting import DICTATOR_STEP
from aedilis.republic.state.zones import DISCARD
from tests.republic.setup.opening import name, told
from tests.republic.setup.senate import (
    before_elections,
    finish_vote,
    floor,
    offered,
    propose,
    war,
)
from tests.republic.setup.trials import (
    asked,
    do,
    endow,
    give,
    may,
    member,
    run,
    values,
)
from tests.republic.setup.tribunes import CARD, OTHER_CARD, raising, veto


@rule("R 1.09.152-a", "R 1.09.152-c", "R 1.09.152-d")
def test_a_faction_may_veto_until_its_own_vote_is_declared() -> None:
    """R-1.09.152a: also before the first call; R-1.09.152c."""
    s = run(floor())
    give(s, 2, CARD)
    give(s, 3, OTHER_CARD)
    raising(s, 1)
    assert may(s, 3, "veto")
    do(s, 0, seat=2)
    do(s, 2, do="yes")
    assert not may(s, 2, "veto")
    do(s, 0, seat=3)
    assert "veto" in values(s, 3, "do")
    veto(s, 3, OTHER_CARD)
    assert told(s, "republic-vetoed") == [{"proposal": "forces"}]
    assert asked(s) == [(0, "republic-ask-senate-other")]
    assert not offered(s, 0, "forces", raise_legions=1, raise_fleets=0)


@rule("R 1.09.152-d", "R 1.09.2-c")
def test_a_vetoed_pair_cannot_return() -> None:
    """R-1.09.152c."""
    s = before_elections()
    give(s, 3, CARD)
    run(s)
    first, second = name(s, member(s, 1)), name(s, member(s, 2))
    propose(s, 0, "consuls", first=first, second=second)
    veto(s, 3)
    assert second not in values(s, 0, "second", do="propose_consuls", first=first)
    assert first not in values(s, 0, "second", do="propose_consuls", first=second)


@rule("R 1.09.152-b", "R 1.09.821-d")
def test_a_consul_for_life_cannot_be_vetoed() -> None:
    """R-1.09.152b."""
    s = floor()
    s.senator(member(s, 0)).influence = 21
    give(s, 3, CARD)
    run(s)
    propose(s, 0, "life", senator=name(s, member(s, 0)))
    assert not may(s, 3, "veto")


@rule("R 1.09.152-b")
def test_the_last_candidate_cannot_be_vetoed() -> None:
    """R-1.09.152b: with one candidate for Dictator left, nobody vetoes him."""
    s = floor(DICTATOR_STEP)
    s.sitting().dictator_open = True
    for word in ("first_macedonian_war", "syrian_war", "first_gallic_war"):
        war(s, word)
    candidates = [slot for slot in in_rome(s) if slot != member(s, 0)]
    last, other = candidates[-1], candidates[0]
    barred = [Dictators().key([[SENATOR + slot]]) for slot in candidates[1:-1]]
    s.sitting().barred += barred
    give(s, 3, CARD)
    run(s)
    propose(s, 0, "dictator", senator=name(s, other))
    assert may(s, 3, "veto")
    finish_vote(s, "abstain")
    propose(s, 0, "dictator", senator=name(s, last))
    assert not may(s, 3, "veto")


@rule("R 1.09.15-a", "R 1.09.152-c")
def test_a_silenced_veto_lets_the_vote_go_on() -> None:
    s = run(floor(scenario="middle"))
    give(s, 3, CARD)
    (graft,) = give(s, 4, "graft.103")
    rich = member(s, 4)
    endow(s, rich, 10)
    raising(s, 1)
    do(s, 0, seat=1)
    do(s, 3, do="veto", **{"with": CARD})
    s.dice.script = [4]
    do(s, 4, do="graft", senator=name(s, rich))
    do(s, 4, answer="yes")
    assert s.zone[graft] == DISCARD
    while asked(s)[0][1].startswith("republic-ask-hold"):
        do(s, asked(s)[0][0], do="pass")
    assert asked(s) == [(1, "republic-ask-vote")]
