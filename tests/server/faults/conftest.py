"""Servers in processes of their own, on both databases."""

from tests.server.live.conftest import anyio_backend, chances, house, url
from tests.server.postgres import cluster, database, postgres_url

__all__ = ["anyio_backend", "chances", "cluster", "database", "house", "postgres_url", "url"]
