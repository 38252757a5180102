"""Bodies that are too long, and forms that are none."""

from collections.abc import AsyncIterator

import pytest

from tests.server.pages.browser import BASE, Browser, alert

pytestmark = pytest.mark.anyio

FORM = {"content-type": "application/x-www-form-urlencoded", "origin": BASE}


async def test_a_long_body_is_refused_by_its_length(browser: Browser) -> None:
    answer = await browser.post("/login", content=b"name=" + b"x" * 70_000, headers=FORM)
    assert answer.status_code == 413
    assert "65" in alert(answer)
    answer = await browser.get("/", headers={"content-length": "99999999999999999999999"})
    assert answer.status_code == 413


@pytest.mark.parametrize("known", [False, True])
async def test_a_long_body_is_refused_when_it_comes_in_pieces(
    browser: Browser, known: bool
) -> None:
    if known:
        await browser.sign_up()
    sent = 0

    async def pieces() -> AsyncIterator[bytes]:
        nonlocal sent
        for _ in range(1000):
            sent += 1
            yield b"x" * 10_000

    answer = await browser.post("/login", content=pieces(), headers=FORM)
    assert answer.status_code == 413
    assert answer.headers["content-security-policy"]
    assert "<h1>" in answer.text
    assert (await browser.get("/")).status_code == 200


async def test_the_api_bounds_its_own_bodies_below_a_ceiling(browser: Browser) -> None:
    answer = await browser.post("/api/v1/games", content=b"x" * 5_000_000)
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-large"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"\xff\xfe=x", 400),
        (b"name=%ff%fe", 400),
        (b"&".join(b"a=b" for _ in range(500)), 400),
        (b"", 403),
        (b"&&&===&", 403),
        (b"name", 403),
        (b"name=a%00b", 422),
        (b"name=a%0d%0ab", 422),
        (b"name=" + b"x" * 5000, 422),
        (b"name=a&name=b&password=c", 403),
        (b"next=//evil.example&name=x&password=y", 403),
    ],
)
async def test_forms_of_every_kind_are_answered(browser: Browser, body: bytes, status: int) -> None:
    answer = await browser.post("/login", content=body, headers=FORM)
    assert answer.status_code == status
    assert "<h1>" in answer.text


@pytest.mark.parametrize("media", ["", "text/plain", "multipart/form-data; boundary=x", "x" * 300])
async def test_other_media_are_refused(browser: Browser, media: str) -> None:
    headers = {"origin": BASE, "content-type": media}
    answer = await browser.post("/login", content=b"name=a&password=b", headers=headers)
    assert answer.status_code == 415


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[]", b"{", b'{"endpoint": 1}', b"[" * 60_000, b"\xff"]
)
async def test_json_of_every_kind_is_answered(browser: Browser, body: bytes) -> None:
    await browser.sign_up()
    headers = {"origin": BASE, "x-csrf-token": await browser.token()}
    for method in ("POST", "DELETE"):
        answer = await browser.request(method, "/profile/push", content=body, headers=headers)
        assert answer.status_code == 400
