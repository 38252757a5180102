"""The table's WebSocket: tells what happens, and takes what a reader asks for.

Whatever is wrong with a request, the answer is an `error` with its key and a reason, and nothing
has changed. A connection that sends too much, or what is no request at all too often, is closed.
"""

import asyncio
import logging
from typing import Any

import msgspec
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from aedilis.kernel.text import LANGUAGES
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
from aedilis.server.errors import Refused, fault
from aedilis.server.live.requests import Requests
from aedilis.server.live.room import Room
from aedilis.server.live.watcher import Watcher
from aedilis.server.people.visitors import visitor_of
from aedilis.server.security.limits import Bucket
from aedilis.server.security.places import origin_allowed
from aedilis.server.service import Service
from aedilis.server.words import refusal_text, words

log = logging.getLogger("aedilis.socket")


class Connected(Watcher):
    """A watcher who has to be still the one he was when he came."""

    visitor: VisitorCheck

    async def check(self) -> None:
        await self.visitor.check()

    async def refresh(self) -> None:
        await self.check()
        await super().refresh()


async def table_socket(socket: WebSocket) -> None:
    """One connection to one table. `?since=N`: so many lines are known; `?key=`: that of a link."""
    service: Service = socket.app.state.service
    person = socket.state.person
    if not origin_allowed(socket, service.settings):
        await socket.close(POLICY)
        return
    language = getattr(socket.state, "language", "en")
    id_, link_key = socket.path_params["id"], socket.query_params.get("key")
    try:
        room = await service.lobby.watched(id_, person, link_key)
        who = visitor_of(socket)
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
    watcher.visitor = VisitorCheck(service, socket)

    async def listen() -> None:
        await send(wire.NoteMessage(await service.talk.note(room, person)))
        await room.presence()
        await listen_to(socket, watcher, Requests(service, watcher), send)

    await attend(watcher, socket, listen(), log)


async def listen_to(socket: WebSocket, watcher: Watcher, requests: Requests, send: Any) -> None:
    """Answer what a reader asks for until the connection ends."""
    service = requests.service
    bucket = Bucket(service.settings.messages_a_minute)
    faults = 0
    while True:
        raw = await socket.receive()
        if raw["type"] == "websocket.disconnect":
            return
        text = raw.get("text")
        say = words(watcher.language).text
        if text is None or len(text) > service.settings.largest_message:
            await socket.close(TOO_BIG)
            return
        if not bucket.take():
            key = key_of(text)
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
            problem = one_line(error)
            told = say("server-error-bad-request", {"problem": problem})
            await send(wire.ErrorMessage("bad-request", told, key_of(text)))
            if faults > MOST_FAULTS:
                await socket.close(POLICY)
                return
            continue
        try:
            await watcher.check()
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
        except Exception as error:
            failed = fault(error, log, game=watcher.room.id)
            told = refusal_text(failed, watcher.language)
            answer = wire.ErrorMessage(failed.code, told, request.key)
        if answer is not None:
            await send(answer)


routes: list[BaseRoute] = [WebSocketRoute("/table/{id}/socket", table_socket, name="socket")]
