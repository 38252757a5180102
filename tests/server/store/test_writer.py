"""The writer: nothing is told before it is on the disk, nothing is half done, nothing stops it."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.engine import is_sqlite
from aedilis.server.store.store import Store
from aedilis.server.store.writer import Stopped
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.store.rows import add_game, add_line, count_games, numbers

pytestmark = pytest.mark.anyio


class Gate:
    """Work that begins and then waits, so that other work gathers behind it."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.open = asyncio.Event()

    async def __call__(self, c: AsyncConnection) -> None:
        self.begun.set()
        await self.open.wait()


class Held:
    """A store whose writer is held up while work is handed in."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.gate = Gate()

    async def __aenter__(self) -> None:
        self.task = asyncio.create_task(self.store.writing(self.gate))
        await self.gate.begun.wait()

    async def __aexit__(self, *error: object) -> None:
        await asyncio.sleep(0)
        self.gate.open.set()
        await self.task


async def test_what_is_handed_in_together_is_committed_together(store: Store) -> None:
    sizes: list[int] = []
    store.writer.committed = lambda size, seconds: sizes.append(size)
    async with Held(store):
        tasks = [
            asyncio.create_task(store.writing(partial(add_line, game="g0", n=n))) for n in range(20)
        ]
    assert await asyncio.gather(*tasks) == list(range(20))
    assert sizes == [1, 20]
    assert await numbers(store) == list(range(20))


async def test_work_that_fails_fails_alone(store: Store) -> None:
    async def wrong(c: AsyncConnection) -> None:
        await add_game(c, "half")
        raise KeyError("half way")

    async with Held(store):
        first = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
        failing = asyncio.create_task(store.writing(wrong))
        again = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
        last = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 1)))
    assert await first == 0
    with pytest.raises(KeyError):
        await failing
    with pytest.raises(IntegrityError):
        await again
    assert await last == 1
    assert await numbers(store) == [0, 1]
    assert await count_games(store) == 1


async def test_one_that_fails_by_itself_leaves_nothing(store: Store) -> None:
    async def wrong(c: AsyncConnection) -> None:
        await add_game(c, "half")
        raise KeyError("half way")

    with pytest.raises(KeyError):
        await store.writing(wrong)
    assert await count_games(store) == 1
    await store.writing(lambda c: add_game(c, "g1"))


@pytest.mark.parametrize("alone", [True, False])
async def test_who_gives_up_waiting_loses_and_halves_nothing(store: Store, alone: bool) -> None:
    gate = Gate()

    async def slow(c: AsyncConnection) -> None:
        await add_line(c, "g0", 0)
        await gate(c)
        await add_line(c, "g0", 1)

    waiting = asyncio.create_task(store.writing(slow))
    await gate.begun.wait()
    others = [] if alone else [asyncio.create_task(store.writing(lambda c: add_game(c, "g1")))]
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    gate.open.set()
    await asyncio.gather(*others)
    await store.writing(lambda c: add_line(c, "g0", 2))
    assert await numbers(store) == [0, 1, 2]


async def test_who_gives_up_before_it_began_has_it_done_all_the_same(store: Store) -> None:
    async with Held(store):
        waiting = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
        await asyncio.sleep(0)
        waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.writing(lambda c: add_line(c, "g0", 1))
    assert await numbers(store) == [0, 1]


async def test_work_that_is_cancelled_from_inside_stops_nobody(store: Store) -> None:
    async def cancelled(c: AsyncConnection) -> None:
        await add_game(c, "half")
        raise asyncio.CancelledError

    with pytest.raises(RuntimeError, match="cancelled"):
        await store.writing(cancelled)
    async with Held(store):
        failing = asyncio.create_task(store.writing(cancelled))
        fine = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
    with pytest.raises(RuntimeError, match="cancelled"):
        await failing
    assert await fine == 0
    assert await count_games(store) == 1


async def test_a_writer_that_is_sent_away_leaves_nobody_waiting(database: str) -> None:
    """As happens when a program ends without closing its store."""
    store = Store(database)
    await store.open()
    task = store.writer._task
    assert task is not None
    gate = Gate()
    doing = asyncio.create_task(store.writing(gate))
    await gate.begun.wait()
    waiting = asyncio.create_task(store.writing(partial(add_game, name="g0")))
    await asyncio.sleep(0)
    task.cancel()
    for one in (doing, waiting):
        with pytest.raises(RuntimeError):
            await asyncio.wait_for(one, PATIENCE)
    await asyncio.wait([task], timeout=PATIENCE)
    assert task.done()
    with pytest.raises(Stopped):
        await store.writing(partial(add_game, name="g1"))
    await store.readers.dispose()
    await store.writers.dispose()


async def test_a_commit_that_fails_fails_all_and_keeps_nothing(store: Store) -> None:
    async def refused(c: AsyncConnection) -> None:
        # The check is put off to the commit, which is then what fails.
        if is_sqlite(store.url):
            await c.execute(text("PRAGMA defer_foreign_keys=ON"))
        else:
            await c.execute(
                text(
                    "CREATE TABLE later (game varchar(16) REFERENCES games(id) "
                    "DEFERRABLE INITIALLY DEFERRED)"
                )
            )
            await c.execute(text("INSERT INTO later VALUES ('nowhere')"))
            return
        await add_line(c, "nowhere", 0)

    async with Held(store):
        good = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
        bad = asyncio.create_task(store.writing(refused))
    for task in (good, bad):
        with pytest.raises(IntegrityError):
            await task
    assert await numbers(store) == []
    assert await store.writing(lambda c: add_line(c, "g0", 0)) == 0
    assert await numbers(store) == [0]


async def test_stopping_writes_what_was_handed_in(database: str) -> None:
    store = Store(database)
    await store.open()
    async with Held(store):
        tasks = [
            asyncio.create_task(store.writing(partial(add_game, name=f"g{n}"))) for n in range(150)
        ]
        await asyncio.sleep(0)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(Stopped):
            await store.writing(lambda c: add_game(c, "late"))
    await closing
    await asyncio.gather(*tasks)
    again = Store(database)
    await again.open()
    try:
        assert await count_games(again) == 150
    finally:
        await again.close()


async def test_closing_twice_is_no_mistake(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()
    await store.close()


async def test_a_closed_store_refuses_work(database: str) -> None:
    store = Store(database)
    with pytest.raises(Stopped):
        await store.writing(lambda c: add_game(c, "g0"))


async def test_a_transaction_that_ends_by_itself_takes_no_other_work_with_it(store: Store) -> None:
    """So it may when the disk is full or the connection breaks; the others are written anew."""
    terminate = "SELECT pg_terminate_backend(pg_backend_pid())"
    ending = "ROLLBACK" if is_sqlite(store.url) else terminate
    attempts = 0

    async def ends(c: AsyncConnection) -> None:
        nonlocal attempts
        attempts += 1
        await add_game(c, "half")
        await c.exec_driver_sql(ending)
        raise KeyError("ended")

    async with Held(store):
        before = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
        failing = asyncio.create_task(store.writing(ends))
        after = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 1)))
    assert await before == 0
    with pytest.raises((KeyError, DBAPIError)):
        await failing
    assert await after == 1
    assert attempts == 2
    assert await numbers(store) == [0, 1]
    assert await count_games(store) == 1


async def test_two_writers_in_each_others_way_both_come_through(postgres_url: str) -> None:
    """PostgreSQL gives up one of two transactions that wait for each other; it is tried again."""
    first, second = Store(postgres_url), Store(postgres_url)
    await first.open()
    await second.open()
    try:
        for name in ("g0", "g1"):
            await first.writing(partial(add_game, name=name))
        met = asyncio.Barrier(2)
        tries = 0

        def both(one: str, other: str) -> object:
            async def work(c: AsyncConnection) -> None:
                nonlocal tries
                tries += 1
                await add_line(c, one, 0 if one < other else 1)
                if tries <= 2:
                    await met.wait()
                await add_line(c, other, 0 if one < other else 1)

            return work

        await asyncio.gather(
            first.writing(both("g0", "g1")),  # type: ignore[arg-type]
            second.writing(both("g1", "g0")),  # type: ignore[arg-type]
        )
        assert tries >= 3
        assert await numbers(first, "g0") == [0, 1]
        assert await numbers(first, "g1") == [0, 1]
    finally:
        await first.close()
        await second.close()


async def test_a_database_that_comes_back_is_used_again(
    cluster: Cluster, postgres_url: str
) -> None:
    store = Store(postgres_url)
    await store.open()
    try:
        await store.writing(lambda c: add_game(c, "g0"))
        cluster.stop()
        with pytest.raises(DBAPIError):
            await store.writing(lambda c: add_line(c, "g0", 0))
        cluster.start()
        assert await store.writing(lambda c: add_line(c, "g0", 0)) == 0
        assert await numbers(store) == [0]
    finally:
        await store.close()
