"""The application on a port of this machine: in the test's own loop, or in a thread."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tests.patience import PATIENCE
from tests.server.api.world import World, opened


@asynccontextmanager
async def serving(app: Starlette) -> AsyncIterator[str]:
    """Serve an application that has been started; gives its address."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, lifespan="off", log_config=None, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task
        listening.close()


class Apart:
    """A server in a thread, for tests that are not asynchronous themselves."""

    def __init__(self, url: str, world: World, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url
        self.world = world
        self.loop = loop

    def do(self, work: Any, seconds: float = PATIENCE) -> Any:
        """Run a coroutine where the server runs; gives its result."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)


@contextmanager
def apart(directory: Path, **given: Any) -> Iterator[Apart]:
    """Serve in a thread."""
    ready: threading.Event = threading.Event()
    found: list[Apart] = []
    ends: list[asyncio.Event] = []

    async def run() -> None:
        end = asyncio.Event()
        async with opened(directory, **given) as world, serving(world.app) as url:
            found.append(Apart(url, world, asyncio.get_running_loop()))
            ends.append(end)
            ready.set()
            await end.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), "the server does not start"
    try:
        yield found[0]
    finally:
        found[0].loop.call_soon_threadsafe(ends[0].set)
        thread.join(PATIENCE)
        assert not thread.is_alive()
