"""Requests to addresses that others wrote down, and every known trick to lead them astray."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import httpx
import pytest

from aedilis.server.security.safe_http import (
    AddressRefused,
    Answer,
    HttpSettings,
    SafeHttp,
    Unreachable,
)
from tests.patience import PATIENCE
from tests.server.notices.certificates import Certificates
from tests.server.notices.receiver import Receiver, answer

ANY_PORT = HttpSettings(ports=())
HERE = HttpSettings(ports=(), allow=("127.0.0.1/32",), timeout=PATIENCE)
PUBLIC = "93.184.215.14"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Names:
    """A resolver: gives the answers in turn, the last one for ever, and counts the questions."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self._answers = answers
        self.asked: list[tuple[str, int]] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append((host, port))
        return self._answers[min(len(self.asked), len(self._answers)) - 1]


class Wire(httpx.AsyncBaseTransport):
    """Stands for the network: keeps the requests, and fails to connect to some addresses."""

    def __init__(self, *dead: str, status: int = 200) -> None:
        self.dead = dead
        self.status = status
        self.requests: list[httpx.Request] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        if request.url.host in self.dead:
            raise httpx.ConnectError("no route")
        return httpx.Response(self.status)


@pytest.mark.parametrize(
    "host",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "[::]",
        "[::1]",
        "[0:0:0:0:0:0:0:1]",
        "[::7f00:1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        f"[::ffff:{PUBLIC}]",
        "[::ffff:0:127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b::127.0.0.1]",
        "[64:ff9b:1::a00:1]",
        "[100::1]",
        "[2001::1]",
        "[2001:db8::1]",
        "[2002:7f00:1::]",
        "[3fff::1]",
        "[5f00::1]",
        "[fc00::1]",
        "[fd12:3456::1]",
        "[fe80::1]",
        "[fec0::1]",
        "[ff02::1]",
    ],
)
@pytest.mark.anyio
async def test_an_address_that_is_not_public_is_refused(host: str) -> None:
    with pytest.raises(AddressRefused) as refused:
        SafeHttp(ANY_PORT).check(f"http://{host}/")
    assert refused.value.why == "address"
    # The same when a name leads there.
    wire = Wire()
    http = SafeHttp(ANY_PORT, resolve=Names([host.strip("[]")]), transport=wire)
    with pytest.raises(AddressRefused, match="not public") as refused:
        await http.post("https://innocent.example.org/", b"", {})
    assert refused.value.why == "address"
    assert wire.requests == []


@pytest.mark.anyio
async def test_the_checked_address_is_the_one_connected_to() -> None:
    names, wire = Names([PUBLIC], ["127.0.0.1"]), Wire(status=201)
    http = SafeHttp(resolve=names, transport=wire)
    url = "https://Hooks.example.org:8443/path?x=1#there"
    assert await http.post(url, b"{}", {"X-Mark": "1"}) == Answer(201)
    (request,) = wire.requests
    assert names.asked == [("hooks.example.org", 8443)]
    assert str(request.url) == f"https://{PUBLIC}:8443/path?x=1"
    assert request.headers["host"] == "hooks.example.org:8443"
    assert request.headers["x-mark"] == "1"
    assert request.extensions["sni_hostname"] == "hooks.example.org"


@pytest.mark.anyio
async def test_a_caller_cannot_name_another_host() -> None:
    wire = Wire()
    http = SafeHttp(resolve=Names([PUBLIC]), transport=wire)
    await http.post("https://hooks.example.org/", b"", {"Host": "inside"})
    assert wire.requests[0].headers.get_list("host") == ["hooks.example.org"]


@pytest.mark.anyio
async def test_a_name_with_one_bad_address_is_refused() -> None:
    wire = Wire()
    http = SafeHttp(resolve=Names([PUBLIC, "10.0.0.1"]), transport=wire)
    with pytest.raises(AddressRefused):
        await http.post("https://hooks.example.org/", b"", {})
    assert wire.requests == []


@pytest.mark.anyio
async def test_a_name_that_changes_its_address_is_asked_for_once() -> None:
    async with Receiver() as receiver:
        names = Names(["127.0.0.1"], ["127.0.0.2"])
        http = SafeHttp(HERE, resolve=names)
        sent = await http.post(f"http://hooks.example.org:{receiver.port}/", b"hello", {})
        assert sent.status == 204
        assert len(names.asked) == 1
        with pytest.raises(AddressRefused):
            await http.post(f"http://hooks.example.org:{receiver.port}/", b"hello", {})
    (got,) = receiver.got
    assert got.line == "POST / HTTP/1.1"
    assert got.headers["host"] == f"hooks.example.org:{receiver.port}"
    assert got.body == b"hello"


@pytest.mark.anyio
async def test_further_addresses_of_a_name_are_tried_but_not_all() -> None:
    several = ["2606:2800:220:1::1", PUBLIC, PUBLIC, "93.184.215.15", "93.184.215.16"]
    wire = Wire(several[0])
    http = SafeHttp(resolve=Names(several), transport=wire)
    assert (await http.post("https://hooks.example.org/", b"", {})).status == 200
    assert [request.url.host for request in wire.requests] == several[:2]
    wire = Wire(*several)
    http = SafeHttp(resolve=Names(several), transport=wire)
    with pytest.raises(Unreachable):
        await http.post("https://hooks.example.org/", b"", {})
    assert [request.url.host for request in wire.requests] == [*several[:2], "93.184.215.15"]


