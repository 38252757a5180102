"""Train a player of Glory to Rome for two seats: a masked policy that meets a pool of opponents.

    python examples/train_policy.py --out policy.npz          # train, then measure
    python examples/train_policy.py --measure policy.npz      # measure again

Everything is numpy: a network with two hidden layers looks at an observation and gives a number for
each action, of which those that are not legal are left out, and one for how the game will end. It
is taught first: it plays, and a bot says at each question what it would do. Then it improves by
itself (proximal policy optimization) against the pool: itself, its earlier selves, and bots.

The same seed gives the same policy on one machine. With Aedilis compiled this takes minutes.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from aedilis.envs.opponent import NO_ACTION, Opponent
from aedilis.envs.vector import VectorEnv

NAME: Final = "glory_v1"
SEATS: Final = 2
HIDDEN: Final = (256, 256)
SCALE: Final = np.log2(1 + np.arange(256, dtype=np.float32))
"""What a byte of an observation is to the network: 1 is 1, and large numbers differ little."""
FAR: Final = np.float32(-1e9)
"""The logit of an action that is not legal."""

TEACHER: Final = "greedy"
Shares = tuple[tuple[str, int], ...]
ALONE: Final[Shares] = (("self", 1),)
POOL: Final[Shares] = (("self", 4), ("past", 2), ("greedy@1", 9), ("random", 1))
"""Whom the policy meets, and in how many of 16 games: while it is taught, itself alone."""
PAST: Final = 8
"""So many earlier selves are kept; a new one comes after so many rounds."""

TAUGHT_RATE: Final = 2e-3
OWN_RATE: Final = 5e-4
LAMBDA: Final = 0.95
"""How far advantages look ahead (generalized advantage estimation); nothing is discounted."""
CLIP: Final = 0.2
ENTROPY: Final = 0.005
VALUE: Final = 0.5
MINIBATCH: Final = 512
EPOCHS: Final = 2

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Ints = NDArray[np.intp]
Weights = list[Floats]


class Policy:
    """A network with two hidden layers. Rows are observations (n, size), uint8; masks (n, actions)
    have a 1 for each legal action. Its weights are a matrix and a row of biases for each layer; the
    last column of the last is what the game is expected to come to.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    @classmethod
    def fresh(cls, size: int, actions: int, random: np.random.Generator) -> "Policy":
        """One that knows nothing: it likes all actions about equally."""
        widths = (size, *HIDDEN, actions + 1)
        scales = (0.1, *(np.sqrt(2 / width) for width in HIDDEN[:-1]), 0.01)
        weights: Weights = []
        for rows, columns, scale in zip(widths[:-1], widths[1:], scales, strict=True):
            weights.append((random.standard_normal((rows, columns)) * scale).astype(np.float32))
            weights.append(np.zeros(columns, np.float32))
        return cls(weights)

    @classmethod
    def load(cls, path: Path) -> "Policy":
        """One that was saved."""
        with np.load(path) as kept:
            return cls([kept[name] for name in kept.files])

    def save(self, path: Path) -> None:
        """Keep it in a file."""
        np.savez_compressed(path, *self.weights)

    def copy(self) -> "Policy":
        """As it is now."""
        return Policy([one.copy() for one in self.weights])

    def look(self, rows: Bytes, masks: Bytes) -> tuple[list[Floats], Floats, Floats]:
        """What goes into each layer, the logarithms of the probabilities (n, actions), and what the
        game is expected to come to (n,).
        """
        *inner, out, out_bias = self.weights
        layers: list[Floats] = [SCALE[rows]]
        for weight, bias in zip(inner[::2], inner[1::2], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        found = layers[-1] @ out + out_bias
        logs = np.where(masks, found[:, :-1], FAR)
        logs -= logs.max(1, keepdims=True)
        logs -= np.log(np.exp(logs).sum(1, keepdims=True))
        return layers, logs, found[:, -1]

    def slopes(self, layers: list[Floats], logits: Floats, values: Floats) -> Weights:
        """How a loss changes with each weight, given how it changes with logits (n, actions) and
        values (n,).
        """
        back = np.column_stack([logits, values])
        found: Weights = []
        for depth in reversed(range(len(layers))):
            found = [layers[depth].T @ back, back.sum(0), *found]
            if depth:
                back = back @ self.weights[2 * depth].T * (layers[depth] > 0)
        return found


def drawn(logs: Floats, random: np.random.Generator) -> Ints:
    """One action a row, by the logarithms of their probabilities (Gumbel's way)."""
    # A draw of exactly 0 would let anything win, what is not legal too.
    lots = np.maximum(random.standard_exponential(logs.shape, np.float32), 1e-30)
    chosen: Ints = (logs - np.log(lots)).argmax(1)
    return chosen


class Adam:
    """Steps down the slope, of a length of their own for each weight."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._means = [0 * one for one in weights]
        self._squares = [0 * one for one in weights]
        self._steps = 0

    def step(self, slopes: Weights, rate: float) -> None:
        """One step, in place."""
        self._steps += 1
        size = np.sqrt(sum(float((one * one).sum()) for one in slopes))
        shrink = np.float32(min(1.0, 1.0 / (size + 1e-8)))
        scale = np.float32(rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps))
        every = zip(self._weights, slopes, self._means, self._squares, strict=True)
        for weight, slope, mean, square in every:
            slope *= shrink
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weight -= scale * mean / (np.sqrt(square) + np.float32(1e-6))


@dataclass
class Batch:
    """Decisions to learn from, one a row: what was seen, what was legal and done, how likely that
    was (a logarithm), what the teacher would have done (-1: nothing is known), how much better the
    game went from there than expected, and what it came to.
    """

    rows: Bytes
    masks: Bytes
    done: Ints
    logs: Floats
    taught: Ints
    better: Floats
    came_to: Floats

    def parts(self, size: int, random: np.random.Generator) -> Iterator["Batch"]:
        """All of it once, in parts of about that size, mixed."""
        order = random.permutation(len(self.rows))
        for part in np.array_split(order, max(1, len(order) // size)):
            yield Batch(*(getattr(self, name)[part] for name in self.__dataclass_fields__))


def taught_slopes(policy: Policy, batch: Batch) -> tuple[float, Weights]:
    """The loss by what the teacher would have done (cross entropy), and its slopes."""
    layers, logs, values = policy.look(batch.rows, batch.masks)
    n = np.float32(len(batch.rows))
    known = np.flatnonzero(batch.taught >= 0)
    slopes = np.zeros_like(logs)
    slopes[known] = np.exp(logs[known])
    slopes[known, batch.taught[known]] -= 1
    miss = values - batch.came_to
    loss = -logs[known, batch.taught[known]].sum() / n + VALUE * (miss**2).sum() / (2 * n)
    return float(loss), policy.slopes(layers, slopes / n, VALUE * miss / n)


def own_slopes(policy: Policy, batch: Batch) -> tuple[float, Weights]:
    """The loss by how the games went (proximal policy optimization), and its slopes."""
    layers, logs, values = policy.look(batch.rows, batch.masks)
    n = np.float32(len(batch.rows))
    at = np.arange(len(batch.rows))
    chances = np.exp(logs)
    ratio = np.exp(logs[at, batch.done] - batch.logs)
    held = np.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = np.minimum(ratio * batch.better, held * batch.better)
    free = ratio * batch.better <= held * batch.better
    push = (ratio * batch.better * free).astype(np.float32)
    sure = np.where(batch.masks, logs, 0)
    entropy = -(chances * sure).sum(1)
    slopes = chances * push[:, None]
    slopes[at, batch.done] -= push
    slopes += ENTROPY * chances * (sure + entropy[:, None])
    miss = values - batch.came_to
    loss = (-gain - ENTROPY * entropy + VALUE * miss**2 / 2).sum() / n
    return float(loss), policy.slopes(layers, slopes / n, VALUE * miss / n)


class Pool:
    """Who sits opposite in each place: itself, an earlier self, or a bot."""

    def __init__(self, games: VectorEnv, shares: Shares, policy: Policy, seed: int) -> None:
        self.games = games
        self.random = np.random.default_rng([seed, 1])
        self.past = [policy.copy()]
        names = [name for name, share in shares for _ in range(share)]
        self.names = [names[place % len(names)] for place in range(games.games)]
        bots = sorted(set(self.names) - {"self", "past"})
        self._bots = {name: Opponent(games.batch, name, f"{seed}") for name in bots}
        self._chosen = self.past[0]
        self.alone = np.array([name == "self" for name in self.names])
        self._past = np.array([name == "past" for name in self.names])
        # Where somebody else plays, the policy has this seat; it changes with each game.
        self.seat = np.arange(games.games) // len(names) % SEATS
        self.won: dict[str, list[bool]] = {name: [] for name, _ in shares if name != "self"}

    def answer(self, actions: Ints, mine: NDArray[np.bool_]) -> None:
        """Put in what the others do."""
        past = np.flatnonzero(self._past & ~mine)
        if len(past):
            _, logs, _ = self._chosen.look(self.games.observations[past], self.games.masks[past])
            actions[past] = drawn(logs, self.random)
        for place in np.flatnonzero(~mine & ~self._past):
            actions[place] = self._bots[self.names[place]].action(int(place))

    def next_round(self, number: int, policy: Policy) -> None:
        """Choose among the earlier selves; now and then this one joins them."""
        if number % PAST == 0:
            self.past = [*self.past[-PAST + 1 :], policy.copy()]
        self._chosen = self.past[self.random.integers(len(self.past))]

    def ended(self, ended: NDArray[np.bool_], rewards: Floats) -> None:
        """Where a game has ended, it is noted who has won, and seats are changed."""
        for place in np.flatnonzero(ended & ~self.alone):
            self.won[self.names[place]].append(bool(rewards[place, self.seat[place]] > 0))
        self.seat = (self.seat + ended) % SEATS

    def told(self) -> str:
        """The share of games won against each of them since this was asked last."""
        found = "".join(f", {name} {np.mean(won):.0%}" for name, won in self.won.items() if won)
        for won in self.won.values():
            won.clear()
        return found and f"; won against {found[2:]}"


class Collector:
    """Plays on in many games, and keeps what the policy has decided there."""

    def __init__(self, places: int, shares: Shares, policy: Policy, seed: int) -> None:
        self.games = VectorEnv(NAME, places, seats=SEATS, seed=seed)
        self.random = np.random.default_rng([seed, 2])
        self.pool = Pool(self.games, shares, policy, seed)
        self.teacher = Opponent(self.games.batch, TEACHER, f"{seed}")

    def play(self, policy: Policy, steps: int, follow: float | None = None) -> Batch:
        """So many steps in each game. With `follow` the teacher is asked at every decision, and in
        this share of them it is done what it says.
        """
        games, n = self.games, self.games.games
        kept: list[tuple[NDArray[Any], ...]] = []
        for _ in range(steps):
            rows, masks, seats = games.observations.copy(), games.masks.copy(), games.to_play.copy()
            mine = self.pool.alone | (games.to_play == self.pool.seat)
            _, logs, values = policy.look(rows, masks)
            actions = drawn(logs, self.random)
            taught = np.full(n, NO_ACTION)
            if follow is not None:
                taught[mine] = [self.teacher.action(int(place)) for place in np.flatnonzero(mine)]
                led = (taught != NO_ACTION) & (self.random.random(n) < follow)
                actions[led] = taught[led]
            self.pool.answer(actions, mine)
            rewards, ended, _ = games.step(actions)
            self.pool.ended(ended, rewards)
            done = logs[np.arange(n), actions]
            kept.append((rows, masks, actions, done, taught, values, seats, mine, ended, rewards))
        *seen, values, seats, mine, ended, rewards = map(np.stack, zip(*kept, strict=True))
        better, known = advantages(values, seats, mine, ended, rewards)
        # To learn from are those that had a choice, and of which one knows how they went on.
        use = mine & known & (seen[1].sum(2) > 1)
        return Batch(*(one[use] for one in (*seen, better, better + values)))


def advantages(
    values: Floats, seats: Bytes, mine: NDArray[np.bool_], ended: NDArray[np.bool_], rewards: Floats
) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better it went from each decision on than was expected there, and of which decisions
    that is known: of all but each seat's last one in a game that is not at its end. Both (steps,
    games), as is what is given, and the rewards (steps, games, seats). Each seat of a game has
    decisions of its own, which follow upon each other.
    """
    steps, n = values.shape
    at = np.arange(n)
    ahead, later = np.zeros((2, n, SEATS), np.float32)
    seen = np.zeros((n, SEATS), np.bool_)
    better = np.zeros((steps, n), np.float32)
    known = np.zeros((steps, n), np.bool_)
    for step in reversed(range(steps)):
        over, seat, own = ended[step], seats[step], mine[step]
        ahead[over] = rewards[step][over]
        later[over] = 0
        seen[over] = True
        known[step] = seen[at, seat]
        found = ahead[at, seat] - values[step] + LAMBDA * later[at, seat]
        better[step] = np.where(known[step], found, 0)
        ahead[at[own], seat[own]] = values[step][own]
        later[at[own], seat[own]] = better[step][own]
        seen[at[own], seat[own]] = True
    return better, known


def measure(policy: Policy, name: str, games: int, seed: int) -> float:
    """The share of games won against a bot, in each seat as often, by the likeliest actions. What
    is counted are the first games in each place, however long they take.
    """
    places = min(games, 100)
    each = -(-games // places)
    table = VectorEnv(NAME, places, seats=SEATS, seed=seed)
    bot = Opponent(table.batch, name, f"{seed}")
    seat = np.arange(places) % SEATS
    played, won = np.zeros(places, int), 0
    while (played < each).any():
        actions = policy.look(table.observations, table.masks)[1].argmax(1)
        for place in np.flatnonzero((table.to_play != seat) & (played < each)):
            actions[place] = bot.action(int(place))
        rewards, ended, _ = table.step(actions)
        counted = ended & (played < each)
        won += int((rewards[np.arange(places), seat] > 0)[counted].sum())
        played += ended
        seat = (seat + ended) % SEATS
    return won / (places * each)


def train(args: argparse.Namespace) -> Policy:
    """Teach a new policy, then let it improve by itself."""
    games = VectorEnv(NAME, 1, seats=SEATS)
    random = np.random.default_rng(args.seed)
    policy = Policy.fresh(games.observations.shape[1], games.masks.shape[1], random)
    lesson(policy, args, ALONE, args.taught, taught_slopes, random)
    lesson(policy, args, POOL, args.rounds, own_slopes, random)
    return policy


def lesson(
    policy: Policy,
    args: argparse.Namespace,
    shares: Shares,
    rounds: int,
    slopes_of: Callable[[Policy, Batch], tuple[float, Weights]],
    random: np.random.Generator,
) -> None:
    """So many rounds of play and of learning from it, in which the policy changes."""
    taught = slopes_of is taught_slopes
    collector = Collector(args.places, shares, policy, args.seed + (not taught))
    descent = Adam(policy.weights)
    for number in range(rounds):
        left = 1 - number / rounds
        batch = collector.play(policy, args.steps, left if taught else None)
        if not taught:
            batch.better = (batch.better - batch.better.mean()) / (batch.better.std() + 1e-6)
        losses = []
        for _ in range(EPOCHS):
            for part in batch.parts(MINIBATCH, random):
                loss, slopes = slopes_of(policy, part)
                descent.step(slopes, (0.05 + 0.95 * left) * (TAUGHT_RATE if taught else OWN_RATE))
                losses.append(loss)
        collector.pool.next_round(number, policy)
        if number % 10 == 9:
            print(
                f"{'taught' if taught else 'on its own'}, round {number + 1}: "
                f"loss {np.mean(losses):.3f}{collector.pool.told()}; "
                f"{time.process_time():.0f} s of the processor",
                flush=True,
            )


def main(words: list[str] | None = None) -> int:
    """Train or load a policy, and measure it. Gives 0."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--out", type=Path, default=Path("policy.npz"), help="where it is kept (%(default)s)")
    add("--measure", type=Path, metavar="FILE", help="measure this one, and train none")
    add("--taught", type=int, default=50, help="rounds with the teacher (%(default)s)")
    add("--rounds", type=int, default=100, help="rounds on its own (%(default)s)")
    add("--places", type=int, default=256, help="games side by side (%(default)s)")
    add("--steps", type=int, default=64, help="in each game, in each round (%(default)s)")
    add("--games", type=int, default=200, help="to measure by, for each bot (%(default)s)")
    add("--seed", type=int, default=1, help="default: %(default)s")
    args = parser.parse_args(words)
    if args.measure is not None:
        policy = Policy.load(args.measure)
    else:
        policy = train(args)
        policy.save(args.out)
    for name in ("random", "greedy@1", "greedy"):
        share = measure(policy, name, args.games, args.seed + 1000)
        print(f"against {name}: {share:.1%} of {args.games} games won", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
