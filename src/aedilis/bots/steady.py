"""Answers of bots that may be somebody else's: what goes wrong in one is a `Fault`, and whoever
seats it plays on with another answer.
"""

from typing import Any

from aedilis.bots.random import RandomPlayer
from aedilis.kernel.dice import stream
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt


class Fault(Exception):
    """A bot gave no answer that can be taken; the text says what it did."""


def answer_of(player: Player, view: Any, prompt: Prompt) -> Move:
    """A bot's answer to what its seat is asked. Raises Fault."""
    try:
        move: Any = player.choose(view, prompt)
    except Exception as error:
        raise Fault(f"it raised {type(error).__name__}: {error}") from error
    return _checked(move, prompt)


def aside_of(player: Player, view: Any, prompt: Prompt) -> Move | None:
    """What a bot does out of turn, None for nothing. Raises Fault."""
    try:
        move: Any = player.aside(view, prompt)
    except Exception as error:
        raise Fault(f"it raised {type(error).__name__}: {error}") from error
    return None if move is None else _checked(move, prompt)


def _checked(move: Any, prompt: Prompt) -> Move:
    """An answer that the prompt offers. Raises Fault for anything else."""
    ints = isinstance(move, list) and all(type(code) is int for code in move)
    if not ints or not prompt.accepts(move):
        raise Fault(f"it answered {prompt.key} with {str(move)[:80]}, which is not offered")
    return move  # type: ignore[no-any-return]


def any_answer(prompt: Prompt, seed: str) -> Move:
    """Some answer that a prompt offers, by chance: the same seed gives the same one."""
    return RandomPlayer("random", prompt.seat, stream(seed, "instead")).choose(None, prompt)
