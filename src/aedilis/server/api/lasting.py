"""Connections that last: whether who opened them is still known, and what all sockets at a table
have in common.

A session that ends or a token that is revoked must end what was opened with it. It is looked for
now and then, when there is something to tell or to answer.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.server.errors import Refused, fault, is_away
from aedilis.server.live.requests import LONGEST_KEY
from aedilis.server.people import person_of_token, sessions
from aedilis.server.people.visitors import bearer

if TYPE_CHECKING:
    from aedilis.server.live.watcher import Watcher
    from aedilis.server.service import Service

CHECK_SECONDS = 30.0

POLICY: Final = 1008
TOO_BIG: Final = 1009
FAULT: Final = 1011
TRY_LATER: Final = 1013
LOG_IN: Final = 4401
GONE: Final = 4404
"""With these codes sockets are closed."""

MOST_FAULTS: Final = 20
"""So many messages that are no requests are answered; then the connection is closed."""


class VisitorCheck:
    """Whether a visitor is still who he was when he came."""

    def __init__(self, service: "Service", connection: HTTPConnection) -> None:
        self.service = service
        self.stranger = connection.state.person is None
        self.token = bearer(connection) or ""
        self.session: str = connection.state.session
        self.checked = time.monotonic()

    async def check(self) -> None:
        """Raises Refused when his session or token is no more."""
        now = time.monotonic()
        if self.stranger or now - self.checked < CHECK_SECONDS:
            return
        self.checked = now
        try:
            holds = await self._holds()
        except Exception as error:
            if not is_away(error):
                raise
            # Nobody can do anything now; he is looked for again as soon as that can be done.
            self.checked = -CHECK_SECONDS
            return
        if not holds:
            raise Refused("log-in", status=401)

    async def _holds(self) -> bool:
        store = self.service.store
        if self.token:
            return await person_of_token(store, self.token) is not None
        return await sessions.holds(store, self.session)


# -- sockets ---------------------------------------------------------------------------------------


def key_of(text: str) -> str:
    """The key of a message that is no request, if it has one, so that its sender knows which."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    key = found.get("key") if isinstance(found, dict) else None
    return key[:LONGEST_KEY] if isinstance(key, str) else ""


async def attend(
    watcher: "Watcher", socket: WebSocket, listening: Awaitable[None], log: logging.Logger
) -> None:
    """Tell a watcher what happens for as long as it is listened to."""
    room = watcher.room
    room.watchers.add(watcher)
    sending = asyncio.create_task(_tell(watcher, socket, log), name=f"tell:{room.id}")
    try:
        with watcher.service.metrics.socket():
            await listening
    except (WebSocketDisconnect, RuntimeError):
        # The other side has gone, perhaps while something was being sent.
        pass
    except Exception as error:
        await _close(socket, fault(error, log, game=room.id))
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending
        watcher.room.watchers.discard(watcher)
        await watcher.room.presence()


async def _tell(watcher: "Watcher", socket: WebSocket, log: logging.Logger) -> None:
    """Tell the watcher what happens; when the game is gone, close."""
    try:
        await watcher.run()
    except (WebSocketDisconnect, RuntimeError):
        return
    except Refused as error:
        with suppress(Exception):
            await socket.close(LOG_IN if error.status == 401 else GONE)
    except Exception as error:
        await _close(socket, fault(error, log, game=watcher.room.id))


async def _close(socket: WebSocket, failed: Refused) -> None:
    """Close where something failed through no fault of the other side's: it may come again."""
    with suppress(Exception):
        await socket.close(TRY_LATER if failed.status == 503 else FAULT)
