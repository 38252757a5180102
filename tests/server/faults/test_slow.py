"""Connections that say nothing, or say it slowly, keep nobody out."""

import asyncio
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import anyio
import httpx
import pytest
from websockets.asyncio.client import connect

from tests.patience import PATIENCE
from tests.server.faults.serving import Process, Program, tokens

pytestmark = pytest.mark.anyio

IDLE = 4_000
MOST = 50
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
SPARE = 200


@pytest.fixture
def room() -> Iterator[int]:
    """How many sockets a test may open: as many as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = IDLE + SPARE if hard == resource.RLIM_INFINITY else min(IDLE + SPARE, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield min(IDLE, wanted - SPARE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.fixture
async def server(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Process]:
    monkeypatch.setenv("AEDILIS_CONNECTIONS_AN_ADDRESS", str(MOST))
    for name, value in getattr(request, "param", {}).items():
        monkeypatch.setenv(name, value)
    process = Process(tmp_path, url)
    await process.start()
    yield process
    assert await asyncio.to_thread(process.end) == 0


def dial(server: Process, address: str) -> socket.socket:
    return socket.create_connection((HERE, server.port), 10.0, source_address=(address, 0))


async def served(server: Process, address: str) -> bool:
    """Whether somebody at an address is answered at once."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=way, timeout=5.0) as client:
        try:
            answer = await client.get(f"http://{HERE}:{server.port}/healthz")
        except httpx.HTTPError:
            return False
    return answer.status_code == 200


def closed(one: socket.socket) -> bool:
    """Whether the other end has hung up."""
    one.setblocking(False)
    try:
        return one.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


async def test_thousands_of_idle_sockets_of_one_address_leave_others_served(
    server: Process, room: int
) -> None:
    with ExitStack() as stack:
        idle = []
        for n in range(room):
            idle.append(stack.enter_context(dial(server, HERE)))
            if n % 50 == 0:
                await anyio.sleep(0)
        assert await served(server, ELSEWHERE)
        assert not await served(server, HERE)
        with anyio.fail_after(PATIENCE):
            while sum(not closed(one) for one in idle) > MOST:
                await anyio.sleep(0.1)
        assert await served(server, ELSEWHERE)
    with anyio.fail_after(PATIENCE):
        while not await served(server, HERE):
            await anyio.sleep(0.1)


@pytest.mark.parametrize("server", [{"AEDILIS_PROXIES": HERE}], indirect=True)
async def test_a_proxy_may_hold_as_many_as_it_likes(server: Process) -> None:
    with ExitStack() as stack:
        idle = [stack.enter_context(dial(server, HERE)) for _ in range(3 * MOST)]
        assert await served(server, HERE)
        assert not any(closed(one) for one in idle)


@pytest.mark.parametrize("server", [{"AEDILIS_HEAD_SECONDS": "1"}], indirect=True)
async def test_a_head_that_drips_is_cut_off_and_a_slow_answer_is_not(
    server: Process, url: str
) -> None:
    [token] = await tokens(url, "Loader")
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
    with dial(server, HERE) as silent, dial(server, HERE) as slow, dial(server, HERE) as again:
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await anyio.sleep(0.3)
        assert again.recv(100).startswith(b"HTTP/1.1 200")
        again.sendall(head)
        begun = time.monotonic()
        with anyio.fail_after(PATIENCE):
            while not all(_drained(one) for one in (silent, slow, again)):
                for one in (slow, again):
                    try:
                        one.send(head[:1] if one is again else b"G")
                    except OSError:
                        continue
                await anyio.sleep(0.1)
        # Less than the 15 seconds that are usual.
        assert time.monotonic() - begun < 12
    async with Program(server, token) as program:
        game = await program.create("me", "random")
    address = f"ws://{HERE}:{server.port}/api/v1/games/{game}/socket"
    given = {"Authorization": f"Bearer {token}"}
    async with connect(address, proxy=None, additional_headers=given) as listening:
        assert await listening.recv()
        await anyio.sleep(1.5)
        await (await listening.ping())


def _drained(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        while one.recv(4_096):
            pass
    except BlockingIOError:
        return False
    except OSError:
        pass
    return True


async def test_sockets_and_requests_give_their_place_back(server: Process, url: str) -> None:
    [token] = await tokens(url, "Loader")
    async with Program(server, token) as program:
        game = await program.create("me", "random")
    address = f"ws://{HERE}:{server.port}/api/v1/games/{game}/socket"
    given = {"Authorization": f"Bearer {token}"}
    for _ in range(2 * MOST):
        async with connect(address, proxy=None, additional_headers=given) as listening:
            assert await listening.recv()
    for _ in range(2 * MOST):
        assert await served(server, HERE)
