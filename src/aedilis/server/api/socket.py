"""The table's WebSocket for programs: as lean as it can be, for many tables at once.

The server sends `state` at each change (the newest only, however many there were), and for each
request `done`, `part` or `error` with its key. Requests are those of the page's socket: `move`,
`undo`, `part`.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.server import wire
from aedilis.server.api.endpoint import one_line
from aedilis.server.api.lasting import Known, who_asks
from aedilis.server.api.machine import State, choices_of, state_of
from aedilis.server.api.operations import PATH_PARTS
from aedilis.server.api.queries import SocketQuery
from aedilis.server.errors import Refused
from aedilis.server.limits import Bucket
from aedilis.server.live.requests import Requests
from aedilis.server.live.room import Room
from aedilis.server.live.watcher import Watcher
from aedilis.server.security import origin_allowed
from aedilis.server.words import refusal_text

if TYPE_CHECKING:
    from aedilis.server.service import Service

log = logging.getLogger("aedilis.api")

POLICY: Final = 1008
TOO_BIG: Final = 1009
FAULT: Final = 1011
TRY_LATER: Final = 1013
LOG_IN: Final = 4401
GONE: Final = 4404
MOST_FAULTS: Final = 20

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(wire.MoveRequest | wire.UndoRequest | wire.PartRequest).decode


class Connection(Watcher):
    """One program at one table."""

    def __init__(
        self, service: "Service", room: Room, socket: WebSocket, query: SocketQuery, language: str
    ) -> None:
        super().__init__(service, room, socket.state.person, language, self._drop)
        self.socket = socket
        self.query = query
        self.known = Known(service, socket)
        self._said: State | None = None

    async def _drop(self, message: Any) -> None:
        """What only pages are told."""

    async def _tell_presence(self) -> None:
        """Who is there is told to people alone."""

    async def say(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send_text(_encode(message).decode())

    async def refresh(self) -> None:
        await self.known.check()
        self._take_seat()
        await self._prepare()
        # While a move is being kept the table is ahead of what anybody may know.
        async with self.room.lock:
            state = state_of(self, view=self.query.view, words=self.query.words)
        # Who is kept behind may not notice that somebody moves just now.
        if self.delay == 0 or state != self._said:
            self._said = state
            await self.say(state)

    async def tell(self) -> None:
        """Tell what happens; when the game is gone, close."""
        try:
            await self.run()
        except (WebSocketDisconnect, RuntimeError):
            return
        except Refused as error:
            with suppress(Exception):
                await self.socket.close(LOG_IN if error.status == 401 else GONE)
        except Exception:
            log.exception("telling failed", extra={"game": self.room.id})
            with suppress(Exception):
                await self.socket.close(FAULT)

    async def listen(self) -> None:
        """Take requests until the other side goes, or has to go."""
        settings = self.service.settings
        bucket = Bucket(settings.messages_a_minute)
        requests = Requests(self.service, self)
        faults = 0
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
                await self.known.check()
                request = _decode(text)
            except Refused as error:
                await self._refuse(error, _key_of(text))
                if error.status == 401:
                    await self.socket.close(LOG_IN)
                    return
                continue
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                faults += 1
                problem = Refused("bad-request", params={"problem": one_line(error)})
                await self._refuse(problem, _key_of(text))
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
            except Exception:
                log.exception("request failed", extra={"game": self.room.id})
                await self._refuse(Refused("fault", status=500), request.key)
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
        await self.say(wire.ErrorMessage(error.code, text, key[:64], error.rule))


def _key_of(text: str) -> str:
    """The key of a message that is no request, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) else ""


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
        room = await service.desk.room(id_)
        service.lobby.admit(room.row, room.sitting, person, query.key or None)
        seated = room.seat_of(person.id if person is not None else None) >= 0
        if not seated and not service.lobby.may_watch(room.row, room.sitting, person):
            raise Refused("no-game", status=404)
    except (Refused, msgspec.ValidationError):
        await _close(socket, GONE)
        return
    who = who_asks(socket, person)
    if not service.limits.sockets.take(who):
        await _close(socket, TRY_LATER)
        return
    try:
        await socket.accept()
        language = getattr(socket.state, "language", "en")
        await _serve(service, Connection(service, room, socket, query, language))
    finally:
        service.limits.sockets.give_back(who)


async def _close(socket: WebSocket, code: int) -> None:
    """Close with a code that the other side can read."""
    await socket.accept()
    await socket.close(code)


async def _serve(service: "Service", connection: Connection) -> None:
    room = connection.room
    room.watchers.add(connection)
    telling = asyncio.create_task(connection.tell(), name=f"tell:{room.id}")
    try:
        with service.metrics.socket():
            await room.presence()
            await connection.listen()
    except (WebSocketDisconnect, RuntimeError):
        # The other side has gone, perhaps while something was being sent.
        pass
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        connection.room.watchers.discard(connection)
        await connection.room.presence()


routes = [WebSocketRoute("/games/{game}/socket", play, name="api-socket")]
