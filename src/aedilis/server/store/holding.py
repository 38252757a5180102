"""Who serves a database: each process holds it together with the others, for as long as it lives.

One that starts learns whether it is the only one. Then all before it have gone, however they ended,
and what they had in hand is in nobody's hands: the system itself lets go of what a dead process
held. Until it has seen to that, and says so (`share`), no other process begins.
"""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy.engine import make_url

from aedilis.server.store.engine import APPLICATION, is_sqlite, sqlite_file

try:
    import fcntl
except ImportError:
    # Where files cannot be locked in this way, each process takes itself for the only one.
    CAN_LOCK = False
else:
    CAN_LOCK = True

LOCK: Final = 0x0AED1116
"""The number of the advisory lock that processes on one PostgreSQL database hold."""


class Hold(Protocol):
    """One process's hold of a database."""

    async def take(self) -> bool:
        """Hold it; gives whether nobody else does. Then nobody can take it before `share`."""

    async def share(self) -> None:
        """Let others hold it as well."""

    async def renew(self) -> None:
        """Hold it again, if the database has forgotten that we do."""

    async def let_go(self) -> None:
        """Hold it no more."""


class FileHold:
    """The hold of an SQLite database: a lock on a file beside it, which is there as long as anybody
    holds it. (SQLite would lose its own locks on the database's file if we opened that.)
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-held")
        self._file: int | None = None

    async def take(self) -> bool:
        """See `Hold`."""
        if not CAN_LOCK:
            return True
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            alone = _lock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if not alone:
                await asyncio.to_thread(fcntl.flock, file, fcntl.LOCK_SH)
            if self._is_there(file):
                self._file = file
                return alone
            # Whoever held it last has taken it away in between.
            os.close(file)

    def _is_there(self, file: int) -> bool:
        with suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(file), os.stat(self._path))
        return False

    async def share(self) -> None:
        """See `Hold`."""
        if self._file is not None:
            fcntl.flock(self._file, fcntl.LOCK_SH)

    async def renew(self) -> None:
        """See `Hold`. A file's lock is not forgotten."""

    async def let_go(self) -> None:
        """See `Hold`."""
        file, self._file = self._file, None
        if file is None:
            return
        if _lock(file, fcntl.LOCK_EX | fcntl.LOCK_NB):
            self._path.unlink(missing_ok=True)
        os.close(file)


def _lock(file: int, how: int) -> bool:
    try:
        fcntl.flock(file, how)
    except BlockingIOError:
        return False
    return True


class PostgresHold:
    """The hold of a PostgreSQL database: an advisory lock, of a connection that has nothing else to
    do.
    """

    def __init__(self, url: str) -> None:
        plain = make_url(url).set(drivername="postgresql")
        self._conninfo = plain.render_as_string(hide_password=False)
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def take(self) -> bool:
        """See `Hold`."""
        connection = await psycopg.AsyncConnection.connect(
            self._conninfo, autocommit=True, application_name=APPLICATION, connect_timeout=10
        )
        self._connection = connection
        found = await connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,))
        row = await found.fetchone()
        alone = bool(row and row[0])
        if not alone:
            await connection.execute("SELECT pg_advisory_lock_shared(%s)", (LOCK,))
        return alone

    async def share(self) -> None:
        """See `Hold`."""
        if self._connection is not None:
            await self._connection.execute("SELECT pg_advisory_lock_shared(%s)", (LOCK,))
            await self._connection.execute("SELECT pg_advisory_unlock(%s)", (LOCK,))

    async def renew(self) -> None:
        """See `Hold`."""
        connection = self._connection
        if connection is None:
            return
        try:
            await connection.execute("SELECT 1")
        except psycopg.Error:
            await connection.close()
            if await self.take():
                await self.share()

    async def let_go(self) -> None:
        """See `Hold`."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def make_hold(url: str) -> Hold:
    """The hold that fits a database."""
    return FileHold(sqlite_file(url)) if is_sqlite(url) else PostgresHold(url)
