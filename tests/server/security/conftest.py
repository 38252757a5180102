"""The same application as for the pages."""

from tests.server.made import made, made_tables
from tests.server.pages.conftest import anyio_backend, app, browser, cheap_passwords, other

__all__ = ["anyio_backend", "app", "browser", "cheap_passwords", "made", "made_tables", "other"]
