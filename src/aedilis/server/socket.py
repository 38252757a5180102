"""The table's WebSocket: tells what happens, and takes what a reader asks for.

Whatever is wrong with a request, the answer is an `error` with its key and a reason, and nothing
has changed. A connection that sends too much, or what is no request at all too often, is closed.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.kernel.text import LANGUAGES
from aedilis.server import wire
from aedilis.server.api.lasting import Known, who_asks
from aedilis.server.errors import Refused
from aedilis.server.limits import Bucket
from aedilis.server.live.requests import Requests
from aedilis.server.live.room import Room
from aedilis.server.live.watcher import Watcher
from aedilis.server.security import origin_allowed
from aedilis.server.service import Service
from aedilis.server.words import refusal_text, words

log = logging.getLogger("aedilis.socket")

POLICY = 1008
TRY_LATER = 1013
LOG_IN = 4401
GONE = 4404
MOST_FAULTS = 20
"""So many messages that are no requests are answered; then the connection is closed."""


class Connected(Watcher):
    """A watcher who has to be still the one he was when he came."""

    known: Known

    async def refresh(self) -> None:
        await self.known.check()
        await super().refresh()


async def table_socket(socket: WebSocket) -> None:
    """One connection to one table. `?since=N`: so many lines are known; `?key=`: that of a link."""
    service: Service = socket.app.state.service
    person = socket.state.person
    if not origin_allowed(socket, service.settings):
        await socket.close(POLICY)
        return
    language = getattr(socket.state, "language", "en")
    id_ = socket.path_params["id"]
    try:
        room = await service.desk.room(id_)
        service.lobby.admit(room.row, room.sitting, person, socket.query_params.get("key"))
        seated = room.seat_of(person.id if person is not None else None) >= 0
        if not seated and not service.lobby.may_watch(room.row, room.sitting, person):
            raise Refused("no-game", status=404)
        who = who_asks(socket, person)
        if not service.limits.sockets.take(who):
            await socket.close(TRY_LATER)
            return
    except Refused:
        await socket.accept()
        await socket.close(GONE)
        return
    try:
        await _serve(service, socket, room, person, language)
    finally:
        service.limits.sockets.give_back(who)


async def _serve(
    service: Service, socket: WebSocket, room: Room, person: Any, language: str
) -> None:
    await socket.accept()
    sending = asyncio.Lock()

    async def send(message: Any) -> None:
        async with sending:
            await socket.send_text(wire.encode(message).decode())

    since = socket.query_params.get("since", "0")
    known = int(since) if since.isdecimal() and len(since) < 9 else 0
    language = language if language in LANGUAGES else "en"
    watcher = Connected(service, room, person, language, send, known)
    watcher.known = Known(service, socket)
    room.watchers.add(watcher)
    teller = asyncio.create_task(_tell(watcher, socket), name=f"tell:{room.id}")
    try:
        with service.metrics.socket():
            await send(wire.NoteMessage(await service.talk.note(room, person)))
            await room.presence()
            await _listen(service, socket, watcher, send)
    except (WebSocketDisconnect, RuntimeError):
        # The other side has gone, perhaps while something was being sent.
        pass
    finally:
        teller.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await teller
        watcher.room.watchers.discard(watcher)
        await watcher.room.presence()


async def _tell(watcher: Connected, socket: WebSocket) -> None:
    """Tell the watcher what happens; when the game is gone, close."""
    try:
        await watcher.run()
    except (WebSocketDisconnect, RuntimeError):
        return
    except Refused as error:
        with suppress(Exception):
            await socket.close(LOG_IN if error.status == 401 else GONE)
    except Exception:
        log.exception("telling failed", extra={"game": watcher.room.id})
        with suppress(Exception):
            await socket.close(1011)


async def _listen(service: Service, socket: WebSocket, watcher: Connected, send: Any) -> None:
    requests = Requests(service, watcher)
    bucket = Bucket(service.settings.messages_a_minute)
    faults = 0
    while True:
        raw = await socket.receive()
        if raw["type"] == "websocket.disconnect":
            return
        text = raw.get("text")
        say = words(watcher.language).text
        if text is None or len(text) > service.settings.largest_message:
            await socket.close(1009)
            return
        if not bucket.take():
            key = _key_of(text)
            await send(wire.ErrorMessage("too-fast", say("server-error-too-fast"), key))
            faults += 1
            await asyncio.sleep(1)
            if faults > MOST_FAULTS:
                await socket.close(POLICY)
                return
            continue
        try:
            request = wire.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            faults += 1
            problem = " ".join(str(error).split())[:200]
            told = say("server-error-bad-request", {"problem": problem})
            await send(wire.ErrorMessage("bad-request", told, _key_of(text)))
            if faults > MOST_FAULTS:
                await socket.close(POLICY)
                return
            continue
        try:
            await watcher.known.check()
        except Refused:
            await socket.close(LOG_IN)
            return
        try:
            answer = await requests.answer(request)
        except Refused as error:
            told = requests.illegal_text(error) or refusal_text(error, watcher.language)
            answer = wire.ErrorMessage(error.code, told, request.key, error.rule)
            if error.code == "stale":
                watcher.wake()
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("request failed", extra={"game": watcher.room.id})
            answer = wire.ErrorMessage("fault", say("server-error-fault"), request.key)
        if answer is not None:
            await send(answer)


def _key_of(text: str) -> str:
    """The key of a message that is no request, if it has one, so that its sender knows which."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    key = found.get("key") if isinstance(found, dict) else None
    return key[:64] if isinstance(key, str) else ""


routes: list[BaseRoute] = [WebSocketRoute("/table/{id}/socket", table_socket, name="socket")]
