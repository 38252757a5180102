"""What a record says of itself, told without the rules that it was played by.

Where rules do not fit a game, its lines are still there: who moved, in the words of moves, and what
chance gave. They may be anybody's, so they are quoted in one line of bounded length.
"""

from collections.abc import Sequence
from typing import Final

from aedilis.kernel.quoting import cut, flow
from aedilis.kernel.record import Line
from aedilis.kernel.text import Catalogue

MOST: Final = 240
"""So many characters of a move, and of its outcomes, are told."""


def told_line(words: Catalogue, line: Line, names: Sequence[str]) -> str:
    """A line in a sentence: the move, or that one was taken back, and its outcomes."""
    name = names[line.seat] if 0 <= line.seat < len(names) else ""
    out = flow(line.out, MOST)[1:-1] if line.out else ""
    if line.n == 0:
        return words.text("kernel-recorded-deal", {"out": out})
    if line.undo:
        return words.text("kernel-recorded-undo", {"name": name})
    move = flow(line.move or {}, MOST)
    if not out:
        return words.text("kernel-recorded-move", {"name": name, "move": move})
    return words.text("kernel-recorded-chance", {"name": name, "move": move, "out": out})


def told_end(words: Catalogue, ending: str, winners: Sequence[int], names: Sequence[str]) -> str:
    """How a game ended, and who won it, as the record says. `ending` is told already."""
    who = words.join([names[seat] for seat in winners if 0 <= seat < len(names)])
    key = "kernel-recorded-won" if who else "kernel-recorded-unwon"
    return words.text(key, {"ending": cut(ending), "names": who})
