"""PettingZoo's own tests of environments."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import BaseWrapper

from tests.envs.named import NAMES, module

pytestmark = [
    # It warns of observations that hold a mask, unless it knows the environment by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # It takes the mask's part of an observation for the whole.
    pytest.mark.filterwarnings("ignore:Observations between agents are different classes"),
    # Who is not asked has nothing to choose.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    api_test(module(name).env(), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("name", NAMES)
def test_seeds(name: str) -> None:
    seed_test(module(name).env, num_cycles=200)


@pytest.mark.parametrize("name", NAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(name).env)
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_parallel_api(name: str) -> None:
    parallel_api_test(module(name).parallel_env(mend=True), num_cycles=200)


@pytest.mark.parametrize("name", NAMES)
def test_most_cycles(name: str) -> None:
    """In this test everybody acts in every cycle, and chooses by chance among all actions."""
    make = partial(module(name).parallel_env, mend=True)
    cyclic = SimpleNamespace(
        parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles=max_cycles))
    )
    max_cycles_test(cyclic)


class Telling(BaseWrapper):  # type: ignore[misc]  # it tells nothing of its types
    """The bombardment test compares an observation with a mask to itself by a shape that only an
    array has, and takes what a step gives for the next observation. So it sees the array alone,
    gets one from each step, and chooses by chance among all actions.
    """

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: Any) -> Any:
        play = self.unwrapped.play
        if action is not None and action not in play.legal:
            action = play.legal[action % len(play.legal)]
        super().step(action)
        return self.observe(self.agent_selection)


@pytest.mark.parametrize("name", NAMES)
def test_bombardment(name: str) -> None:
    bombardment_test(Telling(module(name).env()), cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_the_one_who_is_asked_has_the_mask(name: str) -> None:
    env = module(name).raw_env()
    env.reset(seed=3)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        asked = agent == env.agent_selection
        assert np.any(seen["action_mask"]) == asked
        assert env.observation_space(agent).contains(seen)


@pytest.mark.parametrize("name", NAMES)
def test_rewards_and_what_comes_after(name: str) -> None:
    env = module(name).env(asides=False)
    env.reset(seed=11)
    total = dict.fromkeys(env.possible_agents, 0.0)
    random = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, ended, broken, _ = env.last()
        total[agent] += reward
        if ended or broken:
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    assert not env.agents
    assert list(total.values()) == env.unwrapped.play.returns()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_takes_too_long_is_broken_off(name: str) -> None:
    env = module(name).env(most_steps=5)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, reward, ended, broken, _ = env.last()
        assert not ended
        assert reward == 0
        env.step(None if broken else int(np.flatnonzero(seen["action_mask"])[0]))
        steps += not broken
    assert steps == 5


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_done_without_an_action(name: str) -> None:
    env = module(name).raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action was given"):
        env.step(None)
