"""News between the parts of the server, and between processes that serve one database.

What is published is a hint, never the truth: whoever hears it looks into the store. An empty
payload says that something may have been missed, and that all that the subscriber knows of should
be looked at again. PostgreSQL carries news by itself (LISTEN and NOTIFY). With SQLite a process
notices that another one has written to the file, though not what.
"""

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from itertools import islice
from typing import Any, Final, Protocol

import psycopg
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from aedilis.server.errors import is_away
from aedilis.server.store.engine import APPLICATION, is_sqlite
from aedilis.server.store.outage import Outage
from aedilis.server.store.store import Store

Callback = Callable[[str, str], Awaitable[None]]
"""Called with the topic and the payload."""

MOST_WAITING: Final = 1_000
"""More news than this wait for no subscriber and for no connection; he is told to look at all."""

LONGEST: Final = 7_900
"""In bytes; PostgreSQL carries less than 8,000."""

CHANNEL: Final = "aedilis"
POLL_SECONDS: Final = 0.2
CHECK_SECONDS: Final = 15.0
PAUSES: Final = (0.05,)
"""So long, in seconds, it takes at the most until a lost connection is tried again: whoever reads
in another process than the mover's waits for it when the database has been away.
"""

CONNECT_SECONDS: Final = 3
MOST_AT_ONCE: Final = 100
"""So many news are sent in one statement."""

_NOTIFY: Final = "SELECT pg_notify(%s, message) FROM unnest(%s::text[]) AS message"

log = logging.getLogger("aedilis.bus")


class Bus(Protocol):
    """Where news are published and heard."""

    async def start(self) -> None:
        """Begin to carry news. Raises psycopg.Error when PostgreSQL cannot be reached."""

    async def stop(self) -> None:
        """Stop; what nobody has heard by now is forgotten."""

    async def publish(self, topic: str, payload: str) -> None:
        """Tell all who subscribe to a beginning of `topic`, here and in other processes. Nobody is
        waited for.
        """

    def subscribe(self, prefix: str, callback: Callback) -> Callable[[], None]:
        """Hear of every topic that begins with `prefix`, in order; gives what ends that. With an
        empty payload the topic may be the prefix alone.
        """


