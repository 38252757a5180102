"""What is done for a player who lets his time run out: he thinks and draws, or stops."""

from typing import Final

from aedilis.glory.state.choices import STOP, THINK_CARD, THINK_REFILL, code
from aedilis.kernel.prompt import Move, Pick, Prompt

DECLINED: Final = (code(STOP), code(THINK_CARD), code(THINK_REFILL))
"""The choices that commit to nothing, the plainest first."""


def lapsed(prompt: Prompt) -> Move | None:
    """What a player does who lets his time run out; None where something has to be chosen."""
    if isinstance(prompt, Pick):
        return [0] if prompt.low == 0 else None
    options = prompt.choices([])
    wanted = options if len(options) == 1 else [one for one in DECLINED if one in options]
    move = wanted[:1]
    return move if prompt.accepts(move) else None
