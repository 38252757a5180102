"""Votes that are given with one click, with talents or without: whole answers, and who pays."""

from aedilis.bots.registry import make_player
from aedilis.kernel.rule import rule
from aedilis.republic.phases.senate.ballot import ABSTAIN, BUY, NO, NOTHING, SPLIT, YES
from aedilis.republic.presentation.board.at_once import MOST
from aedilis.republic.presentation.board.board import RepublicBoard
from aedilis.republic.rules.persons import in_rome
from aedilis.republic.rules.purses import shared
from aedilis.republic.state.table import RepublicState
from tests.republic.setup.games import GAME, begun

SEATS = 5
VOTE = "republic-ask-vote"


def voting(seed: str = "at-once") -> RepublicState:
    """A faction is called to vote."""
    s = begun("middle", SEATS, seed)
    players = [make_player("senator", "republic", seat, seed) for seat in range(SEATS)]
    while GAME.asked(s)[0].key != VOTE or not in_rome(s, GAME.asked(s)[0].of):
        seat = GAME.awaited(s)[0]
        GAME.apply(s, seat, players[seat].choose(GAME.view(s, seat), GAME.asked(s)[0]))
    return s


def test_the_fullest_purse_gives_the_next_talent() -> None:
    assert shared([5, 1, 3], 0) == [0, 0, 0]
    assert shared([5, 1, 3], 2) == [2, 0, 0]
    assert shared([5, 1, 3], 5) == [4, 0, 1]
    assert shared([5, 1, 3], 9) == [5, 1, 3]
    assert shared([5, 1, 3], 20) == [5, 1, 3]
    assert shared([], 3) == []


@rule("R 1.09.14", "R 1.09.141")
def test_each_is_a_vote_that_costs_what_it_says() -> None:
    s = voting()
    prompt = GAME.asked(s)[0]
    seat, voters = prompt.seat, in_rome(s, prompt.of)
    for slot, talents in zip(voters, (7, 2, 0, 4), strict=False):
        s.senator(slot).talents = talents
    s.asked = None
    prompt = GAME.asked(s)[0]
    board = RepublicBoard("en", ["x"] * SEATS, seat)
    found = board.at_once(prompt)
    assert found is not None
    assert found.adding == "Talents for votes"
    have = sum(s.senator(slot).talents for slot in voters)
    assert {YES, NO, ABSTAIN} == set(found.answers)
    assert SPLIT in prompt.choices([])
    assert found.answers[ABSTAIN] == [[]]
    assert len(found.answers[YES]) == 1 + min(have, MOST)
    assert found.answers[YES][0] == [NOTHING]
    for way in (YES, NO):
        for paid, rest in enumerate(found.answers[way]):
            after = GAME.clone(s)
            GAME.apply(after, seat, [way, *rest])
            left = sum(after.senator(slot).talents for slot in voters)
            assert have - left == paid
            assert (rest[0] == BUY) == (paid > 0)


@rule("R 1.09.141")
def test_who_has_no_talents_is_asked_for_none() -> None:
    s = voting()
    prompt = GAME.asked(s)[0]
    for slot in in_rome(s, prompt.of):
        s.senator(slot).talents = 0
    s.asked = None
    board = RepublicBoard("en", ["x"] * SEATS, prompt.seat)
    found = board.at_once(GAME.asked(s)[0])
    assert found is not None
    assert found.answers[YES] == found.answers[NO] == [[]]


def test_nothing_else_is_answered_at_once() -> None:
    s = begun("middle", SEATS, "other")
    prompt = GAME.asked(s)[0]
    assert prompt.key != VOTE
    assert RepublicBoard("en", ["x"] * SEATS, prompt.seat).at_once(prompt) is None
