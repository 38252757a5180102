"""The search that cheats, by which others are measured."""

import pytest

from aedilis.bots.registry import make_player
from aedilis.bots.search import SearchPlayer
from aedilis.games import GAMES
from aedilis.kernel.dice import stream
from tools.duels import duel
from tools.seeing import play, seen

GLORY = GAMES["glory"]
OPTIONS: dict[str, object] = {"edition": "it2011"}


def test_it_plays_on_in_the_true_state_where_an_honest_one_deals_anew() -> None:
    state = GLORY.new(GLORY.options(OPTIONS, 3), 3, stream("seen", "game"))
    true = GLORY.hash(state)
    world = seen(GLORY).imagined(state, 0, stream("a", "deal"))
    assert world is not state
    assert GLORY.hash(world) == true
    assert GLORY.hash(GLORY.imagined(state, 0, stream("a", "deal"))) != true


def test_nobody_else_sits_down_with_it() -> None:
    for name in ("ismcts:4", "ismcts:4-learned"):
        player = make_player(name, "glory", 0, "seed")
        assert isinstance(player, SearchPlayer)
        assert player.game is GLORY


def test_a_duel_with_it_is_played_to_its_end() -> None:
    found = duel("glory", ("ismcts:4", "greedy"), OPTIONS, 2, 2, "seen", sees_all=True)
    assert (found.games, found.nobody) == (2, 0)


def test_who_does_not_search_has_no_use_for_it() -> None:
    with pytest.raises(TypeError, match="greedy does not search"):
        play("glory", OPTIONS, ["greedy", "greedy"], 0, "seen")
