"""The bots at a table: what they answer, and what they do out of turn. One that has a fault ends no
game: something is done in its place.
"""

from collections.abc import Callable, Mapping

from aedilis.bots.steady import Fault, instead, played, spoken
from aedilis.kernel.player import Player
from aedilis.kernel.prompt import Move, Prompt
from aedilis.kernel.table import Table


class Company:
    """Bots by their seats. `faulty` is told the seat of one that has a fault, the first time: not
    which fault, since that may be what its seat alone knows.
    """

    def __init__(self, bots: Mapping[int, Player], faulty: Callable[[int], None]) -> None:
        self.bots = bots
        self._faulty = faulty
        self._faults: set[int] = set()
        # The length of the record when they were last asked what they do out of turn.
        self._heard = -1

    def speak(self, table: Table) -> tuple[int, Move] | None:
        """The first seat of a bot that acts out of turn, and what it does. They are asked once in
        each position.
        """
        if self._heard == len(table.entries):
            return None
        self._heard = len(table.entries)
        for seat, bot in self.bots.items():
            try:
                found = spoken(bot, table.game, table.state, table.entries)
            except Fault:
                self._tell(seat)
                continue
            if found is not None:
                return seat, found[1]
        return None

    def answer(self, table: Table, prompt: Prompt) -> Move:
        """What a bot answers, or what is done in its place."""
        try:
            return played(self.bots[prompt.seat], table.game, table.state, table.entries, prompt)
        except Fault:
            self._tell(prompt.seat)
            return instead(table.game, table.state, prompt, f"{len(table.entries)}:instead")

    def _tell(self, seat: int) -> None:
        if seat not in self._faults:
            self._faults.add(seat)
            self._faulty(seat)
