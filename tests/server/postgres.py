"""Databases for the tests: a PostgreSQL of their own, and SQLite files. Where there is no such
server, a test that needs one fails.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools import postgres
from tools.postgres import Cluster, Missing, name_in

__all__ = ["Cluster", "cluster", "database", "postgres_url", "running_cluster"]


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A new cluster that runs, and is gone afterwards."""
    try:
        with postgres.running_cluster() as one:
            yield one
    except Missing as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """The PostgreSQL of this run of the tests."""
    with running_cluster() as running:
        yield running


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """A new database in it, dropped afterwards."""
    url = cluster.new_url()
    yield url
    cluster.run(f"DROP DATABASE {name_in(url)} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new, empty database, once of either kind."""
    if request.param == "postgresql":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
