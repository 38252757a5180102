"""A question answered in actions, one after the other."""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.kernel.encoding import Encoder, Path
from aedilis.kernel.prompt import Move, Prompt


class Walk:
    """The way through one question. `legal` are the actions that may come next, ascending; `move`
    is the answer as far as it goes, in the codes of the game; `taken` the actions that were chosen,
    `choices` the codes that may come next.

    The first action is always asked for, were there only one: whether a seat is asked shall tell
    nothing. Further parts that leave no choice are gone through at once.
    """

    __slots__ = ("_depth", "_encoder", "_paths", "choices", "legal", "move", "prompt", "taken")

    def __init__(self, encoder: Encoder[Any], prompt: Prompt) -> None:
        self.prompt: Final = prompt
        self.move: Move = []
        self.taken: list[int] = []
        self.legal: list[int] = []
        self._encoder: Final[Encoder[Any]] = encoder
        self.choices: list[int] = []
        self._paths: list[Path] = []
        self._depth = 0
        self._offer(prompt.choices(self.move))

    def take(self, action: int) -> bool:
        """Go on by a legal action; gives whether the answer is whole."""
        self.taken.append(action)
        self._follow(action)
        while len(self.legal) == 1:
            self._follow(self.legal[0])
        return not self.legal

    def towards(self, move: Move) -> int:
        """The action that goes on towards a whole answer; -1 where what is there already is not how
        that answer begins.
        """
        done = len(self.move)
        if done >= len(move) or self.move != move[:done] or move[done] not in self.choices:
            return -1
        return self._paths[self.choices.index(move[done])][self._depth]

    def _offer(self, choices: list[int]) -> None:
        self.choices = choices
        self._depth = 0
        if choices:
            self._paths = self._encoder.paths(self.prompt, self.move, choices)
            self._list()
        else:
            self._paths = []
            self.legal = []

    def _follow(self, action: int) -> None:
        depth = self._depth
        kept: list[int] = []
        paths: list[Path] = []
        for at, path in enumerate(self._paths):
            if path[depth] == action:
                kept.append(self.choices[at])
                paths.append(path)
        depth += 1
        if len(kept) == 1 and len(paths[0]) == depth:
            self.move.append(kept[0])
            self._offer(self.prompt.choices(self.move))
            return
        self.choices = kept
        self._paths = paths
        self._depth = depth
        self._list()

    def _list(self) -> None:
        depth = self._depth
        found = sorted([path[depth] for path in self._paths])
        if len(found) > 1:
            found = _once(found)
        self.legal = found


def _once(found: Sequence[int]) -> list[int]:
    """Sorted numbers, each of them once."""
    out = [found[0]]
    for one in found:
        if one != out[-1]:
            out.append(one)
    return out
