"""SQLite's driver with fewer thread hops.

`aiosqlite` hands every single call to its thread and waits for the answer. Most of these calls take
a few microseconds, and the hop costs far more than the call. Here only what may wait for the disk
or for another process goes to the thread; the rest is done at once where it is asked for.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any

import aiosqlite
from aiosqlite.core import _STOP_RUNNING_SENTINEL

CHUNK = 64


class DirectConnection(aiosqlite.Connection):
    """A connection of which a subclass says what goes to the thread."""

    def waits(self, call: Any, arguments: tuple[Any, ...]) -> bool:
        """Whether this call may take long. `call` is a method of the connection or of a cursor."""
        raise NotImplementedError

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        if self._connection is None or self.waits(fn, args):
            return await super()._execute(fn, *args, **kwargs)  # type: ignore[no-untyped-call]
        return fn(*args, **kwargs)

    def __del__(self) -> None:
        # Its taker went away while it was being opened: no fault, and nobody to wait for its end.
        if self._connection is not None:
            self._running = False
            self._tx.put_nowait((None, partial(_end, self._connection)))
            self._connection = None

    def data_version(self) -> int:
        """A number that is another one when another connection has written to the file."""
        version: int = self._conn.execute("PRAGMA data_version").fetchone()[0]
        return version

    def in_one(self) -> bool:
        """Whether a transaction is open."""
        return self._conn.in_transaction


class WritingConnection(DirectConnection):
    """Waits for the lock at BEGIN and for the disk at COMMIT; between them it changes pages in
    memory.
    """

    def waits(self, call: Any, arguments: tuple[Any, ...]) -> bool:
        """See `DirectConnection`."""
        name = call.__name__
        if name == "execute":
            return str(arguments[0]).startswith(("BEGIN", "PRAGMA"))
        # The pool rolls back whatever comes back to it; most of the time there is nothing to do.
        ends = name in ("commit", "rollback") and self._conn.in_transaction
        return ends or _closes_connection(call)


class ReadingConnection(DirectConnection):
    """Waits for each query, which may have to go through many pages; its transactions are
    without weight, for it never writes.
    """

    def waits(self, call: Any, arguments: tuple[Any, ...]) -> bool:
        """See `DirectConnection`."""
        name = call.__name__
        if name == "execute":
            return not str(arguments[0]).startswith("BEGIN")
        return name.startswith("fetch") or _closes_connection(call)


def _end(connection: sqlite3.Connection) -> Any:
    """Close a connection, and tell its thread that this was all."""
    connection.close()
    return _STOP_RUNNING_SENTINEL


def _closes_connection(call: Any) -> bool:
    return call.__name__ == "close" and isinstance(call.__self__, sqlite3.Connection)


def creator(kind: type[DirectConnection], threads: list[Thread]) -> Callable[..., DirectConnection]:
    """What SQLAlchemy calls, instead of `aiosqlite.connect`, to make a connection. The threads of
    those that are not through yet are kept in `threads`.
    """

    def connect(database: str, **options: Any) -> DirectConnection:
        def opened() -> sqlite3.Connection:
            connection: sqlite3.Connection = sqlite3.connect(database, **options)
            return connection

        connection: DirectConnection = kind(opened, CHUNK)
        # As SQLAlchemy does it itself: a thread left over must not keep the program alive.
        connection._thread.daemon = True
        threads[:] = [one for one in threads if one.ident is None or one.is_alive()]
        threads.append(connection._thread)
        return connection

    return connect
