"""What a search is told of The Republic of Rome: which questions are worth it, how senators go on
from anywhere, and how the table stands when the year is over.
"""

from collections.abc import Mapping
from typing import Any, Final

from aedilis.kernel.dice import Dice
from aedilis.kernel.guide import Guide
from aedilis.kernel.player import Player, Reason
from aedilis.kernel.prompt import Move, Prompt
from aedilis.republic.bots import rescue
from aedilis.republic.bots.branches import (
    FIRST_THOUGHTS,
    THOUGHTS,
    Thought,
    branches,
    interruptions,
)
from aedilis.republic.bots.mind import Mind
from aedilis.republic.bots.player import SenatorPlayer, completed
from aedilis.republic.bots.prospects import NEWEST, prospects
from aedilis.republic.bots.reasons import reason
from aedilis.republic.bots.versions import NinthSenator, SeventhSenator, ThirdSenator
from aedilis.republic.phases.asides import aside
from aedilis.republic.phases.senate.tribune_asides import waiting
from aedilis.republic.rules.camps import in_italy
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


class FirstGuide(Guide):
    """The sense of The Republic of Rome, as it was at first: the third senator's."""

    def __init__(self) -> None:
        self._able: Final = self._senator("senator", 0, Dice(0, 0, 0, 1))
        self._thoughts: Final = self._thinks()

    def _senator(self, name: str, seat: int, dice: Dice) -> SenatorPlayer:
        """Who goes on from anywhere."""
        return ThirdSenator(name, seat, dice)

    def _thinks(self) -> Mapping[str, Thought]:
        """What is thought of, by question."""
        return FIRST_THOUGHTS

    def able(self, name: str, seat: int, dice: Dice) -> Player | None:
        return self._senator(name, seat, dice)

    def answers(self, state: Any, prompt: Prompt) -> list[tuple[Move, float]]:
        planned = self.answer(state, prompt)
        thought = self._thoughts.get(prompt.key)
        if thought is None:
            return [(planned, 0.0)]
        return _liked(branches(self._mind(state, prompt), planned, thought))

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


class SecondGuide(FirstGuide):
    """The second one: the seventh senator's, who rebels and lets no rebel come to Rome unopposed;
    and a revolt is worth a thought.
    """

    def _senator(self, name: str, seat: int, dice: Dice) -> SenatorPlayer:
        return SeventhSenator(name, seat, dice)

    def _thinks(self) -> Mapping[str, Thought]:
        return THOUGHTS

    def answer(self, state: Any, prompt: Prompt) -> Move:
        """As the senator would; where the sitting is about to close and a rebel is in Italy, a
        Tribune of the seat that is waited for is called, since nobody in a game played on acts out
        of turn.
        """
        assert isinstance(state, RepublicState)
        if in_italy(state) and waiting(state) is not None:
            out_of_turn = aside(state, prompt.seat)
            if out_of_turn is not None:
                move = completed(out_of_turn, rescue.call(self._mind(state, out_of_turn)))
                if move:
                    return move
        return super().answer(state, prompt)

    def worths(self, state: Any) -> list[float]:
        assert isinstance(state, RepublicState)
        return prospects(NEWEST).foretell(state)


class RepublicGuide(SecondGuide):
    """The same now: the ninth senator's, who holds offices for himself and arms Rome in time."""

    def _senator(self, name: str, seat: int, dice: Dice) -> SenatorPlayer:
        return NinthSenator(name, seat, dice)
