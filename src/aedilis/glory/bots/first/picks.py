"""Answers to `Pick` prompts: the best items in the order the prompt wants them."""

from aedilis.kernel.prompt import Move, Pick


def pick_best(pick: Pick, values: list[float], n: int) -> Move:
    """The `n` items worth most, `values` being one per entry of `pick.items`."""
    taken = [0] * len(pick.items)
    for _ in range(n):
        best, at = -1e18, -1
        for i, value in enumerate(values):
            if taken[i] < pick.counts[i] and value > best:
                best, at = value, i
        taken[at] += 1
    move: Move = [n]
    for i, item in enumerate(pick.items):
        for _ in range(taken[i]):
            move.append(item)
    return move


def pick_worthwhile(pick: Pick, values: list[float]) -> Move:
    """All items worth more than nothing, and the best of the rest where more must be picked."""
    n = 0
    for i, value in enumerate(values):
        if value > 0.0:
            n += pick.counts[i]
    return pick_best(pick, values, max(pick.low, min(pick.high, n)))
