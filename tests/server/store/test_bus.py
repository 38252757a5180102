"""News reach whoever subscribes, in this process and in others, and nobody waits for anybody."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest

from aedilis.server import bus as buses
from aedilis.server.bus import Bus, LocalBus, PostgresBus, make_bus
from aedilis.server.store.engine import is_sqlite
from aedilis.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tests.server.store.rows import add_game, add_line

pytestmark = pytest.mark.anyio

OTHER = """
import asyncio, sys
from aedilis.server.bus import make_bus
from aedilis.server.store.store import Store
from tests.server.store.rows import add_line

async def main():
    store = Store(sys.argv[1])
    await store.open()
    bus = make_bus(store)
    await bus.start()
    await store.writing(lambda c: add_line(c, "g0", 0))
    await bus.publish("game:g0", "1")
    await asyncio.sleep(0.5)
    await bus.stop()
    await store.close()

asyncio.run(main())
"""


class Ear:
    """A subscriber who remembers what he heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []

    async def __call__(self, topic: str, payload: str) -> None:
        self.heard.append((topic, payload))


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is so; fails when it does not come to be."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def started(bus: Bus) -> AsyncIterator[Bus]:
    await bus.start()
    try:
        yield bus
    finally:
        await bus.stop()


@pytest.fixture
async def bus(store: Store) -> AsyncIterator[Bus]:
    async with started(make_bus(store)) as running:
        yield running


async def test_who_subscribes_to_a_beginning_hears_all_topics_of_it_in_order(bus: Bus) -> None:
    games, lobby, one = Ear(), Ear(), Ear()
    bus.subscribe("game:", games)
    bus.subscribe("lobby", lobby)
    bus.subscribe("game:a", one)
    for n in range(50):
        await bus.publish("game:a", str(n))
    await bus.publish("game:b", "0")
    await bus.publish("lobby", "changed")
    await until(lambda: len(games.heard) == 51 and bool(lobby.heard))
    assert games.heard == [("game:a", str(n)) for n in range(50)] + [("game:b", "0")]
    assert one.heard == games.heard[:50]
    assert lobby.heard == [("lobby", "changed")]


async def test_who_no_longer_subscribes_hears_nothing(bus: Bus) -> None:
    ear, other = Ear(), Ear()
    end = bus.subscribe("a", ear)
    bus.subscribe("a", other)
    await bus.publish("a", "1")
    await until(lambda: bool(ear.heard))
    end()
    end()
    await bus.publish("a", "2")
    await until(lambda: len(other.heard) == 2)
    assert ear.heard == [("a", "1")]


async def test_a_subscriber_who_fails_or_sleeps_holds_nobody_up(bus: Bus) -> None:
    ear = Ear()

    async def fails(topic: str, payload: str) -> None:
        raise KeyError(topic)

    async def sleeps(topic: str, payload: str) -> None:
        await asyncio.sleep(3_600)

    for callback in (fails, sleeps, ear):
        bus.subscribe("a", callback)
    await bus.publish("a", "1")
    await bus.publish("a", "2")
    await until(lambda: len(ear.heard) == 2)


async def test_publishing_from_where_one_is_heard_does_not_stick(bus: Bus) -> None:
    """As a room does that holds its lock while it tells, and takes it when it hears."""
    lock = asyncio.Lock()
    heard = asyncio.Event()

    async def hears(topic: str, payload: str) -> None:
        async with lock:
            heard.set()

    bus.subscribe("a", hears)
    async with lock:
        await bus.publish("a", "1")
    await asyncio.wait_for(heard.wait(), PATIENCE)


async def test_who_is_far_behind_is_told_to_look_at_all() -> None:
    async with started(LocalBus()) as bus:
        gate = asyncio.Event()
        ear = Ear()

        async def slow(topic: str, payload: str) -> None:
            await gate.wait()
            await ear(topic, payload)

        bus.subscribe("game:", slow)
        for n in range(buses.MOST_WAITING + 10):
            await bus.publish("game:a", str(n))
            await asyncio.sleep(0)
        gate.set()
        await until(lambda: ("game:", "") in ear.heard)
        await until(lambda: ear.heard[-1] == ("game:a", str(buses.MOST_WAITING + 9)))
        assert len(ear.heard) < 20


async def test_another_process_is_heard(store: Store, bus: Bus) -> None:
    ear = Ear()
    bus.subscribe("game:", ear)
    path = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-c", OTHER, store.url]
    with subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path}) as process:
        expected = ("game:", "") if is_sqlite(store.url) else ("game:g0", "1")
        await until(lambda: expected in ear.heard)
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0


