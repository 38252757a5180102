"""Every kind of promise, as long as it can be kept: what would break it is not offered, a refusal
names it and its paragraph, the question names it too, and what cannot be kept binds nobody (1.04.3,
R-0.8).
"""

from collections.abc import Iterable

import pytest

from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import walk
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.deals.terms import NAMED, PROMISED, TRIALS
from aedilis.republic.definitions.named import PONTIFEX
from aedilis.republic.phases.senate.propose import ConsentFrame
from aedilis.republic.phases.senate.rebuff import YieldFrame
from aedilis.republic.phases.senate.seeking import SeekFrame
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.state.agreement import CLAUSES, CONSENT, KEPT, NOMINATE, VOTE, Clause
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import wild_positions
from tests.republic.setup.opening import told
from tests.republic.setup.priests import college, devout
from tests.republic.setup.promises import (
    POSITIONS,
    VOTER,
    named,
    on_the_floor,
    promise,
    promises,
    question,
)
from tests.republic.setup.proposals import PASSED
from tests.republic.setup.trials import GAME, asked, do, member, run, values

NAMES = ["Aurelia", "Marcus", "Igor", "Ulla", "Zeno"]
OTHERS = 40
"""So many of the moves that were free without the promise are tried against it."""

GAMES = 60
"""In so many wild games at most everything that can be promised must have come up."""


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


def test_every_kind_of_clause_is_tried() -> None:
    assert CLAUSES[:6] == ("talents", "card", "vote", "nominate", "consent", "text")
    assert set(PASSED) | set(TRIALS) | {"law"} == set(PROMISED[VOTE])
    assert set(POSITIONS) == set(PROMISED[NOMINATE])


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
@pytest.mark.parametrize(
    "about",
    ["concessions", "governors", "prosecute_minor", "remove_pontifex", "prosecute_leader"],
)
def test_a_defeat_costs_influence_and_not_the_chair_that_a_promise_needs(about: str) -> None:
    s, content = POSITIONS[about]()
    run(s)
    (seat, _), *_ = asked(s)
    s.senator(s.sitting().chair).influence = 5
    s.stack.append(YieldFrame(s.sitting().chair))
    free = run(GAME.clone(s))
    clause = promise(s, seat, about, content)
    run(s)
    assert values(free, seat, "do") == ["lose_influence", "yield"]
    assert values(s, seat, "do") == ["lose_influence"]
    assert break_it(s, free, seat, f"You have promised {NAMES[seat + 1]}") > 5
    clause.people = [99]
    run(s)
    assert values(s, seat, "do") == ["lose_influence", "yield"]


# -- to vote ---------------------------------------------------------------------------------------


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize("what", PROMISED[VOTE])
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
    vetoed = [] if what in ("life", "law") else ["veto"]
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


@rule("R 1.04.3-d", "R 2.01.5")
def test_a_promised_vote_leaves_the_pontifex_no_veto() -> None:
    s = on_the_floor("concessions")
    devout(s)
    s.senator(member(s, 1)).offices |= 1 << PONTIFEX
    run(s)
    do(s, 0, seat=1)
    assert "veto" in values(s, 1, "do")
    promises(s, VOTE, 1, "concessions", named(s)).number = 1
    run(s)
    assert values(s, 1, "do") == ["yes"]
    assert not college(s).vetoed


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


# -- games -----------------------------------------------------------------------------------------


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize(("scenario", "seats"), [("early", 3), ("late", 5), ("middle", 4)])
def test_in_wild_games_nobody_breaks_what_he_can_keep(scenario: str, seats: int) -> None:
    """Promises are laid upon who is asked to propose, vote or consent, as the game goes; what the
    others may do is as it was.
    """
    tried = kept_in(wild_positions(scenario, seats, f"kept {scenario}", 900))
    assert {kind for kind, _ in tried} == {NOMINATE, VOTE, CONSENT}


@rule("R 1.04.3-d", "R 2.00")
def test_in_wild_games_with_advanced_rules_neither() -> None:
    """R-2.00b: game after game, until all that is new has been promised."""
    rules = {"pontifex": True, "passing-laws": True, "advocates": True}
    wanted = {(NOMINATE, "pontifex"), (VOTE, "pontifex"), (VOTE, "remove_pontifex")}
    wanted |= {(VOTE, "law"), (CONSENT, "law"), (CONSENT, "advocate")}
    tried: set[tuple[int, str]] = set()
    for n in range(GAMES):
        scenario = ("middle", "late")[n % 2]
        tried |= kept_in(wild_positions(scenario, 5, f"kept by all rules {n}", 1500, rules))
        if wanted <= tried:
            return
    raise AssertionError(wanted - tried)


def kept_in(game: Iterable[RepublicState]) -> set[tuple[int, str]]:
    """Lay promises upon whoever is asked in the positions of a game; gives of which kinds they
    were, and about what.
    """
    tried: set[tuple[int, str]] = set()
    for n, played in enumerate(game):
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
        tried.add((kind, clause.about))
    return tried


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
        by = s.senator(slot).faction
        return CONSENT, prompt.seat, promises(s, CONSENT, by, what, [SENATOR + slot])
    if prompt.key in ("republic-ask-plead", "republic-ask-put-law"):
        search = s.stack[-1]
        assert isinstance(search, SeekFrame)
        what, slot = search.what(s), search.candidate
        by = s.senator(slot).faction
        return CONSENT, prompt.seat, promises(s, CONSENT, by, what, [SENATOR + slot])
    about = prompt.key.removeprefix("republic-ask-senate-")
    if about in ("consuls", "pontifex") and not nominations(s, prompt.seat):
        move = walk(prompt, stream(str(n), "promise"))
        if GAME.words(s, prompt.seat, move)["do"] == f"propose_{about}":
            content = [one & 4095 for one in move[1:]]
            return NOMINATE, prompt.seat, promises(s, NOMINATE, prompt.seat, about, content)
    return NOMINATE, prompt.seat, None


def values_of(s: RepublicState, seat: int) -> list[object]:
    prompt = question(s, seat)
    return [GAME.word(s, seat, code).get("do") for code in prompt.choices([])]
