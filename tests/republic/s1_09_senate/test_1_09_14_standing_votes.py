"""Standing votes and other orders that say more than one word: given at once, by what all can see,
as by hand, and nobody else's to know.
"""

from collections.abc import Callable

import pytest

from aedilis.bots.registry import make_player
from aedilis.kernel.game import IllegalMove, Words
from aedilis.kernel.prompt import Choose, Form, Wider
from aedilis.kernel.replaying import replay
from aedilis.kernel.rule import rule
from aedilis.kernel.table import Table, is_order, state_digest
from aedilis.kernel.text import LANGUAGES
from aedilis.republic.phases.forum.auction import AuctionFrame
from aedilis.republic.phases.senate.ballot import ABSTAIN, BUY, CALL_REST, NO, NOTHING, YES
from aedilis.republic.phases.senate.vote import VoteFrame
from aedilis.republic.presentation.board.board import RepublicBoard
from aedilis.republic.rules.moments import CODED
from aedilis.republic.rules.particular_orders import KINDS, orders_given
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.rules.standing_orders import ORDER
from aedilis.republic.state.choices import MOMENT, index
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME, begun
from tests.republic.setup.orders import order, same

SEATS = 5
CALL = "republic-ask-call"
VOTE = "republic-ask-vote"


def to(where: Callable[[RepublicState], bool], seed: str = "standing") -> RepublicState:
    """The first position of a game of senators for which something holds."""
    s = begun("middle", SEATS, seed)
    players = [make_player("senator", "republic", seat, seed) for seat in range(SEATS)]
    for _ in range(1500):
        if where(s):
            return s
        prompt = GAME.due(s)
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    raise AssertionError("it did not come to that")


def the_vote(s: RepublicState) -> VoteFrame:
    vote = s.stack[-1]
    assert isinstance(vote, VoteFrame)
    return vote


def called(s: RepublicState, what: str = "", after: int = 0) -> bool:
    """Whether somebody is asked to vote who may vote as he likes, on such a proposal that another
    has made, so many having voted.
    """
    vote = s.stack[-1]
    if not isinstance(vote, VoteFrame) or vote.tally.asked < 0:
        return False
    free = {YES, NO, ABSTAIN} <= set(GAME.asked(s)[0].choices([]))
    return (
        free
        and vote.motion.what.startswith(what)
        and vote.motion.by != vote.tally.asked
        and sum(vote.tally.voted) >= after
    )


@rule("R 1.09.14-a")
@pytest.mark.parametrize(("be", "vote"), [("yes", YES), ("no", NO), ("abstain", ABSTAIN)])
def test_an_order_votes_at_once_and_as_by_hand(be: str, vote: int) -> None:
    s = to(called)
    seat, by = GAME.awaited(s)[0], the_vote(s).motion.by
    hand = GAME.clone(s)
    paid = any(s.senator(slot).talents for slot in in_rome(s, seat))
    GAME.apply(hand, seat, [vote, NOTHING] if paid and vote != ABSTAIN else [vote])
    talents = {} if be == "abstain" else {"talents": 0}
    order(s, seat, "proposals_of", seat=by, be=be, **talents)
    assert same(s, hand)
    assert GAME.check(s) == []
    # It is nobody else's to know.
    for other in range(-1, SEATS):
        if other != seat:
            assert GAME.view(s, other).to_data() == GAME.view(hand, other).to_data()


@rule("R 1.09.14-a")
def test_what_it_is_not_about_is_asked() -> None:
    s = to(called)
    seat, by = GAME.awaited(s)[0], the_vote(s).motion.by
    other = next(one for one in range(SEATS) if one not in (seat, by))
    order(s, seat, "proposals_of", seat=other, be="yes", talents=0)
    order(s, seat, "auction_above", be="pass", talents=0)
    order(s, seat, "offers", be="pass")
    assert GAME.awaited(s) == [seat]
    assert GAME.asked(s)[0].key == VOTE
    order(s, seat, "all_votes", be="no", talents=0)
    assert GAME.awaited(s) != [seat] or not called(s)


