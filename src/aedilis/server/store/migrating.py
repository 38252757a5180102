"""Bringing the tables up to date at the start, by Alembic; several processes may start at once."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError, InterfaceError

from aedilis.server.store.engine import BadDatabase, dispose, is_sqlite, make_migrator, shown

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x0AED1115
"""The number of the advisory lock under which PostgreSQL is migrated."""


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings: where the migrations are, and the connection to carry them out on."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def known_versions() -> list[str]:
    """Every version of the tables that this software knows, the oldest first."""
    script = ScriptDirectory.from_config(configuration())
    return [revision.revision for revision in script.walk_revisions()][::-1]


def newest_version() -> str:
    """The version that this software works with."""
    return known_versions()[-1]


async def migrate(url: str) -> None:
    """Bring the database to the newest version of the tables. Raises BadDatabase when it cannot be
    reached, or has been used by newer software.
    """
    engine = make_migrator(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lock)
            await connection.run_sync(upgrade)
    except (DatabaseError, InterfaceError) as error:
        reason = " ".join(str(error.orig).split())
        raise BadDatabase(f"database: {shown(url)}: cannot be used ({reason})") from None
    finally:
        await dispose(engine)


def lock(connection: Connection) -> None:
    """Keep other processes that start from migrating at the same time, until the transaction is
    over. SQLite has locked the file already, at the beginning of the transaction.
    """
    if connection.dialect.name == "postgresql":
        # Somebody else's migration may take its time.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def version(connection: Connection) -> str | None:
    """The version of a database's tables; None when it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "") -> None:
    """Change the tables step by step to version `to` (the newest). Raises BadDatabase."""
    known = known_versions()
    present = version(connection)
    if present is not None and present not in known:
        raise BadDatabase(
            f"database: its tables are of version {present}, and this software knows them up to "
            f"{known[-1]}; use the newer Aedilis that wrote it"
        )
    if present == (to or known[-1]):
        return
    command.upgrade(configuration(connection), to or "head")
    check_references(connection, "database")


def check_references(connection: Connection, what: str) -> None:
    """Raise BadDatabase when a row refers to nothing; `what` is blamed for it. SQLite sees to that
    only when it is asked to.
    """
    if is_sqlite(connection.dialect.name):
        lost = connection.execute(text("PRAGMA foreign_key_check")).first()
        if lost is not None:
            raise BadDatabase(f"{what}: table {lost[0]}: row {lost[1]} refers to nothing")
