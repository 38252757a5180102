"""A web server on this machine that keeps what it is sent and answers as it is told."""

import asyncio
import ssl
from collections.abc import Sequence
from types import TracebackType
from typing import NamedTuple


class Got(NamedTuple):
    """A request: its first line, its headers by lower-case name, its body, the SNI of its TLS."""

    line: str
    headers: dict[str, str]
    body: bytes
    sni: str


OK = b"HTTP/1.1 204 No Content\r\n\r\n"


def answer(status: int, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status} Whatever", *headers, "Content-Length: 0"]
    return "\r\n".join(lines).encode("ascii") + b"\r\n\r\n"


class Receiver:
    """`async with Receiver(...) as receiver`: `port`, and `got` so far.

    The answers are given in turn, the last one for ever. None: the connection stays silent.
    """

    def __init__(
        self, *answers: bytes | None, tls: ssl.SSLContext | None = None, drip: float = 0
    ) -> None:
        self._answers: Sequence[bytes | None] = answers or (OK,)
        self._tls = tls
        self._drip = drip
        self._sni = ""
        self.connections = 0
        self._open = 0
        self.got: list[Got] = []

    async def __aenter__(self) -> "Receiver":
        if self._tls is not None:
            self._tls.sni_callback = self._note_sni
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._tls)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()
        await self._server.wait_closed()
        # A loop turn for each layer of a connection that is being torn down.
        for _ in range(3):
            await asyncio.sleep(0)

    def _note_sni(self, sock: object, name: str | None, context: ssl.SSLContext) -> None:
        self._sni = name or ""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._open += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            line, *rest = head.rstrip().split("\r\n")
            pairs = [one.partition(":") for one in rest]
            headers = {name.lower(): value.strip() for name, _, value in pairs}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append(Got(line, headers, body, self._sni))
            reply = self._answers[min(len(self.got), len(self._answers)) - 1]
            if reply is None:
                await reader.read()
            elif self._drip:
                while not reader.at_eof():
                    writer.write(reply)
                    await writer.drain()
                    await asyncio.sleep(self._drip)
            else:
                writer.write(reply)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self._open -= 1
            writer.close()

    async def settled(self) -> int:
        """How much has been got, once all is read of a sender who has ended."""
        for _ in range(5):
            # A connection that was made is heard of in one turn of the loop, and read in another.
            await asyncio.sleep(0)
        while self._open:
            await asyncio.sleep(0.01)
        return len(self.got)
