"""Random games of PettingZoo's classic environments."""

import importlib
import json
import random
import sys
import time
from typing import Any

import numpy as np


def play_env(env: Any, seconds: float) -> dict[str, float]:
    """Steps taken in so many seconds of processor time."""
    chance = random.Random(1)
    steps = games = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        env.reset(seed=games)
        games += 1
        for _ in env.agent_iter():
            seen, _, ended, broken, info = env.last()
            if ended or broken:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
            steps += 1
    return {"steps": steps, "seconds": time.process_time() - begin}


if __name__ == "__main__":
    module = importlib.import_module(f"pettingzoo.classic.{sys.argv[1]}")
    print(json.dumps(play_env(module.env(), float(sys.argv[2]))))
