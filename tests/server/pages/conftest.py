"""The application on a database of its own, and browsers that visit it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from starlette.applications import Starlette

from aedilis.server.people import passwords
from tests.server.made import made, made_tables
from tests.server.pages.browser import CHEAP, Browser, running, settings_in

__all__ = ["made", "made_tables"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing that takes no time. What is slow about the real one is tried by itself."""
    monkeypatch.setattr(passwords, "PASSWORDS", CHEAP)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Starlette]:
    async with running(settings_in(tmp_path)) as app:
        yield app


@pytest.fixture
async def browser(app: Starlette) -> AsyncIterator[Browser]:
    """A stranger."""
    async with Browser(app) as browser:
        yield browser


@pytest.fixture
async def other(app: Starlette) -> AsyncIterator[Browser]:
    """Another stranger, from elsewhere."""
    async with Browser(app, "203.0.113.9") as browser:
        yield browser
