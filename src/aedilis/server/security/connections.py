"""The door: how many connections one address may hold open, and how long it may take to say what it
wants. Whoever opens thousands and says nothing must not keep others out.

Behind a proxy all connections are the proxy's; those that the settings trust are not counted, and
bounding visitors is the proxy's own business then. A connection whose other end is gone without a
word is noticed by the system (TCP keep-alive).
"""

import asyncio
import ipaddress
import socket
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from aedilis.server.security.limits import Counted, address_key
from aedilis.server.settings import BadSetting, Settings

IDLE, BETWEEN, TRIES = 60, 15, 4
"""Seconds of silence after which the other end is asked whether it is there, seconds between the
questions, and how many go unanswered.
"""

HTTP: Final[Any] = AutoHTTPProtocol
SOCKET: Final[Any] = AutoWebSocketsProtocol


class Door:
    """Counts the connections of each address."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.head_seconds
        self._open = Counted(settings.connections_an_address)
        self._trusted = _networks(settings.proxies)

    def key(self, host: str) -> str:
        """By what an address is counted; empty where it is not."""
        with suppress(ValueError):
            address = ipaddress.ip_address(host.partition("%")[0])
            if any(address in network for network in self._trusted):
                return ""
        return address_key(host) if host else ""

    def enter(self, key: str) -> bool:
        """One more connection; False when there are too many."""
        return not key or self._open.take(key)

    def leave(self, key: str) -> None:
        """One less."""
        if key:
            self._open.give_back(key)


def _networks(proxies: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The networks of trusted proxies: addresses, networks, or `*` for all. What is a name is none
    of them.
    """
    out: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
    for text in proxies.replace("*", "0.0.0.0/0,::/0").split(","):
        with suppress(ValueError):
            out.append(ipaddress.ip_network(text.strip(), strict=False))
    return out


class Inside(SOCKET):  # type: ignore[misc]
    """A WebSocket that leaves by the door through which it came."""

    leave: Any = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        if self.leave is not None:
            self.leave()
        super().connection_lost(exc)


class Visit(HTTP):  # type: ignore[misc]
    """A connection that goes through the `door`, which a subclass has."""

    door: Door

    def connection_made(self, transport: Any) -> None:
        """It is opened: let it in, or close it at once."""
        peer = transport.get_extra_info("peername")
        self._key = self.door.key(str(peer[0]) if isinstance(peer, tuple) else "")
        self._timer: asyncio.TimerHandle | None = None
        self._in = self.door.enter(self._key)
        if not self._in:
            transport.abort()
            return
        _keep_alive(transport.get_extra_info("socket"))
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        if not self._in:
            return
        before = self.cycle
        if self._timer is None and (before is None or before.response_complete):
            self._wait()
        super().data_received(data)
        if self.cycle is not before:
            # The head is here; how long the answer takes is not the visitor's fault.
            self._stop_waiting()

    def handle_websocket_upgrade(self, *given: Any) -> None:
        """It goes on as a WebSocket, whose end is the end of this visit."""
        self._stop_waiting()
        super().handle_websocket_upgrade(*given)
        socket_ = self.transport.get_protocol()
        if isinstance(socket_, Inside):
            socket_.leave = self._leave

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        if self._in:
            self._stop_waiting()
            self._leave()
            super().connection_lost(exc)

    def _leave(self) -> None:
        if self._in:
            self._in = False
            self.door.leave(self._key)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.door.seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.abort()


def _keep_alive(connection: Any) -> None:
    if connection is None:
        return
    with suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in (
            ("TCP_KEEPIDLE", IDLE),
            ("TCP_KEEPINTVL", BETWEEN),
            ("TCP_KEEPCNT", TRIES),
        ):
            if hasattr(socket, name):
                connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def visits(settings: Settings) -> type[Visit]:
    """The protocol of all connections of one server. Raises BadSetting."""
    for name in ("connections_an_address", "head_seconds"):
        if getattr(settings, name) <= 0:
            raise BadSetting(f"{name}: not more than 0")
    return type("VisitHere", (Visit,), {"door": Door(settings)})
