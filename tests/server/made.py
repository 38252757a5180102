"""New databases without the work of making their tables each time: the tables are made once, and
the file is copied. What makes them is tried where the store and `aedilis admin` are tested.
"""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from aedilis.server.store import store
from aedilis.server.store.engine import is_sqlite, prepare_file, sqlite_file
from aedilis.server.store.migrating import migrate

__all__ = ["made", "made_tables"]


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all tables and nothing in them."""
    file: Path = tmp_path_factory.mktemp("made") / "made.sqlite3"
    prepare_file(file)
    asyncio.run(migrate(f"sqlite+aiosqlite:///{file}"))
    assert [*file.parent.iterdir()] == [file]
    return file


@pytest.fixture(autouse=True)
def made_tables(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that has no tables becomes a copy of that one."""

    async def copied(url: str) -> None:
        if not is_sqlite(url) or _has_tables(sqlite_file(url)):
            await migrate(url)
        else:
            shutil.copyfile(made, sqlite_file(url))

    monkeypatch.setattr(store, "migrate", copied)


def _has_tables(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return bool(connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
