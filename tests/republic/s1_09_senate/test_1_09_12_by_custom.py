"""What is ordered of a sitting of the Senate: only what must be done where one presides, no
Dictator, and all that goes without saying for who puts something to the vote.
"""

from collections.abc import Callable

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.replaying import replay
from aedilis.kernel.rule import rule
from aedilis.kernel.table import Table, state_digest
from aedilis.republic.definitions.codes import NONE
from aedilis.republic.phases.senate.ballot import CALL_REST, NOTHING, YES
from aedilis.republic.phases.senate.elections import consul_pairs
from aedilis.republic.phases.senate.floor import by_rank, presiding_seat
from aedilis.republic.phases.senate.points import GOVERNORS_VERB
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.rules.moments import QUESTIONS, SMALL_MATTERS
from aedilis.republic.rules.particular_orders import orders_given
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.state.choices import PASS, senator, verb
from aedilis.republic.state.sitting import CLOSING
from aedilis.republic.state.table import Holding, RepublicState
from tests.republic.setup.games import GAME, begun
from tests.republic.setup.orders import order, same

SEATS = 5
ADJOURN = verb("adjourn")
CALL = "republic-ask-call"
CLOSE = "republic-ask-hold-adjournment"
NOBODY = verb("no", "senator")
POINTS = "republic-ask-senate-"


def key(s: RepublicState) -> str:
    return GAME.asked(s)[0].key if not s.over else ""


def on(
    s: RepublicState, until: Callable[[RepublicState], bool], seed: str = "custom"
) -> RepublicState:
    """Senators play on until something holds."""
    players = [make_player("senator", "republic", seat, seed) for seat in range(SEATS)]
    for _ in range(1500):
        if until(s):
            return s
        prompt = GAME.due(s)
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    raise AssertionError("it did not come to that")


def to(until: Callable[[RepublicState], bool], scenario: str = "early") -> RepublicState:
    """The first position of a game of senators for which something holds."""
    return on(begun(scenario, SEATS, "custom"), until)


@rule("R 1.09.2")
def test_who_only_does_what_he_must_proposes_the_highest_ranking() -> None:
    s = to(lambda s: key(s) == "republic-ask-senate-consuls")
    seat = presiding_seat(s)
    hand = GAME.clone(s)
    pairs = consul_pairs(s)
    first, second = by_rank(s, sorted({slot for pair in pairs for slot in pair}))[:2]
    prompt = GAME.asked(hand)[0]
    move = [verb("propose_consuls")]
    for slot in (first, second):
        move.append(next(one for one in prompt.choices(move) if senator(one) == slot))
    GAME.apply(hand, seat, move)
    GAME.apply(hand, seat, [CALL_REST])
    order(s, seat, "presiding", be="pass")
    assert same(s, hand)


@rule("R 1.09.12", "R 1.09.6")
@pytest.mark.parametrize("scenario", ["early", "middle", "late"])
def test_who_only_does_what_he_must_is_asked_nothing_more_about_the_business(
    scenario: str,
) -> None:
    """Until the sitting is over, whatever becomes of his proposals; the order ends with it."""
    s = to(lambda s: key(s).startswith(POINTS), scenario)
    seat = presiding_seat(s)
    order(s, seat, "presiding", be="pass")

    def ended(s: RepublicState) -> bool:
        if s.senate_session is None:
            return True
        asked = GAME.due(s)
        about = asked.key.startswith(POINTS) or asked.key in (CALL, CLOSE)
        assert not (about and asked.seat == seat == asked.of)
        return False

    on(s, ended)
    assert GAME.check(s) == []
    assert orders_given(s, seat) == []


@rule("R 1.09.54", "R 1.09.6")
def test_who_has_tried_in_vain_to_fill_a_province_adjourns() -> None:
    s = to(lambda s: key(s) == f"{POINTS}other")
    seat = presiding_seat(s)
    s.holdings[0] = Holding(False, NONE, 0)
    s.sitting().refused.append(f"kind:{GOVERNORS_VERB}")
    s.asked = None
    GAME.run(s)
    assert ADJOURN in GAME.asked(s)[0].choices([])
    order(s, seat, "presiding", be="pass")
    assert s.sitting().step == CLOSING
    assert key(s) == CLOSE


@rule("R 1.09.151")
def test_whoever_may_interrupt_is_waited_for_as_ever() -> None:
    s = to(lambda s: key(s) == "republic-ask-senate-consuls")
    seat = presiding_seat(s)
    other = (seat + 1) % SEATS
    order(s, other, "proposal", be="ask")
    order(s, seat, "presiding", be="pass")
    assert GAME.awaited(s) == [other]
    assert key(s) == "republic-ask-hold-proposal"


