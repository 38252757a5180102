"""Speed of the engines on one core: `python -m bench [--seconds S] [--json]`.

For each setting: random games and moves a second, the same with the acting seat's view built before
every move; where the game has a guide, games a second that are played out as a search would, from
the deal and from their middle; a clone of a mid-game state in microseconds, the memory of one such
state, and a digest of what was played, which must be the same on every build and machine. A second
is one of the processor's, so that what else the machine does counts as little as may be.
"""

import argparse
import hashlib
import json
import sys
import time
import tracemalloc
from collections.abc import Iterator
from typing import Any

import aedilis.kernel.dice
from aedilis.games import PACKAGES
from aedilis.kernel.dice import stream
from aedilis.kernel.game import Game
from aedilis.kernel.guide import Guide
from aedilis.kernel.package import GamePackage
from aedilis.kernel.prompt import walk

DIGEST_GAMES = 10
"""Games that always go into the digest, however slow the machine."""
MIDDLES = 20
"""So many games are played on from their middles."""


def settings() -> Iterator[tuple[str, GamePackage, dict[str, object], int]]:
    """Each game as it is usually played: with two seats, as many as usual, and all of them."""
    for package in PACKAGES.values():
        usual = package.usual()
        said = " ".join([package.name, *map(str, usual.values())])
        for seats in sorted({max(2, package.seats.least), package.seats.usual, package.seats.most}):
            yield f"{said}, {seats} seats", package, usual, seats


def play(
    game: Game[Any], options: dict[str, object], seats: int, seed: int, views: bool
) -> tuple[Any, int]:
    """One random game; gives the last state and the number of moves."""
    state = game.new(options, seats, stream(str(seed), "game"))
    dice = stream(str(seed), "bench")
    moves = 0
    while not state.over:
        prompt = game.asked(state)[0]
        if views:
            game.view(state, prompt.seat)
        game.apply(state, prompt.seat, walk(prompt, dice))
        moves += 1
    return state, moves


def rate(
    game: Game[Any], options: dict[str, object], seats: int, seconds: float, views: bool
) -> tuple[float, float]:
    """Games and moves a second over at least `seconds`."""
    begin = time.process_time()
    games = moves = 0
    while (spent := time.process_time() - begin) < seconds:
        moves += play(game, options, seats, games, views)[1]
        games += 1
    return games / spent, moves / spent


def rollouts(
    game: Game[Any], guide: Guide, options: dict[str, object], seats: int, seconds: float
) -> float:
    """Games a second, each played from the deal to its end as the guide answers."""
    begin = time.process_time()
    games = 0
    while (spent := time.process_time() - begin) < seconds:
        play_out(game, guide, game.new(options, seats, stream(str(games), "game")))
        games += 1
    return games / spent


def searched(
    game: Game[Any], guide: Guide, options: dict[str, object], seats: int, seconds: float
) -> float:
    """The same from the middle of a game, which is dealt anew each time: what a search would do
    that looked to the end of its games, which on average it begins there.
    """
    middles = [guided_half(game, guide, options, seats, seed) for seed in range(MIDDLES)]
    dice = stream("searched", "deal")
    begin = time.process_time()
    games = 0
    while (spent := time.process_time() - begin) < seconds:
        middle = middles[games % MIDDLES]
        play_out(game, guide, game.imagined(middle, game.due(middle).seat, dice))
        games += 1
    return games / spent


def guided_half(
    game: Game[Any], guide: Guide, options: dict[str, object], seats: int, seed: int
) -> Any:
    """A state from the middle of a game as the guide plays it."""
    total = play_out(game, guide, game.new(options, seats, stream(str(seed), "game")))
    state = game.new(options, seats, stream(str(seed), "game"))
    play_out(game, guide, state, total // 2)
    return state


def play_out(game: Game[Any], guide: Guide, state: Any, most: int = sys.maxsize) -> int:
    """Play on as the guide answers, to the end or for so many moves; gives their number."""
    moves = 0
    while not state.over and moves < most:
        prompt = game.due(state)
        game.apply(state, prompt.seat, guide.answer(state, prompt))
        moves += 1
    return moves


def digest(game: Game[Any], options: dict[str, object], seats: int) -> str:
    """What the first games come to."""
    h = hashlib.blake2b(digest_size=8)
    for seed in range(DIGEST_GAMES):
        h.update(game.hash(play(game, options, seats, seed, False)[0]).encode())
    return h.hexdigest()


def half_way(game: Game[Any], options: dict[str, object], seats: int) -> Any:
    """A state from the middle of a game."""
    total = play(game, options, seats, 0, False)[1]
    state = game.new(options, seats, stream("0", "game"))
    dice = stream("0", "bench")
    for _ in range(total // 2):
        prompt = game.asked(state)[0]
        game.apply(state, prompt.seat, walk(prompt, dice))
    return state


def clone_cost(game: Game[Any], state: Any, count: int = 20_000) -> float:
    """Microseconds for one clone, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        begin = time.process_time()
        for _ in range(count):
            game.clone(state)
        best = min(best, (time.process_time() - begin) / count)
    return best * 1e6


def memory(game: Game[Any], state: Any, count: int = 500) -> float:
    """Bytes that one more copy of a state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [game.clone(state) for _ in range(count)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert len(copies) == count
    return used / count


def measure(seconds: float) -> dict[str, Any]:
    """All figures, by setting."""
    source = aedilis.kernel.dice.__file__ or ""
    out: dict[str, Any] = {
        "build": "pure" if source.endswith(".py") else "compiled",
        "python": sys.version.split()[0],
    }
    for name, package, options, seats in settings():
        game = package.rules
        state = half_way(game, options, seats)
        games, moves = rate(game, options, seats, seconds, False)
        _, with_views = rate(game, options, seats, seconds / 2, True)
        out[name] = {
            "games_per_second": round(games, 1),
            "moves_per_second": round(moves),
            "moves_per_second_with_views": round(with_views),
            "clone_microseconds": round(clone_cost(game, state), 2),
            "state_bytes": round(memory(game, state)),
            "digest": digest(game, options, seats),
        }
        if package.guide is not None:
            played = rollouts(game, package.guide, options, seats, seconds / 2)
            out[name]["rollouts_per_second"] = round(played, 1)
            played = searched(game, package.guide, options, seats, seconds / 2)
            out[name]["rollouts_from_the_middle_per_second"] = round(played, 1)
    return out


def main() -> int:
    """Print the figures as a table, or as one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each rate (4)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    figures = measure(args.seconds)
    if args.json:
        print(json.dumps(figures))
        return 0
    print(f"{figures.pop('build')} build, Python {figures.pop('python')}, one core")
    for name, values in figures.items():
        print(f"\n{name}")
        for key, value in values.items():
            print(f"  {key.replace('_', ' '):30} {value:>12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
