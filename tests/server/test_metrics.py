"""The server's numbers, and the middleware that counts requests."""

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from aedilis.server.observe.metrics import CONTENT_TYPE, NO_ROUTE, Metrics, RequestMetrics

KEY = "Zk3xQ9vT2mWp7LrB4yHd"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def page(request: Request) -> Response:
    return PlainTextResponse("here", 201)


async def broken(request: Request) -> Response:
    raise RuntimeError("broken")


async def socket(connection: WebSocket) -> None:
    await connection.close()


def application(metrics: Metrics) -> Starlette:
    return Starlette(
        routes=[
            Route("/games/{game}/join", page, methods=["GET", "POST"]),
            Route("/broken", broken),
            Mount("/inner", routes=[Route("/{name}", page)]),
            WebSocketRoute("/socket", socket),
        ],
        middleware=[Middleware(RequestMetrics, metrics=metrics)],
    )


async def request(app: Starlette, path: str, method: str = "GET", kind: str = "http") -> None:
    scope: Scope = {
        "type": kind,
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"key=" + KEY.encode(),
        "headers": [],
        "http_version": "1.1",
        "scheme": "http",
        "server": ("test", 80),
        "client": ("test", 1),
        "subprotocols": [],
    }

    async def receive() -> Message:
        return {"type": "http.request" if kind == "http" else "websocket.connect", "body": b""}

    async def send(message: Message) -> None:
        return None

    await app(scope, receive, send)


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


@pytest.mark.anyio
async def test_requests_count_under_their_routes() -> None:
    metrics = Metrics()
    app = application(metrics)
    for game in ("one", "two", KEY):
        await request(app, f"/games/{game}/join")
    await request(app, "/games/one/join", "POST")
    await request(app, "/games/one/join", "DELETE")
    await request(app, "/inner/" + KEY)
    await request(app, "/" + KEY)
    await request(app, "/" + KEY, "BREW")

    def count(route: str, method: str, status: str) -> float | None:
        labels = {"route": route, "method": method, "status": status}
        return value(metrics, "aedilis_requests_total", **labels)

    assert count("/games/{game}/join", "GET", "201") == 3
    assert count("/games/{game}/join", "POST", "201") == 1
    assert count("/games/{game}/join", "DELETE", "405") == 1
    assert count("/{name}", "GET", "201") == 1
    assert count(NO_ROUTE, "GET", "404") == 1
    assert count(NO_ROUTE, "other", "404") == 1
    assert value(metrics, "aedilis_request_seconds_count", route="/games/{game}/join") == 5
    assert KEY.encode() not in metrics.render()


@pytest.mark.anyio
async def test_a_request_that_breaks_is_counted_and_breaks_on() -> None:
    metrics = Metrics()
    with pytest.raises(RuntimeError, match="broken"):
        await request(application(metrics), "/broken")
    labels = {"route": "/broken", "method": "GET", "status": "500"}
    assert value(metrics, "aedilis_requests_total", **labels) == 1


@pytest.mark.anyio
async def test_sockets_are_no_requests() -> None:
    metrics = Metrics()
    await request(application(metrics), "/socket", kind="websocket")
    assert b"aedilis_requests_total{" not in metrics.render()


@pytest.mark.anyio
async def test_a_raw_application_has_no_route() -> None:
    async def raw(scope: Scope, receive: Receive, send: Send) -> None:
        await PlainTextResponse("here")(scope, receive, send)

    metrics = Metrics()
    scope: Scope = {"type": "http", "method": "GET", "path": "/" + KEY, "headers": []}

    async def receive() -> Message:
        return {"type": "http.request"}

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await RequestMetrics(raw, metrics)(scope, receive, send)
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]
    labels = {"route": NO_ROUTE, "method": "GET", "status": "200"}
    assert value(metrics, "aedilis_requests_total", **labels) == 1


def test_all_numbers_are_there() -> None:
    metrics = Metrics()
    metrics.moved("glory", 0.003)
    metrics.moved("glory", 0.2)
    metrics.committed(5, 0.002)
    metrics.games.set(4)
    metrics.rooms.set(3)
    metrics.bot_seconds.labels("greedy").observe(0.4)
    metrics.notice("mail", True)
    metrics.notice("mail", False)
    metrics.notice("push", True)
    with metrics.socket(), metrics.socket():
        assert value(metrics, "aedilis_sockets_open") == 2
    with pytest.raises(KeyError), metrics.socket():
        raise KeyError
    text = metrics.render().decode()
    samples = {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    glory = ("game", "glory")
    assert samples["aedilis_moves_total", glory] == 2
    assert samples["aedilis_move_seconds_count", glory] == 2
    assert samples["aedilis_move_seconds_bucket", glory, ("le", "0.005")] == 1
    assert samples["aedilis_store_batch_size_sum",] == 5
    assert samples["aedilis_store_commit_seconds_count",] == 1
    assert samples["aedilis_games_live",] == 4
    assert samples["aedilis_rooms_in_memory",] == 3
    assert samples["aedilis_sockets_open",] == 0
    assert samples["aedilis_bot_thinking_seconds_count", ("bot", "greedy")] == 1
    assert samples["aedilis_notices_total", ("result", "sent"), ("way", "mail")] == 1
    assert samples["aedilis_notices_total", ("result", "failed"), ("way", "mail")] == 1
    assert samples["aedilis_notices_total", ("result", "sent"), ("way", "push")] == 1
    assert CONTENT_TYPE.startswith("text/plain")


def test_two_applications_do_not_count_for_each_other() -> None:
    one, other = Metrics(), Metrics()
    one.moved("glory", 0.1)
    assert value(other, "aedilis_moves_total", game="glory") is None
    assert REGISTRY.get_sample_value("aedilis_moves_total", {"game": "glory"}) is None
