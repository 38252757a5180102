"""The database goes away or its disk is full while a server runs: everybody is told to come back,
the log says it once, and all goes on by itself when it is over.
"""

import asyncio
import json
import resource
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.faults.serving import Process, Program, mine, tokens
from tests.server.faults.waiting import until
from tests.server.postgres import Cluster, running_cluster

pytestmark = pytest.mark.anyio

WORDS = {
    "en": "cannot get at its data",
    "es": "no llega a sus datos",
    "it": "non raggiunge i suoi dati",
    "fr": "pas accès à ses données",
}
SMALL = 64 * 1024


def said(server: Process) -> list[dict[str, Any]]:
    """The lines of the server's log but for those that tell of requests."""
    # What follows the last end of a line is still being written.
    *kept, _ = server.log.read_text().split("\n")
    lines = [json.loads(line) for line in kept if line.startswith("{")]
    return [line for line in lines if line["event"] != "request"]


def faults(server: Process) -> list[str]:
    """What the log complains of."""
    return [line["event"] for line in said(server) if line["level"] in ("warning", "error")]


class Line:
    """A program's socket at a table: how many lines of the game it has been told of, each time that
    it is told, and what it was refused.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[int] = []
        self.refused: list[str] = []

    async def listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = json.loads(await self.socket.recv())
                if message["type"] == "error":
                    self.refused.append(message["code"])
                else:
                    self.heard.append(message.get("seq", 0))


@asynccontextmanager
async def listening(server: Process, game: str, token: str) -> AsyncIterator[Line]:
    """A program that watches a game."""
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server.api}/games/{game}/socket".replace("http", "ws", 1)
    async with connect(address, proxy=None, additional_headers=headers) as socket:
        line = Line(socket)
        task = asyncio.create_task(line.listen())
        try:
            await until(lambda: _true(bool(line.heard)))
            yield line
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def asked(program: Program, game: str) -> Any:
    """The table when it waits for the program."""
    with anyio.fail_after(PATIENCE):
        while not mine(table := await program.table(game)):
            await anyio.sleep(0.05)
    return table


async def _true(value: bool) -> bool:
    return value


async def pages(root: str, path: str) -> None:
    """A page that cannot be made says so in the reader's language, and when to come again."""
    async with httpx.AsyncClient(base_url=root, trust_env=False, timeout=PATIENCE) as client:
        for language, words in WORDS.items():
            answer = await client.get(path, headers={"Accept-Language": language})
            assert answer.status_code == 503
            assert int(answer.headers["retry-after"]) > 0
            assert f'lang="{language}"' in answer.text
            assert words in answer.text.replace("&#39;", "'")


async def test_a_database_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    with running_cluster() as own:
        url = own.new_url()
        [token] = await tokens(url, "One")
        server = Process(tmp_path, url)
        try:
            await server.start()
            await _away(server, token, own)
        finally:
            server.end(signal.SIGKILL)


async def _away(server: Process, token: str, own: Cluster) -> None:
    root = server.api.removesuffix("/api/v1")
    async with (
        Program(server, token) as program,
        httpx.AsyncClient(base_url=root, trust_env=False, timeout=PATIENCE) as client,
    ):
        game = await program.create("me", "random", clock={"kind": "move", "seconds": 60})
        async with listening(server, game, token) as line:
            table = await asked(program, game)
            own.stop()
            await pages(root, "/")
            for path in ("/games", "/me", f"/games/{game}/table"):
                answer = await program.client.get(path)
                assert answer.status_code == 503, path
                assert answer.json()["error"] == "away"
                assert int(answer.headers["retry-after"]) > 0
            well = await client.get("/healthz")
            assert (well.status_code, "retry-after" in well.headers) == (503, True)
            # What cannot be kept now is refused, and nobody who watches is sent away for it.
            lost = {"do": "move", "key": "lost", "seq": table["seq"], "move": [0]}
            for _ in range(2):
                await line.socket.send(json.dumps(lost))
            await until(lambda: _true(line.refused == ["away", "away"]))
            # Long enough for everything that looks into the database by itself.
            await anyio.sleep(6)
            assert len(faults(server)) == 1
            assert faults(server)[0].startswith("the database is away: ")
            before = len(line.heard)
            own.start()
            await until(lambda: _well(client))
            move = [table["prompt"]["choices"][0]]
            done = await program.move(game, table["seq"], move, "again")
            assert done.status_code == 200 or done.json()["error"] == "illegal", done.text
            await until(lambda: _true(len(line.heard) > before))
        assert len(faults(server)) == 2
        assert faults(server)[1].startswith("the database is back")


async def _well(client: httpx.AsyncClient) -> bool:
    return (await client.get("/healthz")).status_code == 200


async def test_a_disk_that_is_full_and_has_room_again(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}"
    [token] = await tokens(url, "One")
    server = Process(tmp_path, url)
    try:
        await server.start()
        assert server.process is not None
        root = server.api.removesuffix("/api/v1")
        async with (
            Program(server, token) as program,
            httpx.AsyncClient(base_url=root, trust_env=False, timeout=PATIENCE) as client,
        ):
            game = await program.create("me", "random")
            # No file can grow any more: what is written then breaks off.
            whole = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (SMALL, whole[1]))
            for n in range(5):
                body = {"game": "glory", "seats": ["me", "random"]}
                answer = await program.client.post("/games", json=body)
                assert answer.status_code == 503, n
                assert answer.json()["error"] == "away"
                assert int(answer.headers["retry-after"]) > 0
            # What is kept can be read.
            assert (await client.get("/")).status_code == 200
            assert (await program.table(game))["status"] == "running"
            assert (await client.get("/healthz")).status_code == 503
            await anyio.sleep(5)
            assert (await client.get("/healthz")).status_code == 503
            assert len(faults(server)) == 1
            assert faults(server)[0].startswith("the database is away: ")
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, whole)
            await until(lambda: _well(client))
            await program.create("me", "random")
        assert len(faults(server)) == 2
        assert faults(server)[1].startswith("the database is back")
    finally:
        server.end(signal.SIGKILL)
