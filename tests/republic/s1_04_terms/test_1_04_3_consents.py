"""Promises to consent: to what somebody proposes, to prosecute, to plead and to put a law forward
(1.04.3, R-0.8, R-2.00b).
"""

from collections.abc import Callable

import pytest

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.rule import rule
from aedilis.republic.deals.terms import PROMISED, TRIALS, people
from aedilis.republic.phases.senate.pleas import PleadedFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.death import die
from aedilis.republic.state.agreement import CONSENT, KEPT, OPEN
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.sitting import TRIALS as TRIALS_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT
from tests.republic.setup.laws import OWNER, docket, holding, play
from tests.republic.setup.opening import name, told
from tests.republic.setup.promises import POSITIONS, liable, promise, promises, question
from tests.republic.setup.proposals import CONSENTS
from tests.republic.setup.senate import finish_vote, floor, propose
from tests.republic.setup.trials import GAME, asked, do, member, pleaded, run, values

Consenting = tuple[RepublicState, Callable[[], object], int]


def a_plea() -> Consenting:
    """The accused names somebody to plead for him."""
    s, _, _ = pleaded()
    slot = member(s, 3)
    return s, lambda: do(s, 2, senator=name(s, slot)), slot


def a_law() -> Consenting:
    """The player of a law, who has one of his own put it forward, names the second sponsor."""
    s = holding("calpurnian")
    slot = member(s, 2)

    def ask() -> None:
        do(s, OWNER, do="law", law="calpurnian")
        do(s, OWNER, senator=name(s, member(s, OWNER)))
        do(s, OWNER, senator=name(s, slot))

    return s, ask, slot


SOUGHT: dict[str, Callable[[], Consenting]] = {"advocate": a_plea, "law": a_law}
"""What is agreed to by whoever is asked for it, one after another, and proposed by nobody."""


def test_every_kind_of_consent_is_tried() -> None:
    assert set(CONSENTS) | set(TRIALS) | set(SOUGHT) == set(PROMISED[CONSENT])


def consenting(about: str) -> Consenting:
    """A position, what asks in it for the consent of a senator, and his slot."""
    if about in SOUGHT:
        return SOUGHT[about]()
    if about in TRIALS:
        s = run(liable())
        (seat, _), *_ = asked(s)
        whom = {"target": name(s, member(s, 2)), "prosecutor": name(s, member(s, 3))}
        charge = {"how": "corrupt"} if about == "prosecute_minor" else {}
        return s, lambda: do(s, seat, do=about, **whom, **charge), member(s, 3)
    t, words = CONSENTS[about][0]()
    run(t)
    asks = GAME.clone(t)
    propose(asks, 0, about, **words)
    ((seat, _),) = asked(asks)
    person = question(asks, seat).params
    assert person is not None
    slots = [slot for slot in range(len(t.senators)) if t.senators[slot] is not None]
    (slot,) = [x for x in slots if people(t, [SENATOR + x]) == [person["person"]]]
    return t, lambda: propose(t, 0, about, **words), slot


@rule("R 1.04.3-d", "R 1.09.172", "R 1.09.411-a")
@pytest.mark.parametrize("about", PROMISED[CONSENT])
@pytest.mark.parametrize("meanwhile", [False, True])
def test_a_promised_consent_is_given_once_and_not_asked_for(about: str, meanwhile: bool) -> None:
    """Whether it was promised before, or while it was awaited."""
    s, ask, slot = consenting(about)
    seat = s.senator(slot).faction
    if meanwhile:
        ask()
        assert [one for one, _ in asked(s)] == [seat]
        assert values(s, seat, "answer") == ["yes", "no"]
    clause = promises(s, CONSENT, seat, about, [SENATOR + slot])
    run(s)
    if not meanwhile:
        ask()
    vote = the_vote(s)
    assert vote is not None
    assert vote.motion.what == ("prosecute_minor" if about == "advocate" else about)
    assert clause.fate == KEPT
    assert told(s, "republic-deal-clause") == [{"deal": 1, "clause": 1, "fate": KEPT}]
    with pytest.raises(IllegalMove):
        GAME.parse(s, seat, {"answer": "no"})
    finish_vote(s, "no")
    assert len(told(s, "republic-deal-clause")) == 1


@rule("R 1.04.3-d", "R 1.09.172")
@pytest.mark.parametrize("about", PROMISED[CONSENT])
def test_whose_promise_to_consent_is_about_a_dead_man_may_refuse(about: str) -> None:
    s, ask, slot = consenting(about)
    seat = s.senator(slot).faction
    promises(s, CONSENT, seat, about, [SENATOR + slot]).people = [99]
    ask()
    assert [one for one, _ in asked(s)] == [seat]
    assert values(s, seat, "answer") == ["yes", "no"]


@rule("R 1.04.3-d", "R 1.09.172")
def test_a_consent_is_owed_until_a_proposal_has_it() -> None:
    """Who has consented, and promises it while the other sponsor is asked, who refuses, has given
    it to no proposal yet.
    """
    s = floor()
    run(s)
    first, second = member(s, 2), member(s, 3)
    pair = {"sponsor": name(s, first), "cosponsor": name(s, second)}
    propose(s, 0, "land_bill", bill=1, **pair)
    do(s, 2, answer="yes")
    clause = promises(s, CONSENT, 2, "land_bill", [SENATOR + first])
    do(s, 3, answer="no")
    assert (clause.fate, told(s, "republic-deal-clause")) == (OPEN, [])
    own = {**pair, "cosponsor": name(s, member(s, 0))}
    propose(s, 0, "land_bill", bill=1, **own)
    assert the_vote(s) is not None
    assert clause.fate == KEPT
    assert len(told(s, "republic-deal-clause")) == 1


