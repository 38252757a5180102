"""Questions answered in advance: given at once, by what all can see, and as by hand."""

from functools import cache

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.dice import stream
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.replaying import replay
from aedilis.kernel.rule import rule
from aedilis.kernel.table import Table, state_digest
from aedilis.republic.rules.moments import QUESTIONS
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME, begun

SEATS = 5
YEARS = 3
VOTE = "republic-ask-vote"
MINE = 2


def order(table: Table, seat: int, question: str, be: str = "pass") -> None:
    """A seat gives an order."""
    words = {"do": "order", "moment": question, "be": be}
    table.play(seat, GAME.parse(table.state, seat, words))


def played(orders: bool, most: int = 2000, seed: str = "waits") -> tuple[Table, list[int]]:
    """Some years of senators, one of whom wants nothing, by orders or by hand; and how often the
    game waits for him in each year, but for his votes.
    """
    table = Table(GAME, {"scenario": "middle"}, ["x"] * SEATS, seed)
    players = [make_player("senator", "republic", seat, seed) for seat in range(SEATS)]
    waits = [0] * (YEARS + 1)
    for question in GAME.windows_to_come(table.state) if orders else ():
        order(table, MINE, question, "pass" if question in QUESTIONS else "never")
    for _ in range(most):
        state = table.state
        if state.over or state.turn > YEARS:
            break
        prompt = GAME.due(state)
        seat = prompt.seat
        waits[state.turn] += seat == MINE and prompt.key != VOTE
        move = None
        if seat == MINE and (prompt.key in QUESTIONS.values() or "-ask-hold-" in prompt.key):
            move = GAME.lapsed(state, seat)
        table.play(seat, move or players[seat].choose(GAME.view(state, seat), prompt))
    return table, waits


def test_a_year_of_who_wants_nothing_waits_for_him_less_often() -> None:
    by_hand, often = played(False)
    ordered, seldom = played(True)
    # What is left, votes apart, is to play the cards he holds, and a first office.
    assert sum(often[1:]) >= 8 * YEARS
    assert sum(seldom[1:]) <= 2 * YEARS
    # Whoever passes by an order plays the same game as who passes by hand.
    for table in (by_hand, ordered):
        table.state.orders = {}
    ignored = ("asked", "learned")
    ours, theirs = GAME.to_data(by_hand.state), GAME.to_data(ordered.state)
    assert {k: v for k, v in ours.items() if k not in ignored} == {
        k: v for k, v in theirs.items() if k not in ignored
    }


def test_a_game_with_orders_is_played_again_from_its_record() -> None:
    table, _ = played(True, 400)
    again = replay(GAME, table.record)
    options = table.header.options
    assert state_digest(GAME, again.state, options) == state_digest(GAME, table.state, options)
    assert again.state.orders == table.state.orders != {}


@cache
def _positions() -> dict[str, RepublicState]:
    """Where each question is asked first in a game of senators."""
    found: dict[str, RepublicState] = {}
    s = begun("middle", SEATS, "answers")
    players = [make_player("senator", "republic", seat, "answers") for seat in range(SEATS)]
    for _ in range(600):
        if s.over:
            break
        prompt = GAME.due(s)
        if prompt.key not in found:
            found[prompt.key] = GAME.clone(s)
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    return found


def asked_for(question: str) -> RepublicState:
    """A position of a game of senators in which a question is asked."""
    return GAME.clone(_positions()[QUESTIONS[question]])


COMMON = [
    one for one in QUESTIONS if one not in ("levies", "pleading", "disbanding", "naming_leader")
]


@rule("R 1.07.5", "R 1.07.6", "R 1.07.22", "R 1.04.5", "R 1.06.52")
@pytest.mark.parametrize("question", [*COMMON, "naming_leader"])
def test_an_order_answers_at_once_and_as_by_hand(question: str) -> None:
    s = asked_for(question)
    seat = GAME.awaited(s)[0]
    hand = GAME.clone(s)
    move = GAME.lapsed(hand, seat)
    assert move is not None
    GAME.apply(hand, seat, move)
    words = {"do": "order", "moment": question, "be": "pass"}
    GAME.apply(s, seat, GAME.parse(s, seat, words))
    # An order is for every such question: by hand each is answered by itself.
    while seat in GAME.awaited(hand) and GAME.asked(hand)[0].key == QUESTIONS[question]:
        GAME.apply(hand, seat, GAME.lapsed(hand, seat) or [])
    assert [one.key for one in GAME.asked(s)] == [one.key for one in GAME.asked(hand)]
    assert GAME.awaited(s) == GAME.awaited(hand)
    assert GAME.check(s) == []
    # Others learn nothing of it, and nothing in their views tells it.
    other = (seat + 1) % SEATS
    seen, plain = (GAME.view(one, other).to_data() for one in (s, hand))
    assert seen == plain


def test_an_order_is_taken_back() -> None:
    s = asked_for("attracting")
    seat = GAME.awaited(s)[0]
    for be in ("pass", "open"):
        words = {"do": "order", "moment": "attracting", "be": be}
        GAME.apply(s, seat, GAME.parse(s, seat, words))
    assert s.order(seat, "attracting") == "open"
    words = {"do": "order", "moment": "attracting", "be": "never"}
    with pytest.raises(IllegalMove):
        GAME.parse(s, seat, words)


def test_a_faction_without_a_leader_is_asked_all_the_same() -> None:
    s = asked_for("naming_leader")
    seat = GAME.awaited(s)[0]
    s.factions[seat].leader = -1
    s.asked = None
    words = {"do": "order", "moment": "naming_leader", "be": "pass"}
    GAME.apply(s, seat, GAME.parse(s, seat, words))
    assert GAME.asked(s)[0].key == QUESTIONS["naming_leader"]
    assert GAME.awaited(s) == [seat]


def test_an_order_answers_for_no_neutral() -> None:
    s = GAME.new({"scenario": "early"}, 1, stream("alone", "game"))
    for question in GAME.windows_to_come(s):
        if question in QUESTIONS:
            words = {"do": "order", "moment": question, "be": "pass"}
            GAME.apply(s, 0, GAME.parse(s, 0, words))
    assert "trades" not in GAME.windows_to_come(s)
    player = make_player("senator", "republic", 0, "alone")
    for _ in range(300):
        if s.over:
            break
        prompt = GAME.due(s)
        own = prompt.of == prompt.seat and prompt.key != QUESTIONS["disbanding"]
        assert not own or prompt.key not in QUESTIONS.values() or GAME.lapsed(s, 0) is None
        GAME.apply(s, 0, player.choose(GAME.view(s, 0), prompt))


def test_questions_are_offered_where_their_rules_are_in_play() -> None:
    plain = set(GAME.windows_to_come(begun("middle")))
    advanced = begun("middle", rules={"advocates": True, "provincial-wars": True})
    assert not {"levies", "pleading"} & plain
    assert {"levies", "pleading"} <= set(GAME.windows_to_come(advanced))
