"""Tournaments on either kind of database, looked after only when a test says so."""

from collections.abc import AsyncIterator

import pytest

from aedilis.server.tournaments import watch
from tests.server.made import made, made_tables
from tests.server.postgres import cluster, database, postgres_url
from tests.server.tournaments.field import Field

__all__ = ["cluster", "database", "made", "made_tables", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing goes on by itself."""
    monkeypatch.setattr(watch, "EVERY_SECONDS", 1e6)


@pytest.fixture
async def field(database: str) -> AsyncIterator[Field]:
    one = Field(database)
    await one.open()
    yield one
    await one.close()