def test_who_an_order_is_about_comes_before_all_votes() -> None:
    s = to(called)
    vote = the_vote(s)
    seat, by = GAME.awaited(s)[0], vote.motion.by
    # Both are given before anything is answered, in the order that would be the wrong one.
    s.set_order(seat, "all_votes", "no:0")
    order(s, seat, "proposals_of", seat=by, be="yes", talents=0)
    assert vote.tally.ayes & sum(1 << slot for slot in in_rome(s, seat)) or vote not in s.stack


def presiding(s: RepublicState) -> bool:
    """Whether a vote on what the chair has proposed is to be called, and nobody is called yet."""
    vote = s.stack[-1]
    return (
        isinstance(vote, VoteFrame)
        and GAME.asked(s)[0].key == CALL
        and vote.motion.by == GAME.asked(s)[0].seat
        and not any(vote.tally.voted)
    )


@rule("R 1.09.14")
def test_who_presides_has_all_called_at_once_as_by_hand() -> None:
    s = to(presiding)
    seat = GAME.awaited(s)[0]
    hand = GAME.clone(s)
    GAME.apply(hand, seat, [CALL_REST])
    order(s, seat, "calling", be="pass")
    assert same(s, hand)
    assert GAME.awaited(s) != [seat]
    # Until he takes it back; another's order calls nobody.
    later = to(presiding)
    later.set_order(seat, "calling", "pass:0")
    assert GAME.in_advance(later, GAME.asked(later)[0]) == [CALL_REST]
    order(later, seat, "calling", be="open")
    order(later, (seat + 1) % SEATS, "calling", be="pass")
    assert GAME.awaited(later) == [seat]


@rule("R 1.09.14")
def test_one_votes_for_what_one_proposes_oneself() -> None:
    s = to(presiding)
    vote = the_vote(s)
    seat = GAME.awaited(s)[0]
    mine = sum(1 << slot for slot in in_rome(s, seat))
    other = (seat + 1) % SEATS
    for one in (seat, other):
        s.set_order(one, "own_proposals", "yes:0")
    GAME.apply(s, seat, GAME.parse(s, seat, {"seat": other}))
    # What another has proposed it is not about.
    assert GAME.awaited(s) == [other]
    GAME.apply(s, other, [ABSTAIN])
    GAME.apply(s, seat, GAME.parse(s, seat, {"seat": seat}))
    assert vote.tally.voted[seat]
    assert vote.tally.ayes & mine == mine
    assert GAME.check(s) == []


@rule("R 1.09.141")
def test_talents_are_spent_where_they_put_one_ahead_and_no_more() -> None:
    s = to(lambda s: called(s, after=2))
    vote = the_vote(s)
    seat, weight = GAME.awaited(s)[0], vote.weight_of(s, GAME.awaited(s)[0])
    here = in_rome(s, seat)
    for slot in here:
        s.senator(slot).talents = 0
    s.senator(here[0]).talents = 9
    vote.tally.yes, vote.tally.no = 0, weight + 3
    s.asked = None
    for most, spent in ((3, 0), (4, 4), (9, 4)):
        one = GAME.clone(s)
        order(one, seat, "all_votes", be="yes", talents=most)
        assert 9 - one.senator(here[0]).talents == spent
    # Who wants it to fail has no need of any.
    one = GAME.clone(s)
    order(one, seat, "all_votes", be="no", talents=9)
    assert one.senator(here[0]).talents == 9


@rule("R 1.04.3-f")
def test_a_promise_goes_before_an_order() -> None:
    s = to(called)
    vote = the_vote(s)
    seat = GAME.awaited(s)[0]
    prompt = GAME.asked(s)[0]
    assert prompt.choices([])[0] == YES
    # As if promised: one way is left, and the order says another.
    other = next(one for one in range(SEATS) if one != seat and not vote.tally.voted[one])
    order(s, other, "all_votes", be="no", talents=0)
    promised = Choose(other, prompt.key, prompt.rule, [YES])
    move = GAME.in_advance(s, promised)
    assert move is None or not promised.accepts(move)


