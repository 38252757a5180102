"""The same application as for the pages."""

from tests.server.pages.conftest import anyio_backend, app, browser, cheap_passwords, other

__all__ = ["anyio_backend", "app", "browser", "cheap_passwords", "other"]
