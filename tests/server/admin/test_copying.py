"""A backup is whole or none, goes into either database, and is restored whole or not at all."""

import gzip
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.kernel.codec import BadFile
from aedilis.server.admin.copying import InUse, NotEmpty, restore, write_backup
from aedilis.server.store.engine import BadDatabase, is_sqlite, sqlite_file
from aedilis.server.store.schema import chat, metadata, people
from aedilis.server.store.store import Store
from tests.server.admin.town import NOW, account, found

pytestmark = pytest.mark.anyio


@pytest.fixture
def other(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if is_sqlite(database):
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite3'}"


async def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    store = Store(url)
    await store.open()
    try:
        async with store.reading() as c:
            return {
                table.name: [
                    tuple(row)
                    for row in (
                        await c.execute(select(table).order_by(*table.primary_key.columns))
                    ).all()
                ]
                for table in metadata.sorted_tables
            }
    finally:
        await store.close()


async def write(url: str, work: Callable[[AsyncConnection], Any]) -> None:
    store = Store(url)
    await store.open()
    await store.writing(work)
    await store.close()


async def test_a_backup_goes_into_the_other_database_and_back(
    town: str, other: str, tmp_path: Path
) -> None:
    before = await contents(town)
    assert all(before[name] for name in ("people", "games", "lines", "snapshots", "meta"))
    done = await write_backup(town, tmp_path / "first")
    assert done["rows"] == {name: len(rows) for name, rows in before.items()}
    await restore(other, tmp_path / "first")
    assert await contents(other) == before
    await write_backup(other, tmp_path / "second")
    await restore(town, tmp_path / "second", replace=True)
    assert await contents(town) == before


async def test_new_rows_get_new_numbers_after_a_restore(
    town: str, other: str, tmp_path: Path
) -> None:
    await write_backup(town, tmp_path / "a")
    await restore(other, tmp_path / "a")
    person = {**account(0, "Aurelia"), "id": None}
    del person["id"]
    await write(other, lambda c: c.execute(insert(people).values(**person)))
    said = {"game": "over", "at": NOW, "name": "Aurelia", "text": "Salve"}
    await write(other, lambda c: c.execute(insert(chat).values(**said)))
    after = await contents(other)
    assert [row[0] for row in after["people"]] == [1, 2, 3, 4]
    assert [row[0] for row in after["chat"]] == [1, 2, 3]


def change_behind(url: str) -> None:
    """Change games through a connection that has nothing to do with the backup's."""
    if is_sqlite(url):
        with closing(sqlite3.connect(sqlite_file(url), timeout=0, isolation_level=None)) as file:
            file.execute("UPDATE games SET title = 'changed'")
        return
    plain = url.replace("postgresql+psycopg", "postgresql")
    with psycopg.connect(plain, autocommit=True, options="-c lock_timeout=100") as server:
        server.execute("UPDATE games SET title = 'changed'")


async def test_a_backup_is_of_one_moment_and_holds_nobody_up(
    town: str, other: str, tmp_path: Path
) -> None:
    before = await contents(town)
    order: list[int] = []

    def told(rows: int) -> None:
        if not order:
            change_behind(town)
        order.append(rows)

    await write_backup(town, tmp_path / "a", told)
    assert order[0] < len(before["meta"]) + len(before["people"]) + 1 < order[-1]
    assert {row[2] for row in (await contents(town))["games"]} == {"changed"}
    await restore(other, tmp_path / "a")
    assert await contents(other) == before


async def test_nobody_else_may_read_a_backup(town: str, tmp_path: Path) -> None:
    await write_backup(town, tmp_path / "a")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600


async def test_a_database_with_something_in_it_is_left_alone(
    town: str, other: str, tmp_path: Path
) -> None:
    await write_backup(town, tmp_path / "a")
    await write(other, lambda c: c.execute(insert(people).values(**account(9, "Octavia"))))
    before = await contents(other)
    with pytest.raises(NotEmpty, match="1 people and 0 games"):
        await restore(other, tmp_path / "a")
    assert await contents(other) == before
    await restore(other, tmp_path / "a", replace=True)
    assert await contents(other) == await contents(town)


async def test_a_database_in_use_is_left_alone(town: str, tmp_path: Path) -> None:
    await write_backup(town, tmp_path / "a")
    store = Store(town)
    await store.open()
    try:
        async with store.reading() as c:
            await c.execute(select(people))
        with pytest.raises(InUse, match="stop the server first"):
            await restore(town, tmp_path / "a", replace=True)
    finally:
        await store.close()
    await restore(town, tmp_path / "a", replace=True)


def spoil(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    path.write_bytes(gzip.compress(b"".join(change(lines))))


SPOILED: dict[str, tuple[Callable[[list[bytes]], list[bytes]], str]] = {
    "a row is missing": (
        lambda lines: [line for line in lines if b'"robur"' not in line],
        "has changed",
    ),
    "a value differs": (
        lambda lines: [line.replace(b"Marcus", b"Brutus") for line in lines],
        "has changed",
    ),
    "the end is missing": (lambda lines: lines[:-1], "cut short"),
    "more follows": (lambda lines: [*lines, b"[1]\n"], "follows the end"),
    "a row is too short": (lambda lines: [*lines[:2], b"[1]\n", *lines[3:]], "line 3: a row"),
    "a row is before its table": (lambda lines: [lines[0], b"[1]\n"], "line 2: a row"),
    "not JSON": (lambda lines: [lines[0], b"[oh\n"], "line 2"),
    "another kind": (lambda lines: [lines[0].replace(b"backup", b"bakery")], "bakery"),
    "another format": (lambda lines: [lines[0].replace(b'"format":1', b'"format":2')], "format: 2"),
    "empty": (lambda lines: [], "cut short"),
}


@pytest.mark.parametrize("how", SPOILED)
async def test_a_spoiled_backup_changes_nothing(town: str, tmp_path: Path, how: str) -> None:
    path = tmp_path / "a"
    await write_backup(town, path)
    before = await contents(town)
    change, told = SPOILED[how]
    spoil(path, change)
    with pytest.raises(BadFile, match=told) as error:
        await restore(town, path, replace=True)
    assert "\n" not in str(error.value)
    assert await contents(town) == before


@pytest.mark.parametrize("size", [0, 5, 200, -9])
async def test_a_file_cut_off_anywhere_is_no_backup(tmp_path: Path, size: int) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"
    await write(url, found)
    path = tmp_path / "a"
    await write_backup(url, path)
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(BadFile, match=r"cut short|not a backup"):
        await restore(url, path, replace=True)


async def test_what_is_no_backup_or_not_there_is_told(database: str, tmp_path: Path) -> None:
    (tmp_path / "a").write_text("something else")
    with pytest.raises(BadFile, match="not a backup"):
        await restore(database, tmp_path / "a")
    with pytest.raises(BadFile, match="No such file"):
        await restore(database, tmp_path / "none")


async def test_a_failure_in_the_middle_leaves_what_was_there(town: str, tmp_path: Path) -> None:
    await write_backup(town, tmp_path / "a")
    before = await contents(town)

    def told(rows: int) -> None:
        if rows > 100:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await restore(town, tmp_path / "a", replace=True, told=told)
    assert await contents(town) == before


async def test_a_backup_that_breaks_off_leaves_no_file(town: str, tmp_path: Path) -> None:
    directory = tmp_path / "backups"
    directory.mkdir()
    (directory / "a").write_text("the one before")

    def told(rows: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await write_backup(town, directory / "a", told)
    assert [path.name for path in directory.iterdir()] == ["a"]
    assert (directory / "a").read_text() == "the one before"


async def test_a_newer_backup_or_database_is_refused(town: str, other: str, tmp_path: Path) -> None:
    await write(town, lambda c: c.execute(text("UPDATE alembic_version SET version_num='9999'")))
    await write_backup(town, tmp_path / "a")
    with pytest.raises(BadDatabase, match="9999"):
        await restore(other, tmp_path / "a")
    await write(other, found)
    await write_backup(other, tmp_path / "b")
    with pytest.raises(BadDatabase, match="9999"):
        await restore(town, tmp_path / "b", replace=True)


async def test_an_empty_or_missing_database_has_no_backup(database: str, tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"no such file|no tables"):
        await write_backup(database, tmp_path / "a")
    if is_sqlite(database):
        assert not sqlite_file(database).exists()
    assert not (tmp_path / "a").exists()
