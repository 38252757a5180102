"""Being asked to stop, by Ctrl+C or by whatever looks after the process (SIGINT, SIGTERM): both
mean the same orderly end, from the first moment of the start on.

The web server has handlers of its own, but it raises the signal again once it has finished itself,
and SIGTERM would then end the process before the rest of it has stopped. So it is kept from them.
"""

import asyncio
import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any, Final

import uvicorn

ASKING: Final = (signal.SIGINT, signal.SIGTERM)


class Signals:
    """Hears the signals while it is entered. Whoever asks twice does not want to wait for what is
    still being answered; whoever asks once more wants the process gone.
    """

    def __init__(self) -> None:
        self.count = 0
        self._before: dict[int, Any] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked = asyncio.Event()
        self._server: uvicorn.Server | None = None

    def __enter__(self) -> "Signals":
        if threading.current_thread() is threading.main_thread():
            self._before = {one: signal.signal(one, self._heard) for one in ASKING}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._forget()

    def _forget(self) -> None:
        for one, handler in self._before.items():
            signal.signal(one, handler)
        self._before = {}

    def _heard(self, number: int, frame: FrameType | None) -> None:
        self.count += 1
        if self.count > 1:
            self._forget()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        self._asked.set()
        if self._server is not None:
            self._server.should_exit = True
            self._server.force_exit = self.count > 1

    async def begun(self, start: Any) -> bool:
        """Carry out what begins the work; False when it was asked to stop before that was through.
        Raises what it raises.
        """
        self._loop = asyncio.get_running_loop()
        if self.count:
            self._asked.set()
        starting = asyncio.ensure_future(start)
        asked = asyncio.ensure_future(self._asked.wait())
        try:
            await asyncio.wait((starting, asked), return_when=asyncio.FIRST_COMPLETED)
        finally:
            asked.cancel()
        if self._asked.is_set():
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            return False
        starting.result()
        return True

    async def serve(self, server: "Server", sockets: list[Any]) -> None:
        """Let a server work until it is asked to stop."""
        self._server = server
        server.should_exit = self._asked.is_set()
        await server.serve(sockets=sockets)


class Server(uvicorn.Server):
    """A server that sets `ending` before it waits for what still goes on, and leaves the signals
    to `Signals`.
    """

    def __init__(self, config: uvicorn.Config, ending: asyncio.Event) -> None:
        super().__init__(config)
        self._ending = ending

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        self._ending.set()
        await super().shutdown(sockets)
