"""A room: one game in memory, and the one place where it changes.

Every change goes through the room's lock: the move is made on the table, kept in the store, and
only then acknowledged and told. If it cannot be kept, the table in memory is thrown away and read
anew. Two processes may have a room for the same game; the store takes a line only from the one that
knew all lines before it, and the other catches up.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from aedilis.kernel.game import IllegalMove
from aedilis.kernel.prompt import Move
from aedilis.kernel.table import CannotUndo, Table
from aedilis.server.errors import Refused
from aedilis.server.live import clocks
from aedilis.server.live.history import CHECKPOINT, Changed, book, line_row, play_on, reopen
from aedilis.server.live.looking import Past
from aedilis.server.store import games as kept
from aedilis.server.store.games import Behind, GameRow, LineRow, Repeated, SeatRow

if TYPE_CHECKING:
    from aedilis.server.live.watcher import Watcher
    from aedilis.server.service import Service


class Room:
    """One game. `row` and `sitting` are as kept; `table` is None before the start and for a game
    that other rules played (`row.status` says which); of such a game `book` holds the lines, to be
    read.

    `times`, `codes` and `keys` belong to the lines: when, which codes, and by which request.
    """

    def __init__(self, service: "Service", row: GameRow, sitting: list[SeatRow]) -> None:
        self.service = service
        self.row = row
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.book: Table | None = None
        self.times: list[float] = []
        self.codes: list[list[int]] = []
        self.keys: dict[str, int] = {}
        self.snapshot = -1
        self.past: Past | None = None
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.gone = False
        # Something has happened that bots have not seen yet.
        self.stirred = False

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def names(self) -> list[str]:
        """The names of the seats, as they are now."""
        return [seat.name for seat in self.sitting]

    @property
    def delay(self) -> float:
        """How far behind those are kept who do not sit here, in seconds."""
        if self.row.status == "over":
            return 0.0
        return float(self.row.settings.get("spectator_delay") or 0)

    def seat_of(self, person: int | None) -> int:
        """The seat a person sits in; -1 for none."""
        if person is None:
            return -1
        return next((seat.seat for seat in self.sitting if seat.person == person), -1)

    # -- reading from the store --------------------------------------------------------------------

    async def load(self) -> None:
        """Read the game, its seats and its lines. The caller holds the lock, or nobody else has the
        room yet. Raises Refused when the game is gone.
        """
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, self.id)
            if row is None:
                raise Refused("no-game", status=404)
            sitting = await kept.read_seats(c, self.id)
            lines = await kept.read_lines(c, self.id)
            snapshot = await kept.read_snapshot(c, self.id)
        self.row, self.sitting = row, sitting
        self._take(lines)
        self.table = self.book = self.past = None
        if not lines:
            return
        try:
            self.table, used = await reopen(row, lines, snapshot)
        except Changed:
            self.book = book(row, lines)
            await self._stopped("running", "stopped")
            return
        self.snapshot = used
        self.past = Past(self)
        if row.header != kept.builtins(self.table.header):
            row.header = kept.builtins(self.table.header)
            header = row.header
            await self.service.store.writing(lambda c: kept.change_game(c, self.id, header=header))
        await self._stopped("stopped", "running")

    async def _stopped(self, before: str, now: str) -> None:
        """Keep that a game has stopped because other rules played it, or that it goes on because
        the rules are its own again.
        """
        if self.row.status != before:
            return
        self.row.status, self.row.until, self.row.since = now, None, time.time()
        row = self.row

        async def work(c: Any) -> None:
            await kept.change_game(c, self.id, status=now, until=None, since=row.since)

        await self.service.store.writing(work)

    def _take(self, lines: Sequence[LineRow]) -> None:
        self.times = [line.at for line in lines]
        self.codes = [line.codes for line in lines]
        self.keys = {line.key: line.n for line in lines if line.key is not None}

    async def catch_up(self) -> None:
        """Take what another process has changed, and let all here know: whoever takes it first, the
        news of it may come later and are then no news any more.
        """
        async with self.lock:
            await self.look_up()

    async def look_up(self) -> None:
        """The same for one who holds the lock."""
        if await self._take_over():
            self.service.notify.know(self)
            self.stir()

    async def _take_over(self) -> bool:
        """Take what another process has changed; tells whether there was anything."""
        before = len(self.times)
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, self.id)
            if row is None:
                self.service.desk.drop(self)
                return False
            same = row.lines == before and row.status == self.row.status
            sitting = await kept.read_seats(c, self.id)
            lines = [] if same else await kept.read_lines(c, self.id, before)
        changed = not same or sitting != self.sitting
        stopped = self.row.status == "stopped"
        self.row, self.sitting = row, sitting
        if stopped:
            self.row.status = "stopped"
        if not lines or stopped:
            return changed
        if self.table is None:
            await self._reload()
            return True
        try:
            play_on(self.table, lines)
        except Changed:
            await self._reload()
            return True
        self.times += [line.at for line in lines]
        self.codes += [line.codes for line in lines]
        self.keys.update({line.key: line.n for line in lines if line.key is not None})
        return True

    # -- changing ----------------------------------------------------------------------------------

    def playing(self) -> Table:
        """The table of a game that runs. Raises Refused for one that does not."""
        if self.table is None or self.row.status != "running":
            raise Refused("not-running", "server-error-not-running", {"status": self.row.status})
        return self.table

    async def move(self, seat: int, seq: int, key: str | None, move: Move) -> int:
        """Make a move for a seat whose player had seen `seq` lines; gives the number of its line.

        Once this returns, the move is kept. Raises Refused; then nothing has changed.
        """
        work = self._change(seat, seq, key, lambda table: _play(table, seat, move), move)
        return await self.service.desk.finish(work)

    async def undo(self, seat: int, seq: int, key: str | None) -> int:
        """Take back a seat's last move; gives the number of the line that says so. Raises
        Refused.
        """
        work = self._change(seat, seq, key, lambda table: _undo(table, seat), [])
        return await self.service.desk.finish(work)

    async def _change(
        self,
        seat: int,
        seq: int,
        key: str | None,
        act: Callable[[Table], None],
        codes: Move,
    ) -> int:
        """Change the game. Whoever asked may go away in the middle; what was begun must be brought
        to its end all the same, so that what is in memory is never behind what is kept.
        """
        begun = time.perf_counter()
        async with self.lock:
            self.used = time.monotonic()
            if seq > len(self.times):
                # The mover had it from another process, which told him sooner than us.
                await self.look_up()
            if key is not None and key in self.keys:
                return self.keys[key]
            table = self.playing()
            if seq != len(table.entries):
                raise Refused("stale", params={"seen": seq, "now": len(table.entries)})
            before = clocks.before(table, seat, codes)
            act(table)
            try:
                n = await self._keep(table, codes, key, before)
            except BaseException as error:
                # What is in memory is not what is kept: only the store knows.
                await self.reload()
                if isinstance(error, Behind):
                    raise Refused("stale", params={"seen": seq, "now": len(self.times)}) from None
                if not isinstance(error, Repeated):
                    raise
                n = error.n
        self.service.metrics.moved(self.row.game, time.perf_counter() - begun)
        await self.tell()
        return n

    async def reload(self) -> None:
        """Read all anew and let all here know. The caller holds the lock."""
        await self._reload()
        self.stir()

    async def _reload(self) -> None:
        self.table = None
        try:
            await self.load()
        except BaseException:
            # The next one who asks for the room reads it again.
            self.service.desk.drop(self)
            raise

    async def _keep(self, table: Table, codes: Move, key: str | None, before: clocks.Before) -> int:
        now = time.time()
        game, state = table.game, table.state
        row = line_row(table.entries[-1], codes, now, key)
        change = clocks.change_after(self, table, now, before)
        if row.n - self.snapshot >= CHECKPOINT and table.settled():
            change.snapshot = kept.pack(game.to_data(state))

        async def work(c: Any) -> None:
            await kept.add_line(c, self.id, row, change)

        await self.service.store.writing(work)
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
        self.row.updated = now
        for place, left in change.clocks.items():
            self.sitting[place].clock = left
        return row.n

    async def tell(self, *, seats: bool = False) -> None:
        """Let all who watch, here and in other processes, know that something has changed: a line
        was added, or something has become of the `seats`.
        """
        self.stir()
        news = "seats" if seats else str(len(self.times))
        await self.service.bus.publish(f"game:{self.id}", news)
        if not seats:
            self.service.desk.later(self.service.notify.changed(self), f"notices:{self.id}")

    async def presence(self) -> None:
        """Tell all who watch here who is there. Nobody is waited for."""
        for watcher in self.watchers:
            watcher.wake(presence=True)

    def stir(self) -> None:
        """Something has changed: let all who watch here know, and the bots move."""
        self.wake()
        self.service.desk.changed(self)

    def wake(self, *, talk: bool = False) -> None:
        """Let all who watch here know; `talk`: that somebody has said something."""
        for watcher in self.watchers:
            watcher.wake(talk=talk)


def _play(table: Table, seat: int, move: Move) -> None:
    try:
        table.play(seat, move)
    except IllegalMove as error:
        raise Illegal(error) from None


def _undo(table: Table, seat: int) -> None:
    try:
        table.undo(seat)
    except CannotUndo as error:
        raise Refused("no-undo", error.key) from None


class Illegal(Refused):
    """A refused move; its text is made by the reader who tried it."""

    def __init__(self, error: IllegalMove) -> None:
        super().__init__("illegal", "server-error-illegal", rule=error.rule, status=422)
        self.error = error
