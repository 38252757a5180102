"""Where a reader may be sent, and from where requests may come."""

from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection, Request
from starlette.websockets import WebSocket

from aedilis.server.security.places import (
    base_url,
    cross_site,
    origin_allowed,
    safe_next,
    same_origin,
    valid_host,
)
from aedilis.server.settings import Settings

PLAIN = Settings()
HTTPS = Settings(secure=True)
NAMED = Settings(url="https://rome.example.org", secure=True)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/abc?key=a_b-c&x=1", "/rules/glory#q"])
def test_paths_of_ours_are_gone_to(path: str) -> None:
    assert safe_next(path) == path


@pytest.mark.parametrize(
    "path",
    [
        "",
        "table",
        "//evil.example",
        "///evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        " //evil.example",
        "https:evil.example",
        "https://evil.example",
        "javascript:alert(1)",
        "%2f%2fevil.example",
        "/%2f%2fevil.example",
        "/%2Fevil.example",
        "/%5cevil.example",
        "/%5Cevil.example",
        "/.//evil.example",
        "/%2e//evil.example",
        "/a\r\nSet-Cookie: x=y",
        "/\x7f",
        "/é",
        "/" + "a" * 600,
    ],
)
def test_nothing_else_is_gone_to(path: str) -> None:
    assert safe_next(path) == "/"
    assert safe_next(path, "/games") == "/games"


@pytest.mark.parametrize(
    "host", ["", "localhost", "a.example.org:8064", "127.0.0.1", "[::1]:8064", "my_host"]
)
def test_hosts_that_are_some(host: str) -> None:
    assert valid_host(host)


@pytest.mark.parametrize(
    "host",
    ["a/b", "a b", "evil.example\\x", "a@b", "<script>", "a:port", "a:123456", "-", "x" * 300, "ü"],
)
def test_hosts_that_are_none(host: str) -> None:
    assert not valid_host(host)


@pytest.mark.parametrize(
    ("origin", "host", "settings", "same"),
    [
        ("http://localhost:8064", "localhost:8064", PLAIN, True),
        ("http://localhost", "localhost:80", PLAIN, True),
        ("https://localhost", "localhost", PLAIN, True),
        ("http://localhost:8065", "localhost:8064", PLAIN, False),
        ("http://evil.example", "localhost", PLAIN, False),
        ("http://localhost.evil.example", "localhost", PLAIN, False),
        ("null", "localhost", PLAIN, False),
        ("", "localhost", PLAIN, False),
        ("http://", "localhost", PLAIN, False),
        ("http://localhost/path", "localhost", PLAIN, False),
        ("file://localhost", "localhost", PLAIN, False),
        ("http://localhost:x", "localhost", PLAIN, False),
        ("http://localhost", "", PLAIN, False),
        ("http://localhost", "localhost", HTTPS, False),
        ("https://localhost", "localhost", HTTPS, True),
        ("https://rome.example.org", "inner:8064", NAMED, True),
        ("http://rome.example.org", "inner:8064", NAMED, False),
        ("https://rome.example.org:8443", "inner:8064", NAMED, False),
    ],
)
def test_origins(origin: str, host: str, settings: Settings, same: bool) -> None:
    assert same_origin(origin, host, settings) is same


def connection(kind: str = "http", **headers: str) -> Any:
    scope = {
        "type": kind,
        "scheme": "http",
        "server": ("inner", 8064),
        "path": "/",
        "query_string": b"",
        "headers": [
            (name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()
        ],
    }

    async def nothing(*_: Any) -> Any:
        return {}

    return WebSocket(scope, nothing, nothing) if kind == "websocket" else Request(scope)


def test_sockets_are_opened_from_our_own_pages() -> None:
    def allowed(**headers: str) -> bool:
        return origin_allowed(connection("websocket", host="localhost", **headers), PLAIN)

    assert allowed(origin="http://localhost")
    assert allowed()
    assert not allowed(origin="http://evil.example")
    assert not allowed(origin="null")


def test_browsers_say_where_a_request_comes_from() -> None:
    def elsewhere(**headers: str) -> bool:
        return cross_site(connection(host="localhost", **headers), PLAIN)

    assert not elsewhere()
    assert not elsewhere(sec_fetch_site="same-origin", origin="http://localhost")
    assert not elsewhere(sec_fetch_site="none")
    assert elsewhere(sec_fetch_site="cross-site")
    assert elsewhere(sec_fetch_site="same-site")
    assert elsewhere(origin="http://evil.example")
    assert elsewhere(origin="null")
    assert elsewhere(sec_fetch_site="same-origin", origin="http://evil.example")


def test_links_have_our_own_address_where_there_is_one() -> None:
    there: HTTPConnection = connection(host="evil.example")
    assert base_url(there, NAMED) == "https://rome.example.org"
    assert base_url(connection(host="localhost:8064"), PLAIN) == "http://localhost:8064"


def test_no_module_builds_letters_from_the_host_of_a_request() -> None:
    pages = Path(__file__).parents[3] / "src" / "aedilis" / "server" / "pages"
    text = (pages / "notices.py").read_text("utf-8")
    assert "base_url" not in text
    assert "request.url.netloc" not in text
