"""The tests of `aedilis admin` run on both databases."""

from collections.abc import AsyncIterator

import pytest

from aedilis.server.store.store import Store
from tests.server.admin.town import build, found
from tests.server.postgres import cluster, database, postgres_url

__all__ = ["anyio_backend", "cluster", "database", "postgres_url", "store", "town"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def town(database: str) -> str:
    """A database with the town in it."""
    build(database)
    return database


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """The town's store, open."""
    opened = Store(database)
    await opened.open()
    try:
        await opened.writing(found)
        yield opened
    finally:
        await opened.close()
