"""Random games of catanatron; it makes no observation."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def play(seconds: float) -> dict[str, float]:
    """Steps taken in so many seconds of processor time."""
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
    return {"steps": steps, "seconds": time.process_time() - begin}


if __name__ == "__main__":
    print(json.dumps(play(float(sys.argv[2]))))
