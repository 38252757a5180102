"""The store: engines, writer, and how both are opened and closed.

What is kept of games is read and written in `store.games`, of people in `people.rows`, of talk in
`store.talk`. All of them read through `reading()` and write through `writing(work)`.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.driver import DirectConnection
from aedilis.server.store.engine import (
    dispose,
    is_sqlite,
    make_engines,
    prepare_file,
    sqlite_file,
)
from aedilis.server.store.migrating import migrate
from aedilis.server.store.outage import Outage
from aedilis.server.store.schema import meta
from aedilis.server.store.writer import Writer

T = TypeVar("T")

PROBE = "probe"
PROBE_SIZE = 64 * 1024
"""What has to fit before a disk is taken for one with room: more than any move needs."""


class Store:
    """One database. Open it before use; close it after. Raises BadDatabase when the URL is none."""

    def __init__(self, url: str, committed: Callable[[int, float], None] | None = None) -> None:
        self.url = url
        self.readers, self.writers, self._glancers = make_engines(url)
        self.writer = Writer(self.writers, committed)
        self.outage = Outage(self._reach, self._probe)
        self._seen: tuple[int, int] | None = None

    async def open(self) -> None:
        """Bring the tables up to date, and begin to write. Raises BadDatabase."""
        if is_sqlite(self.url):
            await asyncio.to_thread(prepare_file, sqlite_file(self.url))
        try:
            await migrate(self.url)
        except BaseException:
            await self.close()
            raise
        await self.writer.start()

    async def close(self) -> None:
        """Write what is still to be written, and let go of the database."""
        await self.outage.stop()
        await self.writer.stop()
        await dispose(self.readers)
        await dispose(self.writers)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that reads one consistent state, and cannot write."""
        try:
            async with self.readers.begin() as connection:
                yield connection
        except Exception as error:
            self.outage.met(error)
            raise

    @asynccontextmanager
    async def glancing(self) -> AsyncIterator[AsyncConnection]:
        """A connection for one query, which is consistent by itself: in PostgreSQL a transaction
        around it would be two more ways there and back. What is not one query there reads one
        consistent state in SQLite all the same.
        """
        if self._glancers is None:
            async with self.reading() as connection:
                yield connection
            return
        try:
            async with self._glancers.connect() as connection:
                yield connection
        except Exception as error:
            self.outage.met(error)
            raise

    async def writing(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Carry out `work` in a transaction that is on the disk when this returns. What `work`
        raises comes out here, and then nothing of it is kept. It may be called more than once, if
        the database gave up its transaction for another one; so it must depend on nothing but what
        it reads there.
        """
        try:
            result: T = await self.writer.do(work)
        except Exception as error:
            self.outage.met(error)
            raise
        return result

    async def _reach(self) -> None:
        """Read something. Raises what goes wrong."""
        async with self.readers.begin() as connection:
            await connection.execute(select(1))

    async def _probe(self) -> None:
        """Write something. Raises what goes wrong."""
        this = meta.c.name == PROBE

        async def work(c: AsyncConnection) -> None:
            await c.execute(delete(meta).where(this))
            await c.execute(insert(meta).values(name=PROBE, value="-" * PROBE_SIZE))

        async def clean(c: AsyncConnection) -> None:
            await c.execute(delete(meta).where(this))

        await self.writer.do(work)
        await self.writer.do(clean)

    async def others_wrote(self) -> bool:
        """Whether another process has written since this was last asked (SQLite alone: PostgreSQL
        tells it by itself, see `server.bus`).
        """
        try:
            return await self._others_wrote()
        except Exception as error:
            self.outage.met(error)
            raise

    async def _others_wrote(self) -> bool:
        # Only the writer's own connection does not take the writer's commits for somebody else's.
        async with self.writers.connect() as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            if not isinstance(driver, DirectConnection):
                return False
            before, self._seen = self._seen, (id(driver), driver.data_version())
            return before is not None and before != self._seen
