"""What is said, kept by two processes at once, and brought over from older tables."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from aedilis.server.store import outbox, talk
from aedilis.server.store.engine import is_sqlite, make_migrator, prepare_file, sqlite_file
from aedilis.server.store.migrating import known_versions, upgrade
from aedilis.server.store.schema import chat, notes, people, seats
from aedilis.server.store.store import Store
from tests.server.store.rows import add_people, game_values

pytestmark = pytest.mark.anyio

Work = Callable[[AsyncConnection], Awaitable[Any]]
LINE = {"at": 1.0, "name": "Ana", "seat": 0, "text": "ave"}


@pytest.fixture
async def other(store: Store, database: str) -> AsyncIterator[Store]:
    """Another process's store on the same database, in which there are people."""
    await store.writing(add_people)
    opened = Store(database)
    await opened.open()
    yield opened
    await opened.close()


async def at_once(first: Store, second: Store, work: Work) -> list[Any]:
    """What comes of the same work in two processes, of which the second comes before the first one
    has committed.
    """
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slow(c: AsyncConnection) -> Any:
        result = await work(c)
        begun.set()
        await go_on.wait()
        return result

    async def late() -> Any:
        await begun.wait()
        return await second.writing(work)

    tasks = [asyncio.create_task(first.writing(slow)), asyncio.create_task(late())]
    await begun.wait()
    # Long enough that the second one waits for what the first one holds.
    await asyncio.sleep(0.3)
    go_on.set()
    return list(await asyncio.gather(*tasks))


async def test_the_same_key_at_once_is_said_once(store: Store, other: Store) -> None:
    said = {**LINE, "person": 1, "to": None, "key": "1:k"}
    (one, new), (same, as_well) = await at_once(store, other, lambda c: talk.say(c, "g0", said))
    assert sorted((new, as_well)) == [False, True]
    assert one == same
    async with store.reading() as c:
        assert [line.id for line in await talk.heard(c, "g0", None, 0, 10)] == [one]
    repeated = await other.writing(lambda c: talk.say(c, "g0", said))
    other_key, _ = await other.writing(lambda c: talk.say(c, "g0", {**said, "key": "1:l"}))
    assert repeated == (one, False)
    assert other_key != one
    # What has no key is another thing each time.
    for _ in range(2):
        await store.writing(lambda c: talk.say(c, "g0", {**said, "key": None}))
    async with store.reading() as c:
        assert len(await talk.heard(c, "g0", None, 0, 10)) == 4


async def test_a_note_that_is_kept_twice_at_once_is_one(store: Store, other: Store) -> None:
    await at_once(store, other, lambda c: talk.write_note(c, "g0", 1, "a note"))
    async with store.reading() as c:
        assert await talk.read_note(c, "g0", 1) == "a note"
    for text in ("", "", "anew"):
        await other.writing(lambda c, text=text: talk.write_note(c, "g0", 1, text))  # type: ignore[misc]
        async with store.reading() as c:
            assert await talk.read_note(c, "g0", 1) == text
            assert len((await c.execute(select(notes))).all()) == bool(text)


async def test_failures_at_once_are_counted_both(store: Store, other: Store) -> None:
    counts = await asyncio.gather(
        *(outbox.failed(one, 1, "mail:x") for one in (store, other) for _ in range(5))
    )
    assert sorted(counts) == list(range(1, 11))
    await outbox.succeeded(store, 1, "mail:x")
    assert await outbox.failed(other, 1, "mail:x") == 1


# -- from older tables -----------------------------------------------------------------------------


@pytest.fixture
async def migrator(database: str) -> AsyncIterator[AsyncEngine]:
    if is_sqlite(database):
        prepare_file(sqlite_file(database))
    engine = make_migrator(database)
    yield engine
    await engine.dispose()


async def test_what_was_said_before_is_heard_by_who_surely_heard_it_then(
    database: str, migrator: AsyncEngine
) -> None:
    """Ana and Ben have sat there all the time; where Cleo sits somebody else has spoken."""
    versions = known_versions()
    before = versions[versions.index("0003") - 1]

    def fill(connection: Connection) -> None:
        upgrade(connection, before)
        old = MetaData()
        old.reflect(connection)

        def put(table: str, *rows: dict[str, Any]) -> None:
            connection.execute(old.tables[table].insert(), list(rows))

        person = {"kind": "guest", "language": "en", "preferences": "{}", "name": "x"}
        put("people", *({"id": n, "created": 0, "seen": 0, **person} for n in range(1, 5)))
        put("games", {**game_values("g0"), "lines": 0, "awaited": "[]", "sandbox": False})
        seat = {"game": "g0", "name": "x", "bot": "", "stand_in": "", "looked": 0}
        put("seats", *({"seat": n, "person": n + 1, **seat} for n in range(3)))
        said = {"game": "g0", "at": 1.0, "name": "x"}
        put(
            "chat",
            {"person": 1, "seat": 0, "to": 1, "text": "Ana to Ben", **said},
            {"person": 2, "seat": 1, "to": 0, "text": "Ben to Ana", **said},
            {"person": 1, "seat": 0, "to": 2, "text": "Ana to the third", **said},
            {"person": 4, "seat": 2, "to": 0, "text": "the third to Ana", **said},
            {"person": 3, "seat": 2, "to": 1, "text": "Cleo to Ben", **said},
            {"person": 4, "seat": None, "to": None, "text": "to all", **said},
        )

    async with migrator.begin() as c:
        await c.run_sync(fill)
        await c.run_sync(upgrade)

    async with migrator.begin() as c:
        heard = {
            person: [line.text for line in await talk.heard(c, "g0", person, 0, 10)]
            for person in (1, 2, 3, 4)
        }
    assert heard == {
        1: ["Ana to Ben", "Ben to Ana", "Ana to the third", "the third to Ana", "to all"],
        2: ["Ana to Ben", "Ben to Ana", "Cleo to Ben", "to all"],
        3: ["Cleo to Ben", "to all"],
        4: ["the third to Ana", "to all"],
    }


async def test_a_person_who_is_deleted_is_nobody_to_whom_something_was_said(store: Store) -> None:
    async def work(c: AsyncConnection) -> None:
        await add_people(c)
        sitting = {"game": "g0", "seat": 1, "person": 2, "name": "Ben"}
        await c.execute(insert(seats).values(**sitting))
        await talk.say(c, "g0", {**LINE, "person": 1, "to": 1, "key": None})
        await c.execute(delete(people).where(people.c.id == 2))

    await store.writing(work)
    async with store.reading() as c:
        assert (await c.execute(select(chat.c.to, chat.c.to_person))).all() == [(1, None)]
        assert len(await talk.heard(c, "g0", 1, 0, 10)) == 1
