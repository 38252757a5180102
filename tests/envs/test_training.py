"""The worked example that trains a policy: what it computes is right, and all of it runs."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

SCRIPT: Final = Path(__file__).parents[2] / "examples" / "train_policy.py"
SMALL: Final = "--taught=3 --rounds=2 --places=8 --steps=16 --games=1"


@pytest.fixture(scope="module")
def script() -> Any:
    spec = importlib.util.spec_from_file_location("train_policy", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # A dataclass looks its module up.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    # Products of small matrices take one thread.
    vars(module)["HIDDEN"] = (16, 16)
    return module


def decisions(script: Any, policy: Any, random: np.random.Generator) -> Any:
    """Forty decisions of nobody, with 12 numbers and 7 actions each."""
    n = 40
    rows = random.integers(0, 9, (n, 12), np.uint8)
    masks = random.integers(0, 2, (n, 7), np.uint8)
    masks[:, :2] = 1
    _, logs, _ = policy.look(rows, masks)
    done = script.drawn(logs, random)
    assert masks[np.arange(n), done].all()
    # As likely as they were before: some have come to differ by more than is let through.
    before = logs[np.arange(n), done] + random.uniform(-0.4, 0.4, n)
    taught = np.where(random.random(n) < 0.3, -1, random.integers(0, 2, n))
    better, came_to = random.standard_normal((2, n))
    return script.Batch(rows, masks, done, before, taught, better, came_to)


@pytest.mark.parametrize("loss", ["taught_slopes", "own_slopes"])
def test_slopes_are_what_small_steps_show(script: Any, loss: str) -> None:
    random = np.random.default_rng(3)
    policy = script.Policy.fresh(12, 7, random)
    # Finer numbers than in training, and logits that differ.
    policy = script.Policy([one.astype(float) for one in policy.weights])
    policy.weights[-2] *= 50
    batch = decisions(script, policy, random)
    slopes_of: Callable[..., tuple[float, list[Any]]] = getattr(script, loss)
    _, slopes = slopes_of(policy, batch)
    assert [one.shape for one in slopes] == [one.shape for one in policy.weights]
    for at in range(len(slopes)):
        way = random.standard_normal(slopes[at].shape)
        found = []
        for step in (1e-7, -1e-7):
            moved = policy.copy()
            moved.weights[at] += step * way
            found.append(slopes_of(moved, batch)[0])
        shown = (found[0] - found[1]) / 2e-7
        assert shown == pytest.approx(float((slopes[at] * way).sum()), rel=1e-3, abs=1e-6)


def test_what_a_decision_came_to_is_told_by_its_seats_next_one(script: Any) -> None:
    """One game of two seats: both decide, seat 0 wins, and the next game has begun."""
    values = np.array([[0.5], [0.25], [0.75], [0.1]], np.float32)
    seats = np.array([[0], [1], [0], [1]], np.uint8)
    mine = np.ones((4, 1), np.bool_)
    ended = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    better, known = script.advantages(values, seats, mine, ended, rewards)
    assert known[:, 0].tolist() == [True, True, True, False]
    last = 1 - 0.75
    expected = [0.75 - 0.5 + script.LAMBDA * last, -1 - 0.25, last, 0]
    assert better[:, 0] == pytest.approx(expected)


def test_it_learns_what_it_is_taught(script: Any) -> None:
    random = np.random.default_rng(5)
    policy = script.Policy.fresh(12, 7, random)
    batch = decisions(script, policy, random)
    descent = script.Adam(policy.weights)
    losses = []
    for _ in range(150):
        loss, slopes = script.taught_slopes(policy, batch)
        descent.step(slopes, 1e-2)
        losses.append(loss)
    known = batch.taught >= 0
    assert losses[-1] < losses[0] / 4
    assert (policy.look(batch.rows, batch.masks)[1].argmax(1) == batch.taught)[known].mean() > 0.9


def test_it_trains_and_measures_and_does_the_same_again(
    script: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Small, but all of it: taught, on its own against the pool, kept, and measured again."""
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    for path in (first, second):
        assert script.main([*SMALL.split(), f"--out={path}"]) == 0
    one, other = script.Policy.load(first).weights, script.Policy.load(second).weights
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    fresh = script.Policy.fresh(one[0].shape[0], one[-1].shape[0] - 1, np.random.default_rng(1))
    assert not any((a == b).all() for a, b in zip(one, fresh.weights, strict=True))
    told = capsys.readouterr().out.splitlines()
    measured = [line for line in told if line.startswith("against ")]
    assert len(measured) == 6
    assert measured[:3] == measured[3:]
    assert script.main([*SMALL.split(), f"--measure={first}"]) == 0
    assert capsys.readouterr().out.splitlines() == measured[:3]
