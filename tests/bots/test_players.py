"""Bots by name, and what every bot owes: legal moves, the same ones from the same seed."""

import pytest

from aedilis.arena.match import Match
from aedilis.bots.random import ASIDE_ODDS
from aedilis.bots.registry import UnknownBot, bots_of, make_player
from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import Choose, Pick

GLORY = GAMES["glory"]


def test_a_bot_that_is_not_known_is_named_with_those_that_are() -> None:
    there = ", ".join(bots_of("glory"))
    with pytest.raises(UnknownBot, match=f"'clever'.*{there}"):
        make_player("clever", "glory", 0, "seed")


def test_a_bot_of_one_game_plays_no_other() -> None:
    assert bots_of("chess") == ("random", "random@1")
    with pytest.raises(UnknownBot, match=r"'greedy' is no bot of chess"):
        make_player("greedy", "chess", 0, "seed")


def test_players_know_their_name_and_seat() -> None:
    for name in bots_of("glory"):
        player = make_player(name, "glory", 3, "seed")
        assert (player.name, player.seat) == (name, 3)


def test_seats_and_seeds_give_unrelated_chances() -> None:
    words = [
        make_player(name, "glory", seat, seed).dice.word()
        # Versions of one bot share their chances, so that they can be compared.
        for name in bots_of("glory")
        if "@" not in name
        for seat in range(3)
        for seed in ("a", "b")
    ]
    assert len(set(words)) == len(words)


def test_random_takes_every_choice_about_as_often() -> None:
    player = make_player("random", "glory", 0, "seed")
    prompt = Choose(0, "key", "rule", [10, 20, 30])
    found = [player.choose(None, prompt) for _ in range(3000)]
    for option in (10, 20, 30):
        assert 850 < found.count([option]) < 1150


def test_random_walks_a_pick_to_its_end() -> None:
    player = make_player("random", "glory", 0, "seed")
    prompt = Pick(0, "key", "rule", "with", [1, 2, 3], [2, 1, 1], 0, 4)
    moves = [player.choose(None, prompt) for _ in range(200)]
    assert all(prompt.accepts(move) for move in moves)
    assert {move[0] for move in moves} == {0, 1, 2, 3, 4}


def test_random_rarely_acts_out_of_turn() -> None:
    player = make_player("random", "glory", 0, "seed")
    prompt = Choose(0, "key", "rule", [1, 2])
    spoken = sum(player.speaks_up() for _ in range(20 * ASIDE_ODDS))
    assert 5 <= spoken <= 45
    assert player.aside(None, prompt) in ([1], [2])


def test_the_first_random_bot_draws_for_each_aside() -> None:
    player = make_player("random@1", "glory", 0, "seed")
    prompt = Choose(0, "key", "rule", [1, 2])
    taken = sum(player.aside(None, prompt) is not None for _ in range(20 * ASIDE_ODDS))
    assert player.speaks_up()
    assert 5 <= taken <= 45


def test_greedy_never_acts_out_of_turn() -> None:
    state = GLORY.new({"edition": "fr2008"}, 3, stream("seed", "game"))
    aside = GLORY.aside(state, 1)
    assert aside is not None
    assert make_player("greedy", "glory", 1, "seed").aside(GLORY.view(state, 1), aside) is None


@pytest.mark.parametrize("bots", [["random"] * 3, ["greedy"] * 3, ["greedy", "random"]])
def test_the_same_seed_plays_the_same_game(bots: list[str]) -> None:
    def play(seed: str) -> tuple[object, str]:
        match = Match(GLORY, {"edition": "es2011"}, bots, seed)
        match.play()
        assert match.failure == ""
        return match.moves, GLORY.hash(match.state)

    assert play("one") == play("one")
    assert play("one") != play("two")