@pytest.mark.anyio
async def test_a_redirect_is_an_answer_and_no_more() -> None:
    async with Receiver() as inside:
        location = f"Location: http://127.0.0.1:{inside.port}/admin"
        async with Receiver(answer(307, location)) as receiver:
            http = SafeHttp(HERE)
            got = await http.post(f"http://127.0.0.1:{receiver.port}/", b"", {})
    assert got == Answer(307)
    assert inside.connections == 0


@pytest.mark.anyio
async def test_a_name_without_address_is_unreachable() -> None:
    async def unknown(host: str, port: int) -> Sequence[str]:
        raise OSError("unknown")

    for resolve in (unknown, Names([]), Names(["nonsense"])):
        http = SafeHttp(resolve=resolve, transport=Wire())
        with pytest.raises(Unreachable, match="no address"):
            await http.post("https://hooks.example.org/", b"", {})


@pytest.mark.anyio
async def test_nobody_waits_for_a_silent_receiver() -> None:
    quick = HttpSettings(ports=(), allow=HERE.allow, timeout=0.2)
    async with Receiver(None) as receiver:
        begun = time.monotonic()
        with pytest.raises(Unreachable):
            await SafeHttp(quick).post(f"http://127.0.0.1:{receiver.port}/", b"", {})
        assert time.monotonic() - begun < PATIENCE


@pytest.mark.anyio
async def test_nobody_waits_for_headers_that_never_end() -> None:
    quick = HttpSettings(ports=(), allow=HERE.allow, timeout=0.3)
    # Each piece comes soon enough, but there is no end of them.
    async with Receiver(b"HTTP/1.1 102 Wait\r\n\r\n", drip=0.05) as receiver:
        begun = time.monotonic()
        with pytest.raises(Unreachable):
            await SafeHttp(quick).post(f"http://127.0.0.1:{receiver.port}/", b"", {})
        assert time.monotonic() - begun < PATIENCE


@pytest.mark.anyio
async def test_the_body_of_an_answer_is_left_alone() -> None:
    endless = b"HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n" + b"x" * 65_536
    async with Receiver(endless) as receiver:
        got = await SafeHttp(HERE).post(f"http://127.0.0.1:{receiver.port}/", b"", {})
    assert got == Answer(200)


@pytest.mark.anyio
async def test_nonsense_and_a_closed_port_are_unreachable() -> None:
    async with Receiver(b"SSH-2.0-OpenSSH\r\n") as receiver:
        url = f"http://127.0.0.1:{receiver.port}/"
        with pytest.raises(Unreachable):
            await SafeHttp(HERE).post(url, b"", {})
    with pytest.raises(Unreachable):
        await SafeHttp(HERE).post(url, b"", {})


@pytest.mark.anyio
async def test_a_header_cannot_be_broken_in_two() -> None:
    async with Receiver() as receiver:
        url = f"http://127.0.0.1:{receiver.port}/"
        with pytest.raises(Unreachable):
            await SafeHttp(HERE).post(url, b"", {"X-Mark": "1\r\nX-More: 2"})
    assert receiver.got == []


@pytest.mark.anyio
async def test_retry_after_is_read_in_both_forms() -> None:
    date = format_datetime(datetime.now(UTC) + timedelta(seconds=90), usegmt=True)
    forms = ("120", date, "soon", "-5", "9" * 70)
    answers = [answer(503, f"Retry-After: {text}") for text in forms]
    async with Receiver(*answers) as receiver:
        http = SafeHttp(HERE)
        url = f"http://127.0.0.1:{receiver.port}/"
        got = [(await http.post(url, b"", {})).retry_after for _ in forms]
    assert got[0] == 120
    assert got[1] is not None
    assert 80 < got[1] <= 90
    assert got[2] is None
    assert got[3] is None


@pytest.mark.anyio
async def test_the_certificate_is_held_against_the_name(tmp_path: Path) -> None:
    certificates = Certificates(tmp_path)
    async with Receiver(tls=certificates.serve()) as receiver:
        http = SafeHttp(HERE, resolve=Names(["127.0.0.1"]), tls=certificates.trust())
        sent = await http.post(f"https://hooks.example.org:{receiver.port}/", b"", {})
        assert sent.status == 204
        assert receiver.got[0].sni == "hooks.example.org"
        with pytest.raises(Unreachable):
            await http.post(f"https://other.example.org:{receiver.port}/", b"", {})
        strict = SafeHttp(HERE, resolve=Names(["127.0.0.1"]))
        with pytest.raises(Unreachable):
            await strict.post(f"https://hooks.example.org:{receiver.port}/", b"", {})
    assert len(receiver.got) == 1


@pytest.mark.anyio
async def test_a_proxy_of_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Receiver() as proxy, Receiver() as receiver:
        for name in ("http_proxy", "HTTP_PROXY", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        await SafeHttp(HERE).post(f"http://127.0.0.1:{receiver.port}/", b"", {})
    assert (proxy.connections, receiver.connections) == (0, 1)
