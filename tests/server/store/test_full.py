"""A disk that is full: who writes is told, the rest goes on, and what is kept stays whole."""

import asyncio
import resource
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.store.schema import lines
from aedilis.server.store.store import Store
from tests.server.store.rows import add_game, add_line, numbers

pytestmark = pytest.mark.anyio

LARGE = "x" * 200_000


async def add_large(c: AsyncConnection, n: int) -> int:
    await add_line(c, "g0", n)
    await c.execute(lines.update().where(lines.c.n == n).values(events=LARGE))
    return n


async def fill_page_by_page(store: Store, room: int) -> None:
    """Let the database grow by no more than `room` pages."""
    async with store.writers.begin() as c:
        pages = (await c.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await c.exec_driver_sql(f"PRAGMA max_page_count={pages + room}")


async def whole(store: Store) -> bool:
    async with store.reading() as c:
        return (await c.execute(text("PRAGMA integrity_check"))).scalar() == "ok"


@pytest.fixture
async def file(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'a.sqlite3'}"


async def test_who_writes_is_told_and_the_rest_goes_on(file: str) -> None:
    store = Store(file)
    await store.open()
    try:
        await store.writing(lambda c: add_game(c, "g0"))
        await fill_page_by_page(store, 30)
        with pytest.raises(OperationalError, match="full"):
            await store.writing(lambda c: add_large(c, 0))
        assert await numbers(store) == []
        assert await store.writing(lambda c: add_line(c, "g0", 0)) == 0
        await fill_page_by_page(store, 1_000)
        assert await store.writing(lambda c: add_large(c, 1)) == 1
        assert await numbers(store) == [0, 1]
        assert await whole(store)
    finally:
        await store.close()


async def test_in_a_batch_only_what_does_not_fit_is_refused(file: str) -> None:
    store = Store(file)
    await store.open()
    try:
        await store.writing(lambda c: add_game(c, "g0"))
        await fill_page_by_page(store, 30)
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def hold(c: AsyncConnection) -> None:
            begun.set()
            await go_on.wait()

        holding = asyncio.create_task(store.writing(hold))
        await begun.wait()
        small = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 0)))
        large = asyncio.create_task(store.writing(lambda c: add_large(c, 7)))
        last = asyncio.create_task(store.writing(lambda c: add_line(c, "g0", 1)))
        await asyncio.sleep(0)
        go_on.set()
        await holding
        assert await small == 0
        with pytest.raises(OperationalError, match="full"):
            await large
        assert await last == 1
        assert await numbers(store) == [0, 1]
        assert await whole(store)
    finally:
        await store.close()


@pytest.fixture
def small_disk() -> Iterator[None]:
    """No file may grow beyond 400 kB: a write that would need more fails in the middle."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.usefixtures("small_disk")
async def test_a_write_that_breaks_off_leaves_the_store_whole(file: str) -> None:
    store = Store(file)
    await store.open()
    try:
        await store.writing(lambda c: add_game(c, "g0"))
        kept = []
        refused = 0
        for n in range(12):
            try:
                kept.append(await store.writing(partial(add_large, n=n)))
            except DBAPIError:
                refused += 1
        assert refused
        assert await numbers(store) == kept
        assert await whole(store)
    finally:
        await store.close()
    again = Store(file)
    await again.open()
    try:
        assert await numbers(again) == kept
    finally:
        await again.close()
