"""A server that is told to stop does so at once, whoever is still listening, and loses nothing that
it has acknowledged.
"""

import asyncio
import json
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from aedilis.server.store.migrating import LOCK
from tests.patience import PATIENCE
from tests.server.faults.load import Load, holds, lines_of, read
from tests.server.faults.serving import Process, Program, tokens
from tests.server.postgres import Cluster
from tools.postgres import name_in

pytestmark = pytest.mark.anyio

CUT_OFF = "graceful shutdown exceeded"
"""What the log says where what goes on was not done in the seconds it is given, and is cut off."""
GAMES = 12


class Listener:
    """Somebody who listens until the server hangs up; `heard` is set when it is through."""

    def __init__(self, server: Process, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}
        self.heard = asyncio.Event()

    async def stream(self, url: str) -> None:
        """Ends only with a whole answer: one that was cut off is an error."""
        client = httpx.AsyncClient(headers=self.headers, timeout=PATIENCE, trust_env=False)
        async with client, client.stream("GET", url) as answer:
            assert answer.status_code == 200
            async for _ in answer.aiter_lines():
                self.heard.set()

    async def socket(self, url: str, **given: Any) -> None:
        """Ends only when the server says that it restarts (1012)."""
        address = url.replace("http", "ws", 1)
        async with connect(address, proxy=None, **given) as connection:
            with suppress(ConnectionClosed):
                while True:
                    assert json.loads(await connection.recv())
                    self.heard.set()
        assert connection.close_code == 1012


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_open_streams_and_sockets_do_not_hold_up_the_stop(
    tmp_path: Path, url: str, how: signal.Signals
) -> None:
    [token] = await tokens(url, "Loader")
    server = Process(tmp_path, url)
    listening: list[asyncio.Task[None]] = []
    try:
        await server.start()
        root = server.api.removesuffix("/api/v1")
        async with Program(server, token) as program:
            games = [await program.create("me", "random") for _ in range(GAMES)]
            game = games[0]
            ears = [Listener(server, token) for _ in range(5)]
            listening = [
                asyncio.create_task(ears[0].stream(f"{root}/lobby/events")),
                asyncio.create_task(ears[1].stream(f"{server.api}/stream")),
                asyncio.create_task(ears[2].stream(f"{server.api}/games/{game}/stream")),
                asyncio.create_task(ears[3].socket(f"{root}/table/{game}/socket", origin=root)),
                asyncio.create_task(
                    ears[4].socket(
                        f"{server.api}/games/{game}/socket", additional_headers=ears[4].headers
                    )
                ),
            ]
            with anyio.fail_after(PATIENCE):
                for ear in ears:
                    await ear.heard.wait()
            load = Load(program, games)
            playing = [asyncio.create_task(load.play(n, 4)) for n in range(4)]
            with anyio.fail_after(PATIENCE):
                while len(load.done) < 30:
                    await anyio.sleep(0.005)
            code = await asyncio.to_thread(server.end, how)
            await asyncio.gather(*playing)
            await asyncio.gather(*listening)
        assert code == 0
        assert CUT_OFF not in server.log.read_text()
        # The store was closed: all that was written is in the file itself.
        assert [one.name for one in tmp_path.glob("games.sqlite3*")] == ["games.sqlite3"]
        kept = await read(url, games)
        for move in load.done:
            assert [one.codes for one in lines_of(kept[move.game][1], move)] == [move.codes]
        for row, lines in kept.values():
            holds(row, lines)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        server.end(signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_still_starting_stops_in_the_same_way(
    tmp_path: Path, cluster: Cluster, postgres_url: str, how: signal.Signals
) -> None:
    name = name_in(postgres_url)
    server = Process(tmp_path, postgres_url)
    with cluster.held(f"SELECT pg_advisory_xact_lock({LOCK})", name):
        # Somebody else migrates, and takes as long as he likes.
        server.launch()
        waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        with anyio.fail_after(PATIENCE):
            while not await asyncio.to_thread(cluster.run, waits, name):
                await anyio.sleep(0.05)
        assert await asyncio.to_thread(server.end, how) == 0
    assert "Traceback" not in server.log.read_text()


async def test_what_is_still_being_sent_is_waited_for_unless_one_asks_twice(
    tmp_path: Path, url: str
) -> None:
    [token] = await tokens(url, "Loader")
    server = Process(tmp_path, url)
    head = (
        f"POST /api/v1/games HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    )
    try:
        await server.start()
        _, slow = await asyncio.open_connection("127.0.0.1", server.port)
        slow.write(head.encode())
        await slow.drain()
        await anyio.sleep(0.3)
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        await anyio.sleep(0.5)
        assert process.poll() is None
        assert await asyncio.to_thread(server.end) == 0
        assert CUT_OFF not in server.log.read_text()
        slow.close()
        await slow.wait_closed()
    finally:
        server.end(signal.SIGKILL)
