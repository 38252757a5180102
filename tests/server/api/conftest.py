"""The application, alone or on a port; its games are dealt alike in every run."""

import hashlib
import secrets
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from aedilis.server.lobby import lobby
from tests.server.api.serving import serving
from tests.server.api.world import World, opened
from tests.server.made import made, made_tables

__all__ = ["made", "made_tables"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal games by number instead of by secret chance."""
    numbers = count()

    def token_hex(size: int) -> str:
        return hashlib.blake2b(str(next(numbers)).encode(), digest_size=size).hexdigest()

    fixed = SimpleNamespace(
        token_hex=token_hex,
        token_urlsafe=secrets.token_urlsafe,
        compare_digest=secrets.compare_digest,
    )
    monkeypatch.setattr(lobby, "secrets", fixed)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A server with bots of which each has a token."""
    async with opened(tmp_path) as one:
        yield one


@pytest.fixture
async def url(world: World) -> AsyncIterator[str]:
    """The address at which the server can be reached."""
    async with serving(world.app) as address:
        yield address
