"""How the databases are opened: as safely as they can be."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.driver import ReadingConnection, WritingConnection, creator
from aedilis.server.store.engine import BadDatabase, make_engines, shown
from aedilis.server.store.schema import games, seats
from aedilis.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.store.rows import add_game, add_line, count_games, numbers

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "below" / "a.sqlite3"


async def pragma(c: AsyncConnection, name: str) -> object:
    return (await c.exec_driver_sql(f"PRAGMA {name}")).scalar()


async def test_sqlite_is_opened_in_its_safest_mode(file: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    try:
        async with store.writers.begin() as c:
            assert await pragma(c, "journal_mode") == "wal"
            assert await pragma(c, "synchronous") == 2
            assert await pragma(c, "foreign_keys") == 1
            assert await pragma(c, "busy_timeout") == 10_000
        async with store.reading() as c:
            assert await pragma(c, "journal_mode") == "wal"
            assert await pragma(c, "query_only") == 1
            assert await pragma(c, "busy_timeout") == 10_000
    finally:
        await store.close()


async def test_a_write_transaction_takes_the_lock_at_its_beginning(file: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    other = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        async with store.writers.begin():
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
    finally:
        other.close()
        await store.close()


async def test_a_second_process_is_waited_for(file: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.writing(lambda c: add_game(c, "g0")))
        await asyncio.sleep(0.2)
        assert not waiting.done()
        other.execute("COMMIT")
        await waiting
        assert await count_games(store) == 1
    finally:
        other.close()
        await store.close()


async def test_who_reads_does_not_hold_up_the_writer_and_sees_one_state(store: Store) -> None:
    async with store.reading() as c:
        before = (await c.execute(select(games.c.id))).all()
        await asyncio.wait_for(store.writing(lambda w: add_game(w, "g1")), PATIENCE)
        assert (await c.execute(select(games.c.id))).all() == before
    assert await count_games(store) == len(before) + 1


async def test_who_reads_cannot_write(store: Store) -> None:
    with pytest.raises(DBAPIError, match=r"readonly|read-only"):
        async with store.reading() as c:
            await add_game(c, "g1")
    assert await count_games(store) == 1


async def test_foreign_keys_hold(store: Store) -> None:
    async def work(c: AsyncConnection) -> None:
        await c.execute(seats.insert().values(game="nowhere", seat=0, name="Livia"))

    with pytest.raises(IntegrityError):
        await store.writing(work)


async def test_the_same_line_twice_is_refused_as_what_it_is(store: Store) -> None:
    await store.writing(lambda c: add_line(c, "g0", 0))
    with pytest.raises(IntegrityError):
        await store.writing(lambda c: add_line(c, "g0", 0))
    assert await numbers(store) == [0]


async def test_postgresql_commits_to_the_disk(postgres_url: str) -> None:
    store = Store(postgres_url + "&options=-c%20synchronous_commit%3Doff")
    plain = Store(postgres_url)
    await store.open()
    try:
        for one, expected in ((plain, "on"), (store, "off")):
            async with one.writers.begin() as c:
                assert (await c.execute(text("SHOW synchronous_commit"))).scalar() == expected
    finally:
        await plain.close()
        await store.close()


@pytest.mark.parametrize(
    "url",
    ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///file::memory:"],
)
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase, match="must be a file"):
        make_engines(url)


def test_what_is_no_url_is_refused() -> None:
    with pytest.raises(BadDatabase, match="not a database URL"):
        make_engines("postgresql+psycopg//x")


def test_a_password_is_not_shown() -> None:
    assert "secret" not in shown("postgresql+psycopg://ana:secret@host/aedilis")


async def test_a_file_that_is_none_is_told_in_one_line(tmp_path: Path) -> None:
    wrong = tmp_path / "a.sqlite3"
    wrong.write_bytes(b"something else altogether\n" * 400)
    store = Store(f"sqlite+aiosqlite:///{wrong}")
    with pytest.raises(BadDatabase, match="not a database") as told:
        await store.open()
    assert "\n" not in str(told.value)


async def test_a_directory_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").write_text("")
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'in-the-way' / 'a.sqlite3'}")
    with pytest.raises(BadDatabase, match="cannot be opened") as told:
        await store.open()
    assert "\n" not in str(told.value)


async def test_a_server_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    store = Store(f"postgresql+psycopg://ana:secret@/aedilis?host={tmp_path}")
    with pytest.raises(BadDatabase, match="cannot be used") as told:
        await store.open()
    assert "\n" not in str(told.value)
    assert "secret" not in str(told.value)


async def test_a_statement_of_the_writer_stays_on_its_own_thread(file: Path) -> None:
    """The hop to the driver's thread is what costs; only BEGIN and COMMIT take it."""
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    try:
        async with store.writers.begin() as c:
            raw = await c.get_raw_connection()
            driver = raw.driver_connection
            assert isinstance(driver, WritingConnection)
            waited: list[str] = []
            waits = driver.waits

            def watch(call: object, arguments: tuple[object, ...]) -> bool:
                if waits(call, arguments):
                    waited.append(getattr(call, "__name__", ""))
                    return True
                return False

            driver.waits = watch  # type: ignore[method-assign]
            await add_game(c, "g0")
            await add_line(c, "g0", 0)
            assert waited == []
        assert waited == ["commit"]
        async with store.reading() as c:
            raw = await c.get_raw_connection()
            assert isinstance(raw.driver_connection, ReadingConnection)
    finally:
        await store.close()


SLOW = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) "
    "SELECT i FROM n"
)


async def test_no_thread_outlives_a_closed_store(file: Path) -> None:
    """Neither one that works for somebody who has gone away."""
    store = Store(f"sqlite+aiosqlite:///{file}")
    before = set(threading.enumerate())
    await store.open()

    async def read() -> None:
        async with store.reading() as c:
            await c.exec_driver_sql(SLOW)

    def threads() -> list[threading.Thread]:
        left = set(threading.enumerate()) - before
        return [one for one in left if "_connection_worker_thread" in one.name]

    tasks = [asyncio.create_task(read()) for _ in range(4)]
    while len(threads()) < 4:
        await asyncio.sleep(0.001)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    assert threads() == []


async def test_a_connection_nobody_took_ends_quietly(file: Path) -> None:
    """Its taker was cancelled while it was being opened, say."""
    file.parent.mkdir()
    threads: list[threading.Thread] = []
    connection = await creator(WritingConnection, threads)(str(file), check_same_thread=False)
    (thread,) = threads
    assert thread.is_alive()
    del connection
    await asyncio.to_thread(thread.join, 10)
    assert not thread.is_alive()
