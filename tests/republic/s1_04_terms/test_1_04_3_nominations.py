"""A promise to nominate binds as long as it can be kept (1.04.3, R-0.8)."""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.deals.terms import PROMISED
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.state.agreement import KEPT, NOMINATE, OPEN
from aedilis.republic.state.choices import SENATOR
from tests.republic.setup.opening import name
from tests.republic.setup.promises import (
    POSITIONS,
    a_concession,
    a_dictator,
    a_removal,
    promise,
    question,
)
from tests.republic.setup.senate import concession, finish_vote, propose
from tests.republic.setup.trials import GAME, asked, do, give, member, run, values
from tests.republic.setup.tribunes import call

AWAY = {"next_step", "adjourn", "end_trials", "stop", "propose_deploy", "propose_recall"}


def test_every_kind_that_can_be_promised_is_tried() -> None:
    assert set(POSITIONS) == set(PROMISED[NOMINATE])


@rule("R 1.04.3-d", "R 1.04.3")
@pytest.mark.parametrize("about", POSITIONS)
def test_a_promise_to_nominate_leaves_no_way_out(about: str) -> None:
    """R-0.8: neither going on nor adjourning nor naming another, and the question says why."""
    s, content = POSITIONS[about]()
    free = run(GAME.clone(s))
    (seat, _), *_ = asked(free)
    clause = promise(s, seat, about, content)
    run(s)
    verb = about if about.startswith("prosecute") else f"propose_{about}"
    offered = values(s, seat, "do")
    assert verb in offered
    assert not AWAY.intersection(offered)
    prompt = question(s, seat)
    text = RepublicText("en", ["A", "B", "C", "D", "E"], seat)
    assert "You have promised" in text.question(prompt)
    assert "You have promised" not in text.question(question(free, seat))
    begun = [code for code in prompt.choices([]) if GAME.word(s, seat, code)["do"] == verb]
    while prompt.choices(begun) and len(begun) <= len(content):
        first, *others = [code for code in prompt.choices(begun) if code & 4095 in content]
        named = [code for code in prompt.choices(begun) if code & 4095 >= SENATOR]
        assert set(named) == {first, *others}
        begun.append(first)
    assert clause.fate == OPEN


@rule("R 1.04.3-d", "R 2.01.8")
def test_the_removal_that_was_promised_need_not_come_first() -> None:
    """There is time for it until the Senate closes."""
    s, content = a_removal()
    clause = promise(s, 0, "remove_pontifex", content)
    run(s)
    words = {"concession": "mining", "senator": name(s, member(s, 3))}
    propose(s, 0, "concessions", **words)
    finish_vote(s, "yes")
    assert clause.fate == OPEN
    assert "adjourn" not in values(s, 0, "do")
    propose(s, 0, "remove_pontifex", senator=name(s, member(s, 2)))
    assert clause.fate == KEPT
    finish_vote(s, "yes")
    assert "adjourn" in values(s, 0, "do")


@rule("R 1.04.3-d")
def test_what_cannot_be_kept_now_binds_nobody() -> None:
    s, content = a_concession()
    clause = promise(s, 0, "concessions", content)
    concession(s, "harbor_fees", member(s, 4))
    run(s)
    assert "adjourn" in values(s, 0, "do")
    assert clause.fate == OPEN


@rule("R 1.04.3-d", "R 1.09.151")
def test_a_tribune_of_who_has_promised_makes_that_proposal() -> None:
    s, content = a_concession()
    give(s, 2, "tribune.38")
    clause = promise(s, 2, "concessions", content)
    run(s)
    call(s, 2)
    assert values(s, 2, "do") == ["propose_concessions"]
    words = {"concession": "harbor_fees", "senator": name(s, content[0] - SENATOR)}
    propose(s, 2, "concessions", **words)
    assert clause.fate == KEPT
    finish_vote(s, "yes")


@rule("R 1.04.3-d", "R 1.09.31")
def test_a_consul_names_the_dictator_he_has_promised() -> None:
    s, content = a_dictator()
    s.sitting().dictator_open = False
    clause = promise(s, 0, "dictator", content)
    run(s)
    assert asked(s) == [(0, "republic-ask-appoint")]
    chosen = name(s, content[0] - SENATOR)
    assert values(s, 0, "senator") == [chosen]
    do(s, 0, senator=chosen)
    assert clause.fate == KEPT