class _Subscription:
    """One who hears. He has a line of his own, so that nobody waits for anybody."""

    def __init__(self, prefix: str, callback: Callback) -> None:
        self.prefix = prefix
        self.callback = callback
        self.waiting: deque[tuple[str, str]] = deque()
        self.task: asyncio.Task[None] | None = None

    def tell(self, topic: str, payload: str) -> None:
        """Let him hear of it when he has time."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            topic, payload = self.prefix, ""
        if not self.waiting or self.waiting[-1] != (topic, payload):
            self.waiting.append((topic, payload))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._hear(), name=f"bus:{self.prefix}")

    async def _hear(self) -> None:
        while self.waiting:
            topic, payload = self.waiting.popleft()
            try:
                await self.callback(topic, payload)
            except Exception:
                log.exception("a subscriber failed", extra={"topic": topic})


class LocalBus:
    """News within one process."""

    def __init__(self) -> None:
        self._subscriptions: list[_Subscription] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """See `Bus`."""

    async def stop(self) -> None:
        """See `Bus`."""
        hearing = [one.task for one in self._subscriptions if one.task is not None]
        await _end([*self._tasks, *hearing])
        self._tasks.clear()
        self._subscriptions.clear()

    async def publish(self, topic: str, payload: str) -> None:
        """See `Bus`."""
        self._tell(topic, payload)

    def subscribe(self, prefix: str, callback: Callback) -> Callable[[], None]:
        """See `Bus`."""
        subscription = _Subscription(prefix, callback)
        self._subscriptions.append(subscription)

        def end() -> None:
            subscription.waiting.clear()
            with suppress(ValueError):
                self._subscriptions.remove(subscription)

        return end

    def _tell(self, topic: str, payload: str) -> None:
        for one in self._subscriptions:
            if topic.startswith(one.prefix):
                one.tell(topic, payload)

    def _tell_all(self) -> None:
        """Something may have been missed."""
        for one in self._subscriptions:
            one.tell(one.prefix, "")

    def _run(self, work: Coroutine[Any, Any, None], name: str) -> None:
        self._tasks.append(asyncio.create_task(work, name=name))


class FileBus(LocalBus):
    """News within one process, and an eye on the SQLite file that others may write to."""

    def __init__(self, store: Store, seconds: float = POLL_SECONDS) -> None:
        super().__init__()
        self.store = store
        self.seconds = seconds

    async def start(self) -> None:
        """See `Bus`. The store is open."""
        await self.store.others_wrote()
        self._run(self._watch(), "bus-watch")

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.seconds)
            try:
                if await self.store.others_wrote():
                    self._tell_all()
            except Exception:
                log.exception("the file cannot be watched")


class PostgresBus(LocalBus):
    """News between all processes that use one PostgreSQL database.

    One connection listens and one notifies. What is published here is heard here at once, even
    while the database is away; others hear of it when it is back.
    """

    def __init__(self, url: str, outage: Outage | None = None) -> None:
        super().__init__()
        self.outage = outage
        plain = make_url(url).set(drivername="postgresql")
        self.conninfo = plain.render_as_string(hide_password=False)
        self.name = secrets.token_hex(8)
        self._outgoing: deque[str] = deque()
        self._more = asyncio.Event()

    async def start(self) -> None:
        """See `Bus`."""
        listening = await self._listen()
        self._run(self._hear(listening), "bus-hear")
        self._run(self._notify(), "bus-notify")

    async def publish(self, topic: str, payload: str) -> None:
        """See `Bus`. A payload that is too long arrives empty elsewhere."""
        self._tell(topic, payload)
        message = json.dumps([self.name, topic, payload])
        if len(message) > LONGEST:
            message = json.dumps([self.name, topic, ""])
        if len(message) > LONGEST or len(self._outgoing) >= MOST_WAITING:
            self._outgoing.clear()
            message = json.dumps([self.name, "", ""])
        self._outgoing.append(message)
        self._more.set()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(
            self.conninfo,
            autocommit=True,
            application_name=APPLICATION,
            connect_timeout=CONNECT_SECONDS,
        )

    async def _listen(self) -> psycopg.AsyncConnection[Any]:
        connection = await self._connect()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _hear(self, listening: psycopg.AsyncConnection[Any]) -> None:
        failures = 0
        while True:
            try:
                async with listening:
                    while True:
                        async for news in listening.notifies(timeout=CHECK_SECONDS):
                            self._heard(news.payload)
                        # A connection can be dead without either end having been told.
                        await asyncio.wait_for(listening.execute("SELECT 1"), CHECK_SECONDS)
                        failures = 0
            except (psycopg.Error, OSError, TimeoutError) as error:
                self._cut_off(error, failures)
            while True:
                await self._pause(failures + 1)
                failures += 1
                try:
                    listening = await self._listen()
                    break
                except (psycopg.Error, OSError) as error:
                    self._cut_off(error, failures)
            self._tell_all()

    def _cut_off(self, error: Exception, failures: int) -> None:
        """News are not carried: a connection may have died long ago, and another one carries them;
        or the database is away, of which is told once.
        """
        if failures and self.outage is not None and is_away(error):
            self.outage.met(error)
        else:
            level = logging.WARNING if failures else logging.INFO
            log.log(level, "news are cut off: %s", " ".join(str(error).split()))

    def _heard(self, message: str) -> None:
        try:
            name, topic, payload = json.loads(message)
        except ValueError:
            log.warning("news that nobody understands")
            return
        if name == self.name:
            return
        if not topic:
            self._tell_all()
        else:
            self._tell(str(topic), str(payload))

    async def _notify(self) -> None:
        failures = 0
        while True:
            await self._more.wait()
            try:
                async with await self._connect() as connection:
                    while True:
                        await self._more.wait()
                        await self._send(connection)
                        failures = 0
            except (psycopg.Error, OSError) as error:
                self._cut_off(error, failures)
            # The first failure tells of a connection that died while nothing was sent: what
            # waits now is sent over another one at once.
            if failures:
                await self._pause(failures)
            failures += 1

    async def _pause(self, failures: int) -> None:
        """Wait until it is worth to try again; of a database that is away no longer than until
        anybody has reached it.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(PAUSES[min(failures, len(PAUSES)) - 1]):
                if self.outage is None or not self.outage.lasts:
                    await asyncio.Event().wait()
                else:
                    await self.outage.over()

    async def _send(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Send what waits, in its order; what cannot be sent goes on waiting."""
        while self._outgoing:
            messages = list(islice(self._outgoing, MOST_AT_ONCE))
            await connection.execute(_NOTIFY, (CHANNEL, messages))
            for message in messages:
                if self._outgoing and self._outgoing[0] is message:
                    self._outgoing.popleft()
        self._more.clear()


def make_bus(store: Store) -> Bus:
    """The bus that fits a store's database."""
    return FileBus(store) if is_sqlite(store.url) else PostgresBus(store.url, store.outage)


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


async def announce(store: Store) -> None:
    """Tell all processes that serve a database, from one that does not, that anything may have
    changed. With SQLite they notice by themselves.
    """
    if is_sqlite(store.url):
        return
    statement = text("SELECT pg_notify(:channel, :message)")
    values = {"channel": CHANNEL, "message": json.dumps(["", "", ""])}

    async def work(c: AsyncConnection) -> None:
        await c.execute(statement, values)

    await store.writing(work)
