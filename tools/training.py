"""Trains the `learned` bot of Glory to Rome by self-play, and writes what it has learned and how
well: `python -m tools.training` (`make train`).

Games are played at all numbers of seats and in all editions. At the beginning of each turn the
traits of all seats are kept, and at the end who has won. The weights are those by which the winners
are the most likely: a logistic regression over the seats of a game. In
the first round the greedy bot plays, now and then an answer that it likes less; in each further
round the bot that the last one has made. One part of the games is held back, to tell how well
positions are judged that nobody has learned from.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from aedilis.glory.bots.learned.player import GUIDE, GloryLearned
from aedilis.glory.bots.learned.traits import COUNTED, TRAITS, traits_of
from aedilis.glory.bots.learned.values import FILE, Values
from aedilis.glory.definitions.editions import EDITIONS
from aedilis.glory.game import Glory
from aedilis.glory.state.table import GloryState
from aedilis.kernel.chances import victory_shares
from aedilis.kernel.dice import Dice, stream
from aedilis.kernel.game import S
from aedilis.kernel.player import Imagined
from aedilis.kernel.prompt import Move, Prompt

ROOT: Final = Path(__file__).resolve().parent.parent
WEIGHTS: Final = ROOT / "src/aedilis/glory/bots/learned" / FILE
REPORT: Final = ROOT / "docs/reference/learned.md"

GAME: Final = Glory()
SEATS: Final = (2, 3, 2, 4, 2, 5)
"""So many sit at one table after the other."""
ODD: Final = 8
"""One answer in so many is another than the one liked best, so that positions differ."""
ODD_AMONG: Final = 3
"""It is one of so many liked best."""
HELD_BACK: Final = 8
"""After the games that are learned from, this part of their number is played to judge by."""
STEPS: Final = 8
"""So many steps of Newton's method find the weights; they hardly move after the fifth."""
SHRINK: Final = 3e-4
"""How much large weights are held back, so that what was seen seldom counts little."""

Array = NDArray[np.float32]


@dataclass
class Kept:
    """Positions of games: `traits` has a row for each seat of each position, one position after the
    other; `first` the row of each position's first seat; `won` each row's share of the victory.
    """

    traits: Array
    first: NDArray[np.intp]
    won: Array


def usual_answer(state: GloryState, prompt: Prompt, dice: Dice) -> Move:
    """What the greedy bot would answer, now and then something else that it likes."""
    if dice.below(ODD):
        return GUIDE.answer(state, prompt)
    found = GUIDE.answers(state, prompt)[:ODD_AMONG]
    return found[dice.below(len(found))][0]


def learned_answer(state: GloryState, prompt: Prompt, dice: Dice, values: Values) -> Move:
    """What the learned bot answers with these values, now and then something else."""
    if dice.below(ODD) == 0:
        return usual_answer(state, prompt, dice)
    player = GloryLearned("learned", prompt.seat, dice)
    player.values = values
    world = GAME.imagined(state, prompt.seat, dice)
    return player.choose(Imagined(None, world), prompt)


