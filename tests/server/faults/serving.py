"""A server in a process of its own, and programs that play on it."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import anyio
import httpx

from aedilis.kernel.dice import Dice
from aedilis.server.people import make_bot, make_token
from aedilis.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.api.world import add_owner
from tools.ports import free_port

WIDE = {
    "AEDILIS_BOT_PAUSE": "0",
    "AEDILIS_REQUESTS_A_MINUTE": "1000000",
    "AEDILIS_MESSAGES_A_MINUTE": "1000000",
    "AEDILIS_OPEN_GAMES_A_PERSON": "10000",
    "AEDILIS_SOCKETS_A_PERSON": "1000",
}


async def tokens(url: str, *names: str) -> list[str]:
    """The tokens of new programs with these names."""
    store = Store(url)
    await store.open()
    try:
        owner = await add_owner(store, "Owner")
        out = []
        for name in names:
            bot = await make_bot(store, owner, name)
            out.append((await make_token(store, owner, bot.id, "tests"))[1])
        return out
    finally:
        await store.close()


class Process:
    """`aedilis serve` on a database."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.writer: subprocess.Popen[bytes] | None = None

    @property
    def api(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v1"

    def launch(self) -> None:
        """Start it, and do not wait for it."""
        command = [sys.executable, "-m", "aedilis", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.url],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            env={**os.environ, **WIDE},
        )
        # Another process writes the log: a server that may not let files grow can still say so.
        assert self.process.stdout is not None
        with self.process.stdout as said, self.log.open("ab") as log:
            self.writer = subprocess.Popen(["cat"], stdin=said, stdout=log)

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        assert self.process is not None
        async with httpx.AsyncClient(trust_env=False) as client:
            with anyio.fail_after(PATIENCE):
                while True:
                    assert self.process.poll() is None, self.log.read_text()
                    try:
                        if (await client.get(f"{self.api}/games/nothing")).status_code == 404:
                            return
                    except httpx.HTTPError:
                        pass
                    await anyio.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it; gives what it ends with."""
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            if self.writer is not None:
                # It ends with the server, and then the log is whole.
                self.writer.wait(PATIENCE)


class Program:
    """Somebody who plays through the API of one server."""

    def __init__(self, server: Process, token: str) -> None:
        self.client = httpx.AsyncClient(
            base_url=server.api,
            headers={"Authorization": f"Bearer {token}"},
            timeout=PATIENCE,
            trust_env=False,
            limits=httpx.Limits(max_connections=40),
        )

    async def __aenter__(self) -> "Program":
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.client.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def create(self, *seats: str, **more: Any) -> str:
        body = {"game": "glory", "seats": seats, **more}
        answer = await self.client.post("/games", json=body)
        assert answer.status_code in (200, 201), answer.text
        id_: str = answer.json()["id"]
        return id_

    async def table(self, game: str) -> Any:
        return await self.get(f"/games/{game}/table?format=codes")

    async def compose(self, game: str, table: Any, dice: Dice) -> list[int] | None:
        """A random legal answer to what is asked; None when the game has gone on meanwhile."""
        choices, done = table["prompt"]["choices"], list[int]()
        if table["prompt"]["whole"]:
            return [choices[dice.below(len(choices))]]
        while choices:
            done.append(choices[dice.below(len(choices))])
            answer = await self.client.post(f"/games/{game}/part?format=codes", json={"done": done})
            if answer.status_code != 200:
                return None
            choices = answer.json()["choices"]
        return done

    async def move(self, game: str, seq: int, move: list[int], key: str) -> httpx.Response:
        return await self.client.post(
            f"/games/{game}/moves",
            json={"seq": seq, "move": move},
            headers={"Idempotency-Key": key},
        )


def mine(table: Any) -> bool:
    """Whether the game waits for the one who looks."""
    return table["status"] == "running" and table["viewer"] in table["awaited"]


async def gathered(most: int, work: list[Any]) -> list[Any]:
    """The results of much work, of which so much goes on at once."""
    gate = asyncio.Semaphore(most)

    async def one(piece: Any) -> Any:
        async with gate:
            return await piece

    return await asyncio.gather(*(one(piece) for piece in work))
