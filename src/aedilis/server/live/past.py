"""Looking back: the table as it was after any line.

States at some lines are remembered, taken only where nothing could be undone, so that going on from
them gives what was. Those that were asked for lately are remembered as they are.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from aedilis.games import GAMES
from aedilis.kernel.game import IllegalMove
from aedilis.kernel.record import Record
from aedilis.kernel.replaying import replay, replay_line
from aedilis.kernel.table import CannotUndo, Entry, Kept, Mismatch, Table
from aedilis.server.errors import Refused

if TYPE_CHECKING:
    from aedilis.server.live.in_memory import GameInMemory

STEP = 50
MOST_REMEMBERED = 40
MOST_ASKED = 6


class Past:
    """The past of one room's game. It may be asked from any thread."""

    def __init__(self, room: "GameInMemory") -> None:
        self.room = room
        self._lock = threading.Lock()
        self._states: OrderedDict[int, Any] = OrderedDict()
        self._asked: OrderedDict[int, Any] = OrderedDict()

    def state(self, n: int) -> Any:
        """The state after line `n`, which is not the newest. Takes long enough for a thread of its
        own; not to be changed. Raises Refused where the game has no such past, or other rules
        played it.
        """
        found = self._asked.get(n)
        if found is not None:
            return found
        with self._lock:
            try:
                found = self._play(n)
            except (Mismatch, IllegalMove, CannotUndo) as error:
                raise Refused("no-past") from error
            self._asked[n] = found
            if len(self._asked) > MOST_ASKED:
                self._asked.popitem(last=False)
            return found

    def course(self, wanted: Sequence[int]) -> Iterator[Any]:
        """The states after these lines, which are in order; each is to be looked at before the
        next. Takes long enough for a thread of its own. Raises Refused, as `state`.
        """
        if self.room.row.settings.get("imagined"):
            raise Refused("no-past")
        entries, codes = self._lines()
        try:
            past = self._first(entries)
            for n in wanted:
                for entry in entries[len(past.entries) : n + 1]:
                    _step(past, entry, codes)
                yield past.state
        except (Mismatch, IllegalMove, CannotUndo) as error:
            raise Refused("no-past") from error

    def _lines(self) -> tuple[list[Entry], list[list[int]]]:
        table = self._table()
        # The codes of a book are another version's own; what it says in words can be read.
        codes = self.room.codes if table is self.room.table else [[]] * len(table.entries)
        return table.entries, codes

    def _table(self) -> Table:
        """The game, or the lines that there are of it. Raises Refused where there are none."""
        table = self.room.table or self.room.book
        if table is None:
            raise Refused("no-past")
        return table

    def _first(self, entries: list[Entry]) -> Table:
        """The table after its first line."""
        table = self._table()
        return replay(table.game, Record(table.header, [entries[0].line]))

    def _play(self, n: int) -> Any:
        """Play on to line `n` from the last state before it that is remembered."""
        entries, codes = self._lines()
        game = GAMES[self.room.row.game]
        begun = max((at for at in self._states if at <= n), default=-1)
        if begun >= 0:
            table = self._table()
            kept = Kept(game.clone(self._states[begun]), entries[: begun + 1])
            past = Table(game, self.room.row.options, (), None, header=table.header, kept=kept)
        elif self.room.row.settings.get("imagined"):
            raise Refused("no-past")
        else:
            begun = 0
            past = self._first(entries)
        for entry in entries[begun + 1 : n + 1]:
            _step(past, entry, codes)
            if entry.line.n >= begun + STEP and past.settled():
                begun = entry.line.n
                self._remember(begun, game.clone(past.state))
        return past.state

    def _remember(self, n: int, state: Any) -> None:
        self._states[n] = state
        if len(self._states) > MOST_REMEMBERED:
            self._states.popitem(last=False)


def _step(past: Table, entry: Entry, codes: list[list[int]]) -> None:
    """Play one more line again."""
    line = entry.line
    if line.undo:
        past.undo(line.seat)
    elif codes[line.n]:
        script = [past.game.outcome_code(word) for word in line.out]
        past.play(line.seat, codes[line.n], script)
    else:
        replay_line(past, line)
