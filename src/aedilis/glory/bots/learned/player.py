"""The learned bot: tries the answers that the greedy bot likes in a few deals of what is hidden,
plays each on for a few turns, and takes the one after which its chance to win is best, as it has
learned to judge.
"""

from collections.abc import Sequence
from typing import Any, Final

from aedilis.glory.bots.guide import GloryGuide
from aedilis.glory.bots.learned.values import Values, values
from aedilis.glory.bots.standing import VICTORY
from aedilis.glory.game import Glory
from aedilis.glory.state.table import GloryState
from aedilis.kernel.dice import Dice
from aedilis.kernel.player import Imagined, Player, Weighed
from aedilis.kernel.prompt import Move, Prompt

GAME: Final = Glory()
GUIDE: Final = GloryGuide()

ANSWERS: Final = 4
"""So many answers are tried at most, those first that the greedy bot likes."""
DEALS: Final = 8
"""In so many deals of what is hidden each of them is tried."""
TURNS: Final = 3
"""So many turns are played to their end, counting the present one."""


class GloryLearned(Player):
    """Plays Glory to Rome, any edition, by what it has learned."""

    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        super().__init__(name, seat, dice)
        self.imagines = True
        self.values: Values | None = None
        self._asked: tuple[GloryState, Prompt] | None = None
        self._tried: list[tuple[Move, float]] = []

    def choose(self, view: Any, prompt: Prompt) -> Move:
        assert isinstance(view, Imagined)
        world = view.world
        assert isinstance(world, GloryState)
        found = GUIDE.answers(world, prompt)[:ANSWERS]
        self._asked = (world, prompt)
        self._tried = []
        if len(found) == 1:
            return found[0][0]
        # A win that is known needs no trial.
        if found[0][1] >= VICTORY:
            self._tried = [(found[0][0], 1.0)]
        else:
            self._tried = self._try(world, prompt, [move for move, _ in found])
        return self._tried[0][0]

    def weighed(self) -> Sequence[Weighed]:
        """The answers that it tried, each with the chance to win after it; nothing where there was
        only one.
        """
        if self._asked is None:
            return ()
        world, prompt = self._asked
        return [
            Weighed(move, chance, *GUIDE.reason(world, prompt, move))
            for move, chance in self._tried
        ]

    def _try(
        self, world: GloryState, prompt: Prompt, moves: list[Move]
    ) -> list[tuple[Move, float]]:
        """The answers with the chances to win after them, the best first; of equal ones that which
        the greedy bot likes more.
        """
        judge = self.values if self.values is not None else values()
        totals = [0.0] * len(moves)
        for n in range(DEALS):
            # All answers meet the same deal, and the same draws as long as they draw alike.
            deal = world if n == 0 else GAME.imagined(world, self.seat, self.dice)
            for i, move in enumerate(moves):
                state = deal.clone()
                GAME.apply(state, prompt.seat, move)
                play_on(state, deal.turn + TURNS)
                totals[i] += judge.foretell(state)[self.seat]
        tried = [(move, total / DEALS) for move, total in zip(moves, totals, strict=True)]
        tried.sort(key=_by_chance)
        return tried


def _by_chance(tried: tuple[Move, float]) -> float:
    return -tried[1]


def play_on(state: GloryState, turn: int) -> None:
    """Play as the greedy bot would, until the turn of this number begins."""
    while not state.over and state.turn < turn:
        prompt = GAME.due(state)
        GAME.apply(state, prompt.seat, GUIDE.answer(state, prompt))
