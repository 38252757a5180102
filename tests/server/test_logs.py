"""The log: its form, what stands on every line, and above all what does not."""

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from aedilis.server.observe import logs
from aedilis.server.observe.scrubbing import LONGEST_TEXT
from tests.server.secret_names import SECRET_NAMES


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Log:
    """A log that is written into memory."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def start(self, form: str = "json", level: str = "info") -> None:
        logs.configure(level, form, self.stream)

    def take(self) -> str:
        text = self.stream.getvalue()
        self.stream.seek(0)
        self.stream.truncate()
        return text

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.take().splitlines()]


@pytest.fixture
def log() -> Iterator[Log]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    names = ("httpx", "httpcore", "aiosqlite", "asyncio", "uvicorn.access")
    levels = {name: logging.getLogger(name).level for name in names}
    try:
        yield Log()
    finally:
        structlog.reset_defaults()
        structlog.contextvars.clear_contextvars()
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, old in levels.items():
            logging.getLogger(name).setLevel(old)


# A beginning that no other part of a line has, so that finding it means finding the secret.
secrets = st.text(min_size=1, max_size=60).map(lambda text: "qzx" + text)
wraps = st.sampled_from(["plain", "mapping", "list", "pair", "bytes", "deep", "number"])


def wrapped(how: str, name: str, secret: str) -> dict[str, object]:
    if how == "plain":
        return {name: secret}
    if how == "mapping":
        return {"form": {name: secret, "x": 1}}
    if how == "list":
        return {"forms": [{"x": {name: [secret]}}]}
    if how == "pair":
        return {"headers": [("accept", "x"), (name, secret)]}
    if how == "bytes":
        return {"headers": [(name.encode(), secret.encode("utf-8", "replace"))]}
    if how == "deep":
        return {"a": {"b": {"c": {"d": {"e": {name: secret}}}}}}
    return {name: int.from_bytes(secret.encode("utf-8", "replace"), "big")}


@pytest.mark.parametrize("form", ["json", "console"])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(name=st.sampled_from(SECRET_NAMES), secret=secrets, how=wraps)
def test_what_stands_under_a_secret_name_is_never_written(
    log: Log, form: str, name: str, secret: str, how: str
) -> None:
    log.start(form)
    structlog.get_logger("test").info("something", **wrapped(how, name, secret))
    with logs.bound(**{name: secret}):
        structlog.get_logger("test").info("something")
    text = log.take()
    assert text.count("something") == 2
    assert "qzx" not in text
    number = int.from_bytes(secret.encode("utf-8", "replace"), "big")
    assert str(number) not in text


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: (
        st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(st.text() | st.binary(), inner)
    ),
    max_leaves=30,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(event=st.text(), value=json_like)
def test_anything_becomes_one_line(log: Log, event: str, value: object) -> None:
    for form in ("json", "console"):
        log.start(form)
        logger = structlog.get_logger("test")
        logger.info(event, value=value, exception=event, traceback=event, stack=event)
        logging.getLogger("library").warning("%s", value)
        text = log.take()
        assert text.endswith("\n")
        assert len(text.splitlines()) == 2
        if form == "json":
            for line in text.splitlines():
                json.loads(line, parse_constant=pytest.fail)


def test_a_line_says_who_and_where(log: Log) -> None:
    log.start()
    with logs.bound(request="r1", user=7):
        with logs.bound(game="k3x9"):
            structlog.get_logger("aedilis.x").info("moved", move=[1, 2], ok=True)
        structlog.get_logger("aedilis.x").info("left")
    first, second = log.lines()
    stamp = first.pop("time")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", stamp)
    assert first == {
        "event": "moved",
        "level": "info",
        "logger": "aedilis.x",
        "request": "r1",
        "user": 7,
        "game": "k3x9",
        "move": [1, 2],
        "ok": True,
    }
    assert "game" not in second
    assert second["user"] == 7


def test_a_line_has_no_more_than_so_many_fields(log: Log) -> None:
    log.start()
    with logs.bound(request="r1"):
        structlog.get_logger("x").info("many", **{f"n{number}": 1 for number in range(500)})
    (line,) = log.lines()
    assert len(line) == logs.MOST_FIELDS
    assert (line["event"], line["request"], line["level"]) == ("many", "r1", "info")


def fail() -> None:
    secret = "qzxlocal"
    raise ValueError(f"bad\nvalue\x1b[31m password={secret}")


@pytest.mark.parametrize("library", [False, True])
def test_an_exception_is_told_without_secrets(log: Log, library: bool) -> None:
    for form in ("json", "console"):
        log.start(form)
        try:
            fail()
        except ValueError:
            if library:
                logging.getLogger("library").exception("trouble")
            else:
                structlog.get_logger("x").exception("trouble")
        text = log.take()
        assert "qzx" not in text.replace('secret = "qzxlocal"', "")
        assert "\x1b[31m" not in text
        if form == "json":
            line = json.loads(text)
            assert line["traceback"][0].startswith("Traceback")
            assert line["traceback"][-2] == "ValueError: bad"
            assert any("in fail" in part for part in line["traceback"])
        else:
            first, *rest = text.splitlines()
            assert "trouble" in first
            assert rest
            assert all(line.startswith("    | ") for line in rest)


def test_a_long_traceback_is_cut(log: Log) -> None:
    def deep(levels: int) -> None:
        if levels:
            deep(levels - 1)
        raise ValueError("deep " * 1000)

    log.start()
    try:
        deep(200)
    except ValueError:
        structlog.get_logger("x").exception("trouble")
    (line,) = log.lines()
    assert len(line["traceback"]) <= 41
    assert line["traceback"][-1].startswith("ValueError: deep")
    assert len(line["traceback"][-1]) <= LONGEST_TEXT


def test_the_form_follows_the_stream(log: Log) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    logs.configure(stream=terminal)
    structlog.get_logger("x").info("hello", number=1)
    assert not terminal.getvalue().startswith("{")
    assert "hello" in terminal.getvalue()
    log.start("")
    structlog.get_logger("x").info("hello", number=1)
    assert log.lines()[0]["number"] == 1


def test_levels_hold(log: Log) -> None:
    log.start(level="warning")
    structlog.get_logger("x").info("one")
    structlog.get_logger("x").warning("two")
    assert [line["event"] for line in log.lines()] == ["two"]
    log.start(level="info")
    logging.getLogger("httpx").info("HTTP Request: POST https://hooks.example.org/path")
    logging.getLogger("uvicorn.access").info("GET /join/abc")
    assert log.lines() == []


@pytest.mark.parametrize(
    ("level", "form", "field"), [("loud", "json", "level"), ("info", "xml", "log_format")]
)
def test_settings_that_are_wrong_are_named(level: str, form: str, field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}: "):
        logs.configure(level, form)


async def page(request: Request) -> Response:
    structlog.get_logger("page").info("within")
    if request.path_params["game"] == "broken":
        raise RuntimeError("broken")
    return PlainTextResponse("here", 201)


async def ask(path: str) -> list[Message]:
    app = Starlette(routes=[Route("/g/{game}", page)], middleware=[Middleware(logs.RequestLog)])
    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "query_string": b"key=qzx",
        "headers": [(b"x-request-id", b"qzx")],
    }
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    return sent


@pytest.mark.anyio
async def test_a_request_has_an_id_and_a_line(log: Log) -> None:
    log.start()
    first = await ask("/g/qzx")
    await ask("/g/qzx")
    text = log.take()
    assert "qzx" not in text
    within, line, _, other = [json.loads(one) for one in text.splitlines()]
    assert (line["event"], line["route"], line["status"]) == ("request", "/g/{game}", 201)
    assert line["method"] == "GET"
    assert line["ms"] >= 0
    assert within["request"] == line["request"] != other["request"]
    headers = dict(first[0]["headers"])
    assert headers[b"x-request-id"].decode() == line["request"]


@pytest.mark.anyio
async def test_a_request_that_breaks_is_told(log: Log) -> None:
    log.start()
    with pytest.raises(RuntimeError):
        await ask("/g/broken")
    lines = log.lines()
    assert [line["event"] for line in lines] == ["within", "request failed", "request"]
    assert lines[1]["traceback"][-1] == "RuntimeError: broken"
    assert lines[2]["status"] == 500
    assert len({line["request"] for line in lines}) == 1


@pytest.mark.parametrize(("accepted", "status"), [(True, 101), (False, 403)])
@pytest.mark.anyio
async def test_a_socket_has_a_line_too(log: Log, accepted: bool, status: int) -> None:
    async def app(scope: Scope, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept" if accepted else "websocket.close"})

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        return None

    log.start()
    await logs.RequestLog(app)({"type": "websocket", "path": "/qzx"}, receive, send)
    (line,) = log.lines()
    assert (line["method"], line["status"], line["route"]) == ("socket", status, "none")


@pytest.mark.anyio
async def test_a_socket_whose_reader_has_gone_is_no_fault(log: Log) -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        raise ClientDisconnected

    log.start()
    with pytest.raises(ClientDisconnected):
        await logs.RequestLog(app)({"type": "websocket", "path": "/"}, receive, send)
    assert [(line["event"], line["level"]) for line in log.lines()] == [("request", "info")]
