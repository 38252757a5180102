"""A race: all answers to a question are tried in the same deals, with the same draws as long as
they draw alike, and those that fall behind are tried no more.

Where answers differ little and chance much, that tells them apart with far fewer games than a tree
(`search_tree`) whose branches meet different deals; below the first answer the tree grows as ever.
"""

from math import sqrt
from typing import Any, Final

from aedilis.bots.search_tree import Node, Search
from aedilis.kernel.dice import Dice
from aedilis.kernel.game import Game
from aedilis.kernel.guide import Guide
from aedilis.kernel.prompt import Move, Prompt

HEATS: Final = 5
"""In so many deals at least every answer is tried."""
ALIKE: Final = 8
"""What has come to the same in so many deals is the same."""
BEHIND: Final = 2.0
"""Out of the race is what is behind the best by so many times the error of what they differ by."""
CAUTION: Final = 1.0
"""So many errors of what it is better by are taken off an answer that was not liked best."""
EVEN: Final = 1e-3
"""Answers that differ by less are as good as each other."""
UNSEEN: Final = 0.02
"""In one deal more than were seen, answers may differ by so much: few tell little of what is rare.
"""


class Race(Search):
    """A search in which all answers left in the race are tried in each deal, one in a round.
    `answers` are the ways to answer `prompt`, the most promising first; an empty one, which only a
    move out of turn has, leaves all as it is.
    """

    def __init__(
        self,
        game: Game[Any],
        guide: Guide,
        world: Any,
        seat: int,
        dice: Dice,
        prompt: Prompt,
        answers: list[tuple[Move, float]],
    ) -> None:
        super().__init__(game, guide, world, seat, dice, None)
        self.prompt: Final = prompt
        self._nodes: Final = [Node(move, 1.0) for move, _ in answers]
        self._brought: Final[list[list[float]]] = [[] for _ in answers]
        self._left = list(range(len(answers)))
        self._waiting: list[int] = []
        self._deal: Any = world

    def round(self) -> None:
        """One answer in one deal; another deal comes when all that are left were tried in it."""
        game, prompt = self.game, self.prompt
        if not self._waiting:
            self._deal = game.imagined(self.world, self.seat, self.dice)
            self._waiting = list(self._left)
        n = self._waiting.pop(0)
        state = game.clone(self._deal)
        node = self._nodes[n]
        if node.move:
            game.apply(state, prompt.seat, node.move)
        worths = self._walk(state, [self.root, node], [-1, prompt.of])
        self._brought[n].append(worths[prompt.of] if prompt.of < len(worths) else 0.0)
        if not self._waiting and len(self._brought[n]) >= HEATS:
            self._drop()

    def decided(self) -> bool:
        return len(self._left) == 1

    def _drop(self) -> None:
        """Leave out what is clearly behind the best, and what is the same as something else."""
        best = max(self._left, key=self._sure)
        self._left = [n for n in self._left if n == best or not self._behind(n, best)]

    def _behind(self, n: int, best: int) -> bool:
        if len(self._brought[n]) >= ALIKE and self._brought[n] == self._brought[best]:
            return True
        lead, error = self._lead(n, best)
        return lead + BEHIND * error < 0

    def _lead(self, one: int, other: int) -> tuple[float, float]:
        """By how much an answer is better than another in the deals that both were tried in, and
        the error of that.
        """
        leads = [
            mine - its for mine, its in zip(self._brought[one], self._brought[other], strict=False)
        ]
        count = len(leads)
        mean = sum(leads) / count
        square = UNSEEN * UNSEEN
        for lead in leads:
            square += (lead - mean) * (lead - mean)
        return mean, sqrt(square) / count

    def _sure(self, n: int) -> float:
        """By how much an answer is better than the one liked best, as far as that is sure; less
        than nothing before enough deals.
        """
        if n == 0:
            return 0.0
        if min(len(self._brought[n]), len(self._brought[0])) < HEATS:
            return -1.0
        lead, error = self._lead(n, 0)
        return lead - CAUTION * error - EVEN

    def found(self) -> list[Node]:
        """The answers, the best first; those that are out of the race by how long they were in
        it.
        """
        tried = [n for n in range(len(self._nodes)) if self._brought[n]]
        tried.sort(key=self._place)
        return [self._nodes[n] for n in tried]

    def _place(self, n: int) -> tuple[bool, int, float, int]:
        """What an answer is placed by. Who is left in the race was in it for as long as the others,
        but for the deal that was broken off.
        """
        out = n not in self._left
        return out, -self._nodes[n].visits if out else 0, -self._sure(n), n
