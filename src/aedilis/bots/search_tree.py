"""Information-set tree search: a tree of answers that are tried in many deals of what is hidden.

Each round deals anew what the searching seat cannot know, walks down the tree by answers that are
open in this deal, adds one node, plays on from there as the game's guide would, and takes the
outcome back up. A node stands for all positions that its answers can have led to: what was drawn or
dealt on the way is averaged over. Every seat seeks what is best for itself.

An answer of several parts is one branch. A node tries its answers in the order of the guide's
liking, and widens with the number of its visits.
"""

from math import sqrt
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.game import Game
from aedilis.kernel.guide import Guide
from aedilis.kernel.prompt import Move, Prompt

SPREAD: Final = 2.0
"""An answer that is worth so much less than the best, by the guide's measure, is liked half."""
DEEPEST: Final = 400
"""No walk goes down further than so many answers."""


class Node:
    """What is known of one answer in one place: how often it was `visits`ed, how often it was
    `open` when its place was, the sum of what it brought to whoever gives it, and what follows.
    """

    __slots__ = ("branches", "liking", "move", "open", "total", "visits")

    def __init__(self, move: Move, liking: float) -> None:
        self.move = move
        self.liking = liking
        self.visits = 0
        self.open = 0
        self.total = 0.0
        self.branches: dict[tuple[int, ...], Node] = {}

    def mean(self) -> float:
        """What it has brought on average, from 0 to 1."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A search for the answer of one seat. `world` is a state which the seat could not tell from
    the real one; `root` may be what is left of an earlier search of the same question.
    """

    def __init__(
        self, game: Game[Any], guide: Guide, world: Any, seat: int, dice: Dice, root: Node | None
    ) -> None:
        self.game = game
        self.guide = guide
        self.world = world
        self.seat = seat
        self.dice = dice
        self.root = root if root is not None else Node([], 0.0)

    def round(self) -> None:
        """One deal, one walk down the tree, one game played on, its outcome taken back up."""
        self._walk(self.game.imagined(self.world, self.seat, self.dice), [self.root], [-1])

    def decided(self) -> bool:
        """Whether further rounds can change nothing."""
        return False

    def _walk(self, state: Any, path: list[Node], seats: list[int]) -> list[float]:
        """Walk down from the last node of a path, which `state` has come to, play on, and take back
        up, to those who gave the answers on it, how everybody stands then, which it gives.
        """
        game = self.game
        node = path[-1]
        while not state.over and len(path) < DEEPEST:
            prompt = game.due(state)
            child, fresh = self._descend(node, state, prompt)
            game.apply(state, prompt.seat, child.move)
            path.append(child)
            seats.append(prompt.of)
            node = child
            if fresh:
                break
        self._play_on(state)
        worths = self.guide.worths(state)
        for node, seat in zip(path, seats, strict=True):
            node.visits += 1
            # Who decides without a seat of its own seeks nothing.
            if 0 <= seat < len(worths):
                node.total += worths[seat]
        return worths

    def _descend(self, node: Node, state: Any, prompt: Prompt) -> tuple[Node, bool]:
        """The branch to follow from a node, and whether it is new."""
        answers = self.guide.answers(state, prompt)
        width = 1 + int(self.guide.width() * sqrt(float(node.visits)))
        best: Node | None = None
        most = -1.0
        curiosity = self.guide.curiosity()
        first = answers[0][1]
        for move, value in answers[:width]:
            key = (prompt.seat, *move)
            child = node.branches.get(key)
            if child is None:
                child = Node(move, SPREAD / (SPREAD + first - value))
                node.branches[key] = child
            child.open += 1
            if child.visits == 0:
                return child, True
            curious = child.liking * sqrt(float(child.open)) / (1 + child.visits)
            score = child.mean() + curiosity * curious
            if score > most:
                best, most = child, score
        assert best is not None
        return best, False

    def _play_on(self, state: Any) -> None:
        """Play on as the guide would, to the end or as far as it wants to see."""
        game, guide = self.game, self.guide
        left = guide.horizon(state)
        while left > 0 and not state.over and not guide.settled(self.world, state):
            prompt = game.due(state)
            game.apply(state, prompt.seat, guide.answer(state, prompt))
            left -= 1

    def found(self) -> list[Node]:
        """The answers that were tried, the best first: those most often tried, then those that have
        done best; of equal ones those that were tried first. What is left of an earlier search may
        hold answers to other questions, which chance would have led to: they are left out.
        """
        prompt = self.game.due(self.world)
        open_now = [
            node
            for key, node in self.root.branches.items()
            if key[0] == prompt.seat and prompt.accepts(node.move)
        ]
        return sorted(open_now, key=_by_visits)


def _by_visits(node: Node) -> tuple[int, float]:
    return (-node.visits, -node.mean())
