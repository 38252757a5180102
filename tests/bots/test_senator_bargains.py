"""What the senator thinks of promises about priests, vetoes, trials and the Pontifex Maximus, and
what of these he offers himself.
"""

import pytest

from aedilis.kernel.rule import rule
from aedilis.republic.bots import bargains
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.player import completed
from aedilis.republic.deals.offers import OFFER
from aedilis.republic.game import Republic
from aedilis.republic.phases.senate.pontificate import make_pontifex
from aedilis.republic.rules.money import FACTION, STATE, pay
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.agreement import (
    NOMINATE,
    OFFERED,
    PRIEST,
    VETO,
    VOTE,
    Clause,
    Deal,
)
from aedilis.republic.state.choices import SENATOR
from aedilis.republic.state.college import College
from aedilis.republic.state.sitting import CONSULS, PONTIFEX_STEP, SenateSession
from aedilis.republic.state.table import RepublicState
from tests.republic.setup import deals

GAME = Republic()
MINE, HIS = 1, 0


def college() -> RepublicState:
    """A Senate that sits, where there is a college and nobody in it."""
    s = deals.table()
    s.senate_session = SenateSession()
    s.college = College()
    return s


def table() -> RepublicState:
    """The same with a Pontifex of the first seat."""
    s = college()
    make_pontifex(s, in_rome(s, HIS)[0])
    return s


def mind_of(s: RepublicState, seat: int) -> Mind:
    prompt = GAME.aside(s, seat)
    assert prompt is not None
    return Mind(GAME.view(s, seat), prompt)


def value(s: RepublicState, by: int, kind: int, about: str, whom: int, number: int) -> float:
    """What a promise of one of two seats to the other is worth to the second."""
    clause = Clause(kind, by, MINE + HIS - by, number)
    clause.about = about
    clause.content = [SENATOR + in_rome(s, whom)[0]]
    return bargains.worth(mind_of(s, MINE), Deal(1, HIS, 1, [clause]))


@rule("R 1.04.3", "R 2.01.3", "R 2.01.5")
@pytest.mark.parametrize(
    ("kind", "about", "whom", "number", "good"),
    [
        (VOTE, "censor", MINE, 1, True),
        (VOTE, "censor", MINE, 0, False),
        (VOTE, "prosecute_major", MINE, 0, True),
        (VOTE, "prosecute_major", MINE, 1, False),
        (VOTE, "prosecute_leader", HIS, 1, True),
        (VOTE, "remove_pontifex", HIS, 1, True),
        (VOTE, "remove_pontifex", MINE, 1, False),
        (VOTE, "remove_pontifex", MINE, 0, True),
        (VETO, "prosecute_minor", MINE, 1, True),
        (VETO, "prosecute_minor", MINE, 0, False),
        (VETO, "censor", MINE, 0, True),
        (VETO, "censor", MINE, 1, False),
        (VETO, "dictator", HIS, 1, True),
        (NOMINATE, "pontifex", MINE, 0, True),
        (NOMINATE, "remove_pontifex", MINE, 0, False),
        (NOMINATE, "prosecute_leader", MINE, 0, False),
        (PRIEST, "", MINE, 0, True),
        (PRIEST, "", HIS, 0, False),
    ],
)
def test_a_promise_is_worth_something_where_it_helps(
    kind: int, about: str, whom: int, number: int, good: bool
) -> None:
    assert (value(table(), HIS, kind, about, whom, number) > 0) == good


@rule("R 1.04.3", "R 2.01.3", "R 2.01.5")
@pytest.mark.parametrize(
    ("kind", "about", "whom", "number", "dear"),
    [
        (VOTE, "remove_pontifex", MINE, 1, bargains.NEVER),
        (NOMINATE, "remove_pontifex", MINE, 0, bargains.NEVER),
        (VOTE, "remove_pontifex", MINE, 0, 0.0),
        (VOTE, "pontifex", MINE, 1, 0.0),
        (VOTE, "pontifex", HIS, 1, bargains.VOTE_WORTH),
        (VETO, "prosecute_major", MINE, 1, 0.0),
        (VETO, "prosecute_major", HIS, 1, bargains.VETO_WORTH),
        (VETO, "prosecute_major", HIS, 0, bargains.VOTE_WORTH),
        (PRIEST, "", MINE, 0, 0.0),
        (PRIEST, "", HIS, 0, bargains.PRIEST_WORTH),
    ],
)
def test_a_promise_costs_what_is_given_away(
    kind: int, about: str, whom: int, number: int, dear: float
) -> None:
    assert value(table(), MINE, kind, about, whom, number) == -dear


def failing(s: RepublicState, step: str, seat: int) -> dict[str, object]:
    """What the senator who presides offers once a proposal of a step has failed, in words."""
    session = s.sitting()
    session.step = step
    session.chair = in_rome(s, seat)[0]
    session.barred.append(f"{step}:failed")
    mind = mind_of(s, seat)
    move = bargains.bargain(mind)
    assert move[0] == OFFER
    whole = completed(mind.prompt, move)
    assert whole is not None
    words = GAME.words(s, seat, whole)
    GAME.apply(s, seat, whole)
    assert s.deals[-1].state == OFFERED
    return words


@rule("R 1.04.3", "R 2.01.3")
@pytest.mark.parametrize(("rich", "given"), [(True, "promise_talents"), (False, "promise_priest")])
def test_who_presides_offers_what_he_has_for_votes(rich: bool, given: str) -> None:
    s = table()
    pay(s, STATE, FACTION + HIS, 30 * rich)
    words = failing(s, CONSULS, HIS)
    assert (words["proposal_1"], words["clause_2"]) == ("propose_consuls", given)


@rule("R 1.04.3", "R 2.01.2")
def test_a_pontifex_of_ones_own_is_put_through_in_the_same_way() -> None:
    s = college()
    pay(s, STATE, FACTION + HIS, 30)
    words = failing(s, PONTIFEX_STEP, HIS)
    assert (words["proposal_1"], words["clause_2"]) == ("propose_pontifex", "promise_talents")
