"""Answers of bots that may be somebody else's: what goes wrong in one is a `Fault`, and whoever
seats it plays on with another answer.
"""

from collections.abc import Sequence
from typing import Any

from aedilis.bots.asides import out_of_turn, view_for
from aedilis.bots.hearing import remind
from aedilis.bots.random import RandomPlayer
from aedilis.kernel.dice import stream
from aedilis.kernel.game import Game
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.table import Entry


class Fault(Exception):
    """A bot gave no answer that can be taken; the text says what it did, which may be what its seat
    alone may know.
    """


def answer_of(player: Player, view: Any, prompt: Prompt) -> Move:
    """A bot's answer to what its seat is asked. Raises Fault."""
    try:
        move: Any = player.choose(view, prompt)
    except Exception as error:
        raise _raised(error) from error
    return _checked(move, prompt)


def aside_of(player: Player, view: Any, prompt: Prompt) -> Move | None:
    """What a bot does out of turn, None for nothing. Raises Fault."""
    try:
        move: Any = player.aside(view, prompt)
    except Exception as error:
        raise _raised(error) from error
    return None if move is None else _checked(move, prompt)


def played(
    player: Player, game: Game[Any], state: Any, entries: Sequence[Entry], prompt: Prompt
) -> Move:
    """A bot's answer at a table whose history it is told first. Raises Fault."""
    try:
        remind(player, entries)
        view = view_for(game, state, player)
    except Exception as error:
        raise _raised(error) from error
    return answer_of(player, view, prompt)


def spoken(
    player: Player, game: Game[Any], state: Any, entries: Sequence[Entry]
) -> tuple[Prompt, Move] | None:
    """What a bot does out of turn at such a table, with the prompt that it answers; None for
    nothing. Raises Fault.
    """
    try:
        remind(player, entries)
        found = out_of_turn(game, state, [player])
    except Exception as error:
        raise _raised(error) from error
    if found is None:
        return None
    prompt, move = found
    return prompt, _checked(move, prompt)


def instead(game: Game[Any], state: Any, prompt: Prompt, seed: str) -> Move:
    """What is done for a bot that has a fault: what the rules have a seat do that is late, or
    anything at all.
    """
    return game.lapsed(state, prompt.seat) or any_answer(prompt, seed)


def _raised(error: Exception) -> Fault:
    return Fault(f"it raised {type(error).__name__}: {error}")


def _checked(move: Any, prompt: Prompt) -> Move:
    """An answer that the prompt offers. Raises Fault for anything else."""
    ints = isinstance(move, list) and all(type(code) is int for code in move)
    if not ints or not prompt.accepts(move):
        raise Fault(f"it answered {prompt.key} with {str(move)[:80]}, which is not offered")
    return move  # type: ignore[no-any-return]


def any_answer(prompt: Prompt, seed: str) -> Move:
    """Some answer that a prompt offers, by chance: the same seed gives the same one."""
    return RandomPlayer("random", prompt.seat, stream(seed, "instead")).choose(None, prompt)
