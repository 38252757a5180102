"""What a search is told of The Republic of Rome: which questions are worth it, how senators go on
from anywhere, and how the table stands when the year is over.
"""

from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.guide import Guide
from aedilis.kernel.player import Player, Reason
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots.branches import THOUGHTS, branches, interruptions
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.player import ThirdSenator
from aedilis.republic.bots.prospects import prospects
from aedilis.republic.bots.reasons import reason
from aedilis.republic.state.table import COMBAT, RepublicState

DISTANT: Final = 1.0
"""How much less an answer is liked than the senator's own, and how much less each further one."""
FURTHER: Final = 0.2
CURIOSITY: Final = 0.04
WIDTH: Final = 0.2
MOST: Final = 2_000
"""No game is played on for more answers than that; a year has some hundred."""


class Glance:
    """A table in somebody's mind, as bots ask a view: it is looked at where it lies, and nothing in
    it has to be blotted out.
    """

    __slots__ = ("hand", "seat", "seats", "table")

    def __init__(self, table: RepublicState, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.seats: Final = table.seats
        self.hand: Final = table.factions[seat].hand


def _liked(moves: list[Move]) -> list[tuple[Move, float]]:
    """Answers, each with how it is liked: the first far more than all others."""
    return [(move, -DISTANT - FURTHER * n if n else 0.0) for n, move in enumerate(moves)]


class RepublicGuide(Guide):
    """The sense of The Republic of Rome."""

    def __init__(self) -> None:
        self._able: Final = ThirdSenator("senator", 0, Dice(0, 0, 0, 1))

    def able(self, name: str, seat: int, dice: Dice) -> Player | None:
        return ThirdSenator(name, seat, dice)

    def answers(self, state: Any, prompt: Prompt) -> list[tuple[Move, float]]:
        planned = self.answer(state, prompt)
        if prompt.key not in THOUGHTS:
            return [(planned, 0.0)]
        return _liked(branches(self._mind(state, prompt), planned))

    def asides(self, state: Any, prompt: Prompt, planned: Move) -> list[tuple[Move, float]]:
        return _liked(interruptions(self._mind(state, prompt), planned))

    def _mind(self, state: Any, prompt: Prompt) -> Mind:
        """What the senator makes of a question."""
        return self._able.mind(Glance(state, prompt.seat), prompt)

    def answer(self, state: Any, prompt: Prompt) -> Move:
        return self._able.choose(Glance(state, prompt.seat), prompt)

    def reason(self, state: Any, prompt: Prompt, move: Move) -> Reason:
        return reason(self._mind(state, prompt), move)

    def horizon(self, state: Any) -> int:
        return MOST

    def settled(self, world: Any, state: Any) -> bool:
        assert isinstance(world, RepublicState)
        assert isinstance(state, RepublicState)
        return state.turn > world.turn + (world.phase >= COMBAT)

    def worths(self, state: Any) -> list[float]:
        assert isinstance(state, RepublicState)
        return prospects().foretell(state)

    def races(self) -> bool:
        return True

    def curiosity(self) -> float:
        return CURIOSITY

    def width(self) -> float:
        return WIDTH