@rule("R 1.09.31", "R 1.09.32")
def test_who_wants_no_dictator_names_and_elects_none() -> None:
    s = to(lambda s: key(s) == "republic-ask-appoint")
    seats = GAME.awaited(s)
    hand = GAME.clone(s)
    for seat in seats:
        GAME.apply(hand, seat, [NOBODY])
        s.set_order(seat, "no_dictator", "pass:0")
    order(s, (seats[0] + 1) % SEATS, "offers", be="pass")
    while key(hand) == "republic-ask-senate-dictator" and presiding_seat(hand) in seats:
        GAME.apply(hand, presiding_seat(hand), [verb("next_step")])
    while key(hand) == "republic-ask-hold-dictator" and GAME.awaited(hand)[0] in seats:
        GAME.apply(hand, GAME.awaited(hand)[0], [PASS])
    assert key(s) == key(hand)
    assert key(s) not in ("republic-ask-appoint", "republic-ask-senate-dictator")


@rule("R 1.09.14", "R 1.09.6")
def test_what_one_puts_to_the_vote_is_called_and_voted_for_and_what_one_adjourns_closes() -> None:
    s = to(lambda s: key(s) == CALL and _own(s))
    seat, vote = presiding_seat(s), s.stack[-1]
    assert isinstance(vote, VoteFrame)
    mine = sum(1 << slot for slot in in_rome(s, seat))
    order(s, seat, "chairing", be="yes")
    on(s, lambda s: bool(vote.tally.voted[seat]) or vote not in s.stack)
    assert vote.tally.ayes & mine == mine

    # Another votes as he likes on what he has not proposed, and is asked whether it may close.
    s = to(lambda s: key(s).startswith(f"{POINTS}other"))
    seat = presiding_seat(s)
    hand = GAME.clone(s)
    GAME.apply(hand, seat, [ADJOURN])
    assert key(hand) == CLOSE
    waited = GAME.awaited(hand)
    assert seat in waited
    order(s, seat, "chairing", be="yes")
    GAME.apply(s, seat, [ADJOURN])
    assert [one for one in waited if one != seat] == (GAME.awaited(s) if key(s) == CLOSE else [])


def _own(s: RepublicState) -> bool:
    vote = s.stack[-1]
    return isinstance(vote, VoteFrame) and vote.motion.by == presiding_seat(s)


@rule("R 1.09.14")
def test_what_another_proposes_is_asked_of_who_has_ordered_it_for_his_own() -> None:
    def called(s: RepublicState) -> bool:
        vote = s.stack[-1]
        return isinstance(vote, VoteFrame) and vote.tally.asked not in (-1, vote.motion.by)

    s = to(called)
    seat = GAME.awaited(s)[0]
    order(s, seat, "chairing", be="yes")
    order(s, seat, "presiding", be="pass")
    order(s, seat, "no_dictator", be="pass")
    order(s, seat, "small_matters", be="pass")
    assert GAME.awaited(s) == [seat]
    assert GAME.in_advance(s, GAME.asked(s)[0]) is None


@rule("R 1.06.4", "R 1.07.22")
@pytest.mark.parametrize("name", [*SMALL_MATTERS, "attracting", "redistribution"])
def test_small_matters_are_let_be_together(name: str) -> None:
    small = name in SMALL_MATTERS
    s = to(lambda s: key(s) == QUESTIONS[name])
    prompt = GAME.asked(s)[0]
    s.set_order(prompt.seat, "small_matters", "pass:0")
    move = GAME.in_advance(s, prompt)
    assert (move is not None) == small
    assert move == (GAME.lapsed(s, prompt.seat) if small else None)


def test_a_game_with_such_orders_is_played_again_from_its_record() -> None:
    table = Table(GAME, {"scenario": "early"}, ["x"] * SEATS, "custom")
    players = [make_player("senator@5", "republic", seat, "custom") for seat in range(SEATS)]
    for n in range(200):
        state = table.state
        prompt = GAME.due(state)
        seat = prompt.seat
        if n % 15 == 0:
            moment, be = (("presiding", "pass"), ("chairing", "yes"), ("small_matters", "pass"))[
                n // 15 % 3
            ]
            words = {"do": "order", "moment": moment, "be": be}
            table.play(seat, GAME.parse(state, seat, words))
            continue
        table.play(seat, players[seat].choose(GAME.view(state, seat), prompt))
    again = replay(GAME, table.record)
    options = table.header.options
    assert state_digest(GAME, again.state, options) == state_digest(GAME, table.state, options)


def test_votes_for_ones_own_are_not_bought() -> None:
    s = to(lambda s: key(s) == CALL and _own(s))
    seat, vote = presiding_seat(s), s.stack[-1]
    assert isinstance(vote, VoteFrame)
    for one in range(SEATS):
        vote.tally.voted[one] = int(one != seat)
    s.asked = None
    GAME.run(s)
    prompt = GAME.due(s)
    assert (prompt.seat, prompt.key) == (seat, "republic-ask-vote")
    rich = any(s.senator(slot).talents for slot in in_rome(s, seat))
    s.set_order(seat, "chairing", "yes:0")
    assert GAME.in_advance(s, prompt) == ([YES, NOTHING] if rich else [YES])
