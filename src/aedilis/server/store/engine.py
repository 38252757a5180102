"""Opening the store: SQLite in its safest mode, or PostgreSQL.

SQLite: write-ahead log, every commit flushed (`synchronous=FULL`), a busy timeout for a second
process, and write transactions that begin with `BEGIN IMMEDIATE`, so that no transaction has to be
given up half way. PostgreSQL: a commit is on the disk when it returns, whatever the server's
default, and what reads sees one consistent state.
"""

import asyncio
import sqlite3
import time
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from sqlalchemy import event
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from aedilis.server.store.driver import ReadingConnection, WritingConnection, creator

BUSY_MILLISECONDS = 10_000
LARGEST_IDLE_LOG = 64 * 1024 * 1024
APPLICATION = "aedilis"
"""By this name PostgreSQL knows the connections of servers."""

POSTGRES_OPTIONS = (
    "-c synchronous_commit=on -c lock_timeout=10s -c idle_in_transaction_session_timeout=120s"
)


LONGEST_END = 10.0
"""So many seconds a closed connection's thread is waited for."""
_THREADS: WeakKeyDictionary[Engine, list[Thread]] = WeakKeyDictionary()
"""The threads of each SQLite engine's connections."""


class BadDatabase(ValueError):
    """A database that cannot be used; the text is one line that says why."""


class Engines(NamedTuple):
    """An engine to read with and one to write with. `glancers` shares the readers' connections and
    begins no transaction; it is for one query at a time, and None where that would save nothing.
    """

    readers: AsyncEngine
    writers: AsyncEngine
    glancers: AsyncEngine | None = None


def is_sqlite(url: str) -> bool:
    """Whether a database URL names an SQLite file."""
    return url.startswith("sqlite")


def sqlite_file(url: str) -> Path:
    """The file that an SQLite URL names. Raises BadDatabase for a database in memory, which would
    be another one for each connection.
    """
    file = _parse(url).database
    if not file or file == ":memory:" or file.startswith("file:"):
        raise BadDatabase("database: an SQLite database must be a file, such as aedilis.sqlite3")
    return Path(file)


def shown(url: str) -> str:
    """A database's URL without its password."""
    return _parse(url).render_as_string(hide_password=True)


def _parse(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        raise BadDatabase("database: not a database URL, such as postgresql://host/name") from None


def make_engines(url: str) -> Engines:
    """The engines of a database. Raises BadDatabase; nothing is opened yet."""
    if is_sqlite(url):
        sqlite_file(url)
        readers = _sqlite(url, ReadingConnection, 4)
        writers = _sqlite(url, WritingConnection, 1)
        _prepare(readers, "BEGIN", "query_only=ON")
        _prepare(writers, "BEGIN IMMEDIATE", "foreign_keys=ON")
        return Engines(readers, writers)
    engine = _postgres(url, 8)
    readers = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    glancers = engine.execution_options(isolation_level="AUTOCOMMIT", postgresql_readonly=True)
    return Engines(readers, _postgres(url, 2), glancers)


def make_migrator(url: str) -> AsyncEngine:
    """The engine to change tables with. SQLite: without the watch over foreign keys, since there a
    table is changed by making it anew, and dropping the old one would delete what refers to it.
    """
    if not is_sqlite(url):
        return _postgres(url, 1)
    engine = _sqlite(url, WritingConnection, 1)
    _prepare(engine, "BEGIN IMMEDIATE", "foreign_keys=OFF")
    return engine


async def dispose(engine: AsyncEngine) -> None:
    """Close all connections of an engine, and wait until their threads are through: one that has
    its answer ready when the event loop is closed already would complain of that.
    """
    await engine.dispose()
    for thread in [one for one in _THREADS.get(engine.sync_engine, ()) if one.ident is not None]:
        await asyncio.to_thread(thread.join, LONGEST_END)


def prepare_file(file: Path) -> None:
    """Make an SQLite file (and its directory) if there is none, with a write-ahead log. Raises
    BadDatabase.

    Only one process can turn the log on, and SQLite does not wait for that by itself.
    """
    give_up = time.monotonic() + BUSY_MILLISECONDS / 1000
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(file, timeout=BUSY_MILLISECONDS / 1000)
    except (OSError, sqlite3.Error) as error:
        raise BadDatabase(f"database: {file}: cannot be opened ({_reason(error)})") from None
    try:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > give_up:
                    raise
                time.sleep(0.02)
    except sqlite3.Error as error:
        raise BadDatabase(f"database: {file}: cannot be used ({_reason(error)})") from None
    finally:
        connection.close()


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _sqlite(url: str, kind: Any, size: int) -> AsyncEngine:
    threads: list[Thread] = []
    engine = create_async_engine(
        url,
        pool_size=size,
        # What is written holds seeds and hands, and must not come into a log with an error.
        hide_parameters=True,
        max_overflow=0,
        connect_args={"async_creator_fn": creator(kind, threads)},
    )
    _THREADS[engine.sync_engine] = threads
    return engine


def _postgres(url: str, size: int) -> AsyncEngine:
    given = _parse(url).query.get("options", "")
    options = f"{POSTGRES_OPTIONS} {given if isinstance(given, str) else ' '.join(given)}".strip()
    return create_async_engine(
        url,
        pool_size=size,
        # What is written holds seeds and hands, and must not come into a log with an error.
        hide_parameters=True,
        max_overflow=4,
        pool_pre_ping=True,
        connect_args={"options": options, "application_name": APPLICATION, "connect_timeout": 10},
    )


def _prepare(engine: AsyncEngine, begin: str, role: str) -> None:
    """Set the pragmas of each connection, and how its transactions begin."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        # The driver must not begin transactions by itself: they begin as written below.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout={BUSY_MILLISECONDS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            f"journal_size_limit={LARGEST_IDLE_LOG}",
            role,
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)
