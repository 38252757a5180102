"""A room: one game in memory, and the one place where it changes.

Every change goes through the room's lock: the move is made on the table, kept in the store, and
only then acknowledged and told. If it cannot be kept, the table in memory is thrown away and read
anew. Two processes may have a room for the same game; the store takes a line only from the one that
knew all lines before it, and the other catches up.
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from aedilis.kernel.prompt import Move
from aedilis.kernel.table import Table
from aedilis.server.errors import Refused
from aedilis.server.errors import away as database_away
from aedilis.server.live import clocks
from aedilis.server.live.history import CHECKPOINT, line_row
from aedilis.server.live.moving import play, undo
from aedilis.server.live.several import Course
from aedilis.server.live.stored import StoredGame
from aedilis.server.notices.kinds import News
from aedilis.server.notices.outbox import Debt
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import Behind, Repeated, add_line, pack
from aedilis.server.store.outbox import owe
from aedilis.server.store.ratings import is_rated, settle

if TYPE_CHECKING:
    from aedilis.server.service import Service


class Room(StoredGame):
    """One game, with what is done in it."""

    def __init__(self, service: "Service", row: GameRow, sitting: list[SeatRow]) -> None:
        super().__init__(service, row, sitting)
        # The seats whose bots have done what cannot be done.
        self.faults: set[int] = set()

    async def move(
        self,
        seat: int,
        seq: int,
        key: str | None,
        move: Move,
        *,
        exact: bool = False,
        news: News = "",
    ) -> int:
        """Make a move for a seat whose player had seen `seq` lines; gives the number of its line.

        Once this returns, the move is kept. Raises Refused; then nothing has changed. A player who
        has not seen the newest lines is refused (`stale`) unless his answer still stands (`Recent`)
        and need not be `exact`. With the move it is kept that its player is to be told such `news`.
        """
        return await self.service.rooms.finish(self._change(seat, seq, key, move, exact, news))

    async def moves(self, seat: int, seq: int, key: str | None, moves: Sequence[Move]) -> int:
        """Make several moves of a seat, nobody else's in between; gives the number of the last
        line. The first that is refused ends it, and those made before it stay.
        """
        return await self.service.rooms.finish(self._change_by_all(seat, seq, key, moves))

    async def undo(self, seat: int, seq: int, key: str | None) -> int:
        """Take back a seat's last move, and before it those that only bots have made since; gives
        the number of the last line that says so. Raises Refused.
        """
        return await self.service.rooms.finish(self._undo_all(seat, seq, key))

    async def _undo_all(self, seat: int, seq: int, key: str | None) -> int:
        async with self.lock:
            if seq > len(self.times):
                await self.look_up()
            course = self.playing().undo_course(seat, self.bots()) or [seat]
            return await self._in_turn(seq, key, [(one, None) for one in course], None)

    async def _change(
        self,
        seat: int,
        seq: int,
        key: str | None,
        move: Move | None,
        exact: bool,
        news: News = "",
    ) -> int:
        """Change the game. Whoever asked may go away in the middle; what was begun must be brought
        to its end all the same, so that what is in memory is never behind what is kept.
        """
        begun = time.perf_counter()
        async with self.lock:
            n, debts = await self._made(seat, seq, key, move, exact, news)
        if debts is not None:
            self.service.metrics.moved(self.row.game, time.perf_counter() - begun)
            await self.tell(debts)
        return n

    async def _change_by_all(
        self, seat: int, seq: int, key: str | None, moves: Sequence[Move]
    ) -> int:
        async with self.lock:
            course = Course(self.playing(), seat)
            return await self._in_turn(seq, key, [(seat, move) for move in moves], course)

    async def _in_turn(
        self,
        seq: int,
        key: str | None,
        changes: Sequence[tuple[int, Move | None]],
        course: Course | None,
    ) -> int:
        """Make several changes, of which others learn when all are made; gives the last line. The
        caller holds the lock.
        """
        n, owed = -1, []
        begun = time.perf_counter()
        try:
            for seat, move in changes:
                if n >= 0 and course is not None:
                    course.go_on(self.playing())
                n, debts = await self._made(seat, seq, key, move, n >= 0, "")
                if debts is None:
                    return n
                owed += debts
                seq, key = n + 1, None
                self.service.metrics.moved(self.row.game, time.perf_counter() - begun)
        finally:
            if n >= 0:
                await self.tell(owed)
        return n

    async def _made(
        self, seat: int, seq: int, key: str | None, move: Move | None, exact: bool, news: News
    ) -> tuple[int, list[Debt] | None]:
        """Make a change; gives its line and what is owed for it, or nothing for one that was made
        before. The caller holds the lock.
        """
        self.used = time.monotonic()
        if seq > len(self.times):
            # The mover had it from another process, which told him sooner than us.
            await self.look_up()
        made: tuple[int, list[Debt]] | None = None
        while made is None:
            if key is not None and key in self.keys:
                return self.keys[key], None
            made = await self._try(seat, seq, key, move, exact, news)
        return made

    async def _try(
        self, seat: int, seq: int, key: str | None, move: Move | None, exact: bool, news: News
    ) -> tuple[int, list[Debt]] | None:
        """Make the change and keep it; gives its line and what is owed for it, or None when another
        process was quicker, and it is to be tried again on what that one did. The caller holds the
        lock.
        """
        table = self.playing()
        if self.service.store.outage.lasts:
            # What cannot be kept is not begun: the room would have to be read anew.
            raise database_away()
        seen, now = self.known(seat, seq), self.known(seat, len(table.entries))
        if seen != now:
            late = Refused("stale", params={"seen": seen, "now": now})
            if exact or move is None:
                raise late
            move = self.recent.stands(table, self.codes, seq, seat, move)
            if move is None:
                raise late
        codes = move or []
        before = clocks.before(table, seat, codes, key)
        self.recent.note(table)
        if move is None:
            undo(table, seat)
        else:
            play(table, seat, move)
        try:
            return await self._keep(table, codes, key, before, news)
        except BaseException as error:
            # What is in memory is not what is kept: only the store knows.
            await self.reload(elsewhere=isinstance(error, Behind))
            if isinstance(error, Behind):
                return None
            if not isinstance(error, Repeated):
                raise
            return error.n, []

    async def _keep(
        self, table: Table, codes: Move, key: str | None, before: clocks.Before, news: News
    ) -> tuple[int, list[Debt]]:
        """Keep the newest line; gives its number and whom it has to be told."""
        now = time.time()
        game, state = table.game, table.state
        row = line_row(table.entries[-1], codes, now, key)
        change = clocks.change_after(self, table, now, before)
        if table.newest_is_quiet():
            # In the lists as well nobody is to see that somebody has given an order.
            change.updated = self.row.updated
            change.settings = {**self.row.settings, "quiet": self.row.quiet + 1}
        if row.n - self.snapshot >= CHECKPOINT and table.settled():
            change.snapshot = pack(game.to_data(state))

        debts = self.service.notify.of_line(self, row.n, change, before)
        if news:
            debts += self.service.notify.of_seats(self, [before.mover], news)

        async def work(c: Any) -> None:
            await add_line(c, self.id, row, change)
            if change.ending is not None and is_rated(self.row):
                await settle(c, self.row, change.ending["winners"], now)
            await owe(c, debts)

        await self.service.store.writing(work)
        self.changes += 1
        self.times.append(now)
        self.codes.append(row.codes)
        if key is not None:
            self.keys[key] = row.n
        if change.snapshot is not None:
            self.snapshot = row.n
        self.row.lines = row.n + 1
        self.row.status = change.status
        self.row.awaited = change.awaited
        self.row.since, self.row.until = change.since, change.until
        self.row.ending = change.ending or self.row.ending
        self.row.updated = now if change.updated is None else change.updated
        self.row.settings = change.settings or self.row.settings
        for place, left in change.clocks.items():
            self.sitting[place].clock = left
        return row.n, debts

    async def tell(self, debts: Sequence[Debt] = (), *, seats: bool = False) -> None:
        """Let all who watch, here and in other processes, know that something has changed: a line
        was added, or something has become of the `seats`; and those who are owed a notice of it.
        """
        self.stir()
        news = "seats" if seats else str(len(self.times))
        await self.service.bus.publish(f"game:{self.id}", news)
        if debts:
            self.service.rooms.later(self.service.notify.tell(self, debts), f"notices:{self.id}")

    def stir(self, *, elsewhere: bool = False) -> None:
        """Something has changed, here or `elsewhere`: let all who watch here know, and the bots
        move.
        """
        self.wake()
        self.service.rooms.changed(self, elsewhere=elsewhere)
