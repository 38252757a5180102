"""New databases without the work of making their tables each time: the tables are made once, and
the file, or PostgreSQL's database, is copied. What makes them is tried where the store is tested.
"""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary

import pytest

from aedilis.server.store import store
from aedilis.server.store.engine import is_sqlite, prepare_file, sqlite_file
from aedilis.server.store.migrating import migrate
from tools.postgres import Cluster, name_in

__all__ = ["made", "made_tables"]

TEMPLATES: Final = WeakKeyDictionary[Cluster, str]()
"""The database of each cluster that has all tables, and nothing in them."""


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and nothing in them."""
    file: Path = tmp_path_factory.mktemp("made") / "made.sqlite3"
    prepare_file(file)
    asyncio.run(migrate(f"sqlite+aiosqlite:///{file}"))
    assert [*file.parent.iterdir()] == [file]
    return file


@pytest.fixture(autouse=True)
def made_tables(
    request: pytest.FixtureRequest, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that has no tables becomes a copy of one that has them."""
    kind = getattr(request.node, "callspec", None)
    wanted = kind is not None and kind.params.get("database") == "postgresql"
    cluster = (
        request.getfixturevalue("cluster") if wanted or "cluster" in request.fixturenames else None
    )

    async def copied(url: str) -> None:
        if is_sqlite(url) and not _file_has_tables(sqlite_file(url)):
            shutil.copyfile(made, sqlite_file(url))
        elif cluster is not None and cluster.has(url) and not _has_tables(cluster, url):
            if cluster not in TEMPLATES:
                template = cluster.new_url()
                await migrate(template)
                TEMPLATES[cluster] = name_in(template)
            cluster.copy_into(name_in(url), TEMPLATES[cluster])
        else:
            await migrate(url)

    monkeypatch.setattr(store, "migrate", copied)


def _file_has_tables(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return bool(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


def _has_tables(cluster: Cluster, url: str) -> bool:
    here = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    return cluster.run(here, name_in(url)) != [(0,)]
