"""What clauses can say, and how those that cannot be are refused."""

import msgspec
import pytest

from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.rule import rule
from aedilis.kernel.text import Catalogue
from aedilis.republic.deals.carrying import note_vote, vote_clause
from aedilis.republic.deals.offers import MOST_TALENTS, MOST_TEXT, proposal_verb
from aedilis.republic.deals.terms import NAMED, PROMISED, TRIALS, kinds, suits
from aedilis.republic.phases.senate.registry import ALL_KINDS
from aedilis.republic.state.agreement import (
    CONSENT,
    FAILED,
    NOMINATE,
    OFFERED,
    OPEN,
    RELEASED,
    VOTE,
    Clause,
)
from aedilis.republic.state.choices import BILL, CARD, CONCESSION, LAW, PROVINCE, SENATOR, VERBS
from aedilis.republic.state.docket import Docket
from aedilis.republic.state.zones import CAPTIVE
from tests.republic.setup.deals import (
    GAME,
    deal,
    end,
    member,
    nominate,
    say,
    slot,
    table,
    talents,
    text,
    vote,
)
from tests.republic.setup.opening import opened
from tests.republic.setup.priests import devout

ENGLISH = Catalogue("en", ["aedilis.republic.presentation"], strict=True)


def clauses(about: str, content: list[int], kind: int = VOTE) -> Clause:
    clause = Clause(kind, 0, 1, 1)
    clause.about = about
    clause.content = content
    return clause


@rule("R 1.04.3-e", "R VII.deals")
def test_every_proposal_that_can_be_promised_is_one_of_the_senates() -> None:
    known = {kind.name for kind in ALL_KINDS} | set(TRIALS)
    assert set(NAMED) == known
    # To plead is agreed to, and nobody proposes it.
    assert {about for words in PROMISED.values() for about in words} == known | {"advocate"}
    assert all(proposal_verb(about) in VERBS for about in known | {"advocate"})
    consenting = {kind.name for kind in ALL_KINDS if "consents" in vars(type(kind))}
    assert set(PROMISED[CONSENT]) == consenting | set(TRIALS) | {"advocate", "law"}


@rule("R 1.04.3-f", "R 1.04.3-g", "R 1.04.3-h")
@pytest.mark.parametrize(
    "about",
    [
        "rome_consul",  # who of the two elected becomes Rome Consul
        "propose_posts",
        "assassinate",
        "prosecute_special",
        "rebel",
        "lay_down",
        "join",
        "tribune",
    ],
)
@pytest.mark.parametrize("kind", ["vote", "nominate", "consent"])
def test_what_may_not_be_promised_cannot_be_said(about: str, kind: str) -> None:
    """R-0.8: a clause on a revolt is rejected."""
    s = table()
    words: Words = {
        "do": "offer", "clause_1": f"promise_{kind}", "by_1": 0, "to_1": 1, "proposal_1": about,
        "whom_1": member(s, 0), "clause_2": "end",
    }  # fmt: skip
    with pytest.raises(IllegalMove) as refused:
        say(s, 0, words)
    assert refused.value.rule == "R 1.04.3"
    told = ENGLISH.text(refused.value.key, dict(refused.value.params))
    assert told.startswith(f"No agreement can be about “{about}”")
    assert s.deals == []


def two(first: Words, **more: object) -> Words:
    return {"do": "offer", **first, **end(2), **more}


@rule("R 1.04.3")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (two(talents(1, 0, 1, 0)), "too-few"),
        (two(talents(1, 0, 1, MOST_TALENTS + 1)), "too-many"),
        (two(talents(1, 0, 1, 5), talents_1="5"), "no-number"),
        (two(talents(1, 0, 0, 5)), "not-offered"),
        (two(talents(1, 1, 2, 5)), "not-offered"),
        (two(talents(1, 0, 9, 5)), "not-offered"),
        (two(text(1, 0, 1, "")), "odd-text"),
        (two(text(1, 0, 1, "two\nlines")), "odd-text"),
        (two(text(1, 0, 1, "\x1b[2J")), "odd-text"),
        (two(text(1, 0, 1, "abc \u202e def")), "odd-text"),
        (two(text(1, 0, 1, "x" * (MOST_TEXT + 1))), "too-long"),
        (two(text(1, 0, 1, "x"), text_1=7), "no-text"),
        (two(talents(1, 0, 1, 5), surplus=1), "not-part"),
        (two(talents(1, 0, 1, 5), clause_2="promise_all"), "no-such"),
        ({"do": "offer", "clause_1": "promise_talents"}, "unsaid"),
        ({"do": "offer", **talents(1, 0, 1, 5)}, "unsaid"),
        ({"do": "offer"}, "unsaid"),
        ({"do": "accept"}, None),
        ({"do": "accept", "deal": 7}, None),
        ({"do": "offer", "clause_1": "end"}, None),
    ],
)
def test_a_malformed_offer_is_refused_with_its_reason(words: Words, reason: str | None) -> None:
    s = table()
    with pytest.raises(IllegalMove) as refused:
        say(s, 0, words)
    key = refused.value.key
    assert reason is None or key == f"republic-refused-{reason}"
    assert s.deals == []


