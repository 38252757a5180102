"""Many games in one call."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from aedilis.envs.play import NOBODY
from aedilis.envs.spaces import Setting
from aedilis.envs.vector import VectorEnv
from tests.envs.named import NAMES, module, row_of


def first_or_last(masks: NDArray[np.uint8], step: int) -> NDArray[np.integer[Any]]:
    """The smallest legal action of each game, or the largest."""
    ends = [np.flatnonzero(mask)[0 if step % 3 else -1] for mask in masks]
    return np.array(ends)


def chosen(random: np.random.Generator, masks: NDArray[np.uint8]) -> NDArray[np.integer[Any]]:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("name", NAMES)
def test_it_shows_what_single_games_show(name: str) -> None:
    """Each place plays on through its games as they would go alone."""
    games = module(name).vector_env(3, seed=5)
    setting = Setting(name)
    plays = [setting.play(f"5:{place}:0") for place in range(3)]
    numbers = [0, 0, 0]
    random = np.random.default_rng(2)
    for _ in range(250):
        for place, play in enumerate(plays):
            assert games.to_play[place] == play.seat
            assert games.observations[place].tobytes() == row_of(setting, play, play.seat)
            assert np.flatnonzero(games.masks[place]).tolist() == play.legal
        actions = chosen(random, games.masks)
        rewards, ended, broken = games.step(actions)
        assert not broken.any()
        for place, play in enumerate(plays):
            play.step(int(actions[place]))
            assert ended[place] == (play.seat == NOBODY)
            assert rewards[place].tolist() == pytest.approx(play.returns())
            if ended[place]:
                numbers[place] += 1
                plays[place] = setting.play(f"5:{place}:{numbers[place]}")


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    one, two = (VectorEnv(name, 4, seed=9) for _ in range(2))
    other = VectorEnv(name, 4, seed=10)
    differs = False
    for step in range(60):
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.masks, two.masks)
        differs = differs or not np.array_equal(one.observations, other.observations)
        one.step(first_or_last(one.masks, step))
        two.step(first_or_last(two.masks, step))
        other.step(first_or_last(other.masks, step))
    assert differs


@pytest.mark.parametrize("name", NAMES)
def test_games_that_take_too_long_are_broken_off(name: str) -> None:
    games = VectorEnv(name, 2, most_steps=7)
    for step in range(1, 22):
        rewards, ended, broken = games.step(first_or_last(games.masks, 1))
        assert not rewards.any()
        assert ended.all() == broken.all() == (step % 7 == 0)


@pytest.mark.parametrize("name", NAMES)
def test_an_action_that_is_not_legal_is_refused(name: str) -> None:
    games = VectorEnv(name, 2)
    with pytest.raises(ValueError, match="is not among the"):
        games.step(games.masks.argmin(1))
