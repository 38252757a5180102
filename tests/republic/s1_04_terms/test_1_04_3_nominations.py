"""A promise to nominate binds as long as it can be kept (1.04.3, R-0.8)."""

from collections.abc import Callable

import pytest

from aedilis.kernel.prompt import Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.terms import PROMISED, people
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import ROME_CONSUL
from aedilis.republic.presentation.text import RepublicText
from aedilis.republic.rules.persons import in_play
from aedilis.republic.state.agreement import BINDING, KEPT, NOMINATE, OPEN, Clause, Deal
from aedilis.republic.state.choices import CONCESSION, PROVINCE, SENATOR
from aedilis.republic.state.sitting import (
    CENSOR_STEP,
    DICTATOR_STEP,
    GOVERNORS,
    OTHER,
    PONTIFEX_STEP,
    TRIALS,
)
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT, MAJOR, PRIOR_CONSUL
from tests.republic.setup.opening import name
from tests.republic.setup.priests import devout, with_pontifex
from tests.republic.setup.senate import (
    before_elections,
    concession,
    finish_vote,
    floor,
    propose,
    province,
    war,
)
from tests.republic.setup.trials import GAME, asked, do, give, member, run, values
from tests.republic.setup.tribunes import call

Position = Callable[[], tuple[RepublicState, list[int]]]


def promise(s: RepublicState, by: int, about: str, content: list[int]) -> Clause:
    """A seat has promised the seat after it to propose this."""
    clause = Clause(NOMINATE, by, (by + 1) % s.seats)
    clause.about, clause.content, clause.people = about, content, people(s, content)
    deal = Deal(len(s.deals) + 1, s.turn, by, [clause])
    deal.state, deal.due, deal.accepted = BINDING, s.turn, deal.parties()
    s.deals.append(deal)
    return clause


def electing_consuls() -> tuple[RepublicState, list[int]]:
    s = before_elections()
    return s, [SENATOR + member(s, 2), SENATOR + member(s, 3)]


def a_dictator() -> tuple[RepublicState, list[int]]:
    s = floor(DICTATOR_STEP)
    s.sitting().dictator_open = True
    war(s, "first_punic_war")
    return s, [SENATOR + member(s, 2)]


def a_censor() -> tuple[RepublicState, list[int]]:
    s = floor(CENSOR_STEP)
    s.sitting().ended = 1
    for seat in (2, 3):
        s.senator(member(s, seat)).marks |= PRIOR_CONSUL
    return s, [SENATOR + member(s, 2)]


def a_trial(mark: int) -> Position:
    def position() -> tuple[RepublicState, list[int]]:
        s = floor(TRIALS)
        for seat in (2, 3):
            s.senator(member(s, seat)).marks |= CORRUPT | MAJOR if seat == 3 else mark
        return s, [SENATOR + member(s, 2)]

    return position


def a_governor() -> tuple[RepublicState, list[int]]:
    s = floor(GOVERNORS)
    province(s, "sicilia")
    province(s, "africa")
    return s, [SENATOR + member(s, 2), PROVINCE + index_of("province", "africa")]


def a_concession() -> tuple[RepublicState, list[int]]:
    s = floor(OTHER)
    concession(s, "mining")
    return s, [SENATOR + member(s, 2), CONCESSION + concession(s, "harbor_fees")]


def a_consul_for_life() -> tuple[RepublicState, list[int]]:
    s = floor(OTHER)
    for _, one in in_play(s):
        one.influence = 3
    for seat in (2, 3):
        s.senator(member(s, seat)).influence = 22
    return s, [SENATOR + member(s, 2)]


def a_pontifex() -> tuple[RepublicState, list[int]]:
    s = floor(PONTIFEX_STEP)
    s.sitting().ended = 1 << ROME_CONSUL
    devout(s)
    return s, [SENATOR + member(s, 2)]


def a_removal() -> tuple[RepublicState, list[int]]:
    s, chief = with_pontifex(seat=2)
    concession(s, "mining")
    return s, [SENATOR + chief]


def a_leaders_trial() -> tuple[RepublicState, list[int]]:
    """The leader of faction 2 answers for the omens; another could be tried for his office."""
    s = floor(TRIALS)
    devout(s).answerable = 2
    s.senator(member(s, 3)).marks |= CORRUPT | MAJOR
    return s, [SENATOR + member(s, 2)]


POSITIONS: dict[str, Position] = {
    "consuls": electing_consuls,
    "dictator": a_dictator,
    "censor": a_censor,
    "prosecute_minor": a_trial(CORRUPT),
    "prosecute_major": a_trial(MAJOR),
    "governors": a_governor,
    "concessions": a_concession,
    "life": a_consul_for_life,
    "pontifex": a_pontifex,
    "remove_pontifex": a_removal,
    "prosecute_leader": a_leaders_trial,
}
AWAY = {"next_step", "adjourn", "end_trials", "stop", "propose_deploy", "propose_recall"}


def question(s: RepublicState, seat: int) -> Prompt:
    prompt = GAME.prompt(s, seat)
    assert prompt is not None
    return prompt


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
