"""Answers to `Pick` prompts: the best items in the order the prompt wants them."""

from aedilis.kernel.prompt import Move, Pick


def pick_best(pick: Pick, values: list[float], n: int) -> Move:
    """The `n` items worth most, `values` being one per entry of `pick.items`."""
    counts = pick.counts
    taken = counts[:]
    spare = sum(counts) - n
    # The worst are put back, of equal ones the last.
    for at in sorted(range(len(counts)), key=lambda i: (values[i], -i)) if spare > 0 else []:
        back = min(spare, counts[at])
        taken[at] -= back
        spare -= back
        if spare == 0:
            break
    move: Move = [n]
    for item, times in zip(pick.items, taken, strict=True):
        move += [item] * times
    return move


def pick_worthwhile(pick: Pick, values: list[float]) -> Move:
    """All items worth more than nothing, and the best of the rest where more must be picked."""
    n = 0
    for i, value in enumerate(values):
        if value > 0.0:
            n += pick.counts[i]
    return pick_best(pick, values, max(pick.low, min(pick.high, n)))
