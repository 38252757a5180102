"""One writer a process: what is to be written is gathered, and committed together.

A commit waits for the disk, and the disk takes as long for one move as for fifty. Each piece of
work has a savepoint of its own, so that one that fails takes no other with it; nobody hears that
his work is done before the commit is.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from aedilis.server.store.driver import DirectConnection

Work = Callable[[AsyncConnection], Awaitable[Any]]

MOST_AT_ONCE = 64
TRIES = 3

GATHER_SECONDS = 0.002
"""How long a writer that is busy waits for more work before it begins a batch."""

DEADLOCK = ("40P01", "40001")
"""What PostgreSQL says when it gave up one transaction so that another could go on."""


class Stopped(RuntimeError):
    """The writer has stopped, and takes no more work."""


class _Lost(Exception):
    """The transaction of a batch has come to an end in the middle of it."""


class _Job:
    """A piece of work, who waits for it, and what came of it."""

    __slots__ = ("failure", "future", "result", "work")

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.failure: BaseException | None = None

    def tell(self) -> None:
        """Tell the one who waits, unless he has gone."""
        if self.future.done():
            return
        if self.failure is not None:
            self.future.set_exception(self.failure)
        else:
            self.future.set_result(self.result)


class Writer:
    """Writes for one process. `committed` is told the size of each batch and its seconds."""

    def __init__(
        self, engine: AsyncEngine, committed: Callable[[int, float], None] | None = None
    ) -> None:
        self.engine = engine
        self.committed = committed
        self.queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._ended = 0.0

    async def start(self) -> None:
        """Begin to write."""
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def stop(self) -> None:
        """Write what is still to be written, and stop. Work that comes later is refused."""
        task, self._task = self._task, None
        self._stopping = True
        if task is not None:
            self.queue.put_nowait(None)
            # A batch is never cut short, whoever loses patience with this.
            await asyncio.shield(task)

    async def do(self, work: Work) -> Any:
        """Carry out `work` in a transaction; gives its result once it is on the disk. Raises what
        it raises, or what the commit raises; then nothing of it is kept. Raises Stopped.
        """
        if self._stopping or self._task is None:
            raise Stopped("the store is closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        # Of a failure that nobody waits for any more, nobody needs to be told.
        future.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.queue.put_nowait(_Job(work, future))
        # Whoever waits may give up; the work is done or not done all the same, never half.
        return await asyncio.shield(future)

    async def _run(self) -> None:
        try:
            while await self._write_next():
                pass
        finally:
            # Nobody may wait for a writer that has gone, whatever sent it away.
            self._stopping = True
            while not self.queue.empty():
                job = self.queue.get_nowait()
                if job is not None:
                    job.failure = Stopped("the store is closed")
                    job.tell()

    async def _write_next(self) -> bool:
        """Gather what waits and write it; gives whether to go on."""
        clock = asyncio.get_running_loop().time
        first = await self.queue.get()
        if first is None:
            return False
        if clock() - self._ended < 2 * GATHER_SECONDS:
            await asyncio.sleep(GATHER_SECONDS)
        batch = [first]
        go_on = True
        while go_on and len(batch) < MOST_AT_ONCE and not self.queue.empty():
            job = self.queue.get_nowait()
            if job is None:
                go_on = False
            else:
                batch.append(job)
        await self._write(batch)
        self._ended = clock()
        # Work that was running may have taken a cancellation of the whole writer for its own.
        task = asyncio.current_task()
        return go_on and (task is None or not task.cancelling())

    async def _write(self, batch: list[_Job]) -> None:
        """Write a batch and tell those who wait. Raises nothing: the writer goes on."""
        alone = batch
        if len(batch) > 1:
            try:
                alone = await self._together(batch)
            except _Lost:
                pass
            except Exception as error:
                for job in batch:
                    job.failure = error
                    job.tell()
                return
        for job in alone:
            await self._alone(job)

    async def _together(self, batch: list[_Job]) -> list[_Job]:
        """Write a batch in one transaction; gives the jobs that have to be tried again, each in a
        transaction of its own. Raises _Lost when the transaction broke, what the commit raises
        when that failed.
        """
        begun = asyncio.get_running_loop().time()
        again = []
        done = []
        async with self.engine.begin() as connection:
            for job in batch:
                job.failure = None
                try:
                    async with _savepoint(connection):
                        job.result = await job.work(connection)
                except (Exception, asyncio.CancelledError) as error:
                    if not await _is_open(connection):
                        raise _Lost from error
                    if _gave_way(error):
                        again.append(job)
                        continue
                    job.failure = _told(error)
                done.append(job)
        self._count(len(done), begun)
        for job in done:
            job.tell()
        return again

    async def _alone(self, job: _Job) -> None:
        for tries in range(1, TRIES + 1):
            begun = asyncio.get_running_loop().time()
            job.failure = None
            try:
                async with self.engine.begin() as connection:
                    job.result = await job.work(connection)
            except (Exception, asyncio.CancelledError) as error:
                if tries < TRIES and _gave_way(error):
                    continue
                job.failure = _told(error)
            else:
                self._count(1, begun)
            break
        job.tell()

    def _count(self, size: int, begun: float) -> None:
        if self.committed is not None:
            with suppress(Exception):
                self.committed(size, asyncio.get_running_loop().time() - begun)


@asynccontextmanager
async def _savepoint(connection: AsyncConnection) -> AsyncIterator[None]:
    """What is done within is done whole or not at all. SQLAlchemy's own savepoints are made anew
    for each piece of work, at the price of the work itself.
    """
    await connection.exec_driver_sql("SAVEPOINT job")
    try:
        yield
    except BaseException:
        await connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        await connection.exec_driver_sql("RELEASE SAVEPOINT job")
        raise
    await connection.exec_driver_sql("RELEASE SAVEPOINT job")


def _told(error: BaseException) -> BaseException:
    """What the one who waits is told. Work that was cancelled from inside is a failure like any
    other, and must not look as if he himself had been cancelled.
    """
    if isinstance(error, asyncio.CancelledError):
        failure = RuntimeError("the work was cancelled")
        failure.__cause__ = error
        return failure
    return error


def _gave_way(error: BaseException) -> bool:
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in DEADLOCK


async def _is_open(connection: AsyncConnection) -> bool:
    """Whether the transaction is still there. A full disk ends SQLite's, a lost connection any."""
    if connection.invalidated or connection.closed or not connection.in_transaction():
        return False
    raw = await connection.get_raw_connection()
    driver = raw.driver_connection
    if isinstance(driver, DirectConnection):
        return driver.in_one()
    return bool(driver is not None and driver.info.transaction_status.name == "INTRANS")
