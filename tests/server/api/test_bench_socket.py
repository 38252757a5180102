"""The cheap WebSocket of the load speaks with a server that others wrote."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench.server.websocket import WebSocket, connect

PATIENCE = 30.0
SIZES = (0, 1, 125, 126, 65_535, 65_536, 300_000)


@contextlib.asynccontextmanager
async def talking(wanted: int) -> AsyncIterator[tuple[WebSocket, list[bytes], asyncio.Event]]:
    """A socket on a server that echoes; what it heard, and when so much has been."""
    heard: list[bytes] = []
    enough = asyncio.Event()

    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            if message == "ping":
                await (await connection.ping())
                await connection.send("pong")
            elif message == "in parts":
                await connection.send(parts())
            elif message == "go":
                await connection.close()
            else:
                await connection.send(message)

    def parts() -> Iterable[str]:
        yield from ("in ", "three ", "parts")

    def listen(message: bytes) -> None:
        heard.append(message)
        if len(heard) == wanted:
            enough.set()

    async with serve(echo, "127.0.0.1", 0, max_size=None, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        socket = await connect(f"http://127.0.0.1:{port}", "/", {"Cookie": "a=b"}, PATIENCE)
        assert socket.port not in (0, port)
        socket.listen(listen)
        yield socket, heard, enough
        socket.close()
        await asyncio.wait_for(socket.lost.wait(), PATIENCE)


def test_messages_of_every_size_go_and_come() -> None:
    async def talk() -> None:
        async with talking(len(SIZES)) as (socket, heard, enough):
            sent = [b"x" * size for size in SIZES]
            for message in sent:
                socket.send(message)
            await asyncio.wait_for(enough.wait(), PATIENCE)
            assert heard == sent

    asyncio.run(talk())


def test_pings_are_answered_and_parts_put_together() -> None:
    async def talk() -> None:
        async with talking(2) as (socket, heard, enough):
            socket.send(b"ping")
            socket.send(b"in parts")
            await asyncio.wait_for(enough.wait(), PATIENCE)
            assert heard == [b"pong", b"in three parts"]

    asyncio.run(talk())


def test_who_is_hung_up_on_knows_it() -> None:
    async def talk() -> None:
        async with talking(0) as (socket, heard, _):
            socket.send(b"go")
            await asyncio.wait_for(socket.lost.wait(), PATIENCE)
            with pytest.raises(ConnectionError):
                socket.send(b"more")
            assert heard == []

    asyncio.run(talk())


def test_what_came_before_anybody_listened_is_kept() -> None:
    async def talk() -> None:
        said = asyncio.Event()

        async def greet(connection: ServerConnection) -> None:
            await connection.send("welcome")
            said.set()
            await connection.wait_closed()

        async with serve(greet, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            socket = await connect(f"http://127.0.0.1:{port}", "/", {}, PATIENCE)
            await said.wait()
            await asyncio.sleep(0.05)
            heard = asyncio.Queue[bytes]()
            socket.listen(heard.put_nowait)
            assert await asyncio.wait_for(heard.get(), PATIENCE) == b"welcome"
            socket.close()

    asyncio.run(talk())


def test_who_is_refused_is_told_so() -> None:
    async def talk() -> None:
        async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(refuse, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(ConnectionError, match="403"):
                await connect(f"http://127.0.0.1:{port}", "/", {}, PATIENCE)

    asyncio.run(talk())