def test_one_votes_with_another_once_he_has_voted() -> None:
    s = to(lambda s: called(s, after=2))
    vote = the_vote(s)
    seat = GAME.awaited(s)[0]
    voted = next(
        one
        for one in range(SEATS)
        if vote.tally.voted[one] and one != seat and in_rome(s, one)
        and any((vote.tally.ayes | vote.tally.noes) >> slot & 1 for slot in in_rome(s, one))
    )  # fmt: skip
    ayes = any(vote.tally.ayes >> slot & 1 for slot in in_rome(s, voted))
    mine = sum(1 << slot for slot in in_rome(s, seat))
    waits = next(
        (
            one
            for one in range(SEATS)
            if not vote.tally.voted[one] and one not in (seat, vote.motion.by)
        ),
        None,
    )
    if waits is not None:
        order(s, seat, "votes_with", seat=waits, be="yes", talents=0)
        assert GAME.awaited(s) == [seat]
    order(s, seat, "votes_with", seat=voted, be="yes", talents=0)
    cast = vote.tally.ayes if ayes else vote.tally.noes
    assert cast & mine == mine


def test_concessions_to_one_and_elections_of_ones_own() -> None:
    s = to(lambda s: called(s, "consuls"), "election")
    vote = the_vote(s)
    seat = GAME.awaited(s)[0]
    named = [one for one in vote.motion.content() if 300 <= one < 400]
    owner = s.senator(named[0] - 300).faction
    order(s, seat, "concessions_to", seat=owner if owner != seat else vote.motion.by, be="no",
          talents=0)  # fmt: skip
    assert GAME.awaited(s) == [seat]
    for slot in (one - 300 for one in named):
        s.senator(slot).faction = seat
    mine = in_rome(s, seat)
    order(s, seat, "own_elections", be="yes", talents=0)
    assert all(vote.tally.ayes >> slot & 1 for slot in mine if vote.tally.voted[seat])
    vote.motion.what = "concessions"
    assert [one.name for one in orders_given(s, seat)] == ["own_elections", "concessions_to"]


@rule("R 1.09.9")
def test_standing_votes_end_with_the_sitting_and_orders_stay() -> None:
    s = to(called)
    seat = GAME.awaited(s)[0]
    order(s, seat, "own_elections", be="yes", talents=5)
    order(s, seat, "all_votes", be="abstain")
    assert [one.name for one in orders_given(s, seat)] == ["own_elections", "all_votes"]
    players = [make_player("senator", "republic", one, "end") for one in range(SEATS)]
    for _ in range(400):
        if s.over or s.senate_session is None:
            break
        prompt = GAME.due(s)
        assert prompt.seat != seat or prompt.key != VOTE or not called(s)
        GAME.apply(s, prompt.seat, players[prompt.seat].choose(GAME.view(s, prompt.seat), prompt))
    assert s.senate_session is None
    assert [(one.name, one.number) for one in orders_given(s, seat)] == [("own_elections", 5)]
    order(s, seat, "own_elections", be="open")
    assert orders_given(s, seat) == []
    assert s.orders == {}


@rule("R 1.07.22-b")
def test_the_auction_is_passed_from_so_many_talents_on() -> None:
    s = to(lambda s: isinstance(s.stack[-1], AuctionFrame) and s.stack[-1].bid > 0)
    auction = s.stack[-1]
    assert isinstance(auction, AuctionFrame)
    seat, least = GAME.awaited(s)[0], auction.least()
    order(s, seat, "auction_above", be="pass", talents=least)
    assert GAME.awaited(s) == [seat]
    order(s, seat, "auction_above", be="pass", talents=least - 1)
    assert GAME.awaited(s) != [seat] or s.stack[-1] is not auction


