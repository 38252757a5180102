"""What has no end by itself ends when the server does: streams of events would hold it up until it
loses patience with them.

An answer that waits for its reader to hang up is told that he has. What is still being sent to the
server is not cut off, and neither is any answer that waits for nobody.
"""

import asyncio
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from aedilis.server.service import Service


class GracefulShutdown:
    """Middleware that hangs up once `service.ending` is set. (Sockets are closed by the server.)"""

    def __init__(self, app: ASGIApp, service: "Service") -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(receive, send, self._service.ending)
        await self._app(scope, answer.receive, answer.send)
        await answer.finish()


class _Answer:
    """The answer to one request. `asked` is whether all of the request is here, `begun` whether
    more of the answer is to come, and `cut` whether we have hung up.
    """

    def __init__(self, receive: Receive, send: Send, ending: asyncio.Event) -> None:
        self._receive = receive
        self._send = send
        self._ending = ending
        self.asked = False
        self.begun = False
        self.cut = False

    async def receive(self) -> Message:
        """The next message; when the server ends before it comes, that the reader has gone."""
        if not self.asked:
            message = await self._receive()
            self.asked = not message.get("more_body", False)
            return message
        coming = asyncio.ensure_future(self._receive())
        end = asyncio.ensure_future(self._ending.wait())
        try:
            await asyncio.wait((coming, end), return_when=asyncio.FIRST_COMPLETED)
            self.cut = not coming.done()
            return {"type": "http.disconnect"} if self.cut else coming.result()
        finally:
            for one in (coming, end):
                one.cancel()
            await asyncio.gather(coming, end, return_exceptions=True)

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        await self._send(message)
        self.begun = message["type"] == "http.response.start" or message.get("more_body", False)

    async def finish(self) -> None:
        """Bring an answer to its end that was cut: its reader is there, and shall know that he has
        all of it.
        """
        if self.cut and self.begun:
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})
