"""The games for PettingZoo: seats as agents that answer one at a time (AEC), or all at once.

Beside what PettingZoo asks for, an environment has a `play`, from which everything else about the
game can be reached by programs that are not to learn from it.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import gymnasium.spaces
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from aedilis.envs.play import Play
from aedilis.envs.spaces import MOST_STEPS, Setting, observation_size

Observation = dict[str, NDArray[Any]]
NO_OPTIONS: Final[Mapping[str, object]] = MappingProxyType({})


def agent_name(seat: int) -> str:
    """What the agent of a seat is called."""
    return f"player_{seat}"


def spaces_of(setting: Setting) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    """What is observed, and what may be done. Raises UnknownEnvironment or BadOption."""
    encoder = setting.encoder()
    size, actions = observation_size(encoder), encoder.actions
    seen = gymnasium.spaces.Box(0, 255, (size,), np.uint8)
    mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
    space = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
    return space, gymnasium.spaces.Discrete(actions)


def observed(setting: Setting, play: Play, seat: int) -> Observation:
    """What a seat observes: the numbers of its view, and the mask of its actions, all zeros where
    another seat is asked.
    """
    encoder = setting.encoder()
    row = bytearray(observation_size(encoder))
    play.write(seat, row, 0)
    mask = bytearray(encoder.actions)
    if seat == play.seat:
        for action in play.legal:
            mask[action] = 1
    return {
        "observation": np.frombuffer(row, np.uint8),
        "action_mask": np.frombuffer(mask, np.int8),
    }


def drawn(setting: Setting, play: Play, seat: int) -> str:
    """The table as a seat sees it, in lines."""
    package = setting.package()
    names = [agent_name(one) for one in range(setting.encoder().seats)]
    face = package.face("en", names, seat)
    view = package.rules.view(play.state, seat)
    face.look(view)
    lines = [face.turn_line(view)]
    for heading, told in face.lines(view):
        lines += ["", heading, *(f"  {line}" for line in told)]
    return "\n".join(lines)


class SeatsEnv(AECEnv):  # type: ignore[misc]  # it tells nothing of its types
    """One game after another, as PettingZoo's AEC has it.

    Rewards come at the end: to each winner 1 divided by how many there are, -1 to everybody else;
    0 to all where a game is broken off after `most_steps` actions.
    """

    def __init__(
        self,
        name: str,
        seats: int = 0,
        options: Mapping[str, object] = NO_OPTIONS,
        asides: bool | None = None,
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownEnvironment or BadOption."""
        super().__init__()
        self.setting: Final = Setting(name, seats, options, asides, most_steps)
        self.metadata = {
            "name": name,
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.seats: Final = self.setting.encoder().seats
        self.possible_agents = [agent_name(seat) for seat in range(self.seats)]
        self._spaces: Final = {agent: spaces_of(self.setting) for agent in self.possible_agents}
        self._numbers: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        # Whoever asks for the size of a state before the first game gets an answer as well.
        self.play: Play = self.setting.play("0")
        self._seen: Observation | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent observes."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All actions there are; which of them are legal, the mask tells."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. With a `seed` this game, and those after it that are given none, go the
        same way each time.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.play.begin(self.setting.new(str(int(self._random.integers(2**62)))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen = None
        self.agent_selection = agent_name(self.play.seat)

    def step(self, action: int | None) -> None:
        """Take an action of the agent that is asked; None for one whose game is over. Raises
        ValueError for an action that is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("no action was given")
        self._cumulative_rewards[agent] = 0.0
        self.play.step(int(action))
        self._seen = None
        if self.play.seat < 0:
            returns = self.play.returns()
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.play.steps >= self.setting.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_name(self.play.seat)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do."""
        if agent != self.agent_selection:
            return observed(self.setting, self.play, self._numbers[agent])
        if self._seen is None:
            self._seen = observed(self.setting, self.play, self._numbers[agent])
        return self._seen

    def render(self) -> str | None:
        """The table as the agent that is asked sees it: as a text, or printed."""
        text = drawn(self.setting, self.play, self._numbers[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that has to be given back."""


class AllAtOnceEnv(ParallelEnv):  # type: ignore[misc]  # it tells nothing of its types
    """The same for programs that want an answer of everybody in each step: that of the seat that is
    asked counts, all others are passed over.

    After `max_cycles` steps a game is broken off. With `mend` an action that is not legal is taken
    for the next larger one that is, or the smallest; without it, it raises ValueError.
    """

    def __init__(
        self,
        name: str,
        seats: int = 0,
        options: Mapping[str, object] = NO_OPTIONS,
        asides: bool | None = None,
        max_cycles: int = MOST_STEPS,
        mend: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Raises UnknownEnvironment or BadOption."""
        self._inner: Final = SeatsEnv(name, seats, options, asides, max_cycles, render_mode)
        self.metadata = {**self._inner.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self._inner.possible_agents
        self._mend: Final = mend
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent observes."""
        return self._inner.observation_space(agent)

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All actions there are; which of them are legal, the mask tells."""
        return self._inner.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._inner.reset(seed)
        self.agents = self._inner.agents[:]
        return self._all_observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the action of the seat that is asked. Raises ValueError for one that is not legal,
        unless it is to be mended.
        """
        inner = self._inner
        action = int(actions[inner.agent_selection])
        legal = inner.play.legal
        if self._mend and action not in legal:
            action = min((one for one in legal if one > action), default=legal[0])
        inner.step(action)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seen = self._all_observed()
        if any(inner.terminations.values()) or any(inner.truncations.values()):
            self.agents = []
        return seen, dict(inner.rewards), dict(inner.terminations), dict(inner.truncations), infos

    def render(self) -> str | None:
        """The table as the agent that is asked sees it."""
        return self._inner.render()

    def _all_observed(self) -> dict[str, Observation]:
        return {agent: self._inner.observe(agent) for agent in self.agents}


def makers(name: str) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]:
    """What a PettingZoo environment offers under its name: `env`, `raw_env` and `parallel_env`."""

    def raw_env(**kwargs: Any) -> SeatsEnv:
        """The environment as it is."""
        return SeatsEnv(name, **kwargs)

    def env(**kwargs: Any) -> Any:
        """The environment, which complains where it is used in a wrong order."""
        return OrderEnforcingWrapper(raw_env(**kwargs))

    def parallel_env(**kwargs: Any) -> AllAtOnceEnv:
        """The environment in which all answer at once."""
        return AllAtOnceEnv(name, **kwargs)

    return env, raw_env, parallel_env