def played(seed: str, number: int, values: Values | None) -> Iterator[GloryState]:
    """One game: its state at the beginning of each turn, and at the end."""
    edition = list(EDITIONS)[number % len(EDITIONS)]
    seats = SEATS[number // len(EDITIONS) % len(SEATS)]
    state = GAME.new({"edition": edition}, seats, stream(f"{seed}-{number}", "game"))
    dice = stream(f"{seed}-{number}", "training")
    turn = 0
    while not state.over:
        prompt = GAME.due(state)
        if state.turn != turn:
            turn = state.turn
            yield state
        if values is None:
            move = usual_answer(state, prompt, dice)
        else:
            move = learned_answer(state, prompt, dice, values)
        GAME.apply(state, prompt.seat, move)
    yield state


def gather(seed: str, games: Iterable[int], values: Values | None) -> Kept:
    """Play the games of these numbers and keep their positions."""

    def outcome(state: GloryState) -> list[float]:
        return victory_shares(state.winners, state.seats)

    return positions((played(seed, number, values) for number in games), traits_of, outcome)


def positions(
    games: Iterable[Iterable[S]],
    traits: Callable[[S], list[list[float]]],
    outcome: Callable[[S], list[float]],
) -> Kept:
    """The positions of games, of each the states one after the other: a row for all that may come
    of it, with its `traits`; and what came, by the `outcome` of the game's last state.
    """
    rows: list[Array] = []
    came: list[Array] = []
    for states in games:
        begin = len(rows)
        for state in states:
            if not state.over:
                rows.append(np.array(traits(state), np.float32))
            else:
                came += [np.array(outcome(state), np.float32)] * (len(rows) - begin)
    sizes = np.array([0, *(len(one) for one in came)])
    return Kept(np.concatenate(rows), sizes.cumsum()[:-1], np.concatenate(came))


def joined(one: Kept, other: Kept) -> Kept:
    """The positions of both."""
    return Kept(
        np.concatenate([one.traits, other.traits]),
        np.concatenate([one.first, other.first + len(one.traits)]),
        np.concatenate([one.won, other.won]),
    )


def spread(kept: Kept, by_position: Array) -> Array:
    """A number of each position, given to each of its rows."""
    sizes = np.diff(np.append(kept.first, len(kept.traits)))
    return np.repeat(by_position, sizes, axis=0)


def chances(kept: Kept, weights: Array) -> Array:
    """The chance to win of the seat in each row."""
    sums = kept.traits @ weights
    parts = np.exp(sums - spread(kept, np.maximum.reduceat(sums, kept.first)))
    whole: Array = parts / spread(kept, np.add.reduceat(parts, kept.first))
    return whole


def fit(kept: Kept) -> Array:
    """The weights that make those who have won the most likely, by Newton's method."""
    count = kept.traits.shape[1]
    weights = np.zeros(count, np.float32)
    even = SHRINK * len(kept.first)
    for _ in range(STEPS):
        found = chances(kept, weights)
        slope = kept.traits.T @ (found - kept.won) + even * weights
        weighed = kept.traits * found[:, None]
        means = np.add.reduceat(weighed, kept.first)
        bend = weighed.T @ kept.traits - means.T @ means + even * np.eye(count)
        weights = (weights - np.linalg.solve(bend, slope)).astype(np.float32)
    return weights


def loss(kept: Kept, weights: Array) -> float:
    """How far off the chances are: the mean of minus the logarithm of what the winner was given."""
    found = np.log(np.maximum(chances(kept, weights), 1e-9))
    return float(-(kept.won * found).sum() / len(kept.first))


def hits(kept: Kept, weights: Array) -> float:
    """In which share of the positions the likeliest winner has won."""
    found = chances(kept, weights)
    best = found == spread(kept, np.maximum.reduceat(found, kept.first))
    by_position = np.add.reduceat(kept.won * best, kept.first) / np.add.reduceat(best, kept.first)
    return float(by_position.mean())


def by_points() -> Array:
    """Weights by which who has the most points is the likeliest to win."""
    return np.array([1.0 if name == "points" else 0.0 for name in TRAITS], np.float32)


def as_array(values: Values) -> Array:
    """The weights of values, by trait."""
    return np.array(values.weights, np.float32)


def as_named(weights: Array) -> dict[str, float]:
    """Weights by the names of their traits, as they are kept."""
    return {name: round(float(one), 4) for name, one in zip(TRAITS, weights, strict=True)}


@dataclass
class Round:
    """What came of one round: the games played, the positions kept, and how well those held back
    are judged by the weights, and by points alone.
    """

    games: int
    positions: int
    loss: float
    hits: float
    by_points: float


HEAD: Final = (
    "# How the learned bot was trained",
    "",
    "This page is written by `make train`, with the weights that the package carries. The bot",
    "itself is told of on [the page of the bots](bots-of-glory.md#learned).",
    "",
)
ROUNDS: Final = (
    "| Round | Played by | Games | Positions | Loss | Winner foreseen | By points alone |",
    "| --- | --- | --- | --- | --- | --- | --- |",
)
TAIL: Final = (
    "",
    "Games are played at two to five seats, in all editions, now and then with another answer than",
    "the best liked; positions are those at the beginning of each turn. Loss (the mean of the",
    "negative logarithm of the chance given to who won) and winners are counted in other games,",
    'which nobody has learned from. "By points alone" is how often whoever had most points at',
    "that time has won.",
    "",
    "## What weighs most",
    "",
    "What a trait adds to the sum of a seat, at the beginning of a game and at its end. Most of",
    "them are counted in tenths to halves (`glory/bots/learned/traits.py`).",
    "",
    "| Trait | At first | At last |",
    "| --- | --- | --- |",
)


def report(rounds: list[Round], named: dict[str, float], command: str) -> str:
    """The page that tells of a training."""
    lines = [*HEAD, "```sh", command, "```", "", *ROUNDS]
    for n, one in enumerate(rounds):
        by = "`greedy`" if n == 0 else "`learned`, as it was"
        lines.append(
            f"| {n + 1} | {by} | {one.games} | {one.positions} | {one.loss:.3f} | "
            f"{one.hits:.1%} | {one.by_points:.1%} |"
        )
    lines += TAIL
    late = {name: named[name] for name in COUNTED}
    early = {name: named[name] + named[f"{name}-early"] for name in COUNTED}
    most = sorted(COUNTED, key=lambda name: -max(abs(late[name]), abs(early[name])))[:24]
    lines += [f"| `{name}` | {early[name]:+.2f} | {late[name]:+.2f} |" for name in most]
    return "\n".join(lines) + "\n"


def main(words: list[str] | None = None) -> int:
    """Train, and write the weights and the page. Gives 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.training", description=__doc__)
    parser.add_argument("--games", type=int, default=1600, help="of round one (%(default)s)")
    parser.add_argument("--own", type=int, default=200, help="of each other (%(default)s)")
    parser.add_argument("--rounds", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--seed", default="training", help="default: %(default)s")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="where they are written")
    parser.add_argument("--report", type=Path, default=REPORT, help="where the page is written")
    args = parser.parse_args(words)
    for name in ("games", "own", "rounds"):
        if getattr(args, name) < 1:
            parser.error(f"{name}: {getattr(args, name)} is not at least 1")
    begin = time.process_time()
    kept: Kept | None = None
    values: Values | None = None
    rounds: list[Round] = []
    for n in range(args.rounds):
        games = args.own if n else args.games
        fresh = gather(f"{args.seed}-{n}", range(games), values)
        kept = joined(kept, fresh) if kept is not None else fresh
        weights = fit(kept)
        # Games that nobody has learned from.
        unseen = gather(f"{args.seed}-{n}", range(games, games + games // HELD_BACK + 1), values)
        found = Round(
            games,
            len(fresh.first),
            loss(unseen, weights),
            hits(unseen, weights),
            hits(unseen, by_points()),
        )
        rounds.append(found)
        print(f"round {n + 1}: {found}, {time.process_time() - begin:.0f} s of the processor")
        named = as_named(weights)
        values = Values(named)
        args.weights.write_text(json.dumps(named, indent=1) + "\n", "utf-8")
    command = f'make train ARGS="--games {args.games} --own {args.own} --rounds {args.rounds}"'
    args.report.write_text(report(rounds, named, command), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
