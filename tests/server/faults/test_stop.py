"""A server that is told to stop does so at once, whoever is still listening, and loses nothing that
it has acknowledged.
"""

import asyncio
import json
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.faults.serving import Process, Program, tokens
from tests.server.faults.test_kill import Load, holds, read

pytestmark = pytest.mark.anyio

WITHIN = 2.0
GAMES = 12


class Listener:
    """Somebody who listens until the server hangs up; `heard` is set when it is through."""

    def __init__(self, server: Process, token: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {token}"}
        self.heard = asyncio.Event()

    async def stream(self, url: str) -> None:
        """Ends only with a whole answer: one that was cut off is an error."""
        client = httpx.AsyncClient(headers=self.headers, timeout=60.0, trust_env=False)
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


async def test_open_streams_and_sockets_do_not_hold_up_the_stop(tmp_path: Path, url: str) -> None:
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
            with anyio.fail_after(20):
                for ear in ears:
                    await ear.heard.wait()
            load = Load(program, games)
            playing = [asyncio.create_task(load.play(n, 4)) for n in range(4)]
            with anyio.fail_after(30):
                while len(load.done) < 30:
                    await anyio.sleep(0.005)
            begun = time.monotonic()
            code = await asyncio.to_thread(server.end)
            took = time.monotonic() - begun
            await asyncio.gather(*playing)
            await asyncio.gather(*listening)
        assert code in (0, -signal.SIGTERM)
        assert took < WITHIN
        kept = await read(url, games)
        for move in load.done:
            assert kept[move.game][1][move.seq].codes == move.codes
        for row, lines in kept.values():
            holds(row, lines)
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        server.end(signal.SIGKILL)
