"""The tests of damaged rows run on both databases."""

import pytest

from tests.server.made import made, made_tables
from tests.server.postgres import cluster, database, postgres_url

__all__ = ["cluster", "database", "made", "made_tables", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
