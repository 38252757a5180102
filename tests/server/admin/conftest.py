"""The tests of `aedilis admin` run on both databases."""

import pytest

from tests.server.postgres import cluster, database, postgres_url

__all__ = ["anyio_backend", "cluster", "database", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
