"""Webhooks: what is posted, how it is signed, and what an answer means."""

import hashlib
import hmac
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aedilis.server.notices.delivery import Undelivered
from aedilis.server.notices.webhook import (
    SIGNATURE,
    TIMESTAMP,
    Hook,
    WebhookSender,
    new_secret,
    payload,
    sign,
)
from aedilis.server.security.safe_http import AddressRefused, HttpSettings, SafeHttp
from tests.patience import PATIENCE
from tests.server.notices.receiver import Receiver, answer
from tests.server.notices.samples import TURN, notice

HERE = HttpSettings(ports=(), allow=("127.0.0.1/32",), timeout=PATIENCE)


@pytest.mark.anyio
async def test_a_notice_is_posted_and_signed() -> None:
    secret = new_secret()
    async with Receiver() as receiver:
        sender = WebhookSender(SafeHttp(HERE), clock=lambda: 1_700_000_000.9)
        hook = Hook(f"http://127.0.0.1:{receiver.port}/hook?room=1", secret)
        await sender.send(hook, TURN, "12-1")
    (got,) = receiver.got
    assert got.line == "POST /hook?room=1 HTTP/1.1"
    assert got.headers["content-type"] == "application/json"
    assert got.headers["aedilis-delivery"] == "12-1"
    stamp = got.headers["aedilis-timestamp"]
    assert stamp == "1700000000"
    digest = hmac.new(secret.encode(), stamp.encode() + b"." + got.body, hashlib.sha256)
    assert got.headers["aedilis-signature"] == f"v1={digest.hexdigest()}"
    assert msgspec.json.decode(got.body) == {
        "event": "your-turn",
        "news": None,
        "game": {
            "id": "k3x9",
            "title": "Table of Livia",
            "url": "https://games.example.org/g/k3x9",
        },
        "for": "Livia",
        "from": None,
        "phase": "Senate",
        "topic": "Vote on the land bill",
        "language": "en",
        "subject": "Your turn: Table of Livia",
        "line": "Senate · Vote on the land bill",
    }


def test_a_signature_is_of_time_body_and_secret() -> None:
    signatures = {
        sign("a", "1", b"x"),
        sign("b", "1", b"x"),
        sign("a", "2", b"x"),
        sign("a", "1", b"y"),
        sign("a", "1.x", b""),
    }
    assert len(signatures) == 5
    assert new_secret() != new_secret()


def test_a_chat_names_who_wrote() -> None:
    data = msgspec.json.decode(payload(notice(kind="chat", who="Marcus")))
    assert (data["event"], data["from"]) == ("chat", "Marcus")


@pytest.mark.parametrize(
    ("status", "reason", "retry", "gone"),
    [
        (301, "refused 301", False, False),
        (302, "refused 302", False, False),
        (400, "refused 400", False, False),
        (404, "refused 404", False, False),
        (408, "refused 408", True, False),
        (410, "gone 410", False, True),
        (429, "refused 429", True, False),
        (500, "refused 500", True, False),
        (503, "refused 503", True, False),
    ],
)
@pytest.mark.anyio
async def test_what_an_answer_means(status: int, reason: str, retry: bool, gone: bool) -> None:
    async with Receiver(
        answer(status, "Retry-After: 7", "Location: http://127.0.0.1/")
    ) as receiver:
        hook = Hook(f"http://127.0.0.1:{receiver.port}/", "s")
        with pytest.raises(Undelivered) as trouble:
            await WebhookSender(SafeHttp(HERE)).send(hook, TURN, "1")
    error = trouble.value
    assert (error.reason, error.retry, error.gone, error.ours) == (reason, retry, gone, False)
    assert error.after == (None if gone else 7)
    assert receiver.connections == 1


@pytest.mark.anyio
async def test_a_private_address_is_not_called() -> None:
    async with Receiver() as receiver:
        url = f"http://127.0.0.1:{receiver.port}/"
        sender = WebhookSender(SafeHttp(HttpSettings(ports=())))
        with pytest.raises(AddressRefused):
            sender.check(url)
        with pytest.raises(Undelivered) as trouble:
            await sender.send(Hook(url, "s"), TURN, "1")
    assert (trouble.value.reason, trouble.value.retry) == ("forbidden", False)
    assert receiver.connections == 0


@pytest.mark.anyio
async def test_a_receiver_that_is_down_may_come_back() -> None:
    async with Receiver() as receiver:
        hook = Hook(f"http://127.0.0.1:{receiver.port}/", "s")
    with pytest.raises(Undelivered) as trouble:
        await WebhookSender(SafeHttp(HERE)).send(hook, TURN, "1")
    assert (trouble.value.reason, trouble.value.retry) == ("unreachable", True)


def documented() -> Callable[[str, dict[str, str], bytes], bool]:
    """The check that the documentation gives to those who receive webhooks."""
    page = Path(__file__).parents[3] / "docs" / "how-to" / "notices.md"
    (code,) = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    check: Callable[[str, dict[str, str], bytes], bool] = names["is_genuine"]
    return check


def test_the_documented_check_is_right() -> None:
    is_genuine = documented()
    body, now = payload(TURN), int(time.time())

    def headers(stamp: int, secret: str = "right", of: bytes = body) -> dict[str, str]:
        return {TIMESTAMP: str(stamp), SIGNATURE: sign(secret, str(stamp), of)}

    assert is_genuine("right", headers(now), body)
    assert not is_genuine("right", headers(now, "wrong"), body)
    assert not is_genuine("right", headers(now, of=b"{}"), body)
    assert not is_genuine("right", headers(now - 400), body)
    assert not is_genuine("right", {**headers(now), TIMESTAMP: str(now - 1)}, body)