@rule("R 1.04.3-d", "R 2.06.2")
def test_the_consent_of_a_laws_sponsor_is_owed_until_there_is_a_second() -> None:
    """R-2.00b: refusal is not offered him; but with nobody beside him he has given it to no law."""
    s = holding("calpurnian", "military_reforms")
    slot, other = member(s, 2), member(s, 4)
    clause = promises(s, CONSENT, 2, "law", [SENATOR + slot])
    do(s, OWNER, do="law", law="calpurnian")
    do(s, OWNER, senator=name(s, slot))
    assert asked(s) == [(OWNER, "republic-ask-law-cosponsor")]
    do(s, OWNER, senator=name(s, other))
    do(s, 4, answer="no")
    do(s, OWNER, senator="no")
    assert docket(s).queue == []
    assert (clause.fate, told(s, "republic-deal-clause")) == (OPEN, [])
    play(s, "military_reforms", slot, member(s, OWNER))
    assert the_vote(s) is not None
    assert clause.fate == KEPT
    assert len(told(s, "republic-deal-clause")) == 1


@rule("R 1.04.3-d", "R 2.06.2")
def test_who_puts_a_law_forward_and_dies_has_kept_no_promise() -> None:
    s = holding("calpurnian")
    slot = member(s, 2)
    clause = promises(s, CONSENT, 2, "law", [SENATOR + slot])
    do(s, OWNER, do="law", law="calpurnian")
    do(s, OWNER, senator=name(s, slot))
    die(s, slot)
    run(s)
    assert asked(s) == [(OWNER, "republic-ask-law-sponsor")]
    assert clause.fate == OPEN


@rule("R 1.04.3-d", "R 2.05.2")
def test_who_has_promised_to_plead_is_the_advocate_of_one_trial() -> None:
    s, ask, slot = a_plea()
    promises(s, CONSENT, 3, "advocate", [SENATOR + slot])
    ask()
    trial = the_vote(s)
    assert isinstance(trial, PleadedFrame)
    assert trial.advocate == slot
    finish_vote(s, "no")
    s.senator(member(s, 4)).marks |= CORRUPT
    run(s)
    (seat, _), *_ = asked(s)
    if values(s, seat, "do") == ["lose_influence", "yield"]:
        do(s, seat, do="lose_influence")
    whom = {"target": name(s, member(s, 4)), "prosecutor": name(s, member(s, 1))}
    do(s, 1, do="prosecute_minor", how="corrupt", **whom)
    do(s, 4, senator=name(s, slot))
    assert asked(s) == [(3, "republic-ask-plead")]
    assert values(s, 3, "answer") == ["yes", "no"]


@rule("R 1.04.3-d", "R 2.05.2")
def test_who_has_promised_to_prosecute_takes_a_dead_mans_place() -> None:
    s, _, prosecutor = pleaded()
    do(s, 2, senator="plead_himself")
    slot = member(s, 3)
    clause = promises(s, CONSENT, 3, "prosecute_minor", [SENATOR + slot])
    die(s, prosecutor)
    run(s)
    assert asked(s) == [(1, "republic-ask-other-prosecutor")]
    do(s, 1, senator=name(s, slot))
    trial = the_vote(s)
    assert isinstance(trial, PleadedFrame)
    assert trial.prosecutor() == slot
    assert clause.fate == KEPT


@rule("R 1.04.3-d", "R 1.09.411")
def test_a_censor_whose_own_man_prosecutes_as_promised_has_kept_it() -> None:
    s = floor(TRIALS_STEP)
    s.senator(member(s, 2)).marks |= CORRUPT
    run(s)
    (seat, _), *_ = asked(s)
    own = member(s, seat)
    clause = promises(s, CONSENT, seat, "prosecute_minor", [SENATOR + own])
    whom = {"target": name(s, member(s, 2)), "prosecutor": name(s, own)}
    do(s, seat, do="prosecute_minor", how="corrupt", **whom)
    assert clause.fate == KEPT


@rule("R 1.04.3-d", "R 1.09.823", "R 1.09.41")
def test_the_consul_for_life_keeps_his_own_promises_where_he_decides_for_others() -> None:
    """He accuses through another's Censor, and names a Dictator through another's Consul."""
    s, content = POSITIONS["prosecute_minor"]()
    s.life = member(s, 4)
    clause = promise(s, 4, "prosecute_minor", [SENATOR + member(s, 3)])
    other = promise(s, 1, "prosecute_minor", content)
    run(s)
    assert [seat for seat, _ in asked(s)] == [4]
    assert values(s, 4, "target") == [name(s, member(s, 3))]
    whom = {"target": name(s, member(s, 3)), "prosecutor": name(s, member(s, 0))}
    do(s, 4, do="prosecute_minor", how="corrupt", **whom)
    assert (clause.fate, other.fate) == (KEPT, OPEN)

    s, content = POSITIONS["dictator"]()
    s.sitting().dictator_open = False
    s.life = member(s, 4)
    clause = promise(s, 4, "dictator", content)
    run(s)
    assert asked(s) == [(4, "republic-ask-appoint")]
    do(s, 4, senator=name(s, content[0] - SENATOR))
    assert clause.fate == KEPT
