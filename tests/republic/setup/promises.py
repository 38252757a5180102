"""Promises to nominate and to vote, and tables where each can be kept (rule 1.04.3)."""

from collections.abc import Callable

from aedilis.kernel.prompt import Prompt
from aedilis.republic.deals.terms import NAMED, TRIALS, people
from aedilis.republic.definitions.components import index_of
from aedilis.republic.definitions.named import ROME_CONSUL
from aedilis.republic.phases.senate.vote import the_vote
from aedilis.republic.rules.persons import in_play
from aedilis.republic.state.agreement import BINDING, NOMINATE, Clause, Deal
from aedilis.republic.state.choices import CONCESSION, PROVINCE, SENATOR, kind_of
from aedilis.republic.state.sitting import (
    CENSOR_STEP,
    DICTATOR_STEP,
    GOVERNORS,
    OTHER,
    PONTIFEX_STEP,
)
from aedilis.republic.state.sitting import TRIALS as TRIALS_STEP
from aedilis.republic.state.table import RepublicState
from aedilis.republic.state.zones import CORRUPT, MAJOR, PRIOR_CONSUL
from tests.republic.setup.laws import OWNER, holding, play
from tests.republic.setup.opening import name
from tests.republic.setup.priests import devout, with_pontifex
from tests.republic.setup.proposals import PASSED
from tests.republic.setup.senate import before_elections, concession, floor, propose, province, war
from tests.republic.setup.trials import GAME, asked, do, give, member, run

Position = Callable[[], tuple[RepublicState, list[int]]]


def promises(s: RepublicState, kind: int, by: int, about: str, content: list[int]) -> Clause:
    """A seat has promised something about a proposal to the seat after it."""
    clause = Clause(kind, by, (by + 1) % s.seats)
    clause.about, clause.content, clause.people = about, content, people(s, content)
    deal = Deal(len(s.deals) + 1, s.turn, by, [clause])
    deal.state, deal.due, deal.accepted = BINDING, s.turn, deal.parties()
    s.deals.append(deal)
    return clause


def promise(s: RepublicState, by: int, about: str, content: list[int]) -> Clause:
    """A seat has promised the seat after it to propose this."""
    return promises(s, NOMINATE, by, about, content)


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
        s = floor(TRIALS_STEP)
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
    s = floor(TRIALS_STEP)
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


def question(s: RepublicState, seat: int) -> Prompt:
    prompt = GAME.prompt(s, seat)
    assert prompt is not None
    return prompt


VOTER = 4


def liable() -> RepublicState:
    """The leader of faction 2 can be tried on any charge."""
    s = floor(TRIALS_STEP)
    s.senator(member(s, 2)).marks |= CORRUPT | MAJOR
    devout(s).answerable = 2
    return s


def on_the_floor(what: str) -> RepublicState:
    """A proposal of a kind is voted on, and the seat that votes may also veto it."""
    if what == "law":
        s = holding("calpurnian")
        give(s, VOTER, "tribune.38")
        return play(s, "calpurnian", member(s, OWNER), member(s, 2))
    if what in TRIALS:
        s = liable()
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
