"""Positions from random play, for tests that must hold in every position."""

from collections.abc import Iterator

from aedilis.glory.game import Glory
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk

GAME = Glory()
VARIANTS: list[dict[str, object]] = [
    {"edition": "es2011"},
    {"edition": "es2011-original"},
    {"edition": "it2011"},
    {"edition": "fr2008"},
    {"edition": "es2011", "expert": True},
    {"edition": "it2011", "beginner": True},
    {"edition": "fr2008", "vault-memory": "open"},
]


def positions(
    options: dict[str, object], seats: int, seed: str, every: int
) -> Iterator[GloryState]:
    """The start of a random game and every so many moves the position, to the end. Do not
    change them.
    """
    state = GAME.new(options, seats, stream(seed, "game"))
    dice = stream(seed, "moves")
    n = 0
    while True:
        if n % every == 0 or state.over:
            yield state
        if state.over:
            return
        prompts = GAME.asked(state)
        prompt = prompts[dice.below(len(prompts))]
        GAME.apply(state, prompt.seat, walk(prompt, dice))
        n += 1
