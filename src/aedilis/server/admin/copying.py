"""Backing a database up while it is in use, and restoring it, from either kind into either kind."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

from alembic import command
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis import __version__
from aedilis.kernel.codec import BadFile
from aedilis.server.admin.archive import FORMAT, KIND, Archive, ArchiveWriter, Heading, unpack
from aedilis.server.store.engine import (
    APPLICATION,
    BadDatabase,
    dispose,
    is_sqlite,
    make_engines,
    make_migrator,
    prepare_file,
    shown,
    sqlite_file,
)
from aedilis.server.store.migrating import (
    check_references,
    configuration,
    known_versions,
    lock,
    upgrade,
    version,
)

AT_ONCE: Final = 500
VERSIONS: Final = "alembic_version"

Told = Callable[[int], None]
"""Called now and then with the number of rows done."""


class InUse(BadDatabase):
    """A database that a server is using."""


class NotEmpty(BadDatabase):
    """A database that holds something that would be lost."""


async def write_backup(url: str, path: Path, told: Told = lambda rows: None) -> dict[str, Any]:
    """Write everything in a database to a file, as it is at one moment; whoever uses it meanwhile
    is not held up. Gives `file`, `bytes`, `schema` and `rows` (a number for each table). Raises
    BadDatabase, OSError.
    """
    if is_sqlite(url) and not sqlite_file(url).is_file():
        raise BadDatabase(f"database: {sqlite_file(url)}: no such file")
    engines = make_engines(url)
    try:
        async with engines.readers.begin() as c:
            schema = await c.run_sync(version)
            if schema is None:
                raise BadDatabase(f"database: {shown(url)}: no tables of Aedilis")
            tables = await c.run_sync(_tables)
            with ArchiveWriter(path) as archive:
                archive.heading(Heading(KIND, FORMAT, schema, __version__, time.time()))
                for table in tables:
                    await _write_table(c, table, archive, told)
                size = archive.finish()
    except DBAPIError as error:
        raise _unusable(url, error) from None
    finally:
        await dispose(engines.readers)
        await dispose(engines.writers)
    return {"file": str(path), "bytes": size, "schema": schema, "rows": archive.rows}


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, of whatever version; what others refer to comes first."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSIONS]


async def _write_table(
    c: AsyncConnection, table: Table, archive: ArchiveWriter, told: Told
) -> None:
    archive.table(table.name, [column.name for column in table.columns])
    # A row that another one of the same table refers to must come before it.
    own = [key.parent.is_not(None) for key in table.foreign_keys if key.column.table is table]
    rows = await c.stream(select(table).order_by(*own, *table.primary_key.columns))
    async for part in rows.partitions(AT_ONCE):
        for row in part:
            archive.row(row)
        told(sum(archive.rows.values()))


async def restore(
    url: str, path: Path, *, replace: bool = False, told: Told = lambda rows: None
) -> dict[str, Any]:
    """Fill a database from a backup, all of it or nothing, and bring it to the newest version of
    the tables. What was there is thrown away with `replace`. Gives `file`, `schema` and `rows`.
    Raises BadFile, BadDatabase (InUse, NotEmpty).
    """
    archive = await asyncio.to_thread(Archive, path)
    schema = archive.heading.schema
    if schema not in known_versions():
        newest = known_versions()[-1]
        raise BadDatabase(
            f"{path}: its tables are of version {schema}, and this software knows them up to "
            f"{newest}; use the newer Aedilis that wrote it"
        )
    if is_sqlite(url):
        file = sqlite_file(url)
        await asyncio.to_thread(prepare_file, file)
        await asyncio.to_thread(_alone_with_file, file)
    engine = make_migrator(url)
    try:
        async with engine.begin() as c:
            await c.run_sync(lock)
            if not is_sqlite(url):
                await _alone_with_postgres(c)
            await c.run_sync(_empty, replace)
            await c.run_sync(upgrade, schema)
            await c.run_sync(_fill, archive, told)
            await c.run_sync(upgrade)
            await c.run_sync(check_references, "backup")
    except StatementError as error:
        if isinstance(error, DBAPIError) and error.statement is None:
            raise _unusable(url, error) from None
        raise BadFile(f"{path}: cannot be restored ({_reason(error)})") from None
    finally:
        await dispose(engine)
    return {"file": str(path), "schema": schema, "rows": archive.closing.rows}


def _alone_with_file(file: Path) -> None:
    """Raise InUse when another process has the file open."""
    connection = sqlite3.connect(file, timeout=0)
    try:
        # Nobody else may have the file open while its write-ahead log is turned off.
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError:
        raise InUse(f"database: {file} is in use; stop the server first") from None
    finally:
        connection.close()


async def _alone_with_postgres(c: AsyncConnection) -> None:
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND application_name = :name AND pid <> pg_backend_pid()"
    )
    if (await c.execute(query, {"name": APPLICATION})).scalar():
        raise InUse("database: it is in use; stop the server first")


def _empty(connection: Connection, replace: bool) -> None:
    """Take the tables away. Raises NotEmpty when there is something in them that may not go."""
    present = version(connection)
    if present is None:
        return
    if present not in known_versions():
        raise BadDatabase(f"database: its tables are of version {present}, which is not known")
    tables = {table.name: table for table in _tables(connection)}
    held = {
        name: connection.execute(select(func.count()).select_from(tables[name])).scalar_one()
        for name in ("games", "people")
    }
    if any(held.values()) and not replace:
        raise NotEmpty(
            f"database: it holds {held['people']} people and {held['games']} games; "
            "--replace throws them away"
        )
    command.downgrade(configuration(connection), "base")


def _fill(connection: Connection, archive: Archive, told: Told) -> None:
    tables = {table.name: table for table in _tables(connection)}
    done = 0
    for line, rows in archive.tables():
        table = tables.get(line.table)
        if table is None or set(line.columns) != set(table.columns.keys()):
            raise BadFile(
                f"{archive.path}: table {line.table!r}: not as in version {archive.heading.schema}"
            )
        binary = [isinstance(table.columns[name].type, LargeBinary) for name in line.columns]
        for part in _parts(rows):
            values = [
                {
                    name: unpack(value) if packed and value is not None else value
                    for name, value, packed in zip(line.columns, row, binary, strict=True)
                }
                for row in part
            ]
            connection.execute(table.insert(), values)
            done += len(part)
            told(done)
        _go_on_counting(connection, table)


def _parts(rows: Iterator[list[Any]]) -> Iterator[list[list[Any]]]:
    while part := list(islice(rows, AT_ONCE)):
        yield part


def _go_on_counting(connection: Connection, table: Table) -> None:
    """Let PostgreSQL give new rows numbers after those that were restored."""
    column = table.autoincrement_column
    if connection.dialect.name != "postgresql" or column is None:
        return
    sequence = func.pg_get_serial_sequence(table.name, column.name)
    last = connection.execute(select(func.max(column))).scalar()
    if last is not None and connection.execute(select(sequence)).scalar() is not None:
        connection.execute(select(func.setval(sequence, last)))


def _unusable(url: str, error: StatementError) -> BadDatabase:
    return BadDatabase(f"database: {shown(url)}: cannot be used ({_reason(error)})")


def _reason(error: StatementError) -> str:
    return " ".join(str(error.orig or error).split())