async def test_ones_own_writing_is_not_taken_for_anothers(store: Store, bus: Bus) -> None:
    ear = Ear()
    bus.subscribe("", ear)
    for n in range(10):
        await store.writing(partial(add_line, game="g0", n=n))
        await asyncio.sleep(0.05)
    await asyncio.sleep(2 * buses.POLL_SECONDS)
    assert ear.heard == []


async def test_every_write_of_another_is_noticed_between_ones_own(store: Store) -> None:
    if not is_sqlite(store.url):
        other = make_bus(store)
        assert isinstance(other, PostgresBus)
        assert not await store.others_wrote()
        return
    second = Store(store.url)
    await second.open()
    try:
        assert not await store.others_wrote()
        await second.writing(lambda c: add_game(c, "g1"))
        await store.writing(lambda c: add_game(c, "g2"))
        assert await store.others_wrote()
        assert not await store.others_wrote()
    finally:
        await second.close()


async def test_long_news_arrive_as_something_missed(postgres_url: str) -> None:
    first, second = PostgresBus(postgres_url), PostgresBus(postgres_url)
    async with started(first) as here, started(second) as there:
        near, far = Ear(), Ear()
        here.subscribe("game:", near)
        there.subscribe("game:", far)
        await here.publish("game:a", "x" * 8_000)
        await until(lambda: far.heard == [("game:a", "")])
        await here.publish("game:b", "ü" * 3_000)
        await until(lambda: far.heard[1:] == [("game:b", "")])
        await here.publish("game:" + "x" * 8_000, "1")
        await until(lambda: far.heard[2:] == [("game:", "")])
        assert near.heard[0] == ("game:a", "x" * 8_000)


async def test_after_an_interruption_all_are_told_to_look(
    cluster: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "PAUSES", (0.05,))
    first, second = PostgresBus(postgres_url), PostgresBus(postgres_url)
    async with started(first) as here, started(second) as there:
        near, far = Ear(), Ear()
        here.subscribe("game:", near)
        there.subscribe("game:", far)
        await here.publish("game:a", "1")
        await until(lambda: ("game:a", "1") in far.heard)
        await asyncio.to_thread(cluster.stop)
        await here.publish("game:a", "2")
        await until(lambda: ("game:a", "2") in near.heard)
        await asyncio.to_thread(cluster.start)
        await until(lambda: ("game:", "") in far.heard and ("game:", "") in near.heard)
        await here.publish("game:a", "3")
        await until(lambda: far.heard[-1] == ("game:a", "3"))


async def test_news_are_carried_again_as_soon_as_the_database_is_back(
    cluster: Cluster, postgres_url: str
) -> None:
    """However long it was away: whoever reads in another process waits for it."""
    async with started(PostgresBus(postgres_url)) as bus:
        ear = Ear()
        bus.subscribe("game:", ear)
        await asyncio.to_thread(cluster.stop)
        await asyncio.sleep(4.0)
        await asyncio.to_thread(cluster.start)
        await until(lambda: ("game:", "") in ear.heard)


async def test_many_news_are_sent_in_one_statement(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = PostgresBus(postgres_url), PostgresBus(postgres_url)
    async with started(first) as here, started(second) as there:
        far = Ear()
        there.subscribe("game:", far)
        statements: list[str] = []
        execute = psycopg.AsyncConnection.execute

        async def counted(self: Any, query: Any, *arguments: Any, **named: Any) -> Any:
            statements.append(query)
            return await execute(self, query, *arguments, **named)

        monkeypatch.setattr(psycopg.AsyncConnection, "execute", counted)
        for n in range(60):
            await here.publish("game:a", str(n))
        await until(lambda: len(far.heard) == 60)
        assert [payload for _, payload in far.heard] == [str(n) for n in range(60)]
        assert len(statements) < 5


async def test_news_of_somebody_else_do_no_harm(cluster: Cluster, postgres_url: str) -> None:
    name = postgres_url.split("?", maxsplit=1)[0].rsplit("/", 1)[1]
    async with started(PostgresBus(postgres_url)) as bus:
        ear = Ear()
        bus.subscribe("", ear)
        for text in ("nonsense", "{}", "[1]", '["x", "lobby", "changed"]'):
            await asyncio.to_thread(cluster.run, f"NOTIFY aedilis, '{text}'", name)
        await until(lambda: bool(ear.heard))
        assert ear.heard == [("lobby", "changed")]
