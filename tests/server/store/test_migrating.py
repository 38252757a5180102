"""The migrations make exactly the tables of the schema, once, and refuse what is newer."""

from collections.abc import AsyncIterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from aedilis.server.store.engine import (
    BadDatabase,
    is_sqlite,
    make_migrator,
    prepare_file,
    sqlite_file,
)
from aedilis.server.store.migrating import known_versions, migrate, newest_version, upgrade, version
from aedilis.server.store.schema import metadata
from aedilis.server.store.store import Store
from tools import check_migrations

pytestmark = pytest.mark.anyio


@pytest.fixture
async def migrator(database: str) -> AsyncIterator[AsyncEngine]:
    if is_sqlite(database):
        prepare_file(sqlite_file(database))
    engine = make_migrator(database)
    yield engine
    await engine.dispose()


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


async def test_the_migrations_make_the_tables_of_the_schema(
    database: str, migrator: AsyncEngine
) -> None:
    await migrate(database)
    async with migrator.begin() as c:
        assert await c.run_sync(differences) == []


async def test_a_difference_would_be_found(database: str, migrator: AsyncEngine) -> None:
    await migrate(database)
    async with migrator.begin() as c:
        await c.execute(text("DROP INDEX ix_games_host"))
        await c.execute(text("ALTER TABLE notes ADD COLUMN extra integer"))
        assert len(await c.run_sync(differences)) == 2


async def test_every_foreign_key_does_what_the_schema_says(
    database: str, migrator: AsyncEngine
) -> None:
    """What happens at a deletion is nothing that the comparison looks at for both databases."""

    def found(connection: Connection) -> set[tuple[str, str, str]]:
        inspector = inspect(connection)
        return {
            (table, key["constrained_columns"][0], key["options"].get("ondelete", ""))
            for table in metadata.tables
            for key in inspector.get_foreign_keys(table)
        }

    await migrate(database)
    async with migrator.begin() as c:
        assert await c.run_sync(found) == {
            (table.name, key.column_keys[0], key.ondelete or "")
            for table in metadata.tables.values()
            for key in table.foreign_key_constraints
        }


async def test_migrating_again_changes_nothing(database: str, migrator: AsyncEngine) -> None:
    await migrate(database)
    await migrate(database)
    async with migrator.begin() as c:
        assert await c.run_sync(version) == newest_version()


async def test_each_step_can_be_taken_by_itself(migrator: AsyncEngine) -> None:
    for step in known_versions():
        async with migrator.begin() as c:
            await c.run_sync(upgrade, step)
            assert await c.run_sync(version) == step


async def test_a_step_that_fails_leaves_nothing(migrator: AsyncEngine) -> None:
    def fails(connection: Connection) -> None:
        upgrade(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        async with migrator.begin() as c:
            await c.run_sync(fails)
    async with migrator.begin() as c:
        assert await c.run_sync(lambda connection: inspect(connection).get_table_names()) == []


async def test_a_newer_database_is_refused_in_one_line(
    database: str, migrator: AsyncEngine
) -> None:
    await migrate(database)
    async with migrator.begin() as c:
        await c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match=f"9999.*{newest_version()}") as told:
        await Store(database).open()
    assert "\n" not in str(told.value)


def test_two_changes_of_one_number_are_found() -> None:
    assert check_migrations.main() == 0
    first = ("0001_a.py", 'revision = "0001"\ndown_revision = None\n')
    second = ("0002_b.py", 'revision = "0002"\ndown_revision = "0001"\n')
    beside = ("0002_c.py", 'revision = "0002"\ndown_revision = "0001"\n')
    assert [*check_migrations.problems([first, second])] == []
    found = [*check_migrations.problems([first, second, beside])]
    assert [line.partition(":")[0] for line in found] == ["0002_c.py"] * 3
