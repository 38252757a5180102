"""The same house as the tests of what is live."""

from tests.server.live.conftest import anyio_backend, chances, hands, house, patience, url
from tests.server.made import made, made_tables

__all__ = ["anyio_backend", "chances", "hands", "house", "made", "made_tables", "patience", "url"]
