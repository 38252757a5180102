"""What a seat is told of a position by a game's own means, for tests of what it may not know."""

from collections.abc import Iterable
from typing import Any

from aedilis.kernel.game import Game, Words
from aedilis.kernel.prompt import Prompt


def described(prompt: Prompt | None, most: int | None = None) -> object:
    """All that a prompt tells its seat, with what may follow on its first `most` choices."""
    if prompt is None:
        return None
    firsts = prompt.choices([])
    seconds = [[first, prompt.choices([first])] for first in firsts[:most]]
    return [prompt.key, prompt.rule, prompt.optional, prompt.params, firsts, seconds]


def told(
    game: Game[Any], state: Any, seat: int, attempts: Iterable[Words], most: int | None = None
) -> dict[str, Any]:
    """Everything a seat can get out of a position: view, prompts, asides, and the refusals of
    attempts at a move.
    """
    refusals = [game.explain(state, seat, dict(words)) for words in attempts]
    return {
        "view": game.view(state, seat).to_data(),
        "prompt": described(game.prompt(state, seat), most),
        "aside": described(game.aside(state, seat), most),
        "awaited": game.awaited(state),
        "asking": [[p.seat, p.key, p.optional] for p in game.asked(state)],
        "refusals": [[error.key, error.rule, error.params] for error in refusals],
    }
