"""Processes of one's own: servers, and a front for several, on free ports; given accounts, watched,
stopped.
"""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import psutil

from aedilis.server.people import Person, make_bot, make_token, sessions
from aedilis.server.people.accounts import Browser, sign_up
from aedilis.server.settings import database_url
from aedilis.server.store.store import Store
from bench.server.load import Visitor
from tools.ports import free_port

PATIENCE = 60.0
BOUNDS = {
    "REQUESTS_A_MINUTE": "10000000",
    "MESSAGES_A_MINUTE": "1000000",
    "LOGINS_A_MINUTE": "1000000",
    "OPEN_GAMES_A_PERSON": "100000",
    "SOCKETS_A_PERSON": "100000",
    "CONNECTIONS_AN_ADDRESS": "100000",
}
"""A few accounts play at all tables here; nobody's own limits may be what is measured."""


async def _prepare(url: str, bots: int) -> list[Visitor]:
    store = Store(url)
    await store.open()
    try:
        mark = f"{time.time_ns() % 10**8}"
        entered = await sign_up(store, f"Owner {mark}", "correct horse battery", "en", Browser(""))
        owner: Person = entered.person
        visitors: list[Visitor] = []
        for number in range(bots):
            bot = await make_bot(store, owner, f"Bot {number} {mark}")
            token = (await make_token(store, owner, bot.id, "bench"))[1]
            visitors.append(Visitor(token, await sessions.begin(store, bot.id)))
    finally:
        await store.close()
    return visitors


def prepare(database: str, bots: int) -> list[Visitor]:
    """Make the store with an owner and his bots; gives by what these are known."""
    return asyncio.run(_prepare(database_url(database), bots))


class Server:
    """`aedilis serve` in a process. `rss` is the most memory it was seen to have, in bytes."""

    def __init__(self, database: str, directory: Path, rooms: int, profile: str = "") -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.rss = 0
        environment = dict(os.environ)
        environment |= {f"AEDILIS_{name}": value for name, value in BOUNDS.items()}
        environment["AEDILIS_ROOMS_IN_MEMORY"] = str(rooms)
        watched = ["-m", "cProfile", "-o", profile] if profile else []
        serve = ["-m", "aedilis", "serve", "--port", str(self.port), "--database", database]
        self._told = directory / f"server-{self.port}.log"
        self.log = self._told.open("ab")
        self.process = subprocess.Popen(
            [sys.executable, *watched, *serve],
            env=environment,
            stdout=self.log,
            stderr=self.log,
        )
        self._watched = psutil.Process(self.process.pid)
        self._wait()

    def _wait(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.url}/api/v1/kinds", timeout=2).is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        self.stop()
        told = self._told.read_text("utf-8", "replace")
        raise SystemExit(f"the server did not start:\n{told[-3000:]}")

    def sample(self) -> None:
        """Look how much memory it has now."""
        self.rss = max(self.rss, self._watched.memory_info().rss)

    def cpu(self) -> float:
        """The seconds of processor time it has used."""
        times = self._watched.cpu_times()
        return float(times.user + times.system)

    def stop(self) -> None:
        """Stop it as a service manager would."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)
        self.log.close()


class Front:
    """The front for several servers, in a process (`bench.server.front`)."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        ports = [str(server.port) for server in servers]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.server.front", str(self.port), *ports],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        if self.process.stdout.readline() != "ready\n":
            raise SystemExit("the front did not start")
        self._watched = psutil.Process(self.process.pid)
        self._homes: dict[int, int] = {}
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            port, _, home = line.partition(" ")
            self._homes[int(port)] = int(home)

    async def home_of(self, port: int) -> int:
        """Which server has the connection that came from a port."""
        give_up = time.monotonic() + PATIENCE
        while port not in self._homes and time.monotonic() < give_up:
            await asyncio.sleep(0.005)
        return self._homes.pop(port)

    def cpu(self) -> float:
        """The seconds of processor time it has used."""
        times = self._watched.cpu_times()
        return float(times.user + times.system)

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(10)
        self._reading.join(10)
