"""The table's WebSocket for programs: as lean as it can be, for many tables at once.

The server sends `state` at each change (the newest only, however many there were), and for each
request `done`, `part` or `error` with its key. Requests are those of the page's socket: `move`,
`undo`, `part`.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.server import wire
from aedilis.server.api.endpoint import one_line
from aedilis.server.api.lasting import (
    GONE,
    LOG_IN,
    MOST_FAULTS,
    POLICY,
    TOO_BIG,
    TRY_LATER,
    VisitorCheck,
    attend,
    key_of,
)
from aedilis.server.api.machine import State, choices_of, state_of
from aedilis.server.api.operations import PATH_PARTS
from aedilis.server.api.queries import SocketQuery
from aedilis.server.errors import Refused, fault
from aedilis.server.live.requests import LONGEST_KEY, Requests
from aedilis.server.live.room import Room
from aedilis.server.live.watcher import Watcher
from aedilis.server.people.visitors import visitor_of
from aedilis.server.security.limits import Bucket
from aedilis.server.security.places import origin_allowed
from aedilis.server.words import refusal_text

if TYPE_CHECKING:
    from aedilis.server.service import Service

log = logging.getLogger("aedilis.api")

_decode = msgspec.json.Decoder(wire.MoveRequest | wire.UndoRequest | wire.PartRequest).decode


class Connection(Watcher):
    """One program at one table."""

    def __init__(
        self, service: "Service", room: Room, socket: WebSocket, query: SocketQuery, language: str
    ) -> None:
        super().__init__(service, room, socket.state.person, language, self._drop)
        self.socket = socket
        self.query = query
        self.visitor = VisitorCheck(service, socket)
        self._said: State | None = None
        self._lines = 0

    async def _drop(self, message: Any) -> None:
        """What only pages are told."""

    async def _tell_presence(self) -> None:
        """Who is there is told to people alone."""

    async def say(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send_text(wire.encode(message).decode())

    async def refresh(self) -> None:
        await self.visitor.check()
        self._take_seat()
        await self._prepare()
        # While a move is being kept the table is ahead of what anybody may know.
        async with self.room.lock:
            state = state_of(self, view=self.query.view, words=self.query.words)
            further, self._lines = self.visible() != self._lines, self.visible()
        # Who is kept behind may not notice that somebody moves just now, and nobody that another
        # gives an order.
        if (self.delay == 0 and not further) or state != self._said:
            self._said = state
            await self.say(state)

    async def listen(self) -> None:
        """Take requests until the other side goes, or has to go."""
        settings = self.service.settings
        bucket = Bucket(settings.messages_a_minute)
        requests = Requests(self.service, self)
        faults = 0
        await self.room.presence()
        while faults <= MOST_FAULTS:
            raw = await self.socket.receive()
            if raw["type"] == "websocket.disconnect":
                return
            text = raw.get("text")
            if text is None or len(text) > settings.largest_message:
                await self.socket.close(TOO_BIG)
                return
            try:
                if not bucket.take():
                    faults += 1
                    await asyncio.sleep(1)
                    raise Refused("too-fast", status=429)
                await self.visitor.check()
                request = _decode(text)
            except Refused as error:
                await self._refuse(error, key_of(text))
                if error.status == 401:
                    await self.socket.close(LOG_IN)
                    return
                continue
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                faults += 1
                problem = Refused("bad-request", params={"problem": one_line(error)})
                await self._refuse(problem, key_of(text))
                continue
            try:
                await self.say(await self._answer(requests, request))
            except Refused as error:
                error.text = error.text or requests.illegal_text(error)
                await self._refuse(error, request.key)
                if error.code == "stale":
                    self.wake()
            except WebSocketDisconnect:
                raise
            except Exception as error:
                await self._refuse(fault(error, log, game=self.room.id), request.key)
        await self.socket.close(POLICY)

    async def _answer(self, requests: Requests, request: Any) -> Any:
        if isinstance(request, wire.PartRequest):
            async with self.room.lock:
                answer = choices_of(self, request.done, request.aside, self.query.words)
            answer.key = request.key
            return answer
        return await requests.answer(request)

    async def _refuse(self, error: Refused, key: str) -> None:
        text = refusal_text(error, self.language)
        await self.say(wire.ErrorMessage(error.code, text, key[:LONGEST_KEY], error.rule))


async def play(socket: WebSocket) -> None:
    """`/games/{game}/socket`: one program at one table."""
    service = socket.app.state.service
    person = getattr(socket.state, "person", None)
    if not origin_allowed(socket, service.settings):
        await socket.close(POLICY)
        return
    if person is None and "authorization" in socket.headers:
        await _close(socket, LOG_IN)
        return
    try:
        query = msgspec.convert(dict(socket.query_params), SocketQuery, strict=False)
        id_ = msgspec.convert(socket.path_params["game"], PATH_PARTS["game"])
        room = await service.lobby.watched(id_, person, query.key or None)
    except (Refused, msgspec.ValidationError):
        await _close(socket, GONE)
        return
    who = visitor_of(socket)
    if not service.limits.sockets.take(who):
        await _close(socket, TRY_LATER)
        return
    try:
        await socket.accept()
        language = getattr(socket.state, "language", "en")
        connection = Connection(service, room, socket, query, language)
        await attend(connection, socket, connection.listen(), log)
    finally:
        service.limits.sockets.give_back(who)


async def _close(socket: WebSocket, code: int) -> None:
    """Close with a code that the other side can read."""
    await socket.accept()
    await socket.close(code)


routes = [WebSocketRoute("/games/{game}/socket", play, name="api-socket")]
