"""Many games side by side, without any array library: rows of bytes that a caller may look at as
arrays.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from aedilis.envs.play import Play
from aedilis.kernel.encoding import Encoder


class Batch:
    """So many games, each at a question. `rows` holds the observation of whoever is asked in each
    game, `masks` a 1 for each action that is legal there, game after game; `asked` whose turn it
    is.

    A game that ends is followed at once by the next one in its place, which `fresh` makes from the
    number of the place and of the game in that place.
    """

    def __init__(
        self,
        encoder: Encoder[Any],
        plays: list[Play],
        fresh: Callable[[int, int], Any],
        most_steps: int,
    ) -> None:
        self._encoder: Final[Encoder[Any]] = encoder
        self._plays: Final = plays
        self._fresh: Final = fresh
        self._most_steps: Final = most_steps
        self._numbers: Final = [0] * len(plays)
        self.seats: int = encoder.seats
        self.width: int = encoder.size + encoder.actions
        self._zeros: Final = bytes(self.width)
        self._no_actions: Final = bytes(encoder.actions)
        self.rows: Final = bytearray(self.width * len(plays))
        self.masks: Final = bytearray(encoder.actions * len(plays))
        self.asked: Final = bytearray(len(plays))
        for place in range(len(plays)):
            self._show(place)

    def step(self, actions: Sequence[int]) -> list[tuple[int, list[float], bool]]:
        """Take one action in each game. Gives the games that have ended: their places, what they
        came to for each seat, and whether they were broken off. Raises ValueError for an action
        that is not legal, with the games before it moved on.
        """
        ended: list[tuple[int, list[float], bool]] = []
        for place, play in enumerate(self._plays):
            play.step(actions[place])
            over = play.seat < 0
            if over or play.steps >= self._most_steps:
                ended.append((place, play.returns(), not over))
                self._numbers[place] += 1
                play.begin(self._fresh(place, self._numbers[place]))
            self._show(place)
        return ended

    def __len__(self) -> int:
        return len(self._plays)

    def legal(self, place: int) -> list[int]:
        """The actions that are legal in a game, ascending."""
        return self._plays[place].legal

    def play(self, place: int) -> Play:
        """The game in a place."""
        return self._plays[place]

    def _show(self, place: int) -> None:
        """Write what is asked in one game, and what may be answered."""
        play = self._plays[place]
        at = place * self.width
        self.rows[at : at + self.width] = self._zeros
        play.write(play.seat, self.rows, at)
        begin = place * self._encoder.actions
        masks = self.masks
        masks[begin : begin + self._encoder.actions] = self._no_actions
        for action in play.legal:
            masks[begin + action] = 1
        self.asked[place] = play.seat
