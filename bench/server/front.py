"""A front for several server processes: `python -m bench.server.front PORT BACKEND [BACKEND ...]`.

Each connection goes to the next process in turn, whatever it asks for and whoever comes, as with
any balancer that knows nothing of games. On its standard output it tells of each connection from
which port of the caller it came and which process has it, so that a measurement knows who reads
from where.
"""

import asyncio
import sys
from collections.abc import Sequence
from typing import cast

import uvloop


class _End(asyncio.Protocol):
    """One end of a connection: what comes in goes out at the other end."""

    def __init__(self) -> None:
        self.other: _End | None = None
        self.transport: asyncio.Transport | None = None
        self.early: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def join(self, other: "_End") -> None:
        """Hand on to the other end from now on."""
        self.other = other
        if other.transport is not None:
            for data in self.early:
                other.transport.write(data)
        self.early.clear()
        if self.transport is None and other.transport is not None:
            # Whoever came has gone meanwhile.
            other.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.other is None:
            self.early.append(data)
        elif self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class _Caller(_End):
    """The end of whoever comes."""

    def __init__(self, front: "Front") -> None:
        super().__init__()
        self.front = front

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        task = asyncio.ensure_future(self.front.connect(self))
        self.front.connecting.add(task)
        task.add_done_callback(self.front.connecting.discard)


class Front:
    """The turns of the processes, which listen on these ports."""

    def __init__(self, backends: Sequence[int]) -> None:
        self.backends = backends
        self.turn = 0
        self.connecting: set[asyncio.Future[None]] = set()

    async def connect(self, caller: _Caller) -> None:
        """Give a caller to the next process."""
        assert caller.transport is not None
        place, self.turn = self.turn, (self.turn + 1) % len(self.backends)
        print(caller.transport.get_extra_info("peername")[1], place, flush=True)
        loop = asyncio.get_running_loop()
        try:
            _, end = await loop.create_connection(_End, "127.0.0.1", self.backends[place])
        except OSError:
            caller.transport.close()
            return
        end.join(caller)
        caller.join(end)

    async def serve(self, port: int) -> None:
        """Take callers for ever."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: _Caller(self), "127.0.0.1", port, backlog=4_096)
        print("ready", flush=True)
        await server.serve_forever()


def main() -> int:
    """Serve until stopped."""
    port, *backends = (int(one) for one in sys.argv[1:])
    uvloop.run(Front(backends).serve(port))
    return 0


if __name__ == "__main__":
    sys.exit(main())
