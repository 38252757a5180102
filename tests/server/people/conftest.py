"""The same application as for the pages."""

import pytest
from starlette.applications import Starlette

from aedilis.server.store.store import Store
from tests.server.made import made, made_tables
from tests.server.pages.conftest import anyio_backend, app, browser, cheap_passwords, other

__all__ = [
    "anyio_backend",
    "app",
    "browser",
    "cheap_passwords",
    "made",
    "made_tables",
    "other",
    "store",
]


@pytest.fixture
def store(app: Starlette) -> Store:
    store: Store = app.state.service.store
    return store
