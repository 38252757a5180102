"""A game in memory as the store has it: read when it is wanted, brought up to what another process
has changed, and read anew where what is in memory is not what is kept.
"""

import logging
import time
from typing import TYPE_CHECKING, Any

from aedilis.kernel.table import state_digest
from aedilis.server.errors import Refused
from aedilis.server.live.history import Changed, away, book_of, play_on, reopen, to_read
from aedilis.server.live.in_memory import GameInMemory
from aedilis.server.live.past import Past
from aedilis.server.live.recent import Recent
from aedilis.server.live.recorded import read_again
from aedilis.server.store import games as kept
from aedilis.server.store.games import GameRow, SeatRow
from aedilis.server.store.lines import Since, read_lines, read_since, read_snapshot

if TYPE_CHECKING:
    from aedilis.server.service import Service

log = logging.getLogger("aedilis.room")


class StoredGame(GameInMemory):
    """One game, read from the store. `past` looks back and `recent` at what has just been;
    `snapshot` is the line after which the newest one was taken.
    """

    def __init__(self, service: "Service", row: GameRow, sitting: list[SeatRow]) -> None:
        super().__init__(service, row, sitting)
        self.snapshot = -1
        self.past: Past | None = None
        self.recent = Recent()
        self.gone = False
        # How often this room was made another one: what was read from the store before that is old.
        self.changes = 0

    def stir(self, *, elsewhere: bool = False) -> None:
        """Something has changed, here or `elsewhere`: who watches here is to know."""
        raise NotImplementedError

    async def load(self) -> None:
        """Read the game, its seats and its lines. The caller holds the lock, or nobody else has the
        room yet. Raises Refused when the game is gone.
        """
        async with self.service.store.reading() as c:
            row = await kept.read_game(c, self.id)
            if row is None:
                raise Refused("no-game", status=404)
            sitting = await kept.read_seats(c, self.id)
            lines = await read_lines(c, self.id)
            snapshot = await read_snapshot(c, self.id)
        self.row, self.sitting = row, sitting
        self.changes += 1
        self.times, self.codes, self.keys = [], [], {}
        self.take_lines(lines)
        self.table = self.book = self.past = self.unfit = None
        self.fits = 0
        if not lines:
            return
        if row.settings.get("recorded"):
            self.book = book_of(row, lines)
            await self._read_again()
            return
        try:
            self.table, used = await reopen(row, lines, snapshot)
        except Changed as changed:
            self.differs = changed.n
            self.book = to_read(row, lines, changed)
            await self._stopped("running", "stopped")
            if row.status == "over":
                await self._read_again()
            return
        self.snapshot = used
        self.past = Past(self)
        if row.header != kept.builtins(self.table.header):
            row.header = kept.builtins(self.table.header)
            renewed: dict[str, Any] = {"header": row.header}
            if row.ending is not None and self.table.state.over:
                # What a state is made of is each version's own.
                renewed["ending"] = row.ending = {
                    **row.ending,
                    "digest": state_digest(
                        self.table.game, self.table.state, self.table.header.options
                    ),
                }
            await self.service.store.writing(lambda c: kept.change_game(c, self.id, **renewed))
        await self._stopped("stopped", "running")

    async def _read_again(self) -> None:
        """See how far these rules fit a finished game that other rules played: up to there it can
        be looked back to.
        """
        book = self.book
        assert book is not None
        self.fits, self.unfit = await away(len(book.entries), read_again, self.row, book)
        self.differs = self.unfit.n if self.unfit is not None else self.differs
        self.past = Past(self) if self.fits else None

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

    async def catch_up(self) -> None:
        """Take what another process has changed, and let all here know: whoever takes it first, the
        news of it may come later and are then no news any more.
        """
        async with self.lock:
            await self.look_up()

    async def look_up(self) -> None:
        """The same for one who holds the lock."""
        if await self._take_over():
            self.stir(elsewhere=True)

    async def take(self, changes: int, since: Since | None) -> None:
        """Take what was read for this room after so many `changes` (None: the game is gone), and
        let all here know; what has become old meanwhile is read anew.
        """
        async with self.lock:
            if self.gone:
                return
            if self.changes != changes:
                await self.look_up()
            elif await self._merge(since):
                self.stir(elsewhere=True)

    async def _take_over(self) -> bool:
        """Take what another process has changed; tells whether there was anything."""
        async with self.service.store.glancing() as c:
            found = await read_since(c, {self.id: len(self.times)})
        return await self._merge(found.get(self.id))

    async def _merge(self, since: Since | None) -> bool:
        """Take what was read; tells whether there was anything new."""
        if since is None:
            # Taken back in another process, or deleted by the keeper of the server.
            log.info("a game that was in use is gone", extra={"game": self.id})
            self.service.rooms.drop(self)
            return False
        row, sitting, lines = since
        same = row.lines == len(self.times) and row.status == self.row.status
        times = (row.since, row.until) != (self.row.since, self.row.until)
        affairs = row.affairs != self.row.affairs
        changed = not same or times or affairs or sitting != self.sitting
        if changed:
            self.changes += 1
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
            for line in lines:
                self.recent.note(self.table)
                play_on(self.table, [line])
        except Changed:
            await self._reload()
            return True
        self.take_lines(lines)
        return True

    async def reload(self, *, elsewhere: bool = False) -> None:
        """Read all anew and let all here know; `elsewhere`: since another process has changed it.
        The caller holds the lock.
        """
        await self._reload()
        self.stir(elsewhere=elsewhere)

    async def _reload(self) -> None:
        self.table = None
        try:
            await self.load()
        except BaseException:
            # The next one who asks for the room reads it again.
            self.service.rooms.drop(self)
            raise
