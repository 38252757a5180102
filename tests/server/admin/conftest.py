"""The tests of `aedilis admin` run on both databases."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from aedilis.server.store.engine import is_sqlite, sqlite_file
from aedilis.server.store.store import Store
from tests.server.admin.town import build
from tests.server.postgres import cluster, database, postgres_url
from tools.postgres import Cluster, name_in

__all__ = ["anyio_backend", "cluster", "database", "postgres_url", "store", "town"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def founded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the town in it, of which each test has a copy: founding takes longer than most
    tests.
    """
    file: Path = tmp_path_factory.mktemp("founded") / "town.sqlite3"
    build(f"sqlite+aiosqlite:///{file}")
    assert [*file.parent.iterdir()] == [file]
    return file


@pytest.fixture(scope="session")
def founded_there(cluster: Cluster) -> str:
    """The name of a database of PostgreSQL with the town in it, of which each test has a copy."""
    url = cluster.new_url()
    build(url)
    return name_in(url)


@pytest.fixture
def town(request: pytest.FixtureRequest, database: str, founded: Path) -> str:
    """A database with the town in it."""
    if is_sqlite(database):
        shutil.copyfile(founded, sqlite_file(database))
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        cluster.copy_into(name_in(database), request.getfixturevalue("founded_there"))
    return database


@pytest.fixture
async def store(town: str) -> AsyncIterator[Store]:
    """The town's store, open."""
    opened = Store(town)
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()