@rule("R 1.04.3")
def test_the_reasons_name_the_field() -> None:
    s = table()
    with pytest.raises(IllegalMove) as refused:
        say(s, 0, {"do": "offer", **talents(1, 0, 1, 5)})
    assert ENGLISH.text(refused.value.key, dict(refused.value.params)) == "“clause_2” is missing."
    with pytest.raises(IllegalMove) as refused:
        say(s, 0, two(text(1, 0, 1, "x" * 201)))
    told = ENGLISH.text(refused.value.key, dict(refused.value.params))
    assert told == "“text_1” has 201 characters; at most 200 are allowed."


@rule("R 1.04.3")
def test_codes_that_are_no_offer_are_refused() -> None:
    s = table()
    for move in ([], [10**9], [-5], [99999, 1]):
        with pytest.raises(IllegalMove):
            GAME.apply(s, 0, move)
    prompt = GAME.aside(s, 0)
    assert prompt is not None
    whole = GAME.parse(s, 0, two(text(1, 0, 1, "Agreed")))
    for odd in ([*whole, 0], whole[:-1], [*whole[:-2], 10, whole[-1]]):
        assert not prompt.accepts(odd)


@rule("R 1.04.3-e")
def test_four_clauses_are_an_offer_without_an_end() -> None:
    s = table()
    words: Words = {}
    for n in range(1, 5):
        words.update(text(n, 0, n % 4 + 1, f"Clause {n}"))
    made = deal(s, 0, words)
    assert (len(made.clauses), made.state, made.parties()) == (4, OFFERED, 0b11111)
    with pytest.raises(IllegalMove):
        say(s, 1, {"do": "offer", **words, "by_1": 1, "to_1": 0, **end(5)})


@rule("R 1.04.5-c")
def test_a_card_is_promised_once_and_out_of_ones_own_hand() -> None:
    s = table()
    own, other = s.factions[0].hand, s.factions[1].hand
    words: Words = {
        "clause_1": "promise_card", "to_1": 1, "card_1": GAME.item_word(s, CARD + own[0]),
    }  # fmt: skip
    theirs = GAME.item_word(s, CARD + other[0])
    with pytest.raises(IllegalMove) as refused:
        say(s, 0, two({**words, "card_1": theirs}))
    assert refused.value.key == "republic-refused-not-in-hand"
    again = {**words, "clause_2": "promise_card", "to_2": 1, "card_2": words["card_1"]}
    with pytest.raises(IllegalMove):
        say(s, 0, {"do": "offer", **again, **end(3)})
    with pytest.raises(IllegalMove):
        say(s, 0, two({**words, "by_1": 0}))
    deal(s, 0, {**words, **end(2)}, 1)
    with pytest.raises(IllegalMove):
        say(s, 0, two(words))


@rule("R 1.04.3")
def test_who_is_away_cannot_be_named() -> None:
    s = table()
    name, at = member(s, 1), slot(s, 1)
    say(s, 0, two(vote(1, 0, 1, "dictator", name)))
    s.senator(at).place = CAPTIVE
    for words in (vote(1, 0, 1, "dictator", name), nominate(1, 0, 1, "dictator", name)):
        with pytest.raises(IllegalMove):
            GAME.parse(s, 0, two(words))


@rule("R 1.04.3-e")
def test_what_is_not_there_cannot_be_named() -> None:
    s = table()
    s.holdings = [None] * len(s.holdings)
    s.fronts = []
    there = kinds(s, VOTE, 0)
    assert not {"governors", "garrison", "recall_garrison", "deploy"} & set(there)
    assert {"consuls", "forces", "reject_rhodes", "land_bill"} <= set(there)
    assert "governors" not in kinds(s, NOMINATE, 0)


