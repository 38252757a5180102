"""What the server counts and measures, for Prometheus.

The registry is the application's own, so that two applications in one process, as in tests, do not
count for each other. Labels come from short lists of ours and never from what a visitor sends: a
request counts under the template of its route, not under its path, which may hold the key of a
private game.
"""

import time
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST

NO_ROUTE: Final = "none"
"""The route of a request that no route takes."""

_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """One application's numbers.

    `moves` and `move_seconds` by game, from a move's arrival to its acknowledgement; `requests` by
    route, method and status and `request_seconds` by route, kept by `RequestMetrics`; `sockets`
    open now; `games` running and `rooms` held in memory; `bot_seconds` of thinking for one answer,
    by bot; `notices` by way and result ("sent" or "failed"); `commit_seconds` and `batch_size` of
    the store.
    """

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self.moves = Counter("aedilis_moves", "Moves acknowledged.", ("game",), registry=registry)
        self.move_seconds = Histogram(
            "aedilis_move_seconds",
            "From a move's arrival to its acknowledgement.",
            ("game",),
            buckets=_SHORT,
            registry=registry,
        )
        self.requests = Counter(
            "aedilis_requests",
            "Requests answered.",
            ("route", "method", "status"),
            registry=registry,
        )
        self.request_seconds = Histogram(
            "aedilis_request_seconds",
            "From a request's arrival to the end of its answer.",
            ("route",),
            buckets=_SHORT,
            registry=registry,
        )
        self.sockets = Gauge("aedilis_sockets_open", "Sockets open.", registry=registry)
        self.games = Gauge("aedilis_games_live", "Games that are running.", registry=registry)
        self.rooms = Gauge("aedilis_rooms_in_memory", "Games held in memory.", registry=registry)
        self.bot_seconds = Histogram(
            "aedilis_bot_thinking_seconds",
            "A bot's thinking for one answer.",
            ("bot",),
            buckets=_LONG,
            registry=registry,
        )
        self.notices = Counter(
            "aedilis_notices", "Notices sent or given up.", ("way", "result"), registry=registry
        )
        self.commit_seconds = Histogram(
            "aedilis_store_commit_seconds",
            "One commit of the store.",
            buckets=_SHORT,
            registry=registry,
        )
        self.batch_size = Histogram(
            "aedilis_store_batch_size",
            "Writes that one commit holds.",
            buckets=_SIZES,
            registry=registry,
        )
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)

    def notice(self, way: str, sent: bool) -> None:
        """Count a notice; `Courier` takes this as its `count`."""
        self.notices.labels(way, "sent" if sent else "failed").inc()

    def moved(self, game: str, seconds: float) -> None:
        """Count a move that was acknowledged."""
        self.moves.labels(game).inc()
        self.move_seconds.labels(game).observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        """Count a bot's thinking for one answer."""
        self.bot_seconds.labels(bot).observe(seconds)

    def committed(self, writes: int, seconds: float) -> None:
        """Count a commit of the store."""
        self.batch_size.observe(writes)
        self.commit_seconds.observe(seconds)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """A socket is open for as long as this lasts."""
        with self.sockets.track_inprogress():
            yield

    def render(self) -> bytes:
        """All numbers in Prometheus's text format (`CONTENT_TYPE`)."""
        return generate_latest(self.registry)


def route_of(scope: MutableMapping[str, Any]) -> str:
    """The template of the route that took a request (`/games/{game}`), or NO_ROUTE."""
    template = getattr(scope.get("route"), "path_format", None)
    return template if isinstance(template, str) and template else NO_ROUTE


class RequestMetrics:
    """Middleware that counts requests. It should be the outermost, to see every answer."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 500
        begun = time.perf_counter()

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            route = route_of(scope)
            method = scope["method"] if scope["method"] in _METHODS else "other"
            self._metrics.requests.labels(route, method, str(status)).inc()
            self._metrics.request_seconds.labels(route).observe(time.perf_counter() - begun)
