"""Many games in one call, as arrays.

    games = VectorEnv("...", games=256, seed=7)
    while True:
        actions = policy(games.observations, games.masks)  # one for each game
        rewards, ended, broken = games.step(actions)

The arrays are views of the games' own memory: they change with each step, and a copy is yours to
make. A game that ends is followed at once by the next one in its place.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aedilis.envs.batch import Batch
from aedilis.envs.spaces import MOST_STEPS, Setting


class VectorEnv:
    """`games` games of an environment side by side.

    `observations` (games, size), uint8: what whoever is asked may know, feature by feature.
    `masks` (games, actions), uint8: 1 for each legal action. `to_play` (games,), uint8: the seat
    that is asked. The same seed and the same actions give the same games; what a game begins with
    depends on the seed, its place and how many games were in that place before.
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: int = 0,
        options: Mapping[str, object] | None = None,
        asides: bool | None = None,
        most_steps: int = MOST_STEPS,
        seed: int = 0,
    ) -> None:
        """Raises UnknownEnvironment or BadOption."""
        setting = Setting(name, seats, options or {}, asides, most_steps)
        encoder = setting.encoder()
        self.games: Final = games
        self.seats: Final = encoder.seats
        self.encoder: Final = encoder
        self.seed: Final = seed
        self._setting: Final = setting
        plays = [setting.play(self._seed_of(place, 0)) for place in range(games)]
        self.batch: Final = Batch(encoder, plays, self._fresh, most_steps)
        self.observations: NDArray[np.uint8] = _view(self.batch.rows).reshape(games, -1)
        self.masks: NDArray[np.uint8] = _view(self.batch.masks).reshape(games, -1)
        self.to_play: NDArray[np.uint8] = _view(self.batch.asked)

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """Take one action in each game.

        Gives the rewards (games, seats), which are zeros but where a game has just ended; which
        games have `ended`; and which of these were broken off, since they took too long. Raises
        ValueError for an action that is not legal.
        """
        rewards = np.zeros((self.games, self.seats), np.float32)
        ended = np.zeros(self.games, np.bool_)
        broken = np.zeros(self.games, np.bool_)
        for place, returns, cut in self.batch.step(actions.tolist()):
            rewards[place] = returns
            ended[place] = True
            broken[place] = cut
        return rewards, ended, broken

    def _fresh(self, place: int, number: int) -> Any:
        return self._setting.new(self._seed_of(place, number))

    def _seed_of(self, place: int, number: int) -> str:
        return f"{self.seed}:{place}:{number}"


def maker(name: str) -> Callable[..., VectorEnv]:
    """What makes the vectorised environment of that name."""

    def vector_env(games: int, **kwargs: Any) -> VectorEnv:
        """So many games side by side."""
        return VectorEnv(name, games, **kwargs)

    return vector_env


def _view(memory: bytearray) -> NDArray[np.uint8]:
    array: NDArray[np.uint8] = np.frombuffer(memory, np.uint8)
    return array
