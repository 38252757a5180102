"""Random games of our own environments: one at a time for PettingZoo and for OpenSpiel, and many in
one call.
"""

import json
import sys
import time

import numpy as np

from aedilis.envs.aec import SeatsEnv
from aedilis.envs.vector import VectorEnv

GAMES = 256


def vector(name: str, seconds: float) -> dict[str, float]:
    """Steps taken in so many seconds of processor time."""
    games = VectorEnv(name, GAMES, seed=1)
    chance = np.random.default_rng(1)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        lots = chance.random(GAMES).tolist()
        legal = map(games.batch.legal, range(GAMES))
        games.step(
            np.array([one[int(lot * len(one))] for one, lot in zip(legal, lots, strict=True)])
        )
        steps += GAMES
    return {"steps": steps, "seconds": time.process_time() - begin}


def play(way: str, name: str, seconds: float) -> dict[str, float]:
    """The same in one of the three ways."""
    if way == "vector":
        return vector(name, seconds)
    if way == "spiel":
        from aedilis.envs.spiel import PREFIX
        from bench.peers.spiel_games import play as play_spiel

        return play_spiel(PREFIX + name, seconds)
    from bench.peers.zoo_games import play_env

    return play_env(SeatsEnv(name), seconds)


if __name__ == "__main__":
    told, _, which = sys.argv[1].partition(":")
    print(json.dumps(play(told, which, float(sys.argv[2]))))