@rule("R 1.04.3")
def test_who_accepts_nothing_refuses_at_once() -> None:
    s = begun("middle", SEATS, "offers")
    words: Words = {
        "do": "offer", "clause_1": "promise_talents", "by_1": 0, "to_1": 1, "talents_1": 3,
        "clause_2": "end",
    }  # fmt: skip
    GAME.apply(s, 0, GAME.parse(s, 0, words))
    assert GAME.offered(s) == [(1, 1)]
    order(s, 1, "offers", be="pass")
    # What lies there already is answered by hand.
    assert GAME.offered(s) == [(1, 1)]
    s.learned = 0
    GAME.apply(s, 0, GAME.parse(s, 0, words))
    assert GAME.offered(s) == [(1, 1)]
    assert s.learned & 1


def test_a_game_with_such_orders_is_played_again_from_its_record() -> None:
    table = Table(GAME, {"scenario": "middle"}, ["x"] * SEATS, "standing")
    players = [make_player("senator", "republic", seat, "standing") for seat in range(SEATS)]
    for n in range(250):
        state = table.state
        prompt = GAME.due(state)
        seat = prompt.seat
        if n % 20 == 0:
            words = {"do": "order", "moment": "all_votes", "be": "no", "talents": 2}
            table.play(seat, GAME.parse(state, seat, words))
            assert is_order(table.entries[-1].line.move)
            continue
        table.play(seat, players[seat].choose(GAME.view(state, seat), prompt))
    again = replay(GAME, table.record)
    options = table.header.options
    assert state_digest(GAME, again.state, options) == state_digest(GAME, table.state, options)


def test_an_order_that_makes_no_sense_is_refused() -> None:
    s = to(called)
    seat = GAME.awaited(s)[0]
    for words in (
        {"do": "order", "moment": "all_votes", "be": "never"},
        {"do": "order", "moment": "proposals_of", "seat": seat, "be": "yes", "talents": 0},
        {"do": "order", "moment": "auction_above", "be": "pass", "talents": 1000},
        {"do": "order", "moment": "offers", "be": "yes"},
    ):
        with pytest.raises(IllegalMove):
            GAME.parse(s, seat, words)


def test_who_plays_alone_orders_nothing_about_another() -> None:
    s = begun("early", 1)
    form = GAME.aside(s, 0)
    assert isinstance(form, Form)
    field = form.field([ORDER])
    assert isinstance(field, Wider)
    named = {CODED[index(one, MOMENT)] for one in (*field.options, *field.also)}
    assert named & set(KINDS) == {name for name, kind in KINDS.items() if not kind.about}
    for moment in (*field.options, *field.also):
        part = form.field([ORDER, moment])
        assert isinstance(part, Choose)
        assert part.options
    words = {"do": "order", "moment": "proposals_of", "seat": 0, "be": "yes", "talents": 0}
    with pytest.raises(IllegalMove):
        GAME.parse(s, 0, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_told_what_is_ordered_and_what_may_be(language: str) -> None:
    s = to(called)
    seat, by = GAME.awaited(s)[0], the_vote(s).motion.by
    board = RepublicBoard(language, [f"P{n}" for n in range(SEATS)], seat)

    def told(s: RepublicState):  # type: ignore[no-untyped-def]
        aside = GAME.aside(s, seat)
        assert aside is not None
        found = board.standing_orders(GAME.view(s, seat), aside)
        assert found is not None
        return found, aside

    found, aside = told(s)
    assert found.given == []
    abouts = 3 * (SEATS - 1) + len(KINDS) - 3
    assert len({one.label for one in found.about}) == len(found.about) == abouts
    for about in found.about:
        for way in about.ways:
            assert aside.accepts([*about.begin, way.code, *([way.most] if way.most else [])])
    assert len(found.quick) >= 3
    for quick in found.quick:
        one = GAME.clone(s)
        GAME.apply(one, seat, quick.move)
        assert len(orders_given(one, seat)) == 1
        assert "{" not in quick.label
    order(s, seat, "concessions_to", seat=by, be="no", talents=4)
    found, _ = told(s)
    assert [one.label for one in found.given] != []
    assert f"P{by}" in found.given[0].label
    assert "4" in found.given[0].label
    GAME.apply(s, seat, found.given[0].move)
    assert orders_given(s, seat) == []
    assert BUY != NOTHING