@rule("R 1.04.3-e", "R 2.00")
def test_what_an_advanced_rule_adds_can_be_promised_where_it_is_played() -> None:
    """R-2.00b"""
    s = opened("middle", 5)
    of_college = {"pontifex", "remove_pontifex", "prosecute_leader"}
    for clause in (VOTE, NOMINATE, CONSENT):
        assert not {*of_college, "law", "advocate"} & set(kinds(s, clause, 0))
    devout(s)
    assert of_college <= set(kinds(s, VOTE, 0))
    assert of_college <= set(kinds(s, NOMINATE, 0))
    assert set(kinds(s, CONSENT, 0)) & of_college == {"prosecute_leader"}
    s.docket = Docket()
    s.switches = msgspec.structs.replace(s.switches, passing_laws=True, advocates=True)
    assert "law" in kinds(s, VOTE, 0)
    assert not {"law", "advocate"} & set(kinds(s, NOMINATE, 0))
    assert {"law", "advocate"} <= set(kinds(s, CONSENT, 0))


A, B, C = SENATOR + 1, SENATOR + 2, SENATOR + 3


@rule("R 1.04.3-j")
@pytest.mark.parametrize(
    ("clause", "content", "same"),
    [
        (clauses("consuls", [B, A]), [A, B], True),
        (clauses("consuls", [B, A]), [A, C], False),
        (clauses("censor", [A]), [A], True),
        (clauses("prosecute_minor", [A]), [A, 5, B], True),
        (clauses("prosecute_minor", [B]), [A, 5, B], False),
        (clauses("forces", []), [3, 2, 0, 0], True),
        (clauses("land_bill", [BILL + 1]), [BILL + 1, A, B], True),
        (clauses("land_bill", [BILL + 2]), [BILL + 1, A, B], False),
        (clauses("governors", [A, PROVINCE]), [PROVINCE, A], True),
        # Two governors in one proposal are another proposal than one.
        (clauses("governors", [A, PROVINCE]), [PROVINCE, A, PROVINCE + 1, B], False),
        (clauses("governors", [A, PROVINCE], NOMINATE), [PROVINCE, A, PROVINCE + 1, B], True),
        (clauses("governors", [A, PROVINCE], NOMINATE), [PROVINCE, B, PROVINCE + 1, A], False),
        # He and the other province are of two different parts of it.
        (
            clauses("governors", [A, PROVINCE + 1], NOMINATE),
            [PROVINCE, A, PROVINCE + 1, B],
            False,
        ),
        (clauses("concessions", [A, CONCESSION + 3]), [CONCESSION + 3, A], True),
        (clauses("concessions", [A, CONCESSION + 3]), [CONCESSION + 4, A], False),
        (clauses("pontifex", [A]), [A], True),
        (clauses("pontifex", [A]), [B], False),
        (clauses("remove_pontifex", [A]), [A], True),
        (clauses("remove_pontifex", [A], NOMINATE), [B], False),
        (clauses("prosecute_leader", [A]), [A, 5, B], True),
        (clauses("prosecute_leader", [B]), [A, 5, B], False),
        # Whoever sponsors it, and whatever it is for.
        (clauses("law", [LAW + 1]), [LAW + 1, A, B, 1], True),
        (clauses("law", [LAW + 2]), [LAW + 1, A, B, 0], False),
    ],
)
def test_a_promise_is_taken_by_the_letter(clause: Clause, content: list[int], same: bool) -> None:
    assert suits(clause, clause.about, content) == same
    assert not suits(clause, "life", content)


@rule("R 1.04.3-c")
def test_a_vote_that_was_forced_the_other_way_releases_the_other() -> None:
    s = table()
    name = member(s, 2)
    words = {**vote(1, 1, 0, "dictator", name), **talents(2, 0, 1, 5), **end(3)}
    made = deal(s, 0, words, 1)
    content = [SENATOR + slot(s, 2)]
    note_vote(s, 3, "dictator", content, False)
    note_vote(s, 1, "dictator", [SENATOR + slot(s, 3)], False)
    assert [one.fate for one in made.clauses] == [OPEN, OPEN]
    note_vote(s, 1, "dictator", content, False)
    assert [one.fate for one in made.clauses] == [FAILED, RELEASED]
    assert vote_clause(s, 1, "dictator", content) is None
