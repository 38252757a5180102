"""Random games of RLCard."""

import json
import random
import sys
import time

import rlcard


def play(name: str, seconds: float) -> dict[str, float]:
    """Steps taken in so many seconds of processor time."""
    env = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
    return {"steps": steps, "seconds": time.process_time() - begin}


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], float(sys.argv[2]))))
