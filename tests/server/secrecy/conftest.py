"""The same house as the tests of what is live."""

from tests.server.live.conftest import anyio_backend, chances, house, patience, url

__all__ = ["anyio_backend", "chances", "house", "patience", "url"]
