"""No request's body is longer than what is set, whether it says its length or comes in pieces."""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aedilis.server.errors import Refused
from aedilis.server.security.places import API

LARGEST_API: Final = 4_000_000
"""The API bounds each operation's body by itself (a game's record may be long); this is above all
of them.
"""


class BodyBound:
    """Middleware that refuses longer bodies. It refuses by an exception, so that the answer is in
    the reader's language like every other.
    """

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = self._largest
        if scope["path"].startswith(API):
            most = max(most, LARGEST_API)
        length = Headers(scope=scope).get("content-length", "")
        if length.isdecimal() and int(length[:20]) > most:
            raise too_large(most)
        size = 0

        async def bounded() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > most:
                    raise too_large(most)
            return message

        await self._app(scope, bounded, send)


def too_large(most: int) -> Refused:
    """The refusal of a body that is longer than so many bytes."""
    return Refused("too-large", params={"most": most}, status=413)
