"""The tests of the store run on both databases."""

from collections.abc import AsyncIterator

import pytest

from aedilis.server.store.store import Store
from tests.server.postgres import cluster, database, postgres_url
from tests.server.store.rows import add_game

__all__ = ["anyio_backend", "cluster", "database", "postgres_url", "store"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store with one game, `g0`."""
    opened = Store(database)
    await opened.open()
    try:
        await opened.writing(lambda c: add_game(c, "g0"))
        yield opened
    finally:
        await opened.close()
