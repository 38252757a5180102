"""Random games of OpenSpiel, with an observation of whoever is asked."""

import json
import random
import sys
import time

import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker
from open_spiel.python.observation import make_observation

# Importing a module registers its game.
REGISTERED = (block_dominoes, liars_poker)


def play(name: str, seconds: float) -> dict[str, float]:
    """Steps taken in so many seconds of processor time."""
    game = pyspiel.load_game(name)
    observer = make_observation(game)
    chance = random.Random(1)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
                continue
            player = state.current_player()
            if observer is not None:
                observer.set_from(state, player)
            state.apply_action(chance.choice(state.legal_actions(player)))
            steps += 1
    return {"steps": steps, "seconds": time.process_time() - begin}


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], float(sys.argv[2]))))
