"""A game in memory: what is known of it, and who watches. What is done with it is the room's."""

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from aedilis.kernel.table import Mismatch, Table
from aedilis.kernel.unheard import known_of, lines_of
from aedilis.server.errors import Refused
from aedilis.server.live.history import why_not_running
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import LineRow

if TYPE_CHECKING:
    from aedilis.server.people import Person
    from aedilis.server.service import Service

LATE_KEY = "clock:"
"""What the key of a line begins with that was made for somebody whose time had run out."""

DIGEST_SECONDS = 1.0
DIGEST_RATE = 100.0
"""Who is there is told again after so many seconds at the soonest, and to so many watchers a second
at the most.
"""


class Listener(Protocol):
    """Somebody who watches: in which seat (-1: in none), and as whom."""

    seat: int
    person: "Person | None"

    def wake(self, *, presence: bool = False, talk: bool = False) -> None:
        """Let him know that something has changed."""

    def hear_again(self) -> None:
        """All that was said is to be told him anew."""


class GameInMemory:
    """One game as it stands here. `row` and `sitting` are as kept; `table` is None before the start
    and for a game that other rules played (`row.status` says which); of such a game `book` holds
    the lines, to be read, and `differs` is the first that does not come out the same. Of one that
    is over, the first `fits` lines come out from their outcomes, and `unfit` says what does not.

    `times`, `codes` and `keys` belong to the lines: when, which codes, and by which request.
    """

    def __init__(self, service: "Service", row: GameRow, sitting: list[SeatRow]) -> None:
        self.service = service
        self.row = row
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.book: Table | None = None
        self.differs = 0
        self.fits = 0
        self.unfit: Mismatch | None = None
        self.times: list[float] = []
        self.codes: list[list[int]] = []
        self.keys: dict[str, int] = {}
        self.watchers: set[Listener] = set()
        self._presence: asyncio.TimerHandle | None = None
        self._presence_due = 0.0
        self.used = time.monotonic()
        # Something has happened that bots have not seen yet; until `left_until` (time.monotonic)
        # they are left to the process in which it did.
        self.stirred = False
        self.left_until = 0.0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        """The names of the seats, as they are now."""
        return [seat.name for seat in self.sitting]

    @property
    def positions(self) -> int:
        """So many lines have a position behind them that can be shown, the first ones."""
        return len(self.times) if self.table is not None else self.fits

    def known(self, seat: int, lines: int) -> int:
        """Of how many of the first `lines` lines a seat (-1: who watches) knows. Standing orders of
        others are told to nobody, and nobody can count them: this is how lines are numbered in all
        that he is told.
        """
        return known_of(self.hidden_from(seat), lines)

    def lines_of(self, seat: int, known: int) -> int:
        """After how many lines a seat knows of so many; also which line has this number for it."""
        return lines_of(self.hidden_from(seat), known)

    def hidden_from(self, seat: int) -> list[int]:
        """The numbers of the lines that a seat (-1: who watches) does not know of, in order."""
        table = self.table or self.book
        # Who has all seats in hand has given all orders himself.
        return [] if table is None or self.row.settings.get("hands") else table.hidden_from(seat)

    def bots(self) -> set[int]:
        """The seats that are a bot's own; not those of people for whom one plays."""
        return {one.seat for one in self.sitting if one.bot}

    @property
    def delay(self) -> float:
        """How far behind those are kept who do not sit here, in seconds."""
        if self.row.status == "over":
            return 0.0
        return float(self.row.settings.get("spectator_delay") or 0)

    @property
    def late(self) -> set[int]:
        """The lines that were made for somebody whose time had run out."""
        return {n for key, n in self.keys.items() if key.startswith(LATE_KEY)}

    def take_lines(self, lines: Sequence[LineRow]) -> None:
        """Note when, by which codes and on which requests further lines were made."""
        self.times += [line.at for line in lines]
        self.codes += [line.codes for line in lines]
        self.keys.update({line.key: line.n for line in lines if line.key is not None})

    def seat_of(self, person: int | None) -> int:
        """The seat a person sits in; -1 for none. Who has all plays the one that is asked."""
        if person is None:
            return -1
        mine = [seat.seat for seat in self.sitting if seat.person == person]
        if len(mine) > 1:
            return next((seat for seat in self.row.awaited if seat in mine), mine[0])
        return mine[0] if mine else -1

    def undoing(self, seat: int) -> int:
        """Whose move a seat may take back: its own; who has all seats, that of the last one."""
        if not self.row.settings.get("hands") or self.table is None:
            return seat
        return max(self.table.entries[-1].line.seat, 0)

    def not_running(self) -> Refused:
        """The refusal of what only a game that runs allows; of one that stopped with the line that
        does not come out any more, and the rules it was begun under.
        """
        return why_not_running(self.row, self.differs)

    def playing(self) -> Table:
        """The table of a game that runs. Raises Refused for one that does not."""
        if self.table is None or self.row.status != "running":
            raise self.not_running()
        return self.table

    async def presence(self) -> None:
        """Somebody came or went: tell all who watch here who is there, at once or, where that was
        told just now, all that has changed since in one. Nobody is waited for.
        """
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_at(self._presence_due, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        # The more there are to be told, the less often.
        pause = DIGEST_SECONDS + len(self.watchers) / DIGEST_RATE
        self._presence_due = asyncio.get_running_loop().time() + pause
        for watcher in self.watchers:
            watcher.wake(presence=True)

    def wake(self, *, talk: bool = False) -> None:
        """Let all who watch here know; `talk`: that somebody has said something."""
        for watcher in self.watchers:
            watcher.wake(talk=talk)
