"""Finds by what a search judges a table of The Republic of Rome: `python -m
tools.republic_training`.

Senators play the scenarios with three to six seats, now and then at random, so that positions
differ. At the beginning of each year the traits of all seats and of Rome's fall are kept, and in
the end who has won, or that Rome fell. The weights are those by which what came is the likeliest: a
logistic regression over the seats of a game and its fall. One part of the games is held back, to
tell how well positions are judged that nothing was found in. Glory's training (`tools.training`)
works out the same for its own traits.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import numpy as np

from aedilis.bots.asides import out_of_turn
from aedilis.bots.registry import make_player
from aedilis.kernel.chances import victory_shares
from aedilis.kernel.dice import stream
from aedilis.kernel.player import Player
from aedilis.republic.bots.prospects import NEWEST, OF_SEATS, TRAITS, traits_of
from aedilis.republic.game import Republic
from aedilis.republic.state.table import RepublicState
from tools.training import HELD_BACK, Kept, fit, hits, loss, positions

ROOT: Final = Path(__file__).resolve().parent.parent
WEIGHTS: Final = ROOT / "src/aedilis/republic/bots" / NEWEST
GAME: Final = Republic()
SCENARIOS: Final = ("early", "early", "middle", "late")
SEATS: Final = (5, 4, 5, 3, 5, 6)
"""So many sit at one table after the other."""
ODD: Final = 25
"""One answer in so many is given at random."""


def played(seed: str, number: int) -> Iterator[RepublicState]:
    """One game: its state at the first question of each year, and at the end."""
    scenario = SCENARIOS[number % len(SCENARIOS)]
    seats = SEATS[number // len(SCENARIOS) % len(SEATS)]
    name = f"{seed}-{number}"
    state = GAME.new(GAME.options({"scenario": scenario}, seats), seats, stream(name, "game"))
    able: list[Player] = [make_player("senator", "republic", n, name) for n in range(seats)]
    odd: list[Player] = [make_player("random", "republic", n, name) for n in range(seats)]
    dice = stream(name, "training")
    turn = 0
    while not state.over:
        prompt = GAME.due(state)
        if state.turn != turn:
            turn = state.turn
            yield state
        found = out_of_turn(GAME, state, [able[prompt.seat]])
        if found is None:
            by = odd if dice.below(ODD) == 0 else able
            found = prompt, by[prompt.seat].choose(GAME.view(state, prompt.seat), prompt)
        GAME.apply(state, prompt.seat, found[1])
    yield state


def outcome(state: RepublicState) -> list[float]:
    """What a finished game came to: each seat's share of the victory, and at last whether Rome
    fell.
    """
    return [*victory_shares(state.winners, len(state.factions)), float(not state.winners)]


def gather(seed: str, games: Iterable[int]) -> Kept:
    """Play the games of these numbers and keep their positions."""
    return positions((played(seed, number) for number in games), traits_of, outcome)


def main(words: list[str] | None = None) -> int:
    """Find the weights, tell how good they are, and write them. Gives 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.republic_training", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="default: %(default)s")
    parser.add_argument("--seed", default="training", help="default: %(default)s")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="where they are written")
    args = parser.parse_args(words)
    if args.games < 1:
        parser.error(f"games: {args.games} is not at least 1")
    kept = gather(args.seed, range(args.games))
    weights = fit(kept)
    unseen = gather(args.seed, range(args.games, args.games + args.games // HELD_BACK + 1))
    by_influence = np.array([float(one == "influence") for one in TRAITS], np.float32)
    print(
        f"{args.games} games, {len(kept.first)} positions; of {len(unseen.first)} others: "
        f"loss {loss(unseen, weights):.3f}, foreseen {hits(unseen, weights):.1%}, "
        f"by influence alone {hits(unseen, by_influence):.1%}"
    )
    named = {name: round(float(one), 4) for name, one in zip(TRAITS, weights, strict=True)}
    args.weights.write_text(json.dumps(named, indent=1) + "\n", "utf-8")
    for name, weight in named.items():
        print(f"  {'seat' if name in OF_SEATS else 'fall'}  {name:20} {weight:+.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
