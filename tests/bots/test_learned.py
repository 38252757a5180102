"""The learned bot: it sees no more than its seat, judges as it was taught, and can be taught."""

import json
from pathlib import Path

import pytest

from aedilis.arena.match import Match
from aedilis.bots.asides import view_for
from aedilis.bots.registry import UnknownBot, check_bot, make_player
from aedilis.games import GAMES
from aedilis.glory.bots.learned.player import GloryLearned
from aedilis.glory.bots.learned.traits import TRAITS, traits_of
from aedilis.glory.bots.learned.values import Values, values
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.game import Glory
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.game import Words
from aedilis.kernel.prompt import Move, only_answer
from tests.glory.random_play import positions
from tests.glory.table import Table
from tools import training

GAME = Glory()


def answered(state: GloryState, seat: int, seed: str = "seed", bot: str = "learned") -> Move:
    player = make_player(bot, "glory", seat, seed)
    prompt = GAME.prompt(state, seat)
    assert prompt is not None
    move = player.choose(view_for(GAME, state, player), prompt)
    assert prompt.accepts(move)
    return move


@pytest.mark.parametrize("edition", EDITIONS)
def test_states_that_differ_only_in_what_is_hidden_are_answered_alike(edition: str) -> None:
    compared = 0
    for state in positions({"edition": edition}, 3, "learned", 40):
        if state.over:
            break
        prompt = GAME.asked(state)[0]
        if only_answer(prompt) is not None:
            continue
        other = GAME.imagined(state, prompt.seat, stream(str(compared), "hidden"))
        assert answered(state, prompt.seat) == answered(other, prompt.seat)
        compared += 1
    assert compared >= 2


def test_chances_are_shares_of_one() -> None:
    for state in positions({"edition": "fr2008"}, 4, "chances", 25):
        found = values().foretell(state)
        assert len(found) == 4
        assert sum(found) == pytest.approx(1.0)
        assert all(0.0 <= one <= 1.0 for one in found)


def test_who_has_won_has_all_of_it() -> None:
    t = Table("it2011", 2)
    t.s.over, t.s.winners = True, [1]
    assert values().foretell(t.s) == [0.0, 1.0]


def test_more_points_are_a_better_chance() -> None:
    behind = Table("it2011", 2).influence(0, 4).influence(1, 8).lead(0)
    ahead = Table("it2011", 2).influence(0, 12).influence(1, 8).lead(0)
    assert values().foretell(ahead.s)[0] > values().foretell(behind.s)[0] + 0.1


def test_each_seat_has_all_traits_and_they_are_small() -> None:
    for state in positions({"edition": "es2011"}, 3, "traits", 30):
        for found in traits_of(state):
            assert len(found) == len(TRAITS)
            assert all(-1.0 <= one <= 8.0 for one in found)


def test_weights_of_other_traits_are_refused() -> None:
    with pytest.raises(ValueError, match="not those of the traits"):
        Values({"points": 1.0})


def test_a_win_at_hand_is_taken() -> None:
    t = Table("it2011", 2).influence(0, 12).influence(1, 5)
    t.town(rubble=0, wood=0, brick=1, concrete=0, stone=0, marble=0)
    t.hand(0, "school", jacks=1).lead(0)
    t.do(0, {"lead": "architect", "with": ["jack"]}).others_think()
    words: Words = GAME.words(t.s, 0, answered(t.s, 0))
    assert words["lay"] == "school"


def test_it_beats_chance_and_plays_the_same_game_again() -> None:
    moves = []
    for _ in range(2):
        match = Match(GAMES["glory"], {"edition": "it2011"}, ["learned", "random"], "once")
        match.play()
        assert match.failure == ""
        assert match.game.winners(match.state) == [0]
        moves.append(match.moves)
    assert moves[0] == moves[1]


def test_a_search_may_judge_as_it_does() -> None:
    t = Table("it2011", 2).influence(0, 12).influence(1, 5)
    t.town(rubble=0, wood=0, brick=1, concrete=0, stone=0, marble=0)
    t.hand(0, "school", jacks=1).lead(0)
    t.do(0, {"lead": "architect", "with": ["jack"]}).others_think()
    move = answered(t.s, 0, bot="ismcts:24-learned")
    assert move == answered(t.s, 0, bot="ismcts:24-learned")
    assert GAME.words(t.s, 0, move)["lay"] == "school"
    check_bot("ismcts:2000ms-learned", "glory")
    with pytest.raises(UnknownBot, match="at a table it takes"):
        check_bot("ismcts:2001-learned", "glory")
    with pytest.raises(UnknownBot):
        check_bot("ismcts:learned", "glory")


def test_training_writes_weights_that_can_be_played_by(tmp_path: Path) -> None:
    weights, report = tmp_path / "weights.json", tmp_path / "report.md"
    words = ["--games", "16", "--own", "2", "--rounds", "2", "--seed", "test"]
    assert training.main([*words, "--weights", str(weights), "--report", str(report)]) == 0
    player = GloryLearned("learned", 0, stream("seed", "bot"))
    player.values = Values(json.loads(weights.read_text("utf-8")))
    t = Table("fr2008", 2).hand(0, "road", "bath").lead(0)
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    assert prompt.accepts(player.choose(view_for(GAME, t.s, player), prompt))
    text = report.read_text("utf-8")
    assert "| 1 | `greedy` | 16 |" in text
    assert "| 2 | `learned`, as it was | 2 |" in text


def test_what_was_learned_foresees_more_than_points_do() -> None:
    """In games that nobody has learned from."""
    kept = training.gather("unseen", range(16), None)
    ours = training.as_array(values())
    points = training.by_points()
    assert training.hits(kept, ours) > training.hits(kept, points)


def test_it_says_what_it_weighed_the_best_first() -> None:
    t = Table("it2011", 2).hand(0, "road", "bath", "forum", jacks=1).lead(0)
    player = make_player("learned", "glory", 0, "seed")
    assert player.weighed() == ()
    prompt = GAME.prompt(t.s, 0)
    assert prompt is not None
    move = player.choose(view_for(GAME, t.s, player), prompt)
    told = player.weighed()
    assert told[0].move == move
    assert len(told) > 1
    values_told = [one.value for one in told]
    assert values_told == sorted(values_told, reverse=True)
    assert all(0.0 <= value <= 1.0 for value in values_told)
