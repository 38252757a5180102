"""Every kind of promise, as long as it can be kept: what would break it is not offered, a refusal
names it and its paragraph, the question names it too, and what cannot be kept binds nobody (1.04.3,
R-0.8).
"""

from collections.abc import Callable

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.deals.terms import NAMED, PROMISED, TRIALS, kind_of, people
from aedilis.republic.phases.senate.propose import ConsentFrame
from aedilis.republic.phases.senate.rebuff import YieldFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.state.agreement import (
    BINDING,
    CARD,
    CLAUSES,
    CONSENT,
    KEPT,
    NOMINATE,
    OPEN,
    TALENTS,
    TEXT,
    VOTE,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.sitting import TRIALS as TRIALS_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT, MAJOR
from tests.republic.s1_04_terms.test_1_04_3_nominations import POSITIONS, promise, question
from tests.republic.s1_09_senate.test_1_09_151_waiting_proposals import CONSENTS, PASSED
from tests.republic.setup.games import wild_positions
from tests.republic.setup.opening import name, told
from tests.republic.setup.priests import devout
from tests.republic.setup.senate import finish_vote, floor, propose
from tests.republic.setup.trials import (
    GAME,
    asked,
    do,
    give,
    member,
    run,
    values,
)

NAMES = ["Aurelia", "Marcus", "Igor", "Ulla", "Zeno"]
VOTER = 4
OTHERS = 40
"""So many of the moves that were free without the promise are tried against it."""


def promises(s: RepublicState, kind: int, by: int, about: str, content: list[int]) -> Clause:
    """A seat has promised something about a proposal to the seat after it."""
    clause = Clause(kind, by, (by + 1) % s.seats)
    clause.about, clause.content, clause.people = about, content, people(s, content)
    deal = Deal(len(s.deals) + 1, s.turn, by, [clause])
    deal.state, deal.due, deal.accepted = BINDING, s.turn, deal.parties()
    s.deals.append(deal)
    return clause


def refusal(s: RepublicState, seat: int, words: Words) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(s, seat, words)
    return refused.value


def break_it(s: RepublicState, free: RepublicState, seat: int, own: str) -> int:
    """Try what the seat could do in the same position without its promise: all that it cannot do
    now is refused because of it. Gives how much that was.
    """
    prompt, other = question(s, seat), question(free, seat)
    text = RepublicText("en", NAMES, seat, strict=True)
    broken = 0
    for n in range(OTHERS):
        first = other.choices([])[n % len(other.choices([]))]
        move = walk(other, stream(str(n), "break"), [first])
        if prompt.accepts(move):
            continue
        reason = refusal(s, seat, GAME.words(free, seat, move))
        assert reason.rule == "R 1.04.3", (GAME.words(free, seat, move), reason.key)
        assert text.refusal(reason).startswith(f"You have promised {NAMES[(seat + 1) % 5]} to")
        broken += 1
    assert own in text.question(prompt)
    assert own not in text.question(other)
    return broken


ELSEWHERE = {"advocate", "law"}
"""Consents that no proposal asks for: they are tried with Advocates and Passing Laws."""


def test_every_kind_of_clause_is_tried() -> None:
    assert CLAUSES[:6] == ("talents", "card", "vote", "nominate", "consent", "text")
    assert set(PASSED) | set(TRIALS) | {"law"} == set(PROMISED[VOTE])
    assert set(POSITIONS) == set(PROMISED[NOMINATE])
    assert set(CONSENTS) | set(TRIALS) | ELSEWHERE == set(PROMISED[CONSENT])


# -- to nominate -----------------------------------------------------------------------------------


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize("about", POSITIONS)
def test_what_breaks_a_nomination_is_refused_because_of_it(about: str) -> None:
    s, content = POSITIONS[about]()
    free = run(GAME.clone(s))
    (seat, _), *_ = asked(free)
    clause = promise(s, seat, about, content)
    run(s)
    assert break_it(s, free, seat, f"You have promised {NAMES[seat + 1]}") > 5
    clause.people = [99 for _ in clause.people]
    run(s)
    assert question(s, seat).choices([]) == question(free, seat).choices([])


@rule("R 1.04.3-d", "R 1.09.144")
@pytest.mark.parametrize("about", ["concessions", "governors", "prosecute_minor"])
def test_a_defeat_costs_influence_and_not_the_chair_that_a_promise_needs(about: str) -> None:
    s, content = POSITIONS[about]()
    run(s)
    (seat, _), *_ = asked(s)
    s.senator(s.sitting().chair).influence = 5
    s.stack.append(YieldFrame(s.sitting().chair))
    free = run(GAME.clone(s))
    promise(s, seat, about, content)
    run(s)
    assert values(free, seat, "do") == ["lose_influence", "yield"]
    assert values(s, seat, "do") == ["lose_influence"]
    assert break_it(s, free, seat, f"You have promised {NAMES[seat + 1]}") > 5
    s.deals[0].clauses[0].people = [99]
    run(s)
    assert values(s, seat, "do") == ["lose_influence", "yield"]


# -- to vote ---------------------------------------------------------------------------------------


def on_the_floor(what: str) -> RepublicState:
    """A proposal of a kind is voted on, and the seat that votes may also veto it."""
    if what in TRIALS:
        s = floor(TRIALS_STEP)
        s.senator(member(s, 2)).marks |= CORRUPT | MAJOR
        devout(s).answerable = 2
        give(s, VOTER, "tribune.38")
        run(s)
        (seat, _), *_ = asked(s)
        charge = {"how": "corrupt"} if what == "prosecute_minor" else {}
        do(
            s,
            seat,
            do=what,
            target=name(s, member(s, 2)),
            prosecutor=name(s, member(s, 3)),
            **charge,
        )
        do(s, 3, answer="yes")
        return s
    s, words = PASSED[what][0]()
    give(s, VOTER, "tribune.38")
    run(s)
    return propose(s, 0, what, **words)


def named(s: RepublicState) -> list[int]:
    """What a promise about the proposal on the floor names."""
    vote = the_vote(s)
    assert vote is not None
    found = [
        one for part in vote.motion.parts for one in part if kind_of(one) in NAMED[vote.motion.what]
    ]
    return found[:1] if vote.motion.what in TRIALS else found


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize("what", [one for one in PROMISED[VOTE] if one != "law"])
@pytest.mark.parametrize("way", [1, 0])
def test_a_promised_vote_of_any_kind_offers_no_other(what: str, way: int) -> None:
    s = on_the_floor(what)
    (caller, _), *_ = asked(s)
    do(s, caller, seat=VOTER)
    free = GAME.clone(s)
    clause = promises(s, VOTE, VOTER, what, named(s))
    clause.number = way
    run(s)
    ways = ["yes", "no"] if what in ("land_bill", "repeal") else ["yes", "no", "abstain"]
    vetoed = [] if what == "life" else ["veto"]
    assert [x for x in values(free, VOTER, "do") if x != "split"] == [*ways, *vetoed]
    assert values(s, VOTER, "do") == ["yes" if way else "no"]
    said = "You have promised Aurelia to vote " + ("for" if way else "against")
    assert break_it(s, free, VOTER, said) > 5
    lost = GAME.clone(s)
    (binding,) = [one for deal in lost.deals for one in deal.clauses]
    binding.people = [99 for _ in binding.people]
    run(lost)
    assert (question(lost, VOTER).choices([]) == question(free, VOTER).choices([])) == bool(
        binding.people
    )
    do(s, VOTER, do="yes" if way else "no", **({"how": "stop"} if may_buy(s) else {}))
    assert clause.fate == KEPT
    assert [one["clause"] for one in told(s, "republic-deal-clause")] == [1]


def may_buy(s: RepublicState) -> bool:
    return bool(values(s, VOTER, "do")) and any(
        "how" in GAME.words(s, VOTER, move) for move in GAME.matches(s, VOTER, {})
    )


@rule("R 1.04.3-d", "R 1.09.621")
@pytest.mark.parametrize("way", [1, 0])
def test_who_sponsors_a_repeal_can_keep_a_promise_to_vote_for_it_alone(way: int) -> None:
    """His sponsor votes for it whatever he has promised."""
    s = on_the_floor("repeal")
    promises(s, VOTE, 0, "repeal", named(s)).number = way
    run(s)
    do(s, 0, seat=0)
    free = GAME.clone(s)
    free.deals = []
    run(free)
    assert values(free, 0, "do") == ["yes", "no", "split"]
    assert values(s, 0, "do") == (["yes"] if way else ["yes", "no", "split"])


# -- to consent ------------------------------------------------------------------------------------


def consenting(about: str) -> tuple[RepublicState, Callable[[], object], int]:
    """A position, what asks in it for the consent of a senator, and his slot."""
    if about in TRIALS:
        s = floor(TRIALS_STEP)
        s.senator(member(s, 2)).marks |= CORRUPT | MAJOR
        devout(s).answerable = 2
        run(s)
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
@pytest.mark.parametrize("about", [one for one in PROMISED[CONSENT] if one not in ELSEWHERE])
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
    assert vote.motion.what == about
    assert clause.fate == KEPT
    assert told(s, "republic-deal-clause") == [{"deal": 1, "clause": 1, "fate": KEPT}]
    with pytest.raises(IllegalMove):
        GAME.parse(s, seat, {"answer": "no"})
    finish_vote(s, "no")
    assert len(told(s, "republic-deal-clause")) == 1


@rule("R 1.04.3-d", "R 1.09.172")
@pytest.mark.parametrize("about", [one for one in PROMISED[CONSENT] if one not in ELSEWHERE])
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


# -- games -----------------------------------------------------------------------------------------


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize(("scenario", "seats"), [("early", 3), ("late", 5), ("middle", 4)])
def test_in_wild_games_nobody_breaks_what_he_can_keep(scenario: str, seats: int) -> None:
    """Promises are laid upon who is asked to propose, vote or consent, as the game goes; what the
    others may do is as it was.
    """
    tried = {TALENTS: 1, CARD: 1, TEXT: 1, NOMINATE: 0, VOTE: 0, CONSENT: 0}
    for n, played in enumerate(wild_positions(scenario, seats, f"kept {scenario}", 900)):
        if played.over:
            break
        s = GAME.clone(played)
        kind, seat, clause = laid_upon(s, n)
        if clause is None:
            continue
        before = GAME.prompt(s, seat)
        GAME.run(s)
        now = GAME.prompt(s, seat)
        if kind == CONSENT:
            # Another of his people may have to consent too.
            assert before is not None
            assert now is None or now.key != before.key or now.params != before.params
        else:
            assert now is not None
            assert "promised" in (now.params or {})
            # An appeal to the people comes before the vote.
            first = [one for one in now.choices([]) if "appeal" not in str(GAME.word(s, seat, one))]
            GAME.apply(s, seat, walk(now, stream(str(n), "keep"), first[:1]))
            assert clause.fate == KEPT
        tried[kind] += 1
    assert all(tried.values()), tried


def laid_upon(s: RepublicState, n: int) -> tuple[int, int, Clause | None]:
    """Let who is asked promise something that he can keep now, whatever the question is."""
    prompt = GAME.asked(s)[0]
    vote = the_vote(s)
    if prompt.key == "republic-ask-vote" and vote is not None and vote.motion.what in NAMED:
        if not {"yes", "no"} <= set(values_of(s, prompt.seat)) or vote.tally.asked != prompt.seat:
            return VOTE, prompt.seat, None
        clause = promises(s, VOTE, prompt.seat, vote.motion.what, named(s))
        clause.number = n % 2
        if vote.promised(s, prompt.seat) is not clause:
            return VOTE, prompt.seat, None
        return VOTE, prompt.seat, clause
    if prompt.key == "republic-ask-consent":
        frame = s.stack[-1]
        assert isinstance(frame, ConsentFrame)
        what, slot = frame.motion.what, frame.waiting(s)[0]
        seat = s.senator(slot).faction
        return CONSENT, seat, promises(s, CONSENT, seat, what, [SENATOR + slot])
    if prompt.key == "republic-ask-senate-consuls" and not nominations(s, prompt.seat):
        move = walk(prompt, stream(str(n), "promise"))
        if GAME.words(s, prompt.seat, move)["do"] == "propose_consuls":
            content = [one & 4095 for one in move[1:]]
            return NOMINATE, prompt.seat, promises(s, NOMINATE, prompt.seat, "consuls", content)
    return NOMINATE, prompt.seat, None


def values_of(s: RepublicState, seat: int) -> list[object]:
    prompt = question(s, seat)
    return [GAME.word(s, seat, code).get("do") for code in prompt.choices([])]
